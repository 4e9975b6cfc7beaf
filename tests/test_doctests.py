"""Every example in a docstring, in the README and in the docs is run.

The docstrings are read from the source files, because compiled modules do not carry theirs.
"""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import hain

SOURCE = Path(hain.__file__).parent
PROJECT = Path(__file__).parent.parent
PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md"))]


def _examples() -> list[tuple[str, str, str]]:
    """Module, name and docstring of everything that has an example."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        module = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node)
                if text and ">>>" in text:
                    found.append((module, getattr(node, "name", ""), text))
    return found


@pytest.mark.parametrize(("module", "name", "text"), _examples(), ids=lambda value: value if len(value) < 40 else "")
def test_docstring(module: str, name: str, text: str) -> None:
    example = doctest.DocTestParser().get_doctest(text, dict(vars(import_module(module))), f"{module}.{name}", None, 0)
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


def test_there_are_examples() -> None:
    assert len(_examples()) >= 5
