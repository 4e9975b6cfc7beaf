"""Which engine runs: the compiled modules, or the same files as plain Python.

A built package has each compiled module beside its source. In a checkout they lie together in a folder that is moved
into place as a whole (`compile.py`): a process that starts sees all of them or none, and stays with what it saw.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = Path(__file__).parent / "compiled" / str(sys.implementation.cache_tag)
"""The compiled modules of a checkout, each by its full name, for this Python."""


class _PlainFinder(MetaPathFinder):
    """Finds Hain's modules as source files, passing over their compiled twins."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("hain."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


class _CompiledFinder(MetaPathFinder):
    """Finds what has been compiled in a checkout: modules of Hain, and the library they have in common.

    What there was at the start must be there later: half of an engine would be worse than none.
    """

    def __init__(self) -> None:
        self.files = {file.name for file in COMPILED.iterdir()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = COMPILED / (fullname + EXTENSION_SUFFIXES[0])
        if file.name not in self.files:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def choose() -> None:
    """Which engine this process runs, from here on; to be called before the engine is imported."""
    if _must_be_plain():
        sys.meta_path.insert(0, _PlainFinder())
    elif COMPILED.is_dir():
        sys.meta_path.insert(0, _CompiledFinder())


def _must_be_plain() -> bool:
    return os.environ.get("HAIN_PURE", "") not in ("", "0")


def is_compiled() -> bool:
    """Whether the modules in use are the compiled ones."""
    from hain.core import state

    return not str(state.__file__).endswith(".py")


def is_at_hand() -> bool:
    """Whether a process that starts now would use compiled modules, as it can have come to be since this one did."""
    return not _must_be_plain() and (COMPILED.is_dir() or is_compiled())
