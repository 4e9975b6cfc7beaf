"""What may be asked over HTTP, and that nobody learns more by it than their eyes may see."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import hain
from hain import Dice
from hain.table.asks.drawing import naming
from hain.table.chair import Chair
from hain.table.clock import Clock
from hain.words import words
from tests.server.servers import Seat, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('study')}/hain.sqlite") as running:
        yield running


class Study:
    """A table at which one browser has all seats for persons."""

    def __init__(self, server: Server, game: str, chairs: list[str], **wish: Any) -> None:
        self.server = server
        self.browser = server.browser()
        made = self.browser.post("/api/tables", json={"game": game, "chairs": chairs, "name": "Anna", **wish}).json()
        self.table, self.links = made["table"], made["links"]

    def ask(self, path: str, seat: int | str = 0) -> httpx.Response:
        address = f"/api/tables/{self.table}/{path}"
        return self.browser.get(address, headers={"x-hain-key": self.links[str(seat)]})

    def seat(self, number: int | str = 0, **hello: Any) -> Seat:
        return Seat(self.server, self.table, self.links[str(number)], **hello)

    def play(self, most: int) -> int:
        """So many random moves of whoever is asked; returns the last entry."""
        seats = {int(name): self.seat(name) for name in self.links if name != "onlooker"}
        dice, seq = Dice(3), 0
        for _ in range(most):
            for number, seat in seats.items():
                seat.table = self.look(number)
                moves = seat.table["moves"]
                if moves:
                    seq = seat.wish(move=moves[dice.below(len(moves))])["seq"]
                    break
        for seat in seats.values():
            seat.close()
        return seq

    def look(self, seat: int | str = 0) -> dict[str, Any]:
        answer = self.browser.get(f"/api/tables/{self.table}", headers={"x-hain-key": self.links[str(seat)]})
        data: dict[str, Any] = answer.json()
        return data


@pytest.mark.parametrize("game", ["evergreen", "glade", "earth", "waldgaertner"])
def test_the_text_is_the_diagram_of_ones_own_eyes(server: Server, game: str) -> None:
    study = Study(server, game, ["person", "person"])
    state = hain.rules(game).setup(2, 7)
    anna = Chair("person", Clock.parse("none"))
    anna.name = "Anna"
    for seat in (0, 1, None):
        lines = study.ask("text?lang=de", "onlooker" if seat is None else seat).json()["lines"]
        drawn = state.diagram(naming([anna, anna], words("de")), seat)
        told = ["".join(text for text, _ in line) for line in lines]
        assert any("Anna" in line for line in told)
        assert told == ["".join(text for text, _ in line) for line in drawn]


def test_the_course_follows_the_game_and_take_backs(server: Server) -> None:
    study = Study(server, "evergreen", ["person", "person"])
    assert study.ask("course").json() == {"totals": [[1, 0]], "movers": []}
    study.play(9)
    course = study.ask("course").json()
    assert len(course["totals"]) == 10
    assert course["totals"][-1] == [seat["score"] for seat in study.look()["view"]["seats"]]
    last = course["movers"][-1]
    study.seat(last).wish(do="take_back")
    assert len(study.ask("course").json()["totals"]) <= 9
    assert study.ask("moments").json()["count"] == len(study.ask("course").json()["totals"])


def test_past_moments_show_only_what_was_seen_until_the_game_is_over(server: Server) -> None:
    study = Study(server, "glade", ["person", "random"])
    for path in ("moments/0?eyes=1", "moments/0?open=1", "text?eyes=1"):
        assert study.ask(path).json()["code"] == "study-running"
    start = study.ask("moments/0").json()
    assert [seat["rack"] is None for seat in start["view"]["seats"]] == [False, True]
    assert [seat["rack"] for seat in study.ask("moments/0", "onlooker").json()["view"]["seats"]] == [None, None]
    seat, dice = study.seat(), Dice(5)
    while not seat.table["over"]:
        moves = seat.table["moves"]
        answer = seat.wish(move=moves[dice.below(len(moves))]) if moves else seat.next()
        assert answer["type"] == "table" or answer["code"] == "table-changed"
    count = study.ask("moments").json()["count"]
    end = study.ask(f"moments/{count - 1}").json()
    assert end["view"] == seat.table["view"]
    assert end["events"][-1]["kind"] == "finished"
    opened = study.ask("moments/5?open=1").json()["view"]["seats"]
    assert all(each["rack"] is not None for each in opened)
    assert study.ask("moments/5?eyes=1").json()["view"]["seats"][1]["rack"] == opened[1]["rack"]
    assert study.ask(f"moments/{count}").json()["code"] == "table-fork-moment"


def test_rules_and_the_deal_of_the_day(server: Server) -> None:
    for game in hain.games():
        chapters = httpx.get(f"{server.address}/api/rules/{game.name}").json()
        assert all(chapter["rules"] for chapter in chapters)
        assert chapters[0]["rules"][0] == f"{game.prefix}-1"
        deals = [httpx.get(f"{server.address}/api/daily/{game.name}").json() for _ in range(2)]
        assert deals[0] == deals[1]
    assert httpx.get(f"{server.address}/api/rules/chess").status_code == 400


def test_other_keys_open_nothing(server: Server, tmp_path: Path) -> None:
    study = Study(server, "evergreen", ["person", "person"])
    study.links["0"] = study.links["0"][:-3] + "abc"
    for path in ("text", "course", "moments", "moments/0"):
        assert study.ask(path).status_code == 403
