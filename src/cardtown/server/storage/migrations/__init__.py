"""The schema's history: every database is brought to the newest schema before it is used.

A new step is a new file `versions/NNNN_name.py`; steps that have been released never change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError, ProgrammingError

from cardtown.core import BadInput

_FOLDER: Final = Path(__file__).parent
_VERSION_TABLE: Final = "alembic_version"
_VERSION: Final = text(f"SELECT version_num FROM {_VERSION_TABLE}")

# One process at a time upgrades; the lock goes with the transaction.
_LOCK: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(20260001)",
}


def revisions() -> list[str]:
    """The versions of the schema that this program knows, the newest last."""
    return sorted(file.stem.split("_")[0] for file in (_FOLDER / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema, completely or not at all.

    Raise BadInput, with nothing changed, when the database is newer than this program or belongs
    to another one.
    """
    if _is_newest(connection):
        return
    connection.exec_driver_sql(_LOCK[connection.dialect.name])
    _upgrade(connection)
    connection.commit()


def _is_newest(connection: Connection) -> bool:
    """One query, without Alembic, so that every start but the first is quick."""
    try:
        return bool(connection.scalar(_VERSION) == revisions()[-1])
    except (OperationalError, ProgrammingError):  # no such table, or trouble that will return
        return False
    finally:
        connection.rollback()


def _upgrade(connection: Connection) -> None:
    present = inspect(connection).get_table_names()
    if _VERSION_TABLE in present:
        version = connection.scalar(_VERSION)
        if version is not None and version not in revisions():
            raise BadInput(
                "database",
                f"written by a newer Cardtown (schema {version}; this one knows up to "
                f"{revisions()[-1]}): update Cardtown",
            )
    elif present:
        raise BadInput(
            "database",
            f"holds tables of another program ({present[0]} …): Cardtown needs one of its own",
        )
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    command.upgrade(config, "head")
