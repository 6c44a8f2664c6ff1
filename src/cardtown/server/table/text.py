"""What people write: names and short messages, shown to others exactly as they are."""

from __future__ import annotations

import re
from typing import Final

from cardtown.core.game import LONGEST_NAME, is_printable

# Letters that show nothing; and variation selectors, but for those that choose how a sign looks.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U000e0100-\U000e01ef]"
    "|(?<![\xa9\xae\u2000-\u3300\U0001f000-\U0001faff])[\ufe0e\ufe0f]"
)
_KEYCAP: Final = re.compile("[0-9#*]\ufe0f\u20e3")


def as_shown(text: str) -> str | None:
    """A text as it is shown, on one line; None if it would not show all that it is."""
    shown = " ".join(text.split())
    seen = is_printable(shown) and not _UNSEEN.search(_KEYCAP.sub("", shown))
    return shown if shown and seen else None


def as_name(text: str) -> str | None:
    """A name as it is shown; None if it can't be one."""
    name = as_shown(text)
    return name if name is not None and len(name) <= LONGEST_NAME else None
