"""The games on the shelf, and the box of each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import hain
from hain.core.box import Box, box_of
from tests.databases import new_database
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(new_database("sqlite", tmp_path_factory.mktemp("server"))) as running:
        yield running


def test_the_hash_of_a_box_is_of_all_that_is_in_it() -> None:
    first = Box({"game": "grove", "printed": {"rounds": ["spring", "summer"]}})
    assert first.text == b'{"game":"grove","printed":{"rounds":["spring","summer"]}}'
    assert first.hash == Box({"game": "grove", "printed": {"rounds": ["spring", "summer"]}}).hash
    assert first.hash != Box({"game": "grove", "printed": {"rounds": ["summer", "spring"]}}).hash


def test_games_come_in_the_order_of_the_shelf_with_the_hash_of_their_box(server: Server) -> None:
    games = server.browser().get("/api/games").json()["games"]
    assert [(game["name"], game["box"]) for game in games] == [
        (rules.name, box_of(rules).hash) for rules in hain.games()
    ]
    assert [game["shelf"] for game in games] == [rules.shelf.data() for rules in hain.games()]


@pytest.mark.parametrize("rules", hain.games(), ids=lambda rules: rules.name)
def test_a_box_is_kept_for_ever(server: Server, rules: hain.Rules) -> None:
    box = box_of(rules)
    answer = server.browser().get(f"/api/box/{rules.name}/{box.hash}")
    assert answer.json() == box.data
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_another_box_is_not_here(server: Server) -> None:
    answer = server.browser().get("/api/box/evergreen/0123456789abcdef", headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-box")
    assert "Schachtel" in answer.json()["sentence"]
    assert "immutable" not in answer.headers.get("cache-control", "")
    assert server.browser().get("/api/box/chess/0123456789abcdef").status_code == 400


def test_a_table_names_its_box(server: Server, tmp_path: Path) -> None:
    browser = server.browser()
    made = browser.post("/api/tables", json={"game": "evergreen", "chairs": ["person"], "name": "Anna"}).json()
    key = {"x-hain-key": made["links"]["0"]}
    table = browser.get(f"/api/tables/{made['table']}", headers=key).json()
    moment = browser.get(f"/api/tables/{made['table']}/moments/0", headers=key).json()
    assert table["box"] == moment["box"] == box_of(hain.rules("evergreen")).hash
