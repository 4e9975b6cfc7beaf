"""How quick the screen is: `python -m benchmarks.screen`. Prints figures; nothing is asserted here.

A server is started on this machine with a database of its own, and a real browser looks at it. The times are those that
a person would see: until the thing is on the screen, not until it has been sent. Let nothing else run meanwhile.
"""

import argparse
import gzip
import re
import shutil
import statistics
import tempfile

from playwright.sync_api import Page, sync_playwright

from hain.server.edition import SCREEN
from tests.screen.visitors import PHONE, WIDE
from tests.server.servers import serving

# Clicks a thing and waits until the page shows the answer, looked at in every frame.
CLICK = """async ([thing, answer]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const told = document.querySelector("[data-spoken]")?.textContent;
    const isThere = {
        chosen: () => document.querySelector("[data-do]:not([aria-disabled=true])")
            && document.querySelector("[aria-pressed=true]"),
        done: () => document.querySelector("[data-spoken]")?.textContent !== told
            && !document.querySelector("[data-do]:not([aria-disabled=true])"),
    }[answer];
    const found = [...document.querySelectorAll(thing)];
    const clicked = found[Math.floor(found.length / 2)];
    const start = performance.now();
    clicked.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    while (!isThere() && performance.now() - start < 5000) await frame();
    return performance.now() - start;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=50)
    parser.add_argument("--loads", type=int, default=5)
    wish = parser.parse_args()
    _weigh()
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/hain.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for name, size in (("wide", WIDE), ("phone", PHONE)):
            starts, tables = [], []
            for _ in range(wish.loads):
                page = browser.new_context(viewport=size).new_page()
                starts.append(_start(page, server.address))
                tables.append(_play(page))
                page.context.close()
            _print(f"{name}: start page playable", starts)
            _print(f"{name}: from Play now to a playable table", tables)
            page = browser.new_context(viewport=size).new_page()
            choosing, doing = _clicks(page, server.address, wish.clicks)
            _print(f"{name}: from a click on a lit thing to its mark", choosing)
            _print(f"{name}: from the solid button to the new state", doing)
            page.context.close()
        browser.close()


def _weigh() -> None:
    page = (SCREEN / "index.html").read_text("utf-8")
    first = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    print(f"script at first load: {sum(map(_packed, first)) / 1000:.1f} kB gzip")
    everything = [f"assets/{path.name}" for path in (SCREEN / "assets").glob("*.js")]
    print(f"script of all pages: {sum(map(_packed, everything)) / 1000:.1f} kB gzip")


def _packed(name: str) -> int:
    return len(gzip.compress((SCREEN / name).read_bytes()))


def _start(page: Page, address: str) -> float:
    page.goto(address, wait_until="commit")
    page.wait_for_selector("[data-play=waldgaertner]")
    return float(page.evaluate("performance.now()"))


def _play(page: Page) -> float:
    """A table of one's own with the usual bots, until something is lit or they are seen to think."""
    start = float(page.evaluate("performance.now()"))
    page.locator("[data-play=evergreen]").click()
    page.wait_for_selector(".board .draft, .board .hit", state="attached")
    return float(page.evaluate("performance.now()")) - start


def _clicks(page: Page, address: str, most: int) -> tuple[list[float], list[float]]:
    page.goto(address)
    page.locator("[data-options=evergreen]").wait_for()
    table, key = page.evaluate("""async () => {
        const wish = {game: "evergreen", chairs: ["person"], name: "Ada", seed: "7"};
        const answer = await fetch("/api/tables", {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish)});
        const made = await answer.json();
        return [made.table, made.links["0"]];
    }""")
    page.goto(f"{address}/table/{table}#{key}")
    page.wait_for_selector(".board")
    choosing: list[float] = []
    doing: list[float] = []
    while len(doing) < most and not page.locator("#ending").count():
        page.wait_for_selector("[data-do]")
        ready = page.locator("[data-do]:not([aria-disabled=true])")
        if not ready.count():
            lit = ".board [data-move]" if page.locator(".board [data-move]").count() else ".foot .button:not([data-do])"
            choosing.append(float(page.evaluate(CLICK, [lit, "chosen"])))
        ready.wait_for()
        doing.append(float(page.evaluate(CLICK, ["[data-do]", "done"])))
    return choosing, doing


def _print(what: str, times: list[float]) -> None:
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"{what}: median {statistics.median(ordered):.0f} ms, p95 {late:.0f} ms ({len(ordered)} times)")


if __name__ == "__main__":
    main()
