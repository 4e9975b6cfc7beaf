"""What whoever runs a server may choose, by the command line or the environment."""

import os
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

MEGABYTE = 1 << 20


class Settings(NamedTuple):
    """`database` is the address of PostgreSQL, or of a SQLite file; `origin` the address people see, behind a proxy."""

    database: str
    origin: str = ""
    thinkers: int | None = None
    budget: float = 1.0
    body: int = MEGABYTE // 4  # bytes of a request, or of a message on a socket
    tables_per_minute: float = 30.0  # that one person may make
    messages_per_second: float = 20.0  # on one socket
    logins_per_minute: float = 10.0  # from one address


def from_environment() -> Settings:
    """`HAIN_DATABASE` and so on, see docs/hosting.md; without any of them a file in the user's data folder."""
    standard = Settings(database="")
    thinkers = os.environ.get("HAIN_THINKERS")
    return Settings(
        database=os.environ.get("HAIN_DATABASE") or f"sqlite:///{data_folder() / 'hain.sqlite'}",
        origin=os.environ.get("HAIN_ORIGIN", ""),
        thinkers=int(thinkers) if thinkers else None,
        budget=float(os.environ.get("HAIN_BUDGET") or standard.budget),
        tables_per_minute=float(os.environ.get("HAIN_TABLES_PER_MINUTE") or standard.tables_per_minute),
        messages_per_second=float(os.environ.get("HAIN_MESSAGES_PER_SECOND") or standard.messages_per_second),
    )


def data_folder() -> Path:
    return user_data_path("hain", appauthor=False, ensure_exists=True)
