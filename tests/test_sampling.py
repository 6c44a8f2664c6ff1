"""A sample is part of the whole, and all samples together are the whole."""

from __future__ import annotations

import pytest

from tests import sampling
from tests.sampling import sample


@pytest.fixture(autouse=True)
def _not_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "TAKES_ALL", False)


@pytest.mark.parametrize(("cases", "count"), [(10, 3), (72, 12), (7, 1), (5, 4), (2, 1)])
def test_within_a_cycle_every_case_has_its_turn(
    monkeypatch: pytest.MonkeyPatch, cases: int, count: int
) -> None:
    seen: set[int] = set()
    for day in range(1000, 1000 + -(-cases // count)):
        monkeypatch.setattr(sampling, "SEED", day)
        taken = sample(range(cases), count)
        assert taken == sorted(set(taken)) == sample(range(cases), count)
        assert len(taken) == count
        seen.update(taken)
    assert seen == set(range(cases))


@pytest.mark.parametrize(("cases", "days", "turn"), [(4, 2, 1), (8, 2, 0), (12, 2, 1), (7, 3, 5)])
def test_cases_that_are_taken_every_few_days_have_their_turn_too(
    monkeypatch: pytest.MonkeyPatch, cases: int, days: int, turn: int
) -> None:
    seen: list[int] = []
    for day in range(1000, 1000 + cases * days):
        monkeypatch.setattr(sampling, "SEED", day)
        taken = sample(range(cases), 1, days=days, turn=turn)
        skipped = sampling.one_day_in(days, turn=turn).args[0]
        assert len(taken) == (0 if skipped else 1)
        seen += taken
    assert sorted(seen) == list(range(cases))


def test_where_there_are_few_cases_all_are_taken() -> None:
    assert sample("abc", 3) == ["a", "b", "c"]


def test_everything_is_taken_where_everything_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "TAKES_ALL", True)
    assert sample(range(10), 2) == list(range(10))
    assert sample(range(10), 2, days=2, turn=0) == sample(range(10), 2, days=2, turn=1)


def test_turns_share_the_days(monkeypatch: pytest.MonkeyPatch) -> None:
    for day in range(4):
        monkeypatch.setattr(sampling, "SEED", day)
        skipped = [sampling.one_day_in(4, turn=turn).args[0] for turn in range(4)]
        assert skipped.count(False) == 1
