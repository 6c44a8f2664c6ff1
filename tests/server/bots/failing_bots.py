"""Bots that misuse their process, for tests of the worker processes."""

from __future__ import annotations

import gc
import os
import random
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtown.bots import Ranked
from cardtown.core import Decision, fairness

_SEED = re.compile(fairness.FORMAT + " [0-9a-f]{64}")


class _First:
    """Chooses the first option."""

    def choose(self, _view: Any, decision: Decision[Any], _rng: random.Random) -> Any:
        return decision.options[0]

    def rank(self, *_: Any) -> Sequence[Ranked[Any]]:
        raise RuntimeError("no advice")


class Prints(_First):
    """Talks, reads and closes what it finds, and then chooses well."""

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        print("I am thinking", flush=True)
        print("very hard", file=sys.stderr, flush=True)
        os.write(1, b"and loudly")
        assert sys.stdin.read() == ""
        sys.stdout.close()
        return super().choose(view, decision, rng)


class Stubborn(_First):
    """Hangs, and ignores that its time is up."""

    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue

    def rank(self, *arguments: Any) -> Sequence[Ranked[Any]]:
        return [self.choose(*arguments)]


class Exits(_First):
    """Ends its process."""

    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        raise SystemExit


class Dies(_First):
    """Ends its process without any clean-up."""

    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        os._exit(3)


class Scribbles(_First):
    """Writes a text where the answer of its process belongs."""

    text = b"rubbish\n"

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        os.write(int(sys.argv[1]), self.text)
        return super().choose(view, decision, rng)


class ScribblesAnswers(Scribbles):
    """Answers instead of its process, with an option that does not exist."""

    text = b'{"option": 1000000}\n'


class LongWinded(_First):
    """Fails with a message that is neither short nor one line."""

    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        raise ValueError("so many words\n\x1b[2J" * 1000)


@dataclass(frozen=True)
class HangsOnce(_First):
    """Hangs when first asked, and notes its process in a file; chooses well when asked again."""

    note: str = ""

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        note = Path(self.note)
        if not note.exists():
            draft = note.with_suffix(".draft")
            draft.write_text(str(os.getpid()))
            draft.rename(note)
            while True:
                pass
        return super().choose(view, decision, rng)


class Snoops(_First):
    """Looks for the seed of the game in everything that its process holds, and says what it found.

    A seed is told from other texts by its format, which everybody knows.
    """

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            _look_for_seed(frame.f_locals)
        for thing in gc.get_objects():
            if isinstance(thing, dict | list | tuple):
                _look_for_seed(thing)
        return super().choose(view, decision, rng)


def _look_for_seed(things: Any) -> None:
    for thing in list(things.values() if isinstance(things, dict) else things):
        if isinstance(thing, str) and _SEED.search(thing):
            raise RuntimeError(f"the seed is {thing}")
