"""A game is one folder: the example of docs/adding-a-game.md, built and used as the page says."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.harness import LiveClient, ServerProcess, people
from tests.server.playing import items_of, live_clients, play_out_live
from tests.tutorial import BLOCKS, INSTALL, ROOT, Block, Reader, files, last_install

EXAMPLE: Final = ROOT / "examples" / "harbour"
SERVE: Final = "cardtown serve"
FIRST_OPTION_ALWAYS: Final = "1\n" * 20
EXTRA: Final = {
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "openspiel",
    "polars": "lab",
}


def runnable(language: str) -> list[Any]:
    """The blocks of a language that are run as they stand."""
    return [
        pytest.param(number, id=f"{block.section}: {block.text.splitlines()[0]}")
        for number, block in enumerate(BLOCKS)
        if block.language == language and SERVE not in block.text
    ]


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Reader]:
    """Somebody who has followed the page before and in a block, and is about to run it.

    The page installs the game again when a part is added: each state has a folder of its own.
    """

    @cache
    def installed(last: int | None) -> Reader:
        return Reader(tmp_path_factory.mktemp("tutorial"))

    def at(number: int) -> Reader:
        blocks = BLOCKS[: number + 1]
        reader = installed(last_install(blocks))
        reader.follow(blocks)
        return reader

    return at


@pytest.fixture
def reader(readers: Callable[[int], Reader]) -> Reader:
    """Somebody who has followed the whole page."""
    return readers(len(BLOCKS))


# --- the page -------------------------------------------------------------------------------------


def test_the_page_shows_every_file_of_the_example_as_it_is() -> None:
    kept = {
        path.relative_to(EXAMPLE).as_posix(): path.read_text("utf-8")
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    shown = files(BLOCKS)
    assert shown.keys() == kept.keys()
    for file, text in shown.items():
        assert text == kept[file], file


def test_the_rules_are_short() -> None:
    """The table is what people mean by rules; cards, actions, events and view are declarations."""
    assert code_lines("table.py") <= 150
    others = ("cards.py", "actions.py", "events.py", "view.py", "game.py")
    assert sum(map(code_lines, others)) <= 110


def code_lines(name: str) -> int:
    """How many lines of a module hold code: no imports, comments, docstrings or empty lines."""
    source = (EXAMPLE / "src" / "harbour" / name).read_text("utf-8")
    left_out: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant(str())):
                left_out.update(range(node.lineno, (node.end_lineno or 0) + 1))
            case _:
                pass
    return sum(
        bool(line.strip()) and not line.strip().startswith("#") and number not in left_out
        for number, line in enumerate(source.splitlines(), 1)
    )


# --- its commands ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("number", runnable("console"))
def test_the_commands_of_the_page_work(readers: Callable[[int], Reader], number: int) -> None:
    need(BLOCKS[number], {"cardtown lab": "polars"})
    reader = readers(number)
    for command in BLOCKS[number].text.splitlines():
        if command != INSTALL:  # it is installed already
            reader.run(command, FIRST_OPTION_ALWAYS if "you" in command else "")


@pytest.mark.slow
@pytest.mark.parametrize("number", runnable("py"))
def test_the_kits_of_others_pass(readers: Callable[[int], Reader], number: int) -> None:
    need(BLOCKS[number], {kit: kit for kit in ("pettingzoo", "gymnasium", "pyspiel")})
    readers(number).run_python(BLOCKS[number].text)


def need(block: Block, packages: dict[str, str]) -> None:
    """Skip a block whose extra is not installed."""
    for word, package in packages.items():
        if word in block.text and find_spec(package) is None:
            pytest.skip(f'{package} is not installed: pip install "cardtown[{EXTRA[package]}]"')


# --- what they show -------------------------------------------------------------------------------


@pytest.mark.slow
def test_somebody_plays_a_whole_game_in_the_terminal(reader: Reader) -> None:
    command = "cardtown play harbour --seed ahoy --record played.json"
    shown = reader.run(command, FIRST_OPTION_ALWAYS)
    assert "hand: inn market quay" in shown
    assert "  1  build inn" in shown
    record = json.loads((reader.folder / "played.json").read_text("utf-8"))
    assert len(record["actions"]) == 12
    assert record["result"]["winners"]
    assert [seat["kind"] for seat in record["seats"]] == ["human", "bot:greedy"]


@pytest.mark.slow
def test_greedy_beats_random(reader: Reader) -> None:
    seats = "bot:greedy,bot:random,bot:random"
    answer = reader.run(f"cardtown arena harbour --seats {seats} --games 150 --json")
    greedy, _ = json.loads(answer)["standings"]
    assert greedy["kind"] == "bot:greedy"
    assert greedy["win_rate"]["mean"] > 0.6


@pytest.mark.slow
def test_a_bot_that_does_not_know_the_game_says_so(reader: Reader) -> None:
    said = reader.run("cardtown play harbour --seats you,bot:planner 2>&1 || true")
    assert said == "cardtown: seats: harbour has no planner: choose another bot\n"


@pytest.mark.slow
def test_two_people_play_a_whole_game_at_a_server(reader: Reader, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env=reader.environment) as server:
        asyncio.run(a_game_of_two(server))
        assert not server.stumbles


async def a_game_of_two(server: ServerProcess) -> None:
    async with people(server, "Ada", "Bo") as everyone:
        listed = (await everyone[0].http.get("/api/games")).json()
        harbour = next(game for game in listed if game["game"] == "harbour")
        assert harbour["title"] == "Harbour"
        assert harbour["bots"] == ["random", "greedy"]
        table = await everyone[0].create(game="harbour", seats=[{}, {}])
        for one in everyone:
            assert (await one.join(table)).status_code == 200
        async with live_clients(everyone, table) as connections:
            await connections[0].send("start")
            ends = await play_out_live(connections, seed=1)
        for seat, (end, line) in enumerate(zip(ends, connections, strict=True)):
            view = end["view"]
            assert (view["plain"], view["seat"], view["over"]) == (True, seat, True)
            assert [one["name"] for one in view["seats"]] == ["Ada", "Bo"]
            assert drawn_by(line) == {seat}, "a card that somebody draws is seen by nobody else"


def drawn_by(line: LiveClient) -> set[int]:
    """The seats whose drawn cards this viewer saw."""
    events = [event for item in items_of(line.received) for event in item.get("events", ())]
    return {event["seat"] for event in events if event["event"] == "draw"}
