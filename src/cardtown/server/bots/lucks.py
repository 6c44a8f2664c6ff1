"""Luck and skill in finished games: measured once for all seats, in the background, and kept.

Every choice is a turn in the queue of what looks back at games, so that others need not wait for a
whole game.
"""

from __future__ import annotations

import asyncio
from typing import Final

import orjson

from cardtown.bots.luck import PLAYER, VERSION, Effect, player_of
from cardtown.server.bots.jobs import Job, Jobs, Key
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.format.luck import LuckShape, choices_of, luck_shape
from cardtown.server.limits import StorageLimit
from cardtown.server.storage.store import Store
from cardtown.server.table.state import TableState

_ALL_SEATS: Final = -1
"""Kept beside the reviews of the seats, since it is about all of them."""


class Lucks:
    """Measures what the margins of finished games came from."""

    def __init__(self, workers: BotWorkers, store: Store, storage_limit: StorageLimit) -> None:
        """Measure in these workers, and keep it in the store as far as addresses may fill it."""
        problem = "luck and skill are measured in too many games at once: wait until one is done"
        self._workers = workers
        self._jobs: Jobs[_Job] = Jobs(store, storage_limit, problem)

    async def read(self, address: str, state: TableState, after: int | None) -> LuckShape | bytes:
        """How far a game is measured, as soon as more than `after` choices are; or what is kept.

        Raise :class:`BadInput` where nothing can play the game on, and :class:`TooMany` if too many
        games are measured for the address.
        """
        await asyncio.to_thread(player_of, state.plan.game)
        job = await self._jobs.find(
            Key(state.id, _ALL_SEATS, f"luck {PLAYER} {VERSION}"),
            lambda: _Job(address, state),
            self._measure,
        )
        if isinstance(job, bytes):
            return job
        await job.wait(after)
        return job.shape()

    async def _measure(self, job: _Job) -> str | None:
        choices = await asyncio.to_thread(choices_of, job.state)
        job.lay_out(len(choices))
        for choice in choices:
            if job.forsaken:
                return None
            async with self._workers.queue.turn(job.address):
                effect = await self._workers.measure(choice)
            if effect is None:
                raise Refused("busy", "luck and skill can't be measured now: try again")
            job.add(effect)
        return orjson.dumps(job.shape()).decode()

    async def close(self) -> None:
        """Give up all games that are being measured."""
        await self._jobs.close()


class _Job(Job):
    """A game that is being measured."""

    def __init__(self, address: str, state: TableState) -> None:
        super().__init__(address)
        self.state = state
        self._found: list[Effect] = []

    def add(self, effect: Effect) -> None:
        """Add what a choice changed."""
        self._found.append(effect)
        self.advance()

    def shape(self) -> LuckShape:
        """How far the game is measured, with what came out at the end."""
        return luck_shape(self.state, self.total or 0, self._found)
