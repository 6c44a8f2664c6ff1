"""The text of a custom deck is stored once, not with every table that is played with it."""

from __future__ import annotations

import hashlib
import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_WITH_TEXT = sa.text(
    "SELECT table_id FROM entries WHERE number = 1 AND kind = 'created' AND body NOT LIKE :without"
)
_BODY = sa.text("SELECT body FROM entries WHERE table_id = :table_id AND number = 1")
_NEW_DECK = sa.text(
    "INSERT INTO decks (sha256, text, used_at) VALUES (:sha256, :text, :now) ON CONFLICT DO NOTHING"
)
_NEW_BODY = sa.text("UPDATE entries SET body = :body WHERE table_id = :table_id AND number = 1")
_NEW_NAME = sa.text("UPDATE tables SET own_deck_sha256 = :sha256 WHERE id = :table_id")


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("sha256", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("own_deck_sha256", sa.Text))
    op.create_index("tables_by_own_deck", "tables", ["own_deck_sha256"])
    _move_texts(op.get_bind(), time.time_ns() // 1_000_000)


def _move_texts(connection: sa.Connection, now: int) -> None:
    """Move them one by one: all together may be more than fits into memory."""
    with_text = connection.scalars(_WITH_TEXT, {"without": '%"deck":null%'}).all()
    for table_id in with_text:
        plan = json.loads(connection.execute(_BODY, {"table_id": table_id}).scalar_one())
        text, plan["deck"] = plan["deck"], None
        body = json.dumps(plan, ensure_ascii=False, separators=(",", ":"))
        sha256 = hashlib.sha256(text.encode()).hexdigest()
        connection.execute(_NEW_DECK, {"sha256": sha256, "text": text, "now": now})
        connection.execute(_NEW_BODY, {"table_id": table_id, "body": body})
        connection.execute(_NEW_NAME, {"table_id": table_id, "sha256": sha256})
