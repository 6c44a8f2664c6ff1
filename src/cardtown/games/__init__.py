"""The games, found by entry point, so that no other module has to name one.

A game registers under the entry-point group `cardtown.games`: its name, and the module of its
rules, which has a :class:`~cardtown.core.Game` called `GAME`. What an adapter (a bot, the
terminal, the server …) needs to know about a game lies in its own module, its *part* for that
adapter. Our own games keep their parts beside each adapter, so that the rules know nothing of
them; a game of another package keeps them inside that package.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoints, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from cardtown.core.errors import BadInput
from cardtown.core.game import Game
from cardtown.core.messages import message

GROUP: Final = "cardtown.games"
_HOME: Final = "cardtown"


def names() -> tuple[str, ...]:
    """The games that are installed, ours first."""
    return tuple({**_own(), **_installed()})


@cache
def get(name: str) -> Game:
    """The game of that name; its package is imported only now."""
    return cast(Game, import_module(_rules(name)).GAME)


@cache
def part(name: str, *path: str) -> ModuleType | None:
    """The module in which a game keeps its part for an adapter; None where it has none.

    The path begins with the adapter, a module path below `cardtown`, and goes on inside the part:
    `part("harbour", "bots", "greedy")`. What goes wrong inside a part is raised.
    """
    adapter, *inside = path
    if _is_ours(name):
        folder = _rules(name).rpartition(".")[2]
        wanted = ".".join((_HOME, adapter, folder, *inside))
    else:
        wanted = ".".join((_rules(name), *path))
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        if f"{wanted}.".startswith(f"{missing.name}."):
            return None
        raise


def folder(name: str) -> Path:
    """The folder of the package that brings a game, where its texts and its rules pages lie."""
    package = _HOME if _is_ours(name) else _rules(name)
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        problem = f"the package {package} of {name} is not installed whole"
        raise BadInput("game", problem, message("bad-package", package=package))
    return Path(spec.origin).parent


def deck_file(name: str, deck: str) -> str:
    """The file of a deck: one that the game brings, by its name, or else the path given.

    A game keeps its decks in the folder `decks` beside its rules: `standard` is `standard.toml`.
    """
    spec = find_spec(_rules(name))
    if spec is not None and spec.origin is not None and Path(deck).name == deck:
        own = Path(spec.origin).with_name("decks") / f"{deck}.toml"
        if own.is_file():
            return str(own)
    return deck


def _rules(name: str) -> str:
    """The module of a game's rules."""
    module = _own().get(name) or _installed().get(name)
    if module is None:
        known = ", ".join(names())
        raise BadInput("game", f"must be one of {known}", message("bad-choice", choices=known))
    return module


def _is_ours(name: str) -> bool:
    return name in _own()


@cache
def _own() -> Mapping[str, str]:
    """Our games, found without a slow search through all packages.

    Builders sort entry points by name; we list ours the other way round.
    """
    try:
        points = distribution(_HOME).entry_points
    except PackageNotFoundError:
        points = EntryPoints()
    return {point.name: point.value for point in sorted(points.select(group=GROUP), reverse=True)}


@cache
def _installed() -> Mapping[str, str]:
    """The games of all packages, ours among them."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP))}
