"""Which games there are, with what a start page says of them, and the box of each, which a browser keeps."""

from functools import cache
from typing import cast

import orjson
from fastapi import FastAPI, Request, Response

import hain
from hain.bots import LEVELS
from hain.core.box import box_of
from hain.core.errors import Refused
from hain.core.option import Option
from hain.core.rules import Rules
from hain.server.answer import FOREVER, Answer
from hain.server.wire import GameData, GamesData, OptionData, ShelfData


def add_shelf(app: FastAPI) -> None:
    """The routes of this module."""

    @app.head("/api/games", include_in_schema=False)
    @app.get("/api/games", response_model=GamesData)
    async def games(request: Request) -> Response:
        """All games in the order of the start page, and the levels of the bots."""
        return _games().to(request)

    @app.head("/api/box/{game}/{hash}", include_in_schema=False)
    @app.get("/api/box/{game}/{hash}")
    async def box(game: str, hash: str, request: Request) -> Response:  # noqa: A002 - the name in the address
        """All that is printed in the game, as `BoxData`. It never changes: `/api/games` and every table tell the hash
        of the box of now."""
        rules = hain.rules(game)
        if box_of(rules).hash != hash:
            raise Refused("server-no-box", game=game, hash=hash)
        return _box(rules).to(request)


@cache
def _games() -> Answer:
    data: GamesData = {"games": [game_data(rules) for rules in hain.games()], "levels": list(LEVELS)}
    return Answer(orjson.dumps(data), "application/json")


@cache
def _box(rules: Rules) -> Answer:
    return Answer(box_of(rules).text, "application/json", FOREVER)


def game_data(rules: Rules) -> GameData:
    return {
        "name": rules.name,
        "version": rules.version,
        "seats": list(rules.seats),
        "options": [_option(option) for option in rules.options],
        "shelf": cast(ShelfData, rules.shelf.data()),
        "box": box_of(rules).hash,
    }


def _option(option: Option) -> OptionData:
    return {
        "name": option.name,
        "default": option.default,
        "values": list(option.values) if isinstance(option.values, tuple) else None,
        "least": option.values[0] if isinstance(option.values, range) else None,
        "most": option.values[-1] if isinstance(option.values, range) else None,
        "example": option.example,
        "rare": option.rare,
        "only_with": None if option.seats is None else list(option.seats),
    }
