"""One table on this device: what is asked of it, what its bots play, and what has to be stored."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from cardtown import bots
from cardtown.bots.referee import Player
from cardtown.core import CardtownError, fairness
from cardtown.server.errors import OtherVersion, Refused
from cardtown.server.format.lists import SummaryShape, summary_shape
from cardtown.server.table.decide import BotPlay, decide, decide_for_server
from cardtown.server.table.entries import (
    Change,
    Created,
    Entry,
    RematchOffered,
    from_body,
    kind_of,
    to_body,
)
from cardtown.server.table.plan import dealt_again, plan_of, rematch_of
from cardtown.server.table.requests import NewSeat, NewTable, Request
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.times import now_ms

PERSON_HERE: Final = "here"
"""The identity of whoever sits at this device: several people share it, as they share a screen."""
PREFIX: Final = "here-"
"""What the ids of tables on this device begin with; no table of a server has such an id."""
_REQUESTS: Final[dict[str, type[Any]]] = {
    get_args(get_type_hints(kind)["do"])[0]: kind for kind in get_args(Request)
}


class StoredTable(NamedTuple):
    """A table as it is stored: its id, its secrets, and the rows of its entries."""

    id: str
    secret: str
    seat_key: str
    entries: Sequence[dict[str, Any]]


class OfflineTable:
    """A table, and the rows that have not been handed over to be stored."""

    def __init__(self, table_id: str, secret: str, seat_key: str) -> None:
        """A table without entries."""
        self.secret = secret
        self.seat_key = seat_key
        self.state = TableState(table_id, secret, seat_key)
        self._new_rows: list[dict[str, Any]] = []

    @classmethod
    def create(cls, wanted: dict[str, Any], before: TableState | None = None) -> OfflineTable:
        """A new table; with the finished game `before` its cards are dealt again."""
        seats = [NewSeat(**seat) for seat in wanted["seats"]]
        plan = NewTable(**{**wanted, "seats": seats})
        secret = fairness.new_secret()
        found = plan_of(plan, secret) if before is None else dealt_again(before, plan, secret)
        return cls._from_plan(PREFIX + secrets.token_urlsafe(12), found, secret)

    @classmethod
    def restore(cls, stored: StoredTable) -> OfflineTable:
        """A table that was stored; raise :class:`OtherVersion` if it can't be played on."""
        table = cls(stored.id, stored.secret, stored.seat_key)
        try:
            table.state = table.state.after([_entry(row) for row in stored.entries])
        except CardtownError:
            raise
        except Exception as error:  # whatever another version stored
            raise OtherVersion("this game needs the Cardtown that stored it") from error
        return table

    @classmethod
    def _from_plan(cls, table_id: str, plan: Created, secret: str) -> OfflineTable:
        table = cls(table_id, secret, secrets.token_hex(16))
        table._write([plan], PERSON_HERE, None)
        return table

    def take_new_rows(self) -> list[dict[str, Any]]:
        """The rows since the last call, which have to be stored."""
        rows, self._new_rows = self._new_rows, []
        return rows

    def summary(self) -> SummaryShape:
        """What lists show of the table."""
        return summary_shape(self.state, PERSON_HERE, self.state.items[-1].entry.at)

    # --- what changes it ---------------------------------------------------------------------

    def ask(self, wanted: dict[str, Any]) -> int:
        """Grant a request and return the number of its last entry; raise :class:`CardtownError`.

        A request that was granted before, under the same id, is answered again.
        """
        kind = _REQUESTS.get(wanted.get("do", ""))
        if kind is None:
            raise Refused("malformed", f"do: {wanted.get('do')!r} can't be asked of a table")
        request = kind(**wanted)
        answered = None if request.id is None else self.state.answered(PERSON_HERE, request.id)
        if answered is not None:
            return answered
        self._write(decide(self.state, request, PERSON_HERE, now_ms()), PERSON_HERE, request.id)
        return self.state.number

    @property
    def bots_wait(self) -> bool:
        """Whether it is a bot's turn, and somebody is here for whom it should play."""
        return self.state.has_people and any(self.state.bots_due())

    def let_bot_play(self) -> None:
        """Let one of the bots whose turn it is play; nothing happens if there is none."""
        bot, decision = next(self.state.bots_due(), (None, None))
        if bot is None or decision is None or self.state.table is None:
            return
        seat = decision.seat
        player = Player(bots.make(bot, self.state.plan.game))
        chosen = player.choose(self.state.table.view(seat), decision, self.state.occasion(seat))
        opened = self.state.opened[seat].number
        play = BotPlay(seat, str(chosen), opened, player.forfeit)
        self._write(decide_for_server(self.state, play, now_ms()), None, None)

    def rematch(self, seat: int) -> OfflineTable | None:
        """The table where the same people play again; None if it has been made before."""
        if self.state.phase is not TablePhase.FINISHED:
            raise Refused("phase", "a rematch can be offered when the game is over")
        if self.state.rematch is not None:
            return None
        secret = fairness.new_secret()
        made = self._from_plan(
            PREFIX + self.state.rematch_id, rematch_of(self.state, secret), secret
        )
        self._write([RematchOffered(seat, made.state.id)], PERSON_HERE, None)
        return made

    def _write(self, changes: Iterable[Change], by: str | None, client_id: str | None) -> None:
        now = now_ms()
        numbered = enumerate(changes, self.state.number + 1)
        entries = [Entry(number, now, by, client_id, change) for number, change in numbered]
        before = self.state.number
        self.state = self.state.after(entries)
        self._new_rows += [_row(item.entry) for item in self.state.items[before:]]


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "number": entry.number,
        "at": entry.at,
        "by": entry.by,
        "client_id": entry.client_id,
        "kind": kind_of(entry.change),
        "body": to_body(entry.change),
    }


def _entry(row: dict[str, Any]) -> Entry:
    try:
        change = from_body(row["kind"], row["body"])
    except (KeyError, TypeError):  # a kind or a field that did not exist yet
        raise OtherVersion(
            "this game was stored by a newer Cardtown: load the page again"
        ) from None
    return Entry(row["number"], row["at"], row["by"], row["client_id"], change)
