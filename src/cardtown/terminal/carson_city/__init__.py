"""Carson City in the terminal."""

from cardtown.terminal.carson_city.screen import CarsonScreen

__all__ = ["CarsonScreen"]
