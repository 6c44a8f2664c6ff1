"""The questions of `cardtown score|placements|developments|income card-city`, and bad input."""

from __future__ import annotations

from typing import Any

import pytest

from cardtown.core import BadInput, documents
from cardtown.games import card_city

ANSWER = card_city.GAME.queries


def test_there_are_six_questions() -> None:
    assert list(ANSWER) == [
        *("score", "earnings", "placements", "developments", "income", "doubts")
    ]


def test_score() -> None:
    answer = ANSWER["score"]({"rows": ["_R_L_", "_M___"], "coins": 7})
    assert answer == {"lines": {"residential": 1, "free_cells": -22, "coins": 1}, "total": -20}


@pytest.mark.parametrize("rows", [[], [""], ["", ""], ["____"], ["..", "__"]])
def test_an_empty_city_is_minus_25(rows: list[str]) -> None:
    assert ANSWER["score"]({"rows": rows, "coins": 0})["total"] == -25
    assert ANSWER["income"]({"rows": rows}) == {"income": 1}
    reserve = {"R": 1, "C": 1}
    assert ANSWER["developments"]({"rows": rows, "reserve": reserve}) == {"developments": []}


def test_laws_and_limit_are_not_checked_in_a_score() -> None:
    rows = ["RIRIR", "RRRRR", "MMMMM", "CCCCC", "LLLLL"]
    assert ANSWER["score"]({"rows": rows, "coins": 0})["lines"]["residential"] == 36


def test_placements_in_the_coordinates_of_the_input() -> None:
    question = {"rows": ["____", "__M_"], "card": "R", "coins": 0}
    assert ANSWER["placements"](question) == {"placements": [[0, 2], [1, 1], [1, 3], [2, 2]]}
    question = {"rows": ["M"], "card": "I", "coins": 0}
    assert ANSWER["placements"](question) == {"placements": [[-1, 0], [0, -1], [0, 1], [1, 0]]}


def test_placements_of_a_leisure_cost_coins() -> None:
    assert ANSWER["placements"]({"rows": ["M"], "card": "L", "coins": 4}) == {"placements": []}
    assert len(ANSWER["placements"]({"rows": ["M"], "card": "L", "coins": 5})["placements"]) == 4


def test_rows_may_be_padded_to_any_width() -> None:
    rows = ["_" * 300] * 50 + ["_" * 200 + "MPPPI" + "_" * 95]
    answer = ANSWER["placements"]({"rows": rows, "card": "I", "coins": 0})
    assert len(answer["placements"]) == 10
    assert [50, 199] not in answer["placements"]


def test_developments_by_kind_district_and_cell() -> None:
    rows = ["_____", "MRCRL", "I____"]
    answer = ANSWER["developments"]({"rows": rows, "reserve": {"R": 10, "C": 12}})
    assert answer == {
        "developments": [
            {"kind": "C", "district": [[1, 2]], "at": [0, 2]},
            {"kind": "C", "district": [[1, 2]], "at": [2, 2]},
        ]
    }
    rows = ["MRL__", "__C__", "_MRLI"]
    answer = ANSWER["developments"]({"rows": rows, "reserve": {"R": 1}})
    assert [one["district"] for one in answer["developments"]] == [[[0, 1]], [[0, 1]], [[2, 2]]]
    assert {one["kind"] for one in answer["developments"]} == {"R"}


def test_a_kind_missing_from_the_reserve_is_0() -> None:
    rows = ["MRL"]
    assert ANSWER["developments"]({"rows": rows, "reserve": {}}) == {"developments": []}
    assert ANSWER["developments"]({"rows": rows, "reserve": {"C": 5}}) == {"developments": []}
    assert len(ANSWER["developments"]({"rows": rows, "reserve": {"R": 1}})["developments"]) == 2
    full = {"R": 1, "C": 5, "L": 3, "M": 0, "I": 2, "P": 4}
    assert len(ANSWER["developments"]({"rows": rows, "reserve": full})["developments"]) == 2


def test_income() -> None:
    assert ANSWER["income"]({"rows": ["CC_C", "M___"]}) == {"income": 5}


GOOD: dict[str, dict[str, Any]] = {
    "score": {"rows": ["M"], "coins": 0},
    "placements": {"rows": ["M"], "card": "R", "coins": 0},
    "developments": {"rows": ["M"], "reserve": {"R": 1}},
    "income": {"rows": ["M"]},
}


@pytest.mark.parametrize("name", GOOD)
def test_a_missing_or_unknown_key(name: str) -> None:
    ANSWER[name](GOOD[name])
    for key in GOOD[name]:
        with pytest.raises(BadInput) as refusal:
            ANSWER[name]({one: value for one, value in GOOD[name].items() if one != key})
        assert refusal.value.field == key
    with pytest.raises(BadInput) as refusal:
        ANSWER[name]({**GOOD[name], "colour": 1})
    assert refusal.value.field == '"colour"'
    documents_of_another_kind: list[Any] = [None, [], "M", 5]
    for document in documents_of_another_kind:
        with pytest.raises(BadInput) as refusal:
            ANSWER[name](document)
        assert refusal.value.field == "input"


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize(
    ("rows", "field"),
    [
        (None, "rows"),
        ("M", "rows"),
        ([1], "rows"),
        (["M", None], "rows"),
        (["M_", "M"], "rows[1]"),
        (["Mx"], "rows[0]"),
        (["m"], "rows[0]"),
        (["M ", "__"], "rows[0]"),
        (["M\nM"], "rows[0]"),
        (["MPPPPP"], "rows"),
        (["M____P"], "rows"),
        (["M"] * 6, "rows"),
    ],
)
def test_rows_that_are_not_a_city(name: str, rows: Any, field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        ANSWER[name]({**GOOD[name], "rows": rows})
    assert refusal.value.field == field
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("name", ["score", "placements"])
@pytest.mark.parametrize("coins", [-1, None, True, 1.0, "5", []])
def test_coins_that_are_not_a_count(name: str, coins: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        ANSWER[name]({**GOOD[name], "coins": coins})
    assert refusal.value.field == "coins"


@pytest.mark.parametrize("card", ["M", "X", "", "RC", "r", None, 1, ["R"], "_"])
def test_cards_that_cannot_be_built(card: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        ANSWER["placements"]({**GOOD["placements"], "card": card})
    assert refusal.value.field == "card"


def test_placements_need_a_building() -> None:
    with pytest.raises(BadInput) as refusal:
        ANSWER["placements"]({"rows": ["__"], "card": "R", "coins": 0})
    assert refusal.value.field == "rows"


@pytest.mark.parametrize(
    ("reserve", "field"),
    [
        ({"L": -1}, "reserve.L"),
        (None, "reserve"),
        ([], "reserve"),
        ({"X": 1}, 'reserve."X"'),
        ({"CI": 1}, 'reserve."CI"'),
        ({"R": -1}, "reserve.R"),
        ({"C": 1.0}, "reserve.C"),
        ({"R": True}, "reserve.R"),
        ({"R": None}, "reserve.R"),
    ],
)
def test_malformed_reserves(reserve: Any, field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        ANSWER["developments"]({"rows": ["M"], "reserve": reserve})
    assert refusal.value.field == field


def test_numbers_of_5000_digits_name_their_field() -> None:
    document = documents.parse(b'{"rows": ["M"], "coins": ' + b"9" * 5000 + b"}")
    with pytest.raises(BadInput) as refusal:
        ANSWER["score"](document)
    assert refusal.value.field == "coins"
