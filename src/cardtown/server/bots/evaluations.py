"""Evaluations: what the options of a position are worth, each position judged once.

The judge is that of reviews, and thinks in the process that looks back at games: how far it looks
is bounded, addresses take turns, and so do the people of each.
"""

from __future__ import annotations

import asyncio
from typing import Final

from cardtown import positions
from cardtown.bots import Occasion
from cardtown.bots.evaluation import chances_to_win
from cardtown.bots.review import judge_for
from cardtown.core import BadInput, message
from cardtown.positions import Position
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.format.positions import EvaluationShape, evaluation_shape
from cardtown.server.limits import Client, OpenQuestions
from cardtown.server.shared_answers import SharedAnswers

_MOST_OPEN: Final = 4


class Evaluations:
    """Judges positions for people."""

    def __init__(self, workers: BotWorkers, remembered: int = 200) -> None:
        """Judge in these workers; cache at most `remembered` answers."""
        self._workers = workers
        self._found: SharedAnswers[str, EvaluationShape] = SharedAnswers(remembered)
        self._open = OpenQuestions(_MOST_OPEN, "too many positions at once: wait for an answer")

    async def find(self, client: Client, position: Position) -> EvaluationShape:
        """What the options of the seat that decides are worth.

        Raise :class:`BadInput` if it has nothing to decide, and :class:`TooMany` if the person or
        the address asks too much at once.
        """
        view, decision = position
        if decision is None:
            problem = "the seat has nothing to decide here"
            raise BadInput("position", problem, message("bad-no-decision"))
        text = positions.write(view, decision)

        async def judge() -> EvaluationShape:
            bot = await asyncio.to_thread(judge_for, view.game)
            # Named by the position alone: the same line always gets the same answer.
            occasion = Occasion(text, decision.seat, 0)
            with self._open.one_more(client.person):
                async with self._workers.queue.turn(*client):
                    ranked = await self._workers.rank(bot, view, decision, occasion)
            if not ranked:
                problem = "this position can't be judged: no game comes to it"
                raise Refused("not_judged", problem)
            chances = await asyncio.to_thread(chances_to_win, view, decision, ranked)
            return await asyncio.to_thread(evaluation_shape, position, bot, ranked, chances)

        return await self._found.get(text, judge)
