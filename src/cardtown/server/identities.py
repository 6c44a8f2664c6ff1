"""Identities without accounts: a browser keeps a random token in a cookie scripts can't read.

The database holds only digests of tokens. A recovery link makes another browser known as the same
person; making a new link ends the old one. A program sends its token in a header; it begins with a
mark, so that it is never taken for that of a browser, and can be found where it should not be.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cardtown.server.table.programs import is_program

COOKIE: Final = "cardtown"
SECURE_COOKIE: Final = "__Host-cardtown"
"""Over HTTPS: only this host can set a cookie with such a name, and only securely."""
_YEAR_S: Final = 365 * 24 * 3600
PROGRAM_TOKEN: Final = "cardtown-program-"
"""How the token of a program begins."""
_BEARER: Final = "bearer"
_TOKEN_LENGTH: Final = 43
"""32 random bytes in URL-safe Base64."""


class Identity(NamedTuple):
    """A person whom the server knows."""

    id: str
    name: str

    @property
    def program(self) -> bool:
        """Whether it is a program."""
        return is_program(self.id)


def new_id() -> str:
    """A new id for a person, which never leaves the server."""
    return secrets.token_hex(16)


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_program_token() -> str:
    """The secret of a program."""
    return PROGRAM_TOKEN + new_token()


def digest(token: str) -> str:
    """The digest under which the database knows a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def digest_of(connection: HTTPConnection) -> str | None:
    """The digest of the token that a program or a browser sent, if it looks like one."""
    token = program_token_of(connection) or token_of(connection)
    return digest(token) if token is not None else None


def program_token_of(connection: HTTPConnection) -> str | None:
    """The token that a program sent, if it looks like one; a proxy may use the header too."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == _BEARER and token.startswith(PROGRAM_TOKEN) else None


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a browser sent, if it looks like one; those from before HTTPS count too."""
    cookies = connection.cookies
    token = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)
    return token if token is not None and len(token) == _TOKEN_LENGTH else None


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    """Let the browser keep a token, for another year."""
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=_YEAR_S,
        httponly=True,
        samesite="lax",  # a person who follows a link from a chat must be recognized
        secure=secure,
    )


def clear_cookie(response: Response, *, secure: bool) -> None:
    """Let the browser forget its token."""
    for name in (SECURE_COOKIE, COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
