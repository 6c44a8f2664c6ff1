"""The compiled core plays Card City as the Python rules do: a sample of `make lockstep`."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any, Final

import pytest

from cardtown import fast
from cardtown.fast import card_city
from cardtown.games import card_city as rules
from cardtown.games.card_city.lots import divisions
from cardtown.testing import check_game, random_playthrough
from tests.card_city import test_golden, test_node_counts
from tests.node_counts import count_nodes
from tests.regenerate_playthroughs import Playthrough, present
from tests.sampling import SEED, TAKES_ALL
from tools.lockstep import play_in_step

BLOCKS = 6
GAMES = 120 if TAKES_ALL else 20
GOLDEN = [one for one in present() if one.game == "card-city"]
_WORD: Final = (1 << 64) - 1


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_engines_agree_at_every_decision(block: int) -> None:
    first = (SEED * BLOCKS + block) * GAMES
    for number in range(first, first + GAMES):
        play_in_step("card-city", number)


class CoreRandom(random.Random):
    """The generator of the core (`Rng` in core/chance.hpp), for Python's samples."""

    def __init__(self, state: int) -> None:
        super().__init__(0)
        self._state = state

    def getrandbits(self, _bits: int) -> int:
        return self._state

    def _randbelow(self, n: int) -> int:
        self._state = self._state + 0x9E3779B97F4A7C15 & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return ((mixed ^ mixed >> 31) >> 32) * n >> 32


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_deal_the_same_cards_again(players: int) -> None:
    """With the same random numbers, resampling gives an equal table, twice in a row."""
    rng = random.Random(f"{players} {SEED}")
    seats = ["human"] * players
    plain: Any = rules.new_table(seats, seed=f"again {SEED}")
    table: Any = card_city.new_table(seats, seed=f"again {SEED}")
    while True:
        for viewer in (*range(players), None):
            state = rng.getrandbits(64)
            one, other = (
                plain.resample(viewer, CoreRandom(state)),
                table.resample(viewer, CoreRandom(state)),
            )
            assert other.python_twin() == one
            assert list(other.events) == list(one.events)
            again = one.resample(None, CoreRandom(state ^ 1))
            assert other.resample(None, CoreRandom(state ^ 1)).python_twin() == again
        if plain.over:
            break
        decision = rng.choice(plain.decisions())
        option = rng.choice(decision.options)
        for each in (plain, table):
            each.apply(decision.seat, option)


@pytest.mark.parametrize("one", GOLDEN, ids=lambda one: one.path.stem)
def test_the_core_plays_the_golden_games(one: Playthrough) -> None:
    game = fast.get(one.game)
    played = random_playthrough(game, one.seats, one.seed, first=one.first, last=one.last)
    assert played == one.path.read_text("utf-8")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_core_plays_the_golden_games_of_the_rules(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "GAME", card_city.GAME)
    test_golden.test_golden_playthrough(players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"joining": "allowed", "development": "once"}])
def test_its_tables_keep_the_contract(players: int, options: dict[str, str]) -> None:
    seed = f"{players} {options}"
    rng = random.Random(seed)
    check_game(card_city.GAME, ["human"] * players, seed=seed, rng=rng, options=options, every=12)


NODES = next(iter(getattr(test_node_counts.test_from_a_seed, "pytestmark", ()))).args[1]


@pytest.mark.parametrize(("players", "depth", "nodes"), NODES)
def test_its_trees_have_as_many_nodes(players: int, depth: int, nodes: list[int]) -> None:
    table = card_city.new_table(["human"] * players, seed="nodes", log=False)
    assert count_nodes(table, depth) == nodes


def test_no_hand_has_more_divisions_than_the_core_has_room_for() -> None:
    hands = ["".join(hand) for hand in combinations_with_replacement("CILPR", 8)]
    assert max(len(divisions(hand)) for hand in hands) == 139  # MAX_OPTIONS in lots.hpp


def test_every_action_is_packed_and_unpacked() -> None:
    rng = random.Random(1)
    kinds: Counter[type] = Counter()
    for players in (1, 2, 3, 4):
        table: Any = rules.new_table(["human"] * players, seed="actions")
        while not table.over:
            decision = rng.choice(table.decisions())
            for option in decision.options:
                assert card_city.action_of(card_city.code_of(option)) == option
                kinds[type(option)] += 1
            table.apply(decision.seat, rng.choice(decision.options))
    assert len(kinds) == 9
