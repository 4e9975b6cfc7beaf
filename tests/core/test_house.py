"""How the house is built: who may import whom."""

import ast
import sys
from pathlib import Path

import pytest

import hain

SOURCE = Path(hain.__file__).parent
ALLOWED = {"mypy_extensions", *sys.stdlib_module_names}
TOP = ("server", "terminal", "cli")
ABOVE = {
    "core": ("games", "bots", "table", "lab", *TOP),
    "games": ("bots", "table", "lab", *TOP),
    "bots": ("table", *TOP),
    "table": TOP,
}


def _imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(str(node.module))
    return found


@pytest.mark.parametrize("part", ["core", "games"])
def test_core_and_games_need_nothing_but_the_standard_library(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        outside = {name for name in _imports(path) if name.partition(".")[0] not in ALLOWED | {"hain"}}
        assert outside == set(), path


@pytest.mark.parametrize("part", ABOVE)
def test_arrows_point_one_way(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        for name in _imports(path):
            parts = name.split(".")
            assert not (parts[0] == "hain" and len(parts) > 1 and parts[1] in ABOVE[part]), f"{path} imports {name}"


def test_a_game_never_imports_another() -> None:
    for folder in (SOURCE / "games").iterdir():
        if folder.is_dir():
            for path in folder.rglob("*.py"):
                for name in _imports(path):
                    if name.startswith("hain.games."):
                        assert name.split(".")[2] == folder.name, f"{path} imports {name}"


def test_core_knows_no_game() -> None:
    names = [game.name for game in hain.games()]
    for path in (SOURCE / "core").rglob("*.py"):
        code = ast.unparse(_without_docstrings(ast.parse(path.read_text("utf-8"))))
        assert not any(name in code for name in names), path


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return tree


def test_the_global_random_generator_is_never_used() -> None:
    for part in ("core", "games", "bots"):
        for path in (SOURCE / part).rglob("*.py"):
            assert "random" not in _imports(path), path
