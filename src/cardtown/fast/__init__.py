"""The rules of the games, compiled: the same games, a hundred times faster (docs/fast-core.md).

The Python rules remain the text that people read, and the judge: `tests/fast` plays both side by
side.

>>> table = get("carson-city").new_table(["human"] * 4, seed="doc")
>>> [decision.seat for decision in table.decisions()]
[0, 1, 2, 3]
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from cardtown import games
from cardtown.core import BadInput, Game, Seat
from cardtown.fast.setups import batch_setup

AVAILABLE: Final = find_spec("cardtown._core") is not None
"""Whether the compiled core is here. Where it could not be built, everything works without it."""


class SlowerWarning(UserWarning):
    """The compiled core is not here, and the rules in Python play instead."""


REWARDS: Final = ("win", "margin", "score")
"""What a finished game can be worth to a seat in a batch, as in environments."""


def get(name: str) -> Game:
    """The game of that name on the compiled core, or the plain one where it has none there."""
    part = games.part(name, "fast") if AVAILABLE else None
    if not AVAILABLE:
        _say_once()
    return games.get(name) if part is None else cast(Game, part.GAME)


def quickest(name: str) -> Game:
    """The same, for those who play either way: nothing is said where the core is not built."""
    return get(name) if AVAILABLE else games.get(name)


def new_batch(
    game: str,
    seats: Sequence[Seat | str],
    games_at_once: int,
    *,
    seed: str,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    deck: Any = None,
) -> Batch:
    """Many games at once, which restart when they end; game n is dealt from `SEED n`.

    Seats are `human`, virtual, or `bot:random`; the caller decides for the human ones alone.

    Everything that a batch shows is a memoryview of its own memory: `numpy.asarray(batch.masks)`
    copies nothing. Steps release Python's lock, so that threads with a batch each run side by side.
    """
    if reward not in REWARDS:
        raise BadInput("reward", f"{reward!r} is not one of {', '.join(REWARDS)}")
    part = games.part(game, "fast") if AVAILABLE else None
    if part is None or not hasattr(part, "BATCH"):
        raise BadInput("game", f"{game!r} can't be played in batches without the compiled core")
    setup = batch_setup(game, seats, options, deck)
    made = part.BATCH(setup.encoded, games_at_once, seed, REWARDS.index(reward), setup.asked)
    return cast(Batch, made)


class Batch(Protocol):
    """Many games at once. In each of them one seat decides: where several do, the lowest."""

    @property
    def masks(self) -> memoryview:
        """The options of the seat that decides, a row of 64-bit words for each game: option 70
        is bit 6 of the second word. Options are numbered as in the environments."""

    @property
    def seats(self) -> memoryview:
        """Who decides in each game."""

    @property
    def over(self) -> memoryview:
        """Whether the last step has ended a game; a new one has begun there."""

    @property
    def games(self) -> memoryview:
        """The number of each game, from 0."""

    @property
    def scores(self) -> memoryview:
        """Where a game has just ended, the scores of its seats; else zeros."""

    @property
    def rewards(self) -> memoryview:
        """Where a game has just ended, what it is worth to its seats; else zeros."""

    @property
    def actions(self) -> memoryview:
        """Room for one action in each game; `choose` writes to it, and so may anybody."""

    def reset(self) -> None:
        """Start over with game 0."""

    def step(self, actions: Any, /) -> None:
        """Play one action in each game, from any buffer of whole numbers.

        Raises ValueError if one of them is not an option, and then nothing is played.
        """

    def choose(self, state: int, /) -> None:
        """Write a random option of each game to `actions`, all equally likely."""

    def observe(self, out: Any, /) -> None:
        """Write what the seat that decides may know: a row for each game, float32 or bytes."""

    def write_masks(self, out: Any, /) -> None:
        """Write the masks with a byte (or a float32) for each option, 0 or 1."""

    def table(self, game: int, /) -> Any:
        """A copy of one of the games, as bare numbers."""


@cache
def _say_once() -> None:
    sentence = "the compiled core is not built, so games are played a hundred times slower"
    warnings.warn(sentence, SlowerWarning, stacklevel=3)
