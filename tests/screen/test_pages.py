"""The pages around the table: for everybody, in three languages, on a phone, and quick to load."""

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from hain.server.edition import SCREEN
from hain.words import LANGUAGES
from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server

MOST_SCRIPT = 200_000  # bytes, compressed


def test_the_first_load_is_small() -> None:
    assert (SCREEN / "index.html").exists(), "the screen has not been built: python ui/build.py"
    page = (SCREEN / "index.html").read_text("utf-8")
    first = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert first
    assert sum(len(gzip.compress((SCREEN / name).read_bytes())) for name in first) <= MOST_SCRIPT
    assert sum(len(gzip.compress(path.read_bytes())) for path in (SCREEN / "assets").glob("*.js")) <= 2 * MOST_SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_lacks_a_word(browser: Browser, server: Server, language: str) -> None:
    visitor = Visitor(browser, server, language, PHONE)
    page = visitor.page
    for path in ("/", "/about", "/rules/glade"):
        visitor.open(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate("document.documentElement.lang") == language
    visitor.open("/")
    for game in ("evergreen", "glade", "earth", "waldgaertner"):
        page.locator(f"[data-options={game}]").click()
        page.wait_for_selector("dialog[open]")
        page.locator("dialog summary").click() if page.locator("dialog summary").count() else None
        assert page.evaluate("document.querySelector('dialog').scrollWidth") <= PHONE["width"]
        page.keyboard.press("Escape")
    visitor.like(confirm=True)
    for game, chairs in (("waldgaertner", 3), ("earth", 2), ("glade", 4), ("evergreen", 1)):
        visitor.make_table(game, ["person"] + ["random"] * (chairs - 1))
        page.wait_for_selector("[data-do], .waiting")
        for button in page.locator("header .round").all():
            button.click()
            if page.locator("dialog").count():
                page.keyboard.press("Escape")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert visitor.problems == []
    visitor.close()


def test_a_table_is_opened_in_two_taps_and_found_again(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=True)
    visitor.open("/")
    page = visitor.page
    page.locator("[data-play=waldgaertner]").click()
    page.wait_for_selector("[data-move]")
    page.goto(server.address)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert page.locator(".button.solid").count() == 1
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector("[data-move]")
    assert visitor.problems == []
    visitor.close()


def test_a_friend_follows_the_link_and_sits_down(browser: Browser, server: Server) -> None:
    host, friend = Visitor(browser, server), Visitor(browser, server, "de", PHONE)
    host.like(confirm=False)
    friend.like(confirm=False)
    made = host.make_table("evergreen", ["person", "open"])
    friend.open(f"/table/{made['table']}#{made['links']['1']}")
    friend.page.get_by_label("Dein Name").fill("Bela")
    friend.page.get_by_role("button", name="Platz nehmen").click()
    expect(host.page.get_by_text("Bela sits down.")).to_be_visible()
    friend.page.locator("[data-move]").first.click()
    host.page.locator("[data-move]").first.click()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Hello!").click()
    friend.page.get_by_role("button", name="Punkte und Verlauf").click()
    expect(friend.page.get_by_text("Hallo!")).to_be_visible()
    assert host.problems + friend.problems == []
    host.close()
    friend.close()


def test_a_game_is_reviewed_and_played_on_from_the_middle(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(confirm=False)
    made = visitor.make_table("glade", ["person", "random"])
    assert visitor.play_to_the_end() > 20
    page = visitor.page
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector("pre")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text("The start of the game.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("footer .tabular")).to_contain_text("1/")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: made["table"] not in address)
    page.wait_for_selector("[data-move]", state="attached")
    assert visitor.problems == []
    visitor.close()


def findings(visitor: Visitor, axe: str) -> list[tuple[str, Any]]:
    visitor.settle()
    visitor.page.evaluate(axe)
    found = visitor.page.evaluate("axe.run()")
    grave = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    return [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in grave]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_shut_out(browser: Browser, server: Server, axe: str, size: ViewportSize, theme: str) -> None:
    visitor = Visitor(browser, server, size=size)
    visitor.context.add_init_script(f"localStorage.setItem('hain-theme', '{theme}')")
    visitor.like(confirm=True)
    visitor.open("/")
    visitor.page.wait_for_selector("[data-options=earth]")
    assert findings(visitor, axe) == []
    visitor.page.locator("[data-options=earth]").click()
    visitor.page.wait_for_selector("dialog[open]")
    assert findings(visitor, axe) == []
    for game in ("glade", "waldgaertner"):
        visitor.make_table(game, ["person", "random"])
        visitor.page.wait_for_selector("[data-move]", state="attached")
        assert findings(visitor, axe) == []
    visitor.close()
