"""Addresses of clients as limits count them: one for each household."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

_HOUSEHOLD_BITS: Final = 64
"""A household with IPv6 has a whole network of this prefix length, and any address in it."""


@lru_cache(10_000)
def household_of(host: str) -> str:
    """The address or network that an address counts as; a name that is not an address is kept."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:  # somebody with IPv4, at a server that listens for both
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), _HOUSEHOLD_BITS), strict=False))
