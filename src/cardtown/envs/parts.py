"""A game's part for environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from cardtown import games
from cardtown.core import BadInput
from cardtown.envs.codec import Codec


class EnvsPart(Protocol):
    """What a game brings, as the module that is its part for environments.

    It may also have `GYMNASIUM`: the names under which Gymnasium finds it, each with the settings
    of :class:`~cardtown.envs.gymnasium_env.CardtownEnv` that differ from the defaults.
    """

    CODEC: type[Codec[Any]]


def codec_for(game: str, seats: int) -> Codec[Any]:
    """The codec of a game for this number of seats; raise :class:`BadInput` if there is none."""
    part = part_for(game)
    if part is None:
        raise BadInput("game", f"{game!r} has no environment")
    return part.CODEC(seats)


def part_for(game: str) -> EnvsPart | None:
    """The game's part; None for a game without a codec."""
    return cast(EnvsPart | None, games.part(game, "envs"))


def gymnasium_names(game: str) -> Mapping[str, Mapping[str, Any]]:
    """The names under which Gymnasium finds a game, each with its settings."""
    part = part_for(game)
    if part is None:
        return {}
    found: Mapping[str, Mapping[str, Any]] = getattr(part, "GYMNASIUM", {camel_case(game): {}})
    return found


def camel_case(game: str) -> str:
    """`TicTacToe` for tic-tac-toe."""
    return game.title().replace("-", "")
