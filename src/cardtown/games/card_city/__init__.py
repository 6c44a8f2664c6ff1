"""Card City: all of its rules, K1–K6, for one to four players.

>>> from cardtown.games import card_city
>>> table = card_city.new_table(["human", "human"], seed="doc")
>>> len(table.view(None).unseen)
40
"""

from cardtown.games.card_city.actions import (
    Build,
    Buy,
    CardCityAction,
    Develop,
    Discard,
    Divide,
    Keep,
    Pass,
    TakeMixed,
    TakeOpen,
)
from cardtown.games.card_city.buildings import CARDS, KINDS, NAMES, PER_PLAYER
from cardtown.games.card_city.city import EMPTY_CITY, FIRST_CITY, City, District
from cardtown.games.card_city.deal import Deal
from cardtown.games.card_city.game import GAME, CardCity, new_table
from cardtown.games.card_city.scoring import LINES, ScoreSheet, itemize, score
from cardtown.games.card_city.table import CardCityTable
from cardtown.games.card_city.view import CardCityView, Holding, OfferView, SeatView
from cardtown.games.earning import Earning

__all__ = [
    "CARDS",
    "EMPTY_CITY",
    "FIRST_CITY",
    "GAME",
    "KINDS",
    "LINES",
    "NAMES",
    "PER_PLAYER",
    "Build",
    "Buy",
    "CardCity",
    "CardCityAction",
    "CardCityTable",
    "CardCityView",
    "City",
    "Deal",
    "Develop",
    "Discard",
    "District",
    "Divide",
    "Earning",
    "Holding",
    "Keep",
    "OfferView",
    "Pass",
    "ScoreSheet",
    "SeatView",
    "TakeMixed",
    "TakeOpen",
    "itemize",
    "new_table",
    "score",
]
