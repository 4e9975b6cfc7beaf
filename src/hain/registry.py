"""Which games there are: every folder in `hain.games` that has `RULES`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from hain.core.errors import BadSetup
from hain.core.rules import Rules


@cache
def _games() -> dict[str, Rules]:
    folder = import_module("hain.games").__path__
    names = sorted(module.name for module in iter_modules(folder) if module.ispkg)
    return {name: import_module(f"hain.games.{name}").RULES for name in names}


def games() -> list[Rules]:
    """The rules of all games.

    >>> [rules.name for rules in games()]
    ['evergreen']
    """
    return list(_games().values())


def rules(name: str) -> Rules:
    """The rules of one game.

    >>> rules("evergreen").seats
    range(1, 5)
    """
    found = _games().get(name)
    if found is None:
        raise BadSetup("error-game", game=name, known=", ".join(_games()))
    return found
