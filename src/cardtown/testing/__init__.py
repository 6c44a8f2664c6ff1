"""The conformance suite: the contract of games and bots, checked in random play.

It knows only the contract of `cardtown.core`, so it can check games and bots from other packages
too:

>>> import random
>>> from cardtown.games import carson_city
>>> seats = ["human", "human", "virtual:novice", "virtual:expert"]
>>> table = check_game(carson_city.GAME, seats, seed="doc", rng=random.Random(1), every=100)
>>> table.over
True

Every breach is an AssertionError whose message says which game, where in it, and what is wrong.
"""

from cardtown.core.describe import describe
from cardtown.testing.bots import check_bot
from cardtown.testing.games import check_game
from cardtown.testing.playthroughs import random_playthrough
from cardtown.testing.sentences import Breach

__all__ = ["Breach", "check_bot", "check_game", "describe", "random_playthrough"]
