"""Which edition of the program is served: its version, and a hash of the screen.

The page carries the edition that it came with, and each socket tells the one of now; a page that was loaded before an
upgrade sees that they differ. The screen is read as it lies on the disk, so that a page loaded anew is of that edition.
"""

import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import orjson

import hain

SCREEN = Path(str(files("hain").joinpath("screen")))
PAGE = SCREEN / "index.html"


def edition() -> str:
    """Every file of the screen is named after its content, and the page names them: its hash tells all builds apart."""
    try:
        return _edition(PAGE.stat().st_mtime_ns)
    except OSError:
        return hain.__version__  # there is no screen


@lru_cache(1)
def _edition(_: int) -> str:
    return f"{hain.__version__}+{hashlib.sha256(PAGE.read_bytes()).hexdigest()[:12]}"


def with_edition(table: bytes) -> bytes:
    """A `TableData` as JSON that tells the edition, too."""
    return table[:-1] + b',"edition":' + orjson.dumps(edition()) + b"}"


def page() -> str:
    """The page that a browser loads first, with the edition that it is of."""
    return PAGE.read_text("utf-8").replace("<head>", f'<head><meta name="edition" content="{edition()}" />', 1)
