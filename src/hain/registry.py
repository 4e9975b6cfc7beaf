"""Which games there are: every folder in `hain.games` that has `RULES`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from hain.core.errors import BadSetup
from hain.core.rules import Rules

_package = import_module("hain.games")  # now, lest its import take the name of the function below


@cache
def _games() -> dict[str, Rules]:
    names = sorted(module.name for module in iter_modules(_package.__path__) if module.ispkg)
    packages = {name: import_module(f"hain.games.{name}") for name in names}
    return {name: package.RULES for name, package in packages.items() if hasattr(package, "RULES")}


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
