"""Reviews of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
