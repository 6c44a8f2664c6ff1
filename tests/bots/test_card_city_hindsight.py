"""Hindsight in Card City: every round of the best city could have been played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardtown import fast, games
from cardtown.bots.card_city import bound, hindsight, planner
from cardtown.bots.card_city.bound import upper_bound
from cardtown.bots.card_city.growth import Rules, develop_fully
from cardtown.bots.card_city.hindsight import Story, read_story, search_in_python
from cardtown.games.card_city.buildings import KINDS, RESIDENTIAL, without
from cardtown.games.card_city.city import FIRST_CITY
from cardtown.games.card_city.effects import Estate
from tests.sampling import SEED

SWITCHES = [
    {},
    {"development": "once"},
    {"joining": "allowed"},
    {"development": "once", "joining": "allowed"},
]


def story_of(players: int, options: dict[str, str], seat: int = 0, seed: int = SEED) -> Story:
    rng = random.Random(seed)
    table = games.get("card-city").new_table(
        ["human"] * players, seed=f"hindsight {seed}", options=options
    )
    while not table.over:
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))
    return read_story(table.events, seat)


def kinds_of(estate: Estate) -> str:
    boards = zip(KINDS, estate.city.boards, strict=True)
    return "".join(kind * board.bit_count() for kind, board in boards)


def ends_of(estate: Estate, hand: str, supply: str, rules: Rules) -> list[Estate]:
    """Everything that a round can lead to, computed naively: build, develop, earn, perhaps buy."""
    builds = [(estate, hand)]
    ends = []
    while builds:
        here, rest = builds.pop()
        more = [
            (here.build(kind, cell), rest.replace(kind, "", 1)) for kind, cell in here.builds(rest)
        ]
        builds += more
        if not more:
            for city in develop_fully(here.city, supply, rules):
                after = here._replace(city=city).earn()
                ends += [after, *after.purchases_of(supply)]
    return ends


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_round_of_the_best_city_is_legal(players: int, options: dict[str, str]) -> None:
    rules = hindsight.rules_of(options)
    story = story_of(players, options)
    found = hindsight.look_back(story, rules, 200)
    assert story.points <= found.best <= found.bound
    assert found.end.points == found.best
    estate, supply = Estate(FIRST_CITY, 3), story.supply
    for hand, after in zip(story.held, found.rounds, strict=bool(found.rounds)):
        assert after in ends_of(estate, hand, supply, rules)
        new = without(kinds_of(after), kinds_of(estate))
        supply = without(supply, without(new, hand))
        estate = after


def test_what_was_built_is_read_from_the_events() -> None:
    table = games.get("card-city").new_table(["human"] * 3, seed="read")
    rng = random.Random(4)
    while not table.over:
        decision = table.decisions()[0]
        table.apply(decision.seat, rng.choice(decision.options))
    for seat in range(3):
        story = read_story(table.events, seat)
        seen = table.view(None).seats[seat]
        assert story.end.city == seen.city
        assert (story.end.coins, story.end.purchases) == (seen.coins, seen.purchases)
        assert story.points == seen.points == story.end.points
        assert [len(cards) for cards in story.held] == [2] * 10


@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
@pytest.mark.parametrize("width", [1, 2, 5])
def test_the_core_finds_what_python_finds(width: int) -> None:
    for options in SWITCHES:
        story = story_of(1 + SEED % 4, options)
        rules = hindsight.rules_of(options)
        found = hindsight.search_on_core(story, rules, width)
        assert found[-1].points == search_in_python(story, rules, width)[-1].points


def test_a_wider_search_finds_more_on_average() -> None:
    stories = [story_of(1, {}, seed=seed) for seed in range(6)]
    narrow = sum(search_in_python(story, Rules(), 1)[-1].points for story in stories)
    wide = sum(search_in_python(story, Rules(), 6)[-1].points for story in stories)
    assert wide > narrow


def test_without_the_core_a_city_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    story = story_of(2, {})
    assert hindsight.look_back(story, Rules(), 2_000).best >= story.points


@pytest.mark.parametrize(
    ("held", "most"),
    [
        # Without Industrials only five cells can be filled; ten coins of income and three of the
        # start are two points.
        (["PP"] * 10, -20 + 2),
        # One Residential that nothing lets grow is worth one point more.
        (["PP"] * 9 + ["PR"], -20 + 2 + 1),
        # Beside the Municipal and a Leisure, which costs all but 38 coins, it grows to two.
        (["PP"] * 3 + ["RL"] + ["PP"] * 6, -20 + 1 + 3),
    ],
)
def test_the_bound_of_poor_cards_is_exact(held: list[str], most: int) -> None:
    assert upper_bound(held, RESIDENTIAL * 20, joining=False) == most


@pytest.mark.parametrize("joining", [False, True])
def test_more_cards_never_lower_the_bound(joining: bool) -> None:
    """Of any cards in hand one may not want some: but the Reserve only adds."""
    rng = random.Random(SEED)
    for _ in range(20):
        cards = "".join(rng.sample("R" * 6 + "C" * 3 + "L" * 3 + "I" * 4 + "P" * 4, 20))
        held = [cards[start : start + 2] for start in range(0, 20, 2)]
        supply = [rng.choice("CRI") for _ in range(30)]
        bounds = [
            upper_bound(held, "".join(supply[:count]), joining=joining) for count in range(0, 31, 6)
        ]
        assert bounds == sorted(bounds)


def test_where_districts_may_join_the_bound_is_no_lower() -> None:
    rng = random.Random(SEED)
    for number in range(20):
        story = story_of(1 + number % 4, {}, seed=rng.getrandbits(30))
        apart = upper_bound(story.held, story.supply, joining=False)
        assert apart <= upper_bound(story.held, story.supply, joining=True)


@pytest.mark.parametrize("players", [1, 3])
def test_the_bound_of_good_play_is_above_its_best_city_but_in_sight(players: int) -> None:
    for seed in range(2):
        table = games.get("card-city").new_table(["human"] * players, seed=f"good {seed}")
        while not table.over:
            decision = table.decisions()[0]
            view = table.view(decision.seat)
            table.apply(decision.seat, planner.choose(view, decision, random.Random(seed), 0))
        found = hindsight.look_back(read_story(table.events, 0), Rules(), 2_000)
        assert found.best <= found.bound <= 2.5 * found.best


def test_neighbours_in_a_grid_are_counted_as_a_search_finds_them() -> None:
    """The most pairs of neighbours of a few cells, by trying all connected sets."""
    sets = {frozenset([(0, 0)])}
    for size in range(1, 9):
        most = max(
            sum((row + 1, column) in cells for row, column in cells)
            + sum((row, column + 1) in cells for row, column in cells)
            for cells in sets
        )
        assert bound.most_pairs(size) == most
        sets = {
            grown
            for cells in sets
            for row, column in cells
            for at in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
            if at not in cells
            for grown in [_at_the_corner(cells | {at})]
        }


def _at_the_corner(cells: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def bad(**changed: Any) -> tuple[Any, ...]:
    from cardtown.bots.card_city.worth import packed_weights

    given = {"weights": packed_weights(), "setup": b"\1\0\0", "held": bytes(80), "supply": 0}
    return (*{**given, **changed}.values(), 5)


@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
@pytest.mark.parametrize(
    "given",
    [
        (),
        bad(weights=b""),
        bad(setup=b""),
        bad(held=bytes(79)),
        bad(held=b"\xff" * 80),
        bad(supply=-1),
        bad(supply=2**64 - 1),
        (*bad()[:4], 0),
        (*bad()[:4], 1 << 40),
    ],
)
def test_nothing_else_is_looked_back_at(given: tuple[Any, ...]) -> None:
    from cardtown import _core

    with pytest.raises((TypeError, ValueError, OverflowError)):
        _core.CardCity.look_back(*given)
