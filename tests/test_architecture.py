"""Who may import whom, and who may see what: what no other test would notice."""

from __future__ import annotations

import ast
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import pytest

import cardtown
from cardtown import games
from cardtown.core import Event, Table

SOURCE = Path(cardtown.__file__).parent
GAMES = sorted(
    path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()
)

# What each layer may import of cardtown, beside itself: what lies below it, and nothing beside it.
# Only the command line, which starts all the others, may import everything.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    "proof": {"core", "games"},
    "questions": {"core", "games", "proof"},
    "localization": {"core", "games"},
    "rulebook": {"core", "games", "localization"},
    "options": {"core"},
    "seats": set[str](),
    "doc_pages": set[str](),
    "testing": {"core", "bots", "rulebook"},
    "envs": {"core", "games", "bots", "doc_pages"},
    "lab": {"core", "games", "bots", "localization", "options", "doc_pages"},
    "terminal": {"core", "games", "bots", "localization", "rulebook", "options", "seats"},
    "server": {"core", "games", "bots", "localization", "rulebook", "questions"},
}
MAY_IMPORT_EVERYTHING = {"cli"}
HOLDS_NO_CODE = {"locales", "rules", "web"}
STANDARD_LIBRARY_ALONE = ["core", "games", "bots", "testing", "proof", "questions", "rulebook"]


def modules(layer: str) -> list[Path]:
    """The source files of a layer: a package, or a single module."""
    package = SOURCE / layer
    return sorted(package.rglob("*.py")) if package.is_dir() else [SOURCE / f"{layer}.py"]


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module that a file imports anywhere, with the line; `from a import b` gives a.b."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node.lineno


def layer_of(name: str) -> str:
    """`games` for cardtown.games.carson_city."""
    return name.split(".")[1] if "." in name else ""


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_imports_go_downward_only(layer: str) -> None:
    allowed = {layer, *MAY_IMPORT[layer]}
    wrong = [
        f"{path.relative_to(SOURCE)}:{line} imports {name}"
        for path in modules(layer)
        for name, line in imports(path)
        if name.split(".")[0] == "cardtown" and layer_of(name) not in allowed
    ]
    assert not wrong, f"{layer} may import only {sorted(allowed)}: {wrong}"


def test_every_layer_is_listed() -> None:
    found = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or path.is_dir()}
    listed = {*MAY_IMPORT, *MAY_IMPORT_EVERYTHING, *HOLDS_NO_CODE, "__init__", "__pycache__"}
    assert found <= listed, f"decide in MAY_IMPORT what {sorted(found - listed)} may import"


@pytest.mark.parametrize("layer", STANDARD_LIBRARY_ALONE)
def test_the_heart_uses_the_standard_library_alone(layer: str) -> None:
    """It also has to run where nothing can be installed, in a browser for one."""
    known = {*sys.stdlib_module_names, "cardtown"}
    wrong = [
        f"{path.relative_to(SOURCE)}:{line} imports {name}"
        for path in modules(layer)
        for name, line in imports(path)
        if name.split(".")[0] not in known
    ]
    assert not wrong


# --- a game is found, never named ---------------------------------------------------------------


def game_of(path: Path) -> str | None:
    """The game to which a module belongs: its rules, or its part for an adapter."""
    parts = {*path.relative_to(SOURCE).parent.parts, path.stem}
    return next((game for game in GAMES if game in parts), None)


GENERIC = [path for path in sorted(SOURCE.rglob("*.py")) if game_of(path) is None]
PARTS = [path for path in sorted(SOURCE.rglob("*.py")) if game_of(path) is not None]


def test_both_kinds_of_modules_are_there() -> None:
    assert len(GENERIC) > 100
    adapters = {path.relative_to(SOURCE).parts[0] for path in PARTS}
    assert {"games", "bots", "terminal", "cli", "lab", "envs", "server"} <= adapters


def test_no_generic_module_names_a_game() -> None:
    """Not in its code, its strings or its comments; doctests may show one as an example."""
    words = [re.escape(name).replace("\\-", "[-_ ]?") for name in games.names()]
    pattern = re.compile("|".join([*words, "carson"]), re.IGNORECASE)
    wrong = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in GENERIC
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line) and not line.lstrip().startswith((">>>", "..."))
    ]
    assert not wrong, "\n".join(wrong)


def test_no_part_of_a_game_knows_another_game() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}:{line} imports {name}"
        for path in PARTS
        for name, line in imports(path)
        if name.split(".")[0] == "cardtown"
        and any(other in name.split(".") for other in GAMES if other != game_of(path))
    ]
    assert not wrong


def classes_asked_for(path: Path) -> Iterator[tuple[str, int]]:
    """Every class that a module tells values apart by, with the line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name("isinstance"), args=[_, kinds]):
                for kind in ast.walk(kinds):
                    if isinstance(kind, ast.Name | ast.Attribute):
                        yield ast.unparse(kind), node.lineno
            case ast.MatchClass(cls=kind):
                yield ast.unparse(kind), kind.lineno
            case _:
                pass


def test_no_generic_module_tells_views_apart_by_their_class() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}:{line} asks for {name}"
        for path in GENERIC
        for name, line in classes_asked_for(path)
        if name.endswith("View")
    ]
    assert not wrong


# --- who may see what ---------------------------------------------------------------------------

AnyTable = Table[Any, Any]
Sight = Literal["public", "own seat", "hidden"]

# Every fact of a table, and who may see it while the game is played. Whoever adds a slot decides
# here. "public": the same on every table that a viewer cannot tell from this one. "own seat":
# partly known, and each seat knows its own part. "hidden": known to nobody, or only so far as the
# view shows a part of it (the back on top of the pile, what was drawn).
CARSON_CITY: Final[dict[str, Sight]] = {
    # the frame
    "seats": "public",
    "deck": "public",
    "options": "public",
    "seed": "hidden",
    "history": "own seat",  # it holds the bids that lie face down
    "_log": "public",  # all events of this game are
    "_barrier": "public",
    "_suits": "public",
    "_deck": "public",
    # the piles and the row
    "_deal": "hidden",
    "_pile": "hidden",
    "_known_bottom": "public",
    "_drawn": "public",
    "_row": "public",
    "_left_over": "public",
    "_era": "public",
    "_round": "public",
    # the seats
    "_hands": "public",  # played cards lie open (C3.4)
    "_spent": "public",
    "_cities": "public",
    "_taken": "public",
    "_characters": "public",
    "_owner": "public",
    "_used": "public",
    "_appeals": "public",
    "_sold": "public",
    # the round
    "_phase": "public",
    "_seat": "public",
    "_step": "public",
    "_lawyer": "public",
    "_two_picks": "public",
    "_second_pick": "public",
    "_bids": "own seat",
    "_bonus": "public",
    "_order": "public",
    "_turn": "public",
    "_holding": "public",
    "_cells": "public",
    "_result": "public",
    "_memory": "public",  # saves work for views; all memories are equal
}

CARD_CITY: Final[dict[str, Sight]] = {
    # the frame
    "seats": "public",
    "deck": "public",
    "options": "public",
    "seed": "hidden",
    "history": "own seat",  # a division names the cards that lie face down
    "_log": "own seat",  # it says what each seat holds
    "_barrier": "public",
    "_switches": "public",
    # the deck, the Reserve and what is out of the game
    "_deal": "hidden",
    "_drawn": "public",
    "_under": "own seat",  # in a solo game the player knows what it has put there (K2.4)
    "_reserve": "public",
    "_discarded": "public",
    # the seats
    "_cities": "public",
    "_coins": "public",
    "_purchases": "public",
    "_hands": "own seat",  # the last mixed lot may hold cards that others have not seen
    "_grown": "public",
    "_stages": "public",
    # the round
    "_round": "public",
    "_first": "public",
    "_order": "public",
    "_phase": "public",
    "_turn": "public",
    "_offers": "own seat",  # insiders know what lies face down
    "_holder": "public",
    "_insiders": "public",
    "_public": "public",
    "_result": "public",
    "_memory": "public",  # saves work for views; all memories are equal
}
VISIBILITY: Final = {"carson-city": CARSON_CITY, "card-city": CARD_CITY}
SIGHT_TABLES: Final[dict[str, list[tuple[str, ...]]]] = {
    "carson-city": [("human", "virtual:expert", "human", "human")],
    "card-city": [("human",) * 4, ("human",)],
}
each_game = pytest.mark.parametrize("game", VISIBILITY)


def slots(kind: type[AnyTable]) -> set[str]:
    return {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}


def test_every_game_of_ours_says_who_may_see_what() -> None:
    assert {name.replace("_", "-") for name in GAMES} == set(VISIBILITY)


@each_game
def test_somebody_has_decided_who_may_see_each_fact(game: str) -> None:
    table = games.get(game).new_table(SIGHT_TABLES[game][0], seed="x")
    decided = set(VISIBILITY[game])
    undecided = slots(type(table)) - decided
    assert not undecided, f"decide in VISIBILITY who may see {sorted(undecided)}"
    assert not decided - slots(type(table)), "VISIBILITY lists slots that are gone"
    assert not hasattr(table, "__dict__"), "a table keeps its state in slots alone"


@each_game
def test_what_is_public_stays_and_what_is_hidden_is_dealt_anew(game: str) -> None:
    rng = random.Random(5)
    changed: set[str] = set()
    for seats in SIGHT_TABLES[game]:
        table = games.get(game).new_table(seats, seed="sight")
        while not table.over:
            for viewer in (*range(len(seats)), None):
                other = table.resample(viewer, rng)
                assert other.view(viewer) == table.view(viewer)
                changed |= {
                    name
                    for name in VISIBILITY[game]
                    if getattr(other, name) != getattr(table, name)
                }
            decision = rng.choice(table.decisions())
            table.play(decision.seat, rng.choice(decision.options))
    not_public = {name for name, sight in VISIBILITY[game].items() if sight != "public"}
    assert changed == not_public


@each_game
def test_each_seat_keeps_what_it_knows_itself(game: str) -> None:
    rng = random.Random(6)
    for seats in SIGHT_TABLES[game]:
        table = games.get(game).new_table(seats, seed="own")
        while not table.over:
            for viewer in range(len(seats)):
                other = table.resample(viewer, rng)
                assert own(other, viewer) == own(table, viewer)
            decision = rng.choice(table.decisions())
            table.play(decision.seat, rng.choice(decision.options))


def own(table: AnyTable, seat: int) -> object:
    """What the seat did, and what it was told."""
    done = [action for actor, action in table.history if actor == seat]
    return done, [event for event in table.events if event.visible_to(seat)]


def test_an_event_that_does_not_state_its_audience_cannot_happen() -> None:
    @dataclass(frozen=True, slots=True)
    class Whispered(Event):
        word: ClassVar[str] = "whisper"
        card: str

    with pytest.raises(TypeError, match="audience"):
        Whispered("R")  # type: ignore[abstract]
