"""Par: what a bot makes of the cards that a person has played alone."""

from __future__ import annotations

from cardtown.bots import Occasion
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.format.hints import adviser_for
from cardtown.server.shared_answers import SharedAnswers
from cardtown.server.table.alone import dealt_again, lone_seat
from cardtown.server.table.state import TableState


class Pars:
    """Lets a bot play the games of people once more, each once."""

    def __init__(self, workers: BotWorkers, remembered: int = 1_000) -> None:
        """Use the process that looks back at games; cache at most `remembered` results."""
        self._workers = workers
        self._found: SharedAnswers[str, int] = SharedAnswers(remembered)

    async def find(self, address: str, state: TableState) -> int:
        """The points of the bot; raise :class:`TooMany` if the address waits for too much already.

        The bot takes a turn for each decision, so that others need not wait for a whole game.
        """

        async def play() -> int:
            seat, table = lone_seat(state), dealt_again(state)
            bot = adviser_for(state.plan.game)
            while decisions := table.decisions():
                decision = decisions[0]
                occasion = Occasion.at(table, seat, state.chance_id)
                async with self._workers.queue.turn(address):
                    choice = await self._workers.choose(bot, table.view(seat), decision, occasion)
                if choice.forfeit is not None:
                    raise Refused("busy", "the bot could not play these cards now: try again")
                chosen = next(one for one in decision.options if str(one) == choice.action_text)
                table.play(seat, chosen)
            if table.result is None:
                raise AssertionError("a finished game has a result")
            return table.result.scores[seat]

        return await self._found.get(state.chance_id, play)
