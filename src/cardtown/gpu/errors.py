"""Errors of a GPU."""

from __future__ import annotations

from cardtown.core import CardtownError


class GpuError(CardtownError):
    """There is no GPU, no compiler for it, or it reports an error."""
