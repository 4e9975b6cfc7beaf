"""Positions that the guides to the rules show: written by hand, while all that is said about them is reckoned here."""

import tomllib
from functools import cache

from fastapi import FastAPI

from hain.registry import home_of, rules
from hain.server.wire import ExampleData


def add_examples(app: FastAPI) -> None:
    """The route of this module."""

    @app.get("/api/examples/{game}")
    async def examples(game: str) -> list[ExampleData]:
        """The examples of a game by name, as an onlooker sees them; a game without any has an empty list."""
        return examples_of(rules(game).name)


@cache
def examples_of(game: str) -> list[ExampleData]:
    """The positions of `data/examples.toml` in the folder of a game.

    >>> [example["name"] for example in examples_of("evergreen")][:2]
    ['light-n', 'light-e']
    >>> examples_of("glade")
    []
    """
    path = home_of(game).joinpath("data", "examples.toml")
    if not path.is_file():
        return []
    written: dict[str, str] = tomllib.loads(path.read_text("utf-8"))
    return [{"name": name, "view": rules(game).read(text).view(None)} for name, text in written.items()]
