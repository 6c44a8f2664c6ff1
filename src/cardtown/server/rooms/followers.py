"""Programs that follow all their tables at once, over one connection each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Follower:
    """A connection of a program: the tables with news for it."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self._changed: dict[str, None] = {}
        self._missed = True

    def call(self, table_id: str) -> None:
        """There is something new at a table."""
        self._changed[table_id] = None
        self.news.set()

    def call_all(self) -> None:
        """There may be something new at any table."""
        self._missed = True
        self.news.set()

    def take(self) -> tuple[list[str], bool]:
        """The tables with news since the last time, and whether there may be others."""
        self.news.clear()
        taken = list(self._changed), self._missed
        self._changed, self._missed = {}, False
        return taken


class Followers:
    """The programs that are connected to this process."""

    def __init__(self) -> None:
        self._of: dict[str, set[Follower]] = {}

    def __contains__(self, program: str) -> bool:
        return program in self._of

    @contextmanager
    def follow(self, program: str) -> Iterator[Follower]:
        """A program's connection, which is called while the context is open."""
        follower = Follower()
        connected = self._of.setdefault(program, set())
        connected.add(follower)
        try:
            yield follower
        finally:
            connected.discard(follower)
            if not connected:
                self._of.pop(program, None)

    def call(self, program: str, table_id: str) -> None:
        """Tell a program of news at a table, if it is connected here."""
        for follower in self._of.get(program, ()):
            follower.call(table_id)

    def call_all(self) -> None:
        """Calls of other processes may have been missed: let everybody look."""
        for connected in self._of.values():
            for follower in connected:
                follower.call_all()
