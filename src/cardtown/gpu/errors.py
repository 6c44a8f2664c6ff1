"""What can go wrong with a GPU."""

from __future__ import annotations

from cardtown.core import CardtownError


class GpuError(CardtownError):
    """There is no GPU, nothing to compile for it with, or it does not do what it is told."""
