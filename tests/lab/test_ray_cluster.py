"""A real Ray cluster on this machine: the same rows as without it, even if processes die."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from cardtown.core import BadInput
from cardtown.lab import Tournament, local, play_games, run_missing, store
from cardtown.lab.ray_cluster import cluster
from cardtown.lab.store import Run
from tests.sampling import one_day_in
from tests.server.services import free_port

pytestmark = pytest.mark.slow
SEATS = ("virtual:expert", "bot:random", "virtual:novice")
BOTS = "bot:tests.lab.bots_that_strike"
PROGRAM = "import sys; from cardtown.cli.main import main; sys.exit(main(sys.argv[1:]))"


def tournament(bot: str) -> Tournament:
    return Tournament("carson-city", (bot, *SEATS), 48, part=4)


def assert_same(one: Run, other: Run) -> None:
    """The same rows in all tables but the one that differs each time."""
    assert one.complete
    assert other.complete
    for name in one.row_types.keys() - {"times"}:
        assert one.table(name).equals(other.table(name)), name


@one_day_in(8, turn=1)
def test_a_worker_of_ray_that_is_killed_loses_no_game_and_doubles_none(tmp_path: Path) -> None:
    bot = f"{BOTS}:KillsItself:count={tmp_path / 'count'},after=300"
    on_ray = store.create(tmp_path / "ray", tournament(bot))
    with cluster("local", jobs=2) as executor:
        run_missing(on_ray, executor)
    assert (tmp_path / "count.struck").exists()
    # It strikes once: now the same bot plays undisturbed.
    here = store.create(tmp_path / "here", tournament(bot))
    run_missing(here, partial(local.play_parts, jobs=2))
    assert_same(store.open_run(on_ray.path), store.open_run(here.path))
    assert on_ray.table("games")["number"].to_list() == list(range(48))


@contextmanager
def standing_cluster() -> Iterator[str]:
    """The address of a cluster that somebody else has started."""
    port = free_port()  # beyond the ports that Ray gives its workers
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    options = ["--port", str(port), "--num-cpus", "2", "--include-dashboard", "false"]
    head = subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert head.stdout is not None
    with head.stdout as said:
        lines = []
        for line in said:
            lines.append(line)
            if "block forever" in line:
                break
        found = re.search(r"Local node IP: (\S+)", "".join(lines))
        assert found is not None, lines
        try:
            yield f"{found[1]}:{port}"
        finally:
            head.terminate()
            head.wait()


@one_day_in(8, turn=3)
def test_a_running_cluster_is_found_by_its_address(tmp_path: Path) -> None:
    played = tournament("bot:random")
    on_ray = store.create(tmp_path / "ray", played)
    with standing_cluster() as address, cluster(address) as executor:
        run_missing(on_ray, executor)
    here = store.create(tmp_path / "here", played)
    run_missing(here, partial(local.play_parts, jobs=2))
    assert_same(store.open_run(on_ray.path), store.open_run(here.path))


@one_day_in(8, turn=5)
def test_a_bot_that_hangs_forfeits_on_ray_too() -> None:
    hanging = Tournament("carson-city", ("bot:tests.bots_that_fail:Hangs", *SEATS), 1, seconds=0.1)
    with cluster("local", jobs=1) as executor:
        (played,) = executor(partial(play_games, hanging, observe=False), hanging.parts())
    assert played.rows["seats"][0][-1] == "took more than 0.1 s for 'bid'"


@one_day_in(8, turn=7)
def test_a_lost_cluster_stops_the_run_and_it_can_be_resumed(tmp_path: Path) -> None:
    bot = f"{BOTS}:KillsTheNode:count={tmp_path / 'count'},after=600"
    begun = store.create(tmp_path / "run", tournament(bot))
    command = [sys.executable, "-c", PROGRAM, "lab", "run", "--resume", str(begun.path)]
    lost = subprocess.run(
        [*command, "--ray", "local", "--jobs", "2"], capture_output=True, text=True, check=False
    )
    assert lost.returncode == 1, lost.stderr
    assert "cardtown: the Ray cluster" in lost.stderr
    assert f"go on with `cardtown lab run --resume {begun.path}`" in lost.stderr
    assert "Traceback" not in lost.stderr
    assert lost.stdout == ""
    assert not store.open_run(begun.path).complete

    subprocess.run([*command, "--jobs", "2"], capture_output=True, check=True)
    here = store.create(tmp_path / "here", tournament(bot))
    run_missing(here, partial(local.play_parts, jobs=2))
    assert_same(store.open_run(begun.path), store.open_run(here.path))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "ray://127.0.0.1:9"])
def test_without_a_cluster_nothing_is_started(address: str) -> None:
    with pytest.raises(BadInput, match=f"no Ray cluster at {address}"), cluster(address):
        pass
