"""Hain without its extras: nothing can be imported but the standard library and `mypy_extensions`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions
import pytest

import hain

SOURCE = Path(hain.__file__).parent.parent

LIBRARY = """
import hain
from hain import Dice, IllegalMove, Record, playout
from hain.bots.bout import Bout, Contest, play_bout
from hain.core import BadSetup
from hain.table import Line, Table
from hain.table.deal import Deal
from hain.table.clock import Clock
from hain.table.entry import Entry
from hain.table.chair import Chair
from hain.table.asks.outlook import outlook
from hain.table.asks.preview import preview
from hain.table.asks.why import why_closed

for rules in hain.games():
    state = rules.setup(2, 7)
    playout(state, Dice(1))
    assert not state.to_act() and sorted(state.ranking())[0] == 1

    line = Line(rules, Record(rules.name, rules.version, 2, 7, rules.check_options({})))
    taken = 0
    while seats := line.state.to_act():
        seat = seats[0]
        text = line.state.text(line.state.moves(seat)[0])
        preview(rules, line.state, seat, [text])
        if len(line.record.moves) % 20 == 0:
            for thing in outlook(rules, line.state, seat).things:
                assert why_closed(line.state, seat, thing) is None
        line.play(seat, text)
        if taken < 3 and line.may_take_back(seat) and not line.take_back_for(seat).builders:
            line.take_back(seat)
            line.play(seat, text)
            taken += 1
    assert taken == 3, rules.name
    again = Record.parse(str(line.record))
    assert Line(rules, again).state.fingerprint() == line.state.fingerprint()

    begun = rules.setup(2, 7)
    try:
        begun.move(begun.to_act()[0], "fly away")
    except IllegalMove as error:
        assert str(error).startswith(error.rule + ": ") and error.key in str(error) and "fly" in str(error), str(error)

result = play_bout(Contest("evergreen", ("sprout", "greedy"), 2, (), 1, 0.01), Bout(0, (0, 1)))
assert sorted(result.places)[0] == 1
try:
    hain.rules("chess")
except BadSetup as error:
    assert str(error).startswith("error-game game=chess known="), str(error)
print("played")
"""


@pytest.fixture
def alone(tmp_path: Path) -> list[str]:
    """A Python that sees nothing that was installed."""
    shutil.copy(str(mypy_extensions.__file__), tmp_path / "mypy_extensions.py")
    path = f"import sys; sys.path[:0] = [{str(SOURCE)!r}, {str(tmp_path)!r}]; "
    return [sys.executable, "-I", "-S", "-X", "utf8", "-c", path + "exec(sys.argv.pop(1))"]


def run(command: list[str], **settings: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, **settings}
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)


def test_the_library_plays_whole_games(alone: list[str]) -> None:
    done = run([*alone, LIBRARY])
    assert (done.stdout, done.stderr) == ("played\n", "")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "This needs a part of Hain"), ("de", "Dafür fehlt ein Teil"), ("fr", "Il manque pour cela une partie")],
)
def test_the_command_says_what_to_install(alone: list[str], language: str, said: str) -> None:
    done = run([*alone, "from hain.__main__ import main; sys.exit(main())", "play"], HAIN_LANG=language)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert "pip install 'hain[table]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1
