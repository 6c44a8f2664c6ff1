"""Races: opening one, running it, and what each of its people may see."""

from __future__ import annotations

import secrets
from typing import Final

from cardtown.core import fairness
from cardtown.server.errors import Conflict, Refused
from cardtown.server.format.races import PaceShape, RacerShape, RaceShape
from cardtown.server.format.story import story_of
from cardtown.server.identities import Identity
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.storage.races import Racer, RacerRow
from cardtown.server.storage.store import Store
from cardtown.server.table.entries import RACE
from cardtown.server.table.race import challenge_of, race_plan, runner_seat
from cardtown.server.table.rounds import rounds_in
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.times import now_ms

_NO_ENTROPY: Final = "0" * 32
"""What a runner adds to the seed, which is known before and takes nothing up."""

_MOST: Final = 50
"""Results that are shown, besides the challenger's and one's own."""


class Races:
    """All races of this server."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store.races
        self._rooms = rooms

    async def open(self, table_id: str, person: Identity) -> str:
        """The race on the deal of a finished game, for whoever has played it."""
        state = (await self._rooms.room(table_id)).state
        if not state.seats_of(person.id):
            raise Refused("not_yours", "only those who played a game can challenge others with it")
        if state.plan.source != RACE:
            points = challenge_of(state)
            begun_at, finished_at = (state.items[index].entry.at for index in (0, -1))
            row = RacerRow(
                state.race_id, person.id, state.id, state.id, begun_at, finished_at, points
            )
            await self._store.open(row)
        return state.race_id

    async def find(self, table_id: str, person: Identity | None) -> str | None:
        """The race on the deal of a finished game, if somebody has opened it, for whoever has
        played it: others would find the game of a race by it."""
        state = (await self._rooms.room(table_id)).state
        if person is None or not state.seats_of(person.id):
            return None
        return state.race_id if await self._store.racers(state.race_id) else None

    async def begin(self, race: str, person: Identity) -> str:
        """The table where a person runs a race, and sits; each has one, whatever happens."""
        racers = await self._racers(race)
        own = _own(racers, person)
        if own is None:
            await self._make_table(race, racers[0].row.origin, person)
            own = _own(await self._racers(race), person)
        if own is None:
            raise AssertionError("a game of the race has just been begun")
        if own.challenger:
            raise _own_race()
        room = await self._rooms.room(own.table_id)
        await self._rooms.sit_down(room, person, runner_seat(room.state.plan), _NO_ENTROPY)
        return own.table_id

    async def _make_table(self, race: str, origin: str, person: Identity) -> None:
        secret = fairness.new_secret()
        state = (await self._rooms.room(origin)).state
        if state.host == person.id:  # they did not sit there, but the table is in their list
            raise _own_race()
        plan = race_plan(state, secret)
        row = RacerRow(race, person.id, secrets.token_urlsafe(16), origin, now_ms())
        try:
            await self._rooms.create_race(plan, secret, row)
        except Conflict:
            return  # another request of theirs has just done it

    async def may_begin(self, race: str, person: Identity) -> bool:
        """Whether somebody would get a new table."""
        return _own(await self._racers(race), person) is None

    async def shape(self, race: str, person: Identity | None) -> RaceShape:
        """A race as somebody may see it: nothing of other games before their own is over."""
        racers = await self._racers(race)
        challenger = next(one for one in racers if one.row.challenger)
        state = (await self._rooms.room(challenger.row.origin)).state
        own = None if person is None else _own(racers, person)
        over = [one for one in racers if one.row.finished_at is not None]
        seen = own is not None and own.finished_at is not None
        return {
            "race": race,
            "game": state.plan.game,
            "challenger": challenger.name,
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in state.plan.seats],
            "own_deck": state.plan.deck is not None,
            "finished": len(over),
            "yours": None if own is None else {"table": own.table_id, "over": seen},
            "results": _results(over, own) if seen else None,
        }

    async def pace(self, race: str, person: Identity) -> PaceShape:
        """What the challenger had after each round that somebody has finished in their own game."""
        racers = await self._racers(race)
        own = _own(racers, person)
        if own is None:
            raise Refused("race_first", "begin your own game of this race first")
        challenger = next(one for one in racers if one.row.challenger)
        origin = (await self._rooms.room(challenger.row.origin)).state
        seat = runner_seat(origin.plan)
        over = _rounds_over((await self._rooms.room(own.table_id)).state)
        return {
            "challenger": challenger.name,
            "rounds": [
                {"era": one["era"], "round": one["round"], "points": one["points"][seat]}
                for one in story_of(origin)["scores"]
                if (one["era"], one["round"]) in over
            ],
        }

    async def _racers(self, race: str) -> list[Racer]:
        racers = await self._store.racers(race)
        if not racers:
            raise Refused("no_race", "there is no such race: check the link")
        return racers


def _own_race() -> Refused:
    return Refused("own_race", "this is your own deal, and you know it: others play it now")


def _own(racers: list[Racer], person: Identity) -> RacerRow | None:
    return next((one.row for one in racers if one.row.identity == person.id), None)


def _results(over: list[Racer], own: RacerRow | None) -> list[RacerShape]:
    """The first results, the challenger's and one's own."""
    return [
        _shape(one, own)
        for number, one in enumerate(over)
        if number < _MOST or one.row.challenger or one.row == own
    ]


def _shape(one: Racer, own: RacerRow | None) -> RacerShape:
    return {
        "name": one.name,
        "points": one.row.points,
        "table": one.row.table_id,
        "yours": one.row == own,
        "challenger": one.row.challenger,
    }


def _rounds_over(state: TableState) -> set[tuple[int | None, int]]:
    """The rounds of a game that are over."""
    begun = [(when.era, when.round) for when in rounds_in(state.events())]
    return set(begun if state.phase is TablePhase.FINISHED else begun[:-1])
