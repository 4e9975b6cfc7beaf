"""One line to the server for everything: what goes over it, and what becomes of a move when it breaks."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.screen.visitors import WIDE, Visitor
from tests.server.servers import Server


class Cable:
    """The sockets of a page; they can be cut, and what is said on them can be kept from arriving."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.said: list[dict[str, Any]] = []
        self.open: list[WebSocketRoute] = []
        self.passes: Callable[[dict[str, Any]], bool] = lambda message: True
        page.route_web_socket("**/socket", self._between)

    def _between(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1013)
            return
        server = route.connect_to_server()
        self.open.append(route)

        def forth(text: str | bytes) -> None:
            message = json.loads(text)
            self.said.append(message)
            if self.passes(message):
                server.send(text)

        route.on_message(forth)

    def cut(self) -> None:
        self.is_cut = True
        for route in self.open:
            route.close(code=1013)
        self.open.clear()

    def mend(self) -> None:
        self.is_cut = False

    def moves(self) -> list[str]:
        return [message["move"] for message in self.said if "move" in message]


def requests_of(page: Page) -> list[str]:
    """What is fetched from now on."""
    found: list[str] = []
    page.on("request", lambda request: found.append(f"{request.method} {request.url}"))
    return found


@pytest.mark.parametrize(("game", "drawn"), [("evergreen", True), ("evergreen", False), ("glade", False)])
def test_after_an_own_move_nothing_is_fetched(browser: Browser, server: Server, game: str, drawn: bool) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=True, text=not drawn)
    cable = Cable(visitor.page)
    visitor.make_table(game, ["person", "random"])
    page = visitor.page
    page.wait_for_selector("[data-move]", state="attached")
    page.wait_for_load_state("networkidle")
    fetched = requests_of(page)
    for _ in range(3):
        page.wait_for_selector(".bar.ours", state="attached")
        if page.locator("[data-do][aria-disabled=false]").count() == 0:
            page.locator("[data-move], .bar [aria-pressed]").first.dispatch_event("click")
        before = page.locator("[data-spoken]").inner_text()
        visitor.do()
        page.wait_for_function("before => document.querySelector('[data-spoken]').innerText !== before", arg=before)
        page.wait_for_timeout(600)
    assert fetched == []
    assert len(cable.moves()) == 3
    asked = {message["ask"]["type"] for message in cable.said if "ask" in message}
    assert asked == {"preview", "course"} | (set() if drawn else {"text"})
    assert [message["ask"]["type"] for message in cable.said if "ask" in message].count("course") == 1
    assert visitor.problems == []
    visitor.close()


def a_table(visitor: Visitor) -> Cable:
    visitor.like(confirm=True)
    cable = Cable(visitor.page)
    visitor.make_table("evergreen", ["person"])
    visitor.page.wait_for_selector("[data-move]")
    return cable


def choose(visitor: Visitor) -> str:
    move = visitor.page.locator("[data-move]").first
    text = str(move.get_attribute("data-move"))
    move.click()
    expect(visitor.page.locator("[data-do]")).to_have_attribute("aria-disabled", "false")
    return text


def test_a_move_that_was_made_while_the_line_was_lost_is_sent_when_it_is_back(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    cable = a_table(visitor)
    cable.cut()
    expect(visitor.page.get_by_text("Nothing is lost")).to_be_visible()
    move = choose(visitor)
    visitor.do()
    expect(visitor.page.locator("[data-do]")).to_have_attribute("aria-disabled", "true")
    assert cable.moves() == []
    cable.mend()
    expect(visitor.page.locator("[data-spoken]")).to_contain_text("Ada takes")
    assert cable.moves() == [move]
    visitor.close()


def test_a_move_that_never_arrived_is_sent_again_and_one_that_did_is_not(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    cable = a_table(visitor)
    move = choose(visitor)
    cable.passes = lambda message: "move" not in message
    visitor.do()
    visitor.page.wait_for_timeout(200)
    cable.passes = lambda message: True
    cable.cut()
    cable.mend()
    expect(visitor.page.locator("[data-spoken]")).to_contain_text("Ada takes")
    assert cable.moves() == [move, move]
    cable.passes = lambda message: False  # questions, too
    second = choose(visitor)
    cable.passes = lambda message: True
    visitor.do()
    cable.cut()
    cable.mend()
    expect(visitor.page.locator(f"[data-move='{second}']")).to_have_count(0)
    visitor.page.wait_for_timeout(500)
    played = server.browser().get(
        f"/api/tables/{visitor.made['table']}/course", headers={"x-hain-key": visitor.made["links"]["0"]}
    )
    assert len(played.json()["movers"]) == 2
    visitor.close()


def test_two_devices_on_one_seat_make_a_move_once(browser: Browser, server: Server) -> None:
    """One of them had lost the line while it was made on the other."""
    first, second = Visitor(browser, server), Visitor(browser, server, size=WIDE)
    cable = a_table(first)
    second.like(confirm=True)
    second.open(f"/table/{first.made['table']}#{first.made['links']['0']}")
    second.page.wait_for_selector("[data-move]")
    cable.cut()
    expect(first.page.get_by_text("Nothing is lost")).to_be_visible()
    choose(first)
    first.do()
    second.page.locator("[data-move]").nth(1).click()
    second.do()
    expect(second.page.locator("[data-spoken]")).to_contain_text("Ada takes")
    told = second.page.locator("[data-spoken]").inner_text()
    cable.mend()
    expect(first.page.locator("[data-spoken]")).to_have_text(told)
    first.page.wait_for_timeout(500)
    assert cable.moves() == []
    assert first.page.locator(".notice.clay").count() == 0
    for visitor in (first, second):
        assert visitor.page.locator("[data-spoken]").inner_text() == told
        visitor.close()


def test_two_tabs_on_one_seat_see_each_others_moves(browser: Browser, server: Server) -> None:
    first = Visitor(browser, server)
    a_table(first)
    other = first.context.new_page()
    other.goto(first.page.url)
    other.wait_for_selector("[data-move]")
    chosen = first.page.locator("[data-move]").nth(1)
    chosen.click()
    move = other.locator("[data-move]").first.get_attribute("data-move")
    other.locator("[data-move]").first.click()
    other.locator("[data-do]:not([aria-disabled=true])").click()
    expect(first.page.locator(f"[data-move='{move}']")).to_have_count(0)
    expect(first.page.locator("[data-do]")).to_have_attribute("aria-disabled", "true")
    first.close()
