"""What may import what, and that games are found, never named: rules that no other test checks."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import cardtown
from cardtown import games

SOURCE = Path(cardtown.__file__).parent
GAMES = sorted(
    path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()
)

# What each layer may import of cardtown besides itself: the layers below it, but no neighbours.
# Only the command line, which starts all the others, may import everything.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "fast": {"core", "games", "_core"},
    "gpu": {"core", "games", "fast"},
    "positions": {"core", "games"},
    "bots": {"core", "games", "fast"},
    "puzzles": {"core", "games", "positions", "bots"},
    "proof": {"core", "games"},
    "questions": {"core", "games", "proof"},
    "localization": {"core", "games"},
    "rulebook": {"core", "games", "localization"},
    "options": {"core"},
    "seats": set[str](),
    "doc_pages": set[str](),
    "testing": {"core", "bots", "rulebook"},
    "envs": {"core", "games", "fast", "bots", "doc_pages"},
    "lab": {"core", "games", "fast", "bots", "localization", "options", "doc_pages"},
    "terminal": {
        *("core", "games", "positions", "bots", "puzzles"),
        *("localization", "rulebook", "options", "seats"),
    },
    "server": {
        *("core", "games", "fast", "positions", "bots", "puzzles", "proof"),
        *("localization", "rulebook", "questions"),
    },
    "online": {"core", "games", "positions", "bots"},
    "offline": {"core", "games", "bots", "server"},
}
MAY_IMPORT_EVERYTHING = {"cli"}
HOLDS_NO_CODE = {"locales", "rules", "web"}
STANDARD_LIBRARY_ALONE = [
    "core",
    "games",
    "fast",
    "positions",
    "bots",
    "puzzles",
    "testing",
    "proof",
    "questions",
    "rulebook",
]


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


def test_the_folders_of_the_server_import_downward_only() -> None:
    """Only modules beside the folders, such as `app` and `openapi`, may know all of them."""
    folders = {
        path.name for path in (SOURCE / "server").iterdir() if (path / "__init__.py").exists()
    }
    uses: dict[str, set[str]] = {folder: set() for folder in folders}
    for folder in folders:
        for path in (SOURCE / "server" / folder).rglob("*.py"):
            for name, _ in imports(path):
                if name.startswith("cardtown.server."):
                    uses[folder] |= {name.split(".")[2]} & folders - {folder}
    assert uses["http"]
    list(TopologicalSorter(uses).static_order())  # raises CycleError, and names the cycle


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
