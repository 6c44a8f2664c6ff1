"""A QR code brings a phone to the table: what its camera would read is the link itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import new_table, sit_down
from tests.web.visitors import PHONE

Modules = set[tuple[int, int]]
"""The dark squares, by row and column."""

MASKS: Final = (
    lambda i, j: (i + j) % 2,
    lambda i, _: i % 2,
    lambda _, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)
BLOCKS: Final = {
    (3, 1): (1, 55),
    (3, 0): (1, 44),
    (3, 3): (2, 17),
    (3, 2): (2, 13),
    (4, 1): (1, 80),
    (4, 0): (2, 32),
    (4, 3): (2, 24),
    (4, 2): (4, 9),
    (5, 1): (1, 108),
    (5, 0): (2, 43),
}
"""How many blocks of data there are, and how long, by version and level of correction (ISO 18004);
those in which all blocks are equally long."""


def test_a_phone_that_reads_the_code_of_a_table_can_sit_down_there(visit: Visit) -> None:
    ada, phone = visit(), visit(size=PHONE)
    table = new_table(ada, "card-city", "person", "person")
    sit_down(ada, table, "Ada")
    expect(ada.page.get_by_text(ada.words("web-bring-phone"))).to_be_visible()
    invitation = ada.page.get_by_role("region", name=ada.words("web-invite"))
    invitation.get_by_role("button", name=ada.words("web-qr"), exact=True).click()
    address = invitation.get_by_role("textbox").input_value()
    code = invitation.get_by_role("img", name=ada.words("web-qr-of", address=address))
    expect(code).to_be_visible()
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(y), int(x)) for x, y in re.findall(r"M(\d+) (\d+)", path)}
    assert read(dark) == address

    phone.page.goto(read(dark))
    phone.page.get_by_role("textbox", name=phone.words("web-your-name")).fill("Bo")
    phone.page.get_by_role("button", name=phone.words("web-sit-down"), exact=True).click()
    seats = ada.until(lambda update: update["view"] is not None)["table"]["seats"]
    assert all(seat["taken"] for seat in seats)


def read(dark: Modules) -> str:
    """The text of a code of version 3 to 5, read as by a camera, without our encoder."""
    size = 1 + max(row for row, _ in dark)
    version = (size - 17) // 4
    told = [((8, column) in dark) != mark for column, mark in enumerate((1, 0, 1, 0, 1))]
    level, mask = _number(told[:2]), _number(told[2:])
    bits = [
        (at in dark) != (MASKS[mask](*at) == 0) for at in _path(size) if not _is_pattern(at, size)
    ]
    blocks, length = BLOCKS[version, level]
    words = [_number(bits[8 * n : 8 * n + 8]) for n in range(blocks * length)]
    data = [word for block in range(blocks) for word in words[block::blocks]]
    stream = [bit == "1" for word in data for bit in f"{word:08b}"]
    assert _number(stream[:4]) == 4, "the text is stored byte by byte"
    many = _number(stream[4:12])
    return bytes(_number(stream[12 + 8 * n : 20 + 8 * n]) for n in range(many)).decode("ascii")


def _number(bits: Sequence[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)


def _path(size: int) -> Iterator[tuple[int, int]]:
    """All modules in the order in which bits are laid: two columns at a time, up and down."""
    up = True
    for right in [column for column in range(size - 1, 0, -2) if column > 6] + [5, 3, 1]:
        rows = range(size - 1, -1, -1) if up else range(size)
        for row in rows:
            yield from ((row, right), (row, right - 1))
        up = not up


def _is_pattern(at: tuple[int, int], size: int) -> bool:
    """Whether a module helps the camera and holds no data."""
    row, column = at
    corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    aligned = all(size - 9 <= one <= size - 5 for one in at)
    return corner or aligned or 6 in at
