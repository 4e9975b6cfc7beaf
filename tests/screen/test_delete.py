"""Games are taken off the list on the start page, by whoever means it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from hain.words import LANGUAGES, words
from tests.screen.test_older import anna
from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server, serving
from tests.table.older import stopping_database


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_game_alone_is_deleted_after_a_question(
    browser: Browser, server: Server, language: str, size: ViewportSize, axe: str
) -> None:
    say = words(language)
    visitor = Visitor(browser, server, language, size)
    made = [visitor.make_table("evergreen", ["sprout", "person"]) for _ in range(2)]
    visitor.open("/")
    page = visitor.page
    page.wait_for_selector(".waiting")
    buttons = page.locator(".tables li .round")
    expect(buttons).to_have_count(2)
    buttons.first.click()
    expect(page.get_by_role("heading", name=say("screen-remove"))).to_be_visible()
    page.evaluate(axe)
    assert page.evaluate("axe.run().then(({violations}) => violations.map(({id}) => id))") == []
    page.get_by_role("button", name=say("screen-cancel")).click()
    expect(buttons).to_have_count(2)
    buttons.first.click()
    page.locator("[data-remove-do]").click()
    expect(buttons).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    left = page.evaluate("fetch('/api/tables').then((answer) => answer.json())")
    assert len(left) == 1
    assert left[0]["id"] in {each["table"] for each in made}
    assert visitor.problems == []
    visitor.close()


def test_others_keep_what_one_takes_off_the_list(browser: Browser, server: Server) -> None:
    ada, ben = Visitor(browser, server), Visitor(browser, server)
    made = ada.make_table("glade", ["person", "open"])
    ben.open(f"/table/{made['table']}#{made['links']['1']}")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".bar .now")
    for visitor in (ada, ben):
        visitor.open("/")
        visitor.page.locator(".tables li .round").click()
        expect(visitor.page.get_by_role("heading", name="Take this table off your list?")).to_be_visible()
        visitor.page.locator("[data-remove-do]").click()
        expect(visitor.page.locator(".tables li")).to_have_count(0)
    ada.open(f"/table/{made['table']}#{made['links']['0']}")
    expect(ada.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    for visitor in (ada, ben):
        visitor.close()


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(stopping_database(tmp_path_factory.mktemp("deleted"))) as running:
        yield running


def test_a_game_that_cannot_go_on_can_be_deleted(browser: Browser, older: Server) -> None:
    visitor = anna(browser, older)
    visitor.open("/")
    page = visitor.page
    stopped = page.locator("[data-stopped=clock]")
    stopped.get_by_role("button").last.click()
    page.locator("[data-remove-do]").click()
    expect(stopped).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-stopped=stopped]")
    expect(stopped).to_have_count(0)
    assert visitor.problems == []
    visitor.close()


def test_whoever_sits_at_a_deleted_table_is_told(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, "de")
    made = visitor.make_table("glade", ["person", "random"])
    page = visitor.page
    page.wait_for_selector("[data-move]")
    page.evaluate("(table) => fetch(`/api/tables/${table}`, {method: 'DELETE'})", made["table"])
    expect(page.get_by_role("heading", name="Dieser Tisch wurde gelöscht")).to_be_visible()
    assert page.evaluate("localStorage.getItem('hain-keys')") == "{}"
    assert visitor.problems == []
    visitor.close()
