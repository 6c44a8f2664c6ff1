"""The schemas of the API's description, to check what a server sends."""

from __future__ import annotations

from typing import Any, Final

import jsonschema_rs

REFERENCE: Final = "#/components/schemas/"


def checker(document: dict[str, Any], name: str) -> jsonschema_rs.Draft202012Validator:
    """A validator for one of the schemas in the description."""
    return jsonschema_rs.Draft202012Validator({**document, "$ref": f"{REFERENCE}{name}"})
