"""The web table as files: pages of one application, which finds out itself what to show."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

BUILT: Final = Path(__file__).parents[1] / "web" / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cardtown</title>
<h1>Cardtown is running</h1>
<p>This installation has no web table. Install the wheel, or run <code>make web</code> in the
source tree (it needs Node.js), and start the server again.</p>
</html>
"""


def web_table(folder: Path) -> ASGIApp:
    """What answers all that is not the interface for programs."""
    if not (folder / "index.html").exists():
        return HTMLResponse(_NOT_BUILT)
    return GZipMiddleware(_Pages(directory=folder), minimum_size=1000)


class _Pages(StaticFiles):
    """The files, and the one page for every address that is none."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        forever = path.startswith("assets/")  # their names change with what is in them
        response.headers["Cache-Control"] = _FOREVER if forever else _ASK_FIRST
        return response
