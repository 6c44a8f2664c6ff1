"""Sessions end when they have not been used for a long time; those that exist count as used now."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used_at", sa.BigInteger))
    op.execute(f"UPDATE sessions SET used_at = {time.time_ns() // 1_000_000}")
