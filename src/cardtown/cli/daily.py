"""`cardtown daily verify`: prove step by step where the deals of a day came from."""

from __future__ import annotations

import json
from collections.abc import Sequence

from cardtown.cli.files import read_bytes
from cardtown.cli.verify import NOT_PROVEN, check_json, read_hash, show_steps
from cardtown.core import daily, documents, fairness
from cardtown.proof import prove
from cardtown.proof.daily import Day, DayClaims, prove_day


def verify_day(
    asked: str,
    file: str,
    *,
    anchor: str | None,
    before: str | None,
    entropies: Sequence[str],
    record: str | None,
    as_json: bool,
) -> int:
    """Check what was published of a day, print every step, and return the exit code."""
    wanted = daily.read_day(asked)
    day = Day.from_json(documents.parse(read_bytes(file)))
    game = None if record is None else prove(documents.parse(read_bytes(record)))
    claims = DayClaims(
        anchor=read_hash(anchor, "anchor"),
        before=read_hash(before, "before"),
        entropies=[fairness.check_entropy(one.lower()) for one in entropies],
        record=None if game is None else game.record,
    )
    steps = [
        *prove_day(day, wanted, claims),
        # Where its seed comes from has just been checked.
        *(step for step in (game.steps if game else ()) if step.name != "seed"),
    ]
    holds = all(step.holds is not False for step in steps)
    if as_json:
        print(json.dumps({"valid": holds, "checks": [check_json(step) for step in steps]}))
    else:
        show_steps(steps)
    return 0 if holds else NOT_PROVEN
