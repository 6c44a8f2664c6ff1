"""Programs that play like people, over the API: their identities say that they are programs.

A program takes a seat that is meant for a person, and plays by the same requests. Where a table
asks what people know, agree to or wait for, it does not count.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from cardtown.core.game import LONGEST_NAME
from cardtown.server.table.lookalikes import distinct_name

_MARK: Final = "program:"
_IN_RECORDS: Final = " (program)"
LONGEST_PROGRAM_NAME: Final = LONGEST_NAME - len(_IN_RECORDS)
"""A record has its name with a mark."""


def new_program_id() -> str:
    """A new id for a program, which never leaves the server."""
    return f"{_MARK}{secrets.token_hex(16)}"


def names_in_records(names: Iterable[str]) -> list[str]:
    """The names of the programs at a table as a record has them: none too long, none twice."""
    short: list[str] = []
    for name in names:
        start = name[:LONGEST_PROGRAM_NAME].rstrip()
        short.append(distinct_name(start, short, LONGEST_PROGRAM_NAME))
    return [name + _IN_RECORDS for name in short]


def is_program(identity: str | None) -> bool:
    """Whether an identity is that of a program."""
    return identity is not None and identity.startswith(_MARK)
