"""The table: one game in progress, and what every adapter may ask of it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, Generic, NamedTuple, ParamSpec, Self, TypeVar

from cardtown.core.actions import Action, Grammar
from cardtown.core.copying import copier, slots
from cardtown.core.errors import GameOver, IllegalAction, NothingToUndo, NotYourTurn
from cardtown.core.events import Event
from cardtown.core.game import Facts, Seat
from cardtown.core.messages import message
from cardtown.core.view import View

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
P = ParamSpec("P")


class Decision(NamedTuple, Generic[A]):
    """What a seat must decide now: its kind, and every legal option, sorted and unique."""

    seat: int
    kind: str
    options: Sequence[A]


class DeckStamp(NamedTuple):
    """Which cards a game is played with, as a record names them."""

    name: str
    sha256: str


class Result(NamedTuple):
    """How a game ended: every seat's score, and who won (more than one: a shared win)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, list[int]]:
        """The result as a record has it."""
        return {"scores": list(self.scores), "winners": list(self.winners)}


class Table(ABC, Generic[A, V]):
    """One game in progress.

    `seats`, `seed`, `deck` and `options` are what the game was set up with (a resampled table has
    no seed). `history` lists the actions played so far. Subclasses keep all their state in slots
    that hold immutable values, or lists, dicts and sets of them: that is what makes :meth:`copy`
    cheap and right without code of their own.
    """

    __slots__ = ("_barrier", "_log", "deck", "history", "options", "seats", "seed")

    facts: ClassVar[Facts]
    grammar: ClassVar[Grammar[Any]]

    seats: tuple[Seat, ...]
    seed: str | None
    deck: DeckStamp
    options: Mapping[str, Any]
    history: list[tuple[int, A]]
    _log: list[Event] | None
    _barrier: int

    def __init__(
        self,
        seats: tuple[Seat, ...],
        deck: DeckStamp,
        *,
        seed: str | None,
        options: Mapping[str, Any] | None = None,
        log: bool,
    ) -> None:
        """Store the set-up of the game; the subclass deals, then calls :meth:`_restart`."""
        self.seats = seats
        self.seed = seed
        self.deck = deck
        self.options = deepcopy(dict(options or {}))
        self._log = [] if log else None

    # --- what a game provides -------------------------------------------------------------

    @abstractmethod
    def decisions(self) -> Sequence[Decision[A]]:
        """Who must decide now; empty when the game is over.

        Decisions listed together do not depend on each other: playing one leaves the others as
        they are. They are listed in the order in which they would be taken one by one.
        """

    @abstractmethod
    def apply(self, seat: int, action: A) -> None:
        """Play an action taken from `decisions()`, fast, without any check."""

    @abstractmethod
    def view(self, seat: int | None) -> V:
        """Everything that seat (None: a spectator) may know, and nothing else."""

    @abstractmethod
    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """A table with the same view for `seat`, and everything it cannot know dealt again."""

    @abstractmethod
    def refusal(self, seat: int, action: A) -> IllegalAction:
        """Why `action` is not among the options of `seat`, which has a decision to make."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def _restart(self) -> None:
        """Return to the state right after set-up, with the same deal.

        Begins with :meth:`_clear_history`.
        """

    # --- what every game has --------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def score_bounds(self) -> tuple[int, int]:
        """The lowest and highest possible score; the facts say it for the game's own cards."""
        return self.facts.lowest_score, self.facts.highest_score

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened so far; adapters show a seat only `events_for(seat)`."""
        return self._log or ()

    def events_for(self, seat: int | None, since: int = 0) -> Iterator[tuple[int, Event]]:
        """The numbered events that `seat` may see, from number `since` on."""
        for number, event in enumerate(self.events):
            if number >= since and event.visible_to(seat):
                yield number, event

    def take_events(self) -> Sequence[Event]:
        """Take the events since the last call, for a caller that keeps them elsewhere.

        The table forgets them: its copies become cheaper, and `events` starts over.
        """
        taken = self.events
        if self._log is not None:
            self._log = []
        return taken

    def decision(self, seat: int) -> Decision[A] | None:
        """What that seat must decide now, if anything."""
        for decision in self.decisions():
            if decision.seat == seat:
                return decision
        return None

    def play(self, seat: int, action: A | str) -> Sequence[Event]:
        """Play an action (or its text form) for a seat; return the events it caused.

        Raises :class:`BadAction` for a text that is not an action, :class:`NotYourTurn`,
        :class:`IllegalAction` with the rule broken, or :class:`GameOver`. The table is unchanged
        whenever it raises.
        """
        chosen: A = self.grammar.parse(action) if isinstance(action, str) else action
        if self.over:
            raise GameOver("the game is over: nothing can be played any more")
        decision = self.decision(seat)
        if decision is None:
            raise NotYourTurn(
                self.facts.turn_rule,
                f"seat {seat} has nothing to decide now",
                message("refused-turn"),
            )
        before = len(self.events)
        self.apply(seat, self.check(decision, chosen))
        return self.events[before:]

    def check(self, decision: Decision[A], action: A) -> A:
        """The option of a decision that equals `action`; raise :class:`IllegalAction`.

        Play that one: `Bid(5.0)` equals `Bid(5)`, but has another text form.
        """
        try:
            at = decision.options.index(action)
        except ValueError:
            raise self.refusal(decision.seat, action) from None
        return decision.options[at]

    @property
    def undoable(self) -> int:
        """How many actions can be taken back before reaching one that revealed a secret."""
        return len(self.history) - self._barrier

    def undo(self) -> None:
        """Take back the last action, exactly, by replaying all before it.

        It always works here; `undoable` says what people should be allowed.
        """
        if not self.history:
            raise NothingToUndo("there is no action to undo")
        kept = self.history[:-1]
        self._restart()
        for seat, action in kept:
            self.apply(seat, action)

    def copy(self) -> Self:
        """An independent table in the same state."""
        twin = object.__new__(type(self))
        copier(type(self))(self, twin)
        return twin

    def __eq__(self, other: object) -> bool:
        """Tables are equal when every fact about them is, hidden ones included."""
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in slots(type(self)))

    __hash__ = None  # type: ignore[assignment]  # mutable

    def _clear_history(self) -> None:
        """Forget every action and every event."""
        self.history = []
        self._barrier = 0
        self._log = None if self._log is None else []

    def _emit(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Log an event; if nothing is logged, don't even build it."""
        if self._log is not None:
            self._log.append(kind(*args, **kwargs))

    def _reveal_secret(self) -> None:
        """Mark that the current action reveals something, so that undo stops after it."""
        self._barrier = len(self.history)
