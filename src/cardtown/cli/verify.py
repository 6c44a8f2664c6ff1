"""`cardtown verify`: prove step by step that a recorded game was dealt and played fairly."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from cardtown import games
from cardtown.cli.files import read_bytes, read_deck
from cardtown.cli.reveals import Shuffle, shuffles
from cardtown.core import (
    BadInput,
    Game,
    Record,
    RecordMismatch,
    Table,
    check_seed,
    commitment,
    documents,
    replay,
)
from cardtown.core.game import HUMAN
from cardtown.server import fairness
from cardtown.server.fairness import FairSeed

NOT_PROVEN: Final = 1
_SHOWN: Final = 6
_HASH: Final = re.compile("[0-9a-f]{64}")
_SEAT: Final = re.compile("0|[1-9][0-9]?")


class Check(NamedTuple):
    """One step of the proof."""

    name: str
    proven: bool | None
    """None: there is nothing to compare with."""
    says: str


def _proven(name: str, says: str) -> Check:
    return Check(name, proven=True, says=says)


def _wrong(name: str, says: str) -> Check:
    return Check(name, proven=False, says=says)


def _open(name: str, says: str) -> Check:
    return Check(name, proven=None, says=says)


class Claims(NamedTuple):
    """What a person knows of the game from elsewhere than its record."""

    published: str | None
    """The commitment that was shown before the game."""
    entropies: Mapping[int, str]
    """What was added to the seed, by seat."""


def verify_file(
    file: str, *, published: str | None, entropies: Sequence[str], deck: str | None, as_json: bool
) -> int:
    """Check a record, print every step, and return the exit code."""
    claims = Claims(_hash(published), dict(_entropies(entropies)))
    document = documents.parse(read_bytes(file))
    fields = documents.fields(document, required=("seed", "commitment"), any_key=True)
    seed = check_seed(documents.text(fields["seed"], "seed"))
    stated = documents.text(fields["commitment"], "commitment")
    # A commitment that is not the seed's is something to report here, not a reason to stop.
    record = Record.from_json({**fields, "commitment": commitment(seed)})
    game = games.get(record.game)
    cards = read_deck(game, deck)
    found = _replayed(record, game, cards)
    dealt = shuffles(found.table, seed, cards)
    fair = fairness.parse(seed)
    checks = [
        _own_commitment(seed, stated),
        *(_of_fair_seed(fair, record, claims) if fair else _of_other_seed(seed, claims)),
        *map(_shuffle, dealt),
        *_play(record, found),
    ]
    if as_json:
        print(json.dumps(_document(checks, dealt, fair=fair is not None)))
    else:
        _show(checks)
    return NOT_PROVEN if any(check.proven is False for check in checks) else 0


# --- what the person gave -----------------------------------------------------------------------


def _hash(text: str | None) -> str | None:
    if text is not None and not _HASH.fullmatch(text.lower()):
        raise BadInput("commitment", "must be 64 hexadecimal digits")
    return text and text.lower()


def _entropies(given: Sequence[str]) -> Iterator[tuple[int, str]]:
    seen = set()
    for text in given:
        seat, _, entropy = text.partition(":")
        if not _SEAT.fullmatch(seat):
            raise BadInput("entropy", "must be SEAT:HEX, with seats from 0, such as 0:9f86d0…")
        if seat in seen:
            raise BadInput("entropy", f"seat {seat} is given twice")
        seen.add(seat)
        yield int(seat), fairness.check_entropy(entropy.lower())


# --- the seed -----------------------------------------------------------------------------------


def _own_commitment(seed: str, stated: str) -> Check:
    if stated == commitment(seed):
        return _proven("record", "its commitment is the SHA-256 of its seed")
    return _wrong("record", "its commitment is not the SHA-256 of its seed: it was changed")


def _of_fair_seed(fair: FairSeed, record: Record, claims: Claims) -> Iterator[Check]:
    yield _published(claims.published, fairness.commit(fair.secret), "secret in the seed")
    people = [seat for seat, who in enumerate(record.seats) if who.kind == HUMAN]
    if people == list(fair.entropies):
        seats = ", ".join(map(str, people)) or "none"
        yield _proven("people", f"each of them added to the seed (seats: {seats})")
    else:
        yield _wrong(
            "people",
            f"they sit at {people}, but the seed holds entropy of seats {list(fair.entropies)}",
        )
    for seat, entropy in claims.entropies.items():
        inside = fair.entropies.get(seat)
        if inside == entropy:
            yield _proven(f"entropy {seat}", f"{entropy} is in the seed at seat {seat}")
        else:
            has = f"has {inside}" if inside else "has none"
            yield _wrong(f"entropy {seat}", f"the seed {has} at seat {seat}, not {entropy}")
    if people and not claims.entropies:
        yield _open("entropy", "give yours with --entropy SEAT:HEX to see it in the seed")


def _of_other_seed(seed: str, claims: Claims) -> Iterator[Check]:
    yield _open(
        "seed",
        f"is not of the kind {fairness.FORMAT}: whoever chose it could choose the deal; "
        "what follows from it is checked all the same",
    )
    if claims.published is not None:
        yield _published(claims.published, commitment(seed), "seed")
    for seat in claims.entropies:
        yield _wrong(f"entropy {seat}", "a seed of this kind holds nobody's entropy")


def _published(published: str | None, hashed: str, of: str) -> Check:
    if published is None:
        return _open(
            "published",
            f"the SHA-256 of the {of} is {hashed}: compare it with what was shown before "
            "the game, or give that with --commitment",
        )
    if published == hashed:
        return _proven("published", f"the commitment is the SHA-256 of the {of}")
    return _wrong("published", f"the SHA-256 of the {of} is {hashed}, not what was published")


# --- the game -----------------------------------------------------------------------------------


class Replayed(NamedTuple):
    """A record played again, as far as it goes."""

    table: Table[Any, Any]
    mismatch: RecordMismatch | None


def _replayed(record: Record, game: Game, deck: Any) -> Replayed:
    """Play a record up to the first action that does not fit."""
    try:
        return Replayed(replay(record, game, deck), None)
    except RecordMismatch as mismatch:
        fitting = replace(record, actions=record.actions[: mismatch.index], result=None)
        return Replayed(replay(fitting, game, deck), mismatch)


def _shuffle(one: Shuffle) -> Check:
    first = " ".join(one.items[:_SHOWN]) + (" …" if len(one.items) > _SHOWN else "")
    says = f"{len(one.items)} from the seed: {first}"
    if not one.fits:
        says += "; but others turned up in the game"
    elif one.seen:
        says += f"; {one.seen} turned up in the game, from the top"
    return Check(f"shuffle '{one.label}'", one.fits, says)


def _play(record: Record, found: Replayed) -> Iterator[Check]:
    mismatch = found.mismatch
    if mismatch is not None and mismatch.index < len(record.actions):
        yield _wrong("actions", str(mismatch))
        yield _open("result", "can't be checked: not every action fits")
        return
    yield _proven("actions", f"all {len(record.actions)} are legal, each in its turn")
    if mismatch is not None:
        yield _wrong("result", mismatch.problem)
    elif record.result is not None:
        scores = ", ".join(map(str, record.result.scores))
        winners = ", ".join(map(str, record.result.winners))
        yield _proven("result", f"scores {scores}; won by seat {winners}")
    elif found.table.over:
        yield _open("result", "the game is over, but the record states no result")
    else:
        yield _open("result", "the game is not over")


# --- the answer ---------------------------------------------------------------------------------


def _document(checks: Sequence[Check], dealt: Sequence[Shuffle], *, fair: bool) -> dict[str, Any]:
    return {
        "valid": all(check.proven is not False for check in checks),
        "fair": fair,
        "checks": [
            {"check": check.name, "proven": check.proven, "says": check.says} for check in checks
        ],
        "shuffles": [{"label": one.label, "items": list(one.items)} for one in dealt],
    }


def _show(checks: Sequence[Check]) -> None:
    encoding = sys.stdout.encoding or "utf-8"
    unicode = encoding.lower().startswith("utf")
    marks = {True: "✓", False: "✗", None: "–"} if unicode else {True: "+", False: "!", None: "-"}
    for check in checks:
        line = f"{marks[check.proven]} {check.name}: {' '.join(check.says.split())}"
        print(line.encode(encoding, "replace").decode(encoding))
    wrong = [check.name for check in checks if check.proven is False]
    print(f"Not true: {', '.join(wrong)}." if wrong else _verdict(checks))


def _verdict(checks: Sequence[Check]) -> str:
    if all(check.proven for check in checks):
        return "All of it is proven."
    return "All that can be checked is true."
