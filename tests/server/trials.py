"""Trials that the server has to stand: processes killed in mid-move, and many who want the same turn.

The tests run a few rounds of each; `python -m benchmarks.trials` runs hundreds.
"""

import random
import threading
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.servers import Seat, Server, serving


def make_table(server: Server, **wish: Any) -> tuple[str, dict[str, str]]:
    asked = {"game": "evergreen", "chairs": ["person", "person"], "seed": "7", "name": "Anna", **wish}
    with server.browser() as browser:
        made = browser.post("/api/tables", json=asked).json()
    return made["table"], made["links"]


def happened(event: dict[str, Any]) -> dict[str, Any]:
    """The part of an event that is the same for all seats: each calls things its own way."""
    return {name: event[name] for name in ("seq", "kind", "seat", "details")}


class Player(threading.Thread):
    """Plays for both seats as fast as it can, and notes what it was told."""

    def __init__(self, server: Server, table: str, links: dict[str, str], chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.table = table
        self.links = links
        self.chance = chance
        self.told: dict[int, list[Any]] = {}  # the events of every entry that was acknowledged
        self.seq = 0
        self.over = False

    def run(self) -> None:
        try:
            seats = [Seat(self.server, self.table, self.links[str(place)], self.seq) for place in range(2)]
            for seat in seats:
                self._note(seat.table)
            while not self.over:
                seat = next(seat for seat in self._up_to_date(seats) if seat.table["moves"])
                self._note(seat.wish(move=self.chance.choice(seat.table["moves"])))
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            return

    def _up_to_date(self, seats: list[Seat]) -> list[Seat]:
        latest = max(seat.table["seq"] for seat in seats)
        for seat in seats:
            while seat.table["seq"] < latest:
                self._note(seat.next())
        return seats

    def _note(self, message: dict[str, Any]) -> None:
        assert message["type"] == "table", message
        self.seq = max(self.seq, message["seq"])
        self.over = message["over"]
        for event in map(happened, message["events"]):
            known = self.told.setdefault(event["seq"], [])
            if event not in known:
                known.append(event)


def crash(database: str, rounds: int, workers: int, seed: int = 1) -> int:
    """Kill the server in mid-move again and again; returns how many acknowledged entries were compared."""
    chance = random.Random(seed)
    compared = 0
    with serving(database, workers) as server:
        table, links = make_table(server)
        player = Player(server, table, links, chance)
        for _ in range(rounds):
            player.start()
            player.join(chance.uniform(0.05, 0.6))
            server.kill()
            player.join(30)
            server.restart()
            compared += _compare(server, table, links, player)
            if player.over:
                table, links = make_table(server)
                player = Player(server, table, links, chance)
            else:
                told, seq = player.told, player.seq
                player = Player(server, table, links, chance)
                player.told, player.seq = told, seq
    return compared


def _compare(server: Server, table: str, links: dict[str, str], player: Player) -> int:
    """Whatever the player was told is still there, once and in the same order."""
    now = httpx.get(f"{server.address}/api/tables/{table}", headers={"x-hain-key": links["0"]}, timeout=30).json()
    assert now["seq"] >= player.seq, (now["seq"], player.seq)
    kept: dict[int, list[Any]] = {}
    for event in map(happened, now["events"]):
        kept.setdefault(event["seq"], []).append(event)
    for seq, events in player.told.items():
        assert kept[seq] == events, (seq, kept[seq], events)
    return len(player.told)


def race(database: str, rounds: int, workers: int) -> int:
    """Several sockets, on different processes, want to move at once; returns how many were told to look again."""
    refused = 0
    with serving(database, workers) as server:
        table, links = make_table(server)
        rivals = [[Seat(server, table, links[str(place)]) for place in range(2)] for _ in range(4)]
        done = 0
        while done < rounds:
            latest = max(seat.table["seq"] for pair in rivals for seat in pair)
            for pair in rivals:
                for seat in pair:
                    while seat.table["seq"] < latest:
                        seat.next()
            if rivals[0][0].table["over"]:
                table, links = make_table(server, seed=str(done))
                rivals = [[Seat(server, table, links[str(place)]) for place in range(2)] for _ in range(4)]
                continue
            place = 0 if rivals[0][0].table["moves"] else 1
            at_once = [pair[place] for pair in rivals]
            for number, seat in enumerate(at_once):
                moves = seat.table["moves"]
                seat.send(seq=latest, move=moves[number % len(moves)])
            answers = [_answer(seat, latest) for seat in at_once]
            refused += sum(answer == "table-changed" for answer in answers)
            assert max(seat.table["seq"] for seat in at_once) == latest + 1
            done += 1
        for pair in rivals:
            _settle(pair[0], latest)
        assert len({str(pair[0].table["view"]) for pair in rivals}) == 1
    return refused


def _answer(seat: Seat, before: int) -> str:
    """The refusal, or nothing if the table went on; a table may come first and the refusal after it."""
    while True:
        message = seat.next()
        if message["type"] == "refused":
            return str(message["code"])
        if message["seq"] > before:
            try:
                late = seat.next(0.05)
            except TimeoutError:
                return ""
            if late["type"] == "refused":
                return str(late["code"])


def _settle(seat: Seat, seq: int) -> None:
    while seat.table["seq"] <= seq:
        seat.next()
