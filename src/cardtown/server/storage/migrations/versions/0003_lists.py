"""Lists without folding: tables have a summary, whose turn it is, and when their host was seen.

Tables that were stored without a summary get one when they are first opened.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.add_column("tables", sa.Column("turns", sa.Text))
    op.add_column("tables", sa.Column("host_seen_at", sa.BigInteger))
    op.execute("UPDATE tables SET host_seen_at = changed_at")
