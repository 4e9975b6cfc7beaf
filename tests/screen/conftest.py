"""A server and a real browser in front of it."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, sync_playwright

from hain.server.pages import SCREEN
from tests.server.servers import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class BusyServer(Server):
    """A browser asks so often that the log has to be read all the time, or the server would wait for a reader."""

    def _start(self) -> "subprocess.Popen[str]":
        process = super()._start()
        assert process.stderr is not None
        Thread(target=process.stderr.read, daemon=True).start()
        return process

    def stop(self) -> str:
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
        return ""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (SCREEN / "index.html").exists():
        pytest.skip("the screen has not been built: python ui/build.py")
    running = BusyServer(f"sqlite:///{tmp_path_factory.mktemp('screen')}/hain.sqlite")
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def axe() -> str:
    """The script that looks for what shuts people out."""
    path = Path(__file__).parent.parent.parent / "ui" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("the packages of the screen are not installed: python ui/build.py check")
    return path.read_text("utf-8")
