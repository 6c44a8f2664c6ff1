"""A game of the box, followed round by round: the picks are those of the engine's own games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardtown.core import BadInput
from cardtown.games.carson_city.box import answer_box
from tests import sampling
from tests.carson_city import boxes

PEOPLE_AND_VIRTUAL: list[dict[str, str]] = [
    {"suit": "hat", "virtual": "novice"},
    {"suit": "horseshoe", "virtual": "novice"},
    {"suit": "star"},
    {"suit": "cow"},
]


def told(*rounds: dict[str, Any], seats: list[dict[str, str]] = PEOPLE_AND_VIRTUAL) -> Any:
    return answer_box({"seats": seats, "rounds": list(rounds)})


def picks(answer: dict[str, Any]) -> list[tuple[int, int]]:
    return [(one["seat"], one["card"]) for one in answer["rounds"][-1]["picks"]]


@pytest.mark.parametrize("number", range(20))
def test_games_of_the_engine_are_followed_to_their_end(number: int) -> None:
    table = boxes.random_game(random.Random(f"{sampling.SEED} {number}"))
    story = boxes.Story(table)
    answer = answer_box(story.document)
    assert table.result
    assert answer["asks"] == "over"
    assert [one["picks"] for one in answer["rounds"]] == story.picks
    assert [one["order"] for one in answer["rounds"]] == story.orders
    for seat, virtual in enumerate(story.virtual):
        if virtual:
            assert answer["seats"][seat]["appeal"] == table.result.scores[seat]


def test_a_game_told_step_by_step_asks_for_what_comes_next() -> None:
    """Every prefix of a telling is understood, and takes nothing back of what was said before."""
    table = boxes.random_game(random.Random(f"steps {sampling.SEED}"))
    story = boxes.Story(table)
    for number, picked in enumerate(story.picks):
        for step, asks in enumerate(["bids", "bids", "back", "take", "row"]):
            answer = answer_box(boxes.begun(story.document, number, step))
            so_far = answer["rounds"][-1]["picks"]
            assert so_far == picked[: len(so_far)]
            if step == 4:
                assert so_far == picked
                assert answer["asks"] == (asks if number < 17 else "over")
            if step == 2 and answer["rounds"][-1]["ties"]:
                assert answer["asks"] == "back"


def test_c8_1_the_worked_example_of_the_rulebook() -> None:
    # The Mine card lies before the Prison card, both with appeal 7; star stands above cow.
    row = {"character": "cowboy", "row": [3, 7, 2, 7, 5]}
    bids = {**row, "bids": [8, 6, 5, 5]}
    answer = told(bids)
    assert answer["asks"] == "back"
    assert answer["rounds"][0]["ties"] == [[2, 3]]
    assert picks(answer) == []
    answer = told({**bids, "back": ["star", "cow"]})
    assert answer["rounds"][0]["order"] == [0, 1, 2, 3]
    assert picks(answer) == [(0, 1), (1, 3)]
    assert (answer["asks"], answer["seat"]) == ("take", 2)
    answer = told({**bids, "back": ["star", "cow"], "takes": [4, 0]})
    assert picks(answer) == [(0, 1), (1, 3), (2, 4), (3, 0)]
    assert (answer["asks"], answer["round"]) == ("row", 2)
    assert answer["seats"][3]["characters"] == ["cowboy"]
    assert [seat["appeal"] for seat in answer["seats"][:2]] == [7, 7]
    assert answer["seats"][0]["hand"] == [1, 2, 3, 4, 5, 6, 7, 9]


def test_c3_6_a_skull_leaves_a_tie_to_the_order_of_the_seats() -> None:
    round_ = {"character": "cowboy", "row": [3, 7, 2, 7, 5], "bids": [8, 6, 5, 5], "back": []}
    assert told(round_)["rounds"][0]["order"] == [0, 1, 2, 3]


def test_c3_3_the_governor_asks_for_one_more_card_and_takes_at_once() -> None:
    first = {"character": "governor", "row": [9, 1, 1, 1, 2], "bids": [1, 2, 9, 8], "takes": [0, 4]}
    second = {"character": "lawyer", "row": [5, 6, 1, 1, 1]}
    answer = told(first, second)
    assert answer["asks"] == "bids"
    assert answer["rounds"][1]["usable"] == [{"character": "governor", "seat": 2, "after": False}]
    answer = told(first, {**second, "uses": ["governor"]})
    assert (answer["asks"], answer["seat"]) == ("extra", 2)
    more = {**second, "row": [5, 6, 1, 1, 1, 8], "uses": ["governor"]}
    assert told(first, more)["asks"] == "take"
    # [D5]: the Lawyer taken by the Governor may be used in the same round.
    more["takes"] = [0]
    assert told(first, more)["rounds"][1]["usable"][1]["character"] == "lawyer"
    more.update(uses=["governor", "lawyer"], takes=[0, 5], bids=[8, 7, 5, 9])
    answer = told(first, more)
    assert answer["rounds"][1]["order"] == [3, 0, 1]
    assert (answer["asks"], answer["seat"]) == ("take", 3)


@pytest.mark.parametrize(
    ("seats", "rounds", "field"),
    [
        (PEOPLE_AND_VIRTUAL[:3], [], "seats"),
        ([*PEOPLE_AND_VIRTUAL[:3], {"suit": "hat"}], [], "seats[3].suit"),
        ([{"suit": "hat", "virtual": "master"}], [], "seats[0].virtual"),
        ([{**seat, "virtual": "novice"} for seat in PEOPLE_AND_VIRTUAL], [], "seats"),
        (PEOPLE_AND_VIRTUAL, [{"character": "mayor", "row": []}], "rounds[0].character"),
        (PEOPLE_AND_VIRTUAL, [{"character": "doctor", "row": [1] * 4}], "rounds[0].row"),
        (PEOPLE_AND_VIRTUAL, [{"character": "doctor", "row": [10] * 5}], "rounds[0].row[0]"),
        (PEOPLE_AND_VIRTUAL, [{"character": "doctor", "row": [1] * 6}], "rounds[0].row"),
        (
            PEOPLE_AND_VIRTUAL,
            [{"character": "doctor", "row": [1] * 5, "uses": ["heroes"]}],
            "rounds[0].uses",
        ),
        (
            PEOPLE_AND_VIRTUAL,
            [{"character": "doctor", "row": [1] * 5, "bids": [10, 1, 2, 3]}],
            "rounds[0].bids[0]",
        ),
        (
            PEOPLE_AND_VIRTUAL,
            [{"character": "doctor", "row": [1] * 5, "bids": [1, 2]}],
            "rounds[0].bids",
        ),
        (
            PEOPLE_AND_VIRTUAL,
            [{"character": "doctor", "row": [1] * 5, "bids": [1, 2, 9, 8], "takes": [7]}],
            "rounds[0].takes[0]",
        ),
        (
            PEOPLE_AND_VIRTUAL,
            [{"character": "doctor", "row": [1] * 5, "bids": [1, 2, 9, 8], "takes": [0, 1, 2]}],
            "rounds[0]",
        ),
        (
            PEOPLE_AND_VIRTUAL,
            [{"character": "doctor", "row": [1] * 5}, {"character": "cowboy", "row": [1] * 5}],
            "rounds[0]",
        ),
    ],
)
def test_what_cannot_have_happened_is_refused(
    seats: list[dict[str, str]], rounds: list[dict[str, Any]], field: str
) -> None:
    with pytest.raises(BadInput) as error:
        answer_box({"seats": seats, "rounds": rounds})
    assert error.value.field == field
    assert error.value.message is not None
