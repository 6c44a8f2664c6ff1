"""The reward of a seat for a finished game."""

from __future__ import annotations

from typing import Final

from cardtown.core import BadInput, Result

REWARDS: Final = {
    "win": "1 for a win, a share of 1 for a shared win, 0 otherwise",
    "margin": "one's score less the best other score (alone: the score)",
    "score": "one's score",
}


def check_reward(name: str) -> str:
    """The name, if it is one of `REWARDS`; raise :class:`BadInput`."""
    if name not in REWARDS:
        raise BadInput("reward", f"{name!r} is not one of {', '.join(REWARDS)}")
    return name


def reward_of(name: str, result: Result, seat: int) -> float:
    """The reward of that seat for the result."""
    own = result.scores[seat]
    if name == "win":
        return 1 / len(result.winners) if seat in result.winners else 0.0
    if name == "margin":
        others = [score for other, score in enumerate(result.scores) if other != seat]
        return float(own - max(others, default=0))
    return float(own)
