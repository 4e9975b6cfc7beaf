"""An effect made ready: what it takes and what it gives, as numbers."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.measure import Test
from hain.games.earth.notation import ACTION_COLORS, Amount

# the four actions, in the order of their colours (EAR-21)
PLANT: Final = 0
COMPOST: Final = 1
WATER: Final = 2
GROW: Final = 3
NO_ACTION: Final = -1

# along which line of the grid pieces are placed
BY_ROW: Final = 1
BY_COLUMN: Final = 2
NO_LINE: Final = 0


class Recipe:
    """Costs and gains of one ability. The fields stand in the order in which they are paid and received."""

    def __init__(self, costs: tuple[Amount, ...], gains: tuple[Amount, ...]) -> None:
        taken: dict[str, int] = {word: number for number, word in costs}
        given: dict[str, int] = {word: number for number, word in gains}
        self.soil_cost: i64 = taken.get("soil", 0)
        self.compost_cost: i64 = taken.get("compost", 0)
        self.sprout_cost: i64 = taken.get("sprout", 0)
        self.growth_cost: i64 = taken.get("growth", 0)
        self.hand_cost: i64 = taken.get("hand", 0)
        self.draw: i64 = given.get("draw", 0)
        self.soil: i64 = given.get("soil", 0)
        self.deck: i64 = given.get("deck", 0)
        self.sprout: i64 = given.get("sprout", 0)
        self.growth: i64 = given.get("growth", 0)
        self.hand: i64 = given.get("hand", 0)
        self.pick: i64 = given.get("pick", 0)
        self.active: bool = False  # only for the active seat (EAR-41)
        self.planted: Test | None = None  # times such cards planted this turn (EAR-42)
        self.each: Test | None = None  # one on each such flora of a line (EAR-43)
        self.line: i64 = NO_LINE
        self.around: bool = False  # on the flora around the card (EAR-44)
        self.copies: i64 = NO_ACTION  # the action whose abilities it copies (EAR-47)
        self.has_cost: bool = len(costs) > 0
        self.has_pure_gain: bool = self.draw + self.soil + self.deck > 0
        self.is_pure: bool = not self.has_cost and self.sprout + self.growth + self.hand + self.pick == 0


def action_of(color: str) -> int:
    """The action to which abilities of a colour belong."""
    return ACTION_COLORS.index(color)
