"""Games as environments for learning: PettingZoo, Gymnasium and OpenSpiel.

Needs the extra `envs` (`pip install "cardtown[envs]"`), and `openspiel` for OpenSpiel. Nothing else
in Cardtown imports this package. Importing it registers the Gymnasium environments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from cardtown import games
from cardtown.core import MissingExtra
from cardtown.core.game import HUMAN

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from cardtown.envs.pettingzoo_env import CardtownAEC
    from cardtown.envs.vector import CardtownVectorEnv

ILLEGAL_REWARD: Final = -1.0
_SEATS: Final = 4


def env(
    game: str,
    seats: Sequence[str] | None = None,
    *,
    seed: str | None = None,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
) -> AECEnv[str, dict[str, Any], Any]:
    """A PettingZoo environment of a game; four human seats by default.

    It has the usual wrappers: they check the order of calls, and an illegal action ends the game.
    """
    raw = raw_env(game, seats, seed=seed, reward=reward, options=options)
    from pettingzoo.utils import wrappers

    ends = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ends))


def raw_env(
    game: str,
    seats: Sequence[str] | None = None,
    *,
    seed: str | None = None,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
) -> CardtownAEC:
    """The same environment without wrappers, which is faster and refuses illegal actions."""
    need("pettingzoo", "envs")
    from cardtown.envs.pettingzoo_env import CardtownAEC

    usual = [HUMAN] * min(_SEATS, games.get(game).facts.max_seats)
    return CardtownAEC(game, seats or usual, seed=seed, reward=reward, options=options)


def vector_env(
    game: str,
    num_envs: int,
    seats: Sequence[str],
    *,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    dtype: str = "float32",
    copy: bool = True,
) -> CardtownVectorEnv:
    """A Gymnasium `VectorEnv`: the one human seat of many tables at once, on the compiled core.

    The other seats are virtual or `bot:random`. Observations are `float32` or, a quarter of the
    size, `uint8`.
    """
    need("gymnasium", "envs")
    from cardtown.envs.vector import CardtownVectorEnv

    return CardtownVectorEnv(
        game, num_envs, seats, reward=reward, options=options, dtype=dtype, copy=copy
    )


def need(package: str, extra: str) -> None:
    """Raise :class:`MissingExtra` if a package is not installed."""
    if find_spec(package) is None:
        raise MissingExtra(package, extra)


if find_spec("gymnasium") is not None:
    from cardtown.envs.registration import register_gymnasium

    register_gymnasium()
