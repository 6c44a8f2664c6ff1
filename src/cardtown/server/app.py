"""The application: routes, guard and service assembled."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI

from cardtown.server.http import (
    alone,
    daily,
    health,
    hints,
    lists,
    me,
    pictures,
    positions,
    programs,
    puzzles,
    questions,
    races,
    records,
    replay,
    rules,
    tables,
)
from cardtown.server.http.guard import Guard
from cardtown.server.http.responses import handle_errors
from cardtown.server.http.static import BUILT, web_table
from cardtown.server.live import connection, program
from cardtown.server.openapi import serve_description
from cardtown.server.service import run_service
from cardtown.server.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    """The ASGI application; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with run_service(settings) as service:
            app.state.service = service
            yield

    app = FastAPI(
        title="Cardtown",
        summary="Tables for city-building card games",
        version=version("cardtown"),
        lifespan=lifespan,
        openapi_url=None,  # `serve_description` does it
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
    )
    app.include_router(health.router)
    app.include_router(me.router)
    app.include_router(programs.router)
    app.include_router(lists.router)
    app.include_router(tables.router)
    app.include_router(questions.router)
    app.include_router(records.router)
    app.include_router(pictures.router)
    app.include_router(positions.router)
    app.include_router(puzzles.router)
    app.include_router(rules.router)
    app.include_router(hints.router)
    app.include_router(replay.router)
    app.include_router(alone.router)
    app.include_router(daily.router)
    app.include_router(races.router)
    app.include_router(connection.router)
    app.include_router(program.router)
    serve_description(app)
    app.mount("/", web_table(settings.web_folder or BUILT), name="web")
    handle_errors(app)
    app.add_middleware(Guard, body_bytes=settings.limits.body_bytes, public_url=settings.public_url)
    return app
