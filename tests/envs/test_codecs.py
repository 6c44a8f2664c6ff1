"""Observations and action numbers: nothing hidden, nothing lost, nothing out of bounds."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations_with_replacement
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cardtown import games
from cardtown.core import Decision, Table
from cardtown.envs.card_city import DECK_KINDS, CardCityCodec
from cardtown.envs.codec import Codec
from cardtown.envs.parts import codec_for
from cardtown.games import carson_city
from cardtown.games.boards import bits
from cardtown.games.card_city.buildings import KINDS
from cardtown.games.card_city.lots import divisions
from cardtown.games.carson_city import CHARACTER_IDS, City, Place, Sell, Terrain
from cardtown.games.carson_city.city import EMPTY_CITY
from cardtown.games.carson_city.elements import GLYPHS

TABLES = [
    ("carson-city", ["human"] * 4, {}),
    ("carson-city", ["human", "virtual:novice", "human", "virtual:expert", "human", "human"], {}),
    ("card-city", ["human"], {}),
    ("card-city", ["human"] * 2, {"development": "once"}),
    ("card-city", ["human"] * 3, {"joining": "allowed"}),
    ("card-city", ["human"] * 4, {}),
]
EACH_TABLE = pytest.mark.parametrize(
    ("game", "seats", "options"), TABLES, ids=[f"{game}-{len(seats)}" for game, seats, _ in TABLES]
)


def observe(codec: Codec[Any], table: Table[Any, Any], seat: int) -> np.ndarray:
    return codec.encode(table.view(seat))


def may_do(game: str, table: Table[Any, Any], seat: int) -> list[int]:
    codec = codec_for(game, len(table.seats))
    codec.resume()
    decision = table.decision(seat)
    return list(codec.numbers(decision, lambda: table.view(seat))) if decision else []


def telling(view: Any) -> Callable[[], Any]:
    """A view as codecs ask for it."""
    return lambda: view


@EACH_TABLE
def test_every_option_has_a_number_of_its_own_that_leads_back(
    game: str, seats: list[str], options: dict[str, Any]
) -> None:
    rng = random.Random(3)
    followed, fresh = codec_for(game, len(seats)), codec_for(game, len(seats))
    met: set[str] = set()
    for deal in range(12):
        table = games.get(game).new_table(seats, seed=f"codec {deal}", options=options)
        followed.begin()
        while pending := table.decisions():
            for decision in pending:
                view = table.view(decision.seat)
                numbers = list(followed.numbers(decision, telling(view)))
                fresh.resume()
                assert numbers == list(fresh.numbers(decision, telling(view)))
                assert len(numbers) == len(decision.options)
                assert numbers == sorted(set(numbers)), "numbers are in the order of the options"
                assert followed.actions.mask(numbers).nonzero()[0].tolist() == sorted(numbers)
                words = {followed.actions.label(number).split()[0] for number in numbers}
                assert words == {option.word for option in decision.options}
                met |= words
                choice = rng.randrange(len(numbers))
                option = decision.options[numbers.index(numbers[choice])]
                assert option == decision.options[choice]
                table.apply(decision.seat, option)
                followed.note(decision.seat, option)
    assert met == {block.word for block in followed.actions.blocks}, "too few games"


@EACH_TABLE
def test_observations_show_no_hidden_facts_and_stay_within_bounds(
    game: str, seats: list[str], options: dict[str, Any]
) -> None:
    rng = random.Random(5)
    codec = codec_for(game, len(seats))
    low, high = codec.observation.bounds()
    for deal in range(2):
        table = games.get(game).new_table(seats, seed=f"bounds {deal}", options=options)
        codec.begin()
        while pending := table.decisions():
            for viewer in range(len(seats)):
                vector = observe(codec, table, viewer)
                assert (vector >= low).all()
                assert (vector <= high).all()
                if rng.random() < 0.2:
                    other = codec_for(game, len(seats))
                    hidden = table.resample(viewer, rng)
                    twin = observe(other, hidden, viewer)
                    assert (vector == twin).all(), "an observation tells what its seat can't know"
                    assert (observe(other, table, viewer) == vector).all()
                    assert may_do(game, table, viewer) == may_do(game, hidden, viewer)
            decision = rng.choice(pending)
            table.play(decision.seat, rng.choice(decision.options))
        assert (observe(codec, table, 0) <= high).all()


@EACH_TABLE
def test_an_observation_is_that_of_its_view_whatever_was_seen_before(
    game: str, seats: list[str], options: dict[str, Any]
) -> None:
    """One codec for several tables in progress, as a search uses it."""
    rng = random.Random(9)
    shared = codec_for(game, len(seats))
    tables = [games.get(game).new_table(seats, seed=f"{n}", options=options) for n in range(3)]
    while going := [table for table in tables if not table.over]:
        table = rng.choice(going)
        decision = rng.choice(table.decisions())
        table.play(decision.seat, rng.choice(decision.options))
        if rng.random() < 0.5:
            viewer = rng.randrange(len(seats))
            alone = observe(codec_for(game, len(seats)), table, viewer)
            assert (observe(shared, table, viewer) == alone).all()


@pytest.mark.slow
def test_a_city_is_shown_as_it_stands() -> None:
    """Parcel by parcel and card by card, also after sales and for growth in any direction."""
    rng = random.Random(7)
    codec = codec_for("carson-city", 4)
    sold = 0
    for deal in range(12):
        table = carson_city.new_table(["human"] * 4, seed=f"city {deal}")
        codec.begin()
        while pending := table.decisions():
            decision = rng.choice(pending)
            sales = [option for option in decision.options if isinstance(option, Sell)]
            table.play(decision.seat, rng.choice(sales or decision.options))
            sold += bool(sales)
            fields = codec.observation.unpack(observe(codec, table, 0))
            for seat, one in enumerate(table.view(0).seats):
                shown = fields[f"seats[{seat}].city"]
                assert glyphs(shown) == [row.ljust(9, "_") for row in one.city.rows()]
                assert shown.sum() == one.city.covered.bit_count()
                assert fields[f"seats[{seat}].cards"].tolist() == places(one.city)
                assert tuple(fields[f"seats[{seat}].size"]) == one.city.size
    assert sold > 3, "too few sales"


def glyphs(planes: np.ndarray) -> list[str]:
    """The rows of a city's planes, down to the last one that shows anything."""
    rows = ["".join(_glyph(planes[:, row, column]) for column in range(9)) for row in range(9)]
    return [row for row in rows if row.strip("_")]


def _glyph(shown: np.ndarray) -> str:
    return f".{GLYPHS}"[shown.argmax()] if shown.any() else "_"


def places(city: City) -> list[list[float]]:
    """The cards of a city, counted from its corner; no card: zeros."""
    top, left = city.corner
    at = [city.coordinates(cell) for _, cell in city.cards]
    found = [[1.0, row - top, column - left] for row, column in at]
    return found + [[0.0, 0.0, 0.0]] * (19 - len(found))


def test_an_observation_says_what_the_view_says() -> None:
    table = carson_city.new_table(["human"] * 4, seed="fields")
    rng = random.Random(1)
    codec = codec_for("carson-city", 4)
    for _ in range(150):
        decision = rng.choice(table.decisions())
        table.play(decision.seat, rng.choice(decision.options))
    view = table.view(2)
    fields = codec.observation.unpack(observe(codec, table, 2))
    assert fields["round"][0] == view.round
    assert fields["seats[0].points"][0] == view.seats[2].points
    assert fields["seats[1].city"].sum() == view.seats[3].city.covered.bit_count()
    owned = [CHARACTER_IDS[index] for index in fields["seats[3].characters"].nonzero()[0]]
    assert set(owned) == set(view.seats[1].characters)
    city = view.seats[2].city
    shown = fields["seats[0].city"]
    height, width = fields["seats[0].size"].astype(int)
    rows = city.rows()
    assert (height, width) == (len(rows), len(rows[0]))
    for row, line in enumerate(rows):
        for column, glyph in enumerate(line):
            assert shown[:, row, column].any() == (glyph != "_")


def test_an_observation_of_card_city_says_what_the_view_says() -> None:
    rng = random.Random(1)
    codec = codec_for("card-city", 3)
    for deal in range(3):
        table = games.get("card-city").new_table(["human"] * 3, seed=f"fields {deal}")
        codec.begin()
        while pending := table.decisions():
            view = table.view(1)
            fields = codec.observation.unpack(codec.encode(view))
            assert fields["deciding"].nonzero()[0].tolist() == sorted(
                (seat - 1) % 3 for seat in view.deciding
            )
            assert fields["reserve"].tolist() == [view.reserve.count(kind) for kind in KINDS]
            for number in range(2):
                offer = view.offers[number] if number < len(view.offers) else None
                hidden = offer.hidden.unknown if offer else 0
                assert fields[f"offers[{number}].hidden_unknown"][0] == hidden
                chosen = [offer is not None and offer.lot == lot for lot in ("open", "mixed")]
                assert fields[f"offers[{number}].chosen"].tolist() == chosen
            for step in range(3):
                one = view.seats[(1 + step) % 3]
                assert fields[f"seats[{step}].points"][0] == one.points
                assert fields[f"seats[{step}].hand_unknown"][0] == one.hand.unknown
                for kind, plane in zip(KINDS, fields[f"seats[{step}].city"], strict=True):
                    stands = "".join(one.city.rows()).count(kind)
                    assert plane.sum() == stands
            decision = rng.choice(pending)
            table.play(decision.seat, rng.choice(decision.options))


def test_places_after_a_sale_count_from_the_new_corner() -> None:
    """A seat sells its corner card; bots may have placed in between without being asked."""
    card = Terrain("x", ("..", ".."), 1)
    city: City = EMPTY_CITY
    for row, column in ((0, 0), (2, 0), (4, 0)):
        cell = city.cell_at(row, column)
        assert cell is not None
        city = city.place(card, cell)
    codec = codec_for("carson-city", 4)
    for row in (0, 2, 4):
        codec.note(0, Place(row, 0))
    codec.note(0, Sell(0))
    after = city.without(0)
    codec.note(0, Place(6, 0))

    looked = SimpleNamespace(seats=(SimpleNamespace(city=after),))
    decision = Decision(0, "place", [Place(2, 0), Place(3, 1)])
    numbers = codec.numbers(decision, lambda: looked)
    assert [codec.actions.label(number) for number in numbers] == ["place 0 0", "place 1 1"]


def test_every_legal_place_of_any_city_has_a_number() -> None:
    """Cities of all sizes, with the Captain: the frame of offsets from −7 to 7 is enough."""
    card = Terrain("x", ("..", ".."), 1)
    for rows in (["....."] * 2, [".."], [".."] * 9, ["........"] * 9, ["........."] * 2):
        city = City.from_rows([*rows, ".." + "_" * (len(rows[0]) - 2)][:9])
        top, left = city.corner
        for cell in bits(city.cells(card, ["captain"])):
            row, column = city.coordinates(cell)
            assert abs(row - top) <= 7
            assert abs(column - left) <= 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_division_of_every_hand_has_a_number_of_its_own(seats: int) -> None:
    codec = CardCityCodec(seats)
    for size in range(4, 2 * seats + 1, 2):
        for hand in combinations_with_replacement(DECK_KINDS, size):
            holder = SimpleNamespace(hand=SimpleNamespace(known="".join(hand)))
            looked = SimpleNamespace(seats=(holder,))
            options = divisions("".join(hand))
            numbers = codec.numbers(Decision(0, "divide", options), telling(looked))
            assert len(set(numbers)) == len(options)
            assert codec.actions.label(max(numbers)).startswith("divide ")


def test_names_of_action_numbers_are_all_different() -> None:
    for game, seats, _ in TABLES:
        actions = codec_for(game, len(seats)).actions
        labels = [actions.label(number) for number in range(actions.size)]
        assert len(set(labels)) == actions.size
        with pytest.raises(ValueError, match="action numbers go from 0"):
            actions.label(actions.size)
