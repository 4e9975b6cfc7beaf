"""What a seat may ask besides playing: what a move would bring, a hint, the table as text, what has been, the rules.

Nothing here changes a table, and nothing shows more than the eyes of whoever asks may see.
"""

import hashlib
import re
from collections import OrderedDict
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request

from hain.core.box import box_of
from hain.core.errors import Refused
from hain.core.event import Event
from hain.core.known import Words as DiagramWords
from hain.core.state import State
from hain.registry import rules
from hain.server.asker import TheAsker
from hain.server.limit import Limit
from hain.server.speech import language_of
from hain.server.wire import (
    CourseData,
    DailyData,
    HintData,
    HintWish,
    MomentsData,
    PreviewData,
    PreviewWish,
    RuleChapter,
    StoryData,
    TableData,
    TextData,
    chairs_data,
    clock_data,
    event_data,
    question_data,
)
from hain.table import entry as kinds
from hain.table.entry import Entry
from hain.table.house import House, Live
from hain.table.preview import preview as try_out
from hain.table.steps import Steps
from hain.words import Words, fluent_text, words

HELPER = "sequoia"  # the level that gives hints: all the time there is, and nothing left to chance
HINTS_PER_SECOND = 0.5
HINTS_AT_ONCE = 5
COURSES = 200  # tables of which the course is remembered
BOT_NAMES = 6

Eyes = int | None
"""A seat, or None for an onlooker."""


class Course:
    """The totals after every move as some eyes saw them; it grows with the game and starts anew after a take-back."""

    def __init__(self, live: Live, eyes: Eyes) -> None:
        line = live.table.line
        self.eyes = eyes
        self.moves: list[tuple[int, str]] = []
        self.state = line.record.start(line.rules)
        self.totals = [_totals(self.state, eyes)]

    def goes_on_with(self, moves: list[tuple[int, str]]) -> bool:
        return moves[: len(self.moves)] == self.moves

    def following(self, moves: list[tuple[int, str]]) -> Steps[None]:
        for seat, text in moves[len(self.moves) :]:
            self.state.play(seat, self.state.move(seat, text))
            self.totals.append(_totals(self.state, self.eyes))
            self.moves.append((seat, text))
            yield


async def _house(request: Request) -> House:
    house = request.app.state.desk.house
    assert isinstance(house, House)
    return house


TheHouse = Annotated[House, Depends(_house)]
Number = Annotated[int, Query(ge=0, le=1_000_000)]


def add_study(app: FastAPI) -> None:
    """The routes of this module."""
    hinting = Limit(HINTS_PER_SECOND, HINTS_AT_ONCE)
    courses: OrderedDict[tuple[str, Eyes], Course] = OrderedDict()

    @app.post("/api/tables/{table}/preview")
    async def preview(wish: PreviewWish, asker: TheAsker) -> PreviewData:
        """What a move would bring, as its seat would see it; nothing is said of what it would reveal, only what the
        move itself does if the game can tell the two apart."""
        live = asker.live
        place = _player(live, asker.seat, wish.seq, wish.move)
        line = live.table.line
        tried = try_out(line.rules, line.state, place, wish.move)
        return {
            "seq": wish.seq,
            "move": tried.move,
            "reveals": tried.reveals,
            "view": None if tried.known is None else tried.known.view(),
            "events": [event_data(line.rules, wish.seq, event, place) for event in tried.events],
        }

    @app.post("/api/tables/{table}/hint")
    async def hint(table: str, wish: HintWish, asker: TheAsker, house: TheHouse) -> HintData:
        """What a bot would do in your place, and the points that the move brings at once."""
        live = asker.live
        place = _player(live, asker.seat, wish.seq)
        line = live.table.line
        hinting.take(f"{table}/{place}")
        async with house.thinker.turn(live.table.chairs[place].person, HELPER, lambda: True):
            before = line.state
            if place not in before.to_act():
                raise Refused("table-changed")
            move = await house.thinker.choose(before, (f"{table}/hint", place, HELPER))
        if line.state is not before and not live.is_as_seen(wish.seq, place):
            raise Refused("table-changed")
        step = line.prepare(place, move)
        if step.state.knowledge != line.state.knowledge:
            return {"move": move, "points": {}}
        return {"move": move, "points": _gain(line.state, step.state, place)}

    @app.get("/api/tables/{table}/text")
    async def text(
        asker: TheAsker, house: TheHouse, lang: str = "en", index: int | None = None, eyes: int | None = None
    ) -> TextData:
        """The table drawn with letters, now or at a past moment."""
        live = asker.live
        looking = _eyes(live, asker.seat, eyes)
        state = live.table.line.state if index is None else (await house.slices.run(_moment(live, index)))[0]
        lines = state.diagram(_naming(live, words(language_of(lang))), looking)
        return {"seq": live.table.seq, "lines": [[(piece, style) for piece, style in line if piece] for line in lines]}

    @app.get("/api/tables/{table}/course")
    async def course(table: str, asker: TheAsker, house: TheHouse) -> CourseData:
        """The totals of all seats at the start and after every move, as far as you may know them."""
        live, seat, _ = asker
        moves = list(live.table.line.record.moves)
        found = courses.pop((table, seat), None)  # nobody else goes on with it meanwhile
        if found is None or not found.goes_on_with(moves):
            found = Course(live, seat)
        await house.slices.run(found.following(moves))
        courses[table, seat] = found
        if len(courses) > COURSES:
            courses.popitem(last=False)
        return {"totals": found.totals, "movers": [mover for mover, _ in moves]}

    @app.get("/api/tables/{table}/moments")
    async def moments(asker: TheAsker) -> MomentsData:
        """How many moments there are: the start, and one after every move."""
        live = asker.live
        return {"count": len(live.table.line.record.moves) + 1, "over": live.table.is_over}

    @app.get("/api/tables/{table}/moments/{index}")
    async def moment(
        table: str,
        index: int,
        asker: TheAsker,
        house: TheHouse,
        eyes: int | None = None,
        open: Number = 0,  # noqa: A002
    ) -> TableData:
        """A past moment with your eyes; once the game is over also with those of another seat, or all cards open."""
        live = asker.live
        looking = _eyes(live, asker.seat, eyes)
        if open and not live.table.is_over:
            raise Refused("study-running")
        state, events = await house.slices.run(_moment(live, index))
        return {
            "type": "table",
            "table": table,
            "game": live.table.deal.game,
            "box": box_of(live.table.deal.rules).hash,
            "seq": live.table.seq,
            "seat": looking,
            "view": _open_view(state) if open else state.view(looking),
            "places": state.known(looking).places(),
            "moves": [],
            "question": None,
            "events": [event_data(live.table.line.rules, index, event, looking) for event in events],
            "chairs": chairs_data(live.table),
            "clock": clock_data(live.table, house.clock()),
            "over": not state.to_act(),
            "outcome": None if state.to_act() else question_data(state.outcome()),
            "asked": None,
            "may_take_back": False,
            "known_deal": live.table.deal.is_known,
        }

    @app.get("/api/tables/{table}/story")
    async def story(asker: TheAsker, since: Number = 0) -> list[StoryData]:
        """What people did besides moving: who sat down, was let go, left, returned, asked, or said something."""
        return [told for entry, _, _ in asker.live.history[since:] if (told := _told(entry)) is not None]

    @app.get("/api/rules/{game}")
    async def all_rules(game: str) -> list[RuleChapter]:
        """The ids of the rules of a game by chapter; their words are the part `<game>-rules`."""
        return _chapters(rules(game).name)

    @app.get("/api/daily/{game}")
    async def daily(game: str) -> DailyData:
        """The deal of the day, the same for everybody."""
        return deal_of(rules(game).name, datetime.now(UTC))


def deal_of(game: str, day: datetime) -> DailyData:
    """The deal of a game on a day.

    >>> deal_of("evergreen", datetime(2026, 11, 17))["date"]
    '2026-11-17'
    """
    date = day.strftime("%Y-%m-%d")
    digest = hashlib.sha256(f"hain {game} {date}".encode()).hexdigest()
    return {"game": game, "date": date, "seed": str(int(digest[:8], 16))}


def _player(live: Live, seat: Eyes, seq: int, picked: str = "") -> int:
    """The seat that asks, if it still faces the decision that it has seen."""
    if seat is None:
        raise Refused("server-onlooker")
    if not live.is_as_seen(seq, seat, picked):
        raise Refused("table-changed")
    return seat


def _eyes(live: Live, seat: Eyes, wished: int | None) -> Eyes:
    """Whose eyes may be used: one's own, and after the end anybody's."""
    if wished is None or wished == seat:
        return seat
    if not live.table.is_over or not 0 <= wished < len(live.table.chairs):
        raise Refused("study-running")
    return wished


def _moment(live: Live, index: int) -> Steps[tuple[State, list[Event]]]:
    """The state after so many moves, and what the last of them brought."""
    line = live.table.line
    moves = list(line.record.moves)
    if not 0 <= index <= len(moves):
        raise Refused("table-fork-moment", last=len(moves))
    state = line.record.start(line.rules)
    events: list[Event] = []
    for number, (seat, text) in enumerate(moves[:index], 1):
        state.play(seat, state.move(seat, text), events if number == index else None)
        yield
    return state, events


def _naming(live: Live, spoken: Words) -> DiagramWords:
    """Words that also tell who sits where: `Seat 0 (Ada)`."""

    def told(key: str, details: dict[str, str | int]) -> str:
        seat = details.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(live.table.chairs):
            chair = live.table.chairs[seat]
            name = chair.name or spoken(f"screen-bot-name-{seat % BOT_NAMES}" if chair.bot else "screen-open-seat")
            details = {**details, "seat": f"{seat} ({name})"}
        return spoken(key, details)

    return told


def _open_view(state: State) -> dict[str, Any]:
    """Each seat as it sees itself."""
    view = state.view(None)
    view["seats"] = [_seats(state.view(seat))[seat] for seat in range(len(_seats(view)))]
    return view


def _seats(view: Mapping[str, object]) -> list[dict[str, Any]]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats


def _totals(state: State, eyes: Eyes) -> list[int]:
    return [int(seat["score"]) for seat in _seats(state.view(eyes))]


def _gain(before: State, after: State, seat: int) -> dict[str, int]:
    """By category what a move changes on the sheet of its seat."""
    old, new = _seats(before.view(seat))[seat]["sheet"], _seats(after.view(seat))[seat]["sheet"]
    return {name: points - old.get(name, 0) for name, points in new.items() if points != old.get(name, 0)}


def _told(entry: Entry) -> StoryData | None:
    """An entry that is no move, without anything that is nobody's business: identities stay here."""
    if entry.kind in (*kinds.MOVES, kinds.LIFT, kinds.CUT, kinds.RULES):
        return None
    text = entry.text.partition(" ")[2] if entry.kind == kinds.SIT else entry.text
    return {"seq": entry.seq, "at": entry.at, "kind": entry.kind, "seat": entry.seat, "text": text}


def _chapters(game: str) -> list[RuleChapter]:
    found: list[RuleChapter] = []
    for name in re.findall(r"^([A-Z]+-\S+) =", fluent_text("en", f"{game}-rules"), re.MULTILINE):
        if "-chapter-" in name:
            found.append({"chapter": name, "rules": []})
        elif found:
            found[-1]["rules"].append(name)
    return found
