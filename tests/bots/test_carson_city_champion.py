"""The champion of Carson City: a search that knows only what its seat may know."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest

from cardtown import bots, fast
from cardtown.bots import Occasion, valuations
from cardtown.bots.carson_city import champion, planner
from cardtown.bots.carson_city.worth import all_worths
from cardtown.bots.champion import ChampionBot
from cardtown.core import BadInput, Decision
from cardtown.games import carson_city
from cardtown.games.carson_city import CarsonView, Take
from cardtown.games.carson_city.actions import CarsonAction

needs_core = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
SEARCHED = ("bid", "take", "use")
"""The kinds of decisions with rollouts; the planner decides about places and the end."""


def decisions_of(
    seats: list[str], seed: str, every: int
) -> list[tuple[CarsonView, Decision[CarsonAction]]]:
    """Some decisions of a game between planners."""
    found = []
    table = carson_city.new_table(seats, seed=seed, log=False)
    rng = random.Random(seed)
    while not table.over:
        decision = rng.choice(table.decisions())
        view = table.view(decision.seat)
        if rng.randrange(every) == 0 and len(decision.options) > 1:
            found.append((view, decision))
        table.apply(decision.seat, planner.choose(view, decision, rng, 0))
    return found


@needs_core
@pytest.mark.parametrize("seats", [["human"] * 4, ["human", "virtual:expert", "human", "human"]])
def test_options_come_with_points_reasons_and_the_chance_to_win(seats: list[str]) -> None:
    for view, decision in decisions_of(seats, "ranked", every=8):
        ranked = ChampionBot(rollouts=60).rank(view, decision, random.Random(1))
        assert {one.action for one in ranked} == set(decision.options)
        assert [one.value for one in ranked] == sorted([one.value for one in ranked])[::-1]
        chosen = ChampionBot(rollouts=60).choose(view, decision, random.Random(1))
        assert chosen == ranked[0].action
        for one in ranked:
            assert sum(points for _, points in one.reasons) == one.now
        known = [one.chance for one in ranked if one.chance is not None]
        assert bool(known) == (decision.kind in SEARCHED)
        for chance, margin in known:
            assert 0 <= chance <= 1
            assert 0 < margin < 1


@needs_core
def test_the_same_randomness_leads_to_the_same_thoughts_and_more_thoughts_to_surer_ones() -> None:
    view, decision = next(
        (view, decision)
        for view, decision in decisions_of(["human"] * 4, "again", every=1)
        if decision.kind == "bid" and len(decision.options) > 4
    )
    few, again, many = (
        ChampionBot(rollouts=rollouts).rank(view, decision, random.Random(5))
        for rollouts in (40, 40, 400)
    )
    assert few == again
    assert few[0].chance is not None
    assert many[0].chance is not None
    assert many[0].chance[1] < few[0].chance[1]


@needs_core
def test_a_seat_that_is_sure_to_win_says_so() -> None:
    """In the last round, a planner far ahead of virtual novices can't be caught."""
    table = carson_city.new_table(["human", *["virtual:novice"] * 3], seed="sure", log=False)
    rng = random.Random(1)
    while True:
        decision = table.decisions()[0]
        view = table.view(0)
        if (view.era, view.round, decision.kind) == (2, 9, "bid"):
            break
        table.apply(0, planner.choose(view, decision, rng, 0))
    assert view.seats[0].points > max(seat.points for seat in view.seats[1:]) + 20
    ranked = ChampionBot(rollouts=50).rank(view, decision, random.Random(1))
    assert ranked[0].chance is not None
    assert ranked[0].chance[0] > 0.9


@needs_core
def test_near_equal_bids_are_mixed_and_others_are_never_made() -> None:
    """Who knows the program, but not the randomness, can't tell which of them it will be."""
    mixed = 0
    for view, decision in decisions_of(["human"] * 4, "mixed", every=3):
        if decision.kind != "bid":
            continue
        bids = {
            ChampionBot(ms=0).choose(view, decision, random.Random(number)) for number in range(12)
        }
        mixed += len(bids) > 1
        values = {
            one.action: one.value
            for one in ChampionBot(ms=0).rank(view, decision, random.Random(99))
        }
        assert all(values[bid] > max(values.values()) - 3 for bid in bids), "0.7, and some luck"
    assert mixed > 1


@needs_core
@pytest.mark.parametrize("manner", list(champion.Manner))
def test_every_manner_of_bidding_is_lawful_and_repeats(manner: champion.Manner) -> None:
    for seats in (["human"] * 4, ["human", "virtual:expert", "human", "virtual:novice"]):
        for view, decision in decisions_of(seats, "manners", every=6):
            chosen = {
                champion.choose(view, decision, random.Random(3), 0, 10, manner) for _ in range(2)
            }
            assert len(chosen) == 1
            assert chosen <= set(decision.options)


@needs_core
def test_a_decision_that_the_view_does_not_ask_for_is_the_planners() -> None:
    view = carson_city.new_table(["human"] * 4, seed="row", log=False).view(0)
    takes: Decision[CarsonAction] = Decision(0, "take", [Take(at) for at in range(len(view.row))])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ranked = ChampionBot().rank(view, takes, random.Random(1))
    assert ranked == planner.rank(view, takes, random.Random(1), 50)


def test_without_the_core_it_plays_as_the_planner_does_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    valuations.say_once.cache_clear()
    table = carson_city.new_table(["human"] * 4, seed="slow", log=False)
    view, decision = table.view(0), table.decisions()[0]
    rng = Occasion("slow", 0, 0).rng
    with pytest.warns(fast.SlowerWarning, match="plays as the planner does"):
        chosen = ChampionBot(ms=0).choose(view, decision, rng())
    assert chosen == planner.choose(view, decision, rng(), 0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert ChampionBot(ms=0).rank(view, decision, rng())[0].action == chosen


@pytest.mark.parametrize("spec", ["champion:ms=-1", "champion:rollouts=-1", "champion:ms=soon"])
def test_senseless_budgets_are_refused(spec: str) -> None:
    with pytest.raises(BadInput):
        bots.make(spec)


@needs_core
@pytest.mark.slow
def test_the_champion_beats_planners_whose_kind_it_is_not_told() -> None:
    """Chance would win 6 of 24; without playing on it wins about 18."""
    wins = 0.0
    for number in range(24):
        table = carson_city.new_table(["human"] * 4, seed=f"champion {number // 4}", log=False)
        rng = random.Random(number)
        while not table.over:
            for decision in table.decisions():
                view = table.view(decision.seat)
                mine = decision.seat == number % 4
                bot = ChampionBot(ms=0) if mine else bots.make("planner:ms=0")
                table.apply(decision.seat, bot.choose(view, decision, rng))
        assert table.result is not None
        wins += (number % 4 in table.result.winners) / len(table.result.winners)
    assert wins >= 12


@needs_core
def test_who_is_shown_the_cards_is_surer_how_a_game_against_virtual_players_ends() -> None:
    doubtful = dict.fromkeys((champion.Manner.DOUBTS, champion.Manner.KNOWS_CARDS), 0)
    for number in range(8):
        table: Any = fast.quickest("carson-city").new_table(
            ["human", *["virtual:expert"] * 3], seed=f"shown {number}", log=False
        )
        while not table.over:
            decision = table.decisions()[0]
            view = table.view(0)
            if decision.kind == "bid" and view.era == 2 and view.round >= 6:
                for manner in doubtful:
                    found = table.core.champion(all_worths(), 0, number, 10**9, 300, manner)
                    doubtful[manner] += sum(0.1 < chance < 0.9 for chance in found[1::3])
            table.apply(0, planner.choose(view, decision, random.Random(number), 0))
    assert doubtful[champion.Manner.KNOWS_CARDS] < doubtful[champion.Manner.DOUBTS]
