"""What may happen to an SQLite file while a server uses it, other than the end of the server."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def full_disk(limit: int, pid: int = 0) -> Iterator[None]:
    """No file of a process, usually this one, grows beyond a limit; only on Linux."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(file: Path, how: str = "IMMEDIATE") -> Iterator[None]:
    """Another program holds the file: nobody else can write, nor read if it is EXCLUSIVE."""
    with closing(sqlite3.connect(file, isolation_level=None)) as intruder:
        if how == "EXCLUSIVE":
            intruder.execute("PRAGMA locking_mode = EXCLUSIVE")
        intruder.execute(f"BEGIN {how}")
        yield
        intruder.execute("ROLLBACK")
