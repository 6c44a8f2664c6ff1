"""The seats of a table as the command line lists them: `you,bot:random,virtual:expert`."""

from __future__ import annotations

from typing import Final

from cardtown.core import BadInput, Facts, Seat, documents, message
from cardtown.core.game import HUMAN, fill_up
from cardtown.localization import Texts
from cardtown.seats import split_seats

_YOU: Final = "you"


def read_seats(
    facts: Facts, seats: str | None, names: str | None, texts: Texts
) -> tuple[Seat, ...]:
    """The seats in order, named, followed by the seats that the game adds to them."""
    listed = facts.usual_seats if seats is None else split_seats(seats)
    kinds = [_kind(text) for text in listed]
    given = [] if names is None else [name.strip() for name in names.split(",")]
    if len(given) > len(kinds):
        problem = f"there are {len(given)} names for {len(kinds)} seats"
        said = message("bad-names", n=len(given), seats=len(kinds))
        raise BadInput("names", problem, said)
    given += [""] * (len(kinds) - len(given))
    chosen = [
        Seat(name or default_name(kind, number, texts), kind)
        for number, (kind, name) in enumerate(zip(kinds, given, strict=True), 1)
    ]
    added = enumerate(fill_up(chosen, facts)[len(chosen) :], len(chosen) + 1)
    return (*chosen, *(Seat(default_name(s.kind, number, texts), s.kind) for number, s in added))


def default_name(kind: str, number: int, texts: Texts) -> str:
    """The name of a seat when none is given: the kind of its player, and its number."""
    sort, _, detail = kind.partition(":")
    if sort == "virtual" and (level := texts.get(f"level-{detail}")) is not None:
        return f"{level} {number}"
    if sort == "bot" and detail:
        return f"{detail.partition(':')[0][:30].capitalize()} {number}"
    return f"{texts('ui-player')} {number}"


def _kind(text: str) -> str:
    if text == _YOU:
        return HUMAN
    sort, _, detail = text.partition(":")
    if sort in ("bot", "virtual") and detail:
        return text
    known = "you, bot:NAME or virtual:LEVEL"
    said = message("bad-choice", choices=known)
    raise BadInput("seats", f"{documents.show(text)} is not {known}", said)
