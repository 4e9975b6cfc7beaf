"""The levels of the bots, from friendly to all they can."""

from collections.abc import Callable
from pathlib import Path

from hain.bots.bot import Bot
from hain.bots.greedy import GreedyBot
from hain.bots.random import RandomBot
from hain.bots.search import SearchBot
from hain.core.dice import Dice
from hain.core.errors import BadSetup
from hain.core.guide import Guide
from hain.core.number import whole_number
from hain.core.rules import Rules
from hain.core.weights import read_weights


def _random(guide: Guide, dice: Dice) -> Bot:
    return RandomBot(dice)


def _greedy(guide: Guide, dice: Dice) -> Bot:
    return GreedyBot(guide, dice)


def _sprout(guide: Guide, dice: Dice) -> Bot:
    """Tries little, and leaves every second move to chance."""
    return SearchBot(guide, dice, tries=10, loose=2)


def _sapling(guide: Guide, dice: Dice) -> Bot:
    """Tries a little more, and leaves every fourth move to chance."""
    return SearchBot(guide, dice, tries=16, loose=4)


def _tree(guide: Guide, dice: Dice) -> Bot:
    """Tries enough to play well, and slips now and then."""
    return SearchBot(guide, dice, tries=60, loose=12)


def _sequoia(guide: Guide, dice: Dice) -> Bot:
    """As long as its time lasts."""
    return SearchBot(guide, dice)


LEVELS: dict[str, Callable[[Guide, Dice], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "sprout": _sprout,
    "sapling": _sapling,
    "tree": _tree,
    "sequoia": _sequoia,
}


QUICK = ("random", "greedy", "sprout", "sapling")
"""Levels that decide in a moment, whatever time they are given."""


def make_bot(level: str, rules: Rules, dice: Dice) -> Bot:
    """A bot of a level, or one that tries so often; `tree@weights.toml` plays with other weights than the shipped ones.

    >>> import hain
    >>> make_bot("stone", hain.rules("evergreen"), Dice(1))
    Traceback (most recent call last):
        ...
    hain.core.errors.BadSetup: There is no bot “stone”. Bots are random, greedy, sprout, sapling, tree, sequoia.
    """
    name, _, file = level.partition("@")
    guide = rules.guide(read_weights(Path(file).read_text("utf-8")) if file else None)
    tries = whole_number(name)
    if tries is not None and 0 < tries < 1_000_000:
        return SearchBot(guide, dice, tries=tries)
    if name not in LEVELS:
        raise BadSetup("error-bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[name](guide, dice)
