"""The package as others get it: a wheel, in an environment that has what `hain[table]` asks for and nothing else."""

import os
import shutil
import socket
import subprocess
import sys
import time
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
EXTRA = "table"
GAME = """
import hain
from hain import Dice, playout
for rules in hain.games():
    playout(state := rules.setup(2, 7), Dice(1))
    assert not state.to_act()
print(hain.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, with the plain engine, which takes seconds instead of a minute, and the pages there are."""
    assert (ROOT / "src" / "hain" / "screen" / "index.html").exists(), "make pages"
    folder = tmp_path_factory.mktemp("wheel")
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "compiled")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
        else:
            shutil.copy(ROOT / part, folder / part)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist")]
    settings = {"HAIN_PURE": "1", "HAIN_SCREEN": "0"}
    done = subprocess.run(command, cwd=folder, env={**os.environ, **settings}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = (folder / "dist").iterdir()
    return found


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel, and links to the distributions that it asks for."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=os.name == "posix")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    command = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*command, "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    (packages,) = folder.glob("[Ll]ib/**/site-packages")
    (metadata,) = packages.glob("hain-*.dist-info")
    for asked in _asked_for(Distribution.at(metadata), {EXTRA}):
        for file in asked.files or ():
            link = packages / file.parts[0]
            if file.parts[0] not in ("..", "__pycache__") and not link.exists():
                link.symlink_to(Path(str(asked.locate_file(file.parts[0]))))
    return programs


def _asked_for(package: Distribution, extras: set[str]) -> list[Distribution]:
    """What a distribution needs with these extras, and what that needs in turn."""
    found: dict[tuple[str, frozenset[str]], Distribution] = {}
    waiting = [(package, extras)]
    while waiting:
        one, extras = waiting.pop()
        for text in one.requires or ():
            need = Requirement(text)
            wanted = need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in {"", *extras})
            place = (need.name, frozenset(need.extras))
            if wanted and place not in found:
                found[place] = distribution(need.name)
                waiting.append((found[place], need.extras))
    return list(found.values())


def _bare_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HAIN"))}


def _run(*command: object) -> str:
    arguments = [*map(str, command)]
    done = subprocess.run(arguments, env=_bare_environment(), capture_output=True, text=True, cwd="/", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_holds_pages_words_and_data(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert {"hain/screen/index.html", "hain/py.typed", "hain/locales/fr/screen.ftl"} <= names
    assert {f"hain/{path.relative_to(ROOT / 'src' / 'hain')}" for path in ROOT.glob("src/hain/games/*/data/*")} <= names
    scripts = {name for name in names if name.startswith("hain/screen/assets/index-") and name.endswith(".js")}
    assert scripts
    assert {f"{name}{end}" for name in scripts for end in (".br", ".gz")} <= names


def test_it_plays(home: Path, tmp_path: Path) -> None:
    assert _run(home / "hain", "--version", "--lang", "en").startswith("Hain ")
    assert str(home.parent) in _run(home / "python", "-c", GAME)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    environment = {**_bare_environment(), "HAIN_DATABASE": f"sqlite:///{tmp_path}/hain.sqlite"}
    command = [str(home / "hain"), "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment, cwd="/") as server:
        try:
            page = _answer(f"http://127.0.0.1:{port}/", server)
            assert page.status_code == 200
            assert "<title>" in page.text
        finally:
            server.terminate()


def _answer(address: str, server: "subprocess.Popen[bytes]") -> httpx.Response:
    until = time.monotonic() + 60
    while True:
        try:
            return httpx.get(address, timeout=10)
        except httpx.TransportError:
            assert server.poll() is None
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)
