"""K3–K6 against an independent implementation, and what holds in every random game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtown.core import Decision, Record, replay
from cardtown.games import card_city
from cardtown.games.boards import bits
from cardtown.games.card_city import CARDS, Build, Buy, CardCityTable, City, Pass
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.queries import (
    answer_developments,
    answer_income,
    answer_placements,
    answer_score,
)
from cardtown.games.card_city.scoring import score
from cardtown.testing import check_game
from tests.card_city import reference
from tests.card_city.referee import Referee

SWITCHES: list[dict[str, str]] = [
    {},
    {"development": "once"},
    {"joining": "allowed"},
    {"development": "once", "joining": "allowed"},
]

# --- what is drawn ------------------------------------------------------------------------------

ground = st.sampled_from("____RRRCCLLMIP")


@st.composite
def rows(draw: st.DrawFn) -> list[str]:
    """Any city at all, even one that no game could produce, that fits its frame."""
    height, width = draw(st.tuples(st.integers(1, 5), st.integers(1, 5)))
    drawn = draw(st.lists(ground, min_size=height * width, max_size=height * width))
    return ["".join(drawn[start : start + width]) for start in range(0, height * width, width)]


@st.composite
def grown_rows(draw: st.DrawFn) -> list[str]:
    """A city built by the rules, one card after the other."""
    cells: dict[reference.Cell, str] = {(9, 9): "M"}
    for kind in draw(st.text("RRRCCLLIIP", max_size=20)):
        places = reference.legal_places(cells, kind, 5)
        if places:
            cells[draw(st.sampled_from(places))] = kind
    return ["".join(cells.get((row, column), "_") for column in range(19)) for row in range(19)]


@st.composite
def padded(draw: st.DrawFn, city: list[str]) -> list[str]:
    """The city with free cells around it, some of them written as dots."""
    above, below, left, right = draw(st.tuples(*[st.integers(0, 20)] * 4))
    width = left + len(city[0]) + right
    free = draw(st.sampled_from("_."))
    return [
        *[free * width] * above,
        *[free * left + row + free * right for row in city],
        *[free * width] * below,
    ]


any_rows = st.one_of(rows(), grown_rows(), rows().flatmap(padded))

# --- cities ---------------------------------------------------------------------------------------


@settings(max_examples=300)
@given(any_rows, st.sampled_from("RCLIP"), st.integers(0, 9))
def test_k3_places_are_those_of_the_reference(city: list[str], kind: str, coins: int) -> None:
    cells = reference.cells_of_rows(city)
    if cells:
        answer = answer_placements({"rows": city, "card": kind, "coins": coins})
        expected = reference.legal_places(cells, kind, coins)
        assert [tuple(place) for place in answer["placements"]] == expected


@settings(max_examples=300)
@given(any_rows, st.integers(0, 2), st.integers(0, 2))
def test_k4_developments_are_those_of_the_reference(
    city: list[str], homes: int, shops: int
) -> None:
    cells = reference.cells_of_rows(city)
    reserve = {"R": homes, "C": shops}
    answer = answer_developments({"rows": city, "reserve": reserve})["developments"]
    found = [
        (one["kind"], [tuple(cell) for cell in one["district"]], tuple(one["at"])) for one in answer
    ]
    assert found == sorted(reference.developments(cells, reserve))
    assert found == sorted(found)


@settings(max_examples=200)
@given(
    st.one_of(rows(), grown_rows()),
    st.booleans(),
    st.sets(st.tuples(st.integers(0, 18), st.integers(0, 18))),
)
def test_k4_the_switches_are_those_of_the_reference(
    city: list[str], joining: bool, grown: set[reference.Cell]
) -> None:
    cells = reference.cells_of_rows(city)
    if not cells:
        return
    built = City.from_rows(city)
    mask = sum(1 << (built.cell_at(*cell) or 0) for cell in grown if cell in cells)
    found = [
        (kind, [built.coordinates(cell) for cell in bits(district.cells)], built.coordinates(at))
        for kind in "CR"
        for district, union in built.developments(kind, joining=joining, grown=mask)
        for at in bits(union)
    ]
    enough = {"R": 1, "C": 1}
    expected = reference.developments(cells, enough, joining=joining, grown=grown)
    assert sorted(found) == sorted(expected)


@settings(max_examples=200)
@given(grown_rows(), st.sampled_from("RC"), st.booleans(), st.integers(0, 2**19 - 1))
def test_k4_a_reason_is_given_exactly_where_nothing_can_develop(
    city: list[str], kind: str, joining: bool, chosen: int
) -> None:
    cells = reference.cells_of_rows(city)
    built = City.from_rows(city)
    grown = {cell for number, cell in enumerate(sorted(cells)) if chosen >> number & 1}
    mask = sum(1 << (built.cell_at(*cell) or 0) for cell in grown)
    possible = reference.developments(cells, {kind: 1}, joining=joining, grown=grown)
    legal = {at for _, _, at in possible}
    for at in reference.around(cells):
        obstacle = built.why_no_development(kind, at, joining=joining, grown=mask)
        assert (obstacle is None) is (at in legal)


@settings(max_examples=300)
@given(any_rows, st.integers(0, 10**20))
def test_k5_k6_income_and_score_are_those_of_the_reference(city: list[str], coins: int) -> None:
    cells = reference.cells_of_rows(city)
    assert answer_income({"rows": city}) == {"income": reference.income(cells)}
    assert answer_score({"rows": city, "coins": coins}) == reference.score(cells, coins)


@settings(max_examples=200)
@given(st.one_of(rows(), grown_rows()))
def test_rows_come_back_as_they_went_in(city: list[str]) -> None:
    built = City.from_rows(city)
    cells = reference.cells_of_rows(city)
    top, left = built.corner if cells else (0, 0)
    again = {
        (row + top, column + left): kind
        for (row, column), kind in reference.cells_of_rows(built.rows()).items()
    }
    assert again == cells
    assert score(City.from_rows(built.rows()), 0) == score(built, 0)


@settings(max_examples=200)
@given(
    grown_rows(),
    st.sampled_from("RCLIP"),
    st.integers(0, 9),
    st.tuples(st.integers(2, 16), st.integers(2, 16)),
)
def test_k3_a_reason_is_given_exactly_where_a_card_may_not_be_built(
    city: list[str], kind: str, coins: int, at: reference.Cell
) -> None:
    built = City.from_rows(city)
    legal = at in reference.legal_places(reference.cells_of_rows(city), kind, coins)
    obstacle = built.why_not(kind, at, coins)
    assert (obstacle is None) is legal


@settings(max_examples=200)
@given(grown_rows(), st.sampled_from("RCLIP"))
def test_a_dead_end_is_one(city: list[str], kind: str) -> None:
    built = City.from_rows(city)
    cells = reference.cells_of_rows(city)
    for at in reference.legal_places(cells, kind, 5):
        after = {**cells, at: kind}
        possible = any(reference.legal_places(after, one, 5) for one in "RCLIP")
        possible |= bool(reference.developments(after, {"R": 1, "C": 1}, joining=True))
        dead_end = built.place(kind, built.cell_of(*at)).dead_end
        assert dead_end is (not possible and len(after) < 25)


# --- whole games ---------------------------------------------------------------------------------


def sensible(table: CardCityTable, decision: Decision[Any], rng: random.Random) -> Any:
    """An option at random, but no dead end and no missed Industrial: cities grow large."""
    options = decision.options
    city = table.view(None).seats[decision.seat].city
    good = [
        one
        for one in options
        if not isinstance(one, Pass)
        and not (isinstance(one, Build) and Estate(city, 0).after(one).city.dead_end)
    ]
    industry = [one for one in good if isinstance(one, Build) and one.kind == "I"]
    return rng.choice(industry if industry and city.room < 3 else good or options)


def play(players: int, options: dict[str, str], seed: str, *, wild: bool) -> CardCityTable:
    """A whole game, with every card in one place after every step."""
    rng = random.Random(seed)
    table = card_city.new_table(["human"] * players, seed=seed, options=options)
    while not table.over:
        decision = rng.choice(table.decisions())
        table.apply(
            decision.seat,
            rng.choice(decision.options) if wild else sensible(table, decision, rng),
        )
        assert cards_of(table) == Counter(CARDS)
    return table


def cards_of(table: CardCityTable) -> Counter[str]:
    """All cards, wherever they are."""
    view = table.view(None)
    cards = Counter(view.reserve) + Counter(view.discarded)
    for seat in view.seats:
        cards += Counter("".join(seat.city.rows()).replace("_", ""))
    if view.phase == "choose":
        cards += Counter(table._offers[-1].open + table._offers[-1].mixed)
    cards += Counter("".join(table._hands) + table._under)
    return cards + Counter(table._deal.cards[table._drawn :])


@pytest.mark.parametrize("options", SWITCHES, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_are_lawful_by_their_events(players: int, options: dict[str, str]) -> None:
    developed = 0
    for number in range(4):
        table = play(players, options, f"lawful {number}", wild=number == 0)
        referee = Referee(players, options)
        referee.watch(event.to_json() for event in table.events)
        assert referee.over
        developed += sum(len(cells) for cells in referee.developed_cells)
        assert replay(Record.of(table), card_city.GAME) == table
    assert developed


@pytest.mark.slow
@pytest.mark.parametrize("options", SWITCHES, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_random_games_are_lawful_by_their_events(
    players: int, options: dict[str, str]
) -> None:
    for number in range(25):
        table = play(players, options, f"many {number}", wild=number % 5 == 0)
        referee = Referee(players, options)
        referee.watch(event.to_json() for event in table.events)
        assert referee.over


def test_large_cities_come_about() -> None:
    largest = 0
    for number in range(12):
        view = play(1, {}, f"large {number}", wild=False).view(None)
        largest = max(largest, 25 - view.seats[0].city.vacant)
    assert largest >= 20


@pytest.mark.parametrize("options", SWITCHES[1:], ids=str)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_with_switches_keep_the_contract(players: int, options: dict[str, str]) -> None:
    rng = random.Random(players)
    check_game(
        card_city.GAME, ["human"] * players, seed="switch", rng=rng, options=options, every=12
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_logged_without_a_log(players: int) -> None:
    seed = "log"
    table = card_city.new_table(["human"] * players, seed=seed, log=False)
    logged = card_city.new_table(["human"] * players, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        decision = rng.choice(table.decisions())
        action = rng.choice(decision.options)
        for one in (table, logged):
            one.apply(decision.seat, action)
        if rng.random() < 0.1:
            twin = table.resample(decision.seat, rng)
            assert twin.view(decision.seat) == table.view(decision.seat)
    assert table.events == ()
    assert table.view(0) == logged.view(0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_longest_game_and_the_scores_keep_what_the_facts_declare(players: int) -> None:
    facts = card_city.GAME.facts
    assert (facts.lowest_score, facts.highest_score, facts.longest) == (-24, 422, 236)
    for number in range(3):
        table = play(players, {}, f"facts {number}", wild=False)
        assert table.result is not None
        assert len(table.history) <= facts.longest
        assert all(facts.lowest_score <= one <= facts.highest_score for one in table.result.scores)


def test_buying_is_an_option_of_its_own() -> None:
    table = play(2, {}, "lawful 1", wild=False)
    assert any(isinstance(action, Buy) for _, action in table.history)
