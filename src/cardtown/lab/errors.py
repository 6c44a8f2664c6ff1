"""Errors that keep a run from starting, or end it early."""

from __future__ import annotations

from cardtown.core import CardtownError


class Stopped(CardtownError):
    """Something outside the tournament ended the run; it can be resumed where it stopped."""


class Damaged(CardtownError):
    """A file of a run is damaged; the message says how."""
