"""Bringing a database up to date, step by step from whichever version wrote it."""

from pathlib import Path

from sqlalchemy import Connection, inspect

from hain.core.errors import Refused
from hain.table.schema import VERSION

FOLDER = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection, alone: str) -> None:
    """`alone` keeps other processes away that start at the same time."""
    if _version(connection) == VERSION:
        return
    from alembic import command  # only now: it takes its time, and hardly any start needs it
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    connection.exec_driver_sql(alone)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Refused("serve-newer-database") from error


def _version(connection: Connection) -> str | None:
    """What wrote it; nothing if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
