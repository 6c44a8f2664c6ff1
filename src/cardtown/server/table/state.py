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

from cardtown.bots import Occasion
from cardtown.core import Action, Decision, Event, Grammar, Record, Result, Seat, Table, fairness
from cardtown.core.copying import copier
from cardtown.core.game import HUMAN
from cardtown.server.table.entries import (
    PERSON,
    Closed,
    Created,
    Declined,
    DrawBegan,
    DrawMissed,
    Entry,
    Freed,
    HandedOver,
    HandOverVoted,
    Joined,
    Left,
    Muted,
    PlannedSeat,
    Played,
    RematchOffered,
    Returned,
    Revealed,
    Said,
    Sealed,
    Started,
    Unchanged,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from cardtown.server.table.programs import is_program, names_in_records
from cardtown.server.table.rounds import When, rounds_in
from cardtown.server.table.versions import require_rules, set_up, with_result

STAND_IN: Final = "medium"
"""The bot that plays on for people who are gone."""
_BOT_PATIENCE_MS: Final = 15_000
"""How long a bot's move may be overdue before any process takes it up."""
_REMEMBERED_REQUESTS: Final = 256
_DAY_S: Final = 24 * 3600
DRAW_MS: Final = 30_000
"""How long a person's browser has for its part of the draw, at a table with a clock."""


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
    seal: str | None = None
    """The hash of that, if they fixed it before they showed it."""
    stand_in: str | None = None
    """The bot that plays on in the person's name."""
    handed_over_at: int | None = None
    """When the bot took over from a person who had not left by their own wish."""
    former: str | None = None
    """The identity that held the seat when the host freed it during the game: it may come back."""
    sittings: int = 0
    """How often somebody has sat down here or was sent away."""
    key: str = ""
    """The secret of the seat's link: anyone who has it can sit down; it changes every time."""

    @property
    def person(self) -> bool:
        """Whether the seat is meant for a person."""
        return self.plan.kind == PERSON

    @property
    def program(self) -> bool:
        """Whether a program of the API sits here, or did when the host freed the seat."""
        return is_program(self.identity or self.former)

    @property
    def challenged(self) -> str | None:
        """The program that the seat is kept for, as long as it has not answered."""
        waits = self.free and is_program(self.plan.reserved)
        return self.plan.reserved if waits else None

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person and self.identity is None

    @property
    def fixed(self) -> bool:
        """Whether it is settled what this seat adds to the seed."""
        return not self.person or self.entropy is not None or self.seal is not None

    @property
    def bot(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.stand_in if self.person else self.plan.kind.removeprefix("bot:")


class Opened(NamedTuple):
    """When a decision arose: the entry, and the time at which its clock started."""

    number: int
    at: int
    renewed: bool = False
    """Whether somebody who took over the seat has already been given the full time again."""


class Move(NamedTuple):
    """An action in effect."""

    seat: int
    action: Action
    number: int
    """The entry that played it."""
    by: str | None
    """The identity that chose it; None for a bot."""
    opened: Opened
    """When the decision arose."""


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


class TableFacts:
    """What lists show of a table: all of it but the game and the story."""

    __slots__ = (
        "_secret",
        "chairs",
        "host",
        "id",
        "muted",
        "opened",
        "phase",
        "plan",
        "rematch",
        "result",
        "round",
        "undo_request",
        "votes",
    )

    def __init__(self, table_id: str, secret: str) -> None:
        """A table of which nothing is known yet."""
        self.id = table_id
        self._secret = secret
        self.phase = TablePhase.GATHERING
        self.plan = Created(game="", seats=(), commitment="")  # until the first entry
        self.host = ""
        self.chairs: tuple[Chair, ...] = ()
        self.opened: dict[int, Opened] = {}
        """When the decision of each seat that must decide now arose; before the game, those whose
        browser must do its part of the draw."""
        self.undo_request: UndoRequest | None = None
        self.muted: set[tuple[str, str]] = set()
        """Pairs of identities: the first does not want to read the second."""
        self.rematch: str | None = None
        self.votes: set[tuple[str, int]] = set()
        """Who wants a bot to decide at which seat; gone as soon as somebody does."""
        self.round: When | None = None
        """The round in play, or the last one; None before the game, and in one without rounds."""
        self.result: Result | None = None
        """How the game ended, once it is over."""

    @property
    def seed(self) -> str:
        """The seed of all shuffles; secret until the game is over."""
        if self.plan.seed is not None:
            return self.plan.seed
        entropies = {
            seat: chair.entropy
            for seat, chair in enumerate(self.chairs)
            if chair.entropy is not None
        }
        return fairness.seed_of(self._secret, entropies, self.plan.fair)

    @property
    def sealed(self) -> bool:
        """Whether people seal their entropy, and show it together when the game begins.

        Over days they are not there together; and one person alone needs no seal, since the server
        is bound by its commitment.
        """
        people = sum(seat.kind == PERSON for seat in self.plan.seats)
        if self.plan.seed is not None:
            return False
        over_days = self.plan.clock is not None and self.plan.clock >= _DAY_S
        return self.plan.fair > fairness.FIRST_PROTOCOL and people > 1 and not over_days

    @property
    def drawing(self) -> bool:
        """Whether seals are being opened; the game begins with the last of them."""
        gathering = self.phase is TablePhase.GATHERING
        return gathering and bool(self.opened) and all(chair.fixed for chair in self.chairs)

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats that an identity holds."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if identity is not None and chair.identity == identity
        ]

    def deadline(self, seat: int) -> int | None:
        """When a bot takes over from the person who must decide at that seat, if ever."""
        chair = self.chairs[seat]
        present = chair.person and chair.stand_in is None
        return self.time_limit(self.opened.get(seat)) if present else None

    def time_limit(self, opened: Opened | None) -> int | None:
        """When the time for a decision ends, even if a bot is to make it now."""
        if opened is None or self.plan.clock is None:
            return None
        gathering = self.phase is TablePhase.GATHERING
        return opened.at + (DRAW_MS if gathering else self.plan.clock * 1000)


class TableState(TableFacts):
    """One table, as its entries so far have made it.

    Its slots hold immutable values, lists, dicts and sets of them, and the table of the game; that
    makes copies cheap.
    """

    __slots__ = (
        "_answered",
        "_seat_key",
        "decisions",
        "items",
        "last_undo",
        "moves",
        "number",
        "table",
    )

    def __init__(self, table_id: str, secret: str, seat_key: str) -> None:
        """A table without entries."""
        super().__init__(table_id, secret)
        self._seat_key = seat_key
        self.number = 0
        self.table: Table[Any, Any] | None = None
        self.decisions: tuple[Decision[Any], ...] = ()
        self.moves: list[Move] = []
        self.items: list[Item] = []
        self.last_undo = 0
        """The number of the last entry that took something back."""
        self._answered: dict[tuple[str, str], int] = {}

    def after(self, entries: Sequence[Entry]) -> TableState:
        """The table as it will be after these entries; this one stays as it is."""
        twin = object.__new__(TableState)
        copier(TableState)(self, twin)
        twin.table = None if self.table is None else self.table.copy()
        for entry in entries:
            twin.apply(entry)
        return twin

    def as_of(self, number: int) -> TableState:
        """The table right after an entry, as if what was taken back had never happened."""
        then = TableState(self.id, self._secret, self._seat_key)
        in_effect = self._in_effect()
        for entry in (item.entry for item in self.items[:number]):
            match entry.change:
                case UndoAsked() | UndoAnswered() | Undone():
                    counts = False
                case Played():
                    counts = entry.number in in_effect
                case _:
                    counts = True
            if counts:
                then.apply(entry)
            else:
                then.number = entry.number
                then.items.append(Item(entry, ()))
        return then

    # --- folding ---------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Add the next entry; its number must follow the last one.

        The entry is listed in `items` as it will be stored: the last of a game has its result.
        Raise :class:`OtherVersion` if it was stored by a program that has other cards or rules.
        """
        if entry.number != self.number + 1:
            raise AssertionError(f"entry {entry.number} can't follow entry {self.number}")
        self.number = entry.number
        self._remember_request(entry)
        self._apply_change(entry)
        if isinstance(entry.change, Played) and self.phase is TablePhase.FINISHED:
            entry = entry._replace(change=self._keep_result(entry.change))
        events = () if self.table is None else self.table.take_events()
        self._follow_rounds(events)
        new = isinstance(entry.change, Started | Played)  # an undo replays what everybody has seen
        self.items.append(Item(entry, events if new else ()))

    def _follow_rounds(self, events: Sequence[Event]) -> None:
        begun = rounds_in(events)
        if begun:
            self.round = begun[-1]
        over = self.phase is TablePhase.FINISHED
        self.result = self._table().result if over else None

    def _apply_change(self, entry: Entry) -> None:
        change = entry.change
        match change:
            case Created():
                self.plan = change
                self.host = entry.by or ""
                self.chairs = tuple(
                    Chair(seat, seat.name, key=self._seat_link(number, 0))
                    for number, seat in enumerate(change.seats)
                )
            case Joined():
                self._sit_down(entry, change)
            case Declined(seat):
                self._change_chair(seat, plan=PlannedSeat(PERSON), name="")
            case DrawBegan():
                self._begin_draw(entry)
            case Revealed(seat, entropy):
                self._take_share(seat, entropy=entropy)
            case Sealed(seat, seal):
                self._take_share(seat, seal=seal)
            case Left(seat) if self.phase is TablePhase.PLAYING:
                self._change_chair(seat, stand_in=STAND_IN, handed_over_at=None)
            case Left(seat) | Freed(seat) | DrawMissed(seat):
                self._free(entry, seat)
            case Started(rules):
                require_rules(self.plan.game, rules)
                self.phase = TablePhase.PLAYING
                self.table = self._deal()
                self._update_decisions(entry, still_open=())
            case Played(seat, action):
                self._play(entry, seat, action)
            case UndoAsked(seat, played):
                self.undo_request = UndoRequest(entry.number, seat, played, frozenset())
            case UndoAnswered(seat, agreed):
                self._answer_undo(seat, agreed)
            case Undone(seat, played, alone):
                self._undo(entry, seat, played, alone)
            case HandOverVoted(_, whom):
                self.votes.add((entry.by or "", whom))
            case HandedOver(seat, bot):
                self._change_chair(seat, stand_in=bot, handed_over_at=entry.at)
            case Returned(seat):
                self._come_back(seat)
            case Said() | Unchanged():
                pass
            case Muted(_, whom, muted):
                self._mute(entry.by, self.chairs[whom].identity, muted)
            case RematchOffered(_, table):
                self.rematch = table
            case Closed():
                self._close()
            case _:
                assert_never(change)

    def _close(self) -> None:
        self.phase = TablePhase.CLOSED
        self.opened = {}

    def _remember_request(self, entry: Entry) -> None:
        if entry.by is not None and entry.client_id is not None:
            self._answered[entry.by, entry.client_id] = entry.number
            if len(self._answered) > _REMEMBERED_REQUESTS:
                del self._answered[next(iter(self._answered))]

    def _change_chair(self, seat: int, **changes: Any) -> None:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)
        self.chairs = tuple(chairs)
        self.votes = {(who, whom) for who, whom in self.votes if whom != seat}

    def _sit_down(self, entry: Entry, joined: Joined) -> None:
        chair = self.chairs[joined.seat]
        if chair.free:
            self._restart_clock(joined.seat, entry.at)
        self._end_draw(entry, joined.seat)
        gathering = self.phase is TablePhase.GATHERING
        self._change_chair(
            joined.seat,
            identity=joined.identity,
            name=joined.name,
            entropy=joined.entropy if gathering else chair.entropy,
            seal=joined.seal if gathering else chair.seal,
            stand_in=None,
            handed_over_at=None,
            former=None,
        )
        self._change_key(joined.seat)
        self.undo_request = None  # other people would have to agree now

    def _change_key(self, seat: int) -> None:
        sittings = self.chairs[seat].sittings + 1
        self._change_chair(seat, sittings=sittings, key=self._seat_link(seat, sittings))

    def _seat_link(self, seat: int, sittings: int) -> str:
        return _key(self._seat_key, f"{self.id} {seat} {sittings}")

    def _restart_clock(self, seat: int, at: int) -> None:
        """Give a person who takes over an open decision the full time for it.

        Only once for each decision, or people could take turns and delay it for ever.
        """
        opened = self.opened.get(seat)
        if opened is not None and not opened.renewed:
            self.opened[seat] = opened._replace(at=at, renewed=True)

    def _mute(self, who: str | None, whom: str | None, muted: bool) -> None:
        if who is not None and whom is not None and who != whom:
            (self.muted.add if muted else self.muted.discard)((who, whom))

    def _free(self, entry: Entry, seat: int) -> None:
        """In a game, the bot at the seat plays on until somebody sits down."""
        self._end_draw(entry, seat)
        holder = self.chairs[seat].identity
        self._change_chair(seat, identity=None)
        self._change_key(seat)
        self.undo_request = None
        if self.phase is TablePhase.GATHERING:
            self._change_chair(seat, name=self.chairs[seat].plan.name, entropy=None, seal=None)
        else:
            plan = self.chairs[seat].plan
            if is_program(plan.reserved):  # it was challenged to be there from the start
                plan = replace(plan, reserved=None)
            self._change_chair(seat, former=holder, plan=plan)

    def _begin_draw(self, entry: Entry) -> None:
        sealed = [seat for seat, chair in enumerate(self.chairs) if chair.seal is not None]
        self.opened = dict.fromkeys(sealed, Opened(entry.number, entry.at))

    def _take_share(self, seat: int, **share: str) -> None:
        self._change_chair(seat, **share)
        del self.opened[seat]

    def _end_draw(self, entry: Entry, seat: int) -> None:
        """Somebody else will be at a seat before the game: all who drew must draw again.

        Some of them may have shown their entropy, and whoever comes now must not have seen it.
        """
        if self.phase is not TablePhase.GATHERING:
            return
        if self.drawing:
            self.opened = {}
            for other, chair in enumerate(self.chairs):
                if chair.seal is not None and other != seat:
                    self._change_chair(other, seal=None, entropy=None)
                    self.opened[other] = Opened(entry.number, entry.at)
        self.opened.pop(seat, None)

    def _come_back(self, seat: int) -> None:
        chair = self.chairs[seat]
        self._change_chair(seat, stand_in=None, handed_over_at=None)
        if chair.free:
            self._change_chair(seat, identity=chair.former, former=None)
            self._change_key(seat)  # the host has invited others with the old one
            self.undo_request = None

    def _deal(self) -> Table[Any, Any]:
        now = [Seat(one.name, HUMAN if one.person else one.plan.kind) for one in self.chairs]
        seats = now if self.table is None else self.table.seats  # as named at the beginning
        return set_up(self.plan, seats, self.seed)

    def _play(self, entry: Entry, seat: int, text: str) -> None:
        table = self._table()
        action = self.parse(text)
        table.apply(seat, action)
        self.moves.append(Move(seat, action, entry.number, entry.by, self.opened[seat]))
        if entry.by is not None and not is_program(entry.by):
            self.undo_request = None  # a person has played on; moves of bots are undone as well
        self._update_decisions(entry, still_open=[other for other in self.opened if other != seat])
        if table.over:
            self.phase = TablePhase.FINISHED
            self.undo_request = None

    def _keep_result(self, played: Played) -> Played:
        table = self._table()
        if table.result is None:
            raise AssertionError("a finished game has a result")
        return with_result(played, table.result, table.facts)

    def _answer_undo(self, seat: int, agreed: bool) -> None:
        request = self.undo_request
        if request is None or not agreed:
            self.undo_request = None
        else:
            self.undo_request = UndoRequest(
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
        self.undo_request = None
        self.last_undo = entry.number
        self.phase = TablePhase.PLAYING
        still_open = [other for other in self.opened if alone and other != seat]
        self._update_decisions(entry, still_open)
        if alone and seat in self.opened:  # undoing gains no time
            self.opened[seat] = opened._replace(number=entry.number)

    def _update_decisions(self, entry: Entry, still_open: Sequence[int]) -> None:
        """Find out who must decide now; the seats `still_open` had to before."""
        self.decisions = tuple(self._table().decisions())
        now = Opened(entry.number, entry.at)
        self.opened = {
            one.seat: self.opened[one.seat] if one.seat in still_open else now
            for one in self.decisions
        }
        lasting = self.opened.keys() & set(still_open)
        self.votes = {(who, whom) for who, whom in self.votes if whom in lasting}

    # --- questions -------------------------------------------------------------------------

    def events(self) -> Iterator[Event]:
        """What happened in the game, as if what was taken back had never been played."""
        for item in self.as_of(self.number).items:
            yield from item.events

    def _in_effect(self) -> set[int]:
        """The entries whose actions were not taken back."""
        return {move.number for move in self.moves}

    def record(self) -> Record:
        """The record of the game; for the public only when it is over."""
        record = Record.of(self._table(), practice=self.plan.practice)
        programs = sorted(self._programs_at_start())
        seats = list(record.seats)
        names = names_in_records([seats[seat].name for seat in programs])
        for seat, name in zip(programs, names, strict=True):
            seats[seat] = replace(seats[seat], name=name)
        return replace(record, seats=tuple(seats)) if programs else record

    def _programs_at_start(self) -> set[int]:
        """The seats where programs sat when the game began."""
        holders: dict[int, str] = {}
        for item in self.items:
            match item.entry.change:
                case Joined(seat, who):
                    holders[seat] = who
                case Left(seat) | Freed(seat) | DrawMissed(seat):
                    holders.pop(seat, None)
                case Started():
                    break
                case _:
                    pass
        return {seat for seat, who in holders.items() if is_program(who)}

    def answered(self, by: str, client_id: str) -> int | None:
        """The number at which this request was answered already, if it was."""
        return self._answered.get((by, client_id))

    def decision(self, seat: int) -> Decision[Any] | None:
        """What that seat must decide now, if anything."""
        return next((one for one in self.decisions if one.seat == seat), None)

    def occasion(self, seat: int) -> Occasion:
        """The next decision of a seat, or the end of its game, for the bots."""
        return Occasion.at(self._table(), seat, self.chance_id)

    @property
    def chance_id(self) -> str:
        """What the random numbers of bots come from: the same at all tables of a race."""
        return self.plan.origin or self.id

    @property
    def has_people(self) -> bool:
        """Whether any person, or program of the API, plays here without being replaced by a bot."""
        return any(chair.identity is not None and chair.stand_in is None for chair in self.chairs)

    def bots_due(self) -> Iterator[tuple[str, Decision[Any]]]:
        """The decisions that a bot must make now, each with its name."""
        for decision in self.decisions:
            bot = self.chairs[decision.seat].bot
            if bot is not None:
                yield bot, decision

    def wake_at(self) -> int | None:
        """When the server must attend to the table unasked: a bot is overdue, a clock runs out."""
        times = []
        if self.plan.clock is not None:
            deadlines = map(self.deadline, self.opened)
            times = [deadline for deadline in deadlines if deadline is not None]
        if self.has_people and any(self.bots_due()):
            times.append(self.items[-1].entry.at + _BOT_PATIENCE_MS)
        return min(times, default=None)

    def parse(self, text: str) -> Action:
        """The action of this game that a text stands for; raise :class:`BadAction`."""
        return _parse(self._table().grammar, text)

    @property
    def rematch_id(self) -> str:
        """The id of the table for a rematch: the same for everybody who makes it."""
        return _key(self._seat_key, f"{self.id} rematch")

    @property
    def race_id(self) -> str:
        """The race in which the deal of this game is played: the same whoever opens it. It does not
        tell which table this is."""
        return self.plan.race or _key(self._seat_key, f"{self.id} race")

    def _table(self) -> Table[Any, Any]:
        if self.table is None:
            raise AssertionError("the game has not begun")
        return self.table


def _key(secret: str, text: str) -> str:
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()[:32]


@lru_cache(4096)
def _parse(grammar: Grammar[Any], text: str) -> Action:
    action: Action = grammar.parse(text)
    return action
