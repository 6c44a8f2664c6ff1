"""What bots reach with a day's deal: played once for everybody, in the process that looks back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from datetime import date
from typing import Final

from cardtown import bots
from cardtown.core import CardtownError
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.daily import seats_of
from cardtown.server.daily.deals import Deals
from cardtown.server.daily.medals import Field
from cardtown.server.errors import Refused
from cardtown.server.storage.store import Store
from cardtown.server.times import end_of, now_ms

log = logging.getLogger(__name__)

_LEVELS: Final = ("easy", "medium", "hard")
_GAMES_OF_EACH: Final = 10
_STRONGEST: Final = ("champion", "hard")
"""The first of these that can play a game is its champion."""
_OLD_AT_ONCE: Final = 4
_CLIENT: Final = "the daily city"
"""Whose share of the bots' time is used."""


class Fields:
    """Lets bots play the deals of the days."""

    def __init__(self, store: Store, deals: Deals, workers: BotWorkers) -> None:
        self._store = store.daily
        self._deals = deals
        self._workers = workers
        self._playing: dict[tuple[date, str], asyncio.Task[None]] = {}

    async def known(self, first: date, last: date) -> dict[tuple[str, str], Field]:
        """What bots have reached with the deals of some days, by day and game."""
        kept = await self._store.fields(first.isoformat(), last.isoformat())
        return {deal: Field.from_text(text) for deal, text in kept.items()}

    def prepare(self, day: date, game: str) -> None:
        """Let bots play a deal in the background, unless they do already.

        Where somebody leafs through old days, those that are too many wait to be asked for again,
        so that today's deals need not.
        """
        deal = (day, game)
        is_due = end_of(day) > now_ms() or len(self._playing) < _OLD_AT_ONCE
        if deal not in self._playing and is_due:
            task = self._playing[deal] = asyncio.create_task(self._find(day, game))
            task.add_done_callback(lambda _: self._playing.pop(deal, None))

    async def close(self) -> None:
        """Give up all games that are under way."""
        tasks = [*self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _find(self, day: date, game: str) -> None:
        try:
            if (day.isoformat(), game) not in await self.known(day, day):
                field = await self._play(day, game)
                await self._store.keep_field(day.isoformat(), game, field.to_text())
        except CardtownError as error:
            log.warning("the medals of %s wait: %s", day, error)
        except Exception:  # the next one who asks tries again
            log.exception("bots can't play the deal of %s", day)

    async def _play(self, day: date, game: str) -> Field:
        able = bots.names_for(game)
        strongest = next(name for name in _STRONGEST if name in able)
        many = [name for name in _LEVELS if name in able for _ in range(_GAMES_OF_EACH)]
        points = [one async for one in self._points(day, game, many)]
        champion = [one async for one in self._points(day, game, [strongest])]
        return Field(tuple(sorted(points)), champion[0])

    async def _points(self, day: date, game: str, names: Sequence[str]) -> AsyncIterator[int]:
        seed = await self._deals.seed(day, game)
        seats = ["human" if kind == "person" else kind for kind in seats_of(game)]
        for number, name in enumerate(names):
            async with self._workers.queue.turn(_CLIENT):
                found = await self._workers.play_out(
                    game, seats, seed, name, f"{day} {game} {name} {number}"
                )
            if found is None:
                raise Refused("busy", "the bots can't play the deal of the day now: try again")
            yield found
