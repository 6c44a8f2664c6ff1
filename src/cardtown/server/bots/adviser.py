"""Advice: a bot ranks the options, once for each decision, for everybody who asks."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

from cardtown.bots import Occasion, Ranked
from cardtown.core import Decision
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.format.hints import adviser_for
from cardtown.server.limits import Client, OpenQuestions
from cardtown.server.shared_answers import SharedAnswers

_REMEMBERED: Final = 1_000
_MOST_OPEN: Final = 4
"""How many questions one person may have open."""


class Question(NamedTuple):
    """The decision that advice is about."""

    table_id: str
    number: int
    """The entry after which it is made."""
    seat: int
    after: str | None
    """An action that the seat is supposed to play first."""


class Adviser:
    """Ranks options for people, and remembers its answers."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._answers: SharedAnswers[Question, list[Ranked[Any]]] = SharedAnswers(_REMEMBERED)
        self._open = OpenQuestions(_MOST_OPEN, "too many hints at once: wait for the last one")

    async def rank(
        self,
        client: Client,
        question: Question,
        view: Any,
        decision: Decision[Any],
        occasion: Occasion,
    ) -> list[Ranked[Any]]:
        """All options, best first, from the view alone; raise :class:`TooMany` if the person has
        too many questions open."""

        async def think() -> list[Ranked[Any]]:
            with self._open.one_more(client.person):
                bot = await asyncio.to_thread(adviser_for, view.game)
                async with self._workers.queue.turn(*client):
                    found = await self._workers.rank(bot, view, decision, occasion)
            if not found:
                raise Refused("busy", "no hint could be found: try again")
            return found

        return await self._answers.get(question, think)
