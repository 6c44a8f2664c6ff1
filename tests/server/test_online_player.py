"""A bot that plays at a server: what it does with what it is told, and with what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cardtown import games, positions
from cardtown.core import Seat
from cardtown.online import player
from cardtown.online.player import OnlinePlayer
from cardtown.online.server import Refusal, Server


class Recorder(Server):
    """A server that answers nothing but positions, and remembers what is asked."""

    def __init__(self, position: str = "", refuses: str | None = None) -> None:
        super().__init__("http://127.0.0.1:9", "token")
        self.asked: list[Any] = []
        self.position = position
        self.refuses = refuses

    async def get(self, path: str) -> Any:
        return {"number": 7, "position": self.position}

    async def post(self, path: str, content: Any) -> Any:
        self.asked.append((path.split("/")[3], content["do"]))
        if self.refuses is not None:
            raise Refusal(self.refuses, "no")
        return {}


def news(table: str, phase: str = "playing", *, yours: bool = True, **more: Any) -> dict[str, Any]:
    """News of a table, as far as a bot looks at them."""
    seats = [{"name": "Ada", "yours": False}, {"name": "Robo", "yours": yours}]
    facts = {"id": table, "phase": phase, "game": "card-city", "own_deck": False, "seats": seats}
    told = {"table": facts, "challenge": None, "your_turn": False, "result": None, **more}
    return {"type": "table", "table": told}


class Told:
    """A bot that plays one game at once, and what it is told."""

    def __init__(self, server: Recorder) -> None:
        self.server = server
        self.bot = OnlinePlayer(server, "greedy", 1, lambda _: None)

    async def hear(self, *messages: dict[str, Any]) -> None:
        for one in messages:
            self.bot._hear(one)
        await asyncio.gather(*self.bot._busy.values())

    async def connect(self, *messages: dict[str, Any]) -> None:
        """Let a connection begin with these tables."""
        self.bot._told = []
        await self.hear(*messages, {"type": "ready"})

    async def challenged(self) -> str:
        """What it does when it is challenged."""
        await self.hear(news("new", "gathering", yours=False, challenge=1))
        table, done = self.server.asked.pop()
        assert table == "new"
        return str(done)


def test_a_game_that_ended_while_it_was_away_counts_no_longer() -> None:
    async def story() -> None:
        told = Told(Recorder())
        await told.connect(news("old"))
        assert await told.challenged() == "decline"
        await told.connect(news("old"))
        assert await told.challenged() == "decline"
        await told.connect()
        assert await told.challenged() == "join"

    asyncio.run(story())


def test_a_challenge_waits_until_it_knows_its_games() -> None:
    async def story() -> None:
        told = Told(Recorder())
        await told.connect(news("new", "gathering", yours=False, challenge=1), news("old"))
        assert told.server.asked == [("new", "decline")]

    asyncio.run(story())


def test_a_table_that_does_not_begin_counts_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        told = Told(Recorder())
        await told.connect(news("old", "gathering"))
        assert await told.challenged() == "decline"
        monkeypatch.setattr(player, "_BEGINS_WITHIN_S", 0.0)
        await told.connect()
        await told.connect(news("old", "gathering"))
        assert await told.challenged() == "join"

    asyncio.run(story())


def test_what_is_illegal_is_asked_twice_and_not_for_ever() -> None:
    async def story() -> None:
        game = games.get("card-city")
        table = game.new_table([Seat("Ada"), Seat("Robo")], seed="1", options={}, deck=None)
        decision = table.decisions()[0]
        position = positions.write(table.view(decision.seat), decision)
        told = Told(Recorder(position, "illegal"))
        await told.connect(news("old", your_turn=True))
        assert told.server.asked == 2 * [("old", "play")]

    asyncio.run(story())
