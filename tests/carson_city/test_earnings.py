"""`earnings` of Carson City: the score, and the parcels that it comes from."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown.core import BadInput
from cardtown.games.carson_city.queries import answer_earnings, answer_score
from cardtown.games.carson_city.scoring import LINES
from tests.carson_city.test_properties import characters, padded, rows


def test_every_building_says_what_it_earns_or_costs_and_on_which_line() -> None:
    answer = answer_earnings({"rows": ["_h.^", "_BM^", "_!R_"]})
    assert answer["earnings"] == [
        {"line": "mines", "at": [1, 2], "points": 4},
        {"line": "banks", "at": [1, 1], "points": 1},
        {"line": "mine_symbols", "at": [1, 1], "points": 1},
        {"line": "outlaws", "at": [2, 1], "points": -6},
    ]


def test_places_are_those_of_the_cards_that_were_given() -> None:
    cards = [{"at": [-3, 1_000_000], "parcels": ["H.", ".."]}]
    assert answer_earnings({"cards": cards})["earnings"] == [
        {"line": "hotels", "at": [-3, 1_000_000], "points": 3}
    ]


@given(data=st.data(), owned=characters)
def test_what_the_parcels_earn_adds_up_to_the_score(data: st.DataObject, owned: list[str]) -> None:
    document = {
        "rows": data.draw(rows(captain="captain" in owned).flatmap(padded)),
        "characters": owned,
    }
    answer = answer_earnings(document)
    earnings = answer.pop("earnings")
    assert answer == answer_score(document)
    sums: defaultdict[str, int] = defaultdict(int)
    for one in earnings:
        row, column = one["at"]
        assert document["rows"][row][column] not in "_."
        assert one["points"]
        sums[one["line"]] += one["points"]
    assert all(answer["lines"][line] == sums[line] for line in LINES if line != "characters")
    assert "characters" not in sums
    order = [(LINES.index(one["line"]), one["at"]) for one in earnings]
    assert order == sorted(order)


def test_a_city_that_score_refuses_is_refused() -> None:
    with pytest.raises(BadInput, match=r"rows\[0\]"):
        answer_earnings({"rows": ["?"]})
