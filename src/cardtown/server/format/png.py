"""Pictures as PNG, drawn with rectangles and digits.

A palette of a few colours, `zlib` and a dozen lines of format: nothing to install, nothing that
could fail on another machine, and a picture of 1200 × 630 takes a few kilobytes.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Final

Colour = tuple[int, int, int]
_DIGIT_ROWS: Final = {
    "0": "01110 10001 10011 10101 11001 10001 01110",
    "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100",
    "-": "00000 00000 00000 11111 00000 00000 00000",
}
_ADVANCE: Final = 6
"""The width of a digit with the gap after it, in its own dots."""
_HEIGHT: Final = 7


class Picture:
    """A picture with at most 256 colours."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        """A picture filled with the background colour."""
        self.width = width
        self.height = height
        self._palette: dict[Colour, int] = {ground: 0}
        self._rows = [bytearray(width) for _ in range(height)]

    def fill(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle, clipped to the picture."""
        index = self._palette.setdefault(colour, len(self._palette))
        left, right = max(0, left), min(self.width, left + width)
        stroke = bytes([index]) * max(0, right - left)
        for row in self._rows[max(0, top) : max(0, top + height)]:
            row[left:right] = stroke

    def number(self, value: int, left: int, top: int, dot: int, colour: Colour) -> None:
        """A number, each dot of its digits `dot` pixels wide."""
        for place, digit in enumerate(str(value)):
            for row, dots in enumerate(_DIGIT_ROWS[digit].split()):
                for column, on in enumerate(dots):
                    if on == "1":
                        x = left + (place * _ADVANCE + column) * dot
                        self.fill(x, top + row * dot, dot, dot, colour)

    def encode(self) -> bytes:
        """The picture as a PNG file."""
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        palette = bytes(part for colour in self._palette for part in colour)
        pixels = zlib.compress(b"".join(b"\0" + row for row in self._rows), 9)
        parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def number_size(value: int, dot: int) -> tuple[int, int]:
    """Width and height of a number."""
    return (len(str(value)) * _ADVANCE - 1) * dot, _HEIGHT * dot


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def draw_cities(
    cities: Sequence[Sequence[str]],
    points: Sequence[int | None],
    glyphs: dict[str, Colour],
    *,
    ground: Colour,
    band: Colour,
    plot: Colour,
    size: tuple[int, int],
) -> bytes:
    """Cities side by side on a band, each with its points above it."""
    width, height = size
    picture = Picture(width, height, ground)
    picture.fill(0, height - 70, width, 70, band)
    shown = [index for index, rows in enumerate(cities) if rows]
    room = width // max(1, len(shown))
    for place, index in enumerate(shown):
        rows = cities[index]
        side = min((room - 40) // max(map(len, rows)), (height - 230) // len(rows), 64)
        left = place * room + (room - side * max(map(len, rows))) // 2
        top = height - 90 - side * len(rows)
        for row, text in enumerate(rows):
            for column, glyph in enumerate(text):
                if glyph != "_":
                    colour = glyphs.get(glyph) or _tint(glyph)
                    picture.fill(left + column * side, top + row * side, side - 3, side - 3, colour)
                elif plot != ground:
                    picture.fill(left + column * side, top + row * side, side - 3, side - 3, plot)
        value = points[index]
        if value is not None:
            wide, high = number_size(value, 12)
            picture.number(
                value, place * room + (room - wide) // 2, (130 - high) // 2 + 8, 12, band
            )
    return picture.encode()


def _tint(glyph: str) -> Colour:
    """A colour for a glyph without its own: always the same one, and never pale."""
    code = ord(glyph)
    return (60 + code * 37 % 140, 60 + code * 59 % 120, 60 + code * 83 % 120)
