"""A server over a database of older rules: what can go on does, what cannot is kept, and nobody meets a traceback."""

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import hain
from hain import Record
from hain.server.identity import COOKIE, Keys
from tests.server.servers import Seat, Server, serving
from tests.table.older import SECRET, stopping_database

KEYS = Keys(SECRET)
RULES = hain.rules("earth")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(stopping_database(tmp_path_factory.mktemp("older"))) as running:
        yield running


def anna(server: Server, language: str = "en", person: str = "anna") -> httpx.Client:
    browser = server.browser()
    browser.cookies.set(COOKIE, KEYS.signed(person))
    browser.headers["accept-language"] = language
    return browser


def link(server: Server, table: str, person: str = "anna") -> str:
    """The key to a seat that a person finds in the list."""
    listed = {found["id"]: found for found in anna(server, person=person).get("/api/tables").json()}
    return str(next(iter(listed[table]["links"].values())))


def key(server: Server, table: str) -> dict[str, str]:
    return {"x-hain-key": link(server, table)}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_list_tells_which_tables_cannot_go_on_and_why(server: Server, language: str) -> None:
    answer = anna(server, language).get("/api/tables")
    assert answer.status_code == 200, answer.text
    tables = {table["id"]: table for table in answer.json()}
    assert set(tables) == {"lifted", "stopped", "over", "bot", "clock"}
    assert {name for name, table in tables.items() if table["stopped"] is None} == {"over", "lifted", "bot"}
    stopped = tables["stopped"]
    assert (stopped["game"], stopped["names"], stopped["over"]) == ("earth", ["Anna", "Bela"], False)
    assert (stopped["touched"], stopped["your_turn"], list(stopped["links"])) == (1011.0, False, ["0"])
    assert stopped["stopped"]["result"] is None
    assert all(word in stopped["stopped"]["sentence"] for word in ("0", str(RULES.version), "8"))
    assert "chess" in tables["clock"]["stopped"]["sentence"]


def test_the_record_of_a_table_that_cannot_go_on_can_be_had(server: Server) -> None:
    answer = anna(server).get("/api/tables/stopped/record", headers=key(server, "stopped"))
    record = Record.parse(answer.text)
    assert (record.version, record.players, len(record.moves)) == (0, ["Anna", "Bela"], 9)
    assert record.moves[7] == (0, "compost e999")
    refused = anna(server).post("/api/records", json={"text": answer.text, "name": "Anna"})
    assert refused.status_code == 400
    assert "move 8 is no longer possible" in refused.json()["sentence"]
    gone = anna(server).get("/api/tables/clock/record", headers=key(server, "clock"))
    assert gone.text.startswith("Hain record 1\ngame: chess")


def test_a_finished_table_is_carried_over_and_its_record_says_so(server: Server) -> None:
    record = Record.parse(anna(server).get("/api/tables/over/record", headers=key(server, "over")).text)
    assert record.version == RULES.version
    assert record.scores is not None
    results = anna(server).get("/api/tables/over/results", headers=key(server, "over"))
    assert [result["scores"] for result in results.json()] == [record.scores]
    record.version = 0
    brought = anna(server).post("/api/records", json={"text": str(record), "name": "Anna"})
    assert brought.status_code == 201


@pytest.mark.parametrize("path", ["", "/moments", "/text", "/course", "/results"])
def test_whatever_is_asked_of_it_is_refused_with_the_reason(server: Server, path: str) -> None:
    answer = anna(server).get(f"/api/tables/stopped{path}", headers=key(server, "stopped"))
    assert (answer.status_code, answer.json()["code"]) == (409, "table-stopped")
    assert "move 8 is no longer possible" in answer.json()["sentence"]


def test_a_rematch_of_it_is_refused_with_the_reason(server: Server) -> None:
    answer = anna(server).post("/api/tables/stopped/rematch", json={}, headers=key(server, "stopped"))
    assert (answer.status_code, answer.json()["code"]) == (409, "table-stopped")


@pytest.mark.parametrize("since", [0, 3])
def test_a_socket_to_it_is_refused_and_closed(server: Server, since: int) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/stopped/socket", compression=None) as socket:
        socket.send(json.dumps({"key": link(server, "stopped"), "since": since, "lang": "de"}))
        refusal = json.loads(socket.recv(20))
        assert (refusal["code"], refusal["sentence"][:12]) == ("table-stopped", "Diese Partie")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410


def test_other_tables_go_on_and_nothing_goes_wrong_behind_them(server: Server) -> None:
    bot = Seat(server, "bot", link(server, "bot"))
    bot.wait_for(6)  # nobody but the patrol lets it think
    bot.close()
    lifted = Seat(server, "lifted", link(server, "lifted", "bela"))
    assert lifted.wish(move=lifted.table["moves"][0])["type"] == "table"
    lifted.close()
    assert "error" not in server.logged()
