"""Bots by name: `NAME[:PARAMETER=VALUE,…]`.

A name is one of ours, a manner of some game, one that another package registers under the
entry-point group `cardtown.bots`, or `module:Class`. A bot is a class whose parameters are the
fields of a dataclass (or that takes none); their declared types, `int`, `float` or `str`, say how
values are read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields, is_dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points
from typing import Any, Final

from cardtown.bots import manners
from cardtown.bots.base import Bot
from cardtown.core import BadInput, message

GROUP: Final = "cardtown.bots"
_OWN: Final = {
    "random": "cardtown.bots.random_bot:RandomBot",
    "greedy": "cardtown.bots.greedy:GreedyBot",
    "planner": "cardtown.bots.planner:PlannerBot",
    "champion": "cardtown.bots.champion:ChampionBot",
}
_ADVISERS: Final = ("planner:ms=1000", "greedy")
"""The first of these that can play a game advises in it. The planner gets more time than it ever
needs: no clock cuts it short, so that the advice is reproducible."""
_READERS: Final[dict[str, Callable[[str], object]]] = {"int": int, "float": float, "str": str}


def names() -> tuple[str, ...]:
    """The names for `bot:NAME`."""
    return (*_OWN, *manners.names(), *(point.name for point in _installed()))


@cache
def names_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game; those of other packages are listed without loading them."""
    ours = {*_OWN, *manners.names()}
    return tuple(name for name in names() if name not in ours or _can_play(name, game))


def adviser_for(game: str) -> str | None:
    """The bot that advises people in a game; None if none can."""
    known = names_for(game)
    return next((bot for bot in _ADVISERS if bot.partition(":")[0] in known), None)


def _can_play(name: str, game: str) -> bool:
    try:
        make(name, game)
    except BadInput:
        return False
    return True


def make(spec: str, game: str | None = None) -> Bot:
    """The bot with that name and those parameters; raise :class:`BadInput` for any other.

    With a game, a bot that can't play it is refused as well. A bot that can't play every game has a
    method `check_game`, which raises.
    """
    parts = spec.split(":")
    name = parts.pop(0)
    kind: Callable[..., Bot]
    if name in _OWN:
        kind = _import(_OWN[name])
    elif (found := _registered(name)) is not None:
        kind = found
    elif name in manners.names():
        kind = partial(manners.bot_named, name)
    elif parts and "=" not in parts[0]:
        kind = _import(f"{name}:{parts.pop(0)}")
    else:
        known = ", ".join(names())
        said = message("bad-bot", name=name, choices=known)
        raise BadInput("seats", f"there is no bot {name!r}; there are {known}", said)
    bot = _construct(spec, kind, _parameters(spec, kind, ":".join(parts)))
    if game is not None and (check_game := getattr(bot, "check_game", None)) is not None:
        check_game(game)
    return bot


def _registered(name: str) -> type[Any] | None:
    for point in _installed().select(name=name):
        kind: type[Any] = point.load()
        return kind
    return None


@cache
def _installed() -> EntryPoints:
    """The bots of other packages; cached, as finding them takes a while."""
    return entry_points(group=GROUP)


def _import(path: str) -> type[Any]:
    module, _, name = path.partition(":")
    try:
        kind = getattr(import_module(module), name, None)
    except (ImportError, TypeError, ValueError) as error:  # TypeError: the name begins with a dot
        problem = f"the bot {path!r} can't be imported: {error}"
        raise BadInput("seats", problem, message("bad-bot-import", name=path)) from None
    if not isinstance(kind, type) or not hasattr(kind, "choose"):
        problem = f"{path!r} is not a bot: it needs a class with a method 'choose'"
        raise BadInput("seats", problem, message("bad-bot-import", name=path))
    return kind


def _construct(spec: str, kind: Callable[..., Bot], parameters: dict[str, object]) -> Bot:
    try:
        return kind(**parameters)
    except TypeError as error:  # it needs more than its parameters, or is only a protocol
        problem = f"'bot:{spec}' can't be made: {error}"
        raise BadInput("seats", problem, message("bad-bot-import", name=spec)) from None


def _parameters(spec: str, kind: Any, text: str) -> dict[str, object]:
    known = {field.name: field for field in fields(kind)} if is_dataclass(kind) else {}
    values: dict[str, object] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in known:
            offered = ", ".join(known) or "none"
            problem = f"'bot:{spec}': no parameter {name!r}; there are {offered}"
            said = message("bad-bot-parameter", name=spec, choices=offered)
            raise BadInput("seats", problem, said)
        values[name] = _value(spec, known[name], value)
    return values


def _value(spec: str, field: Field[Any], text: str) -> object:
    kind = field.type if isinstance(field.type, str) else field.type.__name__
    try:
        return _READERS[kind](text)
    except ValueError:
        problem = f"'bot:{spec}': {field.name} must be of type {kind}"
        said = message("bad-bot-value", name=field.name, kind=kind)
        raise BadInput("seats", problem, said) from None
