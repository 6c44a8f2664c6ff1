"""Races: who has played the deal of somebody's finished game, and how they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "race_tries",
        sa.Column("race", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("points", sa.Integer),
    )
    op.create_index("race_tries_by_table", "race_tries", ["table_id"])
