"""Learning by playing, and the guides to the rules, in a real browser."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from hain.words import LANGUAGES, words
from tests.screen.test_pages import findings
from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server

GAMES = ("evergreen", "glade", "earth", "waldgaertner")


def _newcomer(browser: Browser, server: Server, language: str = "en", size: ViewportSize = WIDE) -> Visitor:
    visitor = Visitor(browser, server, language, size)
    visitor.like(text=False, confirm=True)
    return visitor


def _lesson(page: Page, name: str) -> None:
    expect(page.locator(".coach")).to_have_attribute("data-lesson", name)


def _do(page: Page) -> None:
    page.locator("[data-do]:not([aria-disabled=true])").click()


def _tap(page: Page, move: str) -> None:
    page.locator(f".board [data-move='{move}']").dispatch_event("click")
    _do(page)


# Plays on: hears what the owl says, takes what is lit, and makes it.
GOING_ON = """async (until) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const tap = (thing) => thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    const heard = [];
    let taps = 0;
    for (let step = 0; step < 4000; step += 1) {
        const lesson = document.querySelector(".coach")?.dataset.lesson ?? "";
        if (lesson && heard.at(-1) !== lesson) heard.push(lesson);
        if (lesson === until) return heard;
        const next = document.querySelector("[data-next]");
        const go = document.querySelector("[data-do]:not([aria-disabled=true])");
        const grow = [...document.querySelectorAll(".board [data-move^=grow]")];
        const lit = grow.length ? grow : [...document.querySelectorAll(".board [data-move]")];
        const others = [...document.querySelectorAll(".bar .button:not([data-do])")];
        if (next && !document.querySelector(".waits")) tap(next);
        else if (go) tap(go);
        else if (lit.length) tap(lit[(taps++ * 7) % lit.length]);
        else if (others.length) tap(others[0]);
        await pause(60); // the owl wants to be heard
    }
    return heard;
}"""


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("de", PHONE)])
def test_a_newcomer_goes_through_spring(browser: Browser, server: Server, language: str, size: ViewportSize) -> None:
    visitor = _newcomer(browser, server, language, size)
    page = visitor.page
    visitor.open("/")
    page.locator("a.newcomer").click()
    _lesson(page, "welcome")
    next_one = page.locator("[data-next]")
    for name in ("cards", "left", "draft"):
        next_one.click()
        _lesson(page, name)
        expect(page.locator(".rings i").first).to_be_visible()
    assert page.locator(".button.solid").count() == 1
    _tap(page, "draft grassland-sprout")
    _lesson(page, "stayed")
    next_one.click()
    _lesson(page, "plant")
    expect(page.locator(".rings i")).to_have_count(1)
    _tap(page, "plant d3")
    _lesson(page, "more")
    page.locator(".bar .button:not([data-do])").first.click()  # that's enough
    _do(page)
    _lesson(page, "power")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    page.reload()  # the owl remembers where one was
    _lesson(page, "power")
    heard = page.evaluate(GOING_ON, "alone")
    assert heard[-3:] == ["summer", "turned", "alone"]
    assert {"lake", "light", "shade", "last"} <= set(heard[:-3])  # in what order, and what else, is up to the moves
    assert visitor.problems == []
    visitor.close()


def test_the_owl_folds_sleeps_and_wakes_and_the_game_goes_on(browser: Browser, server: Server) -> None:
    visitor = _newcomer(browser, server)
    page = visitor.page
    visitor.open("/learn/evergreen")
    _lesson(page, "welcome")
    spoken = page.locator(".coach [role=status]")
    expect(spoken).to_contain_text("Welcome to your planet.")
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    _lesson(page, "cards")
    expect(spoken).to_contain_text("Two things on a card.")
    page.get_by_role("button", name="Back", exact=True).click()
    _lesson(page, "welcome")
    page.locator("[data-next]").click()
    _lesson(page, "cards")
    page.get_by_role("button", name="Fold away").click()
    expect(page.locator("[data-next]")).to_have_count(0)
    expect(page.locator(".rings i")).to_have_count(0)
    page.get_by_role("button", name="Show what the owl says").click()
    page.get_by_role("button", name="No more lessons").click()
    _lesson(page, "")
    _tap(page, "draft snow-big_tree")
    page.locator(".board [data-move='plant a1']").wait_for(state="attached")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-move='draft snow-big_tree']")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".effects .hint")).to_be_visible()
    page.get_by_role("button", name="Lessons, please").click()
    _lesson(page, "cards")
    table = page.evaluate("JSON.parse(localStorage.getItem('hain-learn')).evergreen.table")
    page.get_by_role("button", name="No more lessons").click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Start anew").click()
    _lesson(page, "welcome")
    assert not [url for url in asked if url.endswith(f"/api/tables/{table}")]  # it could come back later
    assert page.evaluate("JSON.parse(localStorage.getItem('hain-learn')).evergreen.table") != table
    assert visitor.problems == []
    visitor.close()


def test_the_owl_is_there_to_the_end(browser: Browser, server: Server) -> None:
    visitor = _newcomer(browser, server, "fr")
    page = visitor.page
    visitor.open("/learn/evergreen")
    _lesson(page, "welcome")
    heard = page.evaluate(GOING_ON, "end")
    assert heard[-3:] == ["autumn", "winter", "end"]
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator(".coach")).to_contain_text("Tout est compté")
    assert visitor.problems == []
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_all_games_lack_no_word(browser: Browser, server: Server, language: str) -> None:
    visitor = Visitor(browser, server, language, PHONE)
    page = visitor.page
    for game in GAMES:
        visitor.open(f"/rules/{game}")
        expect(page.get_by_text(words(language)(f"{game}-guide-lead"))).to_be_visible()
        page.wait_for_selector(".all li")
        if game == "evergreen":
            expect(page.locator(".guide figure")).to_have_count(9)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.locator("main").inner_text().count(f"{game}-guide") == 0
    assert visitor.problems == []
    visitor.close()


def test_numbers_lead_to_their_rules(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    page = visitor.page
    visitor.open("/rules/evergreen#EVG-41")
    expect(page.locator("#EVG-41.meant")).to_be_in_viewport()
    page.locator(".guide a", has_text="EVG-99").first.click()
    expect(page.locator("#EVG-99.meant")).to_be_in_viewport()
    assert page.url.endswith("/rules/evergreen#EVG-99")
    page.get_by_role("searchbox").fill("skull")
    expect(page.locator("#EVG-99")).to_have_count(0)
    page.get_by_role("button", name="west").click()
    expect(page.locator("figcaption[role=status]")).to_contain_text("light 11")
    visitor.open("/rules/waldgaertner")
    page.locator("#WAG-32 a", has_text="WAG-41").click()
    expect(page.locator("#WAG-41.meant")).to_be_in_viewport()
    assert visitor.problems == []
    visitor.close()


def test_the_rules_are_at_hand_at_the_table(browser: Browser, server: Server) -> None:
    visitor = _newcomer(browser, server, size=PHONE)
    page = visitor.page
    visitor.make_table("evergreen", ["person", "random"])
    page.get_by_role("button", name="Rules").click()
    dialog = page.locator("dialog")
    expect(dialog.get_by_role("heading", name="Light and shade")).to_be_attached()
    dialog.locator("a", has_text="EVG-99").first.click()
    expect(dialog.locator("#EVG-99.meant")).to_be_in_viewport()
    assert page.url.split("#")[1].startswith("0.")  # the key to the seat stays in the address
    assert visitor.problems == []
    visitor.close()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_shut_out_of_learning(
    browser: Browser, server: Server, axe: str, size: ViewportSize, theme: str
) -> None:
    visitor = _newcomer(browser, server, size=size)
    visitor.context.add_init_script(f"localStorage.setItem('hain-theme', '{theme}')")
    page = visitor.page
    visitor.open("/rules/evergreen")
    page.wait_for_selector("figure")
    page.wait_for_selector(".all li")
    assert findings(visitor, axe) == []
    visitor.open("/learn/evergreen")
    _lesson(page, "welcome")
    page.locator("[data-next]").click()
    _lesson(page, "cards")
    assert findings(visitor, axe) == []
    visitor.close()
