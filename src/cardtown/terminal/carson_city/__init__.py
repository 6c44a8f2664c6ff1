"""Carson City in the terminal."""

from typing import Final

from cardtown.terminal.carson_city.screen import CarsonScreen

SCREEN: Final = CarsonScreen
EXAMPLES: Final = ("C4.5", "C4", "element-outlaws")

__all__ = ["EXAMPLES", "SCREEN", "CarsonScreen"]
