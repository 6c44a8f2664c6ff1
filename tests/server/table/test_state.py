"""Folding entries: the same entries make the same table, and storing them loses nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtown import games
from cardtown.core import replay
from cardtown.server.table.entries import Entry, Played, Said, from_body, kind_of, to_body
from cardtown.server.table.state import TablePhase, TableState
from tests.server.stories import (
    PEOPLE,
    PLANS,
    Story,
    decide_something,
    everything,
    fold,
    random_story,
)

stories = st.builds(
    random_story, st.integers(0, 2**32).map(random.Random), steps=st.integers(0, 120)
)
quickly = settings(max_examples=40, deadline=None)


@quickly
@given(stories)
def test_the_same_entries_make_the_same_table(story: Story) -> None:
    assert everything(fold(story.entries)) == everything(story.state)


@quickly
@given(stories)
def test_what_is_stored_comes_back_unchanged(story: Story) -> None:
    for entry in story.entries:
        assert from_body(kind_of(entry.change), to_body(entry.change)) == entry.change


@quickly
@given(stories, st.data())
def test_looking_ahead_leaves_the_table_as_it_is(story: Story, data: st.DataObject) -> None:
    known = data.draw(st.integers(1, len(story.entries)))
    state = fold(story.entries[:known])
    before = everything(state)
    ahead = state.after(story.entries[known:])
    assert everything(ahead) == everything(story.state)
    assert everything(state) == before


@quickly
@given(stories)
def test_the_actions_in_effect_are_a_legal_game(story: Story) -> None:
    """Whatever was taken back, `Table.play` accepts the remaining actions in order."""
    state = story.state
    if state.table is None:
        return
    table = games.get(state.plan.game).new_table(
        state.table.seats, seed=state.seed, options=state.plan.options
    )
    for move in state.moves:
        table.play(move.seat, str(move.action))
    assert list(state.events()) == list(table.take_events())
    assert table == state.table, "the table's own events are with its items"
    assert list(state.opened) == [one.seat for one in table.decisions()]


@quickly
@given(stories)
def test_every_open_decision_arose_with_an_entry(story: Story) -> None:
    for seat, opened in story.state.opened.items():
        assert 1 <= opened.number <= story.state.number
        gathering = story.state.phase is TablePhase.GATHERING
        assert (story.state.decision(seat) is None) == gathering, "only the draw is no decision"


@pytest.mark.parametrize("plan", PLANS)
def test_a_finished_game_gives_a_record_that_replays(plan: dict[str, Any]) -> None:
    given_plan = dict(plan)
    story = Story(given_plan.pop("kinds"), **given_plan)
    story.seat(*PEOPLE[: sum(chair.person for chair in story.state.chairs)])
    if story.state.phase is TablePhase.GATHERING:
        story.start()
    rng = random.Random(5)
    while story.state.phase is TablePhase.PLAYING:
        decide_something(story, rng.choice(story.deciding()), rng)
        story.now += 1
    record = story.state.record()
    again = replay(record, games.get(record.game), None)
    assert list(again.take_events()) == list(story.state.events())
    assert again == story.state.table


def test_names_in_a_game_stay_those_of_its_beginning() -> None:
    story = Story().seat("ada", "bo").start().play_until("build")
    story.ask("bos-phone", "join", seat=1, key=story.state.chairs[1].key, name="Robert")
    seat = story.deciding()[0]
    story.play(seat)
    story.ask(story.holder(seat), "undo", seat=seat, at=story.state.number)
    assert story.state.table is not None
    assert [one.name for one in story.state.table.seats] == ["Ada", "Bo"]
    assert story.state.chairs[1].name == "Robert"


def test_numbers_must_be_consecutive() -> None:
    state = TableState("a-table", "5" * 64, "7" * 32)
    with pytest.raises(AssertionError, match="can't follow"):
        state.apply(Entry(2, 0, None, None, Said(0, "hello")))


def test_a_field_that_an_older_entry_lacks_has_its_default() -> None:
    assert from_body("played", '{"seat":0,"action":"bid 1"}') == Played(0, "bid 1")
