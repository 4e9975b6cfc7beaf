"""What a bot is."""

from collections.abc import Callable
from typing import Protocol

from hain.core.dice import Dice
from hain.core.state import State

Imagine = Callable[[Dice], State]
"""Gives a state which the bot's seat cannot tell from the one on the table, dealt with the dice."""


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, imagine: Imagine, seat: int, budget: float) -> int:
        """A legal move, within `budget` seconds."""
        ...
