"""Harbour keeps the contract of Cardtown."""

import random

import pytest

from cardtown.core import named_seats
from cardtown.testing import check_game
from harbour import GAME
from harbour.cards import CARDS, SHIPS, Deal
from harbour.table import HarbourTable


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_contract(seats: int) -> None:
    check_game(GAME, ["human"] * seats, seed="harbour", rng=random.Random(1))


def test_towns_that_build_the_same_share_the_coins() -> None:
    """H2.3: the first ship looks for an inn and pays 4 coins; all three build one."""
    table = HarbourTable(named_seats(["human"] * 3), Deal(SHIPS, CARDS), seed=None)
    for seat in range(3):
        table.play(seat, "build inn")
    assert [seat.coins for seat in table.view(None).seats] == [1, 1, 1]
