"""Something breaks on the screen: the rest goes on, and there is always a way out."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server

Change = Callable[[dict[str, Any]], object]


def altering(page: Page, change: Change) -> None:
    """Whatever the server tells of a table is changed on its way, even to what is no table."""

    def changed(text: str | bytes) -> str:
        message = json.loads(text)
        return json.dumps(change(message) if message["type"] == "table" else message)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(changed(text)))

    page.route_web_socket("**/socket", between)


def without_planets(message: dict[str, Any]) -> object:
    for seat in message["view"]["seats"]:
        seat["planet"] = None
    return message


def without_chairs(message: dict[str, Any]) -> object:
    return {**message, "chairs": None}


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_board_that_breaks_leaves_the_rest_of_the_table(browser: Browser, server: Server, size: Any) -> None:
    visitor = Visitor(browser, server, size=size)
    visitor.like(confirm=True, text=False)
    altering(visitor.page, without_planets)
    visitor.make_table("evergreen", ["person", "random"])
    page = visitor.page
    expect(page.get_by_role("button", name="Reload the page").first).to_be_visible()
    expect(page.locator(".bar.ours .now")).to_be_visible()
    page.get_by_role("button", name="Text table").first.click()
    page.locator("[data-move]").first.click()
    visitor.do()
    expect(page.locator("[data-spoken]")).to_contain_text(re.compile("Ada takes|Your action"))  # bots are quick
    expect(page.locator("pre")).to_be_visible()
    expect(page.get_by_role("button", name="Reload the page")).to_have_count(0)
    visitor.close()


def test_a_board_that_broke_is_shown_again_as_soon_as_it_can_be(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=False, text=False)
    broken = [True]
    altering(visitor.page, lambda message: without_planets(message) if broken[0] else message)
    visitor.make_table("evergreen", ["person", "person"])
    page = visitor.page
    expect(page.get_by_role("button", name="Reload the page").first).to_be_visible()
    broken[0] = False
    page.get_by_label("Language").select_option("de")  # the table is told anew
    expect(page.locator(".globe").first).to_be_visible()
    expect(page.get_by_role("button", name="Seite neu laden")).to_have_count(0)
    visitor.close()


def test_a_table_that_breaks_as_a_whole_can_be_left_and_reloaded(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(text=False)
    broken = [True]
    altering(visitor.page, lambda message: without_chairs(message) if broken[0] else message)
    visitor.make_table("evergreen", ["person", "random"])
    page = visitor.page
    expect(page.get_by_role("button", name="Text table")).to_be_visible()
    expect(page.get_by_text("Loading the table")).to_have_count(0)
    broken[0] = False
    page.get_by_role("button", name="Reload the page").click()
    expect(page.locator(".globe").first).to_be_visible()
    visitor.close()


def test_what_is_no_table_at_all_is_told(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, "de")
    garbled = [True]
    altering(visitor.page, lambda message: [] if garbled[0] else message)
    visitor.make_table("glade", ["person", "random"])
    page = visitor.page
    expect(page.get_by_role("heading", name="Der Tisch lässt sich nicht anzeigen")).to_be_visible()
    garbled[0] = False
    page.get_by_role("button", name="Noch einmal versuchen").click()
    page.wait_for_selector("[data-move]")
    visitor.close()


def test_a_server_that_never_answers_is_not_waited_for_in_silence(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, "fr")
    visitor.page.clock.install()
    visitor.page.route_web_socket("**/socket", lambda _: None)
    visitor.make_table("glade", ["person", "random"])
    visitor.page.clock.run_for(20_000)
    expect(visitor.page.get_by_role("heading", name="La table est injoignable")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Réessayer maintenant")).to_be_visible()
    visitor.close()


def test_words_that_do_not_come_are_told(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    missing = [True]
    visitor.page.route("**/api/words/en/glade", lambda route: route.abort() if missing[0] else route.continue_())
    visitor.make_table("glade", ["person", "random"])
    page = visitor.page
    expect(page.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    missing[0] = False
    page.get_by_role("button", name="Try now").click()
    page.wait_for_selector("[data-move]")
    visitor.close()
