"""What goes over the wire for pages, words and boxes: compressed if somebody takes it so, and nothing twice."""

import gzip
import re
import socket
from collections.abc import Iterator
from typing import NamedTuple

import pytest

import hain
from hain.core.box import box_of
from hain.server.edition import PAGE, SCREEN
from hain.words import fluent_text
from tests.databases import new_database
from tests.server.servers import HOME, Server, serving

BOTH = "gzip, deflate, br, zstd"
SCRIPT = next((f"/assets/{path.name}" for path in SCREEN.glob("assets/index-*.js")), "")
WORDS = "/api/words/en/screen"
BOX = f"/api/box/evergreen/{box_of(hain.rules('evergreen')).hash}"
SAME = ["/", "/table/abc", SCRIPT, "/icon.svg", "/icon-192.png", WORDS, "/api/games", BOX]
"""What is the same for everybody."""


class Got(NamedTuple):
    """An answer as it came over the wire."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> bytes:
        return gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.exists(), "the screen has not been built: python ui/build.py"
    with serving(new_database("sqlite", tmp_path_factory.mktemp("server"))) as running:
        yield running


def ask(server: Server, path: str, *headers: str, method: str = "GET") -> Got:
    """One request as it is written here, and all that comes back until the line is closed."""
    asked = "\r\n".join([f"{method} {path} HTTP/1.1", "host: localhost", "connection: close", *headers, "", ""])
    with socket.create_connection((HOME, server.port), 30) as line:
        line.sendall(asked.encode())
        came = b"".join(iter(lambda: line.recv(1 << 16), b""))
    head, _, body = came.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    found = {name.lower(): value for name, _, value in (each.partition(": ") for each in lines)}
    assert "transfer-encoding" not in found
    return Got(int(first.split()[1]), found, body)


@pytest.mark.parametrize("path", SAME)
def test_it_comes_in_the_form_that_is_liked(server: Server, path: str) -> None:
    plain = ask(server, path)
    assert plain.status == 200
    assert "content-encoding" not in plain.headers
    assert plain == ask(server, path, "accept-encoding: identity")._replace(headers=plain.headers)
    zipped = ask(server, path, "accept-encoding: gzip;q=0.8, br;q=0")
    assert zipped.text == plain.body
    assert zipped.headers["content-type"] == plain.headers["content-type"]
    for answer in (plain, zipped, ask(server, path, f"accept-encoding: {BOTH}")):
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(answer.body) <= len(plain.body)
    if path == "/icon-192.png":
        assert "content-encoding" not in zipped.headers
    else:
        assert zipped.headers["content-encoding"] == "gzip"
        assert len(zipped.body) < 0.75 * len(plain.body)


def test_files_of_the_screen_come_by_brotli(server: Server) -> None:
    small, zipped = (ask(server, SCRIPT, f"accept-encoding: {form}") for form in (BOTH, "gzip"))
    assert small.headers["content-encoding"] == "br"
    assert small.headers["content-type"].startswith("text/javascript")
    assert len(small.body) < len(zipped.body)
    assert small.body == (SCREEN / f"{SCRIPT[1:]}.br").read_bytes()


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("GZIP", "gzip"),
        ("*", "br"),
        ("gzip;q=1.0, br;q=0.1", "gzip"),
        ("br;q=0, gzip;q=0, *;q=0", None),
        ("identity, gzip;q=0.9", None),
        ("identity;q=0, gzip;q=0.001", "gzip"),
        ("br;q=much, gzip;q=0.2", "gzip"),
        ("compress, zstd", None),
        (", ;q=1,,", None),
    ],
)
def test_weights_are_heeded(server: Server, accepted: str, form: str | None) -> None:
    assert ask(server, SCRIPT, f"accept-encoding: {accepted}").headers.get("content-encoding") == form


@pytest.mark.parametrize("path", SAME)
@pytest.mark.parametrize("accepted", ["identity", "gzip", BOTH])
def test_who_has_it_gets_a_word(server: Server, path: str, accepted: str) -> None:
    taken = f"accept-encoding: {accepted}"
    first = ask(server, path, taken)
    tag = first.headers["etag"]
    assert re.fullmatch('"[^"]+"', tag)  # a strong one
    again = ask(server, path, taken, f'if-none-match: "other", {tag}')
    assert (again.status, again.body) == (304, b"")
    assert {name: again.headers[name] for name in ("etag", "vary", "cache-control")} == {
        name: first.headers[name] for name in ("etag", "vary", "cache-control")
    }
    assert "content-encoding" not in again.headers
    assert ask(server, path, taken, 'if-none-match: "other"').status == 200


def test_each_form_has_a_tag_of_its_own(server: Server) -> None:
    for path in (SCRIPT, WORDS):
        forms = [ask(server, path, f"accept-encoding: {form}") for form in ("identity", "gzip", BOTH)]
        assert len({form.headers["etag"] for form in forms}) == len({form.body for form in forms})


@pytest.mark.parametrize("path", SAME)
def test_a_look_at_the_head_tells_the_same_and_brings_nothing(server: Server, path: str) -> None:
    for accepted in ("identity", BOTH):
        whole = ask(server, path, f"accept-encoding: {accepted}")
        head = ask(server, path, f"accept-encoding: {accepted}", method="HEAD")
        names = ("content-length", "content-type", "etag", "vary", "cache-control")
        assert (head.status, head.body) == (200, b"")
        assert [head.headers[name] for name in names] == [whole.headers[name] for name in names]


def test_how_long_it_is_kept(server: Server) -> None:
    kept = {path: ask(server, path, f"accept-encoding: {BOTH}").headers["cache-control"] for path in SAME}
    forever = "public, max-age=31536000, immutable"
    assert kept == {path: forever if path in (SCRIPT, BOX) else "no-cache" for path in SAME}


def test_words_are_all_there(server: Server) -> None:
    answer = ask(server, WORDS, "accept-encoding: gzip")
    assert answer.text.decode() == fluent_text("en", "screen")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/%2e%2e/cli.py",
        "/assets//etc/passwd",
        "/assets/....//....//cli.py",
        "/assets/" + SCREEN.name,
        f"{SCRIPT}.br",
        f"{SCRIPT}.gz",
        f"{SCRIPT}%00",
        "/assets/" + 300 * "x",
        "/assets/",
    ],
)
def test_nothing_else_is_to_be_had(server: Server, path: str) -> None:
    for accepted in ("identity", BOTH):
        answer = ask(server, path, f"accept-encoding: {accepted}")
        assert answer.status == 404
        assert b"import " not in answer.body


def test_other_addresses_are_the_page(server: Server) -> None:
    page = ask(server, "/")
    for path in ("/..%2fcli.py", "/icon.svg.br", "/%2e%2e/cli.py", "/index.html"):
        assert ask(server, path) == page
