"""Seeds that nobody could choose: the server's secret and everybody's entropy, joined.

Before anybody sits down the server publishes a commitment: the hash of a secret and of the terms of
the game. Each person who sits down adds entropy that the server could not know then; where people
play together, each first shows a seal, the hash of their entropy, and the entropy itself only when
all seals are there. The seed of the game is a text that carries all of it, so that its record alone
can be checked against what was published. docs/fairness.md describes the method for other programs,
and what it does not prove.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cardtown.core.chance import commitment
from cardtown.core.errors import BadInput
from cardtown.core.messages import message

PROTOCOL: Final = 2
"""The version for new games."""
FIRST_PROTOCOL: Final = 1
"""The version whose commitment covered the secret alone."""
_FORMAT: Final = "cardtown-fair"
FORMAT: Final = f"{_FORMAT}/{PROTOCOL}"
_SECRET_BYTES: Final = 32
_SECRET: Final = re.compile("[0-9a-f]{64}")
_SEAL: Final = _SECRET
_ENTROPY: Final = re.compile("[0-9a-f]{32}")
_SEED: Final = re.compile(
    rf"{_FORMAT}/([{FIRST_PROTOCOL}{PROTOCOL}]) ({_SECRET.pattern})"
    rf"((?: (?:0|[1-9][0-9]?):{_ENTROPY.pattern})*)"
)
_MOST_SEATS: Final = 100


class Terms(NamedTuple):
    """The facts of a game that are fixed when its table is made, all covered by the commitment."""

    game: str
    rules: int
    """The version of the game's rules."""
    options: Mapping[str, Any]
    deck: str
    """The SHA-256 of the deck, as a record has it."""
    seats: Sequence[str]
    """The kind of each seat, as a record has it; names are not known yet."""
    practice: bool = False
    """Whether people may take back what has revealed secrets."""

    def to_text(self) -> str:
        """The terms as JSON that has only one form: ASCII, keys sorted, no spaces."""
        terms = {**self._asdict(), "seats": list(self.seats), "options": dict(self.options)}
        return json.dumps(terms, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class FairSeed:
    """What a fair seed is made of."""

    secret: str
    entropies: Mapping[int, str]
    """The entropy of each person, by seat, in the order of the seats."""
    protocol: int = PROTOCOL


def new_secret() -> str:
    """A fresh secret of 256 random bits, as 64 hexadecimal digits."""
    return secrets.token_hex(_SECRET_BYTES)


def commit(secret: str, terms: Terms) -> str:
    """The commitment to a secret and the terms of a game: a SHA-256, hexadecimal."""
    return commitment(f"{FORMAT} {check_secret(secret)} {terms.to_text()}")


def commit_first(secret: str) -> str:
    """The commitment of the first protocol: the SHA-256 of the secret's digits, hexadecimal."""
    return commitment(check_secret(secret))


def seal(entropy: str) -> str:
    """What a person shows of their entropy at first: the SHA-256 of its digits, hexadecimal."""
    return commitment(check_entropy(entropy))


def seed_of(secret: str, entropies: Mapping[int, str], protocol: int = PROTOCOL) -> str:
    """The seed of a game, from the secret and the entropy of the person at each seat.

    >>> seed_of("5" * 64, {2: "b" * 32, 0: "a" * 32})[65:]
    '5555555555555555 0:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 2:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
    """
    words = [f"{_FORMAT}/{protocol}", check_secret(secret)]
    for seat, entropy in sorted(entropies.items()):
        if not 0 <= seat < _MOST_SEATS:
            most = _MOST_SEATS - 1
            raise BadInput("seat", f"must be 0 to {most}", message("bad-range", most=most))
        words.append(f"{seat}:{check_entropy(entropy)}")
    return " ".join(words)


def parse(seed: str) -> FairSeed | None:
    """The parts of a seed; None for a text that is not the result of :func:`seed_of`."""
    found = _SEED.fullmatch(seed)
    if found is None:
        return None
    pairs = [word.split(":") for word in found[3].split()]
    fair = FairSeed(found[2], {int(seat): entropy for seat, entropy in pairs}, int(found[1]))
    return fair if seed_of(fair.secret, fair.entropies, fair.protocol) == seed else None


def check_secret(text: str) -> str:
    """The text, if it is a secret; raise :class:`BadInput`."""
    if not _SECRET.fullmatch(text):
        raise _not_hex("secret", 64)
    return text


def check_entropy(text: str) -> str:
    """The text, if it is the entropy of one person; raise :class:`BadInput`."""
    if not _ENTROPY.fullmatch(text):
        raise _not_hex("entropy", 32)
    return text


def check_seal(text: str) -> str:
    """The text, if it is the seal of one person's entropy; raise :class:`BadInput`."""
    if not _SEAL.fullmatch(text):
        raise _not_hex("seal", 64)
    return text


def _not_hex(field: str, digits: int) -> BadInput:
    problem = f"must be {digits} hexadecimal digits, 0 to 9 and a to f"
    return BadInput(field, problem, message("bad-hex", digits=digits))
