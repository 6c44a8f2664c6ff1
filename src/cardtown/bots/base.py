"""What a bot is."""

from __future__ import annotations

import hashlib
import random
from typing import Any, Protocol, TypeVar

from cardtown.core import Action, Decision

A = TypeVar("A", bound=Action)


class Bot(Protocol):
    """Chooses for a seat."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """One of `decision.options`, from what `view` shows and the randomness of `rng` alone."""


def rng_for(seed: str, seat: int) -> random.Random:
    """The randomness of the bot at a seat: the same seed gives the same game."""
    return random.Random(hashlib.sha256(f"{seed}\nbot {seat}".encode()).digest())
