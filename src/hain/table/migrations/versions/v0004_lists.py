"""What lists of tables tell stands in the row: who is asked, and who sits where; missing until a table is touched."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owing", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("seated", sa.JSON, nullable=True))
