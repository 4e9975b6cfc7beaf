"""The table drawn with letters, with the names of those who sit at it."""

from collections.abc import Sequence

from hain.core.known import Span
from hain.core.known import Words as DiagramWords
from hain.core.state import State
from hain.table.asks.moment import Eyes
from hain.table.chair import Chair

BOT_NAMES = 6


def drawing(state: State, chairs: Sequence[Chair], eyes: Eyes, spoken: DiagramWords) -> list[list[Span]]:
    """As these eyes see it."""
    return [[(piece, style) for piece, style in line if piece] for line in state.diagram(naming(chairs, spoken), eyes)]


def naming(chairs: Sequence[Chair], spoken: DiagramWords) -> DiagramWords:
    """Words for those who sit at a table: they know who sits where, and type nothing."""

    def told(key: str, details: dict[str, str | int]) -> str:
        if key == "diagram-typed":
            return ""
        seat = details.get("seat")
        if key == "seat-person" and isinstance(seat, int):
            return name_at(chairs, seat, spoken)
        return spoken(key, details)

    return told


def name_at(chairs: Sequence[Chair], seat: int, spoken: DiagramWords) -> str:
    """What whoever sits there is called; a bot has a name by its place, an open chair has none yet."""
    chair = chairs[seat]
    return chair.name or spoken(f"screen-bot-name-{seat % BOT_NAMES}" if chair.bot else "screen-open-seat", {})
