"""The champion of Card City: a search that knows only what its seat may know."""

from __future__ import annotations

import random
import warnings

import pytest

from cardtown import fast
from cardtown.bots import Occasion, valuations
from cardtown.bots.card_city import planner
from cardtown.bots.champion import ChampionBot
from cardtown.bots.planner import PlannerBot
from cardtown.core import Decision
from cardtown.games import card_city
from cardtown.games.card_city import CardCityView
from cardtown.games.card_city.actions import CardCityAction
from cardtown.testing import check_bot

needs_core = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
SWITCHES = {"development": "once", "joining": "allowed"}


def decisions_of(
    players: int, seed: str, every: int
) -> list[tuple[CardCityView, Decision[CardCityAction]]]:
    """Some decisions of a game between planners."""
    found = []
    table = card_city.new_table(["human"] * players, seed=seed, log=False)
    rng = random.Random(seed)
    while not table.over:
        decision = rng.choice(table.decisions())
        view = table.view(decision.seat)
        if rng.randrange(every) == 0 and len(decision.options) > 1:
            found.append((view, decision))
        table.apply(decision.seat, planner.choose(view, decision, rng, 0))
    return found


@needs_core
@pytest.mark.parametrize("players", [1, 3])
def test_options_come_with_points_reasons_and_the_chance_to_win(players: int) -> None:
    kinds = set()
    for view, decision in decisions_of(players, "ranked", every=4):
        ranked = ChampionBot(rollouts=60).rank(view, decision, random.Random(1))
        kinds.add(decision.kind)
        assert {one.action for one in ranked} == set(decision.options)
        assert [one.value for one in ranked] == sorted([one.value for one in ranked])[::-1]
        chosen = ChampionBot(rollouts=60).choose(view, decision, random.Random(1))
        assert chosen == ranked[0].action
        for one in ranked:
            assert sum(points for _, points in one.reasons) == one.now
        known = [one.chance for one in ranked if one.chance is not None]
        assert bool(known) == (players > 1), "alone there is nobody to win against"
        for chance, margin in known:
            assert 0 <= chance <= 1
            assert 0 < margin < 1
    assert kinds >= ({"divide", "choose"} if players > 1 else {"keep"}) | {"build"}


@needs_core
def test_more_thoughts_are_surer_and_the_same_randomness_leads_to_the_same_ones() -> None:
    view, decision = decisions_of(3, "again", every=3)[2]
    few, again, many = (
        ChampionBot(rollouts=rollouts).rank(view, decision, random.Random(5))
        for rollouts in (40, 40, 400)
    )
    assert few == again
    assert few[0].chance is not None
    assert many[0].chance is not None
    assert many[0].chance[1] < few[0].chance[1]


@needs_core
@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_chooses_from_its_view_alone(players: int) -> None:
    """The same choice for the same view, and on tables where only hidden facts differ."""
    table = check_bot(
        lambda: ChampionBot(rollouts=40),
        card_city.GAME,
        ["human"] * players,
        seed=f"champions {players}",
        rng=random.Random(players),
        every=4,
    )
    assert table.over


@needs_core
def test_it_plays_under_all_rule_switches() -> None:
    table = check_bot(
        lambda: ChampionBot(rollouts=20),
        card_city.GAME,
        ["human"] * 2,
        seed="switches",
        rng=random.Random(1),
        every=20,
        options=SWITCHES,
    )
    assert table.over


def test_without_the_core_it_plays_as_the_planner_does_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    valuations.say_once.cache_clear()
    table = card_city.new_table(["human"] * 3, seed="slow", log=False)
    decision = table.decisions()[0]
    view = table.view(decision.seat)
    rng = Occasion("slow", 0, 0).rng
    with pytest.warns(fast.SlowerWarning, match="plays as the planner does"):
        chosen = ChampionBot(ms=0).choose(view, decision, rng())
    assert chosen == planner.choose(view, decision, rng(), 0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert ChampionBot(ms=0).rank(view, decision, rng())[0].action == chosen


@needs_core
@pytest.mark.slow
def test_the_champion_beats_planners() -> None:
    """Chance would win 10 of 30."""
    wins = 0.0
    for number in range(30):
        table = card_city.new_table(["human"] * 3, seed=f"champion {number // 3}", log=False)
        rng = random.Random(number)
        while not table.over:
            for decision in table.decisions():
                view = table.view(decision.seat)
                mine = decision.seat == number % 3
                bot = ChampionBot(rollouts=300) if mine else PlannerBot(ms=0)
                table.apply(decision.seat, bot.choose(view, decision, rng))
        assert table.result is not None
        wins += (number % 3 in table.result.winners) / len(table.result.winners)
    assert wins >= 14
