"""A page that is older than the server says so, loses nothing, and is loaded anew only when somebody wishes."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from hain.words import LANGUAGES, words
from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server

NEWER = "9.9.9+abc"


def newer(message: dict[str, Any]) -> object:
    return {**message, "edition": NEWER} if "edition" in message else message


def renewed(page: Page, missing: str) -> None:
    """The server has been renewed: a part of the page of before is gone, and the page of now is another."""

    def of_now(route: Route) -> None:
        answer = route.fetch()
        told = 'name="edition" content="'
        route.fulfill(response=answer, body=answer.text().replace(told, told + NEWER))

    page.route(f"**/assets/{missing}-*.js", lambda route: route.fulfill(status=404))
    page.route(lambda address: address.endswith("/") and "assets" not in address, of_now)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_an_old_page_says_so_and_keeps_what_was_chosen(
    browser: Browser, server: Server, language: str, size: Any, axe: str
) -> None:
    visitor = Visitor(browser, server, language, size)
    visitor.like(confirm=True, text=True)
    is_newer = [False]
    sockets: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        sockets.append(route)
        there = route.connect_to_server()
        there.on_message(
            lambda said: route.send(json.dumps(newer(json.loads(said)) if is_newer[0] else json.loads(said)))
        )

    visitor.page.route_web_socket("**/socket", between)
    visitor.make_table("evergreen", ["person", "person"])
    page = visitor.page
    notice = page.locator("[data-renewed]")
    chosen = page.locator("[data-move]").nth(1)
    chosen.click()
    move = chosen.get_attribute("data-move")
    expect(notice).to_have_count(0)
    is_newer[0] = True
    for socket in list(sockets):
        socket.close(code=1012)
    expect(notice).to_contain_text(words(language)("screen-renewed"))
    expect(page.locator(f"[data-move='{move}']")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.evaluate(axe)
    assert page.evaluate("axe.run('[data-renewed]').then(({violations}) => violations.map(({id}) => id))") == []
    is_newer[0] = False
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    expect(page.locator(f"[data-move='{move}']")).to_have_attribute("aria-pressed", "true")
    visitor.do()
    expect(page.locator("[data-spoken]")).to_contain_text("Ada")
    assert page.evaluate("sessionStorage.getItem('hain-choice')") is None
    assert visitor.problems == []
    visitor.close()


def test_a_page_of_now_says_nothing(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.make_table("glade", ["person", "random"])
    visitor.page.wait_for_selector("[data-move]")
    told = visitor.page.evaluate("document.querySelector('meta[name=edition]').content")
    assert "+" in told
    expect(visitor.page.locator("[data-renewed]")).to_have_count(0)
    visitor.close()


def test_a_part_that_is_gone_after_an_upgrade_is_told(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.open("/")
    page = visitor.page
    page.wait_for_selector(".plates button, .plates a")
    renewed(page, "Rules")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("[data-renewed]")).to_contain_text("new version")
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-renewed]")).to_have_count(0)
    expect(page.get_by_role("heading", name="Evergreen").first).to_be_visible()
    visitor.close()


def test_a_part_that_is_not_reached_is_no_upgrade(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.open("/")
    page = visitor.page
    page.wait_for_selector(".plates button, .plates a")
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_text("could not be loaded")).to_be_visible()
    expect(page.locator("[data-renewed]")).to_have_count(0)
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_not_understood_any_more_is_told_and_keeps_its_key(
    browser: Browser, server: Server, language: str
) -> None:
    visitor = Visitor(browser, server, language)
    is_old = [True]

    def between(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def say(message: str | bytes) -> None:
            there.send(json.dumps({**json.loads(message), "of": "old"} if is_old[0] else json.loads(message)))

        route.on_message(say)

    visitor.page.route_web_socket("**/socket", between)
    made = visitor.make_table("glade", ["person", "random"])
    page = visitor.page
    expect(page.get_by_role("heading", name=words(language)("screen-closed-renewed"))).to_be_visible()
    assert visitor.key(made["table"], 0) == made["links"]["0"]
    is_old[0] = False
    page.get_by_role("button", name=words(language)("screen-reload")).click()
    page.wait_for_selector("[data-move]")
    visitor.close()
