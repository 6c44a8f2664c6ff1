"""K5: income, purchases and the end of the round."""

from __future__ import annotations

import pytest

from cardtown.games.card_city import City
from tests.card_city.story import Story, city


@pytest.mark.parametrize(
    ("rows", "income"),
    [
        (("M",), 1),
        (("MC",), 2),
        (("CMC",), 3),
        (("MCC",), 4),
        (("CCC", "M_C"), 11),
        (("MRR", "LPI"), 1),
    ],
)
def test_k5_1_one_coin_and_1_to_n_for_a_commercial_district(
    rows: tuple[str, ...], income: int
) -> None:
    assert City.from_rows(rows).income() == income


def play_round(story: Story) -> Story:
    """Let everybody build Parkings, first option first, until somebody may buy."""
    while story.deciding()[0][1] in ("divide", "choose", "build"):
        seat = story.deciding()[0][0]
        story.play(f"{seat} {story.options(seat)[0]}")
    return story


def test_k5_1_all_have_their_income_before_the_first_purchase() -> None:
    story = play_round(
        Story(players=3, first=2, cities=[city("MC"), city("M"), city("MC")], coins=[9, 9, 9])
    )
    assert story.events("income") == [
        {"event": "income", "seat": 2, "income": 2, "coins": 11},
        {"event": "income", "seat": 0, "income": 2, "coins": 11},
        {"event": "income", "seat": 1, "income": 1, "coins": 10},
    ]
    assert story.events("buy") == []
    assert story.deciding() == [(2, "buy")]


def test_k5_2_from_the_first_player_on_each_may_buy_one_industrial() -> None:
    story = play_round(Story(first=1, coins=[4, 9], reserve={"I": 5}))
    assert story.options(1)[-1] == "pass"
    place = story.options(1)[0].removeprefix("buy ")
    story.play(f"1 buy {place}")
    at = [int(word) for word in place.split()]
    assert story.events("buy") == [{"event": "buy", "seat": 1, "at": at, "price": 5, "coins": 5}]
    assert story.table.view(None).reserve.count("I") == 4
    assert story.coins(1) == 5
    assert story.deciding() == [(0, "buy")]
    story.play("0 pass")
    assert story.table.view(None).round == 2
    assert story.coins(0) == 5


def test_k5_2_e6_the_second_costs_10_and_the_third_15() -> None:
    story = Story(players=1, coins=[100])
    prices: list[int] = []
    for _ in range(3):
        while story.deciding()[0][1] != "buy":
            story.play(f"0 {story.options(0)[0]}")
        before = story.coins(0)
        assert story.table.view(0).seats[0].price == 5 * (len(prices) + 1)
        story.play(f"0 {story.options(0)[0]}")
        prices.append(story.events("buy")[-1]["price"])
        coins = [event["coins"] for event in story.events("buy")]
        assert coins[-1] == before - prices[-1]
    assert prices == [5, 10, 15]
    assert story.table.view(None).seats[0].purchases == 3


def test_k5_2_not_without_the_money() -> None:
    story = play_round(Story(coins=[3, 4]))  # and one coin of income each
    assert story.deciding() == [(1, "buy")]


def test_k5_2_not_without_a_card_in_the_reserve() -> None:
    story = play_round(Story(coins=[9, 9], reserve={"I": 1}))
    story.play(f"0 {story.options(0)[0]}")
    assert story.table.view(None).round == 2


def test_k5_2_not_without_a_legal_cell() -> None:
    shut = city("_R_", "RMR", "_R_")
    story = Story(coins=[9, 9], cities=[shut, city("M")])
    while story.deciding()[0][1] != "buy":
        seat = story.deciding()[0][0]
        story.play(f"{seat} {story.options(seat)[0]}")
    assert story.deciding() == [(1, "buy")]


def test_k5_2_it_is_built_by_k3() -> None:
    story = play_round(Story("PPPP", cities=[city("MR"), city("M")], coins=[9, 0]))
    story.refused("0 buy 9 9", "K3.1")
    story.refused("0 buy 0 0", "K3.1")
    story.refused("0 buy -2 2", "K3.2")
    story.refused("0 buy 0 2", "K3.5")
    story.refused("0 discard", "K5.2")


def test_k5_3_the_first_player_s_role_passes_to_the_left() -> None:
    story = Story(players=3, first=1)
    while not story.table.over:
        decision = story.table.decisions()[0]
        story.table.apply(decision.seat, decision.options[-1])
    assert [event["first"] for event in story.events("round")] == [*[1, 2, 0] * 3, 1]
    assert story.events("setup")[0]["first"] == 1


def test_k5_3_the_phase_is_played_in_round_10_too() -> None:
    story = Story(players=1, cities=[city("MPI")], coins=[99])
    while story.table.view(None).round < 10 or story.deciding()[0][1] != "buy":
        story.play(f"0 {story.options(0)[-1]}")
    before = story.table.view(0).seats[0].city.vacant
    story.play(f"0 {story.options(0)[0]}")
    assert story.table.over
    assert story.events("score")[0]["scores"][0]["lines"]["free_cells"] == 1 - before
