"""A run on disk: read as it was written, or refused with the damaged file's name."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import polars
import pytest

from cardtown.core import BadInput, Record, replay
from cardtown.games import carson_city
from cardtown.lab import Tournament, folders, parquet, play_games, run_missing, store
from cardtown.lab.store import Run

pytestmark = pytest.mark.slow

TOURNAMENT = Tournament(
    "carson-city",
    ("bot:random", "virtual:expert", "bot:random", "virtual:novice"),
    10,
    records=True,
    part=4,
)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    kept = store.create(tmp_path / "run", TOURNAMENT)
    run_missing(kept)
    return kept


def rows(run: Run) -> dict[str, polars.DataFrame]:
    """All tables but the one that differs each time."""
    return {name: run.table(name) for name in run.row_types if name != "times"}


def test_what_is_read_is_what_was_played(run: Run) -> None:
    played = play_games(TOURNAMENT, range(10), observe=True)
    found = store.open_run(run.path)
    assert found.complete
    assert found.tournament == TOURNAMENT
    for name in found.row_types.keys() - {"times"}:
        assert found.table(name).rows() == [tuple(row) for row in played.rows[name]]
        assert found.table(name).schema == parquet.schema(found.row_types[name])
    times = found.table("times")
    assert [row[:3] for row in times.rows()] == [row[:3] for row in played.rows["times"]]
    assert (times["ms"] > 0).all()


def test_columns_follow_from_the_row_type() -> None:
    class Row(NamedTuple):
        number: int
        share: float
        name: str | None
        right: bool

    given = [(1, 0.5, None, True), (2, 1.0, "x", False)]
    frame = parquet.decode(parquet.encode(given, Row), Row)
    assert frame.rows() == given
    assert frame.dtypes == [polars.Int32, polars.Float64, polars.String, polars.Boolean]
    assert parquet.decode(parquet.encode([], Row), Row).dtypes == frame.dtypes


def test_records_are_kept_and_replay(run: Run) -> None:
    lines = [
        line
        for part in sorted((run.path / "parts").iterdir())
        for line in (part / "records.jsonl").read_text("utf-8").splitlines()
    ]
    scores = run.table("seats")["score"].to_list()
    assert len(lines) == 10
    for number, line in enumerate(lines):
        result = replay(Record.from_json(json.loads(line)), carson_city.GAME).result
        assert result is not None
        assert list(result.scores) == scores[4 * number : 4 * number + 4]


def test_a_run_that_is_not_done_can_be_read_so_far(run: Run) -> None:
    folders.remove(run.path / "parts" / "000001")
    found = store.open_run(run.path)
    assert not found.complete
    assert found.missing() == [range(4, 8)]
    assert found.table("games")["number"].to_list() == [0, 1, 2, 3, 8, 9]


def test_a_run_without_parts_has_empty_tables(tmp_path: Path) -> None:
    empty = store.create(tmp_path, TOURNAMENT)
    assert all(len(empty.table(name)) == 0 for name in empty.row_types)
    with pytest.raises(BadInput, match="table: must be one of games, seats"):
        empty.table("moves")


def flip(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-9])


def rewrite(part: Path, table: str, change: Callable[[polars.DataFrame], polars.DataFrame]) -> None:
    """Change a table and its checksum in the list, as no accidental damage would."""
    file = part / f"{table}.parquet"
    files = folders.read(part)
    change(polars.read_parquet(file)).write_parquet(file)
    files[file.name] = folders.File(len(polars.read_parquet(file)), file.read_bytes())
    folders.remove(part)
    folders.write(part, files)


def double_first(frame: polars.DataFrame) -> polars.DataFrame:
    return polars.concat([frame.head(1), frame.head(1), frame[2:]])


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda part: flip(part / "seats.parquet"), "seats.parquet is damaged: its SHA-256"),
        (lambda part: cut(part / "times.parquet"), "times.parquet is damaged: its SHA-256"),
        (lambda part: flip(part / "records.jsonl"), "records.jsonl is damaged: its SHA-256"),
        (lambda part: (part / "games.parquet").unlink(), "games.parquet is missing"),
        (lambda part: (part / "part.json").unlink(), "part.json is missing"),
        (lambda part: cut(part / "part.json"), "part.json is damaged: .*not valid JSON"),
        (lambda part: (part / "part.json").write_text("[]"), "part.json is damaged: .*object"),
        (lambda part: (part / "part.json").write_text("{}"), "does not list the files"),
        (
            lambda part: (part / "part.json").write_text('{"games.parquet": {"rows": 4}}'),
            "part.json is damaged: .*sha256: is missing",
        ),
        (lambda part: rewrite(part, "games", double_first), "has not just the games 4 to 7"),
        (lambda part: rewrite(part, "seats", lambda frame: frame[1:]), "has not just the games"),
        (
            lambda part: rewrite(
                part, "times", lambda frame: frame.with_columns(frame["number"] + 4)
            ),
            "has not just the games",
        ),
        (lambda part: rewrite(part, "lines", lambda frame: frame[:, :2]), "has other columns"),
    ],
)
def test_damage_is_named_refused_and_repaired(
    run: Run, damage: Callable[[Path], object], said: str
) -> None:
    before = rows(run)
    damage(run.path / "parts" / "000001")
    with pytest.raises(BadInput, match=said) as refused:
        store.open_run(run.path)
    assert "part 000001" in str(refused.value)
    assert f"`cardtown lab run --resume {run.path}` repairs it" in str(refused.value)
    (repaired,) = run.repair()
    assert repaired.startswith("part 000001 was damaged (")
    assert run.missing() == [range(4, 8)]
    run_missing(run)
    assert all(found.equals(before[name]) for name, found in rows(store.open_run(run.path)).items())


def test_a_half_written_part_is_named_removed_and_never_counted(run: Run) -> None:
    part = run.path / "parts" / "000002"
    part.rename(part.with_name("000002.unfinished"))
    assert not store.open_run(run.path).complete
    assert run.repair() == ["part 000002 was half written"]
    assert not part.with_name("000002.unfinished").exists()
    run_missing(run)
    assert store.open_run(run.path).complete


def test_a_folder_in_use_is_refused(run: Run, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"holds a run already: go on with .*--resume"):
        store.create(run.path, TOURNAMENT)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(BadInput, match="is not empty: choose another folder"):
        store.create(tmp_path, TOURNAMENT)
    with pytest.raises(BadInput, match="can't be written: Not a directory"):
        store.create(tmp_path / "file" / "run", TOURNAMENT)
    with pytest.raises(BadInput, match=r"holds no run: it has no tournament\.toml"):
        store.open_run(tmp_path)


def test_one_process_at_a_time_plays_a_run(run: Run) -> None:
    with run.lock():
        with pytest.raises(BadInput, match="is being played by another process"), run.lock():
            pass
        assert store.open_run(run.path).complete
    with run.lock():
        pass


def test_the_deck_is_kept_with_the_run(tmp_path: Path) -> None:
    text = (
        Path(carson_city.__file__).with_name("decks").joinpath("standard.toml").read_text("utf-8")
    )
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('name = "', 'name = "My own ', 1), "utf-8")
    created = store.create(
        tmp_path / "run", Tournament("carson-city", TOURNAMENT.entrants, 4, deck=str(mine))
    )
    mine.unlink()
    found = store.find_run(created.path)
    assert found.tournament.table(0).deck.name.startswith("My own ")
    kept = created.path / "deck.toml"
    kept.write_text(kept.read_text("utf-8").replace("appeal = 1", "appeal = 2", 1), "utf-8")
    with pytest.raises(
        BadInput, match=r"tournament\.toml: line \d+: deck_sha256: is another deck's"
    ):
        store.find_run(created.path)
