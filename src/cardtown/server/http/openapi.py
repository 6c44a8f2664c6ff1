"""The OpenAPI description: everything that goes over the wire, so that types can be generated.

Answers are written straight to bytes and never checked against these types while the server runs;
the tests check that they fit. The description is made when somebody asks for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final, get_args, get_origin

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.responses import Response
from typing_extensions import is_typeddict

from cardtown.server.http.responses import json_response

_JSON: Final = "application/json"
_REFERENCE: Final = "#/components/schemas/{model}"
_FAILURE: Final = {"$ref": _REFERENCE.format(model="FailureShape")}
# Pydantic looks for this on each class: nothing but the fields listed, their docstrings included.
_CONFIG: Final = {"extra": "forbid", "use_attribute_docstrings": True}
_LIVE: Final = "/api/tables/{table_id}/live"


def describe_answer(answer: Any, text: str, media: str = _JSON) -> dict[str, Any]:
    """What a route needs so that its answer is describe_answer: its type, and a few words."""
    failure = _content("It was not done, and why", _FAILURE)
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
    return {"$ref": _REFERENCE.format(model=kind.__name__)}


def describe(app: FastAPI) -> None:
    """Let the application describe itself, all shapes included."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = get_openapi(
                title=app.title, version=app.version, summary=app.summary, routes=app.routes
            )
            document["components"]["schemas"].update(_shapes())
            document["x-websockets"] = {_LIVE: _live()}
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend it

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        # It takes a second to make: the tables go on meanwhile.
        return json_response(await asyncio.to_thread(app.openapi))


def _live() -> dict[str, Any]:
    """The live connection, which OpenAPI has no words for."""
    return {
        "description": "Follow a table: `since` is the last number known, `seat` one of yours",
        "send": {"$ref": _REFERENCE.format(model="LiveRequest")},
        "receive": {"$ref": _REFERENCE.format(model="LiveAnswer")},
    }


def _shapes() -> dict[str, Any]:
    """The schemas of everything that is answered or sent."""
    from cardtown.server.format import messages, shapes
    from cardtown.server.format.previews import types as previews
    from cardtown.server.http import api, hints, questions, replay, responses, rules
    from cardtown.server.live import connection

    kinds = {
        kind.__name__: kind
        for module in (
            messages,
            hints,
            responses,
            api,
            questions,
            replay,
            previews,
            rules,
            connection,
        )
        for kind in _typed_dicts(module)
    }
    for kind in kinds.values():
        kind.__pydantic_config__ = _CONFIG
    own = shapes.schemas()  # it configures the shapes of the games, which ours refer to
    roots: dict[str, Any] = {
        **kinds,
        "LiveRequest": connection.Message,
        "LiveAnswer": connection.Answer,
    }
    found, definitions = TypeAdapter.json_schemas(
        [
            (name, "validation" if name == "LiveRequest" else "serialization", TypeAdapter(kind))
            for name, kind in roots.items()
        ],
        ref_template=_REFERENCE,
    )
    named = {name: schema for (name, _), schema in found.items() if "$ref" not in schema}
    return {**own, **definitions.get("$defs", {}), **named}


def _typed_dicts(module: ModuleType) -> Iterator[Any]:
    for kind in vars(module).values():
        if is_typeddict(kind) and kind.__module__ == module.__name__:
            yield kind
