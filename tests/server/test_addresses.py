"""Which addresses count as one."""

from __future__ import annotations

import pytest

from cardtown.server.addresses import household_of


@pytest.mark.parametrize(
    ("host", "household"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_has_one_ipv4_address_or_64_bits_of_ipv6(host: str, household: str) -> None:
    assert household_of(host) == household
