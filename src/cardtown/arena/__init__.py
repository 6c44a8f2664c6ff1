"""Matches between bots, exact and repeatable: who wins how often, and how sure is that?"""

from cardtown.arena.match import FinishedGame, GameRow, Match, finish_game, play_game
from cardtown.arena.run import play_match
from cardtown.arena.standings import Standing, standings

__all__ = [
    "FinishedGame",
    "GameRow",
    "Match",
    "Standing",
    "finish_game",
    "play_game",
    "play_match",
    "standings",
]
