"""The proof of a record as programs ask for it: `prove`, and the question `verify`."""

from __future__ import annotations

import hashlib
import json
import random
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import pytest

from cardtown import games
from cardtown.core import BadInput, CardtownError, Record, commitment
from cardtown.core.fairness import Terms, commit, commit_first, seal, seed_of
from cardtown.games import carson_city
from cardtown.proof import Claims, Step, entries_seen, events_seen, prove
from cardtown.questions import answer
from cardtown.server.format.messages import Viewer, items
from cardtown.server.table.state import TablePhase, TableState
from tests.sampling import sample
from tests.server.stories import Story, entropy_of, random_story

SECRET = "5ec2e7" * 10 + "5ec2"
ADA, BO = "ada0" * 8, "b0" * 16
SEATS = {
    "carson-city": ["human", "human", "virtual:expert", "bot:random"],
    "card-city": ["human", "human"],
}
SEED = seed_of(SECRET, {0: ADA, 1: BO})


def published(document: dict[str, Any]) -> str:
    """What was published before the game of a record."""
    kinds = [seat["kind"] for seat in document["seats"]]
    deck, options = document["deck"]["sha256"], document["options"]
    return commit(SECRET, Terms(document["game"], 1, options, deck, kinds))


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
    assert output["protocol"] == 2
    assert output["commitment"] == published(record(name))
    assert output["deck"] == record(name)["deck"]["sha256"]
    assert output["entropies"] == {"0": ADA, "1": BO}
    assert output["seals"] == {"0": seal(ADA), "1": seal(BO)}


def test_a_record_of_the_first_protocol_is_as_fair_as_ever() -> None:
    output = verify(record("card-city", seed_of(SECRET, {0: ADA, 1: BO}, 1)))["output"]
    assert output["fair"] is True
    assert (output["protocol"], output["commitment"]) == (1, commit_first(SECRET))


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
    document = Record.of(table).to_json()
    output = verify(document)["output"]
    assert output["fair"] is False
    assert all(one["holds"] for one in output["steps"])
    assert "people" not in [one["step"] for one in output["steps"]]
    assert (output["commitment"], output["entropies"]) == (published(document), {})


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
def test_what_is_not_a_record_of_the_game_is_answered_with_its_fault(
    changes: dict[str, Any], named: str
) -> None:
    assert verify({**record("card-city"), **changes})["error"].startswith(named)


@pytest.mark.parametrize("document", [None, [], {}, "x", {"game": "card-city"}])
def test_what_is_not_a_record_at_all_is_an_error_and_nothing_else(document: Any) -> None:
    assert list(verify(document)) == ["error"]


def test_more_knowledge_proves_more() -> None:
    document = record("card-city")
    open_steps = [step.name for step in prove(document).steps if step.holds is None]
    assert open_steps == ["published", "entropy", "sealed"]
    proof = prove(document, Claims(published(document), {0: ADA, 1: BO}))
    assert all(step.holds for step in proof.steps)
    assert [step.of for step in proof.steps if step.name == "entropy"] == [0, 1]
    doubted = prove(document, Claims("0" * 64, {0: BO}, seals={1: seal(ADA)}, deck="0" * 64))
    assert not doubted.holds
    wrong = [step.name for step in doubted.steps if step.holds is False]
    assert wrong == ["published", "deck", "entropy", "sealed"]


def test_whoever_saw_all_seals_proves_that_nobody_drew_after_others() -> None:
    document = record("card-city")

    def sealed(**claims: Any) -> bool | None:
        steps = prove(document, Claims(**claims)).steps
        return next(step.holds for step in steps if step.name == "sealed")

    assert sealed(entropies={0: ADA}) is None, "the seal of the other was not seen"
    assert sealed(entropies={0: ADA}, seals={1: seal(BO)}) is True
    assert sealed(seals={0: seal(ADA), 1: seal(BO)}) is True
    assert sealed(entropies={0: ADA}, seals={1: seal("0" * 32)}) is False
    assert sealed(entropies={0: ADA}, seals={1: seal(BO), 2: seal(BO)}) is False


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
    return check(state, seen=events_seen(seen))


def compare_entries(state: TableState, seen: Any) -> Step:
    """The step that holds the entries that were seen against the record."""
    return check(state, entries=entries_seen(seen))


def check(state: TableState, **claims: Any) -> Step:
    """The last step, for which these claims asked."""
    return prove(state.record().to_json(), Claims(**claims)).steps[-1]


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
        story = story_for(state, seat)
        assert compare_events(state, story).holds is True
        assert compare_entries(state, story).holds is not False
        late = story[len(story) // 2 :]
        assert compare_entries(state, late).holds is not False


def test_those_stories_have_every_kind_of_undo() -> None:
    states = [random_story(random.Random(number), 60).state for number in range(40)]
    shown = [item for state in states for item in items(state, Viewer(None, None), 0)]
    assert {item["alone"] for item in shown if item["kind"] == "undone"} == {True, False}


def test_what_was_taken_back_is_not_compared() -> None:
    told_back = [
        {"number": 3, "kind": "played", "seat": 0, "events": [{"event": "a"}]},
        {"number": 4, "kind": "played", "seat": 1, "events": [{"event": "b"}]},
        {"number": 5, "kind": "undone", "played": 3, "alone": True},
        {"number": 6, "kind": "said", "text": "sorry"},
        {"number": 7, "kind": "played", "seat": 0, "events": [{"event": "c"}]},
        {"number": 8, "kind": "undo_asked", "played": 4},
        {"number": 9, "kind": "played", "seat": 1, "events": [{"event": "d"}]},
    ]
    assert [one.event["event"] for one in events_seen(told_back)] == ["b", "c", "d"]
    undone = {"number": 10, "kind": "undone", "played": 7, "alone": False}
    assert [one.event["event"] for one in events_seen([*told_back, undone])] == ["b"]


def test_what_came_after_an_action_taken_back_alone_may_have_gone_with_it() -> None:
    """The last to build triggers the income; building again after an undo triggers it again."""
    story = Story().seat("ada", "bo").start().play_until("build")
    while sum("income" in str(item.get("events")) for item in story_for(story.state, None)) == 0:
        story.play(story.deciding()[0])
    whole = story_for(story.state, None)
    income = [one for one in whole[-1]["events"] if one["event"] == "income"]
    (build,) = [one for one in whole[-1]["events"] if one["event"] == "build"]
    last = whole[-1]["number"]
    before = [
        *whole[:-1],
        {"number": last, "kind": "played", "seat": 0, "events": [build]},
        {"number": last + 1, "kind": "played", "seat": 1, "events": income},
    ]
    again = {"number": last + 3, "kind": "played", "seat": 0, "events": whole[-1]["events"]}
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
        ([{"number": 1, "events": []}], "events[0].kind"),
        ([{"number": 1, "kind": "said", "seat": 0, "events": []}], "events[0].events"),
        ([{"number": 1, "kind": "played", "seat": 0}], "events[0].events"),
        ([{"number": 1, "kind": "played", "events": []}], "events[0].seat"),
        ([{"number": 1, "kind": "joined", "seat": 0}], "events[0].name"),
        ([{"number": 1, "kind": "started", "events": {}}], "events[0].events"),
        ([{"number": 1, "kind": "started", "events": [5]}], "events[0].events"),
        ([{"number": 1, "kind": "started", "events": [{}]}], "events[0].events"),
        ([{"number": 1, "kind": "undone"}], "events[0].played"),
        ([{"number": 1, "kind": "undone", "played": 1}], "events[0].played"),
        ([{"number": 2, "kind": "created"}, {"number": 2, "kind": "closed"}], "events[1].number"),
        ([{"number": 2, "kind": "created"}, {"number": 1, "kind": "closed"}], "events[1].number"),
    ],
)
def test_what_is_not_a_story_is_refused(story: Any, named: str) -> None:
    with pytest.raises(BadInput) as error:
        events_seen(story)
    assert error.value.field.startswith(named)


# --- whatever is changed is noticed ---------------------------------------------------------------

Place = tuple[str | int, ...]


@cache
def drawn_table() -> TableState:
    """A whole game of two people who sealed first."""
    story = Story(game="card-city", options={"joining": "allowed"}, auto_start=True)
    return story.seal("ada", "bo").reveal().play_out().state


def honest() -> tuple[dict[str, Any], Any, dict[str, Any]]:
    """The record of that game, its story, and what only Ada knows."""
    state = drawn_table()
    entropies = dict(enumerate(map(entropy_of, ("ada", "bo"))))
    claims = {
        "published": state.plan.commitment,
        "entropies": {0: entropies[0]},
        "seals": {seat: seal(one) for seat, one in entropies.items()},
        "deck": state.plan.deck_sha256,
    }
    return json.loads(state.record().to_text()), story_for(state, 0), claims


def believed(document: Any, story: Any, claims: dict[str, Any]) -> bool:
    """Whether every step is proven to somebody who has seen it all."""
    try:
        seen = Claims(**claims, seen=events_seen(story), entries=entries_seen(story))
        return all(step.holds for step in prove(document, seen).steps)
    except CardtownError:
        return False


def leaves(value: Any, path: Place = ()) -> Iterator[Place]:
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield from leaves(inner, (*path, key))
    else:
        yield path


def changed_at(value: Any, path: Place) -> Any:
    """The same with another value of the same type at one place."""
    if path:
        copy: Any = dict(value) if isinstance(value, dict) else list(value)
        copy[path[0]] = changed_at(value[path[0]], path[1:])
        return copy
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}0" if value is not None else 0


def kind_of_place(path: Place) -> Place:
    """The place without its numbers: of each kind a few are tried."""
    return tuple(part for part in path if isinstance(part, str))


def some_of_each(paths: Iterable[Place], most: int) -> list[Place]:
    groups: dict[Place, list[Place]] = {}
    for path in paths:
        groups.setdefault(kind_of_place(path), []).append(path)
    return [path for group in groups.values() for path in sample(group, most)]


NOT_IN_A_RECORD = {("at",)}
"""When something happened: no record says it."""


def test_the_honest_document_is_believed() -> None:
    assert believed(*honest())


def test_no_record_with_one_field_changed_is_believed() -> None:
    document, story, claims = honest()
    paths = some_of_each(leaves(document), 12)
    assert {kind_of_place(path)[0] for path in paths} == set(document)
    for path in paths:
        assert not believed(changed_at(document, path), story, claims), path


def test_no_story_with_one_field_changed_is_believed() -> None:
    document, story, claims = honest()
    compared = [
        path
        for path in some_of_each(leaves(story), 6)
        if kind_of_place(path) not in NOT_IN_A_RECORD and is_in_record(story, path)
    ]
    kinds = {kind_of_place(path) for path in compared}
    assert {("number",), ("kind",), ("seat",), ("name",), ("events", "event")} <= kinds
    for path in compared:
        assert not believed(document, changed_at(story, path), claims), path


def is_in_record(story: Any, path: Place) -> bool:
    """Whether a record tells what is there: the draw it does not, nor what the last number was."""
    entry = story[path[0]]
    if kind_of_place(path) == ("number",):
        return entry is not story[-1]
    return entry["kind"] in ("joined", "started", "played")


def test_no_claim_with_one_digit_changed_is_believed() -> None:
    document, story, claims = honest()
    for key in claims:
        value = claims[key]
        other = {**value, 0: "0" * len(value[0])} if isinstance(value, dict) else "0" * 64
        assert not believed(document, story, {**claims, key: other}), key


def test_no_other_game_is_believed_though_all_its_hashes_fit() -> None:
    """Each is flawless in itself: only what was seen and kept before tells that it is another."""
    document, story, claims = honest()
    secret, ours = drawn_table().seed.split(" ")[1], entropy_of("ada")
    theirs = {0: ours, 1: "b0" * 16}
    kinds = ["human", "human"]
    others = {
        "another secret": (seed_of("0" * 64, {0: ours, 1: entropy_of("bo")}), kinds, {}),
        "a share that was searched for": (seed_of(secret, theirs), kinds, {}),
        "a share that was exchanged": (seed_of(secret, {0: BO, 1: entropy_of("bo")}), kinds, {}),
        "other options": (document["seed"], kinds, {"development": "once"}),
        "another seat": (
            seed_of(secret, {0: ours, 1: entropy_of("bo")}),
            [*kinds, "bot:random"],
            document["options"],
        ),
        "the first protocol": (
            seed_of(secret, {0: ours, 1: entropy_of("bo")}, 1),
            kinds,
            document["options"],
        ),
    }
    for what, (seed, seats, options) in others.items():
        table = games.get("card-city").new_table(seats, seed=seed, options=options)
        rng = random.Random(5)
        while pending := table.decisions():
            table.play(pending[0].seat, rng.choice(pending[0].options))
        other = Record.of(table).to_json()
        assert prove(other).holds, f"{what}: nothing in it is false"
        assert not all(step.holds for step in prove(other, Claims(**claims)).steps), what
        assert not believed(other, story, claims), what


def test_a_deck_that_was_reordered_after_the_commitment_is_noticed() -> None:
    """Who owns the database puts the cards of a table's own deck into another order."""
    text = (games.folder("carson-city") / "games/carson_city/decks/standard.toml").read_text()
    first, second = '"I-01"', '"I-02"'
    other = text.replace(first, "?").replace(second, first).replace("?", second)
    story = Story(("person",) * 4, game="carson-city", deck=text, auto_start=True)
    story.seal("ada", "bo", "cyd", "dee")
    plan = story.state.plan
    again = carson_city.new_table(
        ["human"] * 4, seed=story.reveal().state.seed, deck=carson_city.parse_deck(other)
    )
    document = Record.of(again).to_json()
    with pytest.raises(BadInput, match="deck"):
        prove(document, deck=text)
    assert prove(document, deck=other).holds, "without what was known before nothing is wrong"
    for claims, wrong in (
        (Claims(published=plan.commitment), "published"),
        (Claims(deck=plan.deck_sha256), "deck"),
    ):
        steps = prove(document, claims, deck=other).steps
        assert [step.name for step in steps if step.holds is False] == [wrong]
