"""Tables of a daily deal: what is allowed there, and what counts."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from cardtown.server.errors import Refused
from cardtown.server.format.hints import require_hints
from cardtown.server.table.daily import daily_plan, points_of
from cardtown.server.table.decide import BotPlay
from cardtown.server.table.entries import PERSON, Created, from_body, kind_of, to_body
from cardtown.server.table.state import TablePhase
from cardtown.server.times import GRACE_MS, end_of
from tests.server.stories import SECRET, Story

DAY = "2026-11-19"
SEED = f"cardtown-daily/1 {DAY} card-city {'a' * 64}"
END = end_of(date.fromisoformat(DAY))


def table(*, practice: bool = False) -> Story:
    story = Story((PERSON,), seed=SEED, source="daily", day=DAY, practice=practice, auto_start=True)
    story.now = END - 1
    return story.seat("ada")


def play_on(story: Story) -> None:
    while story.state.phase is TablePhase.PLAYING:
        story.play(0)


def test_every_table_of_a_day_has_the_same_cards() -> None:
    one, other = table(), table(practice=True)
    play_on(one)
    play_on(other)
    assert one.state.seed == other.state.seed == SEED
    assert one.state.result == other.state.result


def test_the_points_are_those_of_the_result() -> None:
    story = table()
    play_on(story)
    assert story.state.result is not None
    assert points_of(story.state) == story.state.result.scores[0]


@pytest.mark.parametrize(("late", "counts"), [(GRACE_MS - 1, True), (GRACE_MS, False)])
def test_a_game_counts_until_an_hour_after_its_day(late: int, *, counts: bool) -> None:
    story = table()
    story.now = END + late
    play_on(story)
    assert (points_of(story.state) is not None) == counts


def test_a_game_in_which_a_bot_decided_does_not_count() -> None:
    story = table()
    story.ask("ada", "leave", seat=0)
    decision = story.state.decision(0)
    assert decision is not None
    opened = story.state.opened[0].number
    story.ask_as_server(BotPlay(0, str(decision.options[0]), opened, None))
    story.ask("ada", "return", seat=0)
    play_on(story)
    assert points_of(story.state) is None


def test_a_game_that_somebody_else_played_on_does_not_count() -> None:
    story = table()
    story.play(0)
    story.ask("bob", "join", seat=0, key=story.state.chairs[0].key)
    play_on(story)
    assert points_of(story.state) is None


def test_what_a_draw_has_shown_stays_in_a_scored_game_alone() -> None:
    for practice in (False, True):
        story = table(practice=practice)
        round_one = story.state.round
        while story.state.round == round_one:
            story.play(0)
        if practice:
            story.ask("ada", "undo", seat=0, at=story.state.number)
        else:
            code = story.refusal("ada", "undo", seat=0, at=story.state.number)
            assert code == "revealed"


def test_only_free_tries_have_hints() -> None:
    require_hints(table(practice=True).state, 0)
    with pytest.raises(Refused) as refused:
        require_hints(table().state, 0)
    assert refused.value.code == "hints_off"


def test_a_plan_is_stored_with_its_day() -> None:
    plan = daily_plan("card-city", [PERSON], DAY, SEED, SECRET, scored=True)
    assert (plan.scored, plan.practice, plan.seed) == (True, False, SEED)
    assert from_body(kind_of(plan), to_body(plan)) == plan
    free = daily_plan("card-city", [PERSON], DAY, SEED, SECRET, scored=False)
    assert (free.scored, free.practice) == (False, True)


def test_tables_that_were_stored_without_a_day_are_no_daily_ones() -> None:
    old: Any = from_body("created", '{"game":"card-city","seats":[],"commitment":""}')
    assert isinstance(old, Created)
    assert not old.scored
