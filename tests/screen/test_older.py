"""Tables of older rules on the screen: those that cannot go on say so, and give their record away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

import hain
from hain import Record
from hain.server.identity import COOKIE, Keys
from hain.words import LANGUAGES, words
from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server, serving
from tests.server.test_older import link
from tests.table.older import SECRET, stopping_database

KEYS = Keys(SECRET)
VERSION = hain.rules("earth").version


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(stopping_database(tmp_path_factory.mktemp("older"))) as running:
        yield running


def anna(browser: Browser, server: Server, language: str = "en", size: ViewportSize = WIDE) -> Visitor:
    visitor = Visitor(browser, server, language, size)
    visitor.context.add_cookies([{"name": COOKIE, "value": KEYS.signed("anna"), "url": server.address}])
    return visitor


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_start_page_keeps_games_that_cannot_go_on_apart(
    browser: Browser, older: Server, size: ViewportSize, axe: str
) -> None:
    visitor = anna(browser, older, size=size)
    visitor.open("/")
    page = visitor.page
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    stopped = page.locator("[data-stopped=stopped]")
    expect(stopped).to_contain_text("Earth with Bela")
    expect(stopped).to_contain_text("its move 8 is no longer possible")
    expect(page.locator("[data-stopped=clock]")).to_contain_text("There is no game “chess”")
    assert page.locator("[data-stopped]").count() == 2
    with page.expect_download() as download:
        stopped.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == "earth-stopped.hain"
    record = Record.parse(Path(download.value.path()).read_text("utf-8"))
    assert (record.version, record.players) == (0, ["Anna", "Bela"])
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.evaluate(axe)
    assert page.evaluate("axe.run().then(({violations}) => violations.map(({id}) => id))") == []
    assert visitor.problems == []
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "/replay"])
def test_a_table_that_cannot_go_on_says_why_instead_of_loading(
    browser: Browser, older: Server, language: str, path: str
) -> None:
    visitor = anna(browser, older, language, PHONE)
    visitor.open(f"/table/stopped{path}#{link(older, 'stopped')}")
    page = visitor.page
    why = words(language)("table-older-move", {"version": 0, "known": VERSION, "number": 8})
    expect(page.get_by_role("alert")).to_contain_text(why)
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    assert Path(download.value.path()).read_text("utf-8").startswith("Hain record 1\ngame: earth\nrules: 0\n")
    page.locator("main a[href='/']").click()
    page.wait_for_selector("[data-stopped=stopped]")
    assert visitor.problems == []
    visitor.close()


def test_it_says_so_in_the_language_of_now(browser: Browser, older: Server) -> None:
    visitor = anna(browser, older)
    visitor.open(f"/table/stopped#{link(older, 'stopped')}")
    page = visitor.page
    expect(page.get_by_role("alert")).to_contain_text("no longer possible")
    page.locator("header select").first.select_option("de")
    expect(page.get_by_role("alert")).to_contain_text("nicht mehr möglich")
    visitor.open("/")
    expect(page.locator("[data-stopped=stopped]")).to_contain_text("nicht mehr möglich")
    page.locator("header select").first.select_option("fr")
    expect(page.locator("[data-stopped=stopped]")).to_contain_text("n’est plus possible")
    visitor.close()
