"""Stands in for orjson in a browser: the same JSON, made by the standard library."""

from __future__ import annotations

import dataclasses
import json
from typing import Any


class Fragment:
    """JSON that is ready to be put into more JSON."""

    def __init__(self, contents: bytes) -> None:
        self.contents = contents


def dumps(value: Any) -> bytes:
    """The value as JSON."""
    text = json.dumps(value, default=_convert, ensure_ascii=False, separators=(",", ":"))
    return text.encode()


def loads(text: bytes | str) -> Any:
    """What a JSON text says."""
    return json.loads(text)


def _convert(value: Any) -> Any:
    if isinstance(value, Fragment):
        return json.loads(value.contents)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {one.name: getattr(value, one.name) for one in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} can't be written as JSON")
