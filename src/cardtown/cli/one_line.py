"""Messages on one line, whatever a file or a name contains."""

from __future__ import annotations

import re

_BREAKING = re.compile(r"[^\S\u00a0\u202f]+")
"""White space at which a line may end; French keeps its punctuation with the word before it."""


def one_line(text: str) -> str:
    """The text with a single space for each run of white space."""
    return _BREAKING.sub(" ", text).strip()
