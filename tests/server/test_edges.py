"""What is odd gets an answer in words, what is private stays so, and the server knows its own name."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hain.server.address import is_own_name
from hain.words import LANGUAGES, words
from tests.databases import new_database
from tests.server.servers import Seat, Server, serving
from tests.server.test_server import a_table

WISH = {"game": "evergreen", "chairs": ["person", "open"], "name": "Anna"}
RECORD = (Path(__file__).parent.parent / "records" / "evergreen-2.hain").read_text("utf-8")
ODD = ["\ud800", "x\udfffy", "\0", "an\0na"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(new_database(request.param, tmp_path_factory.mktemp("edges"))) as running:
        yield running


def odd_wishes(odd: str, table: str) -> Iterator[tuple[str, Any]]:
    """Every place of every request that holds a text."""
    yield "account", {"login": f"ann{odd}a", "password": "correct horse"}
    yield "account", {"login": "anna", "password": f"correct {odd} horse"}
    yield "login", {"login": f"ann{odd}a", "password": "correct horse"}
    yield "login", {"login": "anna", "password": f"correct {odd} horse"}
    yield "password", {"password": f"correct {odd} horse", "new": odd + "battery staple"}
    yield "logout", {odd: odd}
    yield "tables", {**WISH, "name": odd}
    yield "tables", {**WISH, "game": odd}
    yield "tables", {**WISH, "chairs": ["person", odd]}
    yield "tables", {**WISH, "clock": odd}
    yield "tables", {**WISH, "seed": odd}
    yield "tables", {**WISH, "options": {"sun": odd}}
    yield "tables", {**WISH, "options": {odd: "n"}}
    yield "tables", {**WISH, odd: 1}
    yield "tables", [odd]
    yield "tables", odd
    yield "records", {"text": RECORD, "name": odd}
    yield "records", {"text": RECORD.replace("seat 0: ", f"seat 0: {odd}"), "name": "Anna"}
    yield "records", {"text": RECORD + odd, "name": "Anna"}
    yield f"tables/{table}/sit", {"name": odd}
    yield f"tables/{table}/fork", {"index": 0, "name": odd, "level": odd}
    yield f"tables/{table}/challenge", {"name": odd}


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_a_character_that_nobody_can_write_is_refused_wherever_it_stands(server: Server, odd: str) -> None:
    browser = server.browser()
    made = a_table(browser)
    for route, wish in odd_wishes(odd, made["table"]):
        headers = {"content-type": "application/json", "x-hain-key": made["links"]["0"]}
        answer = browser.post(f"/api/{route}", content=json.dumps(wish), headers=headers)
        assert 400 <= answer.status_code < 500, (route, wish, answer.text)
        assert answer.json()["sentence"]
        if isinstance(wish, dict) and route not in ("logout", "password"):
            assert answer.json()["code"] == "server-characters", (route, wish)


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_nor_does_it_harm_a_socket(server: Server, odd: str) -> None:
    browser = server.browser()
    made = a_table(browser)
    seat = Seat(server, made["table"], made["links"]["0"])
    for wish in ({"move": odd}, {"do": "rename", "text": odd}, {"do": "say", "text": odd}, {"do": odd}, {odd: odd}):
        assert seat.wish(**wish)["code"] == "server-message"
    for kind, ask in (("preview", {"seq": 1, "moves": [odd]}), ("why", {"seq": 1, "thing": odd}), (odd, {"seq": 1})):
        assert seat.ask(kind, **ask)["code"] == "server-message"
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket") as other:
        other.send(json.dumps({"key": odd}))
        assert json.loads(other.recv(30))["code"] == "server-message"


def test_odd_paths_and_long_numbers_are_refused(server: Server) -> None:
    browser = server.browser()
    made = a_table(browser)
    headers = {"x-hain-key": made["links"]["0"], "content-type": "application/json"}
    table = f"/api/tables/{made['table']}"
    long = "9" * 5000
    for path in ("/assets/%00", "/assets/%ED%A0%80", "/%00", "/api/words/en/%00", "/api/rules/%00", "/api/daily/%ff",
                 "/api/examples/%00", "/api/tables/%00", f"{table}?since={long}", f"{table}/moments/{long}",
                 f"{table}/text?index={long}"):  # fmt: skip
        assert browser.get(path, headers=headers).status_code < 500, path
    for method in ("GET", "DELETE", "PUT"):
        unknown = browser.request(method, "/api/nothing", headers=headers)
        assert (unknown.status_code, unknown.json()["code"]) in ((404, "server-no-page"), (405, "server-no-page"))
    for route, body in (
        ("tables", f'{{"game": "evergreen", "chairs": ["person"], "name": "A", "options": {{"sun": {long}}}}}'),
        ("tables", "[" * 100_000),
        ("tables", '{"game": NaN}'),
        ("records", '{"text": 1e999, "name": "A"}'),
        (f"tables/{made['table']}/fork", f'{{"index": {long}, "name": "A"}}'),
    ):
        answer = browser.post(f"/api/{route}", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, (route, body[:80])
        assert answer.json()["sentence"]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "[", "null", "", "http://", "://", "ß"])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    browser = server.browser()
    answer = browser.post("/api/tables", json=WISH, headers=[(b"origin", origin.encode())])
    assert (answer.status_code, answer.json()["code"]) == (403, "server-origin")
    made = a_table(browser)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    if origin.isascii() and origin:
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403


# the name of the server


def ask(server: Server, host: str, path: str = "/api/games") -> httpx.Response:
    return server.browser().get(path, headers={"host": host})


def test_without_an_origin_only_names_that_nobody_can_point_here_are_ours(server: Server) -> None:
    port = server.port
    for ours in (f"127.0.0.1:{port}", f"localhost:{port}", "Hain.LOCALHOST", "192.0.2.7", "[::1]:80", "localhost.",
                 socket.gethostname(), socket.gethostname().partition(".")[0] + ".local"):  # fmt: skip
        assert ask(server, ours).status_code == 200, ours
    for other in (f"rebound.example:{port}", "127.0.0.1.rebound.example", "localhost.rebound.example", "[", "%", "ß"):
        answer = server.browser().get("/api/tables", headers=[(b"host", other.encode())])
        assert answer.status_code == 421, other
        assert "set-cookie" not in answer.headers
        assert "HAIN_ORIGIN" in answer.json()["sentence"]
    assert ask(server, "rebound.example", "/").status_code == 421
    with socket.create_connection(("127.0.0.1", server.port), 30) as raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nhost: rebound.example\r\n\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 421 ")


def test_a_socket_is_not_for_another_name_either(server: Server) -> None:
    made = a_table(server.browser())
    address = f"ws://rebound.example:{server.port}/api/tables/{made['table']}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, address=("127.0.0.1", server.port), proxy=None):
        pass
    assert refused.value.response.status_code == 403


def test_with_an_origin_its_name_is_ours() -> None:
    origin = "https://hain.example:8443"
    for name in ("hain.example", "127.0.0.1", "::1", "localhost"):
        assert is_own_name(name, origin)
    for name in ("", "example", "other.example", "hain.example.other", socket.gethostname()):
        assert not is_own_name(name, origin)


def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path, server: Server) -> None:
    assert "strict-transport-security" not in server.browser().get("/api/games").headers
    behind = server.browser().get("/api/games", headers={"x-forwarded-proto": "https"})
    assert behind.headers["strict-transport-security"].startswith("max-age=")
    with serving(new_database("sqlite", tmp_path), HAIN_ORIGIN="https://hain.example") as named:
        assert "strict-transport-security" in ask(named, "hain.example").headers
        assert ask(named, f"hain.example:{named.port}").status_code == 200
        assert ask(named, "other.example").status_code == 421


def test_what_holds_a_key_or_an_identity_is_kept_by_nobody(server: Server) -> None:
    browser = server.browser()
    made = a_table(browser)
    table, headers = made["table"], {"x-hain-key": made["links"]["0"]}
    login = {"login": "cache" + table, "password": "correct horse"}
    answers = [
        browser.post("/api/tables", json=WISH),
        browser.get("/api/tables"),
        browser.get(f"/api/tables/{table}", headers=headers),
        browser.get(f"/api/tables/{table}/keys", headers=headers),
        browser.post(f"/api/tables/{table}/sit", json={"name": "A"}, headers={"x-hain-key": made["links"]["1"]}),
        browser.post("/api/account", json=login),
        browser.post("/api/login", json=login),
        browser.post("/api/logout", json={}),
        browser.get(f"/api/tables/{table}"),
    ]
    assert [answer.headers.get("cache-control") for answer in answers] == ["no-store"] * len(answers)
    for path in ("/api/games", "/api/rules/evergreen", "/api/words/en/app"):
        assert browser.get(path).headers.get("cache-control") != "no-store"


def test_numbers_are_told_only_where_they_are_asked_for(server: Server, tmp_path: Path) -> None:
    browser = server.browser()
    answer = browser.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-page")
    with serving(new_database("sqlite", tmp_path), HAIN_METRICS="on") as telling:
        assert "hain_requests_total" in telling.browser().get("/metrics").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_api_needs_nothing_from_elsewhere(server: Server, language: str) -> None:
    browser = server.browser()
    page = browser.get("/api", headers={"accept-language": language})
    assert page.status_code == 200
    assert page.headers["content-security-policy"].startswith("default-src 'self'")
    text = page.text
    assert f"<h1>{words(language)('manual-title')}</h1>" in text
    for foreign in ("<script", "http://", "https://", "<link", "<img"):
        assert foreign not in text
    api = browser.get("/api/openapi.json").json()
    for path, ways in api["paths"].items():
        for told in ways.values():
            assert f"<code>{path}</code>" in text
            assert told.get("description", "")[:40].replace("'", "&#x27;") in text
    anchors = {part.partition('"')[0] for part in text.split('id="')[1:]}
    links = [part.partition('"')[0] for part in text.split('href="#')[1:]]
    assert len(links) > 50
    assert set(links) <= anchors
    assert len(anchors) == text.count('id="')
