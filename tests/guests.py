"""Games of other packages, for tests: one that is well lies in `tests/fifth`, as if it were installed."""

import os
import sys
from pathlib import Path

FIFTH = Path(__file__).parent / "fifth"


def environment(*folders: Path) -> dict[str, str]:
    """That of a process that finds the packages of these folders."""
    path = os.pathsep.join([*map(str, folders), *filter(None, sys.path)])
    return {**os.environ, "PYTHONPATH": path, "HAIN_LANG": "en"}
