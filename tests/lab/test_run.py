"""`cardtown lab run` as a separate process: begun, interrupted, out of disk space, resumed."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtown.cli.main import main
from cardtown.lab import Tournament, play_games, store
from cardtown.lab.store import Run

pytestmark = pytest.mark.slow

SEATS = "bot:random,virtual:expert,bot:random,virtual:novice"
FLAGS = ["carson-city", "--seats", SEATS, "--games", "40"]
PROGRAM = "import sys; from cardtown.cli.main import main; sys.exit(main(sys.argv[1:]))"


def lab_run(
    folder: Path, *arguments: object, limit: Callable[[], None] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, "lab", "run", *map(str, arguments)],
        cwd=folder,
        preexec_fn=limit,
        capture_output=True,
        text=True,
        check=False,
    )


def assert_same(one: Run, other: Run) -> None:
    """The same rows in all tables but the one that differs each time."""
    assert one.complete
    assert other.complete
    assert one.row_types.keys() == other.row_types.keys()
    for name in one.row_types.keys() - {"times"}:
        assert one.table(name).equals(other.table(name)), name


def test_a_run_from_flags_and_one_from_its_file_are_the_same(tmp_path: Path) -> None:
    flags = lab_run(tmp_path, *FLAGS, "--jobs", 1)
    assert flags.returncode == 0, flags.stderr
    name = "carson-city-random-expert-random-novice-40-lab"
    assert f"lab/{name}: 40 of 40 games to play" in flags.stderr
    assert flags.stdout.startswith("carson-city, 40 games, seed 'lab'")
    first = store.open_run(tmp_path / "lab" / name)

    (tmp_path / "again.toml").write_text(first.tournament.to_toml(), "utf-8")
    file = lab_run(tmp_path, "again.toml", "--jobs", 2, "--json")
    assert file.returncode == 0, file.stderr
    answer = json.loads(file.stdout)
    assert answer["run"] == "lab/again"
    assert answer["games"] == 40
    assert [one["kind"] for one in answer["standings"]] == list(dict.fromkeys(SEATS.split(",")))
    assert_same(store.open_run(tmp_path / "lab" / "again"), first)


def test_a_resumed_run_equals_one_that_was_never_interrupted(tmp_path: Path) -> None:
    bot = f"bot:tests.lab.bots_that_strike:InterruptsTheRun:count={tmp_path / 'count'},after=600"
    bot += f",parts={tmp_path / 'one' / 'parts'}"
    flags = ["carson-city", "--seats", f"{bot},virtual:expert,bot:random,virtual:novice"]
    flags += ["--games", "40", "--jobs", "2", "--out"]
    interrupted = lab_run(tmp_path, *flags, "one")
    assert interrupted.returncode == 130, interrupted.stderr
    assert "go on with `cardtown lab run --resume one`" in interrupted.stderr
    assert interrupted.stdout == ""
    assert "Traceback" not in interrupted.stderr
    so_far = store.open_run(tmp_path / "one")
    assert 0 < len(so_far.present()) < len(so_far.tournament.parts())

    resumed = lab_run(tmp_path, "--resume", "one")
    assert resumed.returncode == 0, resumed.stderr
    assert lab_run(tmp_path, *flags, "two").returncode == 0
    assert_same(store.open_run(tmp_path / "one"), store.open_run(tmp_path / "two"))


def test_a_full_disk_stops_the_run_and_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Or Python would leave cut-off bytecode beside every module that it compiles meanwhile.
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    tournament = Tournament("carson-city", tuple(SEATS.split(",")), 8, part=4)
    begun = store.create(tmp_path / "run", tournament)
    begun.write(play_games(tournament, range(4), observe=True))

    full = lab_run(tmp_path, "--resume", "run", limit=_no_room)
    assert full.returncode == 1, full.stderr
    assert "run can't be written: File too large; what is done is kept" in full.stderr
    assert "go on with `cardtown lab run --resume run`" in full.stderr
    assert full.stdout == ""
    assert store.open_run(begun.path).present() == [range(4)]
    assert [part.name for part in (begun.path / "parts").iterdir()] == ["000000"]

    assert lab_run(tmp_path, "--resume", "run").returncode == 0
    whole = store.create(tmp_path / "whole", tournament)
    for numbers in tournament.parts():
        whole.write(play_games(tournament, numbers, observe=True))
    assert_same(store.open_run(begun.path), whole)


def _no_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


def test_resuming_says_what_was_repaired(tmp_path: Path) -> None:
    assert lab_run(tmp_path, *FLAGS, "--out", "run").returncode == 0
    before = {name: store.open_run(tmp_path / "run").table(name) for name in ("games", "seats")}
    parts = tmp_path / "run" / "parts"
    (parts / "000001" / "seats.parquet").write_bytes(b"")
    (parts / "000003").rename(parts / "000003.unfinished")
    resumed = lab_run(tmp_path, "--resume", "run")
    assert resumed.returncode == 0
    assert "part 000001 was damaged (seats.parquet is damaged" in resumed.stderr
    assert "part 000003 was half written: it is played again" in resumed.stderr
    assert "run: 8 of 40 games to play" in resumed.stderr
    after = store.open_run(tmp_path / "run")
    assert all(after.table(name).equals(found) for name, found in before.items())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "run: name a game or a tournament file, or a run with --resume DIR"),
        (
            ["chess"],
            "run: 'chess' is neither a game (carson-city, card-city) nor a tournament file",
        ),
        (["carson-city"], "run: carson-city needs --seats and --games"),
        (["no.toml"], "no.toml: file: 'no.toml' can't be read"),
        (["bad.toml"], 'bad.toml: line 3: games: must be a whole number, not "many"'),
        (["bad.toml", "--games", "5"], "run: bad.toml says what is played; leave out --games"),
        (["--resume", "nowhere"], "run: nowhere holds no run: it has no tournament.toml"),
        (["--resume", "x", "--seed", "y"], "resume: x says what is played; give nothing else"),
        (["--resume", "x", "--out", "y"], "resume: x says what is played; give nothing else"),
        ([*FLAGS, "--options", "x"], 'option: "x" is not NAME=VALUE'),
        ([*FLAGS, "--options", "x=1"], 'options."x": is not a known key here'),
        ([*FLAGS, "--deck", "no.toml"], "deck: 'no.toml' can't be read: No such file"),
        ([*FLAGS, "--out", "."], "out: . is not empty: choose another folder"),
        ([*FLAGS, "--games", "0"], "games: must be at least 1"),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_started(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    text = 'game = "carson-city"\nseats = []\ngames = "many"\n'
    Path("bad.toml").write_text(text, "utf-8")
    assert main(["lab", "run", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"cardtown: {said}")
    assert len(shown.err.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]


def test_options_and_records_reach_the_games(tmp_path: Path) -> None:
    flags = ["card-city", "--seats", "bot:random,bot:random", "--games", "2", "--records"]
    switches = ["--options", "development=once", "--options", "joining=allowed"]
    assert lab_run(tmp_path, *flags, *switches, "--out", "run").returncode == 0
    record = json.loads((tmp_path / "run/parts/000000/records.jsonl").read_text().splitlines()[0])
    assert record["options"] == {"development": "once", "joining": "allowed"}


def test_without_polars_the_lab_says_what_to_install_and_the_arena_plays(tmp_path: Path) -> None:
    without = f"import sys; sys.modules['polars'] = None; {PROGRAM}"

    def call(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", without, *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    refused = call("lab", "run", *FLAGS)
    assert refused.returncode == 2
    assert refused.stderr == ("cardtown: Polars is not installed: pip install 'cardtown[lab]'\n")
    assert refused.stdout == ""
    assert not list(tmp_path.iterdir())
    assert call("arena", *FLAGS, "--jobs", "2").returncode == 0
