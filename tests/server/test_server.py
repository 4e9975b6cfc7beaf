"""The server over real sockets: tables for people far away, and nothing for eyes that may not see it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import hain
from hain import Dice, Record
from tests.databases import new_database
from tests.server.servers import Seat, Server, serving


@pytest.fixture(
    scope="module",
    params=[("sqlite", 1), ("sqlite", 3), ("postgresql", 1), ("postgresql", 3)],
    ids=lambda param: f"{param[0]}-{param[1]}",
)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    kind, workers = request.param
    with serving(new_database(kind, tmp_path_factory.mktemp("server")), workers) as running:
        yield running


def a_table(browser: httpx.Client, **wish: Any) -> dict[str, Any]:
    asked = {"game": "evergreen", "chairs": ["person", "open"], "name": "Anna", **wish}
    answer = browser.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def a_pair(server: Server, **wish: Any) -> tuple[str, Seat, Seat, dict[str, str]]:
    """Anna makes a table, Bela follows the link; seat 1 drafts first."""
    anna, bela = server.browser(), server.browser()
    made = a_table(anna, **wish)
    table, links = made["table"], made["links"]
    sat = bela.post(f"/api/tables/{table}/sit", json={"name": "Bela"}, headers={"x-hain-key": links["1"]})
    assert sat.status_code == 200, sat.text
    links = {**links, **sat.json()["links"]}
    seats = Seat(server, table, links["0"]), Seat(server, table, links["1"])
    return table, *seats, links


def test_two_people_play_and_a_third_looks_on(server: Server) -> None:
    table, anna, bela, links = a_pair(server)
    onlooker = Seat(server, table, links["onlooker"])
    assert bela.table["moves"][0].startswith("draft ")
    assert bela.table["question"]["kind"] == "D1"
    assert anna.table["moves"] == onlooker.table["moves"] == []
    assert [chair["name"] for chair in anna.wait_for(2)["chairs"]] == ["Anna", "Bela"]
    done = bela.wish(move="draft wild-bush")
    assert (done["type"], done["seq"]) == ("table", 3)
    for seat in (anna, onlooker):
        seen = seat.wait_for(3)
        drafted = seen["events"][-1]
        assert [drafted[name] for name in ("seq", "kind", "seat")] == [3, "drafted", 1]
        assert drafted["details"] == {"card": "wild-bush"}
        assert drafted["ways"] == [["card:wild-bush", "pool", "hand:1"]]
    assert anna.wish(move="draft snow-sprout")["seq"] == 4
    onlooker.wait_for(4)
    refused = onlooker.wish(move="plant a1")
    assert (refused["code"], refused["type"]) == ("server-onlooker", "refused")


def test_two_devices_of_a_person_see_the_same(server: Server) -> None:
    table, _, bela, links = a_pair(server)
    phone = Seat(server, table, links["1"])
    phone.wish(move="draft wild-bush")
    seen = bela.wait_for(3)
    assert {**seen, "events": []} == {**phone.table, "events": []}


def test_a_stale_or_illegal_move_is_refused_and_changes_nothing(server: Server) -> None:
    _, anna, bela, _ = a_pair(server)
    illegal = anna.wish(move="draft wild-bush")
    assert (illegal["type"], illegal["rule"]) == ("refused", "EVG-22")
    bela.wish(move="draft wild-bush")
    anna.wait_for(3)
    assert anna.wish(move="draft snow-sprout")["seq"] == 4
    anna.send(seq=3, move="plant a1")
    assert anna.next()["code"] == "table-changed"
    assert anna.wish(move="plant a1")["seq"] == 5


def test_resync_after_a_gap_tells_what_was_missed(server: Server) -> None:
    table, anna, bela, links = a_pair(server)
    anna.close()
    bela.wish(move="draft wild-bush")
    back = Seat(server, table, links["0"], since=2)
    assert [event["kind"] for event in back.table["events"]] == ["drafted"]
    assert Seat(server, table, links["0"], since=99).table["events"] == []


def test_take_backs_leaving_and_phrases(server: Server) -> None:
    _, anna, bela, _ = a_pair(server)
    bela.wish(move="draft wild-bush")
    anna.wait_for(3)
    anna.wish(move="draft snow-sprout")
    bela.wait_for(4)
    assert bela.wish(do="take_back")["asked"] == 1
    anna.wait_for(5)
    assert anna.wish(do="agree")["asked"] is None
    told = {"seq": 6, "kind": "taken_back", "seat": 1, "details": {}, "things": [], "ways": []}
    assert anna.table["events"][-1] == told
    assert bela.wait_for(6)["events"][-1]["details"] == {"move": "draft wild-bush"}
    assert bela.wish(do="say", text="hello")["type"] == "table"
    assert bela.wish(do="say", text="anything")["code"] == "table-no-phrase"
    assert bela.wish(do="leave", text="sprout")["chairs"][1]["bot"] == "sprout"
    while not any(event["kind"] == "drafted" for event in bela.table["events"]):
        bela.next()
    assert bela.wish(do="return")["chairs"][1]["bot"] == ""
    assert bela.wish(do="agree")["code"] == "table-not-asked"


def test_a_whole_game_against_bots_and_what_comes_after(server: Server) -> None:
    browser = server.browser()
    made = a_table(browser, chairs=["person", "sprout"])
    table, key = made["table"], made["links"]["0"]
    headers = {"x-hain-key": key}
    seat = Seat(server, table, key)
    dice = Dice(5)
    while not seat.table["over"]:
        moves = seat.table["moves"]
        answer = seat.wish(move=moves[dice.below(len(moves))]) if moves else seat.next()
        assert answer["type"] == "table" or answer["code"] == "table-changed"
    record = Record.parse(browser.get(f"/api/tables/{table}/record", headers=headers).text)
    *_, (last, _) = record.replay(hain.rules("evergreen"))
    assert not last.to_act()
    assert record.scores == [seat["score"] for seat in seat.table["view"]["seats"]]
    rematch = browser.post(f"/api/tables/{table}/rematch", json={}, headers=headers)
    assert rematch.status_code == 201
    assert rematch.json()["seats"] == [1]
    fork = browser.post(f"/api/tables/{table}/fork", json={"index": 5, "name": "Anna"}, headers=headers)
    assert fork.status_code == 201
    other = server.browser()
    again = other.post(f"/api/tables/{table}/challenge", json={"name": "Carl"}, headers=headers).json()
    assert Seat(server, again["table"], again["links"]["0"]).table["game"] == "evergreen"
    results = browser.get(f"/api/tables/{table}/results", headers=headers).json()
    assert results == [{"names": ["Anna"], "scores": [record.scores[0]]}]
    brought = browser.post("/api/records", json={"text": str(record), "name": "Anna"})
    assert brought.status_code == 201
    mine = browser.get("/api/tables").json()
    assert {made["table"], rematch.json()["table"], fork.json()["table"], brought.json()["table"]} <= {
        entry["id"] for entry in mine
    }
    assert Seat(server, table, mine[0]["links"]["0"] if mine[0]["id"] == table else key).table["over"]


def test_too_many_wishes_are_slowed_down(tmp_path: Path) -> None:
    with serving(new_database("sqlite", tmp_path), HAIN_TABLES_PER_MINUTE="2", HAIN_MESSAGES_PER_SECOND="2") as server:
        browser = server.browser()
        made = [a_table(browser), a_table(browser)][0]
        wish = {"game": "evergreen", "chairs": ["person", "open"], "name": "Anna"}
        assert browser.post("/api/tables", json=wish).status_code == 429
        seat = Seat(server, made["table"], made["links"]["0"])
        codes = [seat.wish(do="agree")["code"] for _ in range(6)]
        assert codes[0] == "table-not-asked"
        assert codes[-1] == "server-too-often"
        others = [server.browser().post("/api/tables", json=wish).status_code for _ in range(20)]
        assert others[:10] == [201] * 10
        assert others[-1] == 429  # a new identity each time, but one address


def test_a_record_is_not_given_away_while_others_play(server: Server) -> None:
    table, _, _, links = a_pair(server)
    answer = server.browser().get(f"/api/tables/{table}/record", headers={"x-hain-key": links["0"]})
    assert (answer.status_code, answer.json()["code"]) == (400, "server-record-running")


def test_keys_open_one_seat_of_one_table(server: Server) -> None:
    browser = server.browser()
    made, other = a_table(browser), a_table(browser)
    key = made["links"]["0"]
    assert len(key.partition(".")[2]) >= 43
    for wrong in (
        "",
        "0",
        "0.",
        "1." + key.partition(".")[2],
        key[:-1],
        other["links"]["0"],
        "onlooker.",
        "9.x",
        "ß.é",
    ):
        raw = wrong.encode()
        answer = browser.get(f"/api/tables/{made['table']}", headers=[(b"x-hain-key", raw)])
        assert answer.status_code in (403, 422), wrong
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket") as socket:
            socket.send(json.dumps({"key": wrong}))
            assert json.loads(socket.recv(30))["code"] in ("server-key", "server-message")
            with pytest.raises(ConnectionClosed):
                socket.recv(30)
    unknown = browser.get("/api/tables/nowhere", headers={"x-hain-key": key})
    assert unknown.status_code == 403


def test_accounts_keep_tables(server: Server) -> None:
    anna = server.browser()
    made = a_table(anna)
    login = {"login": f"anna{made['table']}", "password": "correct horse"}
    assert anna.post("/api/account", json=login).status_code == 201
    assert anna.post("/api/account", json=login).status_code == 409
    phone = server.browser()
    assert phone.post("/api/login", json={**login, "password": "battery staple"}).status_code == 403
    assert phone.post("/api/login", json={**login, "login": "nobody" + made["table"]}).status_code == 403
    assert phone.get("/api/tables").json() == []
    known = phone.post("/api/login", json=login)
    assert known.status_code == 200
    assert "secure" not in known.headers["set-cookie"].lower()  # there is no TLS here
    assert [entry["id"] for entry in phone.get("/api/tables").json()] == [made["table"]]


def test_other_pages_may_not_act_for_a_person(server: Server) -> None:
    browser = server.browser()
    wish = {"game": "evergreen", "chairs": ["person", "open"], "name": "Anna"}
    evil = browser.post("/api/tables", json=wish, headers={"origin": "https://elsewhere.example"})
    assert (evil.status_code, evil.json()["code"]) == (403, "server-origin")
    assert "another address" in evil.json()["sentence"]
    assert browser.post("/api/tables", json=wish, headers={"origin": server.address}).status_code == 201
    made = a_table(browser)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass


def test_behind_a_proxy_with_tls_a_cookie_goes_over_tls_only(tmp_path: Path) -> None:
    with serving(new_database("sqlite", tmp_path), HAIN_ORIGIN="https://hain.example") as server:
        cookie = server.browser().get("/api/tables").headers["set-cookie"].lower()
        assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))


def test_bad_requests_say_what_is_wrong_in_the_readers_language(server: Server) -> None:
    browser = server.browser()
    wrong = {"game": "evergreen", "chairs": ["person", "stone"], "name": "Anna"}
    answer = browser.post("/api/tables", json=wrong, headers={"accept-language": "de-CH, en;q=0.5"})
    assert (answer.status_code, answer.json()["code"]) == (400, "error-bot")
    assert answer.json()["sentence"].startswith("Es gibt keinen Bot")
    answer = browser.post("/api/tables", json={**wrong, "colour": "red"})
    assert answer.status_code == 422
    assert "colour" in answer.json()["sentence"]
    assert browser.post("/api/tables", content=b"{", headers={"content-type": "application/json"}).status_code == 422
    large = browser.post("/api/records", json={"text": "x" * 300_000, "name": "A"}, headers={"accept-language": "fr"})
    assert (large.status_code, large.json()["code"]) == (413, "server-too-large")
    assert "octets" in large.json()["sentence"]
    answer = browser.post("/api/records", json={"text": "Hain record 2", "name": "A"})
    assert (answer.status_code, answer.json()["code"]) == (400, "error-record-format")
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_health_and_the_games(server: Server) -> None:
    browser = server.browser()
    assert browser.get("/health").json()["status"] == "well"
    assert "/api/tables/{table}/fork" in browser.get("/api/openapi.json").json()["paths"]
    assert {game["name"] for game in browser.get("/api/games").json()["games"]} == {
        "earth", "evergreen", "glade", "waldgaertner"
    }  # fmt: skip


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with serving(new_database("sqlite", tmp_path)) as server:
        browser = server.browser()
        made = a_table(browser)
        login = {"login": "anna", "password": "correct horse"}
        browser.post("/api/account", json=login)
        browser.get(f"/api/tables/{made['table']}", headers={"x-hain-key": made["links"]["0"]})
        browser.get(f"/api/tables/{made['table']}?key={made['links']['0']}")
        Seat(server, made["table"], made["links"]["0"]).close()
        cookie = browser.cookies["hain"]
        logged = server.stop()
    assert '"path": "/api/tables/{table}"' in logged
    for secret in (*made["links"].values(), "correct horse", cookie):
        assert secret not in logged


def test_a_deal_that_is_known_beforehand_is_not_for_people_who_come_later(server: Server) -> None:
    browser = server.browser()
    wish = {"game": "evergreen", "chairs": ["person", "open"], "seed": "7", "name": "Anna"}
    refused = browser.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (400, "server-seed-open")
    for chairs, seed, known in ((["person", "person"], "7", True), (["person", "open"], None, False)):
        made = a_table(browser, chairs=chairs, seed=seed)
        headers = {"x-hain-key": made["links"]["0"]}
        assert browser.get(f"/api/tables/{made['table']}", headers=headers).json()["known_deal"] == known
    for nonsense in ("x", "-1", str(2**62), "f" * 33):
        assert browser.post("/api/tables", json={**wish, "chairs": ["person"], "seed": nonsense}).status_code == 400
    assert browser.post("/api/tables", json={**wish, "chairs": ["person"], "seed": 7}).status_code == 422


def test_several_moves_go_over_the_line_at_once(server: Server) -> None:
    """Each is told of with its own number; what cannot be made is refused with the rule, and the rest counts."""
    table = (
        server.browser()
        .post("/api/tables", json={"game": "evergreen", "chairs": ["person"] * 2, "seed": "7", "name": "Anna"})
        .json()
    )
    one, other = (Seat(server, table["table"], table["links"][str(seat)]) for seat in (1, 0))
    assert one.wish(moves=["draft wild-bush"])["seq"] == 3
    other.wait_for(3)
    assert other.wish(move="draft snow-sprout", moves=["draft snow-sprout"])["code"] == "server-message"
    assert other.wish(moves=[])["code"] == "server-message"
    assert other.wish(moves=["plant a1"] * 21)["code"] == "server-message"
    assert other.wish(moves=["plant a1"])["rule"].startswith("EVG-")
    other.send(seq=3, moves=["draft snow-sprout", "plant a1", "plant a1", "plant b1"])
    answers = [other.next(), other.next()]
    (refused,) = [answer for answer in answers if answer["type"] == "refused"]
    assert (refused["code"], refused["seq"]) == ("table-not-made", 5)
    assert refused["rule"].startswith("EVG-")
    assert {event["seq"] for event in other.table["events"]} == {4, 5}
    one.wait_for(5)
    assert other.wish(do="take_back")["seq"] == 6
    assert "draft snow-sprout" in other.table["moves"]


def test_what_is_taken_back_is_what_was_seen_and_once_however_often_it_is_sent(server: Server) -> None:
    """Two clicks are not two moves; and nobody agrees to what they have not been asked yet."""
    _, anna, bela, _ = a_pair(server)
    bela.wish(move="draft wild-bush")
    anna.wait_for(3)
    anna.wish(move="draft snow-sprout")
    seen = anna.wish(move="plant a1")["seq"]
    for _ in range(3):
        anna.send(seq=seen, do="take_back")
    codes = [anna.next().get("code", "") for _ in range(3)]
    assert sorted(codes) == ["", "table-changed", "table-changed"]
    assert (anna.table["seq"], anna.table["made"]) == (seen + 1, 2)
    bela.wait_for(seen + 1)
    asked = bela.wish(do="take_back")["seq"]
    anna.wait_for(asked)
    anna.send(seq=seen, do="agree")
    assert anna.next()["code"] == "table-changed"
    anna.send(seq=seen, do="decline")
    assert anna.next()["code"] == "table-changed"
    assert anna.wish(do="agree")["made"] == 0
