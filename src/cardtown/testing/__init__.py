"""The conformance suite: what every game and every bot must keep, checked in random play.

It knows the contract of `cardtown.core` and no particular game, so that a game or a bot from
another package can be put to it as well:

>>> import random
>>> from cardtown.games import carson_city
>>> seats = ["human", "human", "virtual:novice", "virtual:expert"]
>>> table = check_game(carson_city.GAME, seats, seed="doc", rng=random.Random(1), every=100)
>>> table.over
True

Every breach is an AssertionError with a whole sentence: which game, where in it, what is wrong.
"""

from cardtown.core.describe import describe
from cardtown.testing.bots import check_bot
from cardtown.testing.games import check_game
from cardtown.testing.playthroughs import random_playthrough
from cardtown.testing.sentences import Breach

__all__ = ["Breach", "check_bot", "check_game", "describe", "random_playthrough"]
