"""The engine is compiled beside a table: `compile.py`, with a build that takes no time."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD = """
import sys, time
from pathlib import Path
COMPILED = (("core", "twig"),)
def why_plain():
    return None
if __name__ == "__main__":
    {build}
    made = Path(sys.argv[-1], "hain", "core")
    made.mkdir(parents=True)
    (made / "twig.so").write_text("compiled")
"""
TABLE = [sys.executable, "-c", "print('open', flush=True); input(); raise SystemExit(7)"]

Start = Callable[[str], "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Opens a table beside which a build does this."""

    def begin(build: str) -> "subprocess.Popen[str]":
        for name in ("compile.py", "pyproject.toml"):
            shutil.copy(ROOT / name, tmp_path / name)
        (tmp_path / "setup.py").write_text(BUILD.format(build=build), "utf-8")
        (tmp_path / "src" / "hain" / "core").mkdir(parents=True)
        (tmp_path / "src" / "hain" / "core" / "twig.py").touch()
        (tmp_path / "src" / "hain" / "core" / "twig.so").touch()
        environment = {**os.environ, "HAIN_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.Popen(
            [sys.executable, str(tmp_path / "compile.py"), *TABLE],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd="/",
        )

    return begin


def told(table: "subprocess.Popen[str]", last: str) -> str:
    """The first line that has this, among those that are told."""
    assert table.stderr is not None
    return next(line for line in table.stderr if last in line)


def test_the_whole_is_moved_into_place_while_the_table_is_open(start: Start, tmp_path: Path) -> None:
    with start("") as table:
        assert table.stdout is not None
        assert table.stdout.readline() == "open\n"
        assert "bots use it" in told(table, "The engine is compiled, after")
        (ready,) = (tmp_path / "src" / "hain" / "compiled").iterdir()
        assert ready.name == sys.implementation.cache_tag
        assert [file.name for file in ready.iterdir()] == ["hain.core.twig.so"]
        assert not (tmp_path / "src" / "hain" / "core" / "twig.so").exists(), "what older versions left is used"
        table.communicate("\n")
        assert table.returncode == 7


def test_the_game_goes_on_if_it_fails(start: Start, tmp_path: Path) -> None:
    with start("raise SystemExit('no room')") as table:
        assert "the game goes on" in told(table, "could not be compiled")
        assert table.poll() is None
        assert not (tmp_path / "src" / "hain" / "compiled").exists()
        assert "no room" in (tmp_path / "build" / "engine.log").read_text("utf-8")
        table.communicate("\n")
        assert table.returncode == 7


def test_it_ends_with_the_table(start: Start, tmp_path: Path) -> None:
    with start("print('here', flush=True); time.sleep(600)") as table:
        assert told(table, "being compiled")
        _, said = table.communicate("\n", timeout=60)
        assert table.returncode == 7
        assert said == ""
        assert not (tmp_path / "src" / "hain" / "compiled").exists()
