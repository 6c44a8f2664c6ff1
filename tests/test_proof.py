"""The proof of a record as programs ask for it: `prove`, and the question `verify`."""

from __future__ import annotations

import hashlib
import json
import random
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import pytest

from cardtown import games
from cardtown.core import BadInput, Record, commitment
from cardtown.core.fairness import commit, seed_of
from cardtown.games import carson_city
from cardtown.proof import Claims, Step, events_seen, prove
from cardtown.questions import answer
from cardtown.server.format.messages import Viewer, items
from cardtown.server.table.state import TablePhase, TableState
from tests.server.stories import Story, random_story

SECRET = "5ec2e7" * 10 + "5ec2"
ADA, BO = "ada0" * 8, "b0" * 16
SEATS = {
    "carson-city": ["human", "human", "virtual:expert", "bot:random"],
    "card-city": ["human", "human"],
}
SEED = seed_of(SECRET, {0: ADA, 1: BO})


@cache
def _text(name: str, seed: str) -> str:
    rng = random.Random(3)
    table = games.get(name).new_table(SEATS[name], seed=seed)
    while pending := table.decisions():
        table.play(pending[0].seat, rng.choice(pending[0].options))
    return Record.of(table).to_text()


def record(name: str, seed: str = SEED) -> dict[str, Any]:
    """The record of a whole game."""
    document: dict[str, Any] = json.loads(_text(name, seed))
    return document


def verify(document: Any, game: str = "card-city") -> dict[str, Any]:
    """The answer to the question, over the same door as every other program."""
    question = {"command": "verify", "game": game, "input": document}
    return answer(json.dumps(question).encode())


def false_steps(document: Any) -> list[str]:
    return [one["step"] for one in verify(document)["output"]["steps"] if not one["holds"]]


@pytest.mark.parametrize("name", SEATS)
def test_an_honest_record_is_fair_and_every_step_holds(name: str) -> None:
    output = verify(record(name), name)["output"]
    assert output["fair"] is True
    names = [one["step"] for one in output["steps"]]
    assert list(dict.fromkeys(names)) == ["record", "people", "shuffle", "actions", "result"]
    assert all(one["holds"] is True and one["says"] for one in output["steps"])
    labels = [one["of"] for one in output["steps"] if one["step"] == "shuffle"]
    assert len(set(labels)) == len(labels) > 1
    assert output["commitment"] == commit(SECRET)
    assert output["entropies"] == {"0": ADA, "1": BO}


def test_a_record_that_was_changed_is_not_fair_and_the_step_is_named() -> None:
    honest = record("card-city")
    other = seed_of("0" * 64, {0: ADA, 1: BO})
    kinds = [honest["seats"][0], {**honest["seats"][1], "kind": "bot:random"}]
    actions = [*honest["actions"][:9], [0, "pass"], *honest["actions"][10:]]
    for changes, wrong in (
        ({"commitment": "0" * 64}, ["record"]),
        ({"seed": other}, ["record", "actions"]),
        ({"seats": kinds}, ["people"]),
        ({"actions": actions}, ["actions"]),
        ({"result": {"scores": [9, 9], "winners": [0]}}, ["result"]),
    ):
        changed = {**honest, **changes}
        assert false_steps(changed) == wrong
        assert verify(changed)["output"]["fair"] is False


def test_a_seed_that_somebody_could_choose_is_not_fair_though_nothing_is_false() -> None:
    output = verify(record("card-city", "my lucky seed"))["output"]
    assert output["fair"] is False
    assert all(one["holds"] for one in output["steps"])
    assert (output["commitment"], output["entropies"]) == (None, {})


def test_a_secret_that_nobody_added_to_is_not_fair_though_nothing_is_false() -> None:
    table = games.get("card-city").new_table(["bot:random"] * 2, seed=seed_of(SECRET, {}))
    output = verify(Record.of(table).to_json())["output"]
    assert output["fair"] is False
    assert all(one["holds"] for one in output["steps"])
    assert "people" not in [one["step"] for one in output["steps"]]
    assert (output["commitment"], output["entropies"]) == (commit(SECRET), {})


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"game": "carson-city"}, "game"),
        ({"game": 7}, "game"),
        ({"seats": []}, "record"),
        ({"actions": None}, "actions"),
        ({"surprise": 1}, '"surprise"'),
        ({"deck": {"name": "x", "sha256": "y"}}, "deck.sha256"),
    ],
)
def test_what_is_no_record_of_the_game_is_answered_with_its_fault(
    changes: dict[str, Any], named: str
) -> None:
    assert verify({**record("card-city"), **changes})["error"].startswith(named)


@pytest.mark.parametrize("document", [None, [], {}, "x", {"game": "card-city"}])
def test_what_is_no_record_at_all_is_an_error_and_nothing_else(document: Any) -> None:
    assert list(verify(document)) == ["error"]


def test_who_knows_more_proves_more() -> None:
    document = record("card-city")
    open_steps = [step.name for step in prove(document).steps if step.holds is None]
    assert open_steps == ["published", "entropy"]
    proof = prove(document, Claims(commit(SECRET), {0: ADA, 1: BO}))
    assert all(step.holds for step in proof.steps)
    assert [step.of for step in proof.steps if step.name == "entropy"] == [0, 1]
    doubted = prove(document, Claims("0" * 64, {0: BO}))
    assert not doubted.holds
    assert [step.name for step in doubted.steps if step.holds is False] == ["published", "entropy"]


def test_a_deck_that_does_not_belong_to_the_game_is_refused() -> None:
    with pytest.raises(BadInput, match="deck"):
        prove(record("card-city"), deck="name = 'ours'")


def test_a_custom_deck_comes_with_the_record() -> None:
    standard = Path(carson_city.__file__).parent / "decks" / "standard.toml"
    text = standard.read_text("utf-8").replace('"I-01"', '"I-99"')
    deck = carson_city.parse_deck(text)
    table = carson_city.new_table(SEATS["carson-city"], seed=SEED, deck=deck)
    document = Record.of(table).to_json()
    assert verify(document, "carson-city")["error"].startswith("deck.sha256")
    whole = {"record": document, "deck": text}
    assert verify(whole, "carson-city")["output"]["fair"] is True
    for changes, named in (
        ({"deck": 5}, "deck"),
        ({"deck": "name = 5"}, "deck"),
        ({"record": record("carson-city")}, "deck.sha256"),
        ({"record": None}, "input"),
        ({"surprise": 1}, '"surprise"'),
    ):
        assert verify({**whole, **changes}, "carson-city")["error"].startswith(named)


def test_the_hash_of_a_deck_is_computed_as_the_docs_say() -> None:
    """A second implementation, written from docs/records.md."""
    page = (Path(__file__).parents[1] / "docs" / "records.md").read_text("utf-8")
    standard = Path(carson_city.__file__).parent / "decks" / "standard.toml"
    deck = tomllib.loads(standard.read_text("utf-8"))
    terrain = sorted(deck["terrain"], key=lambda card: card["id"].startswith("II-"))
    listed = {
        "terrain": [[one["id"], one["parcels"], one["appeal"]] for one in terrain],
        "characters": [
            [one["id"], one["appeal"], [] if one["back"] == "skull" else one["back"]]
            for one in deck["characters"]
        ],
    }
    carson = json.dumps(listed, separators=(",", ":"))
    (city,) = re.findall(r'`({"cards":.*?}})`', page)
    for name, text in (("carson-city", carson), ("card-city", city)):
        stated = record(name)["deck"]["sha256"]
        assert hashlib.sha256(text.encode()).hexdigest() == stated
        assert stated in page


# --- the events that somebody saw ---------------------------------------------------------------


def shown(state: TableState, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of that story."""
    return [dict(one.event) for one in events_seen(story_for(state, seat))]


def story_for(state: TableState, seat: int | None) -> Any:
    """What the server sends to a viewer at this seat, after a round trip through JSON."""
    who = None if seat is None else state.chairs[seat].identity
    return orjson.loads(orjson.dumps(list(items(state, Viewer(who, seat), 0))))


def compare_events(state: TableState, seen: Any) -> Step:
    """The step that holds what was seen against the record."""
    (step,) = [
        step
        for step in prove(state.record().to_json(), Claims(seen=events_seen(seen))).steps
        if step.name == "events"
    ]
    return step


@cache
def finished_table() -> TableState:
    return Story(game="card-city").seat("ada", "bo").start().play_out().state


@pytest.mark.parametrize("number", range(40))
def test_whoever_looks_on_sees_what_the_record_brings(number: int) -> None:
    """Also where actions were taken back, alone or with all that came after them."""
    state = random_story(random.Random(number), 60).state
    if state.table is None:
        return
    for seat in (None, *range(len(state.chairs))):
        assert compare_events(state, story_for(state, seat)).holds is True


def test_those_stories_have_every_kind_of_undo() -> None:
    states = [random_story(random.Random(number), 60).state for number in range(40)]
    shown = [item for state in states for item in items(state, Viewer(None, None), 0)]
    assert {item["alone"] for item in shown if item["kind"] == "undone"} == {True, False}


def test_what_was_taken_back_is_not_compared() -> None:
    told_back = [
        {"number": 3, "kind": "played", "events": [{"event": "a"}]},
        {"number": 4, "kind": "played", "events": [{"event": "b"}]},
        {"number": 5, "kind": "undone", "played": 3, "alone": True},
        {"number": 6, "kind": "said", "text": "sorry"},
        {"number": 7, "kind": "played", "events": [{"event": "c"}]},
        {"number": 8, "kind": "undo_asked", "played": 4},
        {"number": 9, "kind": "played", "events": [{"event": "d"}]},
    ]
    assert [one.event["event"] for one in events_seen(told_back)] == ["b", "c", "d"]
    undone = {"number": 10, "kind": "undone", "played": 7, "alone": False}
    assert [one.event["event"] for one in events_seen([*told_back, undone])] == ["b"]


def test_what_came_after_an_action_taken_back_alone_may_have_gone_with_it() -> None:
    """The last to build brings the income; who takes a building back brings it once more."""
    story = Story().seat("ada", "bo").start().play_until("build")
    while sum("income" in str(item.get("events")) for item in story_for(story.state, None)) == 0:
        story.play(story.deciding()[0])
    whole = story_for(story.state, None)
    income = [one for one in whole[-1]["events"] if one["event"] == "income"]
    (build,) = [one for one in whole[-1]["events"] if one["event"] == "build"]
    last = whole[-1]["number"]
    before = [
        *whole[:-1],
        {"number": last, "kind": "played", "events": [build]},
        {"number": last + 1, "kind": "played", "events": income},
    ]
    again = {"number": last + 3, "kind": "played", "events": whole[-1]["events"]}
    undone = {"number": last + 2, "kind": "undone", "played": last, "alone": True}
    assert compare_events(story.state, [*before, undone, again]).holds is True
    assert compare_events(story.state, [*before, again]).holds is False


def test_a_list_may_begin_in_the_middle_and_end_before_the_end() -> None:
    events = shown(finished_table())
    assert compare_events(finished_table(), events[7:-3]).holds is True


def test_what_only_others_may_see_may_be_missing_and_nothing_else() -> None:
    events = shown(finished_table())
    assert finished_table().phase is TablePhase.FINISHED, "a finished game is shown whole"
    without_holds = [one for one in events if one["event"] != "hold"]
    assert len(without_holds) < len(events)
    assert compare_events(finished_table(), without_holds).holds is True
    without_incomes = [one for one in events if one["event"] != "income"]
    assert compare_events(finished_table(), without_incomes).holds is False


def test_the_first_event_that_differs_is_named() -> None:
    events = shown(finished_table())
    at = next(number for number, one in enumerate(events) if one["event"] == "offer")
    other = {**events[at], "open": ["P", "P"]}
    step = compare_events(finished_table(), [*events[:at], other, *events[at + 1 :]])
    assert step.holds is False
    assert f'event {at} that was seen is "offer" with "open" ["P", "P"], but' in step.says
    for changed in (
        [*events[:at], {"event": "storm"}, *events[at:]],
        [*events[:at], events[at + 1], events[at], *events[at + 2 :]],
        [*events[:at], {**events[at], "more": None}, *events[at + 1 :]],
    ):
        step = compare_events(finished_table(), changed)
        assert step.holds is False
        assert f"event {at} that was seen" in step.says
    step = compare_events(finished_table(), [*events, events[-1]])
    assert step.says == (
        f'event {len(events)} that was seen is "score", which the record does not bring'
    )


def test_cards_that_only_one_seat_saw_are_compared_with_those_of_that_seat() -> None:
    events = shown(finished_table())
    at = max(number for number, one in enumerate(events) if one["event"] == "hold")
    other = {**events[at], "cards": ["P", "P"]}
    step = compare_events(finished_table(), [*events[: at - 1], other, *events[at + 1 :]])
    cards = json.dumps(events[at]["cards"])
    assert f'"cards" ["P", "P"], but the record brings {cards}' in step.says


def test_only_what_was_seen_tells_that_the_seed_was_exchanged() -> None:
    """Where the actions are legal in the other deal too, a record that was made up is flawless."""
    seen = Story(game="card-city").seat("ada", "bo").start()
    seen.play(seen.deciding()[0])
    for number in range(20):
        seed = seed_of(SECRET, {0: ADA, 1: f"{number:032x}"})
        made_up = {**seen.state.record().to_json(), "seed": seed, "commitment": commitment(seed)}
        proof = prove(made_up, Claims(seen=events_seen(story_for(seen.state, 0))))
        wrong = [step.name for step in proof.steps if step.holds is False]
        if prove(made_up).holds and wrong:
            assert wrong == ["events"]
            return
    raise AssertionError("no other deal began with the same seat")


def test_nothing_seen_is_nothing_to_compare_with() -> None:
    assert compare_events(finished_table(), []).holds is None


@pytest.mark.parametrize(
    ("story", "named"),
    [
        ({}, "events"),
        ([5], "events[0]"),
        ([{}], "events[0].number"),
        ([{"number": True, "events": []}], "events[0].number"),
        ([{"number": 1, "events": {}}], "events[0].events"),
        ([{"number": 1, "events": [5]}], "events[0].events"),
        ([{"number": 1, "events": [{}]}], "events[0].events"),
        ([{"number": 1, "kind": "undone"}], "events[0].played"),
    ],
)
def test_what_is_no_story_is_refused(story: Any, named: str) -> None:
    with pytest.raises(BadInput) as error:
        events_seen(story)
    assert error.value.field.startswith(named)
