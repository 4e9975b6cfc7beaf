"""What goes over the wire. The screen's types are made from these."""

import re
from typing import Annotated, Any, Literal, NotRequired

import orjson
from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

from hain.core.box import box_of
from hain.core.event import Event
from hain.core.grammar import GrammarData
from hain.core.option import OptionValue
from hain.core.rules import Rules
from hain.table.asks.course import totals
from hain.table.asks.story import told
from hain.table.entry import Entry
from hain.table.house import Live
from hain.table.table import Table


class EventData(TypedDict):
    """Something that happened, with the number of its entry; `things` are the keys of all that it touches, `ways` those
    that went, from where to where (without a name if one does not see which it was)."""

    seq: int
    kind: str
    seat: int | None
    details: dict[str, Any]
    things: list[str]
    ways: list[tuple[str, str, str]]


class ChairData(TypedDict):
    """`maker`: whoever made the table sits here; `moved`: a seat that never moved may be freed by them."""

    name: str
    bot: str
    person: bool
    resigned: bool
    maker: bool
    moved: bool


class StoryData(TypedDict):
    """Something that people did besides moving: `say`, `sit`, `leave`, `ask` …"""

    seq: int
    at: float
    kind: str
    seat: int | None
    text: str


class WentData(TypedDict):
    """How the points stood after an entry with which moves were made or taken back: how many moves stand then, who
    moved (None for a take-back), and the totals by seat."""

    seq: int
    count: int
    mover: int | None
    totals: list[int]


class ClockData(TypedDict):
    """Seconds left by seat, and the seats whose time runs."""

    kind: str
    left: list[float]
    running: list[int]


class Question(TypedDict):
    kind: str
    details: dict[str, Any]


class TableData(TypedDict):
    """All that a seat or an onlooker may know."""

    type: Literal["table"]
    table: str
    game: str
    box: str
    """The hash of the game's box."""
    seq: int
    seat: int | None
    view: dict[str, Any]
    places: dict[str, str]
    """The key of every thing whose face one sees, and the key of the place where it lies."""
    moves: list[str]
    question: Question | None
    events: list[EventData]
    story: list[StoryData]
    """What people did besides moving since then."""
    made: int
    """How many moves stand."""
    went: list[WentData]
    """How the points went since then, as far as it is remembered; `course` tells it from the start."""
    chairs: list[ChairData]
    clock: ClockData
    over: bool
    outcome: Question | None
    asked: int | None
    may_take_back: bool
    known_deal: bool
    """Whether somebody may have known the deal before the game began."""
    rematch: NotRequired[str]
    edition: NotRequired[str]
    """Of the program that is served, in the first message on a socket."""


class RefusalData(TypedDict):
    """Why not: a code, the rule of the game if it was one, and a sentence in the reader's language."""

    type: Literal["refused"]
    code: str
    rule: str
    sentence: str
    seq: NotRequired[int]
    id: NotRequired[int]
    """Of the question that is refused."""


NO_TEXT = "server-characters"
_NEVER_WRITTEN = re.compile("[\0\ud800-\udfff]")


class Strict(BaseModel):
    """Whatever else is in a message is a mistake."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _is_text(cls, data: Any) -> Any:
        """JSON can write halves of characters and zeros, which nobody can type and no database takes."""
        waiting = [data]
        while waiting:
            part = waiting.pop()
            if isinstance(part, str):
                if _NEVER_WRITTEN.search(part):
                    raise PydanticCustomError(NO_TEXT, NO_TEXT)
            elif isinstance(part, dict):
                waiting += [*part, *part.values()]
            elif isinstance(part, list):
                waiting += part
        return data


Name = Field(min_length=1, max_length=40)
Key = Field(min_length=1, max_length=200)


class NewTable(Strict):
    game: str = Field(max_length=40)
    chairs: list[str] = Field(min_length=1, max_length=16)
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=20)
    seed: str | None = Field(default=None, max_length=40)
    clock: str = Field(default="none", max_length=40)
    name: str = Name


class Sit(Strict):
    name: str = Name


class Rematch(Strict):
    turned: bool = True


class Fork(Strict):
    index: int = Field(ge=0, le=1_000_000)
    name: str = Name
    level: str = Field(default="tree", max_length=20)


class Challenge(Strict):
    name: str = Name


class NewRecord(Strict):
    text: str = Field(max_length=65_536)  # three times as long as the longest game that was ever written down
    name: str = Name


class Login(Strict):
    login: str = Field(min_length=3, max_length=40, pattern=r"^[^\s]+$")
    password: str = Field(max_length=200)


class Logout(Strict):
    everywhere: bool = False


class NewPassword(Strict):
    """`password` is the one so far."""

    password: str = Field(max_length=200)
    new: str = Field(max_length=200)


class Hello(Strict):
    """The first message on a socket."""

    key: str = Key
    since: int = Field(default=0, ge=0)
    lang: str = Field(default="en", max_length=8)


class Wanted(Strict):
    """A move, several that are made one after another, or something else that a seat may do; `seq` is the last entry
    the person has seen."""

    seq: int = Field(ge=0)
    move: str | None = Field(default=None, max_length=200)
    moves: list[Annotated[str, Field(max_length=200)]] | None = Field(default=None, min_length=1, max_length=20)
    do: Literal["take_back", "agree", "decline", "leave", "return", "resign", "say", "rename", "free"] | None = None
    text: str = Field(default="", max_length=200)


class MomentsData(TypedDict):
    count: int
    over: bool


class RuleChapter(TypedDict):
    chapter: str
    rules: list[str]


class DailyData(TypedDict):
    game: str
    date: str
    seed: str


class OptionData(TypedDict):
    """What can be chosen before a game: one of some words, or a number between two others; `rare`: few people look for
    it; `only_with`: the numbers of seats for which it matters, if not for all."""

    name: str
    default: str | int
    values: list[str] | None
    least: int | None
    most: int | None
    example: str
    rare: bool
    only_with: list[int] | None


class ShelfData(TypedDict):
    """What a start page says of a game; `minutes` from and to, `bots` that usually sit down, the name of a colour."""

    order: int
    minutes: tuple[int, int] | None
    bots: int
    accent: str
    designer: str
    publisher: str
    rebuilt: bool
    taught: bool


class GameData(TypedDict):
    """A game, and the hash of its box."""

    name: str
    version: int
    seats: list[int]
    options: list[OptionData]
    shelf: ShelfData
    box: str


class BoxData(TypedDict):
    """What is in the box of a game: the kinds of details that are ids of things, those that are numbers of seats, the
    verbs of its moves, and what is printed on boards and cards, as the game tells it."""

    game: str
    version: int
    shelf: ShelfData
    things: list[str]
    seated: list[str]
    grammar: Annotated[dict[str, Any], GrammarData]
    printed: dict[str, Any]


class GamesData(TypedDict):
    games: list[GameData]
    levels: list[str]


class ResultData(TypedDict):
    """How a game ended, by seat."""

    scores: list[int]
    places: list[int]


class StoppedData(TypedDict):
    """Why a game cannot go on, and its result if that is known."""

    sentence: str
    result: ResultData | None


class TableSummary(TypedDict):
    """A table in the list of one's own."""

    id: str
    game: str
    chairs: list[str]
    made: float
    touched: float
    over: bool
    links: dict[str, str]
    names: list[str]
    your_turn: bool
    stopped: StoppedData | None


class BelongingsData(TypedDict):
    """What somebody has at a table: their seats, and by seat the keys to them, the invitations to open seats if they
    made the table, and the key for `onlooker`."""

    table: str
    seats: list[int]
    links: dict[str, str]


class RemovedData(TypedDict):
    """A table that was taken off one's list; `deleted`: it is on nobody's any more, and is gone."""

    table: str
    deleted: bool


class ExampleData(TypedDict):
    """A position that a guide to the rules shows."""

    name: str
    view: dict[str, Any]


SPOKEN = (TableData, RefusalData, NewTable, Sit, Rematch, Fork, Challenge, NewRecord, Login, Logout,
          NewPassword, Hello, Wanted, MomentsData, RuleChapter,
          DailyData, GamesData, BoxData, TableSummary, BelongingsData, RemovedData, ExampleData)  # fmt: skip
"""What the screen has to have types for."""


def table_text(live: Live, seat: int | None, since: int, now: float) -> bytes:
    """What that seat may know of the table, and what has happened since an entry: a `TableData` as JSON."""
    table = live.table
    state = table.line.state
    eyes = state.eyes(seat)
    if eyes not in live.seen:  # written once for all who see the same, until the next entry
        live.seen[eyes] = orjson.dumps(_seen_by_many(table, seat))
    own = {
        "seat": seat,
        "moves": [] if seat is None else [state.text(move) for move in state.moves(seat)],
        "question": question_data(None if seat is None else state.question(seat)),
        "events": [
            event_data(table.deal.rules, entry.seq, event, seat)
            for entry, events in live.history[max(0, since) :]
            for event in events
        ],
        "story": [story for entry, _ in live.history[max(0, since) :] if (story := story_data(entry)) is not None],
        "went": went_data(live, seat, since),
        "clock": clock_data(table, now),
        "may_take_back": seat is not None and table.may_take_back(seat),
    }
    return live.seen[eyes][:-1] + b"," + orjson.dumps(own)[1:]


def _seen_by_many(table: Table, seat: int | None) -> dict[str, object]:
    """The part of a `TableData` that is the same for all who see the same of the game."""
    state = table.line.state
    known = state.known(seat)
    data = {
        "type": "table",
        "table": table.deal.id,
        "game": table.deal.game,
        "box": box_of(table.deal.rules).hash,
        "seq": table.seq,
        "view": known.view(),
        "places": known.places(),
        "made": len(table.line.record.moves),
        "chairs": chairs_data(table),
        "over": table.is_over,
        "outcome": question_data(state.outcome()) if table.is_over else None,
        "asked": None if table.asked is None else table.asked[0],
        "known_deal": table.deal.is_known,
    }
    if table.next_table:
        data["rematch"] = table.next_table
    return data


def chairs_data(table: Table) -> list[ChairData]:
    return [
        {
            "name": chair.name,
            "bot": chair.bot,
            "person": bool(chair.person),
            "resigned": chair.resigned,
            "maker": chair.is_maker,
            "moved": chair.moved,
        }
        for chair in table.chairs
    ]


def clock_data(table: Table, now: float) -> ClockData:
    if not table.deal.clock.is_counted:
        return {"kind": table.deal.clock.kind, "left": [0.0] * len(table.chairs), "running": []}
    return {
        "kind": table.deal.clock.kind,
        "left": [round(chair.watch.left_at(now), 1) for chair in table.chairs],
        "running": [place for place, chair in enumerate(table.chairs) if chair.watch.since is not None],
    }


def event_data(rules: Rules, seq: int, event: Event, eyes: int | None) -> EventData:
    seen = event.seen_by(eyes)
    trace = rules.traces.of(seen, eyes)
    return {
        "seq": seq,
        "kind": seen.kind,
        "seat": seen.seat,
        "details": dict(seen.details),
        "things": list(trace.things),
        "ways": [(way.thing, way.origin, way.goal) for way in trace.ways],
    }


def story_data(entry: Entry) -> StoryData | None:
    found = told(entry)
    if found is None:
        return None
    return {"seq": found.seq, "at": found.at, "kind": found.kind, "seat": found.seat, "text": found.text}


def went_data(live: Live, eyes: int | None, since: int) -> list[WentData]:
    return [
        {"seq": bend.seq, "count": bend.stand, "mover": bend.mover, "totals": totals(bend.state, eyes)}
        for bend in live.bends
        if bend.seq > since
    ]


def question_data(event: Event | None) -> Question | None:
    return None if event is None else {"kind": event.kind, "details": dict(event.details)}
