"""The summary of a table: lists show the same from it as from the folded table."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardtown.server.format.messages import Viewer, table_shape
from cardtown.server.format.shapes.serialization import to_bytes
from cardtown.server.table.entries import Entry
from cardtown.server.table.state import TableState
from cardtown.server.table.summary import read_summary, same_summary, summary_of, turns_of
from tests.server.stories import PEOPLE, SEAT_KEY, SECRET, random_story

SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_list_shows_the_same_as_the_table_itself(seed: int) -> None:
    state = random_story(random.Random(seed), steps=80).state
    listed = read_summary(state.id, SECRET, state.phase, summary_of(state), turns_of(state))
    for reader in (None, *PEOPLE):
        viewer = Viewer(reader, None)
        assert to_bytes(table_shape(listed, viewer)) == to_bytes(table_shape(state, viewer))
        assert listed.seats_of(reader) == state.seats_of(reader)
    assert listed.opened.keys() == state.opened.keys()
    assert (listed.round, listed.result) == (state.round, state.result)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_changes_a_summary_is_noticed(seed: int) -> None:
    entries: list[Entry] = random_story(random.Random(seed), steps=80).entries
    state = TableState("a-table", SECRET, SEAT_KEY).after(entries[:1])
    for entry in entries[1:]:
        ahead = state.after([entry])
        if summary_of(ahead) != summary_of(state):
            assert not same_summary(state, ahead)
        state = ahead


def test_the_text_of_a_deck_is_not_stored_again() -> None:
    state = random_story(random.Random(1), steps=1).state
    state.plan = replace(state.plan, deck="the text of a deck")
    summary = summary_of(state)
    assert "the text of a deck" not in summary
    listed = read_summary("a-table", SECRET, state.phase, summary, turns_of(state))
    assert table_shape(listed, Viewer(None, None))["own_deck"]
