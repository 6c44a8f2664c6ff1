"""Plain frames of a WebSocket (RFC 6455): a whole text, or a word about the connection.

Nearly everything that passes between a browser and a table is a text in one frame, and that is
quickly read and written. All else is left to the library that knows the whole protocol.
"""

from __future__ import annotations

from typing import Final

from websockets.utils import apply_mask

_TEXT: Final = 0x81
_CONTROLS: Final = frozenset({0x88, 0x89, 0x8A})
"""Close, ping and pong. Like a text that is whole, each begins with the bit that says so."""
_MASKED: Final = 0x80
_MASK: Final = 4
_SHORT: Final = 125
_LONGER: Final = 126
"""Says that the size follows in two bytes."""
LONGEST: Final = 0xFFFF


def text_in(data: bytes) -> str | None:
    """The text that a client has sent, if the bytes are one frame of text and nothing else."""
    if len(data) < 2 or data[0] != _TEXT:
        return None
    size, head = data[1] - _MASKED, 2
    if size == _LONGER:
        size, head = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= size <= _SHORT:
        return None
    body = head + _MASK
    if len(data) != body + size:
        return None
    try:
        return apply_mask(data[body:], data[head:body]).decode()
    except UnicodeDecodeError:
        return None


def is_control(data: bytes) -> bool:
    """Whether the bytes are one frame about the connection and nothing else."""
    if len(data) < 2 or data[0] not in _CONTROLS:
        return False
    size = data[1] - _MASKED
    return 0 <= size <= _SHORT and len(data) == 2 + _MASK + size


def frame_of(text: bytes) -> bytes:
    """The frame in which a server sends a text, which must not be longer than `LONGEST`."""
    size = len(text)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + text
    return bytes((_TEXT, _LONGER)) + size.to_bytes(2, "big") + text
