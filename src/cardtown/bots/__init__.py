"""Players that are programs. A bot sees a view and a decision, and never a table."""

from cardtown.bots.base import Bot, Ranked, rng_for
from cardtown.bots.registry import can_play, make, names

__all__ = ["Bot", "Ranked", "can_play", "make", "names", "rng_for"]
