"""`cardtown hindsight`: the best that the cards of a recorded game could have made."""

from __future__ import annotations

from typing import Any, Protocol, cast

from cardtown import games
from cardtown.cli.files import read_record, replay_record
from cardtown.core import BadInput, Table


class HindsightPart(Protocol):
    """What a game brings, as the module `hindsight` of its part for the command line."""

    def show(self, table: Any, effort: int, *, as_json: bool) -> None:
        """Print the best that each seat of a finished game could have made."""


def show_hindsight(file: str, *, effort: int, deck: str | None, as_json: bool) -> None:
    """Print the best that each seat of a recorded game could have made."""
    if effort < 1:
        raise BadInput("effort", "must be at least 1")
    record = read_record(file)
    table: Table[Any, Any] = replay_record(record, deck)
    part = cast(HindsightPart | None, games.part(record.game, "cli", "hindsight"))
    if part is None:
        raise BadInput("game", f"{record.game} has no hindsight")
    if not table.over:
        raise BadInput("file", "the game is not over yet")
    part.show(table, effort, as_json=as_json)
