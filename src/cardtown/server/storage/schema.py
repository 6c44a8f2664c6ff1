"""The schema of the database: one table of entries, and what is needed to find them.

Times are milliseconds since 1970. There are no foreign keys: all rows of a change are written in
one transaction, and a row is deleted together with all that refer to it.
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
    Column("summary", Text),
    Column("turns", Text),
    Column("host_seen_at", BigInteger),
    Column("own_deck_sha256", Text),
    Index("tables_in_lobby", "visibility", "phase", "changed_at"),
    Index("tables_finished", "finished_at", "id"),
    Index("tables_by_host", "host", "phase"),
    Index("tables_by_wake", "wake_at"),
    Index("tables_by_own_deck", "own_deck_sha256"),
)
"""One row for each table. `secret` is the server's part of the seed: hidden until the game is over.

`wake_at` is when the server must attend to the table unasked. `summary` and `turns` (whose turn it
is, the round, the result) are what lists show (`server/table/summary.py`); tables stored without
them get them when they are first opened. `host_seen_at` is when the host last did something there
or watched. `own_deck_sha256` names the text of a deck of the table's own, which is left out of its
first entry.
"""

decks: Final = Table(
    "decks",
    metadata,
    Column("sha256", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
"""The texts of people's own decks, each stored once for all tables that are played with it.

`used_at` is when a table was last made with it: only a deck that nobody has used for a while is
deleted, so that no table loses the deck that somebody is just making it with.
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
"""Everything that happened at a table, numbered 1, 2, 3…; rows are never changed, except to
store what older programs did not store, or stored elsewhere."""

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("judge", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Reviews of finished games, by the seat whose decisions are judged. `judge` says by whom: a review
by another judge is made again. Where the margins of all seats came from is kept as seat -1."""

members: Final = Table(
    "members",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("joined_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Who sits at or hosts which tables; the key serves the query 'the tables of this person'."""

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
    Column("used_at", BigInteger),
    Index("sessions_by_identity", "identity"),
)
"""Known browsers; only the browser has the token itself.

`used_at` is written once a day, and absent on the first.
"""

programs: Final = Table(
    "programs",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("look", Text, nullable=False),
    Column("chat", Integer, nullable=False),
    Column("plays", Text, nullable=False),
    Column("seen_at", BigInteger),
    Index("programs_by_owner", "owner"),
    Index("programs_by_look", "look", unique=True),
    Index("programs_by_seen", "seen_at"),
)
"""Programs that play like people: each is an identity with one session, that of its token.

`owner` is the person who made it. `look` is what its name looks like, so that no two programs have
names that look alike; `chat` is 1 if it may talk; `plays` are the games to which it can be
challenged, with blanks between them; `seen_at` is when it was last known to be connected.
"""

recoveries: Final = Table(
    "recoveries",
    metadata,
    Column("token_sha256", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("recoveries_by_identity", "identity", unique=True),
)
"""The one link that makes a person known on another device."""

daily_chains: Final = Table(
    "daily_chains",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("root", Text, nullable=False),
    Column("first", Text, nullable=False),
)
"""The one chain of keys from which the deals of all days follow (`cardtown.core.daily`). Whoever
reads its root knows all keys."""

daily_days: Final = Table(
    "daily_days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
)
"""The days that have begun, as dates. From then on nothing is added to the pool of a day."""

daily_tries: Final = Table(
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("entropy", Text, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("pool", Text),
    Column("finished_at", BigInteger),
    Column("points", Integer),
    Index("daily_tries_by_table", "table_id"),
    Index("daily_tries_by_person", "identity", "day"),
    Index("daily_tries_by_pool", "pool"),
)
"""The scored games of daily deals: one for each person, day and game.

`pool` is the day to whose pool the entropy belongs, None until that day begins. A game that is over
without `points` is not scored."""

daily_fields: Final = Table(
    "daily_fields",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What bots reached with a day's deal, as JSON."""

race_tries: Final = Table(
    "race_tries",
    metadata,
    Column("race", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("points", Integer),
    Index("race_tries_by_table", "table_id"),
)
"""Everybody's game of a race on one deal: one for each person. `origin` is the table of the
challenger, who played the deal first. A game that is over without `points` does not count."""
