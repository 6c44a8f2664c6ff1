"""The proof that a recorded game was dealt and played fairly, step by step.

The record is enough; people who know more about the game from elsewhere (:class:`Claims`) can
prove more. docs/fairness.md says what each step proves, and what none of them does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from cardtown import games
from cardtown.core import (
    EVERYONE,
    BadInput,
    Event,
    Game,
    Record,
    RecordMismatch,
    RuleBreach,
    Shuffle,
    Table,
    check_seed,
    commitment,
    deck_of,
    documents,
    fairness,
    replay,
)
from cardtown.core.fairness import FairSeed
from cardtown.core.game import HUMAN

_SHOWN = 6


class Seen(NamedTuple):
    """An event that somebody saw."""

    event: Mapping[str, Any]
    stays: bool = True
    """False if an earlier action was undone, which may have undone this event too."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What a person knows about the game that is not from its record."""

    published: str | None = None
    """The commitment that was shown before the game."""
    entropies: Mapping[int, str] = field(default_factory=dict)
    """The entropy added to the seed, by seat."""
    seen: Sequence[Seen] | None = None
    """The events as somebody saw them (:func:`events_seen`)."""


class Step(NamedTuple):
    """One step of the proof."""

    name: str
    """`record`, `published`, `people`, `entropy`, `seed`, `shuffle`, `actions`, `result` or
    `events`."""
    holds: bool | None
    """None if there is nothing to compare with."""
    says: str
    """The finding, for people."""
    of: str | int | None = None
    """The label of the shuffle, or the seat of the entropy."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcome of each step."""

    steps: tuple[Step, ...]
    shuffles: tuple[Shuffle, ...]
    seed: FairSeed | None
    """The parts of the seed; None for a kind of seed that somebody could have chosen."""

    @property
    def holds(self) -> bool:
        """Whether no step has failed."""
        return all(step.holds is not False for step in self.steps)

    @property
    def shared(self) -> bool:
        """Whether several parties made the seed: a secret alone could have been chosen."""
        return self.seed is not None and len(self.seed.entropies) > 0


def prove(document: Any, claims: Claims | None = None, deck: str | None = None) -> Proof:
    """Check the record in a document, played with this deck text or the game's standard deck.

    A record with a false statement fails in some step. A document that is not a record raises
    :class:`BadInput`, or :class:`RuleBreach` if its game could not be set up.
    """
    claims = claims or Claims()
    fields = documents.fields(document, required=("seed", "commitment"), any_key=True)
    seed = check_seed(documents.text(fields["seed"], "seed"))
    stated = documents.text(fields["commitment"], "commitment")
    # A commitment that does not match the seed is a finding to report, not a reason to stop.
    record = Record.from_json({**fields, "commitment": commitment(seed)})
    game = games.get(record.game)
    cards = deck_of(record, game, None if deck is None else game.load_deck(deck))
    found = _replay_fitting(record, game, cards)
    shuffles = tuple(game.shuffles(found.table, seed, cards))
    fair = fairness.parse(seed)
    steps = (
        _check_own_commitment(seed, stated),
        *(_check_fair_seed(fair, record, claims) if fair else _check_other_seed(seed, claims)),
        *map(_check_shuffle, shuffles),
        *_check_play(record, found),
        *(() if claims.seen is None else [_check_events(claims.seen, found.table)]),
    )
    return Proof(steps, shuffles, fair)


def answer_verify(game: str, document: Any) -> dict[str, Any]:
    """Prove what the record of a game proves without claims; raise :class:`BadInput`.

    The document is a record, or `{"record": …, "deck": "…"}` with the text of the deck that it was
    played with. The answer has `commitment` and `entropies`, for people to compare with what they
    saw before the game.
    """
    record, deck = _record_and_deck(document)
    found = documents.fields(record, required=("game",), any_key=True)["game"]
    if found != game:
        raise BadInput("game", f"the record is of another game, {documents.show(found)}")
    try:
        proof = prove(record, deck=deck)
    except RuleBreach as breach:
        raise BadInput("record", str(breach)) from None
    seed = proof.seed
    return {
        "fair": proof.holds and proof.shared,
        "steps": [_step_json(step) for step in proof.steps if step.holds is not None],
        "commitment": None if seed is None else fairness.commit(seed.secret),
        "entropies": {} if seed is None else {str(n): one for n, one in seed.entropies.items()},
    }


def _record_and_deck(document: Any) -> tuple[Any, str | None]:
    if type(document) is not dict or "record" not in document:
        return document, None
    fields = documents.fields(document, required=("record", "deck"))
    return fields["record"], documents.text(fields["deck"], "deck")


def _step_json(step: Step) -> dict[str, Any]:
    shown = {"step": step.name, "holds": step.holds, "says": step.says}
    return shown if step.of is None else {**shown, "of": step.of}


def _true(name: str, says: str, of: str | int | None = None) -> Step:
    return Step(name, holds=True, says=says, of=of)


def _false(name: str, says: str, of: str | int | None = None) -> Step:
    return Step(name, holds=False, says=says, of=of)


def _open(name: str, says: str) -> Step:
    return Step(name, holds=None, says=says)


# --- the seed -----------------------------------------------------------------------------------


def _check_own_commitment(seed: str, stated: str) -> Step:
    if stated == commitment(seed):
        return _true("record", "its commitment is the SHA-256 of its seed")
    return _false("record", "its commitment is not the SHA-256 of its seed: it was changed")


def _check_fair_seed(fair: FairSeed, record: Record, claims: Claims) -> Iterator[Step]:
    yield _check_published(claims.published, fairness.commit(fair.secret), "secret in the seed")
    people = [seat for seat, who in enumerate(record.seats) if who.kind == HUMAN]
    if people != list(fair.entropies):
        yield _false(
            "people",
            f"they sit at {people}, but the seed holds entropy of seats {list(fair.entropies)}",
        )
    elif people:
        seats = ", ".join(map(str, people))
        yield _true("people", f"each of them added to the seed (seats: {seats})")
    else:
        yield _open("people", "there are none: whoever chose the secret could choose the deal")
    for seat, entropy in claims.entropies.items():
        inside = fair.entropies.get(seat)
        if inside == entropy:
            yield _true("entropy", f"{entropy} is in the seed at seat {seat}", seat)
        else:
            has = f"has {inside}" if inside else "has none"
            yield _false("entropy", f"the seed {has} at seat {seat}, not {entropy}", seat)
    if people and not claims.entropies:
        yield _open("entropy", "give yours with --entropy SEAT:HEX to see it in the seed")


def _check_other_seed(seed: str, claims: Claims) -> Iterator[Step]:
    yield _open(
        "seed",
        f"is not of the kind {fairness.FORMAT}: whoever chose it could choose the deal; "
        "what follows from it is checked all the same",
    )
    if claims.published is not None:
        yield _check_published(claims.published, commitment(seed), "seed")
    for seat in claims.entropies:
        yield _false("entropy", "a seed of this kind holds nobody's entropy", seat)


def _check_published(published: str | None, hashed: str, of: str) -> Step:
    if published is None:
        return _open(
            "published",
            f"the SHA-256 of the {of} is {hashed}: compare it with what was shown before "
            "the game, or give that with --commitment",
        )
    if published == hashed:
        return _true("published", f"the commitment is the SHA-256 of the {of}")
    return _false("published", f"the SHA-256 of the {of} is {hashed}, not what was published")


# --- the game -----------------------------------------------------------------------------------


class _Replay(NamedTuple):
    """A record, replayed as far as it fits."""

    table: Table[Any, Any]
    mismatch: RecordMismatch | None


def _replay_fitting(record: Record, game: Game, deck: Any) -> _Replay:
    """Replay a record up to the first action that does not fit."""
    try:
        return _Replay(replay(record, game, deck), None)
    except RecordMismatch as mismatch:
        fitting = replace(record, actions=record.actions[: mismatch.index], result=None)
        return _Replay(replay(fitting, game, deck), mismatch)


def _check_shuffle(one: Shuffle) -> Step:
    first = " ".join(one.items[:_SHOWN]) + (" …" if len(one.items) > _SHOWN else "")
    says = f"the seed puts {len(one.items)} in this order: {first}"
    if not one.fits:
        says += "; but the actions, played again, turn up others"
    elif one.seen:
        says += f"; the actions, played again, turn up {one.seen} of them"
    return Step("shuffle", one.fits, says, one.label)


def _check_play(record: Record, found: _Replay) -> Iterator[Step]:
    mismatch = found.mismatch
    if mismatch is not None and mismatch.index < len(record.actions):
        yield _false("actions", str(mismatch))
        yield _open("result", "can't be checked: not every action fits")
        return
    yield _true("actions", f"all {len(record.actions)} are legal, each in its turn")
    if mismatch is not None:
        yield _false("result", mismatch.problem)
    elif record.result is not None:
        yield _true("result", _result(record.result.scores, record.result.winners))
    elif found.table.over:
        yield _open("result", "the game is over, but the record states no result")
    else:
        yield _open("result", "the game is not over")


def _result(scores: Sequence[int], winners: Sequence[int]) -> str:
    return f"scores {', '.join(map(str, scores))}; won by seat {', '.join(map(str, winners))}"


# --- events that people saw ---------------------------------------------------------------------


def events_seen(story: Any) -> list[Seen]:
    """The events in a list, or in the story of a table as the server sends it.

    A story has items, some with `events`; those undone later are left out. Raises
    :class:`BadInput` for anything else.
    """
    found: dict[int, list[Seen]] = {}
    for index, value in enumerate(documents.items(story, "events")):
        where = f"events[{index}]"
        item = documents.fields(value, where, any_key=True)
        if "event" in item:
            found[index] = [Seen(item)]
            continue
        number = documents.whole(item.get("number"), f"{where}.number")
        if item.get("kind") == "undone":
            played = documents.whole(item.get("played"), f"{where}.played")
            _take_back(found, played, alone=item.get("alone") is True)
        elif "events" in item:
            found[number] = list(_read_events(item["events"], f"{where}.events"))
    return [event for events in found.values() for event in events]


def _read_events(events: Any, where: str) -> Iterator[Seen]:
    for event in documents.items(events, where):
        yield Seen(documents.fields(event, where, required=("event",), any_key=True))


def _take_back(found: dict[int, list[Seen]], played: int, *, alone: bool) -> None:
    """Drop the events of an undone entry, and drop or doubt the later ones."""
    for number in [one for one in found if one >= played]:
        if alone and number > played:
            found[number] = [one._replace(stays=False) for one in found[number]]
        else:
            del found[number]


def _check_events(seen: Sequence[Seen], table: Table[Any, Any]) -> Step:
    recorded = [_RecordedEvent.of(event) for event in table.events]
    at = compared = 0
    for number, (event, stays) in enumerate(seen):
        # A list of events may begin in the middle of the game.
        place = _find_next(event, recorded, at, anywhere=not compared)
        other = recorded[place].event if place < len(recorded) else None
        if event == other:
            at = place + 1
            compared += 1
        elif stays:
            return _false(
                "events", _difference(number, event, _counterpart(event, recorded[at:place], other))
            )
    if not compared:
        return _open("events", "there are none to compare with")
    return _true("events", f"all {compared} that were seen are what the seed and the actions bring")


class _RecordedEvent(NamedTuple):
    """An event of the replayed record."""

    event: dict[str, Any]
    for_all: bool

    @classmethod
    def of(cls, event: Event) -> _RecordedEvent:
        """The event after a round trip through JSON, where a pair is a list."""
        return cls(json.loads(json.dumps(event.to_json())), event.audience is EVERYONE)


def _find_next(
    event: Mapping[str, Any], recorded: Sequence[_RecordedEvent], at: int, *, anywhere: bool
) -> int:
    """The index where an event comes next, or where a public event rules it out."""
    for place, other in enumerate(recorded[at:], at):
        if other.event == event or (other.for_all and not anywhere):
            return place
    return len(recorded)


def _counterpart(
    event: Mapping[str, Any], passed: Sequence[_RecordedEvent], other: Mapping[str, Any] | None
) -> Mapping[str, Any] | None:
    """The recorded event to compare with: one of the same kind and seat, or else `other`."""
    whose = (event["event"], event.get("seat"))
    same = (one.event for one in passed if (one.event["event"], one.event.get("seat")) == whose)
    return next(same, other)


def _difference(number: int, seen: Mapping[str, Any], other: Mapping[str, Any] | None) -> str:
    found = f"event {number} that was seen is {documents.show(seen['event'])}"
    if other is None:
        return f"{found}, which the record does not bring"
    if seen["event"] != other["event"]:
        return f"{found}, but the record brings {documents.show(other['event'])}"
    key = next(key for key in [*other, *seen] if not _same(key, seen, other))
    return (
        f"{found} with {documents.show(key)} {documents.show(seen.get(key))}, "
        f"but the record brings {documents.show(other.get(key))}"
    )


def _same(key: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return key in one and key in other and bool(one[key] == other[key])
