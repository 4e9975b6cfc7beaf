"""Reading and writing the files that a person names."""

from pathlib import Path

from platformdirs import user_data_path

from hain.core.errors import Refused
from hain.core.record import Record


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("error-file-text", file=str(path)) from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Refused("error-file-read", file=str(path), reason=reason or str(error)) from error


def write_record(path: Path, record: Record) -> Path:
    """Write to a file beside it first, so that a full disk never spoils an older record; returns where it is."""
    try:
        place = path.expanduser()
        beside = place.with_name(place.name + ".new")
        place.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(str(record), "utf-8")
        beside.replace(place)
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Refused("error-file-write", file=str(path), reason=reason or str(error)) from error
    return place


def last_game() -> Path:
    """Where an unfinished game waits for `hain play --resume`."""
    return user_data_path("hain", appauthor=False) / "last-game.hain"
