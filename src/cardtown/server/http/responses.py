"""Responses: JSON, errors as one sentence, and the description of both."""

from __future__ import annotations

import logging
from typing import Any, Final, NotRequired, cast, get_args, get_origin

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from typing_extensions import TypedDict

from cardtown.core import CardtownError
from cardtown.server.errors import NoSuchTable, Refused, StoreUnavailable
from cardtown.server.format.errors import ErrorShape, error_shape
from cardtown.server.format.messages import UpdateShape
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.http.headers import HEADERS
from cardtown.server.metrics import REFUSED
from cardtown.server.schemas import reference

log = logging.getLogger(__name__)

_JSON: Final = "application/json"
_STATUS: Final = {
    "no_day": 404,
    "no_deck": 404,
    "no_race": 404,
    "no_step": 404,
    "unknown": 401,
    "token": 401,
    "token_shown": 400,
    "program": 403,
    "no_program": 404,
    "not_yours": 403,
    "not_host": 403,
    "key": 403,
    "stale": 409,
    "taken": 409,
    "full": 409,
    "busy": 503,
    "too_many": 429,
    "failure": 500,
}
_REFUSED: Final = 422
_NOBODY_WAITS: Final = 400
"""The client has disconnected, so nobody reads this answer."""


class FailureShape(TypedDict):
    """An answer that is an error."""

    error: ErrorShape
    state: NotRequired[UpdateShape]
    """The table as it now stands, when a request came too late."""


def status_of(error: CardtownError) -> int:
    """The HTTP status that goes with an error."""
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, StoreUnavailable):
        return 503
    return _STATUS.get(error.code, _REFUSED) if isinstance(error, Refused) else _REFUSED


def json_response(content: Any, status: int = 200) -> Response:
    """A response with JSON; bytes are JSON already."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, media_type=_JSON)


def error_response(code: str, problem: str, status: int) -> Response:
    """The response to an error that the application did not raise itself."""
    REFUSED.labels(code).inc()
    content: ErrorShape = {"code": code, "message": problem, "rule": None, "text": None}
    return json_response({"error": content}, status)


def failure(error: CardtownError, state: bytes | None = None) -> Response:
    """The response to a request that failed."""
    shape = error_shape(error)
    REFUSED.labels(shape["code"]).inc()
    content: FailureShape = {"error": shape}
    if state is not None:
        content["state"] = cast(UpdateShape, orjson.Fragment(state))
    response = json_response(content, status_of(error))
    if response.status_code in (429, 503):
        response.headers["Retry-After"] = "1"
    return response


def unforeseen(error: Exception) -> Refused:
    """What clients are told of an error that nobody foresaw; the log has all of it."""
    log.error("a request failed", exc_info=error)
    return Refused("failure", "something went wrong here: it has been written down")


def handle_errors(app: FastAPI) -> None:
    """Answer every error of the application with one sentence that gives away nothing internal."""

    @app.exception_handler(CardtownError)
    async def known(_: Request, error: Exception) -> Response:
        if not isinstance(error, CardtownError):
            raise error
        _release_causes(error)
        return failure(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: Exception) -> Response:
        if not isinstance(error, RequestValidationError):
            raise error
        _release_causes(error)
        return failure(Refused("malformed", problem_of(error.errors())))

    @app.exception_handler(HTTPException)
    async def plain(_: Request, error: Exception) -> Response:
        if not isinstance(error, HTTPException):
            raise error
        _release_causes(error)
        response = error_response("http", str(error.detail), error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(ClientDisconnect)
    async def unread(_: Request, error: Exception) -> Response:
        return Response(status_code=_NOBODY_WAITS)

    @app.exception_handler(Exception)
    async def other(_: Request, error: Exception) -> Response:
        response = failure(unforeseen(error))
        response.raw_headers.extend(HEADERS)  # this answer is made outside the guard
        return response


def _release_causes(error: Exception) -> None:
    """Drop the traceback of an error, whose objects would wait for the garbage collector.

    The cause refers to the frames it came through, and these to the request's body, and to the
    error again.
    """
    error.__cause__ = error.__context__ = None


def problem_of(errors: Any) -> str:
    """The first of pydantic's errors, as one sentence."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    problem = f"{where}: {first['msg']}" if where else str(first["msg"])
    # It may quote names of fields as they were sent; half a surrogate pair can't be encoded.
    return problem.encode(errors="replace").decode()


# --- their description ----------------------------------------------------------------------------


def describe_answer(answer: Any, text: str, media: str = _JSON) -> dict[str, Any]:
    """The arguments of a route that describe its answer: its type, and a few words."""
    failure = _content("It was not done, and why", reference(FailureShape.__name__))
    return {
        "response_model": None,
        "responses": {
            200: _content(text, _schema(answer), media),
            "4XX": failure,
            422: failure,
            "5XX": failure,
        },
    }


def _content(text: str, schema: dict[str, Any], media: str = _JSON) -> dict[str, Any]:
    return {"description": text, "content": {media: {"schema": schema}}}


def _schema(kind: Any) -> dict[str, Any]:
    if get_origin(kind) is list:
        return {"type": "array", "items": _schema(get_args(kind)[0])}
    if get_origin(kind) is dict:
        return {"type": "object"}
    if kind is str:
        return {"type": "string"}
    if isinstance(kind, OfGames):
        return {"anyOf": [_schema(one) for one in kind.types()]}
    return reference(kind.__name__)
