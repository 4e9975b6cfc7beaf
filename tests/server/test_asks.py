"""What a seat may ask on its socket besides playing, and that nobody learns more by it than their eyes may see."""

import asyncio
import json
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any

import pytest

from hain import Rules, State
from hain.server.answers import Answers
from hain.server.asks import Ask, HintAsk
from hain.server.identity import Pass
from hain.server.limit import Limit
from hain.server.socket import AT_ONCE, Visit
from hain.table.asks.outlook import Weighed, weighing
from hain.table.deal import new_deal
from hain.table.house import House, Live
from hain.table.steps import Steps
from hain.table.store import Store
from hain.table.thinker import Thinker
from hain.words import LANGUAGES, words
from tests.databases import new_database
from tests.server.servers import Server, serving
from tests.server.test_socket import Asked
from tests.server.test_study import Study


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('asks')}/hain.sqlite") as running:
        yield running


def test_a_preview_changes_nothing_and_is_what_the_move_then_brings(server: Server) -> None:
    study = Study(server, "evergreen", ["person", "person"])
    before = study.look(1)
    seat = study.seat(1)
    shown = seat.ask("preview", seq=before["seq"], moves=["draft wild-bush"])
    assert shown["reveals"] is False
    assert shown["strides"][0]["events"][0]["kind"] == "drafted"
    assert study.look(1) == before
    after = seat.wish(move="draft wild-bush")
    assert (after["view"], after["places"]) == (shown["view"], shown["places"])
    assert seat.ask("preview", seq=before["seq"], moves=["draft wild-bush"])["code"] == "table-changed"
    refused = study.seat(0).ask("preview", seq=after["seq"], moves=["draft wild-bush"])
    assert (refused["type"], refused["rule"]) == ("refused", "EVG-34")
    onlooker = study.seat("onlooker")
    assert onlooker.ask("preview", seq=after["seq"], moves=["draft wild-bush"])["code"] == "server-onlooker"


def test_a_preview_keeps_what_the_move_would_reveal(server: Server) -> None:
    study = Study(server, "waldgaertner", ["person", "person"])
    revealed = False
    for _ in range(12):
        for number in (0, 1):
            seat = study.seat(number)
            data = seat.table
            if data["moves"]:
                shown = seat.ask("preview", seq=data["seq"], moves=data["moves"][:1])
                if shown["reveals"]:
                    revealed = True
                    assert (shown["view"], shown["places"], shown["strides"][0]["events"]) == (None, {}, [])
                seat.wish(move=data["moves"][0])
            seat.close()
    assert revealed


def test_a_preview_shows_what_the_move_does_if_the_game_can_tell_it_from_what_follows(server: Server) -> None:
    study = Study(server, "evergreen", ["person"])
    seat = study.seat(0)
    seat.wish(move=study.look()["moves"][0])
    seat.wish(move="plant a1")
    if "done" in study.look()["moves"]:
        seat.wish(move="done")
    assert "pass" in seat.table["moves"]
    shown = seat.ask("preview", seq=seat.table["seq"], moves=["pass"])
    assert (shown["reveals"], shown["strides"][0]["events"]) == (True, [])
    assert (shown["view"]["round"], shown["view"]["pool"]) == (1, [])
    assert shown["view"]["deck"] == seat.table["view"]["deck"]
    assert seat.wish(move="pass")["view"]["round"] == 2


def test_an_outlook_names_what_the_moves_name_and_the_reason_why_nothing_else(server: Server) -> None:
    study = Study(server, "glade", ["person", "person"], options={"start": "0"})
    seat = study.seat(0)
    seq, moves = seat.table["seq"], seat.table["moves"]
    seen = seat.ask("outlook", seq=seq)
    tiles = {f"tile:{move.split()[1]}" for move in moves}
    assert set(seen["things"]) == tiles | {"space:" + moves[0].split()[2]}
    tile = moves[0].split()[1]
    picked = seat.ask("outlook", seq=seq, picked=[f"tile:{tile}"])
    assert [promise["alone"]["move"] for promise in picked["things"].values()] == [moves[0]]
    assert seat.ask("why", seq=seq, thing=f"tile:{tile}") == {
        "seq": seq, "open": True, "code": "", "rule": "", "sentence": ""
    }  # fmt: skip
    told = seat.ask("why", seq=seq, thing="space:a1")
    assert (told["open"], told["rule"]) == (False, "GLD-45")
    assert seat.ask("why", seq=seq, move=f"place {tile} a1")["rule"] == "GLD-45"
    other = study.seat(1)
    assert other.ask("outlook", seq=seq) == {"seq": seq, "things": {}, "moves": []}
    assert other.ask("why", seq=seq, thing="space:a1")["rule"] == "GLD-40"


def test_a_reason_comes_in_the_language_of_whoever_asks(server: Server) -> None:
    study = Study(server, "evergreen", ["person", "person"])
    seats = [study.seat(0, lang=language) for language in LANGUAGES]
    told = {seat.ask("why", seq=seat.table["seq"], move="draft wild-bush")["sentence"] for seat in seats}
    assert told == {words(language)("evergreen-not-your-draft", {"drafter": "Anna"}) for language in LANGUAGES}


def test_a_hint_is_a_legal_move_with_its_points(server: Server) -> None:
    study = Study(server, "evergreen", ["person", "person"])
    seat = study.seat(1)
    hint = seat.ask("hint", seq=seat.table["seq"])
    assert hint["move"] in seat.table["moves"]
    assert hint["points"] == {}
    assert study.seat(0).ask("hint", seq=seat.table["seq"])["code"] == "table-changed"
    study = Study(server, "glade", ["person", "person"])
    study.play(6)
    for number in (0, 1):
        seat = study.seat(number)
        if seat.table["moves"]:
            hint = seat.ask("hint", seq=seat.table["seq"])
            assert hint["move"] in seat.table["moves"]
            assert set(hint["points"]) <= set(seat.table["view"]["seats"][0]["sheet"])


def test_what_is_asked_on_a_socket_is_what_is_told_over_http(server: Server) -> None:
    study = Study(server, "earth", ["person", "person"])
    study.play(9)
    seat = study.seat(0, lang="fr")
    assert seat.ask("text") == study.ask("text?lang=fr").json()
    assert seat.ask("text", index=3) == study.ask("text?lang=fr&index=3").json()
    assert seat.ask("course") == study.ask("course").json()
    assert {**seat.ask("moment", index=5), "clock": 0} == {**study.ask("moments/5").json(), "clock": 0}
    for index in (-1, 10**7):
        assert seat.ask("moment", index=index)["code"] == "server-message"
    assert seat.ask("moment", index=999)["code"] == "table-fork-moment"


def test_the_story_comes_with_the_table_and_tells_what_people_did_but_not_who_they_are(server: Server) -> None:
    study = Study(server, "evergreen", ["person", "sprout"])
    seat = study.seat()
    said = seat.wish(do="say", text="hello")["story"]
    assert [(line["kind"], line["text"]) for line in said] == [("say", "hello")]
    seat.wish(do="rename", text="Ada")
    told = study.seat("onlooker").table["story"]
    assert [(line["kind"], line["text"]) for line in told] == [("sit", "Anna"), ("say", "hello"), ("name", "Ada")]


@pytest.mark.parametrize("game", ["evergreen", "earth"])
def test_the_course_goes_on_with_what_comes_with_the_table(server: Server, game: str) -> None:
    """Each seat is told the totals as it knows them; in Earth it does not know all."""
    study = Study(server, game, ["person", "person"])
    seats = [study.seat(0), study.seat(1), study.seat("onlooker")]
    courses = [seat.ask("course") for seat in seats]
    for _ in range(30):
        mover = next(number for number in (1, 0) if seats[number].table["moves"])
        moved = seats[mover].wish(move=seats[mover].table["moves"][-1])
        for seat, course in zip(seats, courses):
            (went,) = seat.wait_for(moved["seq"])["went"]
            assert (went["mover"], went["count"]) == (mover, len(course["totals"]))
            course["totals"].append(went["totals"])
            course["movers"].append(went["mover"])
    assert [seat.ask("course") for seat in seats] == courses
    backer = next((seat for seat in seats[:2] if seat.table["may_take_back"]), None)
    if backer:
        went = backer.wish(do="take_back")["went"]
        assert went[-1]["mover"] is None


# one socket, many questions


class Sleepy(Answers):
    """Hints take as long as somebody wants."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.wake = asyncio.Event()
        self.asleep = 0
        self.given_up = 0

    async def to(self, live: Live, seat: int | None, ask: Ask, language: str) -> Mapping[str, Any]:
        if not isinstance(ask, HintAsk):
            return await super().to(live, seat, ask, language)
        self.asleep += 1
        try:
            await self.wake.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if ask.seq == 13:
            raise RuntimeError("thirteen")
        return {"seq": ask.seq}


def asking(number: int, kind: str, **ask: Any) -> str:
    return json.dumps({"id": number, "ask": {"type": kind, **ask}})


class Talking(Asked):
    """More may be said later."""

    async def receive(self) -> MutableMapping[str, Any]:
        while self.read == len(self.messages):
            await asyncio.sleep(0.001)
        return await super().receive()


class Room:
    """A table, and a socket at seat 0 of it that has said all of this."""

    def __init__(self, tmp_path: Path, *said: str, limit: Limit | None = None) -> None:
        self.tmp_path = tmp_path
        self.asked = Talking(['{"key": "0"}', *said])
        self.limit = limit

    async def __aenter__(self) -> "Room":
        self.store = await Store.open(new_database("sqlite", self.tmp_path))
        self.house = await House(self.store, Thinker()).__aenter__()
        self.failures: list[Exception] = []
        self.house.failed = self.failures.append
        deal = new_deal("evergreen", ("person", "person"), 1000.0, seed=7)
        self.live = await self.house.create(deal, "anna", "Anna")
        self.answers = Sleepy(self.house)
        bucket = None if self.limit is None else self.limit.kept("here")
        visit = Visit(self.asked.receive, self.asked.send, self.answers, [], bucket)
        self.visiting = asyncio.create_task(visit.run(self.live.table.id, lambda table, key: Pass(0, 1)))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.visiting.cancel()
        await asyncio.gather(self.visiting, return_exceptions=True)
        await self.house.__aexit__()
        await self.store.close()

    def say(self, text: str) -> None:
        self.asked.messages.append({"type": "websocket.receive", "text": text})

    async def answers_to(self, *numbers: int) -> list[dict[str, Any]]:
        while not set(numbers) <= {answer.get("id") for answer in self.asked.answers}:
            await asyncio.sleep(0.001)
        return [answer for answer in self.asked.answers if answer.get("id") in numbers]


def test_answers_come_in_any_order_and_no_move_waits_for_them(tmp_path: Path) -> None:
    said = (
        asking(1, "hint", seq=2),
        asking(2, "course"),
        json.dumps({"seq": 2, "do": "say", "text": "hello"}),
    )

    async def work() -> None:
        async with Room(tmp_path, *said) as room:
            (second,) = await room.answers_to(2)
            assert second["answer"]["totals"] == [[1, 0]]
            while room.live.table.seq < 3:
                await asyncio.sleep(0.001)
            assert 1 not in {answer.get("id") for answer in room.asked.answers}
            room.answers.wake.set()
            assert (await room.answers_to(1))[0] == {"type": "answer", "id": 1, "answer": {"seq": 2}}

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_socket_has_so_many_questions_open_and_no_more_and_takes_them_along_when_it_goes(tmp_path: Path) -> None:
    said = [asking(number, "hint", seq=2) for number in range(AT_ONCE + 2)]

    async def work() -> None:
        async with Room(tmp_path, *said) as room:
            refused = await room.answers_to(AT_ONCE, AT_ONCE + 1)
            assert [(each["type"], each["code"]) for each in refused] == [("refused", "server-too-often")] * 2
            assert room.answers.asleep == AT_ONCE
            room.visiting.cancel()
            await asyncio.gather(room.visiting, return_exceptions=True)
            assert room.answers.given_up == AT_ONCE
            assert not room.live.watchers

    asyncio.run(asyncio.wait_for(work(), 60))


def test_questions_count_like_requests(tmp_path: Path) -> None:
    said = [asking(number, "course") for number in range(5)]

    async def work() -> None:
        async with Room(tmp_path, *said, limit=Limit(0.001, 3)) as room:
            answers = {answer["id"]: answer for answer in await room.answers_to(*range(5))}
            assert [answers[number]["type"] for number in range(5)] == ["answer"] * 3 + ["refused"] * 2
            assert answers[4]["code"] == "server-too-often"

    asyncio.run(asyncio.wait_for(work(), 60))


def test_what_goes_wrong_is_answered_too_and_told_to_whoever_runs_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with Room(tmp_path, asking(1, "hint", seq=13), asking(2, "course")) as room:
            room.answers.wake.set()
            refused = next(each for each in await room.answers_to(1, 2) if each["id"] == 1)
            assert (refused["type"], refused["code"]) == ("refused", "ask-failed")
            assert [str(failure) for failure in room.failures] == ["thirteen"]

    asyncio.run(asyncio.wait_for(work(), 60))


def test_the_worth_of_moves_is_reckoned_once_for_each_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody asks, with whatever picked."""
    reckoned: list[int] = []

    def counted(rules: Rules, state: State, seat: int) -> Steps[list[Weighed]]:
        reckoned.append(seat)
        return weighing(rules, state, seat)

    monkeypatch.setattr("hain.server.answers.weighing", counted)
    said = [asking(number, "outlook", seq=2, picked=[f"space:{number}"]) for number in range(6)]

    async def work() -> None:
        async with Room(tmp_path, *said) as room:
            await room.answers_to(*range(6))
            assert len(reckoned) == 1
            await room.house.do(room.live.table.id, lambda table, at: table.move(1, "draft wild-bush", at))
            room.say(asking(9, "outlook", seq=3))
            await room.answers_to(9)
            assert len(reckoned) == 2

    asyncio.run(asyncio.wait_for(work(), 60))


def test_what_only_watchers_need_is_kept_no_longer_than_they_watch(tmp_path: Path) -> None:
    """A server keeps thousands of tables that nobody watches."""

    async def work() -> None:
        async with Room(tmp_path, asking(1, "outlook", seq=2)) as room:
            await room.answers_to(1)
            assert list(room.live.weighed) == [0]
            room.visiting.cancel()
            await asyncio.gather(room.visiting, return_exceptions=True)
            assert not room.live.weighed

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_question_that_is_none_is_refused_by_its_number(server: Server) -> None:
    seat = Study(server, "evergreen", ["person"]).seat()
    for kind, ask in (
        ("preview", {"seq": 1, "moves": []}),
        ("preview", {"seq": 1, "moves": ["done"] * 21}),
        ("preview", {"seq": 1}),
        ("outlook", {"seq": 1, "picked": ["x"] * 11}),
        ("why", {"seq": 1, "thing": "x" * 201}),
        ("hint", {"seq": 1, "more": 1}),
        ("hint", {"seq": "1"}),
        ("moment", {}),
        ("dance", {}),
    ):
        assert seat.ask(kind, **ask)["code"] == "server-message", (kind, ask)
    seat.send(id=1, ask={"type": "course"}, seq=1, move="done")
    assert seat.next()["code"] == "server-message"
    assert seat.wish(do="say", text="hello")["type"] == "table"


@pytest.mark.parametrize("number", [-1, (1 << 53) + 1, 1 << 64, -(1 << 70), True, 1.5, "1", None])
def test_a_number_that_no_question_has_is_not_repeated_and_harms_no_socket(server: Server, number: Any) -> None:
    seat = Study(server, "evergreen", ["person"]).seat()
    seat.send(id=number, ask={})
    refused = seat.next()
    assert (refused["code"], "id" in refused) == ("server-message", False)
    assert seat.wish(do="say", text="hello")["type"] == "table"
