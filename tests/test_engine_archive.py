"""The engine for browsers: one archive, reproducible and complete."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest

from cardtown import games, questions
from cardtown.core import Record, replay

PACK: Final = Path(__file__).parents[1] / "tools" / "pack_engine.py"
ANSWER: Final = """
import json, sys
sys.path.append(sys.argv[1])
from cardtown.questions import answer
json.dump(answer(sys.stdin.buffer.read()), sys.stdout)
"""
CITIES: Final[dict[str, dict[str, Any]]] = {
    "carson-city": {"rows": ["hMT.", ".GB^"], "characters": ["doctor"]},
    "card-city": {"rows": ["RRL", "_CM"], "coins": 12},
}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack_archive(tmp_path_factory.mktemp("engine") / "engine.zip")


def pack_archive(target: Path, **environment: str) -> Path:
    command = [sys.executable, str(PACK), str(target)]
    subprocess.run(command, env={**os.environ, **environment}, check=True)
    return target


def test_the_same_code_makes_the_same_bytes(archive: Path, tmp_path: Path) -> None:
    again = pack_archive(tmp_path / "again.zip", TZ="Pacific/Auckland", PYTHONHASHSEED="7")
    assert again.read_bytes() == archive.read_bytes()


def test_it_holds_the_rules_and_nothing_that_was_compiled(archive: Path) -> None:
    with zipfile.ZipFile(archive) as opened:
        names = opened.namelist()
    assert {"cardtown/questions.py", "cardtown/games/carson_city/decks/standard.toml"} <= set(names)
    assert not [name for name in names if "__pycache__" in name]
    beyond = [name for name in names if re.search("/server/(http|live|rooms|storage|bots)/", name)]
    assert beyond == []
    assert names == sorted(names)


@pytest.mark.parametrize("game", games.names())
def test_python_needs_nothing_else_to_answer(archive: Path, game: str) -> None:
    question = json.dumps({"command": "score", "game": game, "input": CITIES[game]}).encode()
    command = [sys.executable, "-I", "-S", "-c", ANSWER, str(archive)]
    done = subprocess.run(command, input=question, capture_output=True, check=True)
    assert json.loads(done.stdout) == questions.answer(question)
    assert "output" in json.loads(done.stdout)


PLAY: Final = """
import json, random, sys
sys.path.insert(0, sys.argv[1])
from cardtown.offline import Device

device, game, kinds = Device(), sys.argv[2], sys.argv[3].split(",")


def ask(method, path, body=None):
    found = device.answer(method, path, "" if body is None else json.dumps(body))
    assert found.status == 200, found.body
    return json.loads(found.body)


made = ask("POST", "/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds]})
table = f"/api/tables/{made['table']['id']}"
ask("POST", f"{table}/requests", {"do": "join", "name": "Ada", "entropy": "0" * 32})
ask("POST", f"{table}/requests", {"do": "start"})
ask("POST", f"{table}/requests", {"do": "leave", "seat": 0})  # a bot plays on
while ask("GET", table)["table"]["phase"] == "playing":
    ask("POST", f"{table}/bots", {})
print(json.dumps(ask("GET", f"{table}/record")))
"""


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("carson-city", "person,bot:greedy,virtual:expert,virtual:novice"),
        ("card-city", "person,bot:greedy"),
    ],
)
def test_python_needs_nothing_else_to_play_a_whole_game(
    archive: Path, tmp_path: Path, game: str, kinds: str
) -> None:
    """Bots are played without the compiled core there, and the stand-ins serve as well."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(tmp_path)
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path), game, kinds]
    done = subprocess.run(command, capture_output=True, check=True)
    record = json.loads(done.stdout)
    over = replay(Record.from_json(record), games.get(game))
    assert over.result is not None
    assert record["result"]["scores"] == list(over.result.scores)
