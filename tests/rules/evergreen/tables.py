"""Tables of Evergreen laid out for one rule at a time, and the example blocks of the rules."""

from collections.abc import Iterator
from pathlib import Path

from hain.core import Event
from hain.games.evergreen import Planet
from hain.games.evergreen.box import CARDS
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import ACTING, DRAFTING, EvergreenState

EXAMPLES = Path(__file__).parent / "examples"
ZONE = ("snow-sprout", "flowers-sprout", "rock-bush")
EMPTY = ". . . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . ."


def examples(kind: str) -> Iterator[tuple[str, list[str]]]:
    """The example blocks of one kind: a name and its lines."""
    counts: dict[str, int] = {}
    for block in (EXAMPLES / f"{kind}.txt").read_text("utf-8").split("== ")[1:]:
        name, *lines = block.strip().split("\n")
        counts[name] = counts.get(name, 0) + 1
        yield f"{name}-{counts[name]}", lines


def dealt(*pool: str, first: int = 0, seats: int = 2, zone: tuple[str, ...] = ZONE, sun: str = "n") -> EvergreenState:
    """A first round with this pool."""
    return RULES.lay_out(seats, first, [card for card in zone if card not in pool], pool, sun=sun)


def acting(card: str, planet: str = EMPTY, levels: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> EvergreenState:
    """Two seats in the action phase; seat 0 has this card, planet and levels."""
    others = [other for other in ("wild-bud", "wild-lake", "swamp-bud") if other != card][:2]
    state = dealt(card, *others)
    play(state, 0, f"draft {card}")
    play(state, 1, f"draft {others[0]}")
    seat = state.seats[0]
    seat.planet = Planet.parse(planet)
    seat.levels = levels
    seat.begin(None)
    return state


def play(state: EvergreenState, seat: int, *texts: str) -> list[Event]:
    log: list[Event] = []
    for text in texts:
        state.play(seat, state.move(seat, text), log)
    return log


def legal(state: EvergreenState, seat: int = 0) -> list[str]:
    return [state.text(move) for move in state.moves(seat)]


def cards(numbers: tuple[int, ...]) -> list[str]:
    return [CARDS[number] for number in numbers]


def play_round(state: EvergreenState, *choices: str) -> int:
    """Everybody drafts (these cards, then the leftmost) and passes everything; returns who is first next."""
    wanted = list(choices)
    while state.phase == DRAFTING:
        seat = state.to_act()[0]
        play(state, seat, f"draft {wanted.pop(0)}" if wanted else legal(state, seat)[0])
    number, holder = state.round, state.next_first
    while state.phase == ACTING and state.round == number:
        play(state, state.to_act()[0], "pass")
    return holder
