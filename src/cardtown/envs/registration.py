"""The Gymnasium ids."""

from __future__ import annotations

from typing import Final

import gymnasium

_MODULE: Final = "cardtown.envs.gymnasium_env"
IDS: Final = {
    "cardtown/CarsonCity-v0": f"{_MODULE}:CarsonCityEnv",
    "cardtown/CardCity-v0": f"{_MODULE}:CardCityEnv",
    "cardtown/CardCitySolo-v0": f"{_MODULE}:CardCitySoloEnv",
}


def register_gymnasium() -> None:
    """Register every id once."""
    for name, entry_point in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=entry_point)
