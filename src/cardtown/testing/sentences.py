"""Breaches of the contract, and their messages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cardtown.core import Table


class Breach(AssertionError):
    """The contract is broken; the message is a sentence. Unlike assert, it survives python -O."""


def require(condition: bool, where: str, sentence: str) -> None:
    """Raise :class:`Breach` with the place and the sentence unless the condition holds."""
    if not condition:
        raise Breach(f"{where}: {sentence}")


def place_in_game(table: Table[Any, Any]) -> str:
    """Where the table stands, so that a breach can be reproduced."""
    seed = "resampled" if table.seed is None else f"seed {table.seed!r}"
    kinds = ", ".join(seat.kind for seat in table.seats)
    return f"{table.facts.game} ({kinds}; {seed}) after {len(table.history)} actions"


@contextmanager
def as_breach(where: str, sentence: str) -> Iterator[None]:
    """Turn any exception raised inside into a breach with this sentence."""
    try:
        yield
    except Breach:
        raise
    except Exception as error:
        raise Breach(f"{where}: {sentence} ({type(error).__name__}: {error})") from error
