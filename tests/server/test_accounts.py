"""Log-ins that can be ended, and passwords that cannot be guessed."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hain import Refused
from hain.server.accounts import TRIES, Accounts
from hain.server.identity import Keys
from hain.server.password import check_password
from hain.server.settings import Settings
from hain.table.people import Account
from hain.table.store import Store
from tests.databases import new_database
from tests.server.servers import Server, serving
from tests.server.test_server import a_table

PASSWORD = "correct horse"
OTHER = "battery staple"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(new_database(request.param, tmp_path_factory.mktemp("accounts"))) as running:
        yield running


class Anna:
    """Somebody with an account, a table, and several devices."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.laptop = server.browser()
        self.table = a_table(self.laptop)["table"]
        self.guest = self.laptop.cookies["hain"]
        self.login = {"login": "anna" + secrets.token_hex(4), "password": PASSWORD}
        assert self.laptop.post("/api/account", json=self.login).status_code == 201

    def device(self) -> httpx.Client:
        device = self.server.browser()
        assert device.post("/api/login", json=self.login).status_code == 200
        return device

    def copy(self, cookie: str) -> httpx.Client:
        """Somebody who has got hold of a cookie."""
        device = self.server.browser()
        device.cookies.set("hain", cookie, domain="127.0.0.1")
        return device

    def sees_tables(self, device: httpx.Client) -> bool:
        return [entry["id"] for entry in device.get("/api/tables").json()] == [self.table]


def test_each_log_in_has_a_token_of_its_own(server: Server) -> None:
    anna = Anna(server)
    devices = [anna.laptop, anna.device(), anna.device()]
    assert all(anna.sees_tables(device) for device in devices)
    assert len({device.cookies["hain"] for device in devices} | {anna.guest}) == 4


def test_the_cookie_of_a_guest_counts_no_more_once_there_is_an_account(server: Server) -> None:
    anna = Anna(server)
    thief = anna.copy(anna.guest)
    assert not anna.sees_tables(thief)
    assert thief.cookies["hain"] != anna.guest
    assert anna.sees_tables(anna.laptop)


def test_who_logs_out_is_out_with_every_copy_of_the_cookie(server: Server) -> None:
    anna = Anna(server)
    phone = anna.device()
    cookie = phone.cookies["hain"]
    thief = anna.copy(cookie)
    assert anna.sees_tables(thief)
    assert phone.post("/api/logout", json={}).status_code == 200
    assert phone.cookies["hain"] != cookie
    assert not anna.sees_tables(phone)
    assert not anna.sees_tables(anna.copy(cookie))
    assert anna.sees_tables(anna.laptop)


def test_who_logs_out_everywhere_is_out_on_every_device(server: Server) -> None:
    anna = Anna(server)
    phone = anna.device()
    assert phone.post("/api/logout", json={"everywhere": True}).status_code == 200
    assert not anna.sees_tables(phone)
    assert not anna.sees_tables(anna.laptop)
    assert anna.sees_tables(anna.device())


def test_another_password_ends_all_other_log_ins(server: Server) -> None:
    anna = Anna(server)
    phone = anna.device()
    before = phone.cookies["hain"]
    wrong = phone.post("/api/password", json={"password": "something else", "new": OTHER})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "account-wrong")
    easy = phone.post("/api/password", json={"password": PASSWORD, "new": "12345678"})
    assert (easy.status_code, easy.json()["code"]) == (400, "account-password-easy")
    assert anna.sees_tables(anna.laptop)
    assert phone.post("/api/password", json={"password": PASSWORD, "new": OTHER}).status_code == 200
    assert anna.sees_tables(phone)
    assert phone.cookies["hain"] != before
    assert not anna.sees_tables(anna.copy(before))
    assert not anna.sees_tables(anna.laptop)
    assert server.browser().post("/api/login", json=anna.login).status_code == 403
    anna.login["password"] = OTHER
    assert anna.sees_tables(anna.device())


def test_a_guest_has_nothing_to_log_out_of_and_keeps_their_tables(server: Server) -> None:
    guest = server.browser()
    made = a_table(guest)
    for route, wish in (("logout", {}), ("password", {"password": PASSWORD, "new": OTHER})):
        answer = guest.post(f"/api/{route}", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "account-none")
    assert [entry["id"] for entry in guest.get("/api/tables").json()] == [made["table"]]


def test_one_account_is_enough(server: Server) -> None:
    anna = Anna(server)
    again = anna.laptop.post("/api/account", json={"login": "other" + anna.table, "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (409, "account-there")
    taken = server.browser().post("/api/account", json=anna.login)
    assert (taken.status_code, taken.json()["code"]) == (409, "account-taken")


@pytest.mark.parametrize(
    "password", ["12345678", "Password1!", "aaaaaaaa", "abcdabcd", "qwertzuiop", "87654321", "short"]
)
def test_a_password_that_anybody_would_try_is_refused_with_advice(server: Server, password: str) -> None:
    browser = server.browser()
    wish = {"login": "bela" + secrets.token_hex(4), "password": password}
    answer = browser.post("/api/account", json=wish, headers={"accept-language": "de"})
    assert answer.status_code == 400
    assert "drei oder vier Wörter" in answer.json()["sentence"]
    assert browser.post("/api/account", json={**wish, "password": PASSWORD}).status_code == 201


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("1234567", "short"),
        ("evergreen", "easy"),
        ("EVERGREEN2026", "easy"),
        ("abababab", "easy"),
        ("xyxzxyxz", "easy"),
        ("lkjhgfdsa", "easy"),
        ("01234567890", "easy"),
        ("98765432", "easy"),
        ("annabella", "login"),
        ("AnnaBella2026!", "login"),
        ("allebanna", "login"),
        ("annabellaannabella", "login"),
    ],
)
def test_easy_passwords(password: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_password("annabella", password)
    assert refused.value.key == f"account-password-{code}"


@pytest.mark.parametrize(
    "password", [PASSWORD, "19871105", "abcd und efgh", "Tr0ub4dor&3", "     nine", "🌳🌲🌱🍃🌷🌸🌼🍀"]
)
def test_other_passwords(password: str) -> None:
    check_password("annabella", password)


def test_many_addresses_cannot_guess_one_password_nor_lock_its_owner_out(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(new_database("sqlite", tmp_path))
        accounts = Accounts(store.people, Keys("secret"), lambda: 0.0, Settings("", logins_per_minute=1000))
        anna = Account("id1", "anna", await accounts.hashed("anna", PASSWORD))
        home, tries = "192.0.2.1", 0
        await accounts.check(anna, "anna", PASSWORD, home)
        for number in range(TRIES + 5):
            with pytest.raises(Refused) as refused:
                await accounts.check(anna, "anna", "guess", f"198.51.100.{number}")
            tries += refused.value.key == "account-wrong"
        assert tries == TRIES - 1  # her own one was the first
        assert refused.value.key == "server-too-often"
        assert await accounts.check(anna, "anna", PASSWORD, home) == anna
        bela = Account("id2", "bela", anna.password)
        assert await accounts.check(bela, "bela", PASSWORD, "198.51.100.1") == bela
        await store.close()

    asyncio.run(work())


def test_one_address_may_try_only_so_often_and_a_household_of_ipv6_is_one(tmp_path: Path) -> None:
    with serving(new_database("sqlite", tmp_path), HAIN_LOGINS_PER_MINUTE="3") as server:
        browser = server.browser()
        for places in (["192.0.2.7"] * 5, [f"2001:db8:0:1:{number}::{number}" for number in range(1, 6)]):
            codes = []
            for number, place in enumerate(places):
                login = {"login": f"nobody{number}", "password": PASSWORD}
                codes.append(browser.post("/api/login", json=login, headers={"x-forwarded-for": place}).status_code)
            assert codes[:3] == [403] * 3
            assert codes[-1] == 429
        other = browser.post("/api/login", json=login, headers={"x-forwarded-for": "2001:db8:0:2::1"})
        assert other.status_code == 403


@pytest.mark.parametrize("origin", ["https://hain.example", ""])
def test_over_tls_an_old_cookie_is_carried_over_to_one_of_this_host_alone(tmp_path: Path, origin: str) -> None:
    database = new_database("sqlite", tmp_path)
    with serving(database) as server:
        guest, anna = server.browser(), Anna(server)
        made = a_table(guest)
        cookies = guest.cookies["hain"], anna.laptop.cookies["hain"]
    headers = {"x-forwarded-proto": "https"}
    with serving(database, HAIN_ORIGIN=origin) as server:
        for cookie, table in zip(cookies, (made["table"], anna.table)):
            browser = server.browser()
            answer = browser.get("/api/tables", headers={**headers, "cookie": f"hain={cookie}"})
            assert [entry["id"] for entry in answer.json()] == [table]
            new, old = answer.headers.get_list("set-cookie")
            assert new.startswith(f"__Host-hain={cookie}; ")
            assert {"httponly", "path=/", "samesite=lax", "secure"} <= {part.strip().lower() for part in new.split(";")}
            assert "domain" not in new.lower()
            assert old.startswith('hain=""; ')
            again = browser.get("/api/tables", headers={**headers, "cookie": f"__Host-hain={cookie}; hain=other"})
            assert [entry["id"] for entry in again.json()] == [table]
            assert "set-cookie" not in again.headers
