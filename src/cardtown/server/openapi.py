"""The OpenAPI description: everything that goes over the wire, so that types can be generated.

Answers are written straight to bytes and never checked against these types while the server runs;
the tests check that they fit. The description is made when somebody asks for it.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.responses import Response

from cardtown.server.format import (
    alone,
    errors,
    hints,
    lists,
    luck,
    messages,
    positions,
    reviews,
    rules,
    story,
    verdict,
)
from cardtown.server.format import daily as daily_shapes
from cardtown.server.format import puzzles as puzzle_shapes
from cardtown.server.format import races as race_shapes
from cardtown.server.format.shapes import description as shapes
from cardtown.server.http import (
    health,
    me,
    programs,
    puzzles,
    questions,
    records,
    responses,
    tables,
)
from cardtown.server.http.responses import json_response
from cardtown.server.live import answers, connection, program
from cardtown.server.schemas import close_shapes, components, reference

_MODULES: Final = (
    messages,
    errors,
    hints,
    lists,
    luck,
    positions,
    reviews,
    rules,
    story,
    verdict,
    alone,
    health,
    responses,
    me,
    programs,
    tables,
    puzzles,
    questions,
    records,
    answers,
    program,
    daily_shapes,
    race_shapes,
    puzzle_shapes,
)
"""Where the shapes of all answers are defined, beside those of the games."""
_LIVE: Final = "/api/tables/{table_id}/live"
_OF_PROGRAMS: Final = "/api/programs/live"


def serve_description(app: FastAPI) -> None:
    """Let the application describe itself, all shapes included."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = get_openapi(
                title=app.title, version=app.version, summary=app.summary, routes=app.routes
            )
            document["components"]["schemas"].update(_schemas())
            document["x-websockets"] = {_LIVE: _live(), _OF_PROGRAMS: _of_programs()}
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend it

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        # In a thread, since it takes a second to make.
        return json_response(await asyncio.to_thread(app.openapi))


def _live() -> dict[str, Any]:
    """The live connection, which OpenAPI has no words for."""
    return {
        "description": "Follow a table: `since` is the last number known, `seat` one of yours; "
        "`previews=true` adds previews to updates",
        "send": reference("LiveRequest"),
        "receive": reference("LiveAnswer"),
    }


def _of_programs() -> dict[str, Any]:
    """The live connection of a program."""
    return {
        "description": "Follow all your tables, as a program: `plays` are the games to which you "
        "can be challenged, with commas",
        "receive": reference("ProgramAnswer"),
    }


def _schemas() -> dict[str, Any]:
    """The schemas of everything that is answered or sent."""
    own = close_shapes(_MODULES)
    of_games = shapes.schemas()  # it closes the shapes of the games, which ours refer to
    types = {**own, "LiveRequest": connection.Message, "LiveAnswer": connection.Answer}
    types["ProgramAnswer"] = program.ProgramAnswer
    adapters = {name: TypeAdapter(kind) for name, kind in types.items()}
    return {**of_games, **components(adapters, {"LiveRequest": "validation"})}
