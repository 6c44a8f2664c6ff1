"""Matches between bots, exact and repeatable: who wins how often, and how sure is that?"""

from cardtown.arena.match import GameRow, Match, play_game
from cardtown.arena.run import play_match
from cardtown.arena.standings import Standing, standings

__all__ = ["GameRow", "Match", "Standing", "play_game", "play_match", "standings"]
