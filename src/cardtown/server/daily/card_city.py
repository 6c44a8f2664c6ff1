"""The daily Card City: one person builds alone."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("person",)
