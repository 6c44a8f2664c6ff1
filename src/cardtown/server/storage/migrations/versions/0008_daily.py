"""The daily city: the chain of keys, the days that were dealt, who played them, and their bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_chains",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("root", sa.Text, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("entropy", sa.Text, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("pool", sa.Text),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("points", sa.Integer),
    )
    op.create_index("daily_tries_by_table", "daily_tries", ["table_id"])
    op.create_index("daily_tries_by_person", "daily_tries", ["identity", "day"])
    op.create_index("daily_tries_by_pool", "daily_tries", ["pool"])
    op.create_table(
        "daily_fields",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
