"""Carson City: The Card Game, by Xavier Georges: all of its rules, C1–C8.

>>> from cardtown.games import carson_city
>>> table = carson_city.new_table(["human", *["virtual:expert"] * 3], seed="doc")
>>> len(table.view(0).row)
5
"""

from cardtown.games.carson_city.actions import (
    Adopt,
    Bid,
    CarsonAction,
    Decline,
    Done,
    Place,
    Sell,
    Take,
    Use,
)
from cardtown.games.carson_city.characters import CHARACTER_IDS, SUITS, CharacterId, Suit
from cardtown.games.carson_city.city import EMPTY_CITY, City, Terrain
from cardtown.games.carson_city.deal import Deal
from cardtown.games.carson_city.deck import Character, Deck, parse_deck, standard_deck
from cardtown.games.carson_city.game import GAME, CarsonCity, new_table
from cardtown.games.carson_city.scoring import LINES, ScoreSheet, itemize, score
from cardtown.games.carson_city.table import CarsonTable
from cardtown.games.carson_city.view import CarsonView, SeatView
from cardtown.games.earning import Earning

__all__ = [
    "CHARACTER_IDS",
    "EMPTY_CITY",
    "GAME",
    "LINES",
    "SUITS",
    "Adopt",
    "Bid",
    "CarsonAction",
    "CarsonCity",
    "CarsonTable",
    "CarsonView",
    "Character",
    "CharacterId",
    "City",
    "Deal",
    "Deck",
    "Decline",
    "Done",
    "Earning",
    "Place",
    "ScoreSheet",
    "SeatView",
    "Sell",
    "Suit",
    "Take",
    "Terrain",
    "Use",
    "itemize",
    "new_table",
    "parse_deck",
    "score",
    "standard_deck",
]
