"""The one filter: every byte that a client gets about a table is made here.

A message is made from the table's public facts, from `view` of the seat that the client looks
through, and from the events whose audience the seat belongs to. Nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, assert_never

import orjson
from typing_extensions import TypedDict

from cardtown.core import Decision, Event, fairness
from cardtown.server.format import previews, shapes
from cardtown.server.format.shapes.serialization import cache_by_identity, cache_each, serialize
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.table import hand_over, undo
from cardtown.server.table.entries import (
    Closed,
    Created,
    Declined,
    DrawBegan,
    DrawMissed,
    Freed,
    HandedOver,
    HandOverVoted,
    Joined,
    Left,
    Muted,
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
    kind_of,
)
from cardtown.server.table.state import Chair, Item, TableFacts, TablePhase, TableState


class Viewer(NamedTuple):
    """A reader: an identity, and the seat it looks through (None: as a spectator)."""

    identity: str | None
    seat: int | None
    previews: bool = False
    """Whether the reader wants to know what the seat's choices would bring."""
    everything: bool = False
    """Whether the reader gets the view of every seat: only once the game is over."""


class SeatShape(TypedDict):
    """A seat of the table, before and during the game."""

    name: str
    kind: str
    """person, bot:NAME or virtual:LEVEL"""
    taken: bool
    program: bool
    """Whether a program of the API sits there, or the seat is kept for one, whose name it has."""
    yours: bool
    host: bool
    stand_in: bool
    """Whether a bot plays on in the person's name."""
    reserved: bool
    """Whether the seat is kept for somebody."""
    entropy: str | None
    """What the person added to the seed; if it was sealed, only once the game has begun."""
    seal: str | None
    """The SHA-256 of what the person adds to the seed, as soon as that is fixed."""
    deadline: int | None
    """When a bot takes over, in milliseconds since 1970."""
    muted: bool
    """Whether you have muted its holder."""
    key: NotRequired[str]
    """The secret of the seat's link: for its holder, and for the host while it is free."""


class DrawShape(TypedDict):
    """The draw before the game, while browsers have to do something about it."""

    reveal: list[int]
    """The seats that have to show their entropy now (`reveal`)."""
    seal: list[int]
    """The seats that have to draw again (`seal`)."""


class DeckShape(TypedDict):
    """Which cards are dealt, as in a record."""

    name: str
    sha256: str


class UndoRequestShape(TypedDict):
    """An undo that somebody asked for."""

    number: int
    seat: int
    agreed: list[int]
    waiting: list[int]


class HandOverVoteShape(TypedDict):
    """A vote on whether a bot plays on for a person who has not decided for a while."""

    seat: int
    """Where that person sits."""
    agreed: list[int]
    """The seats of those who want it."""
    waiting: list[int]
    """The seats of those who must want it too."""


class WhenShape(TypedDict):
    """A round of a game."""

    era: int | None
    """Null where a game has no Eras."""
    round: int


class ResultShape(TypedDict):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    winners: list[int]


class TableShape(TypedDict):
    """What everybody may know of a table apart from the game itself."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "finished", "closed"]
    visibility: Literal["private", "open"]
    options: dict[str, Any]
    own_deck: bool
    deck: DeckShape | None
    """None at tables that were stored before they named their deck."""
    clock: int | None
    auto_start: bool
    hints: bool
    practice: bool
    """Whether the game counts for nothing. Then people may take back what has revealed secrets,
    but not in a race."""
    source: Literal["again", "file", "daily", "race"] | None
    """Where the cards come from, if the table did not draw them: an earlier game, a record, the
    deal of a day, or the game of whoever opened a race."""
    day: str | None
    """The date of a daily deal. Its game is scored unless it is practice."""
    race: str | None
    """The race that is run here (`/api/races`)."""
    seats: list[SeatShape]
    host: bool
    """Whether you are the host."""
    commitment: str
    """SHA-256 of the server's part of the seed, and of the terms of the game."""
    sealed: bool
    """Whether people sit down with a `seal`, and show their entropy when the game begins."""
    draw: DrawShape | None
    seed: str | None
    """Shown when the game is over."""
    undo_request: UndoRequestShape | None
    votes: list[HandOverVoteShape]
    rematch: str | None
    """The table made for a rematch; for those who sit here."""


class ItemShape(TypedDict):
    """One entry of the table's story."""

    number: int
    at: int
    kind: str
    seat: NotRequired[int]
    name: NotRequired[str]
    text: NotRequired[str]
    agreed: NotRequired[bool]
    reason: NotRequired[str]
    alone: NotRequired[bool]
    whom: NotRequired[int]
    muted: NotRequired[bool]
    table: NotRequired[str]
    forfeit: NotRequired[bool]
    played: NotRequired[int]
    """The entry whose action is taken back."""
    events: NotRequired[list[Annotated[Any, OfGames("event")]]]


class UndoShape(TypedDict):
    """Whether your last action can be taken back."""

    free: bool
    """Immediately; otherwise the others are asked."""
    barred: bool
    """Never: a secret has been revealed since, and nobody else is there who could agree."""


class UpdateShape(TypedDict):
    """Everything new since a number, and the current state."""

    type: Literal["update"]
    since: int
    number: int
    seat: int | None
    """The seat that you look through."""
    table: TableShape
    items: list[ItemShape]
    view: Annotated[Any, OfGames("view")] | None
    """The game as you may see it; None before it begins."""
    decision: Annotated[Any, OfGames("decision")] | None
    """What you must decide now, if anything."""
    opened: int | None
    """The entry since which your decision has been open."""
    undo: UndoShape | None
    previews: NotRequired[Annotated[Any, OfGames("previews")] | None]
    """What each of your choices would bring, where the connection's address asks for it; None
    before and after the game, for spectators, and in games that can't tell."""
    views: NotRequired[list[Annotated[Any, OfGames("view")]]]
    """The game as each seat saw it: at a moment of a finished game that is asked for with them."""


def update(state: TableState, viewer: Viewer, since: int) -> bytes:
    """The message that brings `viewer`, who has read up to `since`, up to date."""
    seat = viewer.seat
    since = min(since, state.number)
    decision = None if seat is None else state.decision(seat)
    view = None if state.table is None else state.table.view(seat)
    shape = shapes.of(state.plan.game)
    message: UpdateShape = {
        "type": "update",
        "since": since,
        "number": state.number,
        "seat": seat,
        "table": table_shape(state, viewer),
        "items": list(items(state, viewer, since)),
        "view": None if view is None else shape.view(view),
        "decision": None if decision is None else shape.decision(decision, view),
        "opened": None if decision is None else state.opened[decision.seat].number,
        "undo": _undo(state, seat),
    }
    if viewer.previews:
        message["previews"] = _previews(state, seat, view, decision)
    if viewer.everything and state.table is not None:
        every = range(len(state.chairs))
        message["views"] = [shape.view(state.table.view(one)) for one in every]
    return orjson.dumps(message)


def _previews(
    state: TableState, seat: int | None, view: Any, decision: Decision[Any] | None
) -> Any:
    """Also while it is not the seat's turn: people look ahead while others decide."""
    found = previews.find(state.plan.game)
    if found is None or seat is None or state.phase is not TablePhase.PLAYING:
        return None
    return found.previews(view, seat, decision)


def table_shape(state: TableFacts, viewer: Viewer) -> TableShape:
    """What everybody may know of the table, and what only the viewer may."""
    plan = state.plan
    return {
        "id": state.id,
        "game": plan.game,
        "phase": state.phase.value,
        "visibility": "open" if plan.visibility == "open" else "private",
        "options": dict(plan.options),
        "own_deck": plan.deck is not None,
        "deck": _deck(plan),
        "clock": plan.clock,
        "auto_start": plan.auto_start,
        "hints": plan.hints,
        "practice": plan.practice,
        "source": _source(plan),
        "day": plan.day,
        "race": plan.race,
        "seats": _seats(state, viewer),
        "host": viewer.identity is not None and viewer.identity == state.host,
        "commitment": plan.commitment,
        "sealed": state.sealed,
        "draw": _draw(state),
        "seed": state.seed if state.phase is TablePhase.FINISHED else None,
        "undo_request": _undo_request(state),
        "votes": _votes(state),
        "rematch": state.rematch if state.rematch and state.seats_of(viewer.identity) else None,
    }


def _source(plan: Created) -> Literal["again", "file", "daily", "race"] | None:
    match plan.source:
        case "again" | "file" | "daily" | "race":
            return plan.source
        case _:
            return None


def _deck(plan: Created) -> DeckShape | None:
    if not plan.deck_sha256:
        return None
    return {"name": plan.deck_name or "", "sha256": plan.deck_sha256}


def _draw(state: TableFacts) -> DrawShape | None:
    if state.phase is not TablePhase.GATHERING or not state.opened:
        return None
    waiting = sorted(state.opened)
    return {"reveal": waiting, "seal": []} if state.drawing else {"reveal": [], "seal": waiting}


def _seats(state: TableFacts, viewer: Viewer) -> list[SeatShape]:
    deadlines = None
    if state.plan.clock is not None:
        deadlines = tuple(state.deadline(seat) for seat in range(len(state.chairs)))
    muted = frozenset(whom for who, whom in state.muted if who == viewer.identity)
    secret = state.phase is TablePhase.GATHERING
    return _serialized_seats(state.chairs, viewer.identity, state.host, deadlines, muted, secret)


@cache_by_identity
def _serialized_seats(
    chairs: tuple[Chair, ...],
    reader: str | None,
    host: str,
    deadlines: tuple[int | None, ...] | None,
    muted: frozenset[str],
    secret: bool,
) -> list[SeatShape]:
    """The seats, which stay the same for most of a game; what was sealed may still be `secret`."""
    times = deadlines or [None] * len(chairs)
    seats = []
    for chair, deadline in zip(chairs, times, strict=True):
        seat = _seat(chair, reader, host, deadline, muted)
        if secret and chair.seal is not None:
            seat["entropy"] = None
        seats.append(seat)
    return serialize(seats)


def _seat(
    chair: Chair, reader: str | None, host: str, deadline: int | None, muted: frozenset[str]
) -> SeatShape:
    known = reader is not None
    yours = known and chair.identity == reader
    inviting = chair.free and known and reader == host
    shape: SeatShape = {
        "name": chair.name,
        "kind": chair.plan.kind,
        "taken": not chair.free,
        "program": chair.program or chair.challenged is not None,
        "yours": yours,
        "host": chair.identity is not None and chair.identity == host,
        "stand_in": chair.stand_in is not None,
        "reserved": chair.free and chair.plan.reserved not in (None, reader),
        "entropy": chair.entropy,
        "seal": chair.seal if chair.entropy is None else fairness.seal(chair.entropy),
        "deadline": deadline,
        "muted": chair.identity in muted,
    }
    if yours or inviting:
        shape["key"] = chair.key
    return shape


def _undo_request(state: TableFacts) -> UndoRequestShape | None:
    asked = state.undo_request
    if asked is None:
        return None
    return {
        "number": asked.number,
        "seat": asked.seat,
        "agreed": sorted(asked.agreed),
        "waiting": sorted(undo.yet_to_agree(state, asked)),
    }


def _votes(state: TableFacts) -> list[HandOverVoteShape]:
    """The open votes; those about people who are away don't count."""
    open_votes: list[HandOverVoteShape] = []
    for seat in sorted({whom for _, whom in state.votes}):
        voters = hand_over.voters_on(state, seat)
        agreed = {voter for voter in voters if (voter, seat) in state.votes}
        if agreed:
            waiting = _seats_of_all(state, voters - agreed)
            open_votes.append(
                {"seat": seat, "agreed": _seats_of_all(state, agreed), "waiting": waiting}
            )
    return open_votes


def _seats_of_all(state: TableFacts, people: set[str]) -> list[int]:
    return [seat for seat, chair in enumerate(state.chairs) if chair.identity in people]


def _undo(state: TableState, seat: int | None) -> UndoShape | None:
    if seat is None or state.phase is not TablePhase.PLAYING:
        return None
    move = undo.last_move(state, seat)
    if move is None:
        return None
    return {"free": undo.is_free(state, move), "barred": undo.is_barred(state, move)}


def items(state: TableState, viewer: Viewer, since: int) -> Iterator[ItemShape]:
    """The entries after `since`, as far as the viewer may know them."""
    for item in state.items[since:]:
        shape = _item(state, item, viewer)
        if shape is not None:
            yield shape


def _item(state: TableState, item: Item, viewer: Viewer) -> ItemShape | None:
    entry = item.entry
    change = entry.change
    shape: ItemShape = {"number": entry.number, "at": entry.at, "kind": kind_of(change)}
    match change:
        case Created() | Closed() | DrawBegan():
            pass
        case Started():
            shape["events"] = _events(state, item, viewer)
        case Joined(seat, _, name) | Declined(seat, name):
            shape["seat"] = seat
            shape["name"] = name
        case (
            Left(seat)
            | Freed(seat)
            | Returned(seat)
            | Revealed(seat)
            | Sealed(seat)
            | DrawMissed(seat)
        ):
            shape["seat"] = seat
        case UndoAsked(seat, played):
            shape["seat"] = seat
            shape["played"] = played
        case Played(seat, _, forfeit):
            shape["seat"] = seat
            shape["events"] = _events(state, item, viewer)
            if forfeit is not None:
                shape["forfeit"] = True
        case UndoAnswered(seat, agreed):
            shape["seat"] = seat
            shape["agreed"] = agreed
        case Undone(seat, played, alone):
            shape["seat"] = seat
            shape["played"] = played
            shape["alone"] = alone
        case HandedOver(seat, _, reason):
            shape["seat"] = seat
            shape["reason"] = reason
        case HandOverVoted(seat, whom):
            shape["seat"] = seat
            shape["whom"] = whom
        case Said(seat, text):
            if (viewer.identity, entry.by) in state.muted:
                return None
            shape["seat"] = seat
            shape["text"] = text
        case Muted(seat, whom, muted):
            if viewer.identity != entry.by:
                return None
            shape["seat"] = seat
            shape["whom"] = whom
            shape["muted"] = muted
        case RematchOffered(seat, table):
            shape["seat"] = seat
            if state.seats_of(viewer.identity):
                shape["table"] = table
        case Unchanged():
            return None
        case _:
            assert_never(change)
    return shape


def _events(state: TableState, item: Item, viewer: Viewer) -> list[Any]:
    """The events that the viewer may see; a finished game is shown whole."""
    over = state.phase is TablePhase.FINISHED
    return _serialized_events(
        [event for event in item.events if over or event.visible_to(viewer.seat)]
    )


@cache_each
def _serialized_events(event: Event) -> Any:
    """Each event as JSON, once for all readers."""
    return serialize(event.to_json())
