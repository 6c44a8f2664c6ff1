"""Carson City in JSON: one view by hand, frames, and places as the commands give them."""

from __future__ import annotations

import json
import random
from typing import Any

from cardtown.core import Decision
from cardtown.games import carson_city
from cardtown.games.carson_city import (
    EMPTY_CITY,
    Bid,
    CarsonView,
    Character,
    City,
    SeatView,
    Sell,
    Terrain,
    standard_deck,
)
from cardtown.games.carson_city.queries import answer_placements, answer_sellable
from cardtown.server.format import shapes

HOUSE_AND_SALOON = Terrain("I-01", ("h.", ".S"), 5)
MINE = Terrain("I-02", ("M^", ".."), 4)
BANKER = Character("banker", 7, ("cow", "hat", "star", "boot", "cactus", "horseshoe"))


def city_of(*cards: tuple[Terrain, int, int]) -> City:
    city = EMPTY_CITY
    for card, row, column in cards:
        cell = city.cell_at(row, column)
        assert cell is not None
        city = city.place(card, cell)
    return city


def a_seat(**facts: Any) -> SeatView:
    usual: dict[str, Any] = {
        "name": "Ada",
        "kind": "human",
        "suit": "hat",
        "hand": (1, 2),
        "spent": (9,),
        "characters": (),
        "used": (),
        "city": EMPTY_CITY,
        "sold": 0,
        "taken": (),
        "appeal": 0,
        "bonus": 0,
        "lawyer": False,
        "two_picks": True,
    }
    return SeatView(**usual | facts)


def a_view(*seats: SeatView) -> CarsonView:
    return CarsonView(
        seat=0,
        seats=seats,
        deck=standard_deck(),
        era=1,
        round=2,
        phase="bid",
        row=(BANKER, MINE),
        tiebreak=BANKER.back,
        skull=False,
        deciding=(1,),
        bid=7,
        bids=None,
        order=(),
        second_pick=False,
        placing=None,
        returned=("cowboy",),
        left_over=("singer",),
        unseen_terrain=(MINE,),
        unseen_characters=("teacher",),
        terrain_left=1,
        over=False,
        winners=(),
    )


def document(view: CarsonView) -> Any:
    return json.loads(shapes.to_bytes(shapes.of("carson-city").view(view)))


def frame(city: City, *characters: str) -> Any:
    return document(a_view(a_seat(city=city, characters=characters)))["seats"][0]["city"]["frame"]


def test_a_view_by_hand() -> None:
    ada = a_seat(
        characters=("doctor",),
        used=("doctor",),
        city=city_of((HOUSE_AND_SALOON, 0, 0), (MINE, 0, 2)),
        taken=(HOUSE_AND_SALOON, MINE),
        appeal=13,
        bonus=2,
    )
    virtual = a_seat(name="Bo", kind="virtual:expert", suit="cow", taken=(MINE,), appeal=4)
    mine = {"id": "I-02", "parcels": ["M^", ".."], "appeal": 4}
    suits = ["cow", "hat", "star", "boot", "cactus", "horseshoe"]
    assert document(a_view(ada, virtual)) == {
        "seat": 0,
        "seats": [
            {
                "name": "Ada",
                "kind": "human",
                "suit": "hat",
                "hand": [1, 2],
                "spent": [9],
                "characters": ["doctor"],
                "used": ["doctor"],
                "city": {
                    "rows": ["h.M^", ".S.."],
                    "origin": [0, 0],
                    "cards": [
                        {"id": "I-01", "parcels": ["h.", ".S"], "at": [0, 0]},
                        {"id": "I-02", "parcels": ["M^", ".."], "at": [0, 2]},
                    ],
                    "frame": {"rows": [-6, 7], "columns": [-4, 7]},
                },
                "sold": 0,
                "taken": [{"id": "I-01", "parcels": ["h.", ".S"], "appeal": 5}, mine],
                "appeal": 13,
                "bonus": 2,
                "lawyer": False,
                "two_picks": True,
                "points": 9,
                "score": {
                    "lines": {
                        "ranches": 0,
                        "mines": 2,
                        "drugstores": 0,
                        "banks": 0,
                        "saloons": 2,
                        "general_store_city_hall": 0,
                        "ranch_symbols": 0,
                        "mine_symbols": 0,
                        "house_symbols": 0,
                        "hotels": 0,
                        "city_hall": 0,
                        "outlaws": 0,
                        "characters": 5,
                    },
                    "characters": {"doctor": 5},
                    "total": 9,
                },
            },
            {
                "name": "Bo",
                "kind": "virtual:expert",
                "suit": "cow",
                "hand": [1, 2],
                "spent": [9],
                "characters": [],
                "used": [],
                "city": {
                    "rows": [],
                    "origin": [0, 0],
                    "cards": [],
                    "frame": {"rows": [-6, 7], "columns": [-6, 7]},
                },
                "sold": 0,
                "taken": [mine],
                "appeal": 4,
                "bonus": 0,
                "lawyer": False,
                "two_picks": True,
                "points": 4,
                "score": None,
            },
        ],
        "era": 1,
        "round": 2,
        "phase": "bid",
        "row": [{"id": "banker", "appeal": 7, "back": suits, "skull": False}, mine],
        "tiebreak": suits,
        "skull": False,
        "deciding": [1],
        "bid": 7,
        "bids": None,
        "order": [],
        "second_pick": False,
        "placing": None,
        "returned": ["cowboy"],
        "left_over": ["singer"],
        "unseen_terrain": [mine],
        "unseen_characters": ["teacher"],
        "terrain_left": 1,
        "over": False,
        "winners": [],
    }


def test_a_decision_by_hand() -> None:
    decision: Decision[Any] = Decision(0, "bid", (Bid(2), Sell(0)))
    shape = shapes.of("carson-city").decision(decision, a_view(a_seat()))
    assert json.loads(shapes.to_bytes(shape)) == {
        "seat": 0,
        "kind": "bid",
        "options": [
            {"text": "bid 2", "action": "bid", "card": 2},
            {"text": "sell 0", "action": "sell", "index": 0},
        ],
    }


def test_c4_2_the_frame_has_the_rows_and_columns_that_may_still_be_used() -> None:
    tall = city_of(*((MINE, row, 0) for row in range(0, 8, 2)))
    assert frame(tall) == {"rows": [0, 7], "columns": [-6, 7]}
    wide = city_of((MINE, 0, 0), (MINE, 0, -2), (MINE, 1, 2))
    assert frame(wide) == {"rows": [-5, 7], "columns": [-4, 5]}


def test_c4_2_the_captain_gives_one_row_or_column_more() -> None:
    assert frame(EMPTY_CITY, "captain") == {"rows": [-7, 8], "columns": [-7, 8]}
    tall = city_of(*((MINE, row, 0) for row in (0, 2, 4, 6, 7)))
    assert frame(tall, "captain") == {"rows": [0, 8], "columns": [-6, 7]}


def test_options_are_where_the_commands_find_places_and_sales() -> None:
    """The commands start from the rows and cards of the view, so these must be right as well."""
    rng = random.Random(4)
    asked = {"place": 0, "sell": 0}
    for number in range(6):
        table = carson_city.new_table(["human"] * 4, seed=f"places {number}")
        while not table.over:
            for decision in table.decisions():
                check_options(table.view(decision.seat), decision, asked)
            decision = rng.choice(table.decisions())
            table.apply(decision.seat, rng.choice(decision.options))
    assert all(asked.values())


def check_options(view: CarsonView, decision: Decision[Any], asked: dict[str, int]) -> None:
    shape = shapes.of("carson-city").decision(decision, view)
    options = json.loads(shapes.to_bytes(shape))["options"]
    whole = document(view)
    seat = whole["seats"][decision.seat]
    city = seat["city"]
    if decision.kind == "place":
        question = {
            "rows": city["rows"],
            "card": whole["placing"]["parcels"],
            "characters": seat["characters"],
        }
        top, left = city["origin"]
        places = [[top + r, left + c] for r, c in answer_placements(question)["placements"]]
        assert [option["at"] for option in options] == places
        (first_row, last_row), (first_column, last_column) = city["frame"].values()
        for row, column in places:
            assert first_row <= row < last_row
            assert first_column <= column < last_column
        asked["place"] += 1
    sales = [option["index"] for option in options if option["action"] == "sell"]
    if sales:
        cards = [{"at": card["at"], "parcels": card["parcels"]} for card in city["cards"]]
        assert sales == answer_sellable({"cards": cards})["sellable"]
        asked["sell"] += 1
