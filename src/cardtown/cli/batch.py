"""`cardtown batch`: thousands of questions a second over standard input and output."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TextIO

from cardtown.questions import answer


def answer_lines(questions: Iterable[bytes], answers: TextIO) -> None:
    """Answer each line with one line, in order, as soon as it is read."""
    for line in questions:
        answers.write(json.dumps(answer(line), separators=(",", ":")) + "\n")
        answers.flush()
