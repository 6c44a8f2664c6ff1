"""Observers: scripted games row by row, and what holds for every game."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest

from cardtown.core import BadInput
from cardtown.lab import Tournament, observers, play_games
from tests.card_city import story as card_city_story
from tests.carson_city.story import Story, card

Rows = dict[str, list[Any]]


def observe(game: str, table: Any, number: int = 7) -> dict[str, list[Any]]:
    """The rows of a table, by name."""
    entrants = range(len(table.seats))
    found = observers.of(game).rows(number, table, entrants)
    return {name: list(rows) for name, rows in found.items()}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="carson-city, card-city"):
        observers.of("chess")


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_every_row_begins_with_the_number_of_its_game(game: str) -> None:
    observer = observers.of(game)
    assert all(row._fields[0] == "number" for row in observer.row_types.values())


# --- Carson City, told ------------------------------------------------------------------------


def test_cards_of_a_row_are_noted_as_they_are_taken_or_left() -> None:
    mine = card("^M", "..", 3)
    story = Story(["heroes"], [[mine]]).bids(9, 8, 7, 6)
    story.play("0 take 1", "0 place 0 0", "1 take 0")
    taken = [row for row in observe("carson-city", story.table)["cards"] if row.round == 1]
    assert [(row.card, row.seat, row.taken, row.choices, row.by) for row in taken] == [
        (mine.id, 0, 1, 5, "order"),
        ("heroes", 1, 2, 4, "order"),
    ]
    assert [(row.number, row.era, row.parcels, row.appeal, row.gained) for row in taken] == [
        (7, 1, "^M..", 3, 2),
        (7, 1, "", 2, 6),
    ]


def test_cards_that_nobody_took_are_noted_too() -> None:
    story = Story(["heroes", "doctor"]).until(1, 2)
    cards = observe("carson-city", story.table)["cards"]
    assert len(cards) == 5
    (left,) = [row for row in cards if row.seat is None]
    assert (left.card, left.taken, left.choices, left.by, left.gained) == (
        "heroes",
        None,
        None,
        None,
        None,
    )


def test_bids_are_noted_with_bonus_place_and_tie() -> None:
    story = Story(["mercenary"], wants={"mercenary": 3}).until(1, 2)
    story.bids(4, 7, 4, 2).play("3 use mercenary").until(1, 3)
    bids = [row for row in observe("carson-city", story.table)["bids"] if row.round == 2]
    assert [(row.seat, row.bid, row.bonus, row.place, row.tied, row.ahead) for row in bids] == [
        (0, 4, 0, 3, 2, 0),
        (1, 7, 0, 1, 2, 0),
        (2, 4, 0, 4, 2, 1),
        (3, 2, 5, 2, 2, 1),
    ]


def test_the_lawyer_takes_at_once_and_has_no_place() -> None:
    story = Story(["lawyer"], wants={"lawyer": 2}).until(1, 2)
    story.play("2 use lawyer", "2 take 0").bids(9, 8, 7, 6).until(1, 3)
    rows = observe("carson-city", story.table)
    (taken,) = [row for row in rows["cards"] if row.by == "lawyer"]
    assert (taken.round, taken.seat, taken.taken, taken.choices) == (2, 2, 1, 5)
    bids = {row.seat: row for row in rows["bids"] if row.round == 2}
    assert bids[2].place is None
    assert (bids[2].tied, bids[2].ahead) == (1, 0)
    assert [bids[seat].place for seat in (0, 1, 3)] == [1, 2, 3]


def test_the_character_that_the_paperboy_brings_is_marked() -> None:
    story = Story(["paperboy"], wants={"paperboy": 1}).until_asked(1, "adopt")
    story.play("1 adopt captain").until_over()
    found = [row for row in observe("carson-city", story.table)["characters"] if row.seat == 1]
    assert [(row.character, row.points, row.adopted) for row in found] == [
        ("paperboy", 3, False),
        ("captain", 6, True),
    ]


# --- Carson City, any game ----------------------------------------------------------------------

MIXED = Tournament(
    "carson-city",
    ("bot:greedy", "virtual:expert", "bot:random", "virtual:novice", "bot:random"),
    15,
    seed="observers",
)


@pytest.fixture(scope="module")
def carson() -> Rows:
    return play_games(MIXED, range(MIXED.games), observe=True).rows


def test_lines_add_up_to_the_score(carson: Rows) -> None:
    sums: Counter[tuple[int, int]] = Counter()
    for row in carson["lines"]:
        sums[row.number, row.seat] += row.points
    real = {
        (row.number, row.seat): row.score for row in carson["seats"] if row.kind.startswith("bot")
    }
    assert dict(sums) == real


def test_characters_add_up_to_their_line(carson: Rows) -> None:
    sums: Counter[tuple[int, int]] = Counter()
    for row in carson["characters"]:
        sums[row.number, row.seat] += row.points
    lines = [row for row in carson["lines"] if row.line == "characters"]
    assert all(sums[row.number, row.seat] == row.points for row in lines)


def test_gains_add_up_to_the_score_of_whoever_sold_and_adopted_nothing(carson: Rows) -> None:
    gained: Counter[tuple[int, int]] = Counter()
    for row in carson["cards"]:
        if row.gained is not None:
            gained[row.number, row.seat] += row.gained
    apart = {
        (row.number, row.seat)
        for row in carson["characters"]
        if row.adopted or row.character == "auctioneer"
    }
    plain = [
        row
        for row in carson["seats"]
        if row.kind.startswith("bot") and (row.number, row.seat) not in apart
    ]
    assert len(plain) > 20
    assert all(gained[row.number, row.seat] == row.score for row in plain)


def test_a_virtual_seat_scores_the_appeal_of_its_cards(carson: Rows) -> None:
    appeal: Counter[tuple[int, int | None]] = Counter()
    for row in carson["cards"]:
        appeal[row.number, row.seat] += row.appeal
    virtual = [row for row in carson["seats"] if row.kind.startswith("virtual")]
    assert virtual
    assert all(appeal[row.number, row.seat] == row.score for row in virtual)
    seats = {(row.number, row.seat) for row in virtual}
    assert all(row.gained is None for row in carson["cards"] if (row.number, row.seat) in seats)


def test_each_seat_bids_all_its_cards_and_picks_once_a_round(carson: Rows) -> None:
    hands: dict[tuple[int, int, int], set[int]] = defaultdict(set)
    places: dict[tuple[int, int, int], list[int]] = defaultdict(list)
    for row in carson["bids"]:
        hands[row.number, row.era, row.seat].add(row.bid)
        if row.place is not None:
            places[row.number, row.era, row.round].append(row.place)
    assert all(len(hand) == 9 for hand in hands.values())
    assert len(places) == MIXED.games * 18
    assert all(sorted(order) == list(range(1, len(order) + 1)) for order in places.values())


def test_higher_totals_pick_first_and_ties_are_noted(carson: Rows) -> None:
    rounds: dict[tuple[int, int, int], list[Any]] = defaultdict(list)
    for row in carson["bids"]:
        if row.place is not None:
            rounds[row.number, row.era, row.round].append(row)
    for rows in rounds.values():
        ordered = [row.bid + row.bonus for row in sorted(rows, key=lambda row: row.place)]
        assert ordered == sorted(ordered, reverse=True)
        for row in rows:
            assert row.tied == ordered.count(row.bid + row.bonus)
            assert row.ahead == row.place - 1 - ordered.index(row.bid + row.bonus)


def test_every_card_of_a_round_is_there_once(carson: Rows) -> None:
    rounds: dict[tuple[int, int, int], list[Any]] = defaultdict(list)
    for row in carson["cards"]:
        rounds[row.number, row.era, row.round].append(row)
    for rows in rounds.values():
        assert len({row.card for row in rows}) == len(rows) >= 6
        assert sum(row.parcels == "" for row in rows) == 1
        taken = [row.taken for row in rows if row.taken is not None]
        assert taken == list(range(1, len(taken) + 1))


# --- Card City, told ----------------------------------------------------------------------------


def test_offers_and_buildings_are_noted() -> None:
    story = card_city_story.Story("RCPI").give("CR", "IP")
    story.play("0 build R 0 1", "0 build C 1 0", "1 build I 1 0", "1 build P 0 1")
    rows = observe("card-city", story.table)
    (offer,) = rows["offers"]
    assert (offer.divider, offer.chooser, offer.open, offer.hidden, offer.lot) == (
        0,
        1,
        "IP",
        1,
        "open",
    )
    assert [(row.seat, row.building, row.how, row.price, row.gained) for row in rows["builds"]] == [
        (0, "R", "build", 0, 2),
        (0, "C", "build", 0, 1),
        (1, "I", "build", 0, 1),
        (1, "P", "build", 0, 1),
    ]
    assert [(row.seat, row.turn, row.income, row.coins) for row in rows["income"]] == [
        (0, 1, 2, 5),
        (1, 2, 1, 4),
    ]


# --- Card City, any game ------------------------------------------------------------------------

PLANNED = Tournament("card-city", ("bot:greedy", "bot:random", "bot:random"), 12, seed="observers")


@pytest.fixture(scope="module")
def city() -> Rows:
    return play_games(PLANNED, range(PLANNED.games), observe=True).rows


def by_seat(rows: list[Any], column: str) -> Counter[tuple[int, int]]:
    """The sum of a column for each seat of each game."""
    sums: Counter[tuple[int, int]] = Counter()
    for row in rows:
        sums[row.number, row.seat] += getattr(row, column)
    return sums


def line(rows: Rows, name: str) -> dict[tuple[int, int], int]:
    """One line of every score sheet."""
    return {(row.number, row.seat): row.points for row in rows["lines"] if row.line == name}


def test_lines_add_up_to_the_score_in_card_city_too(city: Rows) -> None:
    scores = {(row.number, row.seat): row.score for row in city["seats"]}
    assert {key: total for key, total in by_seat(city["lines"], "points").items() if total} == {
        key: score for key, score in scores.items() if score
    }


def test_coins_add_up(city: Rows) -> None:
    earned, paid = by_seat(city["income"], "income"), by_seat(city["builds"], "price")
    points = line(city, "coins")
    assert points == {seat: (3 + earned[seat] - paid[seat]) // 5 for seat in points}


def test_gains_and_full_fives_of_income_add_up_to_the_score(city: Rows) -> None:
    gained = by_seat(city["builds"], "gained")
    for row in city["income"]:
        gained[row.number, row.seat] += row.coins // 5 - (row.coins - row.income) // 5
    assert any(row.price for row in city["builds"])
    assert all(gained[row.number, row.seat] - 24 == row.score for row in city["seats"])


def test_the_city_has_all_that_was_built(city: Rows) -> None:
    standing = Counter((row.number, row.seat) for row in city["builds"] if row.how != "discard")
    free = line(city, "free_cells")
    assert free == {seat: standing[seat] + 1 - 25 for seat in free}


def test_each_round_has_its_offers_and_its_turns(city: Rows) -> None:
    offers = Counter((row.number, row.round) for row in city["offers"])
    assert set(offers.values()) == {len(PLANNED.entrants) - 1}
    assert all(len(row.open) == 2 and len(row.shown) == row.hidden for row in city["offers"])
    turns: dict[tuple[int, int], list[int]] = defaultdict(list)
    for row in city["income"]:
        turns[row.number, row.round].append(row.turn)
    assert len(turns) == PLANNED.games * 10
    assert all(order == [1, 2, 3] for order in turns.values())
