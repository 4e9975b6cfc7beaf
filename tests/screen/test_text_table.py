"""Whole games in the browser, through the table drawn with letters."""

import pytest
from playwright.sync_api import Browser, expect

from hain.words import LANGUAGES
from tests.screen.visitors import PHONE, Visitor
from tests.server.servers import Server


def figure(text: str) -> int:
    """A number as the screen writes it, with a true minus."""
    return int(text.strip().replace("−", "-"))


@pytest.mark.parametrize(
    ("game", "chairs", "language"),
    [
        ("glade", ["person", "random"], "en"),
        ("waldgaertner", ["person", "person"], "de"),
        ("earth", ["person", "random"], "fr"),
        ("evergreen", ["person", "person"], "en"),
    ],
)
def test_a_whole_game_is_played_by_clicking(
    browser: Browser, server: Server, game: str, chairs: list[str], language: str
) -> None:
    visitor = Visitor(browser, server, language)
    visitor.like(confirm=False)
    made = visitor.make_table(game, chairs)
    assert visitor.play_to_the_end() > 20
    expect(visitor.page.locator("#ending")).to_be_visible()
    headers = {"x-hain-key": made["links"]["0"]}
    seats = server.browser().get(f"/api/tables/{made['table']}", headers=headers).json()["view"]["seats"]
    sheets = [list(column) for column in zip(*(seat["sheet"].values() for seat in seats))]
    rows = visitor.page.locator(".ending tbody tr").all()
    shown = [[figure(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    assert shown == [points for points in sheets if any(points)]
    total = visitor.page.locator(".ending tfoot .sum td").all_inner_texts()
    assert [figure(text) for text in total] == [seat["score"] for seat in seats]
    assert visitor.problems == []
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["glade", "waldgaertner", "earth", "evergreen"])
def test_every_game_is_played_in_every_language(browser: Browser, server: Server, game: str, language: str) -> None:
    visitor = Visitor(browser, server, language)
    visitor.like(confirm=False)
    visitor.make_table(game, ["person", "random"])
    assert abs(visitor.play_to_the_end(most=60)) >= 25
    assert visitor.problems == []
    visitor.close()


def test_a_move_is_shown_before_it_is_made_and_can_be_taken_back(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=True)
    visitor.make_table("evergreen", ["person", "person"])
    page = visitor.page
    first = page.locator("[data-move]").first
    move = first.get_attribute("data-move")
    first.click()
    expect(page.locator("[data-do]")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".effects b").first).not_to_be_empty()
    assert page.locator(".button.solid").count() == 1
    page.locator("[data-do]").click()
    expect(page.locator(f"[data-move='{move}']")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f"[data-move='{move}']")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".effects .hint")).to_be_visible()
    assert visitor.problems == []
    visitor.close()


def test_the_keyboard_is_enough(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=True)
    visitor.make_table("glade", ["person", "person"])
    page = visitor.page
    for _ in range(3):
        page.wait_for_selector("[data-move], [data-take]", state="attached")
        if page.locator("[data-take]").count():
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-move]", state="attached")
        search = page.get_by_role("searchbox")
        (search if search.count() else page.locator("[data-move]").first).focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-do]")).to_have_attribute("aria-disabled", "false")
        page.locator("[data-do]").focus()
        before = page.locator("[data-spoken]").inner_text()
        page.keyboard.press("Enter")
        page.wait_for_function("before => !document.querySelector('[data-spoken]') || "
                               "document.querySelector('[data-spoken]').innerText !== before", arg=before)  # fmt: skip
    assert visitor.problems == []
    visitor.close()


def test_hands_stay_hidden_between_people_at_one_screen(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=False)
    visitor.make_table("glade", ["person", "person"])
    page = visitor.page
    page.wait_for_selector("[data-take]")
    assert page.locator("pre").count() == 0
    page.locator("[data-take]").click()
    page.wait_for_selector("pre")
    visitor.close()


def test_the_game_goes_on_after_the_server_was_lost(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, size=PHONE)
    visitor.like(confirm=False)
    visitor.make_table("waldgaertner", ["person", "random"])
    page = visitor.page
    page.wait_for_selector("[data-move]")
    server.kill()
    expect(page.get_by_text("Nothing is lost")).to_be_visible()
    server.restart()
    expect(page.get_by_text("Nothing is lost")).to_have_count(0)
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-spoken]")).to_contain_text("Ada")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    visitor.close()
