"""Puzzles: positions of games in which one choice is clearly the best.

They are found in games between bots (`mining`), checked by a long search (`checking`), and come
with Cardtown as a file for each game (`stock`).
"""

from cardtown.puzzles.puzzle import Puzzle
from cardtown.puzzles.stock import games_with_stock, puzzle_at, stock_of

__all__ = ["Puzzle", "games_with_stock", "puzzle_at", "stock_of"]
