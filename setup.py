"""Builds the package; the modules of the engine are compiled with mypyc if there is a C compiler.

A module asks to be compiled by importing from `mypy_extensions` (for `i64` and the like). `HAIN_PURE=1` leaves all of
them as plain Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/hain")


def engine_modules() -> list[str]:
    return sorted(
        str(path) for path in SOURCE.rglob("*.py") if "\nfrom mypy_extensions import" in path.read_text("utf-8")
    )


def why_plain() -> str | None:
    """The reason why the engine stays plain Python, if it does."""
    if os.environ.get("HAIN_PURE", "") not in ("", "0"):
        return "HAIN_PURE is set"
    if sys.platform == "win32":
        return None  # setuptools finds the compiler there by other means
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        return f"no C compiler found ({compiler[0]})"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = sysconfig.get_paths()["include"]
        done = subprocess.run([*compiler, "-c", f"-I{include}", "-o", f"{folder}/probe.o", probe], capture_output=True)
    return "the C headers of Python are missing" if done.returncode else None


def extensions() -> list:
    reason = why_plain()
    if reason:
        print(f"hain: {reason}; the engine runs as plain Python: correct, but much slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = mypycify(["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *engine_modules()])
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")  # lets small functions be inlined
    return found


def build_screen() -> None:
    """What the browser shows goes into the package; `make` builds it by itself."""
    if os.environ.get("HAIN_SCREEN", "") != "0":
        subprocess.run([sys.executable, "ui/build.py"], check=True)


only_asked_about = {"egg_info", "dist_info"} & set(sys.argv)
if not only_asked_about:
    build_screen()
setup(ext_modules=[] if only_asked_about else extensions())
