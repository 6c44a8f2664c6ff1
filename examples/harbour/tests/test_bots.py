"""Bots keep the contract of Cardtown when they play Harbour."""

import random

import pytest

from cardtown import bots
from cardtown.testing import check_bot
from harbour import GAME


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_bots_keep_the_contract(bot: str) -> None:
    check_bot(lambda: bots.make(bot), GAME, ["human"] * 3, seed="bots", rng=random.Random(1))
