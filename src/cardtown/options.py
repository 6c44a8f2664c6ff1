"""Rule switches as people write them: `development=once`."""

from __future__ import annotations

import json
from typing import Any

from cardtown.core import BadInput, documents, message


def read_option(text: str) -> tuple[str, Any]:
    """NAME=VALUE; a value is JSON, or words with commas between them."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        shown = documents.show(text)
        said = message("bad-option", said=shown)
        raise BadInput("option", f"{shown} is not NAME=VALUE", said)
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value.split(",") if "," in value else value
