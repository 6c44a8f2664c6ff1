"""Doubts about a typed city: what the rules would not have let its owner build."""

from __future__ import annotations

from typing import Any

import pytest

from cardtown.core import BadInput
from cardtown.games.carson_city.queries import answer_doubts


def doubted(*rows: str, characters: list[str] | None = None) -> list[tuple[str, str, list[Any]]]:
    """Rule, text and cells of every doubt."""
    found = answer_doubts({"rows": list(rows), "characters": characters or []})["doubts"]
    return [(one["rule"], one["text"]["id"], one["at"]) for one in found]


def test_a_city_that_could_be_built_raises_no_doubt() -> None:
    assert doubted() == []
    assert doubted("________", "_hM_____", "_.^_____") == []
    assert doubted(*["h" * 8] * 8) == []


def test_c4_2_nine_parcels_need_the_captain() -> None:
    long = "h" * 9
    assert doubted(long, long) == [("C4.2", "doubt-carson-captain", [])]
    assert doubted(long, long, characters=["captain"]) == []
    assert doubted(*["hh"] * 9) == [("C4.2", "doubt-carson-captain", [])]


def test_c4_2_no_captain_allows_nine_by_nine() -> None:
    square = ["h" * 9] * 9
    assert doubted(*square) == [("C4.2", "doubt-carson-larger", [])]
    assert doubted(*square, characters=["captain"]) == [
        ("C4.2", "doubt-carson-larger-than-captain", [])
    ]


def test_the_sentence_says_how_large_the_city_is() -> None:
    (doubt,) = answer_doubts({"rows": ["_" * 20 + "h" * 9]})["doubts"]
    assert doubt["text"]["arguments"] == {"height": 1, "width": 9}
    assert doubt["says"].startswith("the city is 1 × 9 parcels;")


def test_c4_3_parcels_that_touch_by_no_side_are_named() -> None:
    assert doubted("hh_", "hh_", "__M") == [("C4.3", "doubt-carson-apart", [[2, 2]])]
    assert doubted("M_hh", "__hh") == [("C4.3", "doubt-carson-apart", [[0, 0]])]
    assert doubted("h_h") == [("C4.3", "doubt-carson-apart", [[0, 2]])], "the first part stays"


def test_other_glyphs_are_bad_input() -> None:
    with pytest.raises(BadInput, match="is not a glyph"):
        doubted("x")
