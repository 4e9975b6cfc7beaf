"""The levels of the bots, from friendly to all they can."""

from collections.abc import Callable

from hain.bots.bot import Bot
from hain.bots.random import RandomBot
from hain.bots.search import SearchBot
from hain.core.dice import Dice
from hain.core.errors import BadSetup


def _random(dice: Dice) -> Bot:
    return RandomBot(dice)


def _sprout(dice: Dice) -> Bot:
    """Tries little, and leaves every fourth move to chance."""
    return SearchBot(dice, tries=20, loose=4)


def _sapling(dice: Dice) -> Bot:
    return SearchBot(dice, tries=60)


def _tree(dice: Dice) -> Bot:
    return SearchBot(dice, tries=400)


def _sequoia(dice: Dice) -> Bot:
    """As long as its time lasts."""
    return SearchBot(dice)


LEVELS: dict[str, Callable[[Dice], Bot]] = {
    "random": _random,
    "sprout": _sprout,
    "sapling": _sapling,
    "tree": _tree,
    "sequoia": _sequoia,
}


def make_bot(level: str, dice: Dice) -> Bot:
    """A bot of a level.

    >>> make_bot("stone", Dice(1))
    Traceback (most recent call last):
        ...
    hain.core.errors.BadSetup: There is no bot “stone”. Bots are random, sprout, sapling, tree, sequoia.
    """
    if level not in LEVELS:
        raise BadSetup("error-bot", bot=level, known=", ".join(LEVELS))
    return LEVELS[level](dice)
