"""The compiled core plays Carson City as the Python rules do: a sample of `make lockstep`."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardtown import fast
from cardtown.core import Seat
from cardtown.fast import carson_city
from cardtown.games.carson_city import CHARACTER_IDS, Adopt, Bid, Place, Sell, Take, Use, deck
from cardtown.games.carson_city.actions import CarsonAction, Decline, Done
from cardtown.testing import check_game, random_playthrough
from tests.carson_city import test_node_counts
from tests.regenerate_playthroughs import Playthrough, present
from tests.sampling import SEED, TAKES_ALL
from tools.lockstep import play_in_step

BLOCKS = 12
GAMES = 60 if TAKES_ALL else 15
GOLDEN = [one for one in present() if one.game == "carson-city"]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_engines_agree_at_every_decision(block: int) -> None:
    first = (SEED * BLOCKS + block) * GAMES
    for number in range(first, first + GAMES):
        play_in_step("carson-city", number)


@pytest.mark.parametrize("one", GOLDEN, ids=lambda one: one.path.stem)
def test_the_core_plays_the_golden_games(one: Playthrough) -> None:
    game = fast.get(one.game)
    played = random_playthrough(game, one.seats, one.seed, first=one.first, last=one.last)
    assert played == one.path.read_text("utf-8")


@pytest.mark.parametrize(
    "kinds",
    [
        ["human"] * 4,
        ["human", "virtual:novice", "virtual:intermediate", "virtual:expert"],
        ["human", "bot:random", "human", "virtual:expert", "human"],
        ["human"] * 6,
    ],
    ids=" ".join,
)
def test_its_tables_keep_the_contract(kinds: list[str]) -> None:
    check_game(carson_city.GAME, kinds, seed="core", rng=random.Random(1), every=15)


def test_its_tables_keep_the_contract_with_an_older_deck() -> None:
    older = deck.unnamed_decks()[0]
    table = check_game(
        carson_city.GAME,
        ["human"] * 5,
        seed="older",
        rng=random.Random(2),
        every=30,
        deck=older,
        options={"suits": ["cow", "hat", "boot", "star", "cactus"]},
    )
    assert table.deck == older.stamp


@pytest.mark.parametrize(
    "count", [name for name in dir(test_node_counts) if name.startswith("test_")]
)
def test_its_trees_have_as_many_nodes(count: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests of node counts, on the core."""
    monkeypatch.setattr(test_node_counts, "CarsonTable", carson_city.FastCarsonTable)
    test = getattr(test_node_counts, count)
    cases: list[tuple[Any, ...]] = [()]
    for mark in getattr(test, "pytestmark", ()):
        cases = mark.args[1]
    for case in cases:
        test(*case)


def test_every_action_has_a_number() -> None:
    actions = [
        *map(Use, CHARACTER_IDS),
        *map(Decline, CHARACTER_IDS),
        *map(Adopt, CHARACTER_IDS),
        *map(Bid, range(1, 10)),
        *map(Take, range(8)),
        *map(Sell, range(21)),
        *(Place(row, column) for row in range(-64, 64) for column in range(-64, 64)),
        Done(),
    ]
    codes = [carson_city.code_of(action) for action in actions]
    assert len(set(codes)) == len(codes)
    assert [carson_city.action_of(code) for code in codes] == actions


def test_a_deal_written_by_hand_comes_back_as_it_was() -> None:
    seats = [Seat("Ann"), Seat("Ben", "virtual:expert"), *map(Seat, ("Cleo", "Dan"))]
    table = carson_city.new_table(seats, seed="by hand")
    again = carson_city.FastCarsonTable(
        table.seats, deck.standard_deck(), table._new_twin()._deal, seed="by hand"
    )
    assert again == table


def first_number_below(end: int, state: int) -> int:
    """The first number that the core's generator draws from this state (SplitMix64)."""
    mixed = (state + 0x9E3779B97F4A7C15) % 2**64
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
    return ((mixed ^ mixed >> 31) >> 32) * end >> 32


@pytest.mark.parametrize("number", range(20))
def test_random_play_draws_from_all_options(number: int) -> None:
    rng = random.Random(number)
    table = carson_city.new_table(["human"] * 4, seed=f"draw {number}").core
    while (seat := table.turn()) >= 0:
        options, state = table.options(seat), rng.getrandbits(64)
        chosen = table.choose(seat, state)
        assert chosen == options[first_number_below(len(options), state)]
        table.play(seat, chosen)


def test_apply_refuses_what_is_no_option() -> None:
    table = carson_city.new_table(["human"] * 4, seed="refusal")
    before = table.copy()
    moves: list[tuple[int, CarsonAction]] = [
        (0, Bid(12)),
        (0, Take(0)),
        (0, Done()),
        (1, Place(0, 0)),
    ]
    for seat, action in moves:
        with pytest.raises(ValueError, match="not an option"):
            table.apply(seat, action)
    assert table == before
