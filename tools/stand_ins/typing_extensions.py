"""Stands in for typing_extensions in a browser, whose Python is new enough without it."""

from typing import TypedDict, is_typeddict

__all__ = ["TypedDict", "is_typeddict"]
