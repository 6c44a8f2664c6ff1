"""Stored games keep their cards, their rules and their result, or are not shown at all."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from cardtown import games
from cardtown.server.errors import OtherVersion
from cardtown.server.rooms.stored import fold, from_row, to_row, with_deck_text
from cardtown.server.table import plan as plans
from cardtown.server.table.entries import PERSON, Change, Created, Entry, Played, Started
from cardtown.server.table.naming import lacks_names, with_names
from cardtown.server.table.requests import NewTable
from cardtown.server.table.state import TableState
from cardtown.server.table.versions import UNKNOWN
from tests.server.stories import SEAT_KEY, SECRET, Story

CARSON: Final = ("person", "person", "virtual:expert", "virtual:novice")
STANDARD: Final = games.get("carson-city").unnamed_decks()[0].stamp


def blank() -> TableState:
    return TableState("a-table", SECRET, SEAT_KEY)


def finished(game: str = "carson-city", seed: int = 1, **plan: Any) -> list[Entry]:
    """The entries of a game that was played to its end."""
    kinds = CARSON if game == "carson-city" else (PERSON, PERSON)
    story = Story(kinds, game=game, **plan).seat("ada", "bo").start()
    story.play_out(random.Random(seed))
    return [item.entry for item in story.state.items]


def changed(entries: Sequence[Entry], kind: type[Change], **fields: Any) -> list[Entry]:
    """The entries with fields of those of one kind changed."""
    return [
        one._replace(change=replace(one.change, **fields)) if isinstance(one.change, kind) else one
        for one in entries
    ]


def plan_of(entries: Sequence[Entry]) -> Created:
    plan = entries[0].change
    assert isinstance(plan, Created)
    return plan


def why_not(entries: Sequence[Entry]) -> str:
    """Why a table is not shown."""
    stored = [from_row(to_row(one)) for one in entries]
    with pytest.raises(OtherVersion) as error:
        fold(blank(), with_deck_text(stored, plan_of(entries).deck))
    assert error.value.code == "other_version"
    assert str(error.value).isprintable()
    return str(error.value)


# --- what a game is stored with -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_a_new_table_names_its_deck(game: str) -> None:
    kinds = CARSON if game == "carson-city" else (PERSON, PERSON)
    wanted = NewTable.model_validate({"game": game, "seats": [{"kind": kind} for kind in kinds]})
    plan = plans.plan_of(wanted, "ab" * 32)
    seats = ["human" if kind == PERSON else kind for kind in kinds]
    assert (plan.deck_name, plan.deck_sha256) == games.get(game).new_table(seats).deck


def test_a_rematch_is_dealt_from_the_deck_of_today() -> None:
    older = games.get("carson-city").unnamed_decks()[1].stamp
    entries = finished(deck_name=older.name, deck_sha256=older.sha256)
    again = plans.rematch_of(fold(blank(), entries), "ab" * 32)
    assert (again.deck_name, again.deck_sha256) == STANDARD


def test_a_game_names_the_version_of_its_rules_when_it_begins() -> None:
    [started] = Story().seat("ada", "bo").ask("ada", "start")
    assert started == Started(games.get("card-city").facts.version)


def test_the_last_action_is_stored_with_the_result() -> None:
    *before, last = finished()
    state = fold(blank(), [*before, last])
    assert state.table is not None
    assert state.table.result is not None
    assert isinstance(last.change, Played)
    assert last.change.result == state.table.result.to_json()
    assert not any(isinstance(one.change, Played) and one.change.result for one in before)


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_what_is_stored_is_folded_again_to_the_same_table(game: str) -> None:
    entries = finished(game)
    again = fold(blank(), [from_row(to_row(one)) for one in entries])
    assert [item.entry for item in again.items] == entries


def test_an_older_deck_is_found_by_its_hash() -> None:
    for deck in games.get("carson-city").unnamed_decks():
        entries = finished(deck_name=deck.stamp.name, deck_sha256=deck.stamp.sha256)
        state = fold(blank(), entries)
        assert state.table is not None
        assert state.table.deck == deck.stamp
        assert state.record().deck == deck.stamp


# --- what can't be folded -------------------------------------------------------------------------


def test_a_deck_that_nobody_has_is_named() -> None:
    entries = changed(finished(), Created, deck_name="Lost", deck_sha256="ab" * 32)
    assert f"needs the deck 'Lost' with SHA-256 {'ab' * 32}" in why_not(entries)


def test_a_text_of_a_deck_that_is_not_the_one_it_names_is_not_dealt() -> None:
    text = (games.folder("carson-city") / "games/carson_city/decks/standard-1.toml").read_text()
    entries = changed(
        finished(), Created, deck=text, deck_name=STANDARD.name, deck_sha256=STANDARD.sha256
    )
    assert STANDARD.sha256 in why_not(entries)


@pytest.mark.parametrize(("version", "which"), [(2, "a newer"), (0, "an older")])
def test_other_rules_are_named(version: int, which: str) -> None:
    why = why_not(changed(finished(), Started, rules=version))
    assert f"by version {version} of the rules of Carson City" in why
    assert f"knows version 1: use {which} Cardtown" in why


def test_another_result_is_never_shown() -> None:
    *before, last = finished()
    result = {"scores": [1, 2, 3, 4], "winners": [3]}
    why = why_not([*before, *changed([last], Played, result=result)])
    assert "ended with the scores [1, 2, 3, 4]" in why
    assert "version 1 of the rules of Carson City" in why


def test_a_game_that_is_not_installed_is_named() -> None:
    assert "must be one of" in why_not(changed(finished(), Created, game="harbor"))


def test_an_action_that_the_rules_no_longer_know_crashes_nothing() -> None:
    entries = finished()
    assert "needs the Cardtown that stored it" in why_not(changed(entries, Played, action="wait"))


@pytest.mark.parametrize(
    ("kind", "body"), [("danced", "{}"), ("started", '{"rules": 1, "music": "loud"}')]
)
def test_an_entry_of_a_newer_program_asks_for_an_update(kind: str, body: str) -> None:
    row = to_row(finished()[3])._replace(kind=kind, body=body)
    with pytest.raises(OtherVersion, match="entry 4 of this table was written by a newer Cardtown"):
        from_row(row)


def test_a_table_that_can_not_be_folded_on_stays_as_it_was() -> None:
    """Another process, of a newer version, may write at a table that this one knows."""
    entries = finished()
    state = fold(blank(), entries[:5])
    before = state.number, list(state.items), state.phase
    with pytest.raises(OtherVersion):
        fold(state, changed(entries[5:], Played, action="wait"))
    assert (state.number, state.items, state.phase) == before


# --- tables that were stored without names --------------------------------------------------------


def without_names(entries: Sequence[Entry]) -> list[Entry]:
    """The entries as they were stored before games named their cards."""
    return changed(changed(entries, Created, deck_name=None, deck_sha256=None), Played, result=None)


def named(entries: Sequence[Entry], *, over: bool = True) -> list[Entry]:
    assert lacks_names(entries)
    found = with_names(blank(), entries, over=over)
    assert not lacks_names(found)
    return found


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_the_deck_of_its_time_and_the_result_are_added_to_a_game(game: str, seed: int) -> None:
    entries = finished(game, seed)
    found = named(without_names(entries))
    state = fold(blank(), entries)
    assert state.table is not None
    assert (plan_of(found).deck_name, plan_of(found).deck_sha256) == state.table.deck
    assert found[1:] == entries[1:]


@pytest.mark.parametrize("older", [1, 2, 3])
def test_a_game_that_only_one_older_deck_explains_was_dealt_from_it(older: int) -> None:
    """If two older decks fit, the deck is unknown. The last standard deck is tried first."""
    deck = games.get("carson-city").unnamed_decks()[older].stamp
    found = []
    for seed in range(20):
        entries = finished(seed=seed, deck_name=deck.name, deck_sha256=deck.sha256)
        again = named(without_names(entries))
        found.append(plan_of(again).deck_sha256)
        if found[-1] == deck.sha256:
            assert again == entries
        elif found[-1] == UNKNOWN.sha256:
            assert again[1:] == without_names(entries)[1:]
            assert "names none" in why_not(again)
    assert set(found) <= {deck.sha256, STANDARD.sha256, UNKNOWN.sha256}
    assert found.count(deck.sha256) > len(found) / 2


def test_a_game_in_play_is_named_too() -> None:
    entries = finished()
    middle = entries[: len(entries) // 2]
    found = named(without_names(middle), over=False)
    assert plan_of(found).deck_sha256 == STANDARD.sha256
    assert found[1:] == middle[1:]


def test_a_game_that_was_over_and_now_is_not_has_no_deck_that_fits() -> None:
    assert plan_of(named(without_names(finished()[:-1]))).deck_sha256 == UNKNOWN.sha256


def test_a_game_that_has_not_begun_will_be_dealt_from_the_deck_of_today() -> None:
    story = Story(CARSON, game="carson-city", deck_sha256=None).seat("ada")
    found = named(story.entries, over=False)
    assert (plan_of(found).deck_name, plan_of(found).deck_sha256) == STANDARD
    assert found[1:] == story.entries[1:]


def test_a_custom_deck_is_named_from_its_text() -> None:
    text = (games.folder("carson-city") / "games/carson_city/decks/standard-2.toml").read_text()
    entries = finished(deck=text)
    found = named(without_names(entries))
    assert plan_of(found).deck_sha256 == games.get("carson-city").load_deck(text).stamp.sha256


@pytest.mark.parametrize(
    "spoil",
    [
        lambda entries: changed(entries, Started, rules=2),
        lambda entries: changed(entries, Created, game="harbor"),
    ],
)
def test_what_this_program_can_not_find_out_is_left_to_one_that_can(
    spoil: Callable[[Sequence[Entry]], list[Entry]],
) -> None:
    entries = spoil(without_names(finished()))
    assert with_names(blank(), entries, over=True) == entries
    why_not(entries)


def test_a_table_without_entries_lacks_no_names() -> None:
    assert not lacks_names([])
