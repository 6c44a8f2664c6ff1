"""Who may see what: every fact of every table of ours, decided by somebody and held to it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import pytest

from cardtown import games
from cardtown.core import Event, Table

AnyTable = Table[Any, Any]
Sight = Literal["public", "own seat", "hidden"]

# Every fact of a table, and who may see it while the game is played. Whoever adds a slot decides
# here. "public": the same on every table that a viewer cannot tell from this one. "own seat":
# partly known, and each seat knows its own part. "hidden": known to nobody, or only so far as the
# view shows a part of it (the back on top of the pile, what was drawn).
CARSON_CITY: Final[dict[str, Sight]] = {
    # the frame
    "seats": "public",
    "deck": "public",
    "options": "public",
    "seed": "hidden",
    "history": "own seat",  # it holds the bids that lie face down
    "_log": "public",  # all events of this game are
    "_barrier": "public",
    "_suits": "public",
    "_deck": "public",
    # the piles and the row
    "_deal": "hidden",
    "_pile": "hidden",
    "_known_bottom": "public",
    "_drawn": "public",
    "_row": "public",
    "_left_over": "public",
    "_era": "public",
    "_round": "public",
    # the seats
    "_hands": "public",  # played cards lie open (C3.4)
    "_spent": "public",
    "_cities": "public",
    "_taken": "public",
    "_characters": "public",
    "_owner": "public",
    "_used": "public",
    "_appeals": "public",
    "_sold": "public",
    # the round
    "_phase": "public",
    "_seat": "public",
    "_step": "public",
    "_lawyer": "public",
    "_two_picks": "public",
    "_second_pick": "public",
    "_bids": "own seat",
    "_bonus": "public",
    "_order": "public",
    "_turn": "public",
    "_holding": "public",
    "_cells": "public",
    "_result": "public",
    "_memory": "public",  # saves work for views; all memories are equal
}

CARD_CITY: Final[dict[str, Sight]] = {
    # the frame
    "seats": "public",
    "deck": "public",
    "options": "public",
    "seed": "hidden",
    "history": "own seat",  # a division names the cards that lie face down
    "_log": "own seat",  # it says what each seat holds
    "_barrier": "public",
    "_switches": "public",
    # the deck, the Reserve and what is out of the game
    "_deal": "hidden",
    "_drawn": "public",
    "_under": "own seat",  # in a solo game the player knows what it has put there (K2.4)
    "_reserve": "public",
    "_discarded": "public",
    # the seats
    "_cities": "public",
    "_coins": "public",
    "_purchases": "public",
    "_hands": "own seat",  # the last mixed lot may hold cards that others have not seen
    "_grown": "public",
    "_stages": "public",
    # the round
    "_round": "public",
    "_first": "public",
    "_order": "public",
    "_phase": "public",
    "_turn": "public",
    "_offers": "own seat",  # insiders know what lies face down
    "_holder": "public",
    "_insiders": "public",
    "_public": "public",
    "_result": "public",
    "_memory": "public",  # saves work for views; all memories are equal
}
VISIBILITY: Final = {"carson-city": CARSON_CITY, "card-city": CARD_CITY}
SIGHT_TABLES: Final[dict[str, list[tuple[str, ...]]]] = {
    "carson-city": [("human", "virtual:expert", "human", "human")],
    "card-city": [("human",) * 4, ("human",)],
}
each_game = pytest.mark.parametrize("game", VISIBILITY)


def slots(kind: type[AnyTable]) -> set[str]:
    return {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}


def test_every_game_of_ours_says_who_may_see_what() -> None:
    ours = Path(games.__file__).parent.glob("*/__init__.py")
    assert {path.parent.name.replace("_", "-") for path in ours} == set(VISIBILITY)


@each_game
def test_somebody_has_decided_who_may_see_each_fact(game: str) -> None:
    table = games.get(game).new_table(SIGHT_TABLES[game][0], seed="x")
    decided = set(VISIBILITY[game])
    undecided = slots(type(table)) - decided
    assert not undecided, f"decide in VISIBILITY who may see {sorted(undecided)}"
    assert not decided - slots(type(table)), "VISIBILITY lists slots that are gone"
    assert not hasattr(table, "__dict__"), "a table keeps its state in slots alone"


@each_game
def test_what_is_public_stays_and_what_is_hidden_is_dealt_anew(game: str) -> None:
    rng = random.Random(5)
    changed: set[str] = set()
    for seats in SIGHT_TABLES[game]:
        table = games.get(game).new_table(seats, seed="sight")
        while not table.over:
            for viewer in (*range(len(seats)), None):
                other = table.resample(viewer, rng)
                assert other.view(viewer) == table.view(viewer)
                changed |= {
                    name
                    for name in VISIBILITY[game]
                    if getattr(other, name) != getattr(table, name)
                }
            decision = rng.choice(table.decisions())
            table.play(decision.seat, rng.choice(decision.options))
    not_public = {name for name, sight in VISIBILITY[game].items() if sight != "public"}
    assert changed == not_public


@each_game
def test_each_seat_keeps_what_it_knows_itself(game: str) -> None:
    rng = random.Random(6)
    for seats in SIGHT_TABLES[game]:
        table = games.get(game).new_table(seats, seed="own")
        while not table.over:
            for viewer in range(len(seats)):
                other = table.resample(viewer, rng)
                assert own(other, viewer) == own(table, viewer)
            decision = rng.choice(table.decisions())
            table.play(decision.seat, rng.choice(decision.options))


def own(table: AnyTable, seat: int) -> object:
    """The actions of the seat, and the events that it saw."""
    done = [action for actor, action in table.history if actor == seat]
    return done, [event for event in table.events if event.visible_to(seat)]


def test_an_event_that_does_not_state_its_audience_cannot_happen() -> None:
    @dataclass(frozen=True, slots=True)
    class Whispered(Event):
        word: ClassVar[str] = "whisper"
        card: str

    with pytest.raises(TypeError, match="audience"):
        Whispered("R")  # type: ignore[abstract]
