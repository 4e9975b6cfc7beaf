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
ON, OFF = ("1", "on"), ("0", "off")
Number = TypeVar("Number", int, float)
Standard = TypeVar("Standard", float, int, int | None)


class Settings(NamedTuple):
    """`database` is the address of PostgreSQL, or of a SQLite file; `origin` the address people see, behind a proxy."""

    database: str
    origin: str = ""
    thinkers: int | None = None
    budget: float = 1.0
    body: int = MEGABYTE // 4  # bytes of a request, or of a message on a socket
    tables_per_minute: float = 30.0  # that one person may make
    messages_per_second: float = 20.0  # on one socket
    sockets: int = 200  # that are open to one address
    requests_per_second: float = 50.0  # from one address
    logins_per_minute: float = 10.0  # from one address
    metrics: bool = False  # whether anybody who asks is told the numbers


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
        metrics=_switch("HAIN_METRICS"),
        sockets=_number("HAIN_SOCKETS", int, standard.sockets),
        requests_per_second=_number("HAIN_REQUESTS_PER_SECOND", float, standard.requests_per_second),
    )


def _switch(name: str) -> bool:
    """Off, unless the environment says otherwise."""
    value = os.environ.get(name, "")
    if value.lower() not in ("", *OFF, *ON):
        raise BadSetup("serve-switch", name=name, value=value)
    return value.lower() in ON


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


def data_folder() -> Path:
    return user_data_path("hain", appauthor=False, ensure_exists=True)
