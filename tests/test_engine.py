"""Which modules are compiled, and when a process uses them."""

import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import hain

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs" / "how-a-game-is-built.md"


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module `setup.py`, which builds nothing when it is only imported."""
    monkeypatch.chdir(ROOT)
    spec = importlib.util.spec_from_file_location("setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_docs_name_what_is_compiled(setup: Any) -> None:
    rows = re.findall(r"^\| `([a-z/]+)` \| (.+) \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    told = {f"src/hain/{folder}/{name}.py" for folder, names in rows for name in re.findall(r"`(\w+)`", names)}
    assert told == set(setup.engine_modules())


def test_the_docs_mark_what_is_compiled_of_evergreen(setup: Any) -> None:
    rows = re.findall(r"^\| (`.+\.py`) \| .+ · \*compiled\* \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    marked = {name for row in rows for name in re.findall(r"`(\w+\.py)`", row)}
    compiled = map(Path, setup.engine_modules())
    assert marked == {path.name for path in compiled if path.parent.name == "evergreen"}


def test_whoever_counts_in_machine_words_is_compiled(setup: Any) -> None:
    sources = Path("src/hain").rglob("*.py")
    words = {str(path) for path in sources if "from mypy_extensions import" in path.read_text("utf-8")}
    assert words <= set(setup.engine_modules())


def test_what_is_listed_is_what_is_built(setup: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def mypycify(paths: list[str], **options: object) -> list[object]:
        given.extend(path for path in paths if path.endswith(".py"))
        return []

    monkeypatch.delenv("HAIN_PURE", raising=False)
    monkeypatch.setattr("mypyc.build.mypycify", mypycify)
    monkeypatch.setattr(setup, "why_plain", lambda: None)
    setup.extensions()
    assert given == setup.engine_modules()
    assert all(Path(path).is_file() for path in given)


def test_it_runs_all_that_is_compiled_or_nothing_of_it(setup: Any) -> None:
    kinds = set()
    for path in setup.engine_modules():
        name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        kinds.add(str(importlib.import_module(name).__file__).endswith(".py"))
    assert kinds == {not hain.engine.is_compiled()}


FOLDER = """
import sys
from pathlib import Path
from hain import engine
engine.COMPILED = Path(sys.argv[1])
engine.choose()
next(engine.COMPILED.iterdir()).unlink()
import hain.twig
"""


def test_a_folder_is_never_half_used(tmp_path: Path) -> None:
    """A module that was there when the process began is not replaced by its source when it is gone."""
    (tmp_path / f"hain.twig{sysconfig.get_config_var('EXT_SUFFIX')}").write_bytes(b"")
    environment = {**os.environ, "HAIN_PURE": "", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", FOLDER, str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "ImportError" in done.stderr
