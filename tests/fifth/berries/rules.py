"""Berries: its name, seats and option, and how a game is set up."""

from collections.abc import Mapping
from typing import Any, cast

from hain.core.dice import Dice
from hain.core.grammar import Grammar
from hain.core.option import Option, OptionValue
from hain.core.rules import Rules
from hain.core.seed import read_dice
from hain.core.sheet import ScoreSheet
from hain.core.shelf import Shelf
from hain.core.state import Saved, State

from .state import BUSHES, GRAMMAR, MOST, BerriesState, laid_out


class BerriesRules(Rules):
    name = "berries"
    prefix = "BER"
    seats = range(2, 4)
    options = (Option("size", range(3, 9), 5),)
    version = 1
    things = ("bush",)
    shelf = Shelf(minutes=(1, 2), bots=1, accent="brick", designer="Nobody")

    def deal(self, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> BerriesState:
        size = int(options["size"])
        return BerriesState([size + dice.below(3) for _ in BUSHES], [0] * seats, [0] * seats, 0, dice)

    def box(self) -> dict[str, object]:
        return {"bushes": list(BUSHES), "most": MOST}

    def grammar(self) -> Grammar:
        return GRAMMAR

    def load(self, saved: Saved) -> State:
        data = cast(dict[str, Any], saved)
        return BerriesState(data["bushes"], data["berries"], data["extra"], data["turn"], read_dice(data["dice"]))

    def read(self, text: str, seed: int = 0) -> State:
        return laid_out(text, Dice(seed))

    def tally(self, text: str) -> list[ScoreSheet]:
        return laid_out(text, Dice(0)).scores()

    def longest(self, seats: int) -> int:
        return 10 * len(BUSHES)


RULES = BerriesRules()
