"""Compiles the engine of this checkout: `python compile.py`, or `python compile.py COMMAND …` to do it beside that.

The plain engine is correct, so nobody has to wait: a table opens with it, and the processes of its bots go over to the
compiled one when it is there. It is built in a folder of its own and moved into place as a whole.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

from setup import COMPILED, why_plain

HERE = Path(__file__).parent
BUILD = HERE / "build"
LOG = BUILD / "engine.log"
READY = HERE / "src" / "hain" / "compiled" / str(sys.implementation.cache_tag)
POLITE = 10  # whoever plays comes first


def is_fresh() -> bool:
    """Whether all modules have been compiled as they are now, and with what they lean on in their folders."""
    if not READY.is_dir():
        return False
    made = READY.stat().st_mtime
    sources = [path for folder, _ in COMPILED for path in Path("src/hain", folder).glob("*.py")]
    return all(path.stat().st_mtime <= made for path in [*sources, Path("setup.py")])


def forget() -> None:
    """What was compiled before some module changed must not be used; nor what older versions put beside the sources."""
    shutil.rmtree(READY, ignore_errors=True)
    for folder in ["src", *(f"src/hain/{folder}" for folder, _ in COMPILED)]:
        for file in Path(folder).glob("*.so"):
            file.unlink()


def build() -> bool:
    """Compile, and move the whole into place; what goes wrong is in the log."""
    began = time.time()
    made, new = BUILD / "engine", READY.with_name(f"new-{os.getpid()}")
    shutil.rmtree(made, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(made)]
    if not _logged(command, HAIN_SCREEN="0"):
        return False
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    for file in made.rglob("*.so"):
        file.rename(new / ".".join(file.relative_to(made).parts))
    os.utime(new, (began, began))  # whatever changed since then is not in it
    new.rename(READY)
    return True


def fetch_compiler() -> bool:
    """mypyc and what it needs, as the package names them for its build."""
    needs = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    tools = [need for need in needs if not need.startswith("nodejs")]
    return _logged([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *tools])


def _logged(command: list[str], **settings: str) -> bool:
    with LOG.open("ab") as log:
        return subprocess.run(command, env={**os.environ, **settings}, stdout=log, stderr=log).returncode == 0


def beside(command: list[str]) -> int:
    """Run the command, and meanwhile compile; whatever is not done when it ends is left undone."""
    table = subprocess.Popen(command)
    work = subprocess.Popen([sys.executable, __file__, "--tell"], start_new_session=True)
    signal.signal(signal.SIGINT, lambda *_: None)  # the table hears it, too, and ends
    signal.signal(signal.SIGTERM, lambda *_: table.terminate())
    code = table.wait()
    if work.poll() is None:
        os.killpg(work.pid, signal.SIGTERM)
        work.wait()
    return code


def tell(key: str, **details: str) -> None:
    from hain.words import plain_words, preferred_language

    print(plain_words(preferred_language(), key, **details), file=sys.stderr, flush=True)


def work_and_tell(say: Callable[..., None]) -> int:
    """Compile step by step, with a line for each."""
    os.nice(POLITE)
    started = time.monotonic()
    for key, step in (("engine-fetching", fetch_compiler), ("engine-compiling", build)):
        say(key)
        if not step():
            say("engine-failed", log=str(LOG.relative_to(HERE)))
            return 1
    say("engine-ready", seconds=f"{time.monotonic() - started:.0f}")
    return 0


def main(command: list[str]) -> int:
    os.chdir(HERE)
    if command == ["--tell"]:
        return work_and_tell(tell)
    fresh = is_fresh()
    if not fresh:
        forget()
        BUILD.mkdir(exist_ok=True)
        LOG.write_bytes(b"")
    if command:
        return subprocess.run(command).returncode if fresh or why_plain() else beside(command)
    if fresh or why_plain() or build():
        return 0
    print(LOG.read_text("utf-8"), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
