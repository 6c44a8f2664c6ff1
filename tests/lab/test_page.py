"""docs/lab.md: its tables are those of the code, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtown.doc_pages import fill_in
from cardtown.lab import Tournament, run_missing, store
from cardtown.lab.docs import MODULE, tables

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
TEXT = PAGE.read_text("utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_the_page_has_the_tables_of_today() -> None:
    today = fill_in(TEXT, MODULE, tables())
    assert today == TEXT, f"run: python -m {MODULE} docs/lab.md"
    assert tables() in TEXT


def test_the_tournament_of_the_page_can_be_played_and_shows_the_defaults() -> None:
    (file,) = examples("toml")
    shown = Tournament.from_toml(file)
    assert shown == Tournament(shown.game, shown.entrants, shown.games)
    assert f"# part = {shown.part} " in file


# `py`, not `python`: the examples of all other pages run without any extra.
@pytest.mark.parametrize("example", examples("py"))
def test_examples_run(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seats = ("bot:random", "virtual:expert", "bot:random", "virtual:novice")
    run_missing(store.create(Path("lab/tournament"), Tournament("carson-city", seats, 4)))
    exec(compile(example, str(PAGE), "exec"), {"__name__": "example"})
