"""The Gymnasium ids: `cardtown/NAME-v0` for each name that a game wants to have there."""

from __future__ import annotations

from typing import Final

import gymnasium

from cardtown import games
from cardtown.envs.parts import gymnasium_names

_MODULE: Final = "cardtown.envs.gymnasium_env"


def register_gymnasium() -> None:
    """Register every id once."""
    for game in games.names():
        for name in gymnasium_names(game):
            id_ = f"cardtown/{name}-v0"
            if id_ not in gymnasium.registry:
                gymnasium.register(id_, entry_point=f"{_MODULE}:{name}Env")
