"""Playing in processes: always the same rows, for any number of processes and if some die."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cardtown.core import BadInput
from cardtown.lab import Results, Tournament, play_games, play_tournament
from cardtown.lab.errors import Stopped
from cardtown.lab.local import play_parts
from cardtown.lab.play import PlayedGames

SEATS = ("virtual:expert", "bot:random", "virtual:novice")


def tournament(bot: str, games: int = 12) -> Tournament:
    return Tournament("carson-city", (bot, *SEATS), games, part=4)


def play_all(what: Tournament, jobs: int) -> Results:
    """The rows without those that differ each time."""
    return play_tournament(what, partial(play_parts, jobs=jobs))._replace(times=[])


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    alone = play_all(tournament("bot:random"), jobs=1)
    assert play_all(tournament("bot:random"), jobs=2) == alone
    assert [row.number for row in alone.games] == list(range(12))


def test_the_same_number_gives_the_same_game_alone() -> None:
    whole = play_all(tournament("bot:random"), jobs=1)
    alone = play_games(tournament("bot:random"), range(7, 8), observe=False)
    assert alone.rows["games"] == whole.games[7:8]
    assert alone.rows["seats"] == whole.seats[28:32]


def test_a_worker_that_is_killed_loses_no_game_and_doubles_none(tmp_path: Path) -> None:
    bot = f"bot:tests.lab.bots_that_strike:KillsItself:count={tmp_path / 'count'},after=150"
    struck = play_all(tournament(bot), jobs=2)
    assert (tmp_path / "count.struck").exists()
    # It strikes once: this time the same bot plays undisturbed, in this process.
    assert play_all(tournament(bot), jobs=1) == struck
    assert [row.number for row in struck.games] == list(range(12))


def test_a_part_that_kills_every_worker_stops_the_run() -> None:
    bot = "bot:tests.lab.bots_that_strike:AlwaysKillsItself"
    with pytest.raises(Stopped, match="3 worker processes died while they played games"):
        play_all(tournament(bot), jobs=2)


def test_an_error_in_a_worker_is_reported_with_its_traceback() -> None:
    with pytest.raises(RuntimeError, match=r"in a worker process:(.|\n)*ZeroDivisionError"):
        list(play_parts(_faulty, [range(1), range(1, 2)], jobs=2))


def _faulty(numbers: range) -> PlayedGames:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("seats", "games", "said"),
    [
        (("human",) * 4, 1, "can't play by itself"),
        (("bot:random",), 1, r"C2\.1"),
        (("bot:x", *SEATS), 1, "no bot 'x'"),
        (("bot:random", *SEATS), 0, "games: must be at least 1"),
    ],
)
def test_an_impossible_tournament_is_refused_before_it_runs(
    seats: tuple[str, ...], games: int, said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        play_tournament(Tournament("carson-city", seats, games))
