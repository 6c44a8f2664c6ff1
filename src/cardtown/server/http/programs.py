"""Programs that play like people: yours, and those that can be challenged now."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from cardtown.server.http.dependencies import CurrentService, Human, Reader, address_of
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.identities import Identity
from cardtown.server.programs import is_online
from cardtown.server.service import Service


class OwnProgramShape(TypedDict):
    """A program of yours."""

    name: str
    chat: bool
    """Whether it may talk at tables."""
    online: bool


class ProgramShape(TypedDict):
    """A program that can be challenged now: it is there, and follows its tables."""

    name: str
    plays: list[str]
    """The games to which it can be challenged."""


class TokenShape(TypedDict):
    """The token of a program of yours. Nobody can find it again: keep it."""

    name: str
    token: str


class NewProgram(BaseModel):
    """A program to be made."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200, description="no other program's name looks like it")
    chat: bool = Field(default=False, description="let it talk at tables")


class OwnProgram(BaseModel):
    """Which of your programs is meant."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200)


router = APIRouter(prefix="/api")


@router.get("/programs", **describe_answer(list[ProgramShape], "Programs that are there"))
async def online(service: CurrentService, _: Reader) -> Response:
    """The programs that can be challenged now, by name: `program` of a seat of a new table."""
    rows = await service.programs.online()
    return json_response([ProgramShape(name=one.name, plays=one.plays.split()) for one in rows])


@router.get("/me/programs", **describe_answer(list[OwnProgramShape], "Your programs"))
async def own(service: CurrentService, identity: Human) -> Response:
    """Your programs, by name."""
    return await _own(service, identity)


@router.post("/me/programs", **describe_answer(TokenShape, "The new program, and its token"))
async def make(
    wanted: NewProgram, connection: HTTPConnection, service: CurrentService, identity: Human
) -> Response:
    """Make a program that plays under a name of its own; its token is shown this once."""
    service.introduction_limit.take(address_of(connection))
    service.storage_limit.take(address_of(connection))
    async with service.creation_lock(identity.id):
        name, token = await service.programs.make(identity, wanted.name, chat=wanted.chat)
    return json_response(TokenShape(name=name, token=token))


@router.post("/me/programs/renew", **describe_answer(TokenShape, "The program, and its token"))
async def renew(
    wanted: OwnProgram, connection: HTTPConnection, service: CurrentService, identity: Human
) -> Response:
    """Give a program a new token; the one before is void at once, and its connections end."""
    service.introduction_limit.take(address_of(connection))
    async with service.creation_lock(identity.id):
        name, token = await service.programs.renew(identity, wanted.name)
    return json_response(TokenShape(name=name, token=token))


@router.post("/me/programs/end", **describe_answer(list[OwnProgramShape], "Those that are left"))
async def end(wanted: OwnProgram, service: CurrentService, identity: Human) -> Response:
    """End a program: its token is void at once, and its connections end."""
    async with service.creation_lock(identity.id):
        await service.programs.end(identity, wanted.name)
    return await _own(service, identity)


async def _own(service: Service, identity: Identity) -> Response:
    rows = await service.programs.of(identity)
    return json_response(
        [OwnProgramShape(name=one.name, chat=one.chat, online=is_online(one)) for one in rows]
    )
