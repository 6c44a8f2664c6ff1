"""Tables of a race: the same deal and opponents, and what counts."""

from __future__ import annotations

import pytest

from cardtown.server.errors import Refused
from cardtown.server.table.entries import PERSON, Entry, from_body, kind_of, to_body
from cardtown.server.table.race import challenge_of, points_of, race_plan, runner_seat
from cardtown.server.table.state import TablePhase, TableState
from tests.server.stories import SECRET, Story

KINDS = ("virtual:novice", PERSON, "virtual:expert", "virtual:novice")
OTHER_SECRET = "6" * 64


def play_on(story: Story, seat: int) -> None:
    while story.state.phase is TablePhase.PLAYING:
        story.play(seat)


def finished(kinds: tuple[str, ...] = KINDS, game: str = "carson-city") -> Story:
    story = Story(kinds, game=game, auto_start=True).seat("ada")
    play_on(story, kinds.index(PERSON))
    return story


def test_the_plan_of_a_race_has_the_deal_the_seats_and_the_options_of_the_first_game() -> None:
    origin = finished().state
    plan = race_plan(origin, OTHER_SECRET)
    assert plan.seed == origin.seed
    assert [(seat.kind, seat.name) for seat in plan.seats] == [
        (seat.kind, seat.name) for seat in origin.plan.seats
    ]
    assert plan.options == origin.plan.options
    assert plan.deck_sha256 == origin.plan.deck_sha256
    assert (plan.source, plan.race, plan.origin) == ("race", origin.race_id, origin.id)
    assert plan.commitment != origin.plan.commitment, "it would lead to the game of the challenger"
    assert runner_seat(plan) == 1
    assert from_body(kind_of(plan), to_body(plan)) == plan


def test_the_bots_of_all_tables_of_a_race_draw_the_same_random_numbers() -> None:
    origin = finished().state
    table = TableState("elsewhere", OTHER_SECRET, "key")
    table.apply(Entry(1, 0, "bob", None, race_plan(origin, OTHER_SECRET)))
    assert table.chance_id == origin.chance_id == origin.id


def test_a_race_counts_as_practice_but_nothing_that_was_shown_is_taken_back() -> None:
    plan = race_plan(finished().state, SECRET)
    assert (plan.practice, plan.takes_back) == (True, False)


def test_the_points_to_beat_are_those_of_the_one_person() -> None:
    state = finished().state
    assert state.result is not None
    assert challenge_of(state) == state.result.scores[1]


def test_a_game_that_goes_on_is_no_challenge() -> None:
    with pytest.raises(Refused) as refused:
        challenge_of(Story(KINDS, game="carson-city", auto_start=True).seat("ada").state)
    assert refused.value.code == "phase"


def test_what_somebody_else_decided_does_not_count() -> None:
    story = Story((PERSON,), auto_start=True).seat("ada")
    story.play(0)
    story.ask("bob", "join", seat=0, key=story.state.chairs[0].key)
    play_on(story, 0)
    assert points_of(story.state) is None
    with pytest.raises(Refused) as refused:
        challenge_of(story.state)
    assert refused.value.code == "race_helped"


def test_the_name_of_a_race_does_not_tell_its_table() -> None:
    state = finished((PERSON,), "card-city").state
    assert state.id not in state.race_id
    assert state.race_id not in (state.rematch_id, *(chair.key for chair in state.chairs))
