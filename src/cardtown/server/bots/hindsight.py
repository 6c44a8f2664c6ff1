"""Hindsight: each search is made once, and its answer is cached for those who ask next.

The search has a process of its own, which it shares with reviews: bots at other tables never wait
for it. Addresses take turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown.bots import Occasion
from cardtown.core import Event
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.shared_answers import SharedAnswers

_EFFORT: Final = 12_000
"""About a second of one core; up to three if there is much to search."""
_SECONDS: Final = 60.0
"""A search ends by its effort; it takes this long only on a hopelessly busy machine."""

Found = dict[str, Any]


class Hindsights:
    """Looks back at finished games."""

    def __init__(self, remembered: int = 1_000) -> None:
        """Cache at most `remembered` answers; nothing is started before the first question."""
        self.workers = BotWorkers(workers=1, seconds=_SECONDS)
        """The process for all that looks back, and the queue before it."""
        self._found: SharedAnswers[Occasion, Found] = SharedAnswers(remembered)

    async def find(
        self,
        address: str,
        game: str,
        events: Sequence[Event],
        occasion: Occasion,
        options: Mapping[str, Any] | None = None,
    ) -> Found:
        """The best city found; those who ask meanwhile wait for the same search.

        Raise :class:`TooMany` if too many searches of the address wait already.
        """

        async def search() -> Found:
            async with self.workers.queue.turn(address):
                found = await self.workers.look_back(game, events, occasion, _EFFORT, options)
            if found is None:
                raise Refused("busy", "no city could be looked for now: try again")
            return found

        return await self._found.get(occasion, search)

    async def close(self) -> None:
        """End the search and its process."""
        await self.workers.close()
