"""People in front of a browser, and what they do there."""

import json
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from tests.server.servers import Server

PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1440, "height": 900}


class Visitor:
    """A page in a browser of its own; whatever goes wrong in it is kept."""

    def __init__(self, browser: Browser, server: Server, language: str = "en", size: ViewportSize = WIDE) -> None:
        self.server = server
        self.context = browser.new_context(viewport=size, locale=language)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.problems: list[str] = []
        self.made: dict[str, Any] = {}
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        """What is no fault of the page: a lost server, and a look at a move that was made in the meantime."""
        if kind == "error" and not any(word in text for word in ("WebSocket", "ERR_CONNECTION", "409 (Conflict)")):
            self.problems.append(text)

    def like(self, **prefs: Any) -> None:
        """Set preferences before any page is opened."""
        self.context.add_init_script(
            f"localStorage.setItem('hain-prefs', JSON.stringify({json.dumps({'text': True, **prefs})}))"
        )

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def make_table(self, game: str, chairs: list[str], **wish: Any) -> dict[str, Any]:
        """A table of this browser, made without the dialog; the page goes there."""
        self.open("/about")
        made: dict[str, Any] = self.page.evaluate(
            """async (wish) => {
                const answer = await fetch("/api/tables", {
                    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish)});
                const made = await answer.json();
                const own = Object.fromEntries(made.seats.map((seat) => [seat, made.links[seat]]));
                localStorage.setItem("hain-keys", JSON.stringify({[made.table]: {own, others: made.links}}));
                return made;
            }""",
            {"game": game, "chairs": chairs, "name": "Ada", **wish},
        )
        self.made = made
        self.open(f"/table/{made['table']}#{made['links'][str(made['seats'][0])]}")
        self.page.wait_for_selector("main")
        return made

    def key(self, table: str, seat: int) -> str:
        """The key to a seat of this browser."""
        kept: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('hain-keys')"))
        return str(kept[table]["own"][str(seat)])

    def do(self) -> None:
        """Press the solid button once it can be pressed."""
        self.page.locator("[data-do]:not([aria-disabled=true])").click()

    def settle(self) -> None:
        """Wait until nothing fades or moves any more, apart from what does so for ever."""
        self.page.wait_for_function(
            "() => document.getAnimations().every(({playState, effect}) =>"
            " playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"
        )

    def is_asked(self) -> bool:
        """Whether it is this person who is to move, once the table knows."""
        self.page.wait_for_selector(".bar .now")
        return self.page.locator(".bar.ours").count() > 0

    def play_to_the_end(self, most: int = 5000) -> int:
        """Click one of the listed moves whenever there are some, and take the screen when it is handed over; returns
        how many clicks it took."""
        return int(self.page.evaluate(CLICKING, most))

    def close(self) -> None:
        self.context.close()


# Clicks as fast as the page answers: what a person does, without the time a person takes.
CLICKING = """async (most) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    let clicks = 0, idle = 0, last = "";
    const key = (id) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
    while (clicks < most && idle < 1500) {
        if (document.querySelector("#ending")) return clicks;
        const told = document.querySelector("[data-spoken]")?.textContent ?? "";
        if (told !== last) idle = 0;
        last = told;
        const take = document.querySelector("[data-take]");
        const go = document.querySelector("[data-do]:not([aria-disabled=true])");
        const moves = [...document.querySelectorAll("[data-move]")];
        if (take) { take.click(); clicks += 1; idle = 0; }
        else if (go) { go.click(); clicks += 1; idle = 0; }
        else if (moves.length) {
            const move = moves[key(moves[0].dataset.move + clicks) % moves.length];
            if (move.getAttribute("aria-pressed") !== "true") { move.click(); clicks += 1; }
            idle += 1;
        } else idle += 1;
        await pause(8);
    }
    return -clicks;
}"""
