"""`cardtown verify`: prove step by step that a recorded game was dealt and played fairly."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from cardtown.cli.files import read_bytes, read_text
from cardtown.cli.one_line import one_line
from cardtown.core import BadInput, documents, fairness
from cardtown.proof import Claims, Proof, Step, entries_seen, events_seen, prove

NOT_PROVEN: Final = 1
_HASH: Final = re.compile("[0-9a-f]{64}")
_SEAT: Final = re.compile("0|[1-9][0-9]?")


def verify_file(
    file: str,
    *,
    published: str | None,
    entropies: Sequence[str],
    seals: Sequence[str],
    deck_hash: str | None,
    deck: str | None,
    as_json: bool,
    events: str | None = None,
) -> int:
    """Check a record, print every step, and return the exit code."""
    story = None if events is None else _story(read_bytes(events))
    claims = Claims(
        published=read_hash(published, "commitment"),
        entropies=dict(_by_seat(entropies, "entropy", fairness.check_entropy)),
        seen=None if story is None else events_seen(story),
        entries=() if story is None else entries_seen(story),
        seals=dict(_by_seat(seals, "sealed", fairness.check_seal)),
        deck=read_hash(deck_hash, "deck-hash"),
    )
    document = documents.parse(read_bytes(file))
    proof = prove(document, claims, None if deck is None else read_text(deck))
    if as_json:
        print(json.dumps(_document(proof)))
    else:
        show_steps(proof.steps)
    return 0 if proof.holds else NOT_PROVEN


# --- arguments ----------------------------------------------------------------------------------


def read_hash(text: str | None, option: str) -> str | None:
    """The hash that somebody typed; raise :class:`BadInput`."""
    if text is not None and not _HASH.fullmatch(text.lower()):
        raise BadInput(option, "must be 64 hexadecimal digits")
    return text and text.lower()


def _by_seat(
    given: Sequence[str], option: str, check: Callable[[str], str]
) -> Iterator[tuple[int, str]]:
    seen = set()
    for text in given:
        seat, _, digits = text.partition(":")
        if not _SEAT.fullmatch(seat):
            raise BadInput(option, "must be SEAT:HEX, with seats from 0, such as 0:9f86d0…")
        if seat in seen:
            raise BadInput(option, f"seat {seat} is given twice")
        seen.add(seat)
        yield int(seat), check(digits.lower())


def _story(data: bytes) -> Any:
    """The story: one JSON list, or one JSON line for each event."""
    if data.lstrip().startswith(b"["):
        return documents.parse(data)
    return [documents.parse(line) for line in data.splitlines() if line.strip()]


# --- the answer ---------------------------------------------------------------------------------


def _document(proof: Proof) -> dict[str, Any]:
    return {
        "valid": proof.holds,
        "fair": proof.shared,
        "checks": [check_json(step) for step in proof.steps],
        "shuffles": [{"label": one.label, "items": list(one.items)} for one in proof.shuffles],
    }


def check_json(step: Step) -> dict[str, Any]:
    """A step, for programs."""
    return {"check": _title(step), "proven": step.holds, "says": step.says}


def show_steps(steps: Sequence[Step]) -> None:
    """Print every step, and what they prove together."""
    encoding = sys.stdout.encoding or "utf-8"
    unicode = encoding.lower().startswith("utf")
    marks = {True: "✓", False: "✗", None: "–"} if unicode else {True: "+", False: "!", None: "-"}
    for step in steps:
        line = f"{marks[step.holds]} {_title(step)}: {one_line(step.says)}"
        print(line.encode(encoding, "replace").decode(encoding))
    wrong = [_title(step) for step in steps if step.holds is False]
    print(f"Not true: {', '.join(wrong)}." if wrong else _verdict(steps))


def _title(step: Step) -> str:
    """`record`, `entropy 0`, `shuffle 'deck'`."""
    return step.name if step.of is None else f"{step.name} {step.of!r}"


def _verdict(steps: Sequence[Step]) -> str:
    if all(step.holds for step in steps):
        return "All of it is proven."
    return "All that can be checked is true."
