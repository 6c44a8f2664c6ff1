"""Whether an action can be played now, and if not, why."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown.server.errors import Refused
from cardtown.server.format.errors import MessageShape, message_shape
from cardtown.server.table.decide import decide, suppose
from cardtown.server.table.requests import Play
from cardtown.server.table.state import TableState


class VerdictShape(TypedDict):
    """Whether an action can be played now, and if not, why."""

    legal: bool
    rule: str | None
    """The number of the rule that is in its way; null where it is none."""
    message: str | None
    """One sentence for people; null if the action is legal."""
    text: MessageShape | None
    """The sentence in a form that can be translated; null where there is none."""


def verdict(
    state: TableState, seat: int, by: str, now: int, action: str, after: str | None
) -> VerdictShape:
    """Whether a seat could play an action, supposing that it first plays `after`."""
    try:
        if after is not None:
            state = suppose(state, seat, after, by)
        decide(state, Play(do="play", seat=seat, action=action, at=state.number), by, now)
    except Refused as error:
        text = message_shape(error.message)
        return {"legal": False, "rule": error.rule, "message": str(error), "text": text}
    return {"legal": True, "rule": None, "message": None, "text": None}
