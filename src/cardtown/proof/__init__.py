"""The proof that a recorded game was dealt and played fairly, step by step.

The record is enough; people who know more about the game from elsewhere (:class:`Claims`) can
prove more. docs/fairness.md says what each step proves, and what none of them does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cardtown import games
from cardtown.core import (
    BadInput,
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
from cardtown.proof.seed import (
    check_fair_seed,
    check_other_seed,
    check_own_commitment,
    published_for,
)
from cardtown.proof.seen import check_entries, check_events, entries_seen, events_seen
from cardtown.proof.steps import Claims, Seen, SeenEntry, Step, false, true, unproven

__all__ = [
    "Claims",
    "Proof",
    "Seen",
    "SeenEntry",
    "Step",
    "answer_verify",
    "entries_seen",
    "events_seen",
    "prove",
]

_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcome of each step."""

    steps: tuple[Step, ...]
    shuffles: tuple[Shuffle, ...]
    record: Record
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
        check_own_commitment(seed, stated),
        *(
            check_fair_seed(fair, record, claims)
            if fair
            else check_other_seed(seed, record, claims)
        ),
        *map(_check_shuffle, shuffles),
        *_check_play(record, found),
        *(() if claims.seen is None else [check_events(claims.seen, found.table)]),
        *(() if not claims.entries else [_check_entries(claims, record, found.table, cards)]),
    )
    return Proof(steps, shuffles, record, fair)


def _check_entries(claims: Claims, record: Record, fitting: Table[Any, Any], deck: Any) -> Step:
    """Play once more what fits, to know which action brings which events."""
    table = games.get(record.game).new_table(
        record.seats, seed=record.seed, options=record.options, deck=deck
    )
    brought = [table.take_events()]
    for seat, action in fitting.history:
        table.apply(seat, action)
        brought.append(table.take_events())
    return check_entries(claims.entries, record, brought)


def answer_verify(game: str, document: Any) -> dict[str, Any]:
    """Prove what the record of a game proves without claims; raise :class:`BadInput`.

    The document is a record, or `{"record": …, "deck": "…"}` with the text of the deck that it was
    played with. The answer has `commitment`, `deck`, `entropies` and `seals`, for people to compare
    with what they saw before the game.
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
    entropies = {} if seed is None else seed.entropies
    return {
        "fair": proof.holds and proof.shared,
        "protocol": None if seed is None else seed.protocol,
        "steps": [_step_json(step) for step in proof.steps if step.holds is not None],
        "commitment": None if seed is None else published_for(seed, proof.record),
        "deck": proof.record.deck.sha256,
        "entropies": {str(seat): one for seat, one in entropies.items()},
        "seals": {str(seat): fairness.seal(one) for seat, one in entropies.items()},
    }


def _record_and_deck(document: Any) -> tuple[Any, str | None]:
    if type(document) is not dict or "record" not in document:
        return document, None
    fields = documents.fields(document, required=("record", "deck"))
    return fields["record"], documents.text(fields["deck"], "deck")


def _step_json(step: Step) -> dict[str, Any]:
    shown = {"step": step.name, "holds": step.holds, "says": step.says}
    return shown if step.of is None else {**shown, "of": step.of}


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
        yield false("actions", str(mismatch))
        yield unproven("result", "can't be checked: not every action fits")
        return
    yield true("actions", f"all {len(record.actions)} are legal, each in its turn")
    if mismatch is not None:
        yield false("result", mismatch.problem)
    elif record.result is not None:
        yield true("result", _result(record.result.scores, record.result.winners))
    elif found.table.over:
        yield unproven("result", "the game is over, but the record states no result")
    else:
        yield unproven("result", "the game is not over")


def _result(scores: Sequence[int], winners: Sequence[int]) -> str:
    return f"scores {', '.join(map(str, scores))}; won by seat {', '.join(map(str, winners))}"
