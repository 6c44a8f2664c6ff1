"""Through which seat somebody looks at a table."""

from __future__ import annotations

from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer
from cardtown.server.table.state import TableState


def viewer_at(state: TableState, reader: str | None, seat: int | None) -> Viewer:
    """A reader: through one of their own seats, or as a spectator; raise :class:`Refused`."""
    own = state.seats_of(reader)
    if seat is not None and seat not in own:
        raise Refused("not_yours", "you can look only through a seat of your own")
    looking = seat if seat is not None else own[0] if own else None
    return Viewer(reader, looking)


def seat_of(state: TableState, reader: str, seat: int | None) -> int:
    """The seat asked about, which must be the reader's; their first one if none is named."""
    looking = viewer_at(state, reader, seat).seat
    if looking is None:
        raise Refused("not_yours", "you have no seat here: sit down first")
    return looking
