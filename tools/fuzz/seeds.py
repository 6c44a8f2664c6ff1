"""Write the seed corpus for fuzzing: questions, deals and views of real games.

    python -m tools.fuzz.seeds FOLDER

The first byte of an input chooses an entry point of `door.cpp`; the rest is its input.
"""

from __future__ import annotations

import json
import random
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardtown import games
from cardtown.core import Table, named_seats
from cardtown.fast import card_city, carson_city
from cardtown.fast.setups.carson_city import setup_bytes
from cardtown.games.carson_city import standard_deck
from cardtown.games.carson_city.setup import check_set_up
from tests.questions import RANDOM, mixture

QUESTION, CARSON_DEAL, CARSON_VIEW, CARD_CITY_DEAL, CARD_CITY_VIEW, *FORGED = range(7)
GAMES = 6
MOVES = 300
CHANGED = 60


def main() -> None:
    """Write every input to a file of its own."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for number, (door, content) in enumerate(_inputs(random.Random("seeds"))):
        (folder / f"seed-{number}").write_bytes(bytes([door]) + content)


def _inputs(rng: random.Random) -> Iterator[tuple[int, bytes]]:
    for game in RANDOM:
        for question in mixture(game, 60, rng):
            yield QUESTION, json.dumps(question).encode()
    # From here `forge.hpp` plays a game, and changes a view of it, as these bytes say.
    for _ in range(CHANGED):
        for door in FORGED:
            yield door, rng.randbytes(64)
    for number in range(GAMES):
        moves = rng.randbytes(4 * MOVES)
        seats = named_seats((["human", "virtual:expert"] * 3)[: 4 + number % 3])
        setup = setup_bytes(seats, check_set_up(seats, {}), standard_deck())
        table = carson_city.new_table(seats, seed=f"fuzz {number}")
        yield CARSON_DEAL, setup + table.core.deal() + moves
        for view, seat in _views("carson-city", list(seats), number, rng):
            numbers = array("q", carson_city.view_numbers(view)).tobytes()
            yield CARSON_VIEW, setup + bytes([seat, 0]) + numbers
        players = 1 + number % 4
        switches = bytes([players, number % 2, number // 2 % 2])
        city = card_city.new_table(["human"] * players, seed=f"fuzz {number}")
        yield CARD_CITY_DEAL, switches + city.core.deal() + moves
        for view, seat in _views("card-city", ["human"] * players, number, rng):
            numbers = array("Q", card_city.view_numbers(view)).tobytes()
            yield CARD_CITY_VIEW, switches + bytes([seat]) + numbers


def _views(
    game: str, seats: list[Any], number: int, rng: random.Random
) -> Iterator[tuple[Any, int]]:
    """Views of seats that have to decide, at some moments of a random game."""
    table: Table[Any, Any] = games.get(game).new_table(seats, seed=f"fuzz {number}")
    while pending := table.decisions():
        decision = pending[0]
        if rng.randrange(12) == 0:
            yield table.view(decision.seat), decision.seat
        table.apply(decision.seat, rng.choice(decision.options))


if __name__ == "__main__":
    main()
