"""A server of Cardtown as a program sees it: questions and requests, with its token."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from typing import Any, Final, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from cardtown.core import BadInput, CardtownError

_PATIENCE_S: Final = 60.0
_NOT_NOW: Final = (429, 500, 502, 503, 504)
_LONGEST_ANSWER: Final = 10_000_000


class Refusal(CardtownError):
    """The server refuses something; `code` says what."""

    def __init__(self, code: str, problem: str) -> None:
        super().__init__(problem)
        self.code = code


class Trouble(CardtownError):
    """The server can't be reached, or not now: it is worth trying again."""


class Server:
    """A server, and the token of a program there."""

    def __init__(self, url: str, token: str) -> None:
        """Raise :class:`BadInput` unless the address and the token look like that."""
        parts = urlsplit(url.strip().rstrip("/"))
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.query:
            raise BadInput("url", "must be the address of a server, such as https://example.org")
        if not token.isascii() or not token.isprintable() or " " in token:
            raise BadInput("token", "must be what the server showed when the program was made")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path}"
        self.headers = {"Authorization": f"Bearer {token}"}
        # Another address could ask for anything with the token, so none is followed.
        self._opener = build_opener(_Stay)

    @property
    def live_url(self) -> str:
        """The address for live connections."""
        return self.url.replace("http", "ws", 1)

    async def get(self, path: str) -> Any:
        """What the server answers to a question."""
        return self._read(await self.text(path))

    async def post(self, path: str, content: object) -> Any:
        """What the server answers to a request."""
        return self._read(await asyncio.to_thread(self._ask, path, json.dumps(content).encode()))

    async def text(self, path: str) -> str:
        """An answer as text."""
        return await asyncio.to_thread(self._ask, path, None)

    def _ask(self, path: str, body: bytes | None) -> str:
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.url + path, body, headers)
        try:
            with self._opener.open(request, timeout=_PATIENCE_S) as answer:
                text: str = answer.read(_LONGEST_ANSWER).decode()
        except HTTPError as error:
            with error:
                self._refuse(error)
        except (OSError, HTTPException, UnicodeDecodeError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise Trouble(f"{self.url} can't be reached: {reason}") from None
        return text

    def _read(self, text: str) -> Any:
        try:
            return json.loads(text)
        except ValueError:  # somebody between here and there has answered
            raise Trouble(f"{self.url} says what can't be understood") from None

    def _refuse(self, error: HTTPError) -> NoReturn:
        if error.code in _NOT_NOW:
            raise Trouble(f"{self.url} is busy") from None
        try:
            said = json.loads(error.read(_LONGEST_ANSWER))["error"]
            refusal = Refusal(str(said["code"]), str(said["message"]))
        except (ValueError, TypeError, KeyError):
            refusal = Refusal("http", f"{self.url} is no server of Cardtown: it says {error.code}")
        raise refusal from None


class _Stay(HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None
