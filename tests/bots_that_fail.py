"""Bots that misbehave, for tests of the consequences."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cardtown.bots import Ranked
from cardtown.core import Decision


class Raises:
    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        raise RuntimeError("no idea")

    def rank(self, *_: Any) -> Sequence[Ranked[Any]]:
        return []


class Cheats:
    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        return "everything"

    def rank(self, *_: Any) -> Sequence[Ranked[Any]]:
        return []


class Hangs:
    def choose(self, _view: Any, _decision: Decision[Any], _rng: random.Random) -> Any:
        while True:
            pass

    def rank(self, *_: Any) -> Sequence[Ranked[Any]]:
        return []
