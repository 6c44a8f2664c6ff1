"""Draw docs/pictures/house.svg: the packages of Cardtown by floor, and their imports.

    python tools/draw_house.py

Boxes, figures and arrows come from the source; only the floors and a few words for each package
are written here. A package without a floor is an error, and so is an import that does not go
downward.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "cardtown"
OUT: Final = ROOT / "docs" / "pictures" / "house.svg"

SHARED: Final = "modules"
EXAMPLE: Final = "a game of your own"

FLOORS: Final[Mapping[str, Mapping[str, str]]] = {
    "for people": {
        "web": "the table in the browser; TypeScript",
        "cli": "the commands",
        "offline": "tables on one device",
    },
    "adapters": {
        "server": "tables over the network",
        "online": "bots that play at a server",
        "terminal": "tables on a text screen",
        "lab": "tournaments and figures",
        "envs": "environments for learning",
        "gpu": "games on a GPU",
        "testing": "the conformance suite",
    },
    "practice": {"puzzles": "positions with one best choice"},
    "shared parts": {
        "bots": "players that are programs",
        SHARED: "texts, rules pages, questions: one file each",
    },
    "proofs and speed": {
        "positions": "what a seat knows, as a line of text",
        "proof": "that a game was dealt and played fairly",
        "fast": "the same rules, compiled; C++",
    },
    "rules": {
        "games": "one package for each game",
        EXAMPLE: "found through its entry point",
    },
    "contract": {"core": "Table, Decision, Action, Event, View, Record, shuffles"},
}
"""From the roof to the ground: the packages of each floor, with a short description."""

# Folders without code, or whose code imports nothing of Cardtown.
NOT_DRAWN: Final = {"__init__", "locales", "rules"}


@dataclass(frozen=True)
class Box:
    """A package in the picture."""

    name: str
    about: str
    lines: int
    parts: Mapping[str, int]
    """Its packages, with their lines of code."""


@dataclass(frozen=True)
class House:
    """The content of the picture: the boxes of each floor, and their imports."""

    floors: Mapping[str, Sequence[Box]]
    arrows: frozenset[tuple[str, str]]


# --- reading ------------------------------------------------------------------------------------


def read_house() -> House:
    """Read the house from the source."""
    files = _files()
    floor_of = {name: floor for floor, names in FLOORS.items() for name in names}
    homeless = set(files) - set(floor_of)
    if homeless:
        raise SystemExit(f"say in FLOORS where these stand: {', '.join(sorted(homeless))}")
    floors = {
        floor: [_box(name, about, files[name]) for name, about in names.items() if name in files]
        for floor, names in FLOORS.items()
    }
    order = list(FLOORS)
    imports = {(one, other) for one in files for other in _imports(files[one]) if one != other}
    for one, other in imports:
        if order.index(floor_of[one]) >= order.index(floor_of[other]):
            raise SystemExit(f"{one} imports {other}, which does not stand below it")
    # The web table imports no Python: it talks to the server.
    return House(floors, frozenset(_without_detours(imports | {("web", "server")})))


def _files() -> dict[str, list[Path]]:
    """The source files of every box."""
    files: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        first = path.relative_to(SOURCE).parts[0]
        if first.removesuffix(".py") not in NOT_DRAWN:
            files[_box_of(first.removesuffix(".py"))].append(path)
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css") and path.name != "generated.ts":
            files["web"].append(path)
    files["fast"] += sorted((ROOT / "core").rglob("*.?pp"))
    for project in sorted((ROOT / "examples").glob("*/pyproject.toml")):
        points = tomllib.loads(project.read_text("utf-8"))["project"].get("entry-points", {})
        for package in points.get("cardtown.games", {}).values():
            files[EXAMPLE] += _rules_of(project.parent / "src" / package)
    return files


def _rules_of(package: Path) -> list[Path]:
    """The rules of a game in a package of its own: all but its parts for adapters."""
    return sorted(
        path
        for path in package.rglob("*.py")
        if path.relative_to(package).parts[0].removesuffix(".py") not in FLOORS["adapters"]
        and path.relative_to(package).parts[0] != "bots"
    )


def _box_of(module: str) -> str:
    """The box of a module; modules that are single files share one."""
    if module == "_core":  # what `fast` compiles
        return "fast"
    return SHARED if (SOURCE / f"{module}.py").exists() else module


def _box(name: str, about: str, files: Iterable[Path]) -> Box:
    parts: dict[str, int] = defaultdict(int)
    total = 0
    for path in files:
        lines = len(path.read_text("utf-8").splitlines())
        total += lines
        part = _part_of(name, path)
        if part is not None:
            parts[part] += lines
    return Box(name, about, total, dict(sorted(parts.items())))


def _part_of(box: str, path: Path) -> str | None:
    """The package inside a box that a file belongs to."""
    if box == SHARED:
        return path.stem
    if box in ("web", "fast"):
        return None
    top = ROOT / "examples" if box == EXAMPLE else SOURCE / box
    first = path.relative_to(top).parts[0]
    return first if (top / first).is_dir() else None


def _imports(files: Iterable[Path]) -> Iterator[str]:
    """The boxes that some files import."""
    for path in files:
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            else:
                continue
            for name in names:
                package, _, rest = name.partition(".")
                module = rest.partition(".")[0]
                if package == "cardtown" and module and module not in NOT_DRAWN:
                    yield _box_of(module)


def _without_detours(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Drop arrows that follow from others, as a box may use everything below it."""

    def reaches(one: str, other: str) -> bool:
        return any(start == one and (end == other or reaches(end, other)) for start, end in arrows)

    return {
        (one, other)
        for one, other in arrows
        if not any(start == one and end != other and reaches(end, other) for start, end in arrows)
    }


# --- drawing ------------------------------------------------------------------------------------

WIDTH: Final = 1120
MARGIN: Final = 24
GAP: Final = 16
INDENT: Final = 116
"""The left edge of the boxes; the names of the floors are to the left of it."""
BETWEEN: Final = 56
"""The height between two floors, where the arrows are."""
LINE: Final = 18
HEADER: Final = 46
STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #26303d }
  .panel { fill: #fbfaf6 }
  .floor { fill: #5d6775 }
  .box { fill: #e6edf6; stroke: #8fa3bd }
  .name { font-weight: 600; font-size: 15px }
  .lines { fill: #5d6775 }
  .arrow { fill: none; stroke: #6d7f96; stroke-width: 1.4 }
  .head { fill: #6d7f96 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e7ebf0 }
    .panel { fill: #171b21 }
    .floor, .lines { fill: #a7b1bf }
    .box { fill: #27313e; stroke: #5a6d86 }
    .arrow { stroke: #8ea1ba }
    .head { fill: #8ea1ba }
  }
"""


@dataclass(frozen=True)
class Place:
    """The position of a box."""

    left: float
    top: float
    width: float
    height: float


def draw(house: House) -> str:
    """The picture as SVG."""
    places: dict[str, Place] = {}
    body: list[str] = []
    top = float(MARGIN)
    for floor, boxes in house.floors.items():
        body.append(f'<text class="floor" x="{MARGIN}" y="{top + 22:g}">{escape(floor)}</text>')
        height = HEADER + LINE * max(len(_rows(box)) for box in boxes) + 8
        places |= _side_by_side(boxes, top, height)
        body += [_draw_box(box, places[box.name]) for box in boxes]
        top += height + BETWEEN
    bottom = top - BETWEEN + MARGIN
    arrows = _draw_arrows(house.arrows, places)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom:g}" role="img">',
            "<title>The packages of Cardtown, and who imports whom</title>",
            "<!-- Drawn by tools/draw_house.py -->",
            f"<style>{STYLE}</style>",
            '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
            ' orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker>',
            f'<rect class="panel" width="{WIDTH}" height="{bottom:g}" rx="12"/>',
            *body,
            *arrows,
            "</svg>\n",
        ]
    )


def _rows(box: Box) -> list[str]:
    """The parts of a box in rows of text, two a row if there are many."""
    parts = [f"{name} {_figure(lines)}" for name, lines in box.parts.items()]
    several = 2 if len(parts) > 3 else 1
    return [" · ".join(parts[at : at + several]) for at in range(0, len(parts), several)]


def _figure(lines: int) -> str:
    """Lines rounded to two digits or hundreds."""
    rounded = round(lines, -2) if lines >= 1000 else max(10, round(lines, -1))
    return f'<tspan class="lines">{rounded:,}</tspan>'


def _letters(text: str) -> int:
    """The length of a text without its markup."""
    return len(re.sub(r"<.*?>", "", text))


def _side_by_side(boxes: Sequence[Box], top: float, height: float) -> dict[str, Place]:
    """Share the width of a floor by the amount of text in each box."""
    needs = [max(map(_letters, [box.about, box.name, *_rows(box)])) + 2 for box in boxes]
    room = WIDTH - INDENT - MARGIN - GAP * (len(boxes) - 1)
    places = {}
    left = float(INDENT)
    for box, need in zip(boxes, needs, strict=True):
        width = round(room * need / sum(needs), 1)
        places[box.name] = Place(left, top, width, height)
        left += width + GAP
    return places


def _draw_box(box: Box, at: Place) -> str:
    x = at.left + 10
    dashed = ' stroke-dasharray="5 4"' if box.name == EXAMPLE else ""
    rows = [
        f'<text x="{x:g}" y="{at.top + HEADER + LINE * (row + 1) - 4:g}">{text}</text>'
        for row, text in enumerate(_rows(box))
    ]
    return "\n".join(
        [
            f'<rect class="box" x="{at.left:g}" y="{at.top:g}" width="{at.width:g}"'
            f' height="{at.height:g}" rx="8"{dashed}/>',
            f'<text x="{x:g}" y="{at.top + 22:g}"><tspan class="name">{escape(box.name)}</tspan>'
            f" {_figure(box.lines)}</text>",
            f'<text x="{x:g}" y="{at.top + 40:g}">{escape(box.about)}</text>',
            *rows,
        ]
    )


def _draw_arrows(arrows: Iterable[tuple[str, str]], places: Mapping[str, Place]) -> list[str]:
    """Curves from the lower edge of a box to the upper edge of another, with separate ends."""
    ordered = sorted(arrows, key=lambda arrow: [(places[name].left, name) for name in arrow])
    starts = defaultdict(list)
    ends = defaultdict(list)
    for one, other in ordered:
        starts[one].append(other)
        ends[other].append(one)
    drawn = []
    for one, other in ordered:
        x1 = _port(places[one], starts[one].index(other), len(starts[one]))
        x2 = _port(places[other], ends[other].index(one), len(ends[other]))
        y1 = places[one].top + places[one].height
        y2 = places[other].top - 2
        middle = (y1 + y2) / 2
        drawn.append(
            f'<path class="arrow" marker-end="url(#head)"'
            f' d="M{x1:g} {y1:g}C{x1:g} {middle:g} {x2:g} {middle:g} {x2:g} {y2:g}">'
            f"<title>{escape(one)} → {escape(other)}</title></path>"
        )
    return drawn


def _port(at: Place, number: int, count: int) -> float:
    return round(at.left + at.width * (number + 1) / (count + 1), 1)


def main() -> None:
    OUT.write_text(draw(read_house()), "utf-8")


if __name__ == "__main__":
    main()
