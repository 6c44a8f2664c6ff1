"""Programs that play. A bot sees a view and a decision, never a table."""

from cardtown.bots.base import Bot, Ranked
from cardtown.bots.occasion import Occasion
from cardtown.bots.registry import adviser_for, make, names, names_for

__all__ = ["Bot", "Occasion", "Ranked", "adviser_for", "make", "names", "names_for"]
