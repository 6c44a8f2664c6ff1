"""Errors for people, wherever they happen."""

from __future__ import annotations

import pickle

import pytest

from cardtown.core import (
    BadAction,
    BadInput,
    CardtownError,
    GameOver,
    IllegalAction,
    MissingExtra,
    RecordMismatch,
)
from cardtown.core.messages import message
from cardtown.rulebook import RuleNotFound
from cardtown.server.errors import Refused


@pytest.mark.parametrize(
    "error",
    [
        BadInput("seed", "must not be empty", message("bad-seed")),
        BadAction("no such action"),
        IllegalAction("C4.2", "too large", message("bad-carson-city-size", height=9, width=9)),
        GameOver("the game is over"),
        RecordMismatch(3, "does not fit"),
        MissingExtra("ray", "ray"),
        RuleNotFound("C99"),
        Refused("text", "no such text", "C1.1"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_whole_from_another_process(error: CardtownError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
    assert again.message == error.message
