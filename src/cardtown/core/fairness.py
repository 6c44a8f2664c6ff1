"""Seeds that nobody could choose: the server's secret and everybody's entropy, joined.

Before anybody sits down the server publishes the hash of a secret. Each person who sits down adds
entropy that the server could not know then. The seed of the game is a text that carries all of it,
so that its record alone can be checked against what was published. docs/fairness.md describes the
method for other programs, and what it does not prove.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtown.core.chance import commitment
from cardtown.core.errors import BadInput

FORMAT: Final = "cardtown-fair/1"
_SECRET_BYTES: Final = 32
_SECRET: Final = re.compile("[0-9a-f]{64}")
_ENTROPY: Final = re.compile("[0-9a-f]{32}")
_SEED: Final = re.compile(
    rf"{FORMAT} ({_SECRET.pattern})((?: (?:0|[1-9][0-9]?):{_ENTROPY.pattern})*)"
)
_MOST_SEATS: Final = 100


@dataclass(frozen=True, slots=True)
class FairSeed:
    """What a fair seed is made of."""

    secret: str
    entropies: Mapping[int, str]
    """The entropy of each person, by seat, in the order of the seats."""


def new_secret() -> str:
    """A fresh secret of 256 random bits, as 64 hexadecimal digits."""
    return secrets.token_hex(_SECRET_BYTES)


def commit(secret: str) -> str:
    """The commitment to a secret: the SHA-256 of its digits, hexadecimal."""
    return commitment(check_secret(secret))


def seed_of(secret: str, entropies: Mapping[int, str]) -> str:
    """The seed of a game, from the secret and the entropy of the person at each seat.

    >>> seed_of("5" * 64, {2: "b" * 32, 0: "a" * 32})[65:]
    '5555555555555555 0:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 2:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
    """
    words = [FORMAT, check_secret(secret)]
    for seat, entropy in sorted(entropies.items()):
        if not 0 <= seat < _MOST_SEATS:
            raise BadInput("seat", f"must be 0 to {_MOST_SEATS - 1}")
        words.append(f"{seat}:{check_entropy(entropy)}")
    return " ".join(words)


def parse(seed: str) -> FairSeed | None:
    """The parts of a seed; None for a text that is not the result of :func:`seed_of`."""
    found = _SEED.fullmatch(seed)
    if found is None:
        return None
    pairs = [word.split(":") for word in found[2].split()]
    fair = FairSeed(found[1], {int(seat): entropy for seat, entropy in pairs})
    return fair if seed_of(fair.secret, fair.entropies) == seed else None


def check_secret(text: str) -> str:
    """The text, if it is a secret; raise :class:`BadInput`."""
    if not _SECRET.fullmatch(text):
        raise BadInput("secret", "must be 64 hexadecimal digits, 0 to 9 and a to f")
    return text


def check_entropy(text: str) -> str:
    """The text, if it is the entropy of one person; raise :class:`BadInput`."""
    if not _ENTROPY.fullmatch(text):
        raise BadInput("entropy", "must be 32 hexadecimal digits, 0 to 9 and a to f")
    return text
