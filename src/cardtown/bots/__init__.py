"""Players that are programs. A bot sees a view and a decision, and never a table."""

from cardtown.bots.base import Bot, Ranked, rng_for
from cardtown.bots.registry import make, names, names_for

__all__ = ["Bot", "Ranked", "make", "names", "names_for", "rng_for"]
