"""Races over HTTP: a challenge with the deal of a finished game, and who has taken it up."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response
from starlette.requests import HTTPConnection

from cardtown.server.format.races import (
    OpenedRaceShape,
    PaceShape,
    RaceShape,
    RaceTableShape,
)
from cardtown.server.http.dependencies import CurrentService, Human, Person, Reader, address_of
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.http.tables import count_table, require_few_tables
from cardtown.server.table.requests import TABLE_ID

RaceId = Annotated[str, Path(pattern=TABLE_ID, description="the last part of a race's link")]

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/race", **describe_answer(OpenedRaceShape, "Its race, if any"))
async def race_of_table(table_id: str, service: CurrentService, identity: Reader) -> Response:
    """The race on the deal of a finished game that you have played."""
    return json_response({"race": await service.races.find(table_id, identity)})


@router.post("/tables/{table_id}/race", **describe_answer(OpenedRaceShape, "The race"))
async def open_race(
    table_id: str, connection: HTTPConnection, service: CurrentService, identity: Human
) -> Response:
    """Challenge others with the deal of a game that you have played alone or against bots. Asking
    again leads to the same race."""
    service.storage_limit.take(address_of(connection))
    return json_response({"race": await service.races.open(table_id, identity)})


@router.get("/races/{race}", **describe_answer(RaceShape, "The race as you may see it"))
async def race(race: RaceId, service: CurrentService, identity: Reader) -> Response:
    """A race: who challenges to which game, and the results once your own game is over."""
    return json_response(await service.races.shape(race, identity))


@router.post("/races/{race}", **describe_answer(RaceTableShape, "Where you play it"))
async def run(
    race: RaceId, connection: HTTPConnection, service: CurrentService, identity: Human
) -> Response:
    """Play the deal of a race in the challenger's seat. You have one try: asking again leads to the
    same table."""
    async with service.creation_lock(identity.id):
        if await service.races.may_begin(race, identity):
            count_table(service, connection)
            await require_few_tables(service, identity)
        return json_response({"table": await service.races.begin(race, identity)})


@router.get("/races/{race}/pace", **describe_answer(PaceShape, "The challenger beside you"))
async def pace(race: RaceId, service: CurrentService, identity: Person) -> Response:
    """What the challenger had after each round that you have finished."""
    return json_response(await service.races.pace(race, identity))
