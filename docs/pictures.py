"""Takes the pictures of the docs: starts a server of its own, plays with fixed deals to the wanted moments, and saves
what a person sees into `docs/pictures`.

    python ui/build.py && python docs/pictures.py [name …]

Needs Chromium and the package `playwright`.
"""

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright  # noqa: E402

import hain  # noqa: E402
from hain.bots import make_bot  # noqa: E402
from hain.core.dice import Dice  # noqa: E402
from hain.core.record import Record  # noqa: E402
from tests.screen.visitors import PHONE, WIDE  # noqa: E402
from tests.server.servers import Seat, Server, serving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SEED = 3671
LEVEL = "sapling"
GAME = "evergreen"


class Painter:
    """A browser in front of a server, and a table at which somebody sits."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.address = server.address
        self.bot = make_bot("greedy", hain.rules(GAME), Dice(SEED))

    @contextmanager
    def visit(self, size: ViewportSize = WIDE, theme: str = "light", language: str = "en") -> Iterator[Page]:
        context = self.browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
        context.add_init_script(f"localStorage.setItem('hain-theme', '{theme}')")
        context.add_init_script("localStorage.setItem('hain-prefs', JSON.stringify({name: 'Ada', confirm: true}))")
        page = context.new_page()
        page.goto(f"{self.address}/about")
        yield page
        context.close()

    def save(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(900)  # until everything has arrived where it belongs
        page.screenshot(path=PICTURES / f"{name}.png")
        print(f"docs/pictures/{name}.png")

    def table(self, page: Page, bots: int = 2, sun: str = "e") -> str:
        """A table of this page; returns its address."""
        wish = {"game": "evergreen", "chairs": ["person"] + [LEVEL] * bots, "name": "Ada", "seed": str(SEED),
                "options": {"sun": sun}}  # fmt: skip
        made: dict[str, Any] = page.evaluate(
            """async (wish) => {
                const answer = await fetch("/api/tables", {
                    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish)});
                return answer.json();
            }""",
            wish,
        )
        return f"/table/{made['table']}#{made['links']['0']}"

    def play(self, address: str, season: str = "", number: int = 0, phase: str = "act") -> None:
        """A bot plays the person's seat until a moment has come, or to the end."""
        table, _, key = address.removeprefix("/table/").partition("#")
        while True:
            seat = Seat(self.server, table, key)
            view, moves = seat.table["view"], seat.table["moves"]
            there = (view["season"], view["round"], view["phase"]) == (season, number, phase)
            if moves and not there:
                seat.wish(move=self._choice(table, key, seat.table["seat"]))
            seat.close()
            if seat.table["over"] or (moves and there):
                return
            if not moves:
                time.sleep(0.2)  # the others are thinking

    def _choice(self, table: str, key: str, seat: int) -> str:
        answer = httpx.get(f"{self.address}/api/tables/{table}/record", headers={"x-hain-key": key}, timeout=30)
        record = Record.parse(answer.text)
        state = record.start(hain.rules(GAME))
        for mover, text in record.moves:
            state.play(mover, state.move(mover, text))
        return state.text(self.bot.choose(partial(state.imagine, seat), seat, 0.2))

    def sit(self, page: Page, address: str) -> None:
        page.goto(self.address + address)
        page.wait_for_selector(".board, #ending")
        for news in page.locator("aside.notice .round").all():
            news.click()

    def choose(self, page: Page) -> None:
        """Choose what a strong bot would do, so that the picture shows what a move brings."""
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector("[data-do]:not([aria-disabled=true])")


def start(painter: Painter) -> None:
    """The start page, with a table that waits."""
    with painter.visit() as page:
        painter.table(page)
        page.goto(painter.address)
        page.wait_for_selector("[data-play=waldgaertner]")
        painter.save(page, "start")


def newcomer(painter: Painter) -> None:
    """The start page at the first visit, on a phone."""
    with painter.visit(PHONE) as page:
        page.goto(painter.address)
        page.wait_for_selector(".newcomer")
        painter.save(page, "start-phone")


def spring(painter: Painter) -> None:
    """The table in spring: the draft."""
    with painter.visit() as page:
        address = painter.table(page)
        painter.play(address, "spring", 4, "draft")
        painter.sit(page, address)
        painter.choose(page)
        painter.save(page, "table-spring")


def winter(painter: Painter) -> None:
    """One game to its end: the table in winter, also dark and on a phone, the count, and the replay."""
    with painter.visit() as page:
        address = painter.table(page)
        painter.play(address, "winter", 1)
        painter.sit(page, address)
        painter.choose(page)
        painter.save(page, "table-winter")
        with painter.visit(theme="dark") as dark:
            painter.sit(dark, address)
            painter.choose(dark)
            painter.save(dark, "table-dark")
        with painter.visit(PHONE) as phone:
            painter.sit(phone, address)
            painter.choose(phone)
            painter.save(phone, "table-phone")
        table, _, key = address.removeprefix("/table/").partition("#")
        painter.play(address)
        page.wait_for_selector("#ending")
        painter.save(page, "ending")
        page.goto(f"{painter.address}/table/{table}/replay#{key}")
        page.wait_for_selector(".board")
        for _ in range(12):
            page.keyboard.press("ArrowLeft")
        painter.save(page, "replay")


def learn(painter: Painter) -> None:
    """The owl beside the table, on a wide screen and on a phone; the guide to the rules."""
    for size, name in ((WIDE, "learn"), (PHONE, "learn-phone")):
        with painter.visit(size) as page:
            page.goto(f"{painter.address}/learn/evergreen")
            for lesson in ("welcome", "cards", "left"):
                page.wait_for_selector(f"[data-lesson={lesson}]")
                page.locator("[data-next]").click()
            page.locator("[data-move='draft grassland-sprout']").click()
            page.locator("[data-do]:not([aria-disabled=true])").click()
            page.wait_for_selector("[data-lesson=stayed]")
            page.locator("[data-next]").click()
            page.locator(".hit[data-move='plant d3']").dispatch_event("click")
            page.wait_for_selector("[data-do]:not([aria-disabled=true])")
            painter.save(page, name)
    with painter.visit() as page:
        page.goto(f"{painter.address}/rules/evergreen")
        page.wait_for_selector("figure")
        page.wait_for_timeout(500)  # drawings above push it down
        page.get_by_role("heading", name="Light and shade").evaluate("heading => heading.scrollIntoView()")
        painter.save(page, "rules")


SCENES: dict[str, Callable[[Painter], None]] = {
    "start": start,
    "newcomer": newcomer,
    "spring": spring,
    "winter": winter,
    "learn": learn,
}


def main(wanted: list[str]) -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/hain.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        painter = Painter(browser, server)
        for name, paint in SCENES.items():
            if not wanted or name in wanted:
                paint(painter)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
