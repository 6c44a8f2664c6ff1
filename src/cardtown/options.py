"""Rule switches as people write them: `development=once`."""

from __future__ import annotations

import json
from typing import Any

from cardtown.core import BadInput, documents


def read_option(text: str) -> tuple[str, Any]:
    """NAME=VALUE; a value is JSON, or words with commas between them."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise BadInput("option", f"{documents.show(text)} is not NAME=VALUE")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value.split(",") if "," in value else value
