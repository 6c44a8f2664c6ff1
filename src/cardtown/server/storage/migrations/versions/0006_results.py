"""Lists show the round and the result of a game, which `turns` now contains as well.

Summaries are forgotten, so that every table gets both when it is next listed or opened.
"""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE tables SET summary = NULL")
