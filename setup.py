"""Builds the package; the modules of the engine are compiled with mypyc if there is a C compiler.

`HAIN_PURE=1` leaves all of them as plain Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/hain")
COMPILED = (
    ("core", "bits dice grammar guide playout state"),
    ("games/earth", "appraisal area catalogue chains choices counting effects gaia ground guide habits hidden"),
    ("games/earth", "measure moves offer offers part places pool recipe scoring seat state"),
    ("games/evergreen", "auto box guide moves planet seat state view zone"),
    ("games/glade", "forest guide markers moves plan seat sets state"),
    ("games/waldgaertner", "contest flora garden guide hidden memory moves outlook scoring seat state"),
    ("bots", "greedy search"),
)
"""The modules that are compiled, by their folders; the others stay as they are."""

# Each module is a C file of its own, so that all cores have work, and is inlined into others when they are linked.
ACROSS_FILES = ["-flto", "-fvisibility=hidden"]
CORES = os.cpu_count() or 1


def engine_modules() -> list[str]:
    return [str(SOURCE / folder / f"{name}.py") for folder, names in COMPILED for name in names.split()]


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def why_plain() -> str | None:
    """The reason why the engine stays plain Python, if it does."""
    if os.environ.get("HAIN_PURE", "") not in ("", "0"):
        return "HAIN_PURE is set"
    if sys.platform == "win32":
        return None  # setuptools finds the compiler there by other means
    if shutil.which(compiler()[0]) is None:
        return f"no C compiler found ({compiler()[0]})"
    return None if can("-c") else "the C headers of Python are missing"


def can(*flags: str) -> bool:
    """Whether the C compiler makes something of a file that includes Python, with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = sysconfig.get_paths()["include"]
        command = [*compiler(), *flags, f"-I{include}", "-o", f"{folder}/probe", probe]
        return subprocess.run(command, capture_output=True).returncode == 0


def extensions() -> list:
    reason = why_plain()
    if reason:
        print(f"hain: {reason}; the engine runs as plain Python: correct, but much slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    in_parts = sys.platform != "win32" and can("-shared", "-fPIC", *ACROSS_FILES)
    checks = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    found = mypycify(
        [*checks, *engine_modules()], opt_level="2" if in_parts else "3", debug_level="0", multi_file=in_parts
    )
    for extension in found:
        if sys.platform != "win32":
            extension.extra_compile_args.append("-fno-semantic-interposition")  # lets small functions be inlined
        if in_parts and len(extension.sources) > 1:
            extension.extra_compile_args += ACROSS_FILES
            extension.extra_link_args += [f"-flto={CORES}" if can("-c", f"-flto={CORES}") else "-flto", "-O2", "-fPIC"]
    return found


class SideBySide(build_ext):
    """Compiles the C files of an extension, and links the small ones among the extensions, on all cores."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or CORES
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], *rest: object, **facts: object) -> list[str]:
            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(CORES) as cores:
                compiled = cores.map(partial(_only, compile_one, rest, facts), largest_first)
            objects = dict(zip(largest_first, compiled))
            return [part for source in sources for part in objects[source]]

        self.compiler.compile = compile_all
        super().build_extensions()


def _only(compile_one, rest: tuple, facts: dict, source: str) -> list[str]:
    return compile_one([source], *rest, **facts)


def build_screen() -> None:
    """What the browser shows goes into the package; `make` builds it by itself."""
    if os.environ.get("HAIN_SCREEN", "") != "0":
        subprocess.run([sys.executable, "ui/build.py"], check=True)


if __name__ == "__main__":
    only_asked_about = {"egg_info", "dist_info"} & set(sys.argv)
    if not only_asked_about:
        build_screen()
    setup(ext_modules=[] if only_asked_about else extensions(), cmdclass={"build_ext": SideBySide})
