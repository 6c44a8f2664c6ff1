"""K6: the end."""

from __future__ import annotations

from typing import Any

import pytest

from cardtown.core import GameOver
from cardtown.games.card_city import City
from cardtown.games.card_city.scoring import score
from tests.card_city.story import Story, city


@pytest.mark.parametrize(
    ("rows", "coins", "lines"),
    [
        ((), 0, (0, -25, 0)),
        (("M",), 4, (0, -24, 0)),
        (("MR",), 5, (1, -23, 1)),
        (("RRM", "R_R"), 14, (7, -20, 2)),
        (("MPPPP", "PPPPP", "IIIIP", "PPPPP", "PPPPP"), 0, (0, 0, 0)),
        (("MCC",), 0, (0, -22, 0)),
    ],
)
def test_k6_1_residential_districts_free_cells_and_coins(
    rows: tuple[str, ...], coins: int, lines: tuple[int, int, int]
) -> None:
    sheet = score(City.from_rows(rows), coins)
    assert tuple(sheet.lines) == ("residential", "free_cells", "coins")
    assert tuple(sheet.lines.values()) == lines
    assert sheet.total == sum(lines)


def end_game(cities: list[City], coins: list[int]) -> Story:
    """A game whose last rounds change nothing: the cities are full."""
    story = Story(players=len(cities), cities=cities, coins=coins, reserve={"I": 0})
    while not story.table.over:
        decision = story.table.decisions()[0]
        story.table.apply(decision.seat, decision.options[-1])
    return story


PLAIN = city("MPPPP", "PPPPP", "IIIIP", "PPPPP", "PPPPP")
HOME = city("MRPPP", "PPPPP", "IIIIP", "PPPPP", "PPPPP")


def test_k6_2_most_points_win() -> None:
    story = end_game([PLAIN, HOME], [0, 0])
    assert story.table.result == ((2, 3), (1,))  # ten coins of income, and a Residential
    assert story.table.view(0).winners == (1,)


def test_k6_2_then_most_coins() -> None:
    story = end_game([PLAIN, PLAIN, HOME], [7, 8, 4])
    assert story.table.result == ((3, 3, 3), (1,))


def test_k6_2_then_the_win_is_shared() -> None:
    story = end_game([PLAIN, PLAIN, PLAIN], [2, 1, 2])
    assert story.table.result == ((2, 2, 2), (0, 2))


def test_k6_2_the_score_event() -> None:
    story = end_game([PLAIN, HOME], [0, 3])
    expected: list[dict[str, Any]] = [
        {
            "event": "score",
            "scores": [
                {
                    "seat": 0,
                    "lines": {"residential": 0, "free_cells": 0, "coins": 2},
                    "total": 2,
                    "coins": 10,
                },
                {
                    "seat": 1,
                    "lines": {"residential": 1, "free_cells": 0, "coins": 2},
                    "total": 3,
                    "coins": 13,
                },
            ],
            "winners": [1],
        }
    ]
    assert story.events("score") == expected


def test_k6_2_solo_the_player_wins_and_the_game_is_over() -> None:
    story = end_game([PLAIN], [0])
    assert story.table.result == ((2,), (0,))
    assert story.table.decisions() == []
    with pytest.raises(GameOver):
        story.play("0 pass")
