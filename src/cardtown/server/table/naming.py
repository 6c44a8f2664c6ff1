"""The cards of games that were stored before games named them: found out when first opened.

Each deck that such a game may have been dealt from is tried: the right one makes every action legal
in its turn, and ends the game where it ended. This is done when somebody opens the table, not by a
step of the schema. To play a game again takes milliseconds, so thousands of tables would keep a
server from starting; and a step of the schema must not depend on rules that will change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtown import games
from cardtown.server.errors import Refused
from cardtown.server.table.decide import check_action
from cardtown.server.table.entries import Created, Entry, Played, Started
from cardtown.server.table.plan import with_todays_deck
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.table.versions import UNKNOWN, knows_rules, with_deck


def lacks_names(stored: Sequence[Entry]) -> bool:
    """Whether a table was stored before tables named their deck."""
    first = stored[0].change if stored else None
    return isinstance(first, Created) and first.deck_sha256 is None


def with_names(blank: TableState, stored: Sequence[Entry], *, over: bool) -> list[Entry]:
    """The entries of a table with the names of its deck, and with its result if it has one.

    `blank` is the table without entries; `over` says whether its game had ended. The deck is named
    `UNKNOWN` if none fits, or if only decks fit that were less likely and more than one of them.
    """
    first, *rest = stored
    plan = first.change
    if not isinstance(plan, Created):
        raise AssertionError("the first entry of a table creates it")
    started = next((one.change for one in rest if isinstance(one.change, Started)), None)
    if started is None:
        return [first._replace(change=_to_be_dealt(plan)), *rest]
    if not knows_rules(plan.game, started.rules):
        return list(stored)  # a program that knows them can find out
    dealt = (
        _fold(blank, first._replace(change=each), rest, over=over) for each in _possible_plans(plan)
    )
    played = _choose(dealt)
    deck = UNKNOWN if played is None or played.table is None else played.table.deck
    if played is not None:
        rest = [item.entry for item in played.items[1:]]
    return [first._replace(change=with_deck(plan, deck)), *rest]


def _to_be_dealt(plan: Created) -> Created:
    """The plan of a game that has not begun: it will be dealt from the deck of today."""
    try:
        return with_todays_deck(plan)
    except Refused:  # it will be refused again when the game starts
        return plan


def _possible_plans(plan: Created) -> Iterator[Created]:
    """The plan with each deck that it may have meant, the likeliest first."""
    decks = [] if plan.deck is not None else games.get(plan.game).unnamed_decks()
    yield from (with_deck(plan, deck.stamp) for deck in decks)
    if not decks:
        yield plan  # there is only one possibility


def _choose(dealt: Iterator[TableState | None]) -> TableState | None:
    """The table as it must have been, of those that each possible deck gives; None if unknown."""
    likeliest = next(dealt)
    if likeliest is not None:
        return likeliest
    others = [one for one in dealt if one is not None]
    return others[0] if len(others) == 1 else None


def _fold(
    blank: TableState, first: Entry, rest: Sequence[Entry], *, over: bool
) -> TableState | None:
    """The table; None if something that was stored could not have happened with its deck."""
    state = blank.after([first])
    try:
        for entry in rest:
            if isinstance(entry.change, Played):
                check_action(state, entry.change.seat, entry.change.action)
            state.apply(entry)
    except Exception:  # with other cards, any action may fail
        return None
    return None if over and state.phase is not TablePhase.FINISHED else state
