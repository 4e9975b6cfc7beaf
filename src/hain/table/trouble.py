"""When the database cannot do its work: no space, a damaged file, nobody there.

Whatever a driver calls it becomes one of four refusals, which say to players that nothing is lost and to whoever runs
the server what to look at. A mistake of our own stays the error that it is.
"""

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError

from hain.core.errors import Refused

FULL = "storage-full"
DAMAGED = "storage-damaged"
GONE = "storage-gone"
FAILING = "storage-failing"
KINDS = (FULL, DAMAGED, GONE, FAILING)

SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: GONE,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_READONLY: FAILING,
    sqlite3.SQLITE_PERM: FAILING,
    sqlite3.SQLITE_BUSY: FAILING,
}
POSTGRESQL = {
    "53100": FULL,
    "53": GONE,  # it lacks memory, or takes no more connections
    "57P": GONE,  # it is shut down, or starting
    "08": GONE,
    "58": FAILING,
    "25006": FAILING,  # it takes nothing to be written
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""By how the code of an error begins."""
NO_SPACE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Trouble(Refused):
    """Nothing was stored; what was stored before is as safe as the disk."""

    def __init__(self, key: str, cause: Exception) -> None:
        super().__init__(key)
        self.cause = cause


def trouble_in(error: Exception) -> Trouble | None:
    """What is the matter with the database; nothing if the error is about something else."""
    if isinstance(error, DBAPIError):
        key = _by_driver(error)
    elif isinstance(error, OSError):
        key = FULL if error.errno in NO_SPACE else GONE
    else:
        key = None
    return None if key is None else Trouble(key, error)


def _by_driver(error: DBAPIError) -> str | None:
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    code = str(getattr(cause, "sqlstate", None) or "")
    found = next((key for start, key in POSTGRESQL.items() if code.startswith(start)), None)
    return found or (GONE if error.connection_invalidated else None)
