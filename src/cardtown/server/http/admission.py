"""Rate limiting: the guard counts requests as soon as it has seen the headers."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from cardtown.server import identities
from cardtown.server.errors import Refused
from cardtown.server.http.dependencies import address_of
from cardtown.server.identities import Identity
from cardtown.server.service import Service

_API = "/api/"


async def admit(connection: HTTPConnection) -> None:
    """Count a request and identify its sender; raise TooMany if it is one too many.

    Everything counts for the address. Requests to the API count for the person as well, or for the
    address as one person if nobody is known. Live connections do so when they have been accepted.
    """
    service: Service = connection.app.state.service
    address = address_of(connection)
    service.address_rate_limit.take(address)
    if identities.PROGRAM_TOKEN in str(connection.url):
        raise Refused("token_shown", "a token in an address ends up in logs: send it as a header")
    if connection.scope["type"] == "http" and connection.url.path.startswith(_API):
        identity = await identify(connection)
        service.count_request(address if identity is None else identity.id)
        connection.state.identity = identity


async def identify(connection: HTTPConnection) -> Identity | None:
    """Who asks; raise :class:`Refused` if it is a program whose token is not valid."""
    service: Service = connection.app.state.service
    identity = await service.find_identity(identities.digest_of(connection))
    if identity is None and identities.program_token_of(connection) is not None:
        raise Refused("token", "this token is not valid: its person can make a new one")
    return identity
