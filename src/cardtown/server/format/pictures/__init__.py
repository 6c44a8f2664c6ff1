"""How cities look in the picture of a link: a game's part for `server.format.pictures`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from cardtown import games

Colour = tuple[int, int, int]


class Palette(NamedTuple):
    """The colours of a game: its ground, its band, and what stands on a parcel or cell."""

    ground: Colour
    band: Colour
    plot: Colour
    """Where nothing stands."""
    glyphs: Mapping[str, Colour]


class Pictures(Protocol):
    """The pictures of one game."""

    PALETTE: Palette

    def rows(self, seat: Any) -> Sequence[str]:
        """The city of a seat of a view, as rows of glyphs; none for a player without one."""


PLAIN = Palette((247, 239, 222), (122, 74, 40), (231, 218, 190), {})


def find(game: str) -> Pictures | None:
    """How the game of that name is drawn; None if it brings nothing for it."""
    return cast(Pictures | None, games.part(game, "server.format.pictures"))
