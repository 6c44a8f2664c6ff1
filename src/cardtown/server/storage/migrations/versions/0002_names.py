"""Tables name their deck, their rules and their result, in fields of their entries.

No table of the schema changes: this step keeps programs away that don't know these fields. Tables
that were stored without them get them when they are first opened (`server/table/naming.py`).
"""

from __future__ import annotations

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass
