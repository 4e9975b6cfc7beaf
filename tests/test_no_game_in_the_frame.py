"""No game stands in what all games share: a game that is only a folder, or comes from elsewhere, is at home there, too.

Examples in docstrings may name one, for an example without a name explains nothing.
"""

import ast
import re
from pathlib import Path

import pytest

import hain
from hain.words import LANGUAGES, words

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / "src" / "hain"
SCREEN = ROOT / "ui" / "src"
MADE = {SCREEN / "wire" / "types.ts"}
"""Written by ui/wire_types.py: the type of every game's view has its name."""


def _names() -> set[str]:
    names = {rules.name for rules in hain.games()} | {rules.prefix.lower() + "-" for rules in hain.games()}
    said = {words(language)(f"{rules.name}-name").casefold() for rules in hain.games() for language in LANGUAGES}
    return names | said


NAMED = re.compile("|".join(rf"(?<![a-z]){re.escape(name)}" for name in sorted(_names())), re.IGNORECASE)


def _shared_python() -> list[Path]:
    return [path for path in sorted(PYTHON.rglob("*.py")) if (PYTHON / "games") not in path.parents]


def _shared_screen() -> list[Path]:
    files = [path for path in sorted(SCREEN.rglob("*.*")) if path.suffix in (".ts", ".svelte", ".css")]
    of_one = [path for path in files if (SCREEN / "games") in path.parents and path.parent != SCREEN / "games"]
    return [path for path in files if path not in of_one and path not in MADE]


def _texts(path: Path) -> list[str]:
    """What a module of Python says, without its docstrings and comments."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not _is_docstring(part)]  # type: ignore[attr-defined]
    return ast.unparse(tree).splitlines()


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def test_there_is_something_to_look_through() -> None:
    assert len(_shared_python()) > 90
    assert len(_shared_screen()) > 60
    assert NAMED.search("href='/rules/evergreen'")
    assert NAMED.search("The Glade")
    assert not NAMED.search("unearthed")


@pytest.mark.parametrize("path", _shared_python(), ids=lambda path: str(path.relative_to(PYTHON)))
def test_shared_python_names_no_game(path: Path) -> None:
    assert [line for line in _texts(path) if NAMED.search(line)] == []


@pytest.mark.parametrize("path", _shared_screen(), ids=lambda path: str(path.relative_to(SCREEN)))
def test_the_frame_names_no_game(path: Path) -> None:
    assert [line for line in path.read_text("utf-8").splitlines() if NAMED.search(line)] == []
