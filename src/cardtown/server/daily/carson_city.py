"""The daily Carson City: one person against three virtual experts."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("person", "virtual:expert", "virtual:expert", "virtual:expert")
