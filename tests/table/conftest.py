"""Every test that asks for a `database` runs over a SQLite file and over PostgreSQL."""

from pathlib import Path

import pytest

from tests.databases import new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return new_database(request.param, tmp_path)
