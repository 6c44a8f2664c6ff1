"""People who play at random over the network, and programs that check the results."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from tests.server.harness import LiveClient, Person

PLANS: Final[dict[str, list[dict[str, str]]]] = {
    "card-city": [{}, {}, {}],
    "carson-city": [{}, {"kind": "virtual:novice"}, {}, {"kind": "virtual:expert"}],
}
"""Seats for both games: people, and where a game needs more, virtual players."""
TOO_LATE: Final = {"stale", "not_your_turn", "phase"}
"""The codes of refusals for a client that was too slow."""


def an_action(decision: dict[str, Any], rng: random.Random) -> str:
    """The text of a random option, as a client finds or composes it."""
    if decision["kind"] == "divide":
        return _a_division(decision["cards"], decision["sizes"], rng)
    text: str = rng.choice(decision["options"])["text"]
    return text


def _a_division(cards: Sequence[str], sizes: Sequence[int], rng: random.Random) -> str:
    lots = [lot for lot, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(lots)
    divided: list[list[int]] = [[], [], []]
    for kind in set(cards):
        numbers = [number for number, card in enumerate(cards) if card == kind]
        for number, lot in zip(numbers, sorted(lots[one] for one in numbers), strict=True):
            divided[lot].append(number)
    return "divide " + " | ".join(" ".join(map(str, sorted(lot))) for lot in divided)


async def gather(everyone: Sequence[Person], game: str, **plan: Any) -> str:
    """A table that the first person made, where everybody sits; the game has not begun."""
    table = await everyone[0].create(game=game, seats=PLANS[game], **plan)
    for one in everyone:
        response = await one.join(table)
        assert response.status_code == 200, response.text
    return table


async def begin(everyone: Sequence[Person], game: str, **plan: Any) -> str:
    """A table at which the game has begun."""
    table = await gather(everyone, game, **plan)
    response = await everyone[0].ask(table, "start")
    assert response.status_code == 200, response.text
    return table


async def play_by_post(
    everyone: Sequence[Person], table: str, rng: random.Random, most: int = 10_000
) -> int:
    """Play over HTTP until the game is over, or that many actions; return how many there were."""
    played = 0
    while played < most:
        moved = False
        for one in everyone:
            state = await one.state(table)
            if state["table"]["phase"] == "finished":
                return played
            if state["decision"] and played < most:
                answer = await one.ask(
                    table,
                    "play",
                    seat=state["seat"],
                    action=an_action(state["decision"], rng),
                    at=state["number"],
                )
                assert answer.status_code == 200, answer.text
                moved = True
                played += 1
        assert moved, "somebody must have something to decide"
    return played


async def play_live(line: LiveClient, rng: random.Random) -> dict[str, Any]:
    """Play over a live connection until the game is over; return the last update."""
    answered = 0
    while True:
        message = await line.next()
        if message["type"] == "refused":
            assert message["error"]["code"] in TOO_LATE, message
        if message["type"] != "update":
            continue
        if message["table"]["phase"] == "finished":
            return message
        opened = message["opened"]
        if opened is not None and opened > answered:
            answered = opened
            await line.send(
                "play",
                seat=message["seat"],
                action=an_action(message["decision"], rng),
                at=message["number"],
            )


@asynccontextmanager
async def live_clients(everyone: Sequence[Person], table: str) -> AsyncIterator[list[LiveClient]]:
    """A live connection to a table for each person."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(one.live(table)) for one in everyone]


async def play_out_live(connections: Sequence[LiveClient], seed: int) -> list[dict[str, Any]]:
    """Let everybody play concurrently until the game is over; return the last updates."""
    return list(
        await asyncio.gather(
            *(play_live(line, random.Random(seed + n)) for n, line in enumerate(connections))
        )
    )


async def watch_out(line: LiveClient) -> dict[str, Any]:
    """Watch until the game is over."""
    while True:
        message = await line.update()
        if message["table"]["phase"] == "finished":
            return message


def items_of(texts: Sequence[str]) -> list[dict[str, Any]]:
    """All entries in a series of updates, in order."""
    messages = map(json.loads, texts)
    return [item for one in messages if one["type"] == "update" for item in one["items"]]


def cardtown(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command of Cardtown."""
    program = Path(sys.executable).with_name("cardtown")
    return subprocess.run(
        [program, *arguments], capture_output=True, text=True, check=False, timeout=120
    )
