"""What people write: names and short messages, shown to others exactly as they are."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Final

from cardtown.core.game import LONGEST_NAME, is_printable
from cardtown.server.errors import Refused

# Letters that show nothing, and variation selectors except those that choose how a sign looks.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U000e0100-\U000e01ef]"
    "|(?<![\xa9\xae\u2000-\u3300\U0001f000-\U0001faff])[\ufe0e\ufe0f]"
)
_MOST_MARKS: Final = 3
"""At most this many marks on a letter: no language needs more, and stacks cover the line above."""
_FEW_MARKS: Final = f"with at most {_MOST_MARKS} marks on each"
_KEYCAP: Final = re.compile("[0-9#*]\ufe0f\u20e3")


def check_name(text: str) -> str:
    """A person's name as it is shown; raise :class:`Refused`."""
    name = _normalize(text)
    if name is None or len(name) > LONGEST_NAME:
        raise Refused(
            "name", f"a name needs 1 to {LONGEST_NAME} characters that can be seen, {_FEW_MARKS}"
        )
    return name


def check_message(text: str) -> str:
    """A message as it is shown; raise :class:`Refused`."""
    message = _normalize(text)
    if message is None:
        raise Refused("text", f"a message needs characters that can be seen, {_FEW_MARKS}")
    return message


def _normalize(text: str) -> str | None:
    """A text on one line; None if it is empty, or has characters that are unseen or hide others."""
    shown = " ".join(text.split())
    seen = is_printable(shown) and not _UNSEEN.search(_KEYCAP.sub("", shown))
    return shown if shown and seen and _most_marks(shown) <= _MOST_MARKS else None


def _most_marks(text: str) -> int:
    """The largest number of marks on one letter."""
    composed = unicodedata.normalize("NFC", text)
    runs = groupby(composed, lambda letter: unicodedata.category(letter) in ("Mn", "Me"))
    return max((sum(1 for _ in run) for marks, run in runs if marks), default=0)
