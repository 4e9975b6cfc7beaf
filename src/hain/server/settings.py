"""What whoever runs a server may choose, by the command line or the environment."""

import os
from collections.abc import Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import NamedTuple, TypeVar

from platformdirs import user_data_path

from hain.core.errors import BadSetup

MEGABYTE = 1 << 20
DAY = 24 * 60 * 60.0
Number = TypeVar("Number", int, float)
Standard = TypeVar("Standard", float, int, int | None, None)


class Settings(NamedTuple):
    """`database` is the address of PostgreSQL, or of a SQLite file; `origin` the address people see, behind a proxy."""

    database: str
    origin: str = ""
    thinkers: int | None = None
    budget: float = 1.0
    body: int = MEGABYTE // 4  # bytes of a request
    tables_per_minute: float = 30.0  # that one person may make
    messages_per_second: float = 20.0  # on one socket
    sockets: int = 200  # that are open to one address
    requests_per_second: float = 50.0  # from one address
    logins_per_minute: float = 10.0  # from one address
    metrics: bool = False  # whether anybody who asks is told the numbers
    lasting: bool = True  # whether a SQLite file waits for the disk, so that a power cut loses nothing
    keep: float | None = None  # seconds after which tables are deleted at which nothing happened


def from_environment() -> Settings:
    """`HAIN_DATABASE` and so on, see docs/hosting.md; without any of them a file in the user's data folder."""
    standard = Settings(database="")
    return Settings(
        database=os.environ.get("HAIN_DATABASE") or f"sqlite:///{data_folder() / 'hain.sqlite'}",
        origin=os.environ.get("HAIN_ORIGIN", ""),
        thinkers=_number("HAIN_THINKERS", int, standard.thinkers),
        budget=_number("HAIN_BUDGET", float, standard.budget),
        tables_per_minute=_number("HAIN_TABLES_PER_MINUTE", float, standard.tables_per_minute),
        messages_per_second=_number("HAIN_MESSAGES_PER_SECOND", float, standard.messages_per_second),
        logins_per_minute=_number("HAIN_LOGINS_PER_MINUTE", float, standard.logins_per_minute),
        metrics=_word("HAIN_METRICS", ("off", "on")) == "on",
        sockets=_number("HAIN_SOCKETS", int, standard.sockets),
        requests_per_second=_number("HAIN_REQUESTS_PER_SECOND", float, standard.requests_per_second),
        lasting=_word("HAIN_SYNC", ("full", "normal")) == "full",
        keep=_keep(),
    )


def _number(name: str, kind: Callable[[str], Number], standard: Standard) -> Number | Standard:
    """What the environment says, if it says anything."""
    value = os.environ.get(name)
    if not value:
        return standard
    with suppress(ValueError):
        number = kind(value)
        if 0 < number < inf:
            return number
    raise BadSetup("serve-setting", name=name, value=value)


def _keep() -> float | None:
    """No number of days, or none of them, is for ever."""
    if os.environ.get("HAIN_KEEP_DAYS") == "0":
        return None
    days = _number("HAIN_KEEP_DAYS", float, None)
    return None if days is None else days * DAY


def _word(name: str, known: tuple[str, ...]) -> str:
    """What the environment says, or the first of the words that it may say."""
    value = os.environ.get(name) or known[0]
    if value not in known:
        raise BadSetup("serve-setting-word", name=name, value=value, known=", ".join(known))
    return value


def data_folder() -> Path:
    """For its owner alone, if it is new: the database is in it."""
    folder = user_data_path("hain", appauthor=False)
    folder.mkdir(0o700, parents=True, exist_ok=True)
    return folder
