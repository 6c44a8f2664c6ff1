"""The health check, for monitors and load balancers."""

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
    """The server works, and so does its database."""

    status: Literal["ok"]


router = APIRouter()


@router.get("/health", **describe_answer(HealthShape, "The server works"))
async def health(service: CurrentService) -> Response:
    """Whether the server and its database answer; 503 if they don't."""
    try:
        async with asyncio.timeout(_PATIENCE_S):
            await service.store.check()
    except TimeoutError:
        raise StoreUnavailable("The database does not answer") from None
    response = json_response({"status": "ok"})
    response.headers["Cache-Control"] = "no-store"
    return response
