"""A game of another package, of which the screen knows nothing: it is on the start page and is played to the end."""

import os
import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.guests import FIFTH
from tests.screen.visitors import Visitor
from tests.server.servers import SAME_DEAL, Server, serving


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the package."""
    path = os.pathsep.join([str(FIFTH), str(SAME_DEAL), *sys.path])
    with serving(f"sqlite:///{tmp_path_factory.mktemp('fifth')}/hain.sqlite", PYTHONPATH=path) as running:
        yield running


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_on_the_start_page_and_played_to_the_end(browser: Browser, fifth: Server, language: str) -> None:
    visitor = Visitor(browser, fifth, language)
    visitor.like(confirm=False)
    visitor.open()
    page = visitor.page
    plates = page.locator(".plates article")
    expect(plates).to_have_count(5)
    expect(plates.last.locator("h2")).to_have_text({"en": "Berries", "fr": "Baies"}[language])
    expect(plates.last).to_contain_text("1–2")
    plates.last.locator("[data-play]").click()
    page.wait_for_selector(".bar .now")
    expect(page.locator("pre")).to_contain_text("the red bush")
    assert visitor.play_to_the_end() > 2
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator(".ending tbody")).to_contain_text("Last ones")
    assert visitor.problems == []
    visitor.close()


def test_its_options_its_rules_and_its_credits_are_shown(browser: Browser, fifth: Server) -> None:
    visitor = Visitor(browser, fifth)
    visitor.open()
    page = visitor.page
    page.locator("[data-options=berries]").click()
    expect(page.get_by_label("Berries on a bush")).to_have_value("5")
    page.keyboard.press("Escape")
    visitor.open("/rules/berries")
    expect(page.locator("h1")).to_have_text("Berries")
    expect(page.locator(".lead")).to_have_text("pick red 2: two berries from the red bush")
    visitor.open("/about")
    expect(page.locator("main li", has_text="Berries")).to_contain_text("by Nobody")
    assert visitor.problems == []
    visitor.close()


def test_its_table_has_its_colour_and_its_log(browser: Browser, fifth: Server) -> None:
    visitor = Visitor(browser, fifth)
    visitor.like(confirm=False)
    visitor.make_table("berries", ["person", "person"])
    page = visitor.page
    expect(page.locator("[data-move]").first).to_contain_text("Pick 1 from the red bush")
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-spoken]")).to_have_text(re.compile("picks 1 from the red bush"))
    expect(page.locator("header .game")).to_have_css("color", "rgb(164, 71, 47)")
    assert visitor.problems == []
    visitor.close()
