"""The state of one table, folded from its entries: who sits where, and the game they play.

Nothing here reads a clock, a database or the network: the same entries give the same table in
every process, today and after a restart. What may happen next is decided in `decide`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple, assert_never

from cardtown import games
from cardtown.core import Action, Decision, Event, Grammar, Record, Seat, Table, fairness
from cardtown.core.game import HUMAN
from cardtown.server.table.entries import (
    PERSON,
    Closed,
    Created,
    Entry,
    Freed,
    HandedOver,
    Joined,
    Left,
    Muted,
    PlannedSeat,
    Played,
    RematchOffered,
    Returned,
    Said,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)

STAND_IN: Final = "medium"
"""The bot that plays on for people who are gone."""
_BOT_PATIENCE_MS: Final = 15_000
"""How long a bot's move may be overdue before any process takes it up."""
_REMEMBERED_REQUESTS: Final = 256
_CHANGED_IN_PLACE: Final = ("opened", "moves", "items", "muted", "_answered")


class TablePhase(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat, and who holds it."""

    plan: PlannedSeat
    name: str
    identity: str | None = None
    entropy: str | None = None
    """What the person at the start of the game added to the seed."""
    stand_in: str | None = None
    """The bot that plays on in the person's name."""
    sittings: int = 0
    """How often somebody sat down here or was sent away."""
    key: str = ""
    """The secret of the seat's link: it opens the seat, and changes with every sitting."""

    @property
    def person(self) -> bool:
        """Whether the seat is meant for a person."""
        return self.plan.kind == PERSON

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.person and self.identity is None

    @property
    def bot(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.stand_in if self.person else self.plan.kind.removeprefix("bot:")


class Opened(NamedTuple):
    """When a decision arose: the entry, and the time from which the clock counts."""

    number: int
    at: int
    renewed: bool = False
    """Whether somebody new at the seat has been given the whole time once more."""


class Move(NamedTuple):
    """An action in effect."""

    seat: int
    action: Action
    number: int
    """The entry that played it."""
    by: str | None
    """The identity that chose it; None for a bot."""
    opened: Opened
    """Since when the decision had been open."""


class Item(NamedTuple):
    """An entry with the events of the game that it caused."""

    entry: Entry
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An undo that waits for the others."""

    number: int
    seat: int
    played: int
    agreed: frozenset[int]


class TableState:
    """One table, as its entries so far have made it."""

    def __init__(self, table_id: str, secret: str, seat_key: str) -> None:
        """A table of which nothing has been read yet."""
        self.id = table_id
        self._secret = secret
        self._seat_key = seat_key
        self.number = 0
        self.phase = TablePhase.GATHERING
        self.plan: Created
        self.host = ""
        self.chairs: tuple[Chair, ...] = ()
        self.table: Table[Any, Any] | None = None
        self.decisions: tuple[Decision[Any], ...] = ()
        self.opened: dict[int, Opened] = {}
        """For every seat that must decide now: since when."""
        self.moves: list[Move] = []
        self.items: list[Item] = []
        self.request: UndoRequest | None = None
        self.last_undo = 0
        """The number of the last entry that took something back."""
        self.muted: set[tuple[str, str]] = set()
        """(who, whom), as identities: the first does not want to read the second."""
        self.rematch: str | None = None
        self._answered: dict[tuple[str, str], int] = {}

    def after(self, entries: Sequence[Entry]) -> TableState:
        """The table as it will be after these entries; this one stays as it is."""
        twin = object.__new__(TableState)
        mine = vars(twin)
        mine.update(vars(self))
        for name in _CHANGED_IN_PLACE:
            mine[name] = mine[name].copy()
        twin.table = None if self.table is None else self.table.copy()
        for entry in entries:
            twin.apply(entry)
        return twin

    def as_of(self, number: int) -> TableState:
        """The table right after an entry, as if what was taken back had never happened."""
        then = TableState(self.id, self._secret, self._seat_key)
        in_effect = self._in_effect()
        for entry in (item.entry for item in self.items[:number]):
            match entry.what:
                case UndoAsked() | UndoAnswered() | Undone():
                    happened = False
                case Played():
                    happened = entry.number in in_effect
                case _:
                    happened = True
            if happened:
                then.apply(entry)
            else:
                then.number = entry.number
                then.items.append(Item(entry, ()))
        return then

    # --- folding ---------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let one more entry happen; numbers must follow each other."""
        if entry.number != self.number + 1:
            raise AssertionError(f"entry {entry.number} can't follow entry {self.number}")
        self.number = entry.number
        self._remember(entry)
        self._happen(entry)
        caused = () if self.table is None else self.table.take_events()
        told = isinstance(entry.what, Started | Played)  # an undo only plays again what is known
        self.items.append(Item(entry, caused if told else ()))

    def _happen(self, entry: Entry) -> None:
        what = entry.what
        match what:
            case Created():
                self.plan = what
                self.host = entry.by or ""
                self.chairs = tuple(
                    Chair(seat, seat.name, key=self._seat_link(number, 0))
                    for number, seat in enumerate(what.seats)
                )
            case Joined():
                if self.chairs[what.seat].free:
                    self._restart_clock(what.seat, entry.at)
                self._sit_down(what)
            case Left(seat) if self.phase is TablePhase.PLAYING:
                self._change_chair(seat, stand_in=STAND_IN)
            case Left(seat) | Freed(seat):
                self._free(seat)
            case Started():
                self.phase = TablePhase.PLAYING
                self.table = self._deal()
                self._look_around(entry, kept=())
            case Played(seat, action):
                self._play(entry, seat, action)
            case UndoAsked(seat, played):
                self.request = UndoRequest(entry.number, seat, played, frozenset())
            case UndoAnswered(seat, agreed):
                self._answer(seat, agreed)
            case Undone(seat, played, alone):
                self._undo(entry, seat, played, alone)
            case HandedOver(seat, bot):
                self._change_chair(seat, stand_in=bot)
            case Returned(seat):
                self._change_chair(seat, stand_in=None)
            case Said():
                pass
            case Muted(_, whom, muted):
                self._mute(entry.by, self.chairs[whom].identity, muted)
            case RematchOffered(_, table):
                self.rematch = table
            case Closed():
                self.phase = TablePhase.CLOSED
            case _:
                assert_never(what)

    def _remember(self, entry: Entry) -> None:
        if entry.by is not None and entry.client_id is not None:
            self._answered[entry.by, entry.client_id] = entry.number
            if len(self._answered) > _REMEMBERED_REQUESTS:
                del self._answered[next(iter(self._answered))]

    def _change_chair(self, seat: int, **changes: Any) -> None:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)
        self.chairs = tuple(chairs)

    def _sit_down(self, joined: Joined) -> None:
        chair = self.chairs[joined.seat]
        gathering = self.phase is TablePhase.GATHERING
        self._change_chair(
            joined.seat,
            identity=joined.identity,
            name=joined.name,
            entropy=joined.entropy if gathering else chair.entropy,
            stand_in=None,
        )
        self._change_key(joined.seat)
        self.request = None  # it asked those who sat here before

    def _change_key(self, seat: int) -> None:
        sittings = self.chairs[seat].sittings + 1
        self._change_chair(seat, sittings=sittings, key=self._seat_link(seat, sittings))

    def _seat_link(self, seat: int, sittings: int) -> str:
        return _key(self._seat_key, f"{self.id} {seat} {sittings}")

    def _restart_clock(self, seat: int, at: int) -> None:
        """Who is new at a decision that has been open for long gets the whole time for it.

        Once only: people are as new as they like, and one might come and go for ever.
        """
        opened = self.opened.get(seat)
        if opened is not None and not opened.renewed:
            self.opened[seat] = opened._replace(at=at, renewed=True)

    def _mute(self, who: str | None, whom: str | None, muted: bool) -> None:
        if who is not None and whom is not None and who != whom:
            (self.muted.add if muted else self.muted.discard)((who, whom))

    def _free(self, seat: int) -> None:
        """In a game, the bot that held the seat plays on until somebody else sits down."""
        self._change_chair(seat, identity=None)
        self._change_key(seat)
        self.request = None
        if self.phase is TablePhase.GATHERING:
            self._change_chair(seat, name="", entropy=None)

    def _deal(self) -> Table[Any, Any]:
        game = games.get(self.plan.game)
        now = [Seat(one.name, HUMAN if one.person else one.plan.kind) for one in self.chairs]
        return game.new_table(
            now if self.table is None else self.table.seats,  # names stay those of the beginning
            seed=self.seed,
            options=self.plan.options,
            deck=None if self.plan.deck is None else game.load_deck(self.plan.deck),
        )

    def _play(self, entry: Entry, seat: int, text: str) -> None:
        table = self._table()
        action = self.parse(text)
        table.apply(seat, action)
        self.moves.append(Move(seat, action, entry.number, entry.by, self.opened[seat]))
        if entry.by is not None:
            self.request = None  # people have gone on; bots go back as well
        self._look_around(entry, kept=[other for other in self.opened if other != seat])
        if table.over:
            self.phase = TablePhase.FINISHED
            self.request = None

    def _answer(self, seat: int, agreed: bool) -> None:
        request = self.request
        if request is None or not agreed:
            self.request = None
        else:
            self.request = UndoRequest(
                request.number, request.seat, request.played, request.agreed | {seat}
            )

    def _undo(self, entry: Entry, seat: int, played: int, alone: bool) -> None:
        before = [move for move in self.moves if move.number < played]
        after = [move for move in self.moves if move.number > played]
        opened = {move.number: move.opened for move in self.moves}[played]
        self.moves = before + (after if alone else [])
        self.table = self._deal()
        for move in self.moves:
            self.table.apply(move.seat, move.action)
        self.request = None
        self.last_undo = entry.number
        self.phase = TablePhase.PLAYING
        self._look_around(entry, kept=[other for other in self.opened if alone and other != seat])
        if alone and seat in self.opened:  # who plays and takes back again and again wins no time
            self.opened[seat] = opened._replace(number=entry.number)

    def _look_around(self, entry: Entry, kept: Sequence[int]) -> None:
        """See who must decide now; decisions of the seats `kept` were open before."""
        self.decisions = tuple(self._table().decisions())
        now = Opened(entry.number, entry.at)
        self.opened = {
            one.seat: self.opened[one.seat] if one.seat in kept else now for one in self.decisions
        }

    # --- asking ----------------------------------------------------------------------------

    @property
    def seed(self) -> str:
        """What everything is shuffled from; secret until the game is over."""
        entropies = {
            seat: chair.entropy
            for seat, chair in enumerate(self.chairs)
            if chair.entropy is not None
        }
        return fairness.seed_of(self._secret, entropies)

    def events(self) -> Iterator[Event]:
        """What happened in the game, as if what was taken back had never been played."""
        for item in self.as_of(self.number).items:
            yield from item.events

    def _in_effect(self) -> set[int]:
        """The entries whose actions were not taken back."""
        return {move.number for move in self.moves}

    def record(self) -> Record:
        """The record of the game; for the public only when it is over."""
        return Record.of(self._table())

    def answered(self, by: str, client_id: str) -> int | None:
        """The number at which this request was answered already, if it was."""
        return self._answered.get((by, client_id))

    def decision(self, seat: int) -> Decision[Any] | None:
        """What that seat must decide now, if anything."""
        return next((one for one in self.decisions if one.seat == seat), None)

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats that an identity holds."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if identity is not None and chair.identity == identity
        ]

    def bots_due(self) -> Iterator[tuple[str, Decision[Any]]]:
        """The decisions that a bot must make now, each with its name."""
        for decision in self.decisions:
            bot = self.chairs[decision.seat].bot
            if bot is not None:
                yield bot, decision

    def deadline(self, seat: int) -> int | None:
        """When a bot takes over from the person who must decide at that seat, if ever."""
        chair = self.chairs[seat]
        here = chair.person and chair.stand_in is None
        return self.time_for(self.opened.get(seat)) if here else None

    def time_for(self, opened: Opened | None) -> int | None:
        """When the time for a decision ends, whoever is to make it now."""
        if opened is None or self.plan.clock is None:
            return None
        return opened.at + self.plan.clock * 1000

    def wake_at(self) -> int | None:
        """When the table needs the server although nobody asks: overdue bots, clocks run out."""
        times = []
        if self.plan.clock is not None:
            deadlines = map(self.deadline, self.opened)
            times = [deadline for deadline in deadlines if deadline is not None]
        if any(self.bots_due()):
            times.append(self.items[-1].entry.at + _BOT_PATIENCE_MS)
        return min(times, default=None)

    def parse(self, text: str) -> Action:
        """The action of this game that a text stands for; raise :class:`BadAction`."""
        return _parsed(self._table().grammar, text)

    @property
    def rematch_id(self) -> str:
        """The id of the table for a rematch: whoever makes it, there is only one."""
        return _key(self._seat_key, f"{self.id} rematch")

    def _table(self) -> Table[Any, Any]:
        if self.table is None:
            raise AssertionError("the game has not begun")
        return self.table


def _key(secret: str, text: str) -> str:
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()[:32]


@lru_cache(4096)
def _parsed(grammar: Grammar[Any], text: str) -> Action:
    action: Action = grammar.parse(text)
    return action
