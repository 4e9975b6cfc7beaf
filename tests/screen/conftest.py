"""A server and a real browser in front of it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from hain.server.edition import SCREEN
from tests.server.servers import Server, serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (SCREEN / "index.html").exists(), "the screen has not been built: python ui/build.py"
    with serving(f"sqlite:///{tmp_path_factory.mktemp('screen')}/hain.sqlite") as running:
        yield running


@pytest.fixture
def browser() -> Iterator[Browser]:
    """One for each test: as long as it runs, nothing else in this process may have an event loop."""
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        expect.set_options(timeout=15_000)  # a busy machine is no fault of the screen
        yield opened
        opened.close()


@pytest.fixture
def axe() -> str:
    """The script that looks for what shuts people out."""
    path = Path(__file__).parent.parent.parent / "ui" / "node_modules" / "axe-core" / "axe.min.js"
    assert path.exists(), "the packages of the screen are not installed: python ui/build.py check"
    return path.read_text("utf-8")
