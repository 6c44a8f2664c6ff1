"""Doubts about a typed city: what the rules would not have let its owner build."""

from __future__ import annotations

from typing import Any

from cardtown.games.card_city.queries import answer_doubts


def doubted(*rows: str) -> list[tuple[str, dict[str, Any], list[Any]]]:
    """Rule, arguments and cells of every doubt."""
    found = answer_doubts({"rows": list(rows)})["doubts"]
    return [(one["rule"], one["text"]["arguments"], one["at"]) for one in found]


def test_a_city_that_could_be_built_raises_no_doubt() -> None:
    assert doubted() == []
    assert doubted("_R___", "_MC__", "__I__") == []
    assert doubted("M....", ".....") == []


def test_k1_3_a_city_has_one_municipal() -> None:
    assert doubted("MPM") == [("K1.3", {"n": 2}, [[0, 0], [0, 2]])]


def test_k3_1_a_city_is_within_five_by_five() -> None:
    assert doubted("MPIPPP") == [("K3.1", {"height": 1, "width": 6}, [])]


def test_k3_2_buildings_hang_together_by_their_sides() -> None:
    assert doubted("MP_", "__L") == [("K3.2", {}, [[1, 2]])]


def test_k3_3_industrials_set_the_limit_for_the_others() -> None:
    assert doubted("MPPPP") == []
    assert doubted("MPPPP", "P____") == [("K3.3", {"n": 6, "limit": 5, "industrials": 0}, [])]
    assert doubted("MPPPP", "PI___") == []


def test_k3_5_no_home_stands_beside_industry() -> None:
    assert doubted("MRI") == [("K3.5", {}, [[0, 1], [0, 2]])]
    assert doubted("MR", "LI") == [("K3.5", {}, [[0, 1], [1, 1]])]
    assert doubted("RM", "LI") == []
