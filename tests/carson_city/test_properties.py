"""C4–C6 against an independent implementation, and what holds in every random game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardtown.core import BadInput
from cardtown.games.carson_city import (
    CHARACTER_IDS,
    CarsonTable,
    Character,
    City,
    Terrain,
    new_table,
    score,
    standard_deck,
)
from cardtown.games.carson_city.queries import (
    answer_placements,
    answer_score,
    answer_sellable,
)
from tests.carson_city import reference

GLYPHS = "^hTMRKDBSHGCPY!"
LEVELS = ("virtual:novice", "virtual:intermediate", "virtual:expert")
FAR = 10**6

# --- what is drawn ------------------------------------------------------------------------------

# Empty parcels are common, and so are those glyphs that cover each other or tame outlaws.
parcel = st.sampled_from("." * 8 + "hhhTT^^!!P" + GLYPHS)
ground = st.sampled_from("_" * 6 + "." * 8 + "hhhTT^^!!" + GLYPHS)
any_card = st.tuples(parcel, parcel, parcel, parcel).map(lambda four: _card("".join(four)))
deck_card = st.sampled_from([card.parcels for era in standard_deck().terrain for card in era])
card = st.one_of(any_card, deck_card)
few_characters = st.lists(st.sampled_from(["captain", "sheriff", "doctor"]), unique=True)
characters = st.lists(st.sampled_from(CHARACTER_IDS), unique=True)
place_far_away = st.integers(-FAR, FAR)


def _card(four: str) -> tuple[str, str]:
    return four[:2], four[2:]


@st.composite
def rows(draw: st.DrawFn, *, captain: bool = False) -> list[str]:
    """Any city at all, even one that no game could produce, that fits its frame."""
    longest = 9 if captain else 8
    height = draw(st.integers(1, longest))
    width = draw(st.integers(1, 8 if height == 9 else longest))
    drawn = draw(st.lists(ground, min_size=height * width, max_size=height * width))
    return ["".join(drawn[start : start + width]) for start in range(0, height * width, width)]


@st.composite
def padded(draw: st.DrawFn, city: list[str]) -> list[str]:
    """The city with rows and columns of no card around it."""
    above, below, left, right = draw(st.tuples(*[st.integers(0, 20)] * 4))
    width = left + len(city[0]) + right
    return [
        *["_" * width] * above,
        *["_" * left + row + "_" * right for row in city],
        *["_" * width] * below,
    ]


@st.composite
def laid_cards(
    draw: st.DrawFn, owned: list[str], *, most: int = 14
) -> list[tuple[tuple[str, str], reference.Cell]]:
    """Cards laid one after another, each where the reference allows it."""
    at = (0, 0)
    cells: reference.Cells = {}
    cards: list[tuple[tuple[str, str], reference.Cell]] = []
    for _ in range(draw(st.integers(1, most))):
        one = draw(card)
        places = reference.legal_places(cells, one, owned) if cells else [at]
        if places:
            at = draw(st.sampled_from(places))
            cards.append((one, at))
            cells = reference.lay(cells, one, at)
    return cards


def _document(cards: list[tuple[tuple[str, str], reference.Cell]]) -> list[dict[str, Any]]:
    return [{"at": list(at), "parcels": list(one)} for one, at in cards]


def _move(
    cards: list[tuple[tuple[str, str], reference.Cell]], by: reference.Cell
) -> list[tuple[tuple[str, str], reference.Cell]]:
    return [(one, (row + by[0], column + by[1])) for one, (row, column) in cards]


def _cells(cards: list[tuple[tuple[str, str], reference.Cell]]) -> reference.Cells:
    cells: reference.Cells = {}
    for one, at in cards:
        cells = reference.lay(cells, one, at)
    return cells


# --- C4: legal places ---------------------------------------------------------------------------


@settings(max_examples=300)
@given(st.data(), few_characters, card)
def test_c4_places_on_any_city_are_those_of_the_reference(
    data: st.DataObject, owned: list[str], new: tuple[str, str]
) -> None:
    city = data.draw(rows(captain="captain" in owned))
    _compare_places(city, new, owned)
    _compare_places(data.draw(padded(city)), new, owned)


def _compare_places(city: list[str], new: tuple[str, str], owned: Sequence[str]) -> None:
    answer = answer_placements({"rows": city, "card": list(new), "characters": owned})
    expected = reference.legal_places(reference.cells_of_rows(city), new, owned)
    assert [tuple(place) for place in answer["placements"]] == expected


@settings(max_examples=200)
@given(st.data(), few_characters, card)
def test_c4_places_in_a_city_of_cards_are_those_of_the_reference_wherever_it_lies(
    data: st.DataObject, owned: list[str], new: tuple[str, str]
) -> None:
    cards = data.draw(laid_cards(owned))
    by = data.draw(st.tuples(place_far_away, place_far_away))
    expected = reference.legal_places(_cells(cards), new, owned)
    question = {"cards": _document(_move(cards, by)), "card": list(new), "characters": owned}
    answer = answer_placements(question)["placements"]
    assert [(row - by[0], column - by[1]) for row, column in answer] == expected


@settings(max_examples=300)
@given(st.data(), few_characters, card, st.integers(-3, 10), st.integers(-3, 10))
def test_c4_a_card_laid_where_it_may_not_lie_is_refused_by_its_index(
    data: st.DataObject, owned: list[str], new: tuple[str, str], down: int, across: int
) -> None:
    cards = data.draw(laid_cards(owned, most=8))
    cells = _cells(cards)
    (top, _), (left, _) = reference.bounds(cells)
    at = (top + down, left + across)
    question = {"cards": _document([*cards, (new, at)]), "characters": owned}
    if reference.legal(cells, new, at, owned):
        expected = reference.score(reference.lay(cells, new, at), owned)
        assert answer_score(question) == expected
    else:
        with pytest.raises(BadInput) as refusal:
            answer_score(question)
        assert refusal.value.field == f"cards[{len(cards)}]"
        assert "C4" in refusal.value.problem


# --- C5: scores ---------------------------------------------------------------------------------


@settings(max_examples=400)
@given(st.data(), characters, st.integers(0, 3))
def test_c5_any_city_scores_as_the_reference_says(
    data: st.DataObject, owned: list[str], sold: int
) -> None:
    city = data.draw(rows(captain="captain" in owned))
    city = data.draw(st.one_of(st.just(city), padded(city)))
    sold = sold if "auctioneer" in owned else 0
    answer = answer_score({"rows": city, "characters": owned, "sold": sold})
    assert answer == reference.score(reference.cells_of_rows(city), owned, sold)
    assert list(answer["characters"]) == owned


@settings(max_examples=150)
@given(st.data(), characters)
def test_c5_a_city_of_cards_scores_like_its_rows_wherever_it_lies(
    data: st.DataObject, owned: list[str]
) -> None:
    cards = data.draw(laid_cards(owned))
    by = data.draw(st.tuples(place_far_away, place_far_away))
    from_cards = answer_score({"cards": _document(_move(cards, by)), "characters": owned})
    cells = _cells(cards)
    from_rows = answer_score({"rows": reference.rows_of_cells(cells), "characters": owned})
    assert from_cards == from_rows == reference.score(cells, owned)


@settings(max_examples=150)
@given(st.data(), few_characters)
def test_c5_placing_card_by_card_and_selling_leaves_the_city_that_its_rows_describe(
    data: st.DataObject, owned: list[str]
) -> None:
    """C6.3: what is sold leaves the city; all derived boards are those of a city from rows."""
    city = City.from_rows([])
    for one, at in data.draw(laid_cards(owned)):
        cell = city.cell_at(*at)
        assert cell is not None
        city = city.place(Terrain("card", one, 0), cell)
        assert city.rows() == reference.rows_of_cells(_shown(city))
        _compare_with_rows(city, owned)
    while len(city.sellable()) > 0 and data.draw(st.booleans()):
        before = city
        index = data.draw(st.sampled_from(city.sellable()))
        city = city.without(index)
        assert city.rows() == reference.rows_of_cells(_shown(city))
        _compare_with_rows(city, owned)
        kept = [place for number, place in enumerate(_places(before)) if number != index]
        assert _places(city) == (kept if city.cards else [])


def _shown(city: City) -> reference.Cells:
    """What its cards show when the reference implementation places them."""
    return _cells([(one.parcels, city.coordinates(cell)) for one, cell in city.cards])


def _places(city: City) -> list[reference.Cell]:
    return [city.coordinates(cell) for _, cell in city.cards]


def _compare_with_rows(city: City, owned: list[Any]) -> None:
    twin = City.from_rows(city.rows())
    assert twin.rows() == city.rows()
    assert score(twin) == score(city)
    assert twin.size == city.size
    probe = Terrain("probe", ("T.", "h^"), 0)
    places = [
        {
            (row - one.corner[0], column - one.corner[1])
            for row, column in one.places(one.cells(probe, owned))
        }
        for one in (city, twin)
    ]
    assert not city.covered or places[0] == places[1]


# --- C6.3: sales --------------------------------------------------------------------------------


@settings(max_examples=200)
@given(st.data(), few_characters)
def test_c6_3_sellable_cards_of_a_legal_city_are_those_of_the_reference(
    data: st.DataObject, owned: list[str]
) -> None:
    cards = data.draw(laid_cards(owned))
    by = data.draw(st.tuples(place_far_away, place_far_away))
    answer = answer_sellable({"cards": _document(_move(cards, by))})
    assert answer == {"sellable": reference.sellable([at for _, at in cards])}


@settings(max_examples=200)
@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=10))
def test_c6_3_sellable_cards_of_any_heap_are_those_of_the_reference(
    places: list[reference.Cell],
) -> None:
    cards = [{"at": list(at), "parcels": ["..", ".."]} for at in places]
    assert answer_sellable({"cards": cards}) == {"sellable": reference.sellable(places)}


# --- many large cities --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(8))
def test_c4_and_c5_on_hundreds_of_large_cities(batch: int) -> None:
    """Plain random draws: hypothesis prefers small cities, and large ones fill their frame."""
    rng = random.Random(f"large {batch}")
    for _ in range(400):
        owned = rng.sample(CHARACTER_IDS, rng.randrange(8))
        height, width = rng.choice([(8, 8), (8, 8), (7, 8), (8, 6), (9, 8), (8, 9)])
        if max(height, width) == 9 and "captain" not in owned:
            owned.append("captain")
        glyphs = "_" * rng.randrange(12) + "." * rng.randrange(30) + "hh^^TMR" + GLYPHS
        city = ["".join(rng.choices(glyphs, k=width)) for _ in range(height)]
        answer = answer_score({"rows": city, "characters": owned})
        assert answer == reference.score(reference.cells_of_rows(city), owned)
        _compare_places(city, _card("".join(rng.choices(glyphs.strip("_"), k=4))), owned)


# --- random full games --------------------------------------------------------------------------


def seat_mixes() -> list[tuple[str, ...]]:
    """All mixes of C2.1: four to six seats, at least one of them real."""
    return [
        (*["human"] * real, *levels)
        for count in (4, 5, 6)
        for real in range(count, 0, -1)
        for levels in combinations_with_replacement(LEVELS, count - real)
    ]


@pytest.mark.parametrize("number", range(0, len(seat_mixes()), 16))
def test_accounts_hold_after_every_action(number: int) -> None:
    _check_accounts_of_a_game(seat_mixes()[number], f"quick {number}")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(seat_mixes())))
def test_accounts_hold_after_every_action_for_every_mix_of_seats(number: int) -> None:
    _check_accounts_of_a_game(seat_mixes()[number], f"mix {number}")


def _check_accounts_of_a_game(mix: tuple[str, ...], seed: str) -> None:
    rng = random.Random(seed)
    seats = list(mix)
    rng.shuffle(seats)
    table = new_table(seats, seed=seed)
    _check_accounts(table)
    while not table.over:
        decision = rng.choice(table.decisions())
        table.play(decision.seat, _eager_choice(decision.options, rng))
        _check_accounts(table)
    _check_uses(table)


def _check_uses(table: CarsonTable) -> None:
    """C6.1: at most one use in each Era; the Governor once in the whole game."""
    era, uses = 0, Counter[tuple[str, int]]()
    for event in table.events:
        document = event.to_json()
        if document["event"] == "round":
            era = document["era"]
        elif document["event"] == "use":
            uses[document["character"], 0 if document["character"] == "governor" else era] += 1
    assert all(times == 1 for times in uses.values())


def _eager_choice(options: Any, rng: random.Random) -> Any:
    """Any option, but characters and sales more often than chance would have them."""
    rare = [option for option in options if option.word in ("use", "sell", "adopt")]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    if options[0].word == "take" and rng.random() < 0.4:
        return options[0]
    return rng.choice(options)


def _check_accounts(table: CarsonTable) -> None:
    _check_every_terrain_card_is_in_one_place(table)
    _check_every_character_is_in_one_place(table)
    view = table.view(None)
    for number, seat in enumerate(view.seats):
        lowest = {"virtual:intermediate": 2, "virtual:expert": 3}.get(seat.kind, 1)
        assert sorted(seat.hand + seat.spent) == list(range(lowest, lowest + 9))
        assert list(seat.hand) == sorted(seat.hand)
        assert seat.appeal == sum(one.appeal for one in seat.taken) + sum(
            one.appeal
            for one in standard_deck().characters
            if one.id in seat.characters and (number, one.id) not in _find_adopted(table)
        )
        assert set(seat.used) <= set(seat.characters)
        if seat.virtual:
            assert seat.points == seat.appeal
            assert not seat.city.covered
            continue
        cells = _shown(seat.city)
        assert seat.city.rows() == reference.rows_of_cells(cells)
        expected = reference.score(cells, seat.characters, seat.sold)
        assert seat.points == expected["total"]
        assert not cells or reference.fits_frame(cells, seat.characters)
        assert 0 <= seat.sold <= 3
        if table.result is not None:
            assert table.result.scores[number] == expected["total"]


def _check_every_terrain_card_is_in_one_place(table: CarsonTable) -> None:
    piles = [
        one
        for cards, drawn in zip(table._deal.terrain, table._drawn, strict=True)
        for one in cards[drawn:]
    ]
    row = [one for one in table._row if isinstance(one, Terrain)]
    taken = [one for cards in table._taken for one in cards]
    left = [one["id"] for event in _events_named(table, "left") for one in event["terrain"]]
    everywhere = Counter([*(one.id for one in (*piles, *row, *taken)), *left])
    assert everywhere == Counter(one.id for era in standard_deck().terrain for one in era)
    for number, seat in enumerate(table.seats):
        if seat.virtual:
            continue
        lying = Counter(one.id for one, _ in table._cities[number].cards)
        kept = Counter(one.id for one in table._taken[number])
        assert lying <= kept
        holding = table._holding is not None and table._seat == number
        no_place = sum(event["seat"] == number for event in _events_named(table, "no_place"))
        gone = table._sold[number] + no_place + holding
        assert kept.total() - lying.total() == gone


def _check_every_character_is_in_one_place(table: CarsonTable) -> None:
    adopted = {character for _, character in _find_adopted(table)}
    unowned = [*(one.id for one in table._pile), *table._left_over]
    row = [one.id for one in table._row if isinstance(one, Character)]
    owned = [one for held in table._characters for one in held]
    somewhere = [one for one in unowned if one not in adopted] + row + owned
    assert sorted(somewhere) == sorted(CHARACTER_IDS)
    for number, seat in enumerate(table.seats):
        for character in table._characters[number]:
            assert table._owner.get(character) == (None if seat.virtual else number)


def _events_named(table: CarsonTable, name: str) -> list[dict[str, Any]]:
    kinds = {"left": "LeftOver", "no_place": "NoPlace", "adopt": "Adopted"}
    return [event.to_json() for event in table.events if type(event).__name__ == kinds[name]]


def _find_adopted(table: CarsonTable) -> set[tuple[int, str]]:
    return {(event["seat"], event["character"]) for event in _events_named(table, "adopt")}


# --- resampling -------------------------------------------------------------------------


@settings(max_examples=12)
@given(st.integers(0, 200), st.integers(0, 10**6))
def test_resampling_really_deals_anew_what_a_seat_cannot_know(actions: int, number: int) -> None:
    rng = random.Random(number)
    table = new_table(["human", "human", "virtual:expert", "human"], seed=str(number))
    for _ in range(actions):
        if not table.over:
            decision = rng.choice(table.decisions())
            table.apply(decision.seat, rng.choice(decision.options))
    assume(not table.over and table.view(None).round < 9)
    era, drawn = table._era - 1, table._drawn[table._era - 1]
    others = [table.resample(0, rng) for _ in range(60)]
    tops = {other._deal.terrain[era][drawn].id for other in others}
    assert len(tops) > 10
    assert tops <= {one.id for one in table.view(0).unseen_terrain}
    turned = len(table._spent[0])
    cards = {other._deal.virtual[2][era][turned] for other in others if turned < 8}
    assert turned >= 8 or len(cards) > 1
    assert cards <= set(table.view(0).seats[2].hand)
    for other in others:
        _check_accounts(other)
    view = table.view(0)
    if view.bids is not None:
        return
    for seat in (1, 3):  # bids face down
        if table._bids[seat] and len(view.seats[seat].hand) > 2:
            assert len({other._bids[seat] for other in others}) > 1
    assert {other._bids[0] for other in others} == {table._bids[0]}
