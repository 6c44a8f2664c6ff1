"""Names that look alike: at one table, a name that looks like another's gets a number.

Names are compared by roughly what they look like: without marks and case, and with Cyrillic and
Greek letters as the Latin ones that they resemble. Other scripts are compared as they are.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from cardtown.core.game import LONGEST_NAME

_ALIKE: Final = str.maketrans(
    "АВЕЅЗІЈКМНОРСТУХаеѕіјорсухһԁԛԝӏӀґ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχγω" + "I1|0ıɑɡ",
    "abes3ljkmhopctyxaesijopcyxhdqwllr" + "abezhlkmnoptyxaeikvoptuxyw" + "lllo" + "iag",
)
"""Cyrillic, Greek, and Latin letters and figures that pass for others."""


def distinct_name(name: str, others: Iterable[str], longest: int = LONGEST_NAME) -> str:
    """The name, with a number if it looks like one of the others."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    numbered = (_with_number(name, number, longest) for number in count(2))
    return next(one for one in numbered if look(one) not in taken)


def _with_number(name: str, number: int, longest: int) -> str:
    ending = f" {number}"
    return name[: longest - len(ending)].rstrip() + ending


def look(name: str) -> str:
    """What names that look alike have in common."""
    letters = unicodedata.normalize("NFKD", name).translate(_ALIKE).casefold()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
