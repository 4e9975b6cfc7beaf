"""Other ways to use a screen: the keyboard alone, one screen for two, another language, large letters, less motion; and
what people are told when something is not there."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.screen.visitors import PHONE, Visitor
from tests.server.servers import Server

ZOOMED: ViewportSize = {"width": 720, "height": 450}  # a screen of 1440 x 900 at 200 %


def _sit(visitor: Visitor, game: str, chairs: list[str], **wish: Any) -> Page:
    visitor.like(text=game != "evergreen", confirm=True)
    visitor.make_table(game, chairs, **wish)
    visitor.page.wait_for_selector(".board, pre, [data-take]")
    return visitor.page


FOCUSED = """() => {
    const thing = document.activeElement;
    const bar = thing?.closest(".foot");
    return {over: Boolean(document.querySelector("#ending")),
            told: document.querySelector("[data-spoken]")?.textContent,
            move: thing?.dataset?.move ?? "", word: bar ? thing.textContent.trim() : "",
            can: Boolean(document.querySelector("[data-do]:not([aria-disabled=true])"))};
}"""


def test_a_whole_game_for_two_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    """Tab and arrows to a thing, Enter to choose it, Control and Enter to do it. No pointer is ever used."""
    visitor = Visitor(browser, server)
    page = _sit(visitor, "evergreen", ["person", "person"])
    moves, planted = 0, 0
    while True:
        now = page.evaluate(FOCUSED)
        if now["over"] or moves > 400:
            break
        for _ in range(60):
            if now["can"] or now["move"] or now["word"] in ("Skip the action", "Leave the power", "That’s enough"):
                break
            page.keyboard.press("Tab")
            now = page.evaluate(FOCUSED)
        wants_to_stop = planted >= 12 and now["move"].startswith(("plant", "grow"))
        if wants_to_stop and not now["can"]:  # on to the buttons of the bar
            for _ in range(30):
                page.keyboard.press("Tab")
                now = page.evaluate(FOCUSED)
                if now["word"]:
                    break
        if not now["can"]:
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-do]:not([aria-disabled=true])")
        planted += now["move"].startswith(("plant", "grow", "bush", "lake"))
        page.keyboard.press("Control+Enter")
        page.wait_for_function(
            "told => document.querySelector('#ending')"
            " || document.querySelector('[data-spoken]')?.textContent !== told",
            arg=now["told"],
        )
        moves += 1
    expect(page.locator("#ending")).to_be_visible()
    assert planted >= 12
    assert visitor.problems == []
    visitor.close()


def test_two_at_one_screen_hand_it_on_behind_a_veil(browser: Browser, server: Server) -> None:
    """Where nothing is hidden between them, the screen just turns to the other; else the veil comes first."""
    visitor = Visitor(browser, server, size=PHONE)
    page = _sit(visitor, "glade", ["person", "person"])
    page.evaluate("""() => {
        window.veils = [];
        new MutationObserver(() => {
            const veil = document.querySelector(".veil h1")?.textContent;
            if (veil && document.querySelector("pre")) window.veils.push("seen");
            if (veil && window.veils.at(-1) !== veil) window.veils.push(veil);
            if (!veil && window.veils.at(-1)) window.veils.push("");
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
    }""")
    assert visitor.play_to_the_end() > 20
    veils = [veil for veil in page.evaluate("window.veils") if veil]
    assert len(veils) >= 10
    assert "seen" not in veils
    assert visitor.problems == []
    visitor.close()


def test_another_language_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    page = _sit(visitor, "evergreen", ["person"])
    page.locator(".draft [data-move]").first.click()
    visitor.do()
    page.wait_for_selector(".hit[data-move]", state="attached")
    said: dict[str, list[str]] = {}
    for language in ("en", "de", "fr", "en"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        parts = ("header", ".foot", ".log", ".left", ".right h2 >> nth=0", ".aside", "[data-spoken]")
        now = [page.locator(part).first.inner_text() for part in parts]
        if language in said:
            assert now == said[language]
        said[language] = now
    for one, other in (("en", "de"), ("de", "fr"), ("fr", "en")):
        assert all(here != there for here, there in zip(said[one], said[other])), (said[one], said[other])
    # what the server says on the line follows, too
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(".draft [data-move]")
    page.locator("header select").select_option("de")
    page.get_by_role("button", name="Zurücknehmen").click(force=True)  # quiet, but it answers
    expect(page.get_by_role("alert")).to_contain_text("Es gibt keinen Zug")
    assert visitor.problems == []
    visitor.close()


def test_letters_twice_as_large_leave_room_to_play(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, size=ZOOMED)
    page = visitor.page
    visitor.open("/")
    page.wait_for_selector("[data-options=earth]")
    assert page.evaluate("document.documentElement.scrollWidth") <= ZOOMED["width"]
    _sit(visitor, "evergreen", ["person"])
    page.locator(".draft [data-move]").first.click()
    visitor.do()
    page.locator(".hit[data-move]").last.click()  # clicks only what can be scrolled into sight and is not covered
    visitor.do()
    expect(page.get_by_role("button", name="That’s enough")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= ZOOMED["width"]
    assert visitor.problems == []
    visitor.close()


MOVING = """() => {
    window.moved = new Set();
    const look = () => {
        for (const animation of document.getAnimations()) {
            for (const frame of animation.effect?.getKeyframes() ?? [])
                for (const name of ["transform", "translate", "scale", "rotate", "left", "top"])
                    if (frame[name] !== undefined && animation.effect.getTiming().duration > 1) window.moved.add(name);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_things_fade_for_those_who_wish_less_motion(browser: Browser, server: Server, wish: str) -> None:
    visitor = Visitor(browser, server)
    visitor.page.emulate_media(reduced_motion="reduce" if wish == "reduce" else "no-preference")
    page = _sit(visitor, "evergreen", ["person"])
    page.evaluate(MOVING)
    page.locator(".draft [data-move]").first.click()
    visitor.do()
    page.locator(".hit[data-move]").first.click()
    visitor.do()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog")
    page.wait_for_timeout(400)
    moved = page.evaluate("[...window.moved]")
    assert (moved == []) == (wish == "reduce"), moved
    visitor.close()


def test_what_does_not_open_says_what_to_do(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, "de", PHONE)
    visitor.like(text=False, confirm=True)
    made = visitor.make_table("evergreen", ["person"])
    page = visitor.page
    page.wait_for_selector(".board")
    visitor.context.clear_cookies()
    page.evaluate("localStorage.removeItem('hain-keys')")
    visitor.open(f"/table/{made['table']}#0.wrong")
    page.reload()
    expect(page.get_by_role("heading", name="Dieser Link öffnet den Tisch nicht")).to_be_visible()
    visitor.open(f"/table/{made['table']}")
    page.reload()
    expect(page.get_by_role("heading", name="In dieser Adresse fehlt der Schlüssel")).to_be_visible()
    assert page.locator(".button.solid").count() == 1
    page.get_by_role("link", name="Zur Startseite").first.click()
    page.locator("[data-play=evergreen]").wait_for()
    visitor.problems.clear()
    visitor.context.set_offline(True)
    page.locator("[data-play=evergreen]").click()
    expect(page.get_by_role("alert")).to_contain_text("Der Server ist gerade nicht erreichbar")
    visitor.context.set_offline(False)
    page.locator("[data-play=evergreen]").click()
    page.wait_for_selector(".board")
    visitor.close()


def test_a_table_whose_server_is_gone_opens_when_it_is_back(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(text=False, confirm=True)
    made = visitor.make_table("evergreen", ["person"])
    page = visitor.page
    page.wait_for_selector(".board")
    visitor.open("/about")
    page.wait_for_selector("h1")
    is_gone = True
    page.route_web_socket("**/socket", lambda line: line.close(code=1011) if is_gone else line.connect_to_server())
    visitor.open(f"/table/{made['table']}#{made['links']['0']}")
    expect(page.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    is_gone = False
    page.get_by_role("button", name="Try now").click()
    page.wait_for_selector(".board")
    visitor.close()
