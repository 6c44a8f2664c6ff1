"""Who is who, without accounts: a browser keeps a random token in a cookie scripts can't read.

The database holds only hashes of tokens. A recovery link makes another browser known as the same
person; making a new link ends the old one.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "cardtown"
_YEAR_S: Final = 365 * 24 * 3600
_TOKEN_LENGTH: Final = 43
"""32 random bytes in the alphabet of URLs."""


class Identity(NamedTuple):
    """A person, as far as the server knows one."""

    id: str
    name: str


def new_id() -> str:
    """A fresh name for a person, for the server alone."""
    return secrets.token_hex(16)


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a browser sent, if it looks like one."""
    token = connection.cookies.get(COOKIE)
    return token if token is not None and len(token) == _TOKEN_LENGTH else None


def give(response: Response, token: str, *, secure: bool) -> None:
    """Let the browser keep a token."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR_S,
        httponly=True,
        samesite="lax",  # links from chats must find the person known
        secure=secure,
    )


def take_away(response: Response, *, secure: bool) -> None:
    """Let the browser forget its token."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
