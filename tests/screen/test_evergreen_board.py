"""Evergreen's drawn board in a real browser: whole games by tapping things, the keyboard, a phone."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.screen.test_pages import findings
from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server

# Taps one of the lit things, or else a button of the bar, as fast as the page answers. Paths have no click().
TAPPING = """async (most) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const tap = (thing) => thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    let taps = 0, idle = 0, last = "";
    while (taps < most && idle < 1500) {
        if (document.querySelector("#ending")) return taps;
        const told = document.querySelector("[data-spoken]")?.textContent ?? "";
        if (told !== last) idle = 0;
        last = told;
        const take = document.querySelector("[data-take]");
        const go = document.querySelector("[data-do]:not([aria-disabled=true])");
        const lit = [...document.querySelectorAll(".board [data-move]")];
        const others = [...document.querySelectorAll(".foot .button:not([data-do]):not([disabled])")];
        const things = lit.length && taps % 3 ? lit : others.length ? others : lit;
        if (take) { tap(take); taps += 1; idle = 0; }
        else if (go) { tap(go); taps += 1; idle = 0; }
        else if (things.length) { tap(things[(taps * 7) % things.length]); taps += 1; idle += 1; }
        else idle += 1;
        await pause(10);
    }
    return -taps;
}"""


def _sit(browser: Browser, server: Server, chairs: list[str], size: ViewportSize = WIDE, **wish: object) -> Visitor:
    visitor = Visitor(browser, server, "en", size)
    visitor.like(text=False, confirm=True)
    visitor.make_table("evergreen", chairs, **wish)
    visitor.page.wait_for_selector(".board")
    return visitor


def _do(page: Page) -> None:
    page.locator("[data-do]:not([aria-disabled=true])").click()


@pytest.mark.parametrize(
    ("chairs", "size", "sun"),
    [
        (["person", "greedy"], PHONE, "s"),
        (["person", "random", "random"], WIDE, "w"),
        (["person", "person"], WIDE, "e"),
    ],
)
def test_a_whole_game_is_played_by_tapping(
    browser: Browser, server: Server, chairs: list[str], size: ViewportSize, sun: str
) -> None:
    visitor = _sit(browser, server, chairs, size, options={"sun": sun})
    assert visitor.page.evaluate(TAPPING, 3000) > 28
    expect(visitor.page.locator("#ending")).to_be_visible()
    assert visitor.problems == []
    visitor.close()


def test_the_keyboard_chooses_and_does(browser: Browser, server: Server) -> None:
    visitor = _sit(browser, server, ["person"])
    page = visitor.page
    page.locator(".draft [data-move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".draft [aria-pressed=true]")).to_have_count(1)
    _do(page)
    page.wait_for_selector(".hit[data-move]", state="attached")
    page.locator(".hit[tabindex='0']").focus()
    assert page.evaluate("document.activeElement.dataset.space") == "a1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")  # b2 is a crevice
    assert page.evaluate("document.activeElement.dataset.space") == "b3"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "b3, Swamp: empty: plant a sprout"
    page.keyboard.press("Enter")
    expect(page.locator(".hit[aria-pressed=true]")).to_have_attribute("data-space", "b3")
    page.keyboard.press("Escape")
    expect(page.locator(".hit[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    _do(page)
    expect(page.locator(".hit[aria-label='b3, Swamp: sprout']")).to_have_count(1)
    assert visitor.problems == []
    visitor.close()


def test_on_a_phone_nothing_is_too_small_or_hidden(browser: Browser, server: Server) -> None:
    visitor = _sit(browser, server, ["person"], PHONE, options={"sun": "e"})
    page = visitor.page
    page.locator(".draft [data-move]").first.click()
    _do(page)
    page.wait_for_selector(".hit[data-move]", state="attached")
    sizes = page.evaluate(
        "[...document.querySelectorAll('.hit[data-move], .board button')].map((thing) => {"
        " const box = thing.getBoundingClientRect(); return Math.min(box.width, box.height) })"
    )
    assert len(sizes) >= 38
    assert min(sizes) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    covered = page.evaluate(
        """[...document.querySelectorAll(".hit")].filter((thing) => {
            thing.scrollIntoView({block: "center"});
            const {x, y, width, height} = thing.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) !== thing;
        }).map((thing) => thing.dataset.space)"""
    )
    assert covered == []
    visitor.close()


def test_a_drawn_table_shuts_nobody_out(browser: Browser, server: Server, axe: str) -> None:
    visitor = _sit(browser, server, ["person", "random"])
    page = visitor.page
    page.wait_for_selector("[data-move]", state="attached")
    assert findings(visitor, axe) == []
    visitor.close()
