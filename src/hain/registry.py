"""Which games there are: every folder in `hain.games` that has `RULES`, and what other packages bring."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from hain.core.errors import BadSetup, Refused
from hain.core.rules import Rules
from hain.guests import Guest, guests

_package = import_module("hain.games")  # now, lest its import take the name of the function below


@cache
def _own() -> dict[str, Rules]:
    names = [module.name for module in iter_modules(_package.__path__) if module.ispkg]
    packages = {name: import_module(f"hain.games.{name}") for name in names}
    return {name: package.RULES for name, package in packages.items() if hasattr(package, "RULES")}


@cache
def _found() -> tuple[dict[str, Guest], tuple[Refused, ...]]:
    return guests(frozenset(_own()))


@cache
def _games() -> dict[str, Rules]:
    """All games in the order of the shelf."""
    found = [*_own().values(), *(guest.rules for guest in _found()[0].values())]
    return {rules.name: rules for rules in sorted(found, key=lambda rules: (rules.shelf.order, rules.name))}


class _Games:
    """`hain.games()` lists the rules of all games, and `hain.games.evergreen` is still the package of one.

    >>> "evergreen" in [rules.name for rules in games()]
    True
    """

    def __call__(self) -> list[Rules]:
        return list(_games().values())

    def __getattr__(self, name: str) -> Any:
        return getattr(_package, name)


games = _Games()


def rules(name: str) -> Rules:
    """The rules of one game.

    >>> rules("evergreen").seats
    range(1, 5)
    """
    found = _games().get(name)
    if found is None:
        raise BadSetup("error-game", game=name, known=", ".join(_games()))
    return found


def left_out() -> tuple[Refused, ...]:
    """Games of other packages that cannot be played here, and why."""
    return _found()[1]


def home_of(game: str) -> Traversable:
    """The folder of a game."""
    guest = _found()[0].get(game)
    return files("hain").joinpath("games", game) if guest is None else guest.home


def words_of(game: str) -> Traversable | None:
    """The folder of the words of a game that brings its own: a folder for each language."""
    guest = _found()[0].get(game)
    return None if guest is None else guest.words
