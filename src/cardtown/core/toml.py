"""Reading untrusted TOML: anything that would keep the parser busy for long is refused first."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from cardtown.core.errors import BadInput
from cardtown.core.messages import message

_MOST_PARTS: Final = 8
"""More than any key here has; the parser's time grows with the square of this number."""
# A key never begins after a letter or a backslash, so no stretch of text is searched twice.
_PART: Final = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY: Final = re.compile(
    rf"(?<![\w\\-])(?:{_PART}[ \t]*+\.[ \t]*+){{{_MOST_PARTS}}}", re.ASCII
)


def parse(text: str, where: str) -> dict[str, Any]:
    """The document; raise :class:`BadInput`, with it as `where`, if it is not TOML or too deep."""
    if found := _LONG_KEY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise BadInput(
            where,
            f"line {line} has a key of more than {_MOST_PARTS} parts",
            message("bad-toml"),
        )
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError) as error:
        problem = f"is not valid TOML: {' '.join(str(error).split())}"
        raise BadInput(where, problem, message("bad-toml")) from None
    except RecursionError:
        raise BadInput(where, "is nested too deeply", message("bad-deep")) from None
