"""Card City in JSON: one view by hand, and districts as the commands see them."""

from __future__ import annotations

import json
import random
from typing import Any

from cardtown.core import Decision
from cardtown.games import card_city
from cardtown.games.card_city import (
    FIRST_CITY,
    Buy,
    CardCityView,
    City,
    Divide,
    Holding,
    OfferView,
    Pass,
    SeatView,
)
from cardtown.games.card_city.queries import answer_developments, answer_income
from cardtown.server.format import shapes


def city_of(*buildings: tuple[str, int, int]) -> City:
    city = FIRST_CITY
    for kind, row, column in buildings:
        cell = city.cell_at(row, column)
        assert cell is not None
        city = city.place(kind, cell)
    return city


def a_view(city: City = FIRST_CITY, reserve: str = "CCIR", hand: str = "", **facts: Any) -> Any:
    seat = SeatView(
        name="Ada",
        kind="human",
        city=city,
        coins=7,
        purchases=1,
        price=10,
        hand=Holding(hand, 1),
        stage="wait",
        grown=FIRST_CITY.covered,
    )
    offer = OfferView(0, 1, open="CR", shown="P", hidden=Holding("", 1), lot=None)
    usual: dict[str, Any] = {
        "seat": None,
        "seats": (seat,),
        "once": True,
        "joining": False,
        "round": 3,
        "first": 0,
        "phase": "choose",
        "deciding": (1,),
        "offers": (offer,),
        "reserve": reserve,
        "discarded": "L",
        "deck_left": 5,
        "under": Holding("LC", 0),
        "unseen": "CIIPRR",
        "over": False,
        "winners": (),
    }
    return CardCityView(**usual | facts)


def document(view: CardCityView) -> Any:
    return json.loads(shapes.to_bytes(shapes.of("card-city").view(view)))


def district(city: City, **facts: Any) -> Any:
    """The first district of the city."""
    return document(a_view(city, **facts))["seats"][0]["city"]["districts"][0]


def decision_json(kind: str, *options: Any, view: CardCityView) -> Any:
    decision: Decision[Any] = Decision(0, kind, options)
    return json.loads(shapes.to_bytes(shapes.of("card-city").decision(decision, view)))


def test_a_view_by_hand() -> None:
    city = city_of(("R", 0, 1), ("L", 1, 1), ("C", 2, 1))
    assert document(a_view(city, hand="R")) == {
        "seat": None,
        "seats": [
            {
                "name": "Ada",
                "kind": "human",
                "city": {
                    "rows": ["MR", "_L", "_C"],
                    "origin": [0, 0],
                    "frame": {"rows": [-2, 4], "columns": [-3, 4]},
                    "limit": 5,
                    "capacity": 5,
                    "room": 1,
                    "income": 2,
                    "districts": [
                        {
                            "kind": "R",
                            "cells": [[0, 1]],
                            "size": 1,
                            "has": 2,
                            "needs": 2,
                            "state": "can-grow",
                            "grows_at": [[-1, 1], [0, 2]],
                        },
                        {
                            "kind": "C",
                            "cells": [[2, 1]],
                            "size": 1,
                            "has": 0,
                            "needs": 2,
                            "state": "needs",
                            "grows_at": [],
                        },
                    ],
                },
                "coins": 7,
                "purchases": 1,
                "price": 10,
                "hand": {"known": ["R"], "unknown": 1},
                "stage": "wait",
                "grown": [[0, 0]],
                "points": -19,
                "score": {
                    "lines": {"residential": 1, "free_cells": -21, "coins": 1},
                    "total": -19,
                },
            }
        ],
        "switches": {"development": "once", "joining": "forbidden"},
        "round": 3,
        "first": 0,
        "phase": "choose",
        "deciding": [1],
        "offers": [
            {
                "divider": 0,
                "chooser": 1,
                "open": ["C", "R"],
                "shown": ["P"],
                "hidden": {"known": [], "unknown": 1},
                "lot": None,
            }
        ],
        "reserve": {"C": 2, "I": 1, "L": 0, "M": 0, "P": 0, "R": 1},
        "discarded": {"C": 0, "I": 0, "L": 1, "M": 0, "P": 0, "R": 0},
        "deck_left": 5,
        "under": {"known": ["L", "C"], "unknown": 0},
        "unseen": {"C": 1, "I": 2, "L": 0, "M": 0, "P": 1, "R": 2},
        "over": False,
        "winners": [],
    }


def test_decisions_by_hand() -> None:
    assert decision_json("buy", Buy(-1, 2), Pass(), view=a_view()) == {
        "seat": 0,
        "kind": "buy",
        "options": [
            {"text": "buy -1 2", "action": "buy", "at": [-1, 2]},
            {"text": "pass", "action": "pass"},
        ],
    }
    divide = Divide((0, 1), (2,), (3,))
    assert decision_json("divide", divide, view=a_view(hand="CIRR")) == {
        "seat": 0,
        "kind": "divide",
        "cards": ["C", "I", "R", "R"],
        "sizes": [2, 1, 1],
    }


def test_k4_5_a_district_says_what_keeps_it_from_growing() -> None:
    beside_two = (("R", 0, 1), ("L", 1, 1))
    assert district(city_of(*beside_two))["state"] == "can-grow"
    assert district(city_of(*beside_two), reserve="C")["state"] == "no-reserve"
    full = city_of(*beside_two, ("P", 1, 0), ("P", 2, 0))
    assert district(full)["state"] == "limit-reached"
    enclosed = city_of(*beside_two, ("P", -1, 1), ("I", 1, 2), ("P", 0, 2))
    assert district(enclosed)["state"] == "no-cell"
    assert district(city_of(("R", 0, 1)))["state"] == "needs"


def test_k4_4_where_joining_is_allowed_districts_grow_beside_others() -> None:
    city = city_of(("I", 0, -1), ("R", 0, 1), ("L", 1, 1), ("P", 1, 2), ("R", 0, 3))
    alone = district(city)
    assert (alone["cells"], alone["grows_at"]) == ([[0, 1]], [[-1, 1]])
    assert district(city, joining=True)["grows_at"] == [[-1, 1], [0, 2]]


def test_districts_grow_and_cities_earn_as_the_commands_say() -> None:
    rng = random.Random(6)
    grown = 0
    for number in range(8):
        table = card_city.new_table(["human"] * 3, seed=f"districts {number}")
        while not table.over:
            view = document(table.view(None))
            for seat in view["seats"]:
                grown += check_city(seat["city"], view["reserve"])
            decision = rng.choice(table.decisions())
            table.apply(decision.seat, rng.choice(decision.options))
    assert grown


def check_city(city: Any, reserve: dict[str, int]) -> int:
    rows = city["rows"]
    assert city["income"] == answer_income({"rows": rows})["income"]
    top, left = city["origin"]
    expected = [
        (
            one["kind"],
            [[top + r, left + c] for r, c in one["district"]],
            [top + one["at"][0], left + one["at"][1]],
        )
        for one in answer_developments({"rows": rows, "reserve": reserve})["developments"]
    ]
    shown = sorted(
        (one["kind"], one["cells"], at) for one in city["districts"] for at in one["grows_at"]
    )
    assert shown == expected
    assert all((one["state"] == "can-grow") == bool(one["grows_at"]) for one in city["districts"])
    assert all(one["size"] == len(one["cells"]) for one in city["districts"])
    return len(shown)
