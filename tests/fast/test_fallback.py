"""Without the core, the Python rules play, and a warning says so once."""

from __future__ import annotations

import warnings

import pytest

from cardtown import fast, games


@pytest.fixture
def _not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    fast._say_once.cache_clear()


@pytest.mark.usefixtures("_not_built")
def test_without_the_core_games_are_the_plain_ones_and_that_is_said_once() -> None:
    with pytest.warns(fast.SlowerWarning, match="a hundred times slower"):
        assert fast.get("carson-city") is games.get("carson-city")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert fast.get("carson-city") is games.get("carson-city")


def test_with_the_core_games_are_the_compiled_ones() -> None:
    assert fast.get("carson-city") is not games.get("carson-city")
    assert fast.get("carson-city").facts == games.get("carson-city").facts
