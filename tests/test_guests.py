"""Games of other packages are there by themselves, and whatever is wrong with one of them harms no other."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import hain
from tests.guests import FIFTH, environment

ASK = """
import json, hain
from hain import Dice, playout
from hain.core.box import box_of
from hain.registry import left_out
from hain.words import fluent_text, words
found = [rules.name for rules in hain.games()]
told = {"games": found, "why": [str(error) for error in left_out()]}
if "berries" in found:
    rules = hain.rules("berries")
    playout(state := rules.setup(2, 7), Dice(1))
    told |= {
        "over": not state.to_act(),
        "box": box_of(rules).data["printed"],
        "german": words("de")("berries-name"),
        "french": [words("fr")(key) for key in ("berries-name", "berries-category-extra")],
        "shared": words("en")("screen-rules"),
        "rules": fluent_text("en", "berries-rules"),
    }
print(json.dumps(told))
"""
RULES = """
from berries.rules import BerriesRules

class OtherRules(BerriesRules):
    name = "other"

RULES = OtherRules()
"""


def told(*folders: Path) -> dict[str, object]:
    done = subprocess.run([sys.executable, "-c", ASK], env=environment(*folders), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def run_hain(folder: Path, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hain", *arguments]
    return subprocess.run(command, env=environment(folder), capture_output=True, text=True, input=typed, timeout=120)


def test_a_game_of_another_package_is_found_last_on_the_shelf_with_its_words_and_its_box() -> None:
    found = told(FIFTH)
    assert found["games"] == [*(rules.name for rules in hain.games()), "berries"]
    assert found["why"] == []
    assert found["over"]
    assert found["box"] == {"bushes": ["red", "blue", "black"], "most": 3}
    assert found["german"] == "Beeren"
    assert found["french"] == ["Baies", "Last ones"]  # what it lacks in a language it says in English
    assert found["shared"] == "Rules"  # it has nothing to say in the name of others
    assert found["rules"] == ""


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    moves = "\n".join(["pick all", *["1"] * 40])
    done = run_hain(FIFTH, "play", "berries", "--people", "2", "--seed", "7", "--lang", "de", typed=moves)
    assert done.returncode == 0
    assert "der rote Busch" in done.stdout
    assert "„pick all“ ist kein Zug." in done.stderr
    assert "Letzte" in done.stdout


def test_it_is_played_in_the_arena() -> None:
    done = run_hain(FIFTH, "arena", "berries", "--bots", "random,greedy", "--games", "4", "--processes", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "random" in done.stdout


BROKEN = {
    "raises": ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
    "exits": ("import sys\nsys.exit(3)", "SystemExit: 3"),
    "lacks": ("", "It has no RULES."),
    "other": (RULES, "Its English words are missing: locales/en/other.ftl."),
    "taken": (RULES.replace('"other"', '"berries"'), "A game cannot be called “berries” here"),
    "shared": (RULES.replace('"other"', '"screen"'), "A game cannot be called “screen” here"),
    "shelf": (RULES.replace('"other"', '"shelf"'), "A game cannot be called “shelf” here"),
    "pink": ("from hain.core.shelf import Shelf\nShelf(accent='pink')", "There is no colour “pink”."),
    "boxless": (RULES + "\nRULES.box = lambda: {'set': {1}}", "is not JSON serializable"),
    "unplayed": (RULES + "\nRULES.seats = range(7, 8)\nRULES.deal = lambda *_: 1 / 0", "ZeroDivisionError"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_one_is_left_out_and_nothing_else_is(name: str, tmp_path: Path) -> None:
    text, why = BROKEN[name]
    folder = tmp_path / f"a_{name}"
    folder.mkdir()
    (folder / "__init__.py").write_text(text)
    if name in ("boxless", "unplayed"):
        (folder / "locales" / "en").mkdir(parents=True)
        (folder / "locales" / "en" / "other.ftl").write_text("other-name = Other\n")
    metadata = tmp_path / f"a_{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: a-{name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[hain.games]\nz_{name} = a_{name}\n")
    found = told(FIFTH, tmp_path)
    assert found["games"] == [*(rules.name for rules in hain.games()), "berries"]
    (said,) = found["why"] if isinstance(found["why"], list) else []
    assert said.startswith(f"The game “z_{name}” of the package a_{name} is left out.")
    assert why in said


def test_the_version_tells_what_was_left_out(tmp_path: Path) -> None:
    metadata = tmp_path / "gone-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: gone\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[hain.games]\ngone = not_there\n")
    done = run_hain(tmp_path, "--version")
    assert done.returncode == 0
    assert done.stdout.startswith("Hain ")
    assert done.stderr.count("The game “gone” of the package not_there is left out.") == 1
