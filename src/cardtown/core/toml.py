"""Reading untrusted TOML: anything that would keep the parser busy for long is refused first."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from cardtown.core.errors import BadInput

_MOST_PARTS: Final = 8
"""More than any key here has; the parser's time grows with the square of this number."""
# A key begins after no letter and no backslash, so that no stretch of text is looked at twice.
_PART: Final = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY: Final = re.compile(
    rf"(?<![\w\\-])(?:{_PART}[ \t]*+\.[ \t]*+){{{_MOST_PARTS}}}", re.ASCII
)


def parse(text: str, where: str) -> dict[str, Any]:
    """The document; raise :class:`BadInput`, naming it as `where`, if it is no TOML or too deep."""
    if found := _LONG_KEY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise BadInput(where, f"line {line} has a key of more than {_MOST_PARTS} parts")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError) as error:
        raise BadInput(where, f"is not valid TOML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise BadInput(where, "is nested too deeply") from None
