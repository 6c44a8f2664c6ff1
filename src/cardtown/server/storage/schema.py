"""What lies in the database: one table of entries, and what is needed to find them.

Times are milliseconds since 1970. Nothing refers by foreign key: all rows of a change are written
in one transaction, and no row that others name is ever deleted.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Table, Text

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("wake_at", BigInteger),
    Index("tables_in_lobby", "visibility", "phase", "changed_at"),
    Index("tables_finished", "finished_at", "id"),
    Index("tables_by_host", "host", "phase"),
    Index("tables_by_wake", "wake_at"),
)
"""One row a table. `secret` is the server's part of the seed: it stays here until the end.

`wake_at` is when the table needs the server although nobody asks.
"""

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("by", Text),
    Column("client_id", Text),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that happened at a table, numbered 1, 2, 3…; written once, never changed."""

members: Final = Table(
    "members",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("joined_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Who sits at or hosts which tables; the key serves the question 'where does this person sit'."""

identities: Final = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_sha256", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("sessions_by_identity", "identity"),
)
"""Browsers that are known; the token itself is only in the browser."""

recoveries: Final = Table(
    "recoveries",
    metadata,
    Column("token_sha256", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("recoveries_by_identity", "identity", unique=True),
)
"""The one link with which a person becomes known on another device."""
