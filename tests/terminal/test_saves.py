"""Saved games: complete at every moment, found again, archived when they are over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtown.core import BadInput, Record
from cardtown.games.carson_city import CarsonTable, new_table
from cardtown.terminal.saves import Saves, data_folder, read_record, write_whole

SEATS = ["human", "virtual:novice", "virtual:novice", "virtual:novice"]


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


@pytest.fixture
def table() -> CarsonTable:
    return new_table(SEATS, seed="saves")


def test_the_environment_names_the_folder(tmp_path: Path) -> None:
    assert data_folder({"CARDTOWN_DATA": str(tmp_path)}) == tmp_path
    assert data_folder({}).name == "cardtown"


def test_a_new_save_is_there_at_once_and_readable(saves: Saves, table: CarsonTable) -> None:
    save = saves.new(table)
    assert save.name.startswith("carson-city-2")
    assert read_record(save.file) == Record.of(table)
    assert saves.newest() == save


def test_two_games_of_one_second_do_not_share_a_file(saves: Saves, table: CarsonTable) -> None:
    assert len({saves.new(table).name for _ in range(3)}) == 3
    assert len(saves.unfinished()) == 3


def test_the_game_played_last_is_the_newest(saves: Saves, table: CarsonTable) -> None:
    first, second = saves.new(table), saves.new(table)
    os.utime(second.file, ns=(1, 1))
    assert saves.newest() == first
    assert saves.unfinished() == [first, second]


def test_a_write_that_fails_leaves_the_old_text_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    write_whole(file, "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_finished_game_moves_away_with_its_deck(saves: Saves, table: CarsonTable) -> None:
    save = saves.new(table)
    save.keep_deck("name = 'x'")
    assert save.deck() == "name = 'x'"
    place = save.finish(table)
    assert saves.unfinished() == []
    assert read_record(place) == Record.of(table)
    assert sorted(file.name for file in place.parent.iterdir()) == [
        f"{save.name}.deck.toml",
        f"{save.name}.json",
    ]


def test_a_save_is_found_by_name_or_file(saves: Saves, table: CarsonTable, tmp_path: Path) -> None:
    save = saves.new(table)
    assert saves.find(save.name) == saves.find(f"{save.name}.json") == save
    assert saves.find(str(save.file)) == save
    assert saves.holds(save)
    copy = tmp_path / "copy.json"
    write_whole(copy, save.file.read_text())
    assert not saves.holds(saves.find(str(copy)))
    with pytest.raises(BadInput, match="no saved game"):
        saves.find("nothing")


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path, table: CarsonTable) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot keep games"):
        Saves(tmp_path / "file" / "saves").new(table)


def test_no_game_to_resume(saves: Saves) -> None:
    with pytest.raises(BadInput, match="no unfinished game"):
        saves.newest()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "cardtown-record/2"}'])
def test_a_broken_save_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    with pytest.raises(BadInput):
        read_record(file)
