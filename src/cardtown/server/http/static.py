"""The files of the web table: a single-page application, which decides itself what to show.

It shows something for every address. But addresses that it does not know are answered with 404, so
that programs are not told that all is well.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from cardtown.server.http.headers import CONTENT_POLICY

BUILT: Final = Path(__file__).parents[2] / "web" / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
PAGES: Final = frozenset(
    {".", "lobby", "tables", "table", "recover", "replay", "rules", "scorepad"}
)
"""The first parts of the pages' addresses (`web/src/router.svelte.ts`)."""
_START: Final = "index.html"
_ENGINE: Final = "assets/engine.worker-"
# Only the engine's worker, which is under the policy of its own response, may run WebAssembly.
_ENGINE_POLICY: Final = f"{CONTENT_POLICY}; script-src 'self' 'wasm-unsafe-eval'"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cardtown</title>
<h1>Cardtown is running</h1>
<p>This installation has no web table. Install the wheel, or run <code>make web</code> in the
source tree (it needs Node.js), and start the server again.</p>
</html>
"""


def web_table(folder: Path) -> ASGIApp:
    """The application for every address outside the API."""
    return _Pages(directory=folder) if (folder / _START).exists() else _not_built


async def _not_built(scope: Scope, receive: Receive, send: Send) -> None:
    first = scope["path"].strip("/").partition("/")[0] or "."
    await HTMLResponse(_NOT_BUILT, _status(first))(scope, receive, send)


def _status(first: str) -> int:
    return 200 if first in PAGES else 404


class _Pages(StaticFiles):
    """The files, and the one page for every other address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            status = _status(path.split(os.sep, maxsplit=1)[0])
            path = _START
            response = await super().get_response(path, scope)
            if response.status_code == 200:
                response.status_code = status
        forever = path.startswith("assets/")  # their names change with their contents
        response.headers["Cache-Control"] = _FOREVER if forever else _ASK_FIRST
        if path.startswith(_ENGINE):
            response.headers["Content-Security-Policy"] = _ENGINE_POLICY
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, or the compressed copy that the build has put beside it."""
        copy = Path(f"{full_path}.gz")
        if not copy.exists():
            return super().file_response(full_path, stat_result, scope, status_code)
        if _accepts_gzip(scope):
            response = super().file_response(copy, copy.stat(), scope, status_code)
            response.headers["Content-Encoding"] = "gzip"
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _accepts_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("Accept-Encoding", "")
