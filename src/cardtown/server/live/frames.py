"""The plain frames of a WebSocket (RFC 6455): a whole text, or a control frame.

Nearly everything that passes between a browser and a table is a text in one frame, which is quick
to read and write. All other frames are left to the library, which knows the whole protocol.
"""

from __future__ import annotations

from typing import Final

from websockets.utils import apply_mask

_TEXT: Final = 0x81
_CONTROLS: Final = frozenset({0x88, 0x89, 0x8A})
"""Close, ping and pong. Like a whole text, each begins with the bit FIN."""
_MASKED: Final = 0x80
_MASK: Final = 4
_SHORT: Final = 125
_LONGER: Final = 126
"""A length of this value means that the size follows in two bytes."""
LONGEST: Final = 0xFFFF


def text_in(data: bytes) -> str | None:
    """The text that a client sent, if the bytes are exactly one text frame."""
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
    """Whether the bytes are exactly one control frame."""
    if len(data) < 2 or data[0] not in _CONTROLS:
        return False
    size = data[1] - _MASKED
    return 0 <= size <= _SHORT and len(data) == 2 + _MASK + size


def frame_of(text: bytes) -> bytes:
    """The frame in which a server sends a text of at most `LONGEST` bytes."""
    size = len(text)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + text
    return bytes((_TEXT, _LONGER)) + size.to_bytes(2, "big") + text
