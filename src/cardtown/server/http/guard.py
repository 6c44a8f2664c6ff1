"""The guard before every request: it counts them, checks size and origin, and adds headers.

Plain ASGI, since it runs for everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardtown.core import CardtownError
from cardtown.server.http.admission import admit
from cardtown.server.http.headers import HEADERS, HTTPS_ONLY
from cardtown.server.http.responses import error_response, failure
from cardtown.server.metrics import measure_request

_PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}
"""The schemes of the pages from which WebSockets are opened."""
_SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """Rejects requests that are too many, too large or come from another site."""

    def __init__(self, app: ASGIApp, *, body_bytes: int, public_url: str | None) -> None:
        self._app = app
        self._body_bytes = body_bytes
        self._public = _origin_of(public_url) if public_url else None
        https = public_url is not None and public_url.startswith("https:")
        self._headers = (*HEADERS, HTTPS_ONLY) if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or reject it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket":  # it stays open; each of its requests is measured
            await self._admit(scope, receive, send)
        else:
            with measure_request("http"):
                await self._admit(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        if scope["type"] == "http":
            send = self._with_headers(send)
        try:
            await admit(HTTPConnection(scope))
        except CardtownError as error:
            await _answer(scope, receive, send, failure(error))
            return
        if unsafe and not self._same_site(scope["scheme"], headers):
            await _reject(scope, receive, send, 403, "this request comes from another site")
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._pass_on(scope, receive, send, headers)

    def _with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                added = (one for one in self._headers if one[0] not in present)
                message["headers"] = [*message["headers"], *added]
            await send(message)

        return send_with_headers

    def _same_site(self, scheme: str, headers: dict[bytes, bytes]) -> bool:
        """Whether the origin is our own; programs other than browsers need not send one."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        own = self._public or (_PAGE_SCHEMES.get(scheme, scheme), host)
        return bool(own[1]) and _origin_of(origin.decode("latin-1")) == own

    async def _pass_on(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, bytes]
    ) -> None:
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._body_bytes:
            await _reject(scope, receive, send, 413, "this request is too large")
            return
        if b"transfer-encoding" in headers:
            body = await _read(receive, self._body_bytes)
            if body is None:
                await _reject(scope, receive, send, 413, "this request is too large")
                return
            receive = _replay(body, receive)
        await self._app(scope, receive, send)


def _origin_of(url: str) -> tuple[str, str] | None:
    """The scheme, and the host with its port; None if it is malformed."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return parts.scheme, parts.netloc.lower()


async def _read(receive: Receive, most: int) -> bytes | None:
    """A body of unknown length, or None if it is too long."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    messages: Iterable[Message] = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive_again() -> Message:
        for message in messages:
            return message
        return await receive()

    return receive_again


async def _reject(scope: Scope, receive: Receive, send: Send, status: int, problem: str) -> None:
    response = error_response("turned_away", problem, status)
    response.headers["Connection"] = "close"
    await _answer(scope, receive, send, response)


async def _answer(scope: Scope, receive: Receive, send: Send, response: Response) -> None:
    """Answer without the application: a WebSocket is refused, whatever the answer says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": WS_1008_POLICY_VIOLATION})
    else:
        await response(scope, receive, send)
