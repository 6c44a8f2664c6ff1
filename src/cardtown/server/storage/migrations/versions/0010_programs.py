"""Programs that play like people: who made them, and when they were last connected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("look", sa.Text, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
        sa.Column("plays", sa.Text, nullable=False),
        sa.Column("seen_at", sa.BigInteger),
    )
    op.create_index("programs_by_owner", "programs", ["owner"])
    op.create_index("programs_by_look", "programs", ["look"], unique=True)
    op.create_index("programs_by_seen", "programs", ["seen_at"])
