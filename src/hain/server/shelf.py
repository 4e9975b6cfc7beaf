"""Which games there are, with what a start page says of them, and the box of each, which a browser keeps."""

from typing import cast

from fastapi import FastAPI, Response

import hain
from hain.bots import LEVELS
from hain.core.box import box_of
from hain.core.errors import Refused
from hain.core.option import Option
from hain.core.rules import Rules
from hain.server.pages import FOREVER
from hain.server.wire import GameData, GamesData, OptionData, ShelfData


def add_shelf(app: FastAPI) -> None:
    """The routes of this module."""

    @app.get("/api/games")
    async def games() -> GamesData:
        """All games in the order of the start page, and the levels of the bots."""
        return {"games": [game_data(rules) for rules in hain.games()], "levels": list(LEVELS)}

    @app.get("/api/box/{game}/{hash}")
    async def box(game: str, hash: str) -> Response:  # noqa: A002 - the name in the address
        """All that is printed in the game, as `BoxData`. It never changes: `/api/games` and every table tell the hash
        of the box of now."""
        found = box_of(hain.rules(game))
        if found.hash != hash:
            raise Refused("server-no-box", game=game, hash=hash)
        return Response(found.text, media_type="application/json", headers={"cache-control": FOREVER})


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
