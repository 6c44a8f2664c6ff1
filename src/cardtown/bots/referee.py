"""Keeps a game going even if a bot misbehaves.

A bot that raises, hangs or chooses an illegal option forfeits: from then on `random` plays for it,
and the reason is recorded.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cardtown.bots.base import A, Bot
from cardtown.bots.occasion import Occasion
from cardtown.core import Decision


class _TooSlow(Exception):
    """The bot has exceeded its time."""


class Player:
    """A bot at a seat, under supervision."""

    def __init__(self, bot: Bot, seconds: float | None = None, *, interrupts: bool = True) -> None:
        """Let `bot` choose, with at most that many seconds a decision.

        A bot that thinks in compiled code can't be interrupted: its time is only measured, which
        costs less than an alarm.
        """
        self.bot = bot
        self.forfeit: str | None = None
        """Why the bot has forfeited; None if it has not."""
        self._seconds = seconds
        self._watch = _time_limit if interrupts else _time_measured

    def choose(self, view: Any, decision: Decision[A], occasion: Occasion) -> A:
        """The bot's choice or, once it has forfeited, a random option."""
        if self.forfeit is None:
            try:
                with self._watch(self._seconds):
                    chosen = self.bot.choose(view, decision, occasion.rng())
                if chosen in decision.options:
                    return chosen
                self.forfeit = f"chose {str(chosen)!r}, which is not an option of '{decision.kind}'"
            except _TooSlow:
                self.forfeit = f"took more than {self._seconds:g} s for '{decision.kind}'"
            except Exception as error:  # a bot's error must not end the game
                self.forfeit = f"raised {type(error).__name__} at '{decision.kind}': {error}"
        return occasion.rng().choice(decision.options)


@contextmanager
def _time_limit(seconds: float | None) -> Iterator[None]:
    """Interrupt the block after a time, if signals allow it (main thread, Unix only)."""
    watched = (
        seconds is not None
        and hasattr(signal, "setitimer")
        and threading.current_thread() is threading.main_thread()
    )
    if not watched or seconds is None:
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _time_measured(seconds: float | None) -> Iterator[None]:
    """Notice afterwards that the body has taken longer."""
    start = time.perf_counter()
    yield
    if seconds is not None and time.perf_counter() - start > seconds:
        raise _TooSlow


def _ring(*_: object) -> None:
    raise _TooSlow
