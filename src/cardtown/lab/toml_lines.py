"""The line of a mistake in a TOML text, found with the parser of the standard library alone.

The line of a key is the last line of the shortest beginning of the text that has the key; a list
that is still open at its end is closed first.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from cardtown.core import BadInput

Path = tuple[str | int, ...]


def locate(text: str, field: str) -> str:
    """`line 3`, for a field as errors name it: `seats[1].kind`, `options."x"`.

    For a missing field it is the last line.
    """
    path = _path(field)
    lines = text.splitlines()
    for length in range(len(path), 0, -1):
        for count in range(1, len(lines) + 1):
            if _has(_parse_beginning(lines[:count]), path[:length]):
                return f"line {count}"
    return f"line {max(len(lines), 1)}"


def syntax_error(text: str, error: ValueError) -> BadInput:
    """The parser's message as an error that begins with the line."""
    said = " ".join(str(error).split())
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", said)
    if found is None:
        return BadInput("line 1", f"is not valid TOML: {said}")
    line = found[2] or max(len(text.splitlines()), 1)
    return BadInput(f"line {line}", f"is not valid TOML: {found[1]}")


def _path(field: str) -> Path:
    steps = re.findall(r'"([^"]*)"|\[(\d+)\]|([^.\[\]"]+)', field)
    return tuple(int(index) if index else quoted or plain for quoted, index, plain in steps)


def _parse_beginning(lines: list[str]) -> Any:
    text = "\n".join(lines)
    for closed in (text, f"{text}\n]"):
        try:
            return tomllib.loads(closed)
        except ValueError:
            continue
    return {}


def _has(document: Any, path: Path) -> bool:
    for step in path:
        match document, step:
            case dict(), str() if step in document:
                document = document[step]
            case list(), int() if step < len(document):
                document = document[step]
            case _:
                return False
    return True
