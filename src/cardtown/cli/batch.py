"""`cardtown batch`: thousands of questions a second over standard input and output.

The compiled core answers what it can, ten times faster. Python answers the rest: what the core does
not read exactly as Python does, and whatever has to be refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TextIO

from cardtown import fast
from cardtown.questions import answer

_ANSWERED = b'{"output":'


def answer_lines(questions: Iterable[bytes], answers: TextIO) -> None:
    """Answer each line with one line, in order, as soon as it is read."""
    for line in questions:
        answers.write(_on_core(line) or json.dumps(answer(line), separators=(",", ":")))
        answers.write("\n")
        answers.flush()


def _on_core(question: bytes) -> str | None:
    """The answer of the core; None where Python has to give it."""
    if not fast.AVAILABLE:
        return None
    from cardtown import _core  # there only where the core is built

    said = _core.answer(question)
    return said.decode() if said is not None and said.startswith(_ANSWERED) else None
