"""What the games of a tournament are played on.

Where the compiled core is built and all bots can choose there, tables and bots stay on it, and no
view is made in Python. The choices, and so all results, are those of the Python rules. As soon as
one bot needs views the Python rules play: making views from the core takes longer.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Any

from cardtown import fast, games
from cardtown.bots.base import A, Bot, CoreBot, Ranked, chooses_on_core
from cardtown.bots.referee import Player
from cardtown.core import Decision, Game
from cardtown.fast.table import FastTable


class Engine:
    """The rules of a game, and bots that look at views."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules

    def view_for(self, table: Any, seat: int) -> Any:
        """What the bot at a seat chooses from."""
        return table.view(seat)

    def player(self, bot: Bot, seconds: float) -> Player:
        """The bot as it plays here, with that many seconds for a decision."""
        return Player(bot, seconds)


def engine_for(game: str, made: Collection[Bot]) -> Engine:
    """The quickest engine on which all these bots can play."""
    rules = fast.quickest(game)
    if rules is not games.get(game) and all(map(chooses_on_core, made)):
        return _CoreEngine(rules)
    return Engine(games.get(game))


class _CoreEngine(Engine):
    """The rules on the core, and bots that look at its tables."""

    def view_for(self, table: FastTable[Any, Any, Any], seat: int) -> Any:
        return table.bare_table_for(seat)

    def player(self, bot: Bot, seconds: float) -> Player:
        assert chooses_on_core(bot)
        return Player(_OnCore(self.rules.facts.game, bot), seconds, interrupts=False)


class _OnCore:
    """Gives a bot tables of the core to choose from."""

    def __init__(self, game: str, bot: CoreBot) -> None:
        self._game = game
        self._bot = bot

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        return self._bot.choose_on_core(self._game, view, decision, rng)

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        return self._bot.rank(view, decision, rng)
