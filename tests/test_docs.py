"""The documentation is true: its examples run, its commands work, and what it names exists.

A code block is run by its language: `python` here, `py` (which needs an extra or a server) in the
test named below, `console` command by command. Another test runs blocks that need more.
"""

from __future__ import annotations

import io
import json
import random
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import typer.main

from cardtown.cli.main import app, main
from cardtown.core import Record, Table
from cardtown.core.daily import Chain, back, pool, seed_of
from cardtown.games import card_city, carson_city
from cardtown.proof.daily import Day
from tools import draw_house

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(DOCS.rglob("*.md")),
]
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


class Block(NamedTuple):
    """A code block of a page."""

    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    found = re.findall(r"^```([^\n]+)\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.M)
    return [Block(*one) for one in found]


# --- code ---------------------------------------------------------------------------------------

RUN_ELSEWHERE: Final = {
    "docs/adding-a-game.md": "tests/test_adding_a_game.py",
    "docs/engine-in-the-browser.md": "web/tests/docs.test.ts",
    "docs/environments.md": "tests/envs/test_page.py",
    "docs/fast-core.md": "tests/gpu/test_gpu.py",
    "docs/lab.md": "tests/lab/test_page.py",
    "docs/programs.md": "tests/server/test_programs_play.py",
    "docs/positions.md": "tests/test_positions.py",
    "docs/server.md": "tests/server/http/test_openapi.py",
    "docs/web.md": "web/tests/docs.test.ts",
}
"""Pages with blocks that need more than the package itself, and the test that runs them."""
NEEDS: Final = {"docs/fast-core.md": ("cardtown._core", "numpy")}
"""Pages whose blocks `python` need what not every machine has."""


@every_page
def test_every_block_is_run_or_listed(page: Path) -> None:
    elsewhere = RUN_ELSEWHERE.get(str(page.relative_to(ROOT)))
    assert elsewhere is None or (ROOT / elsewhere).exists()
    for language, _ in blocks(page):
        known = language in {"python", "console", "toml", "json"}
        assert known or elsewhere is not None, f"{page.name}: nobody runs a block `{language}`"


@every_page
def test_python_examples_run(page: Path) -> None:
    for module in NEEDS.get(str(page.relative_to(ROOT)), ()):
        pytest.importorskip(module, reason=f"{page.name} needs {module}", exc_type=ImportError)
    for language, text in blocks(page):
        if language == "python":
            exec(compile(text, str(page), "exec", dont_inherit=True), {"__name__": "example"})


@every_page
def test_data_can_be_read(page: Path) -> None:
    for language, text in blocks(page):
        if language == "toml":
            tomllib.loads(text)
        elif language == "json":
            json.loads(text)


def test_the_readme_shows_a_game_from_set_up_to_result() -> None:
    example = next(block for block in blocks(ROOT / "README.md") if block.language == "python")
    assert len(example.text.splitlines()) <= 14
    assert "new_table" in example.text
    assert "result" in example.text


# --- commands -----------------------------------------------------------------------------------

MACHINES: Final = "sets up a machine, a database or a browser"
NOT_RUN: Final = {
    "cardtown serve": "it serves until it is stopped; tests/server starts it many times",
    "cardtown bot connect": "it plays until it is stopped; tests/server/test_programs_play.py",
    "cardtown lab run tournament.toml --ray": "needs a cluster; tests/lab/test_ray_cluster.py",
    **dict.fromkeys(("docker", "systemctl", "cp", "export", "python3 -m venv"), MACHINES),
    **dict.fromkeys(("sqlite3", "pg_dump", "createdb", "pg_restore"), MACHINES),
    **dict.fromkeys(("CARDTOWN_WEB_FOLDER=", "cd web", "npm run format"), MACHINES),
    "/opt/cardtown/": MACHINES,
    "echo 'CARDTOWN_DATABASE_URL": MACHINES,
    ".venv/bin/pytest": "the tests themselves",
    "cardtown puzzles check": "it reads what `mine` wrote; tests/test_puzzles.py checks some",
}
"""How commands begin that are not run, and why."""
SHORTER: Final = [
    (r"--games \d+", "--games 2"),
    (r"(lab balance(?!.*--games).*)", r"\1 --games 2"),
    (r"(hindsight .*)", r"\1 --effort 20"),
]
"""How long commands are made short."""


class Command(NamedTuple):
    """A command of a page, and what the page says that it prints."""

    text: str
    output: str


def commands(page: Path) -> Iterator[Command]:
    for language, text in blocks(page):
        if language != "console":
            continue
        prompted = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE)
        for line, output in prompted or [(line, "") for line in text.splitlines()]:
            yield Command(re.sub(r"\s{2,}# .*", "", line).strip(), output)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that commands in the documentation read."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARDTOWN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    deck = (ROOT / "src/cardtown/games/carson_city/decks/standard.toml").read_text("utf-8")
    for name, appeal in {"carson-city": 1, "my-box": 1, "my": 2, "older": 3}.items():
        another = deck.replace("appeal = 1", f"appeal = {appeal}", 1)
        Path(f"{name}.toml").write_text(another, "utf-8")
    tournament = 'game = "card-city"\nseats = [\n"bot:random",\n"bot:greedy"]\ngames = 2\n'
    Path("tournament.toml").write_text(tournament, "utf-8")
    Path("misspelt.toml").write_text(tournament.replace("greedy", "gredy"), "utf-8")
    seats = ["human", *["virtual:novice"] * 3]
    whole = carson_city.new_table(seats, seed="docs")
    half = carson_city.new_table(seats, seed="docs")
    while not whole.over:
        play_any(whole, random.Random(0))
    play_any(half, random.Random(0))
    game = fair_game()
    day = daily_document()
    Path("day.json").write_text(json.dumps(day.to_json()), "utf-8")
    city = card_city.new_table(["human"], seed=seed_of(day.day, "card-city", day.key, DAILY_POOL))
    while not city.over:
        play_any(city, random.Random(0))
    games: dict[str, Table[Any, Any]] = {
        "record": whole,
        "saved-game": half,
        "game": game,
        "city": city,
    }
    for name, table in games.items():
        Path(f"{name}.json").write_text(json.dumps(Record.of(table).to_json()), "utf-8")
    events = [event.to_json() for event in game.events]
    events[2]["open"] = ["P", "P"]  # not what was dealt
    Path("events.json").write_text("\n".join(map(json.dumps, events)), "utf-8")
    return tmp_path


DAILY_SHARES: Final = ("ada0" * 8, "b0" * 16)
DAILY_POOL: Final = pool(DAILY_SHARES)


def daily_document() -> Day:
    """The day that docs/fairness.md proves."""
    chain, day = Chain("5ec2e7" * 10 + "5ec2", date(2026, 11, 1)), date(2026, 11, 19)
    key = chain.key(day)
    return Day(day, chain.first, chain.anchor, back(key, 1), key, DAILY_SHARES)


def play_any(table: Table[Any, Any], rng: random.Random) -> None:
    for decision in table.decisions():
        table.play(decision.seat, rng.choice(decision.options))


def fair_game() -> card_city.CardCityTable:
    """The game that docs/fairness.md proves."""
    seed = "".join(re.findall(r'^    "(.*)"$', (DOCS / "fairness.md").read_text("utf-8"), re.M))
    table = card_city.new_table(["human", "human"], seed=seed)
    while pending := table.decisions():
        options = pending[0].options
        table.play(pending[0].seat, options[len(table.history) % len(options)])
    return table


@every_page
def test_commands_work(
    page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if str(page.relative_to(ROOT)) == "docs/adding-a-game.md":
        return  # its own test follows it
    for command in commands(page):
        if re.search(r"cardtown lab", command.text):
            pytest.importorskip("polars")
        if any(command.text.startswith(start) for start in NOT_RUN):
            check_unrun(command.text)
        elif "cardtown" in shlex.split(command.text):
            run(command, monkeypatch, capsys)
        else:
            check_unrun(command.text, must=True)


def check_unrun(text: str, *, must: bool = False) -> None:
    """Look at a command without running it: what it names has to exist."""
    first, *rest = shlex.split(text)
    match first:
        case "cardtown":
            parse(rest)
        case "make":
            targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
            assert rest[0] in targets, text
        case "pip":
            project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
            for extra in re.findall(r"cardtown\[(.*?)\]", text):
                assert extra in project["optional-dependencies"], text
        case "python" | "python3" if rest[:1] == ["-m"]:
            assert rest[1] == "venv" or find_spec(rest[1]) is not None, text
        case "npm":
            scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
            assert rest[1] in scripts, text
        case _:
            assert not must, f"nobody runs: {text}"


def parse(arguments: list[str]) -> None:
    """Let a command read its arguments, and no more."""
    command = typer.main.get_command(app)
    context = command.make_context("cardtown", list(arguments), resilient_parsing=False)
    while hasattr(command, "resolve_command"):
        name, command, arguments = command.resolve_command(context, arguments)
        assert command is not None
        context = command.make_context(name, list(arguments), parent=context)


def run(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run a command of ours with little to do; people in games leave at their first question."""
    text = command.text
    for pattern, shorter in SHORTER:
        text = re.sub(pattern, shorter, text)
    text = re.sub(r"(\w{8})…", lambda part: whole_word(part[1]), text)
    text = text.replace(" FILE", "")
    words = shlex.split(text)
    typed = f"{words[1]}\n" if words[0] == "echo" else "quit\n"
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    code = main(words[words.index("cardtown") + 1 :])
    printed = capsys.readouterr()
    if command.output:
        assert_printed(printed.out + printed.err, command.output)
    else:
        assert code == 0, f"{command.text}: {printed.err}"


def whole_word(start: str) -> str:
    """Names that a page abbreviates and spells out elsewhere."""
    found = re.search(rf"\b{start}\w+", (DOCS / "fairness.md").read_text("utf-8"))
    assert found is not None
    return found[0]


def assert_printed(printed: str, shown: str) -> None:
    """Compare line by line; `…` stands for anything."""
    pattern = ".*".join(map(re.escape, shown.strip().split("…")))
    assert re.fullmatch(pattern, printed.strip(), re.DOTALL), printed


# --- what pages name ----------------------------------------------------------------------------

FILES: Final = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=False,
).stdout.splitlines()


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.M)
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", text):
        other = page.parent / target if target else page
        assert other.exists(), f"{page.name} links to {target}"
        if anchor and other.suffix == ".md":
            assert anchor in anchors(other), f"{page.name} links to {target}#{anchor}"


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


YOURS: Final = {"tournament.toml", "deck.toml"}
"""Files that readers have, or that a command writes for them."""


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    """A name in backticks is the end of a path: `prover.ts`, `server/table/undo.py`."""
    if not FILES:
        pytest.skip("no git here")
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.M)
    paths = {f"/{path}" for path in FILES}
    folders = {str(parent) for path in paths for parent in Path(path).parents}
    wrong = []
    for name in set(re.findall(r"`([\w./@*-]+)`", text)) - YOURS:
        if re.search(r"\.(py|ts|svelte|css|toml|ftl)$", name) and not name.startswith("generated"):
            pattern = re.compile("/" + re.escape(name).replace(r"\*", "[^/]+") + "$")
            if not any(pattern.search(path) for path in paths):
                wrong.append(name)
        elif re.match(r"(src|web|tests|tools|bench|examples|deploy)/", name):
            place = f"/{name.rstrip('/')}"
            if place not in paths | folders and "*" not in name and "static" not in name:
                wrong.append(name)
    assert not wrong


# --- the site -----------------------------------------------------------------------------------

SITE: Final = (ROOT / "mkdocs.yml").read_text("utf-8")
FROM_ELSEWHERE: Final = {
    "index.md": ROOT / "README.md",
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "changelog.md": ROOT / "CHANGELOG.md",
    "rules/en/carson-city.md": ROOT / "src/cardtown/rules/en/carson-city.md",
    "rules/en/card-city.md": ROOT / "src/cardtown/rules/en/card-city.md",
}
"""Pages of the site that are not in docs."""


def test_the_site_lists_every_page_once_and_nothing_else() -> None:
    listed = re.findall(r"^ +- [^\n]*: (\S+\.md)$", SITE, re.MULTILINE)
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    assert sorted(listed) == sorted(pages | FROM_ELSEWHERE.keys())
    assert all(page.exists() for page in FROM_ELSEWHERE.values())


def test_the_reference_names_modules_that_exist() -> None:
    for page in sorted((DOCS / "api").glob("*.md")):
        for name in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE):
            module = re.sub(r"\.[A-Z]\w*$", "", name).replace(".", "/")
            place = ROOT / "src" / module
            assert place.is_dir() or place.with_suffix(".py").exists(), name


# --- the picture --------------------------------------------------------------------------------


def test_the_picture_of_the_house_is_that_of_today() -> None:
    """Boxes and arrows; figures and sizes may be those of another day."""

    def without_figures(picture: str) -> str:
        return re.sub(r"[\d.,]+", "#", picture)

    drawn = draw_house.draw(draw_house.read_house())
    kept = draw_house.OUT.read_text("utf-8")
    assert without_figures(drawn) == without_figures(kept), "run: python tools/draw_house.py"
