"""The rows of the database. `(table_id, seq)` of the entries is the only lock there is."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

VERSION = "0004"  # of the last migration
METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("chairs", JSON, nullable=False),
    Column("clock", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("source", String(64), nullable=False),
    Column("moves", JSON, nullable=False),
    # what a list of tables shows, so that it need not read their logs
    Column("seq", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("owing", String(64), nullable=True),  # the seats that are asked, with spaces between them
    Column("seated", JSON, nullable=True),  # who sits where
    Column("result", JSON, nullable=True),  # scores and places, once it is over: rules change, and it stays
    # when a process should look at the table if nothing happens before: a bot has to decide, or a clock runs out
    Column("due", Float, nullable=True),
    Index("tables_due", "due"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("login", String(40), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("made", Float, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # its hash: whoever reads the database cannot log in with it
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("sessions_person", "person"),
    Index("sessions_expires", "expires"),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
