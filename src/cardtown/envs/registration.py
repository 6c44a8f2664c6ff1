"""The Gymnasium ids: `cardtown/NAME-vN` for each name that a game wants to have there.

N is the version of the game's codec.
"""

from __future__ import annotations

from typing import Final

import gymnasium

from cardtown import games
from cardtown.envs.parts import gymnasium_names, part_for

_MODULE: Final = "cardtown.envs.gymnasium_env"


def register_gymnasium() -> None:
    """Register every id once."""
    for game in games.names():
        part = part_for(game)
        if part is None:
            continue
        for name in gymnasium_names(game):
            id_ = f"cardtown/{name}-v{part.CODEC.version}"
            if id_ not in gymnasium.registry:
                gymnasium.register(id_, entry_point=f"{_MODULE}:{name}Env")
