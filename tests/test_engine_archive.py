"""The engine for browsers: one archive, reproducible and complete."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest

from cardtown import games, questions

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
    assert not [name for name in names if "/server/" in name or "/bots/" in name]
    assert names == sorted(names)


@pytest.mark.parametrize("game", games.names())
def test_python_needs_nothing_else_to_answer(archive: Path, game: str) -> None:
    question = json.dumps({"command": "score", "game": game, "input": CITIES[game]}).encode()
    command = [sys.executable, "-I", "-S", "-c", ANSWER, str(archive)]
    done = subprocess.run(command, input=question, capture_output=True, check=True)
    assert json.loads(done.stdout) == questions.answer(question)
    assert "output" in json.loads(done.stdout)
