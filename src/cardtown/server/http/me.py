"""Who you are: names, recovery links, and forgetting browsers."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from cardtown.server import identities
from cardtown.server.errors import Refused
from cardtown.server.http.dependencies import CurrentService, Human, Reader, address_of
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.table.text import check_name
from cardtown.server.times import now_ms


class MeShape(TypedDict):
    """Who you are."""

    name: str | None
    """None: not known yet."""


class RecoveryShape(TypedDict):
    """The secret that makes another browser known as you."""

    token: str


class Name(BaseModel):
    """How you want to be called."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200)


class Recovery(BaseModel):
    """The secret of a recovery link."""

    model_config = ConfigDict(extra="forbid", strict=True)

    token: str = Field(max_length=100)


router = APIRouter(prefix="/api")


@router.get("/me", **describe_answer(MeShape, "Who you are"))
async def me(connection: HTTPConnection, service: CurrentService, identity: Reader) -> Response:
    """Your name, if this browser is known; its cookie is then renewed for another year."""
    response = _named(None if identity is None else identity.name)
    token = identities.token_of(connection)
    if identity is not None and token is not None and not identity.program:
        identities.set_cookie(response, token, secure=service.settings.secure)
    return response


@router.post("/me", **describe_answer(MeShape, "Who you are"))
async def introduce(
    wanted: Name, connection: HTTPConnection, service: CurrentService, identity: Reader
) -> Response:
    """Say how you want to be called; the server then knows this browser."""
    if identity is not None and identity.program:
        raise Refused("program", "a program keeps the name that its person gave it")
    name = check_name(wanted.name)
    response = _named(name)
    if identity is None:
        service.introduction_limit.take(address_of(connection))
        service.storage_limit.take(address_of(connection))
        token = identities.new_token()
        await service.store.create_identity(
            identities.new_id(), name, identities.digest(token), now_ms()
        )
        identities.set_cookie(response, token, secure=service.settings.secure)
    else:
        await service.store.rename(identity.id, name)
    return response


@router.post("/me/recovery", **describe_answer(RecoveryShape, "The secret of your recovery link"))
async def make_recovery(service: CurrentService, identity: Human) -> Response:
    """Make a link that makes another browser known as you; an earlier one ends."""
    token = identities.new_token()
    await service.store.replace_recovery(identity.id, identities.digest(token), now_ms())
    return json_response({"token": token})


@router.post("/me/recover", **describe_answer(MeShape, "Who you are now"))
async def recover(
    wanted: Recovery, connection: HTTPConnection, service: CurrentService, _: Reader
) -> Response:
    """Become known in this browser by a recovery link."""
    service.introduction_limit.take(address_of(connection))
    link, token = identities.digest(wanted.token), identities.new_token()
    session = await service.store.recover(link, identities.digest(token), now_ms())
    if session is None:
        raise Refused("key", "this recovery link is no longer valid: make a new one")
    response = _named(session.name)
    identities.set_cookie(response, token, secure=service.settings.secure)
    return response


@router.post("/me/forget", **describe_answer(MeShape, "Nobody"))
async def forget(connection: HTTPConnection, service: CurrentService, identity: Reader) -> Response:
    """Forget this browser, and everybody who has copied its cookie."""
    digest = identities.digest_of(connection)
    if identity is not None and identity.program:
        raise Refused("program", "a program is ended by its person")
    if identity is not None and digest is not None:
        await service.forget(identity, digest)
    response = _named(None)
    identities.clear_cookie(response, secure=service.settings.secure)
    return response


@router.post("/me/forget-elsewhere", **describe_answer(MeShape, "Who you are"))
async def forget_elsewhere(
    connection: HTTPConnection, service: CurrentService, identity: Human
) -> Response:
    """Forget all your other browsers, and void the recovery link."""
    digest = identities.digest_of(connection)
    if digest is not None:
        await service.forget_elsewhere(identity, digest)
    return _named(identity.name)


def _named(name: str | None) -> Response:
    return json_response(MeShape(name=name))
