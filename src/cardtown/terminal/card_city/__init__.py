"""Card City in the terminal."""

from cardtown.terminal.card_city.screen import CardCityScreen

__all__ = ["CardCityScreen"]
