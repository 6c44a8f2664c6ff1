"""Health checks, for monitors and load balancers."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from cardtown.server.errors import StoreUnavailable
from cardtown.server.http.dependencies import CurrentService
from cardtown.server.http.responses import describe_answer, json_response

_PATIENCE_S: Final = 3.0
"""Other requests wait much longer for the database, but a monitor needs an answer."""


class HealthShape(TypedDict):
    """What was asked works."""

    status: Literal["ok"]


router = APIRouter()


@router.get("/healthz", **describe_answer(HealthShape, "The process answers"))
async def alive() -> Response:
    """Whether the process answers: if it does not, start it again."""
    return _works()


@router.get("/health", **describe_answer(HealthShape, "The server works"))
@router.get("/readyz", **describe_answer(HealthShape, "The server works"))
async def ready(service: CurrentService) -> Response:
    """Whether the server and its database answer; 503 if they don't."""
    try:
        async with asyncio.timeout(_PATIENCE_S):
            await service.store.check()
    except TimeoutError:
        raise StoreUnavailable("The database does not answer") from None
    return _works()


def _works() -> Response:
    response = json_response({"status": "ok"})
    response.headers["Cache-Control"] = "no-store"
    return response
