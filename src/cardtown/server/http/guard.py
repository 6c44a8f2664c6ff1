"""The guard before every request: it checks size and origin, and adds security headers.

Plain ASGI, since it runs for everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import orjson
from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),  # links to tables are secrets
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
_HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Rejects requests that are too large or come from another site."""

    def __init__(self, app: ASGIApp, *, body_bytes: int, public_url: str | None) -> None:
        self._app = app
        self._body_bytes = body_bytes
        self._public = urlsplit(public_url).netloc.lower() if public_url else None
        https = public_url is not None and public_url.startswith("https:")
        self._headers = (*HEADERS, _HTTPS_ONLY) if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or reject it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        if scope["type"] == "http":
            send = self._with_headers(send)
        if unsafe and not self._same_site(headers):
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

    def _same_site(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the origin is our own; other programs than browsers need not send any."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        host = _host_of(origin.decode("latin-1"))
        own = self._public or headers.get(b"host", b"").decode("latin-1").lower()
        return bool(host) and host == own

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


def _host_of(origin: str) -> str:
    """The host and port of an origin; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


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
    if scope["type"] == "websocket":
        await receive()
        code = WS_1008_POLICY_VIOLATION
        await send({"type": "websocket.close", "code": code, "reason": problem})
        return
    body = orjson.dumps({"error": {"code": "turned_away", "message": problem, "rule": None}})
    start = {
        "type": "http.response.start",
        "status": status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body})
