"""Whole random games, checked from their events by a referee that does not know the engine."""

from __future__ import annotations

import json
import random

import pytest

from cardtown.core import Record, replay
from cardtown.games.carson_city import GAME, CarsonTable, new_table, standard_deck
from tests.carson_city.referee import Referee

V = "virtual:"
MIXES = [
    ["human"] * 4,
    ["human"] * 5,
    ["human"] * 6,
    ["human", f"{V}novice", f"{V}intermediate", f"{V}expert"],
    ["human", "human", f"{V}expert", f"{V}expert"],
    [f"{V}novice", "human", "human", "human"],
    ["human", f"{V}expert", "human", f"{V}novice", "human"],
    ["human", *[f"{V}expert"] * 5],
]
BACKS: dict[str, list[str]] = {one.id: list(one.back) for one in standard_deck().characters}


def random_game(mix: list[str], seed: str) -> CarsonTable:
    table = new_table(mix, seed=seed)
    rng = random.Random(seed)
    while pending := table.decisions():
        for decision in pending:
            # Half of the time the rarest kind of option, so that every character is used.
            rare = [one for one in decision.options if one.word in ("use", "sell", "adopt")]
            options = rare if rare and rng.random() < 0.5 else decision.options
            table.play(decision.seat, rng.choice(options))
    return table


def check(mix: list[str], seed: str) -> None:
    table = random_game(mix, seed)
    record = Record.from_json(json.loads(Record.of(table).to_text()))
    events = [json.loads(json.dumps(event.to_json())) for event in replay(record, GAME).events]
    Referee(BACKS).watch(events)


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "-".join(kind[-6:] for kind in mix))
def test_a_referee_finds_no_fault_with_random_games(mix: list[str]) -> None:
    for number in range(4):
        check(mix, f"quick {number}")


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "-".join(kind[-6:] for kind in mix))
def test_a_referee_finds_no_fault_with_many_random_games(mix: list[str]) -> None:
    for number in range(60):
        check(mix, f"many {number}")
