"""Harbour: six ships, and the towns that build what they look for. Two to four players.

>>> import harbour
>>> table = harbour.GAME.new_table(["human", "human"], seed="doc")
>>> [decision.kind for decision in table.decisions()]
['build', 'build']
"""

from harbour.game import GAME

__all__ = ["GAME"]
