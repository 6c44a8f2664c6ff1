"""Solutions: what a search says of a position, once for everybody who asks.

The search is the one that finds puzzles, with the same randomness, in the process that looks back;
so it finds the answers that come with Cardtown.
"""

from __future__ import annotations

import asyncio
from typing import Final

from cardtown import positions, puzzles
from cardtown.bots.review import judge_for
from cardtown.positions import Position
from cardtown.puzzles.checking import answer_from, occasions_of
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.format.puzzles import SolutionShape, decision_in, solution_of
from cardtown.server.limits import Client, OpenQuestions
from cardtown.server.shared_answers import SharedAnswers

_MOST_OPEN: Final = 4


class Solutions:
    """Judges the options of positions, as puzzles are judged."""

    def __init__(self, workers: BotWorkers, remembered: int = 2_000) -> None:
        """Judge in these workers; cache at most `remembered` answers."""
        self._workers = workers
        self._found: SharedAnswers[str, SolutionShape] = SharedAnswers(remembered)
        self._open = OpenQuestions(_MOST_OPEN, "too many positions at once: wait for an answer")

    async def find(self, client: Client, position: Position) -> SolutionShape:
        """What each option of the seat that decides gives away.

        Raise :class:`BadInput` if it has nothing to decide, and :class:`TooMany` if the person or
        the address asks too much at once.
        """
        view, decision = position.view, decision_in(position)
        text = positions.write(view, decision)

        async def search() -> SolutionShape:
            judge = await asyncio.to_thread(judge_for, view.game)
            with self._open.one_more(client.person):
                async with self._workers.queue.turn(*client):
                    looks = [
                        await self._workers.rank(judge, view, decision, one)
                        for one in occasions_of(decision, text)
                    ]
            if not all(looks):
                raise Refused("not_judged", "this position can't be judged: no game comes to it")
            known = puzzles.puzzle_at(text)
            best, lead = (None, 0.0) if known is None else (known.best, known.lead)
            answer = await asyncio.to_thread(answer_from, view, decision, text, looks, best)
            return await asyncio.to_thread(solution_of, position, answer, lead)

        return await self._found.get(text, search)
