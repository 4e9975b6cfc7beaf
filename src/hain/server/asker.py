"""Whoever asks about a table over HTTP: the table with all that is stored by now, and what their key opens there."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Header, Request

from hain.server.identity import Pass
from hain.table.house import Live

AnyKey = Annotated[str, Header(alias="x-hain-key", max_length=200)]


class Asker(NamedTuple):
    """`seat` is the seat whose eyes they have, None for an onlooker."""

    live: Live
    seat: int | None
    admission: Pass


async def _asker(table: str, request: Request, key: AnyKey) -> Asker:
    desk = request.app.state.desk
    admission: Pass = desk.keys.read(table, key)
    live: Live = await desk.house.current(table)
    return Asker(live, admission.eyes(live.table), admission)


TheAsker = Annotated[Asker, Depends(_asker)]
