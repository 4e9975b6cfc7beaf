"""Which engine runs: the modules that were compiled when the package was built, or the same files as plain Python."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


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


def choose(pure: bool) -> None:
    """Force plain Python from here on; to be called before the engine is imported."""
    if pure:
        sys.meta_path.insert(0, _PlainFinder())


def is_compiled() -> bool:
    """Whether the modules in use are the compiled ones."""
    from hain.core import state

    return not str(state.__file__).endswith(".py")
