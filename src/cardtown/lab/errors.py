"""What can keep a run from beginning, or end it before its last game."""

from __future__ import annotations

from cardtown.core import CardtownError


class Stopped(CardtownError):
    """Something outside the tournament ended the run; what is done stays, and can be resumed."""


class Damaged(CardtownError):
    """A file of a run is not as it was written; says what is wrong with it."""
