"""Card City in the terminal."""

from typing import Final

from cardtown.terminal.card_city.screen import CardCityScreen

SCREEN: Final = CardCityScreen
EXAMPLES: Final = ("K3.4", "K3", "building-leisure")

__all__ = ["EXAMPLES", "SCREEN", "CardCityScreen"]
