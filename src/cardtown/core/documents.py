"""Strict reading of JSON documents: types exactly as declared, every error names its field."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, NoReturn

from cardtown.core.errors import BadInput
from cardtown.core.messages import message

_SHOWN = 40
_WHOLE_DOCUMENT = "input"


def parse(data: bytes) -> Any:
    """Parse UTF-8 JSON; raise :class:`BadInput` for anything that is not strict JSON."""
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_unique_keys,
            parse_constant=_refuse_constant,
            parse_int=_whole_or_too_long,
        )
    except UnicodeDecodeError as error:
        said = message("bad-utf8", byte=error.start)
        raise BadInput(_WHOLE_DOCUMENT, f"byte {error.start} is not UTF-8 text", said) from None
    except json.JSONDecodeError as error:
        problem = f"not valid JSON at line {error.lineno}, column {error.colno}: {error.msg}"
        said = message("bad-json", line=error.lineno, column=error.colno)
        raise BadInput(_WHOLE_DOCUMENT, problem, said) from None
    except RecursionError:
        raise BadInput(_WHOLE_DOCUMENT, "is nested too deeply", message("bad-deep")) from None


def fields(
    value: Any,
    where: str = _WHOLE_DOCUMENT,
    *,
    required: Sequence[str] = (),
    optional: Sequence[str] = (),
    any_key: bool = False,
) -> dict[str, Any]:
    """The value as an object with these keys and no others."""
    if type(value) is not dict:
        raise _not("an object", "bad-object", value, where)
    prefix = "" if where == _WHOLE_DOCUMENT else f"{where}."
    for key in required:
        if key not in value:
            raise BadInput(prefix + key, "is missing", message("bad-missing"))
    if not any_key:
        for key in value:
            if key not in required and key not in optional:
                problem = "is not a known key here"
                raise BadInput(f"{prefix}{show(key)}", problem, message("bad-key"))
    return value


def items(value: Any, where: str) -> list[Any]:
    """The value as a list."""
    if type(value) is not list:
        raise _not("a list", "bad-list", value, where)
    return value


def text(value: Any, where: str) -> str:
    """The value as a string."""
    if type(value) is not str:
        raise _not("a text", "bad-text", value, where)
    return value


def flag(value: Any, where: str) -> bool:
    """The value, if it is true or false; raise :class:`BadInput`."""
    if not isinstance(value, bool):
        raise BadInput(where, "must be true or false", message("bad-flag"))
    return value


def whole(value: Any, where: str) -> int:
    """The value as a whole number; 1.0 and true are refused."""
    if type(value) is not int:
        raise _not("a whole number", "bad-whole", value, where)
    return value


def count(value: Any, where: str) -> int:
    """The value as a whole number that is not negative."""
    if whole(value, where) < 0:
        raise BadInput(where, "must not be negative", message("bad-negative"))
    return int(value)


def show(value: Any) -> str:
    """The value for an error message: one short line of plain characters."""
    try:
        shown = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        return "something too large to show"
    return shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "..."


def _not(wanted: str, text: str, value: Any, where: str) -> BadInput:
    shown = show(value)
    return BadInput(where, f"must be {wanted}, not {shown}", message(text, said=shown))


class _TooLong:
    """A number with more digits than Python parses, so that an error can name its field."""


def _whole_or_too_long(digits: str) -> int | _TooLong:
    try:
        return int(digits)
    except ValueError:
        return _TooLong()


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = dict(pairs)
    if len(document) != len(pairs):
        count = Counter(key for key, _ in pairs)
        twice = next(key for key in count if count[key] > 1)
        raise BadInput(show(twice), "is given twice", message("bad-twice"))
    return document


def _refuse_constant(name: str) -> NoReturn:
    said = message("bad-number", said=name)
    raise BadInput(_WHOLE_DOCUMENT, f"{name} is not a JSON number", said)
