"""Where in a TOML text a mistake stands, found with the parser of the standard library alone.

The line of a key is the first one up to which the text, cut off there, already has that key; a
list that is still open at the cut is closed first.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from cardtown.core import BadInput

Path = tuple[str | int, ...]


def locate(text: str, field: str) -> str:
    """`line 3`, for a field as errors name it: `seats[1].kind`, `options."x"`.

    A field that is not there is missed at the last line.
    """
    path = _path(field)
    written = text.splitlines()
    for length in range(len(path), 0, -1):
        for count in range(1, len(written) + 1):
            if _has(_cut(written[:count]), path[:length]):
                return f"line {count}"
    return f"line {max(len(written), 1)}"


def syntax_error(text: str, error: ValueError) -> BadInput:
    """What the parser said, with the line first."""
    said = " ".join(str(error).split())
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", said)
    if found is None:
        return BadInput("line 1", f"is not valid TOML: {said}")
    line = found[2] or max(len(text.splitlines()), 1)
    return BadInput(f"line {line}", f"is not valid TOML: {found[1]}")


def _path(field: str) -> Path:
    steps = re.findall(r'"([^"]*)"|\[(\d+)\]|([^.\[\]"]+)', field)
    return tuple(int(index) if index else quoted or plain for quoted, index, plain in steps)


def _cut(written: list[str]) -> Any:
    text = "\n".join(written)
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
