"""The contract of bots: choose one of the options, from the view and the randomness alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtown.bots.base import Bot
from cardtown.core import Action, Decision, Game, Seat, Table
from cardtown.testing.sentences import as_breach, place_in_game, require

AnyTable = Table[Any, Any]


def check_bot(
    bot_factory: Callable[[], Bot],
    game: Game,
    seats: Sequence[Seat | str],
    *,
    seed: str,
    rng: random.Random,
    options: Mapping[str, Any] | None = None,
    deck: Any = None,
    every: int = 1,
    repeatable: bool = True,
) -> AnyTable:
    """Let bots of one kind play a whole game at all seats, and check every choice.

    At about one decision in `every`, other bots of the same kind must make the same choice: one
    with the same view and equal randomness, and one at a table where only hidden facts differ. A
    bot that thinks by the clock cannot promise that: check it with `repeatable=False`, and once
    more with a fixed amount of thinking. Returns the finished table.
    """
    table = game.new_table(seats, seed=seed, options=options, deck=deck)
    players = [bot_factory() for _ in table.seats]
    while not table.over:
        decision = rng.choice(table.decisions())
        seat = decision.seat
        randomness = rng.getrandbits(64)
        choice = _choice(players[seat], table, decision, randomness)
        if repeatable and rng.randrange(every) == 0:
            _check_repeated(bot_factory, players[seat], table, decision, choice, randomness, rng)
        table.play(seat, choice)
    return table


def _choice(bot: Bot, table: AnyTable, decision: Decision[Any], randomness: int) -> Action:
    where = place_in_game(table)
    name = type(bot).__name__
    shared = random.getstate()
    before = table.copy()
    with as_breach(where, f"{name} must choose without an error."):
        choice = bot.choose(table.view(decision.seat), decision, random.Random(randomness))
    require(
        choice in decision.options,
        where,
        f"{name} at seat {decision.seat} chose '{choice}', which is not an option of its "
        f"decision '{decision.kind}'.",
    )
    require(
        random.getstate() == shared,
        where,
        f"{name} must draw from the randomness it is given, not from the random module.",
    )
    require(table == before, where, f"{name} must not change the table.")
    return choice  # type: ignore[no-any-return]  # one of the options


def _check_repeated(
    bot_factory: Callable[[], Bot],
    bot: Bot,
    table: AnyTable,
    decision: Decision[Any],
    choice: Action,
    randomness: int,
    rng: random.Random,
) -> None:
    seat = decision.seat
    where = place_in_game(table)
    name = type(bot).__name__
    for player, which in ((bot, "it was asked twice"), (bot_factory(), "a fresh one was asked")):
        again = _choice(player, table, decision, randomness)
        require(
            again == choice,
            where,
            f"{name} at seat {seat} chose '{choice}', but '{again}' with the same view and equal "
            f"randomness when {which}.",
        )
    other = table.resample(seat, rng)
    same_decision = other.decision(seat)
    require(
        same_decision is not None,
        where,
        f"seat {seat} must have the same decision on a resampled table.",
    )
    elsewhere = _choice(bot, other, same_decision or decision, randomness)
    require(
        elsewhere == choice,
        where,
        f"{name} at seat {seat} chose '{choice}', but '{elsewhere}' where only hidden facts "
        f"differ.",
    )
