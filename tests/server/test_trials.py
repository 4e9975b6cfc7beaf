"""Short forms of the trials, messages full of nonsense, and bytes that must never be sent."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hain import Dice, Event, Rules, State
from hain.server.wire import EventData, Question, StoryData, TableData
from hain.table.forced import forced_steps
from tests.databases import new_database
from tests.server.servers import Seat, Server, serving
from tests.server.trials import crash, make_table, race
from tests.tables import Mode, combinations, every_table

DATABASES = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@DATABASES
def test_nothing_acknowledged_is_lost_when_processes_are_killed(kind: str, tmp_path: Path) -> None:
    assert crash(new_database(kind, tmp_path), rounds=4, workers=1) > 10


@DATABASES
def test_of_many_who_want_the_same_turn_one_gets_it(kind: str, tmp_path: Path) -> None:
    assert race(new_database(kind, tmp_path), rounds=25, workers=3) >= 25


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(new_database("sqlite", tmp_path_factory.mktemp("trials"))) as running:
        yield running


# every byte


def words(text: str) -> set[str]:
    """All that could be the name of a thing."""
    return set(re.findall(r"[a-z]+[\w-]*", text))


def rows(data: object) -> set[str]:
    """All lists of names, such as a hand, as they are written."""
    found: set[str] = set()
    if isinstance(data, dict):
        found = set().union(*map(rows, data.values())) if data else set()
    elif isinstance(data, list):
        found = set().union(*map(rows, data)) if data else set()
        if len(data) > 2 and all(isinstance(item, str) for item in data):
            found.add(json.dumps(data, separators=(",", ":")))
    return found


FIELDS = {field for kind in (TableData, EventData, Question, StoryData) for field in kind.__annotations__}
"""What stands in messages of all games."""


class Knowledge:
    """What each seat sees of a state."""

    def __init__(self, state: State, seats: int) -> None:
        self.state = state
        self.views = [json.loads(json.dumps(state.view(seat))) for seat in range(seats)]
        self.names = [words(json.dumps(view)) for view in self.views]
        self.rows = [rows(view) for view in self.views]

    def unknown_to(self, seat: int, log: list[Event]) -> set[str]:
        """What others see now and this seat does not, unless it was just told, or is one of its own choices."""
        told = words(json.dumps([event.seen_by(seat).data() for event in log]))
        own = words(" ".join(self.state.text(move) for move in self.state.moves(seat))) | self._asked(seat)
        others = [other for other in range(len(self.views)) if other != seat]
        names = set().union(*(self.names[other] for other in others)) - self.names[seat] - told - own - FIELDS
        return names | (set().union(*(self.rows[other] for other in others)) - self.rows[seat])

    def _asked(self, seat: int) -> set[str]:
        question = self.state.question(seat)
        return set() if question is None else words(json.dumps([question.kind, question.details]))


CLOSELY = 40  # moves


def is_new(game: Rules, seats: int, mode: Mode) -> bool:
    """Whether the mode cannot be played by fewer people; alone is a mode by itself."""
    return seats == 1 or not any(mode in combinations(game, fewer) for fewer in game.seats if 1 < fewer < seats)


@every_table
def test_every_mode_is_played_over_the_wire_and_nobody_gets_a_byte_that_is_not_theirs(
    server: Server, game: Rules, seats: int, mode: Mode
) -> None:
    """To the end if the mode was not seen with fewer people; every byte is looked at after the first moves, and now and
    then later on."""
    table, links = make_table(server, game=game.name, chairs=["person"] * seats, seed="11", options=mode)
    sockets = [Seat(server, table, links[str(seat)]) for seat in range(seats)]
    state = game.setup(seats, 11, **mode)
    dice = Dice(3)
    hidden = 0
    log: list[Event] = []  # since the last look
    seq = seats
    for step in itertools.count() if is_new(game, seats, mode) else range(CLOSELY):
        owing = state.to_act()
        if not owing:
            break
        seat = owing[dice.below(len(owing))]
        text = state.text(state.random_move(seat, dice))
        assert text in sockets[seat].wait_for(seq)["moves"]
        state.play(seat, state.move(seat, text), log)
        sockets[seat].send(seq=seq, move=text)
        follows = forced_steps(state, range(seats))
        for one in follows:
            state.play(one.seat, state.move(one.seat, one.text), log)
        seq += 1 + len(follows)
        if step >= CLOSELY and step % 20:
            continue
        known = Knowledge(state, seats)
        for other, socket in enumerate(sockets):
            socket.wait_for(seq)
            secrets = known.unknown_to(other, log)
            hidden += len(secrets)
            sent = socket.received[-1].replace(table, "")  # a name by chance, which may look like anything
            assert (words(sent) | rows(json.loads(sent))) & secrets == set()
            assert socket.table["view"] == known.views[other]
        log.clear()
    if seats > 1 and game.name in ("earth", "glade"):
        assert hidden > 20  # there was something that could have been given away
    for socket in sockets:
        if not state.to_act():
            assert socket.wait_for(seq)["over"]
            scores = [sheet.total for sheet in state.scores()]
            assert [there["score"] for there in socket.table["view"]["seats"]] == scores
        socket.close()


# nonsense

MESSAGES = st.one_of(
    st.text(max_size=50),
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=20)),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=6,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"seq": st.one_of(st.integers(-1, 9), st.integers())},
        optional={
            "move": st.one_of(
                st.text(max_size=30), st.sampled_from(["draft wild-bush", "pass", "plant a1", "9" * 199])
            ),
            "do": st.one_of(st.text(max_size=10), st.sampled_from(["take_back", "agree", "leave", "say", "rename"])),
            "text": st.one_of(st.text(max_size=60), st.sampled_from(["tree", "hello", "stone"])),
        },
    ).map(json.dumps),
)


def test_nonsense_on_a_socket_gets_an_answer_and_harms_nobody(server: Server) -> None:
    table, links = make_table(server)
    seat = Seat(server, table, links["1"])

    @settings(max_examples=300, deadline=None)
    @given(MESSAGES)
    def throw(text: str) -> None:
        seat.socket.send(text)
        assert seat.next()["type"] in ("table", "refused")
        seat.send(seq=0, move="nothing")  # who goes on with nothing but nonsense is let go
        assert seat.next()["type"] in ("table", "refused")

    throw()
    assert server.browser().get("/health").status_code == 200
    assert Seat(server, table, links["0"]).table["type"] == "table"


def _drain(socket: ClientConnection) -> None:
    while True:
        socket.recv(30)


@pytest.mark.parametrize("first", ["", "{}", "[]", '{"key": 5}', "x" * 20_000, b"\xff\xfe"])
def test_a_bad_first_message_closes_the_socket(server: Server, first: str | bytes) -> None:
    table, _ = make_table(server)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        socket.send(first)
        with pytest.raises(ConnectionClosed):
            _drain(socket)
    assert server.browser().get("/health").status_code == 200


def test_no_request_makes_the_server_stumble(server: Server) -> None:
    """Requests made up from the description of the API: whatever they are, the answer is not an error of ours."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations: list[Any] = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 10
    for operation in operations:

        @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            assert case.call().status_code < 500

        ask()
