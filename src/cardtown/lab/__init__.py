"""The lab: tournaments between bots, exact and repeatable, kept as tables of rows."""

from cardtown.lab.estimate import Estimate
from cardtown.lab.play import FinishedGame, PlayedGames, finish_game, play_games
from cardtown.lab.rows import GameRow, Observer, SeatRow, TimeRow
from cardtown.lab.run import Results, play_tournament, run_missing
from cardtown.lab.standings import Standing, standings
from cardtown.lab.tournament import Tournament

__all__ = [
    "Estimate",
    "FinishedGame",
    "GameRow",
    "Observer",
    "PlayedGames",
    "Results",
    "SeatRow",
    "Standing",
    "TimeRow",
    "Tournament",
    "finish_game",
    "play_games",
    "play_tournament",
    "run_missing",
    "standings",
]
