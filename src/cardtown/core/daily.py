"""The deal of a day: the same for everybody, and known to nobody long before it is dealt.

Whoever deals has a chain of keys, each the hash of the next one. The hash of the first key, the
*anchor*, is published before the first day. Every day has the next key, which is shown when the day
is over; nobody can exchange it, since it hashes to the key of the day before. So that the owner of
the chain does not know all deals either, the seed of a day also holds entropy that people drew the
day before, their *pool*. docs/fairness.md describes the method for other programs, and what it does
not prove.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Final, NamedTuple

from cardtown.core.chance import commitment
from cardtown.core.errors import BadInput
from cardtown.core.fairness import check_entropy
from cardtown.core.messages import message

FORMAT: Final = "cardtown-daily/1"
DAYS: Final = 36_524
"""How many keys a chain has: enough for a century."""
_KEY_BYTES: Final = 32
_REMEMBERED: Final = 8192
"""Keys that are not hashed again: servers ask for two a day, and a first one takes 20 ms."""
_HASH: Final = re.compile("[0-9a-f]{64}")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_SEED: Final = re.compile(rf"{FORMAT} ({_DAY.pattern}) ([a-z0-9-]+) ({_HASH.pattern})")


class DailySeed(NamedTuple):
    """What the seed of a day's deal is made of."""

    day: date
    game: str
    drawn: str
    """The hash of these, of the day's key, and of what people had drawn the day before."""


@dataclass(frozen=True, slots=True)
class Chain:
    """The keys of many days; whoever has the root knows all of them."""

    root: str
    """The key of the last day."""
    first: date
    days: int = DAYS

    @property
    def anchor(self) -> str:
        """What is published before the first day: the hash of its key."""
        return back(self.root, self.days)

    def key(self, day: date) -> str:
        """The key of a day; raise :class:`BadInput` if the chain has none for it."""
        number = number_of(self.first, day)
        if not 1 <= number <= self.days:
            last = self.first + timedelta(self.days - 1)
            problem = f"there are deals for the days from {self.first} to {last}"
            said = message("bad-day", first=str(self.first), last=str(last))
            raise BadInput("date", problem, said)
        return back(self.root, self.days - number)


def new_root() -> str:
    """The root of a new chain: 256 random bits, as 64 hexadecimal digits."""
    return secrets.token_hex(_KEY_BYTES)


def number_of(first: date, day: date) -> int:
    """The number of a day of the chain that begins on the day `first`, which is number 1."""
    return (day - first).days + 1


@lru_cache(maxsize=_REMEMBERED)
def back(key: str, days: int) -> str:
    """The key of so many days before."""
    for _ in range(days):
        key = commitment(f"{FORMAT} {key}")
    return key


def pool(entropies: Iterable[str]) -> str:
    """The hash of what people have drawn, in whatever order they came.

    >>> pool(["b" * 32, "a" * 32]) == pool(["a" * 32, "b" * 32])
    True
    """
    return commitment(" ".join([FORMAT, *sorted(set(map(check_entropy, entropies)))]))


def seed_of(day: date, game: str, key: str, pool_hash: str) -> str:
    """The seed of a day's deal in one game.

    Whoever has finished it may see it while the day lasts, so it does not show the key, from which
    the deals of the other games follow.

    >>> seed_of(date(2026, 11, 19), "chess", "a" * 64, "b" * 64)[:37]
    'cardtown-daily/1 2026-11-19 chess HEX'
    """
    deal = f"{FORMAT} {day} {game}"
    drawn = commitment(f"{deal} {check_hash(key, 'key')} {check_hash(pool_hash, 'pool')}")
    return f"{deal} {drawn}"


def parse(seed: str) -> DailySeed | None:
    """The parts of a seed; None for a text that is not the result of :func:`seed_of`."""
    found = _SEED.fullmatch(seed)
    if found is None:
        return None
    try:
        return DailySeed(date.fromisoformat(found[1]), found[2], found[3])
    except ValueError:
        return None


def read_day(text: str, field: str = "date") -> date:
    """The day of a date such as 2026-11-19; raise :class:`BadInput`."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise BadInput(field, "must be a date such as 2026-11-19", message("bad-date"))


def check_hash(text: str, field: str) -> str:
    """The text, if it is a key or a hash; raise :class:`BadInput`."""
    if not _HASH.fullmatch(text):
        problem = "must be 64 hexadecimal digits, 0 to 9 and a to f"
        raise BadInput(field, problem, message("bad-hex", digits=64))
    return text
