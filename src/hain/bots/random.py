"""A bot that plays any legal move."""

from hain.bots.bot import Imagine
from hain.core.dice import Dice


class RandomBot:
    """Plays each legal move with the same chance."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, imagine: Imagine, seat: int, budget: float) -> int:
        moves = imagine(self._dice.split()).moves(seat)
        return moves[self._dice.below(len(moves))]
