"""The files of the web table: a single-page application, which decides itself what to show.

It shows something for every address. But addresses that it does not know are answered with 404, so
that programs do not take the page for a success.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from cardtown.server.http.headers import CONTENT_POLICY
from cardtown.server.http.pictures import card_of, language_of, race_card, tags

BUILT: Final = Path(__file__).parents[2] / "web" / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_NEVER_KEEP: Final = {"Cache-Control": "no-store"}
PAGES: Final = frozenset(
    {
        *(".", "lobby", "daily", "news", "race", "tables", "table", "recover", "replay", "study"),
        *("puzzles", "rules", "scorepad"),
    }
)
"""The first parts of the pages' addresses (`web/src/router.svelte.ts`)."""
_START: Final = "index.html"
_COPIES: Final = (("br", ".br"), ("gzip", ".gz"))
"""The compressed copies that the build puts beside a file, the smallest first."""
_SHARED: Final = frozenset({".", "race", "table", "replay"})
"""The pages whose links people send to each other."""
_HEAD: Final = "</head>"
_ENGINES: Final = ("assets/python.worker-", "assets/rules.worker-", "assets/tables.worker-")
# Only the workers of the engine, each under the policy of its own response, run WebAssembly.
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
            if path == "." and (tagged := await self._link_preview_page(path, scope)) is not None:
                return tagged
            response = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            status = _status(path.split(os.sep, maxsplit=1)[0])
            tagged = await self._link_preview_page(path, scope)
            if tagged is not None:
                return tagged
            path = _START
            response = await self._file(path, scope)
            if response.status_code == 200:
                response.status_code = status
        forever = path.startswith("assets/")  # their names change with their contents
        response.headers["Cache-Control"] = _FOREVER if forever else _ASK_FIRST
        if path.startswith(_ENGINES):
            response.headers["Content-Security-Policy"] = _ENGINE_POLICY
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file. Where it is not, nothing is kept: it may be there the next moment, while a new
        version is put in place."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            raise HTTPException(error.status_code, error.detail, _NEVER_KEEP) from None

    async def _link_preview_page(self, path: str, scope: Scope) -> Response | None:
        """The page of a link that people share, with what others show of it; None for others."""
        first, _, rest = path.replace(os.sep, "/").partition("/")
        if first not in _SHARED or (first != "." and not rest):
            return None
        page = self._page()
        if page is None or _HEAD not in page:
            return None
        service = scope["app"].state.service
        headers = Headers(scope=scope)
        language = language_of(headers.get("Accept-Language", ""))
        if first == "race":
            card = await race_card(service, rest, language)
        else:
            card = await card_of(service, rest if first != "." else None, language)
        site = service.settings.public_url or _site(scope, headers)
        shown = tags(card, site.rstrip("/"), scope["path"])
        text = page.replace(_HEAD, f"  {shown}\n  {_HEAD}", 1)
        tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
        vary = "Accept-Encoding, Accept-Language"
        about = {"Cache-Control": _ASK_FIRST, "ETag": tag, "Vary": vary}
        if headers.get("If-None-Match") == tag:
            return Response(status_code=304, headers=about)
        if not _accepts(scope, "gzip"):
            return HTMLResponse(text, headers=about)
        return HTMLResponse(_gzip(text), headers={**about, "Content-Encoding": "gzip"})

    def _page(self) -> str | None:
        """The one page, or None while it is replaced; read each time, since a new version may have
        been put in place."""
        try:
            return (Path(str(self.directory)) / _START).read_text(encoding="utf-8")
        except OSError:
            return None

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, or the smallest copy beside it that the browser can read."""
        copies = [
            (encoding, copy, found)
            for encoding, end in _COPIES
            if (found := _found(copy := Path(f"{full_path}{end}"))) is not None
        ]
        for encoding, copy, found in copies:
            if _accepts(scope, encoding):
                response = super().file_response(copy, found, scope, status_code)
                response.headers["Content-Encoding"] = encoding
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        if copies:
            response.headers["Vary"] = "Accept-Encoding"
        return response


def _found(copy: Path) -> os.stat_result | None:
    """What the system says of a copy, or None if there is none, or no longer: asked once, since a
    new version may be put in place the next moment."""
    try:
        return copy.stat()
    except OSError:
        return None


def _accepts(scope: Scope, encoding: str) -> bool:
    offered = Headers(scope=scope).get("Accept-Encoding", "").split(",")
    return encoding in {one.partition(";")[0].strip() for one in offered}


@lru_cache(maxsize=32)
def _gzip(page: str) -> bytes:
    return gzip.compress(page.encode(), mtime=0)


def _site(scope: Scope, headers: Headers) -> str:
    """The address of this server as the reader knows it."""
    return f"{scope.get('scheme', 'http')}://{headers.get('Host', 'localhost')}"
