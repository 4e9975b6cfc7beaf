"""Tables are taken off one's list; whoever sits at one that is deleted is told."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.databases import new_database
from tests.server.servers import Seat, Server, serving


@pytest.fixture(scope="module", params=[("sqlite", 1), ("postgresql", 2)], ids=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    kind, workers = request.param
    with serving(new_database(kind, tmp_path_factory.mktemp("delete")), workers) as running:
        yield running


def make(browser: Any, *chairs: str) -> Any:
    return browser.post("/api/tables", json={"game": "evergreen", "chairs": list(chairs), "name": "Anna"}).json()


def test_a_game_alone_is_deleted_and_its_sockets_are_closed_with_a_sentence(server: Server) -> None:
    anna, bela = server.browser(), server.browser()
    made = make(anna, "person", "sprout")
    path = f"/api/tables/{made['table']}"
    looking = Seat(server, made["table"], made["links"]["onlooker"], lang="de")
    refused = bela.delete(path)
    assert (refused.status_code, refused.json()["code"]) == (403, "table-not-listed")
    assert anna.delete(path).json() == {"table": made["table"], "deleted": True}
    while (told := looking.next())["type"] == "table":
        pass
    assert (told["code"], told["sentence"]) == ("table-deleted", "Dieser Tisch wurde gelöscht.")
    with pytest.raises(Exception, match="4404"):
        looking.next()
    assert anna.get("/api/tables").json() == []
    gone = anna.get(path, headers={"x-hain-key": made["links"]["0"]})
    assert (gone.status_code, gone.json()["code"]) == (404, "table-unknown")


def test_others_keep_a_table_on_their_lists(server: Server) -> None:
    anna, bela = server.browser(), server.browser()
    made = make(anna, "person", "open")
    path = f"/api/tables/{made['table']}"
    assert (
        bela.post(f"{path}/sit", json={"name": "Bela"}, headers={"x-hain-key": made["links"]["1"]}).status_code == 200
    )
    assert anna.delete(path).json()["deleted"] is False
    assert anna.get("/api/tables").json() == []
    assert [table["id"] for table in bela.get("/api/tables").json()] == [made["table"]]
    assert anna.get(path, headers={"x-hain-key": made["links"]["0"]}).status_code == 200
    assert bela.delete(path).json()["deleted"] is True


def test_pages_of_others_delete_nothing(server: Server) -> None:
    anna = server.browser()
    made = make(anna, "person", "sprout")
    path = f"/api/tables/{made['table']}"
    assert anna.delete(path, headers={"origin": "http://elsewhere.example"}).status_code == 403
    assert [table["id"] for table in anna.get("/api/tables").json()] == [made["table"]]


def test_the_others_who_played_a_deal_are_told_when_the_first_of_them_is_gone(server: Server) -> None:
    anna = server.browser()
    made = make(anna, "person", "person")
    key = {"x-hain-key": made["links"]["0"]}
    same = anna.post(f"/api/tables/{made['table']}/challenge", json={"name": "Anna"}, headers=key).json()
    anna.delete(f"/api/tables/{made['table']}")
    there = {"x-hain-key": same["links"]["0"]}
    assert anna.get(f"/api/tables/{same['table']}/results", headers=there).json() == []
