"""`hain` alone: everything on this machine, without a question."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


@contextmanager
def at_home(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """The address that `hain` tells, and its process."""
    environment = {**os.environ, "HAIN_DATABASE": f"sqlite:///{folder}/hain.sqlite"}
    command = [sys.executable, "-m", "hain", "--no-browser", "--lang", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout
    try:
        told = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", told)
        assert found, told
        yield found[0], process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)


def test_it_serves_shows_the_same_again_and_moves_on_if_somebody_is_there(tmp_path: Path) -> None:
    with at_home(tmp_path) as (first, _):
        assert httpx.get(f"{first}/health").json()["status"] == "well"
        if first.endswith(":8042"):
            with at_home(tmp_path) as (second, process):
                assert second == first
                assert process.wait(30) == 0
    with socket.socket() as somebody:
        somebody.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        somebody.bind(("127.0.0.1", 8042))
        somebody.listen()
        with at_home(tmp_path) as (elsewhere, _):
            assert not elsewhere.endswith(":8042")
            assert httpx.get(f"{elsewhere}/health").json()["status"] == "well"
