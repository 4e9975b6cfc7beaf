"""Seeds are text: a number as before, or a key of 128 bits; and what came out of a game is noted at its end.

A new column takes the place of the old one, because SQLite turns text into numbers where a column was made for these.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed_text", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE tables SET seed_text = CAST(seed AS VARCHAR(40))")
    op.drop_column("tables", "seed")
    op.alter_column("tables", "seed_text", new_column_name="seed")
    op.add_column("tables", sa.Column("result", sa.JSON, nullable=True))
