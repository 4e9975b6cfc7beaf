"""The server: HTTP and sockets around the tables of a house."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import structlog
from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

import hain
from hain.core.errors import Refused
from hain.core.record import Record
from hain.server import metrics
from hain.server.accounts import Accounts, ThePerson, add_accounts
from hain.server.address import network_in
from hain.server.answers import Answers
from hain.server.asker import AnyKey, TheAsker
from hain.server.examples import add_examples
from hain.server.guard import Guard
from hain.server.health import add_health
from hain.server.identity import Keys
from hain.server.limit import Limit, Pace
from hain.server.manual import add_manual
from hain.server.pages import add_pages
from hain.server.settings import Settings, from_environment
from hain.server.shelf import add_shelf
from hain.server.socket import Sockets
from hain.server.speech import language_of, refusal, status_of, stopped_data
from hain.server.study import add_study
from hain.server.wire import (
    NO_TEXT,
    BelongingsData,
    Challenge,
    Fork,
    NewRecord,
    NewTable,
    Rematch,
    RemovedData,
    Sit,
    TableData,
    TableSummary,
    table_text,
)
from hain.table.chair import Chair, names_of, seats_of
from hain.table.deal import OPEN, PERSON, SAME_DEAL, new_deal
from hain.table.entry import Entry
from hain.table.house import House, Live
from hain.table.keepsake import Stopped
from hain.table.listing import Listing
from hain.table.store import Store, Summary
from hain.table.table import Table
from hain.table.thinker import Thinker

TRIES = 5  # to sit down while others write
REQUESTS_AT_ONCE = 10.0  # seconds for which somebody may have saved up requests
LEAST_PACE = 100.0  # answers a second to one address, refusals and pages included, or twice what it may ask for
OPENING = 5  # requests for which the opening of a socket counts
CROWD = 10  # people at one address who make as many tables as they may

log = structlog.get_logger("hain")


class Desk:
    """What the handlers of requests share."""

    def __init__(self, settings: Settings, house: House, keys: Keys) -> None:
        self.house = house
        self.keys = keys
        self.answers = Answers(house)
        self.accounts = Accounts(house.store.people, keys, house.clock, settings)
        self.tells_numbers = settings.metrics
        self.making = Limit(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.making_there = Limit(CROWD * settings.tables_per_minute / 60, CROWD * settings.tables_per_minute)
        self.sending = Limit(settings.messages_per_second, 2 * settings.messages_per_second)
        self.sending_there = Limit(CROWD * settings.messages_per_second, 2 * CROWD * settings.messages_per_second)

    def belongings(self, live: Live, seats: list[int], invites: bool = False) -> BelongingsData:
        """The keys to these seats and for onlookers; for whoever made the table also the invitations to open seats."""
        table = live.table
        invites = invites or any(table.chairs[seat].is_maker for seat in seats)
        shown = [seat for seat, chair in enumerate(table.chairs) if seat in seats or (invites and chair.is_open)]
        links = {str(seat): self.keys.seat(table, seat) for seat in shown}
        return {"table": table.deal.id, "seats": seats, "links": {**links, "onlooker": self.keys.onlooker(table)}}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; without settings, by the environment."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(chosen.database, chosen.lasting)
        try:
            secret = await store.setting("secret", secrets.token_urlsafe(32))
            house = House(store, Thinker(chosen.thinkers, chosen.budget), keep=chosen.keep)
            house.failed = lambda error: log.error("background", error=repr(error))
            async with house:
                app.state.desk = Desk(chosen, house, Keys(secret))
                yield
        finally:
            await store.close()

    app = FastAPI(title="Hain", version=hain.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _turned_away)
    _add_routes(app)
    add_accounts(app)
    add_health(app)
    add_study(app)
    add_examples(app)
    add_manual(app)
    add_shelf(app)
    add_pages(app)
    asking = Limit(chosen.requests_per_second, REQUESTS_AT_ONCE * chosen.requests_per_second)
    opening = Limit(chosen.requests_per_second / OPENING, REQUESTS_AT_ONCE * chosen.requests_per_second / OPENING)
    sockets = Sockets(chosen.origin, opening, asking, chosen.sockets)
    pace = Pace(max(LEAST_PACE, 2 * chosen.requests_per_second))
    app.add_middleware(Guard, sockets=sockets, origin=chosen.origin, body=chosen.body, asking=asking, pace=pace)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    metrics.REFUSALS.labels(error.key).inc()
    return JSONResponse(refusal(error, _language(request)), status_of(error))


async def _not_understood(request: Request, error: Exception) -> Response:
    """Which field, and what is wrong with it."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    wrong = {"where": where, "reason": str(first["msg"])}
    said = Refused(NO_TEXT) if first["type"] == NO_TEXT else Refused("server-request", **wrong)
    return JSONResponse(refusal(said, _language(request)), 422)


async def _turned_away(request: Request, error: Exception) -> Response:
    """What never came to a handler of ours: there is none, or what was sent cannot be read."""
    assert isinstance(error, HTTPException)
    unknown = error.status_code in (404, 405)
    said = Refused("server-no-page", path=request.url.path.lstrip("/")) if unknown else Refused("server-message")
    return JSONResponse(refusal(said, _language(request)), error.status_code, error.headers)


def _language(request: Request) -> str:
    return language_of(request.headers.get("accept-language", "en"))


async def _desk(request: Request) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


TheDesk = Annotated[Desk, Depends(_desk)]


async def _maker(request: Request, desk: TheDesk, person: ThePerson) -> str:
    """Whoever asks, unless they have made too much of late. Identities are to be had for nothing; an address stays."""
    desk.making.take(person)
    desk.making_there.take(network_in(request.scope))
    return person


TheMaker = Annotated[str, Depends(_maker)]


def _made(desk: Desk, live: Live, person: str) -> BelongingsData:
    return desk.belongings(live, live.table.seats_of(person))


def _add_routes(app: FastAPI) -> None:
    @app.get("/metrics", include_in_schema=False)
    async def numbers(desk: TheDesk) -> Response:
        if not desk.tells_numbers:
            raise Refused("server-no-page", path="metrics")
        metrics.TABLES.set(len(desk.house.lives))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.post("/api/tables", status_code=201)
    async def create(wish: NewTable, desk: TheDesk, person: TheMaker) -> BelongingsData:
        """A new table. The answer has the keys to your seats, and invitations to those that are open."""
        if wish.seed is not None and OPEN in wish.chairs:  # who comes later cannot know who has seen the deal
            raise Refused("server-seed-open")
        deal = new_deal(wish.game, tuple(wish.chairs), desk.house.clock(), wish.options, wish.seed, wish.clock)
        live = await desk.house.create(deal, person, wish.name)
        return desk.belongings(live, live.table.seats_of(person), invites=True)

    @app.get("/api/tables")
    async def tables(request: Request, desk: TheDesk, person: ThePerson) -> list[TableSummary]:
        """Where you sit, with the keys to your seats; for tables that cannot go on, why."""
        summaries = await desk.house.store.tables_of(person)
        language = _language(request)
        listings = await desk.house.listings(summaries)
        return [_listed(desk, summary, here, person, language) for summary, here in listings]

    @app.get("/api/tables/{table}", response_model=TableData)
    async def look(asker: TheAsker, desk: TheDesk, since: int = 0) -> Response:
        """The table as a seat or an onlooker may see it, and what has happened since an entry."""
        text = table_text(asker.live, asker.seat, since, desk.house.clock())
        return Response(text, media_type="application/json")

    @app.delete("/api/tables/{table}")
    async def remove(table: str, desk: TheDesk, person: ThePerson) -> RemovedData:
        """Take a table off your list. When it is on nobody's list any more, it is deleted with all of its moves."""
        return {"table": table, "deleted": await desk.house.remove(table, person)}

    @app.get("/api/tables/{table}/keys")
    async def keys(table: str, desk: TheDesk, person: ThePerson, key: AnyKey = "") -> BelongingsData:
        """The keys to your own seats, and to that of the key you have; nothing if you have nothing to do with this
        table. Whoever made it also gets the invitations to open seats."""
        live = await desk.house.current(table)
        own = live.table.seats_of(person)
        try:
            seat = desk.keys.read(table, key).eyes(live.table)
        except Refused:
            return desk.belongings(live, own) if own else {"table": table, "seats": [], "links": {}}
        return desk.belongings(live, own if seat is None else sorted({*own, seat}))

    @app.post("/api/tables/{table}/sit")
    async def sit(table: str, wish: Sit, asker: TheAsker, desk: TheDesk, person: ThePerson) -> BelongingsData:
        """Take the seat to which you are invited. The answer has your key to it."""

        def sitting(here: Table, at: float) -> Entry:
            return here.sit(asker.admission.invited_to(here), person, wish.name, at)

        await _again_if_others_were_faster(lambda: desk.house.do(table, sitting))
        return _made(desk, await desk.house.live(table), person)

    @app.post("/api/tables/{table}/rematch", status_code=201)
    async def rematch(table: str, wish: Rematch, asker: TheAsker, desk: TheDesk, person: TheMaker) -> BelongingsData:
        """The same people again, after the end."""
        seat = asker.admission.hand(asker.live.table)
        return _made(desk, await desk.house.rematch(table, seat, wish.turned), person)

    @app.post("/api/tables/{table}/fork", status_code=201)
    async def fork(table: str, wish: Fork, _: TheAsker, desk: TheDesk, person: TheMaker) -> BelongingsData:
        """Play on from a past moment against bots."""
        return _made(desk, await desk.house.fork(table, wish.index, person, wish.name, wish.level), person)

    @app.post("/api/tables/{table}/challenge", status_code=201)
    async def challenge(table: str, wish: Challenge, _: TheAsker, desk: TheDesk, person: TheMaker) -> BelongingsData:
        """The same deal for yourself."""
        return _made(desk, await desk.house.challenge(table, person, wish.name), person)

    @app.get("/api/tables/{table}/results")
    async def results(table: str, asker: TheAsker, desk: TheDesk) -> list[dict[str, Any]]:
        """How all who played this deal came out, as far as they have finished."""
        source = asker.live.table.deal.source
        origin = source.removeprefix(SAME_DEAL) if source.startswith(SAME_DEAL) else table
        played = await desk.house.store.finished(SAME_DEAL + origin)
        with suppress(Refused):  # it may be gone
            played.insert(0, await desk.house.store.summary(origin))
        listed = await desk.house.listings([summary for summary in played if summary.over])
        return [_result(summary, here.chairs, here.scores) for summary, here in listed if here.scores is not None]

    @app.get("/api/tables/{table}/record", response_class=PlainTextResponse)
    async def record(table: str, key: AnyKey, desk: TheDesk) -> str:
        """The game as text, once nobody's secrets are at stake: if it is over or cannot go on, or you play alone."""
        admission = desk.keys.read(table, key)
        try:
            here = (await desk.house.current(table)).table
        except Stopped as stopped:
            admission.eyes(stopped.keepsake)
            if stopped.keepsake.has_secrets:
                raise Refused("server-record-running") from stopped
            return str(stopped.keepsake.record())
        if here.has_secrets or not (here.is_over or admission.eyes(here) is not None):
            raise Refused("server-record-running")
        return str(here.record())

    @app.post("/api/records", status_code=201)
    async def bring(wish: NewRecord, desk: TheDesk, person: TheMaker) -> BelongingsData:
        """A game that was written down, to look at or to go on with."""
        return _made(desk, await desk.house.bring_in(Record.parse(wish.text), person, wish.name), person)


async def _again_if_others_were_faster(work: Callable[[], Awaitable[Entry]]) -> None:
    """Another process has stored something first; whether there is still a seat is seen when it is tried again."""
    for left in reversed(range(TRIES)):
        try:
            await work()
            return
        except Refused as error:
            if error.key != "table-changed" or not left:
                raise


def _listed(desk: Desk, summary: Summary, here: Listing, person: str, language: str) -> TableSummary:
    """A table in the list of somebody who sits there."""
    seats = seats_of(here.chairs, person)
    return {
        "id": summary.id,
        "game": summary.game,
        "chairs": list(summary.chairs),
        "made": summary.made,
        "touched": summary.touched,
        "over": summary.over,
        "links": {str(seat): desk.keys.seat(here, seat) for seat in seats},
        "names": names_of(here.chairs),
        "your_turn": any(seat in here.owing for seat in seats),
        "stopped": stopped_data(here.stopped, language) if here.stopped else None,
    }


def _result(summary: Summary, chairs: Sequence[Chair], scores: Sequence[int]) -> dict[str, Any]:
    people = [seat for seat, kind in enumerate(summary.chairs) if kind in (PERSON, OPEN)]
    return {"names": [chairs[seat].name for seat in people], "scores": [scores[seat] for seat in people]}
