"""How long a bot may be told to think."""

from __future__ import annotations

from typing import Final

from cardtown.core import BadInput, message

NO_LIMIT: Final = 1_000_000_000
"""So many milliseconds, or rollouts, that nobody waits for them. The core takes a little more."""


def check_limits(bot: str, **limits: int) -> None:
    """Raise :class:`BadInput` for milliseconds or rollouts that no bot can be given."""
    for name, limit in limits.items():
        if not 0 <= limit <= NO_LIMIT:
            problem = f"{name} of a {bot} must be from 0 to {NO_LIMIT}"
            raise BadInput("seats", problem, message("bad-bot-limit", name=name, most=NO_LIMIT))
