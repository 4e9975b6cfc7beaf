"""What keys and invitations open: one's own seat and nothing else, however hostile whoever holds them."""

import json
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Any

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hain import Refused
from hain.server.identity import Keys, Pass
from tests.databases import new_database
from tests.server.servers import Seat, Server, serving

POSTS: dict[str, dict[str, Any]] = {
    "rematch": {},
}
"""What only a seat may ask for."""
ASKS: dict[str, dict[str, Any]] = {
    "preview": {"seq": 2, "moves": ["place ham d4"]},
    "outlook": {"seq": 2},
    "why": {"seq": 2, "thing": "tile:ham"},
    "hint": {"seq": 2},
}
"""The same on a socket."""


@pytest.fixture(scope="module", params=[("sqlite", 3), ("postgresql", 3)], ids=lambda param: f"{param[0]}-{param[1]}")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    kind, workers = request.param
    with serving(new_database(kind, tmp_path_factory.mktemp("keys")), workers) as running:
        yield running


class Pair:
    """Anna makes a table of The Glade, where hands are secret, and invites Bela."""

    def __init__(self, server: Server, chairs: tuple[str, ...] = ("person", "open"), **wish: Any) -> None:
        self.server = server
        self.anna, self.bela = server.browser(), server.browser()
        asked = {"game": "glade", "chairs": list(chairs), "options": {"start": "0"}, "name": "Anna", **wish}
        made = self.anna.post("/api/tables", json=asked).json()
        self.table: str = made["table"]
        self.links: dict[str, str] = made["links"]
        self.invitation = self.links[str(chairs.index("open"))]

    def sit(self, browser: httpx.Client, key: str, name: str = "Bela") -> httpx.Response:
        return browser.post(f"/api/tables/{self.table}/sit", json={"name": name}, headers={"x-hain-key": key})

    def seat_bela(self) -> str:
        """Bela follows the invitation; returns the personal key."""
        answer = self.sit(self.bela, self.invitation)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["links"]["1"])

    def look(self, key: str) -> httpx.Response:
        return self.anna.get(f"/api/tables/{self.table}", headers={"x-hain-key": key})

    def keys(self, browser: httpx.Client, key: str = "") -> dict[str, Any]:
        answer = browser.get(f"/api/tables/{self.table}/keys", headers={"x-hain-key": key} if key else {})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def seat(self, key: str) -> Seat:
        return Seat(self.server, self.table, key)

    def refusal_at_the_door(self, key: str) -> str:
        """Why a socket does not open."""
        with connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket") as socket:
            socket.send(json.dumps({"key": key}))
            code = str(json.loads(socket.recv(30))["code"])
            with pytest.raises(ConnectionClosed):
                socket.recv(30)
        return code


def hand(data: dict[str, Any], seat: int) -> Any:
    return data["view"]["seats"][seat]["rack"]


def test_who_made_the_table_neither_sees_nor_plays_for_others(server: Server) -> None:
    pair = Pair(server)
    own = pair.seat_bela()
    assert hand(pair.look(own).json(), 1)
    for key in pair.links.values():
        seen = pair.look(key).json()
        assert seen["seat"] in (0, None)
        assert hand(seen, 1) is None
    maker = pair.seat(pair.links["1"])
    assert maker.table["seat"] is None
    assert maker.wish(do="resign")["code"] == "server-onlooker"
    assert pair.look(own).json()["chairs"][1]["resigned"] is False


def test_an_invitation_lets_look_on_and_sit_down_and_nothing_else(server: Server) -> None:
    pair = Pair(server)
    for _ in range(2):  # while the seat is open, and afterwards
        seen = pair.look(pair.invitation).json()
        assert (seen["seat"], seen["moves"]) == (None, [])
        assert seen["view"] == pair.look(pair.links["onlooker"]).json()["view"]
        headers = {"x-hain-key": pair.invitation}
        for path, body in POSTS.items():
            answer = pair.bela.post(f"/api/tables/{pair.table}/{path}", json=body, headers=headers)
            assert answer.json()["code"] == "server-onlooker", path
        for path, most in (("text", 200), ("course", 200), ("moments", 200), ("record", 400)):
            assert pair.bela.get(f"/api/tables/{pair.table}/{path}", headers=headers).status_code == most, path
        for path in ("moments/0?eyes=1", "moments/0?open=1", "text?eyes=1"):
            answer = pair.bela.get(f"/api/tables/{pair.table}/{path}", headers=headers)
            assert answer.json()["code"] == "study-running", path
        socket = pair.seat(pair.invitation)
        assert (socket.table["seat"], socket.table["moves"]) == (None, [])
        for kind, ask in ASKS.items():
            assert socket.ask(kind, **ask)["code"] == "server-onlooker", kind
        for ask in ({"index": 0, "eyes": 1}, {"index": 0, "open": True}):
            assert socket.ask("moment", **ask)["code"] == "study-running"
        assert socket.ask("text", eyes=1)["code"] == "study-running"
        assert hand(socket.ask("moment", index=0), 1) is None
        assert socket.ask("course")["totals"]
        for wish in ({"move": "draft wild-bush"}, {"do": "leave"}, {"do": "resign"}, {"do": "free", "text": "0"}):
            assert socket.wish(**wish)["code"] == "server-onlooker"
        if not pair.look(pair.invitation).json()["chairs"][1]["person"]:
            pair.seat_bela()
    late = pair.sit(server.browser(), pair.invitation, "Carl")
    assert (late.status_code, late.json()["code"]) == (409, "table-taken")
    assert pair.sit(pair.bela, pair.invitation).json()["code"] == "table-already-there"


def test_only_an_invitation_lets_sit_down(server: Server) -> None:
    pair = Pair(server)
    carl = server.browser()
    assert pair.sit(carl, pair.links["onlooker"]).json()["code"] == "server-onlooker"
    assert pair.sit(carl, pair.links["0"]).json()["code"] == "table-already-there"
    assert pair.sit(carl, Pair(server).invitation).json()["code"] == "server-key"
    assert pair.look(pair.links["onlooker"]).json()["chairs"][1]["person"] is False


def test_a_key_is_for_one_sitting_on_one_seat_of_one_table(server: Server) -> None:
    pair, other = Pair(server), Pair(server)
    own = pair.seat_bela()
    place, since, signature = own.split(".")
    assert (place, since) == ("1", "2")
    assert len(signature) >= 43
    forged = [
        f"0.{since}.{signature}",
        f"{place}.1.{signature}",
        f"{place}.{signature}",
        f"invite-1.{since}.{signature}",
        f"onlooker.{signature}",
        pair.invitation.replace("invite-", ""),
        pair.invitation.replace("invite-1", "invite-0"),
        other.links["0"],
        other.invitation,
        other.links["onlooker"],
    ]
    for key in forged:
        answer = pair.look(key)
        assert (answer.status_code, answer.json()["code"]) == (403, "server-key"), key
        assert pair.refusal_at_the_door(key) == "server-key"
        assert pair.sit(server.browser(), key).json()["code"] == "server-key"


def test_everybody_gets_their_own_keys_and_only_the_maker_the_invitations(server: Server) -> None:
    pair = Pair(server, ("person", "open", "open", "person"))
    assert pair.keys(pair.anna) == {"table": pair.table, "seats": [0, 3], "links": pair.links}
    assert set(pair.links) == {"0", "1", "2", "3", "onlooker"}
    own = pair.seat_bela()
    theirs = pair.keys(pair.bela)
    assert theirs["links"] == {"1": own, "onlooker": pair.links["onlooker"]}
    after = pair.keys(pair.anna)["links"]
    assert after == {place: link for place, link in pair.links.items() if place != "1"}
    stranger = server.browser()
    assert pair.keys(stranger)["links"] == {}
    assert pair.keys(stranger, "0.nonsense")["links"] == {}
    assert pair.keys(stranger, own)["links"] == theirs["links"]  # another device of Bela's
    assert pair.keys(stranger, pair.links["0"])["links"] == {
        place: link for place, link in after.items() if place != "3"
    }
    for key in (pair.links["2"], pair.links["onlooker"]):
        assert pair.keys(stranger, key)["links"] == {"onlooker": pair.links["onlooker"]}
    (listed,) = pair.bela.get("/api/tables").json()
    assert listed["links"] == {"1": own}


def test_the_maker_frees_a_seat_that_never_moved_and_all_see_it(server: Server) -> None:
    pair = Pair(server)
    old = pair.seat_bela()
    maker, freed, onlooker = pair.seat(pair.links["0"]), pair.seat(old), pair.seat(pair.links["onlooker"])
    assert [chair["maker"] for chair in maker.table["chairs"]] == [True, False]
    done = maker.wish(do="free", text="1")
    assert done["chairs"][1] == {
        "name": "", "bot": "", "person": False, "resigned": False, "maker": False, "moved": False
    }  # fmt: skip
    assert onlooker.wait_for(3)["chairs"][1]["person"] is False
    story = pair.look(pair.links["onlooker"]).json()["story"]
    assert [(entry["kind"], entry["seat"], entry["text"]) for entry in story][-1] == ("free", 1, "Bela")
    # the old key is nothing any more: the socket is told and closed, and no door opens
    while (last := freed.next())["type"] == "table":
        assert last["seq"] < 3
    assert last["code"] == "server-freed"
    with pytest.raises(ConnectionClosed):
        freed.next()
    for _ in range(6):  # whichever process is asked
        assert (pair.look(old).status_code, pair.look(old).json()["code"]) == (403, "server-freed")
        assert pair.refusal_at_the_door(old) == "server-freed"
    for path, body in POSTS.items():
        answer = pair.bela.post(f"/api/tables/{pair.table}/{path}", json=body, headers={"x-hain-key": old})
        assert (answer.status_code, answer.json()["code"]) == (403, "server-freed"), path
    assert pair.bela.get("/api/tables").json() == []
    assert pair.keys(pair.bela, old)["links"] == {}
    # nor does the old invitation bring anybody back: there is a new one, which the maker may have
    again = pair.sit(pair.bela, pair.invitation)
    assert (again.status_code, again.json()["code"]) == (403, "server-invitation")
    invitation = pair.keys(pair.anna)["links"]["1"]
    carl = server.browser()
    sat = pair.sit(carl, invitation, "Carl").json()
    assert sat["seats"] == [1]
    assert sat["links"]["1"] != old
    assert pair.seat(sat["links"]["1"]).table["seat"] == 1
    assert pair.look(old).json()["code"] == "server-freed"
    assert maker.wait_for(4)["chairs"][1]["name"] == "Carl"


def test_a_seat_is_freed_by_the_maker_only_and_not_once_it_has_moved(server: Server) -> None:
    pair = Pair(server, ("person", "open", "sprout"))
    bela = pair.seat(pair.seat_bela())
    maker = pair.seat(pair.links["0"])
    assert bela.wish(do="free", text="0")["code"] == "table-not-maker"
    for text, code in (("0", "table-free-own"), ("2", "table-free-nobody"), ("9", "table-free-nobody")):
        assert maker.wish(do="free", text=text)["code"] == code
    for text in ("", "x", "-1", "1.0", "٣"):
        assert maker.wish(do="free", text=text)["code"] == "server-message"
    while not bela.table["moves"]:
        moves = maker.table["moves"]
        maker.wish(move=moves[0]) if moves else maker.next()
        while bela.table["seq"] < maker.table["seq"]:
            bela.next()
    bela.wish(move=bela.table["moves"][0])
    bela.wish(do="take_back")  # they have seen and done something all the same
    maker.wait_for(bela.table["seq"])
    refused = maker.wish(do="free", text="1")
    while refused["type"] != "refused":
        refused = maker.wish(do="free", text="1")
    assert refused["code"] == "table-free-moved"
    assert refused["sentence"]


def test_what_a_freed_seat_still_sends_comes_to_nothing(server: Server) -> None:
    for _ in range(5):
        pair = Pair(server)
        freed, maker = pair.seat(pair.seat_bela()), pair.seat(pair.links["0"])
        maker.wish(do="free", text="1")
        with suppress(ConnectionClosed):
            for _ in range(3):
                freed.send(seq=2, do="say", text="hello")
                freed.send(seq=2, do="resign")
        with suppress(ConnectionClosed):
            while freed.next():
                assert freed.table["seq"] < 3
        story = pair.look(pair.links["0"]).json()["story"]
        assert [entry["kind"] for entry in story] == ["sit", "sit", "free"]


def test_a_key_of_old_opens_nothing() -> None:
    """There was a time when the key of a seat stayed the same whoever sat there, and the maker had them all."""
    keys, signer = Keys("secret"), Signer("secret", salt="link", digest_method=sha256)
    for place in ("0", "1"):
        with pytest.raises(Refused, match="does not open"):
            keys.read("table", f"{place}.{signer.get_signature(f'table/{place}').decode()}")
    assert keys.read("table", f"onlooker.{signer.get_signature('table/onlooker').decode()}") == Pass()


def test_an_open_seat_without_a_maker_is_freed_by_nobody(server: Server) -> None:
    pair = Pair(server, ("open", "open"))
    assert pair.links["0"].startswith("invite-0.")
    first = pair.sit(pair.anna, pair.links["0"], "Anna").json()["links"]["0"]
    pair.sit(pair.bela, pair.links["1"])
    assert pair.seat(first).wish(do="free", text="1")["code"] == "table-not-maker"
