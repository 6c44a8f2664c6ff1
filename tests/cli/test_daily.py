"""`daily verify`: the deals of an honest day are proven, with a game that was played with them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from cardtown import games
from cardtown.cli.main import main
from cardtown.core import Record
from cardtown.core.daily import Chain, back, pool, seed_of
from cardtown.proof.daily import Day

CHAIN = Chain("5ec2e7" * 10 + "5ec2", date(2026, 11, 1))
DAY = date(2026, 11, 19)
SHARES = ("ada0" * 8, "b0" * 16)
Verify = Callable[..., tuple[int, str]]


def published() -> Day:
    key = CHAIN.key(DAY)
    return Day(DAY, CHAIN.first, CHAIN.anchor, back(key, 1), key, SHARES)


def record_of(seed: str) -> dict[str, Any]:
    table = games.get("card-city").new_table(["human"], seed=seed)
    rng = random.Random(3)
    while pending := table.decisions():
        table.play(pending[0].seat, rng.choice(pending[0].options))
    return Record.of(table).to_json()


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    def run(day: Any, *claims: str, record: Any = None, asked: str = str(DAY)) -> tuple[int, str]:
        (tmp_path / "day.json").write_text(json.dumps(day), "utf-8")
        words = ["daily", "verify", asked, str(tmp_path / "day.json"), *claims]
        if record is not None:
            (tmp_path / "game.json").write_text(json.dumps(record), "utf-8")
            words += ["--record", str(tmp_path / "game.json")]
        code = main(words)
        printed = capsys.readouterr()
        return code, printed.out or printed.err

    return run


def claims() -> list[str]:
    before = CHAIN.key(DAY - timedelta(1))
    return ["--anchor", CHAIN.anchor, "--before", before, "--entropy", SHARES[0]]


def test_a_day_and_a_game_of_it_are_proven_whole(verify: Verify) -> None:
    seed = seed_of(DAY, "card-city", CHAIN.key(DAY), pool(SHARES))
    code, shown = verify(published().to_json(), *claims(), record=record_of(seed))
    assert code == 0
    assert shown.endswith("All of it is proven.\n")
    assert "\n✓ deal: " in shown
    assert "\n✓ actions: " in shown


def test_a_game_that_was_dealt_otherwise_is_found(verify: Verify) -> None:
    seed = seed_of(DAY, "card-city", CHAIN.key(DAY), pool(SHARES[:1]))
    code, shown = verify(published().to_json(), *claims(), record=record_of(seed))
    assert code == 1
    assert shown.endswith("Not true: deal.\n")


def test_programs_get_the_steps_as_json(verify: Verify) -> None:
    code, shown = verify(published().to_json(), "--json")
    answer = json.loads(shown)
    assert code == 0
    assert answer["valid"]
    assert {one["check"] for one in answer["checks"] if one["proven"] is None} == {
        "anchor",
        "entropy",
    }


def test_a_share_that_was_left_out_is_found(verify: Verify) -> None:
    code, shown = verify(published().to_json(), "--entropy", "c" * 32)
    assert code == 1
    assert "left out" in shown


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"format": "cardtown-day/2"}, "format"),
        ({"key": "abc"}, "key"),
        ({"entropies": ["abc"]}, "entropy"),
        ({"date": "today"}, "date"),
        ({"more": 1}, "more"),
    ],
)
def test_a_file_that_is_no_day_is_refused_with_the_field_at_fault(
    verify: Verify, changed: dict[str, Any], named: str
) -> None:
    code, shown = verify(published().to_json() | changed)
    assert code == 2
    assert named in shown


def test_a_date_that_is_none_is_refused(verify: Verify) -> None:
    assert verify(published().to_json(), asked="yesterday") == (
        2,
        "cardtown: date: must be a date such as 2026-11-19\n",
    )


def test_the_proof_of_a_game_alone_names_the_day(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = seed_of(DAY, "card-city", CHAIN.key(DAY), pool(SHARES))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of(seed)), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert "seed: is that of 2026-11-19: 'cardtown daily verify'" in capsys.readouterr().out
