"""Observations and action numbers of the core: those that `envs` makes from views, bit for bit."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from cardtown import fast, games
from tools.lockstep import SETTINGS

np = pytest.importorskip("numpy")
GAMES = 12


@pytest.mark.parametrize("game", SETTINGS)
def test_every_seat_observes_what_python_makes_of_its_view(game: str) -> None:
    """Random games of all settings: seats, virtual players, decks and switches."""
    from cardtown.envs.parts import codec_for

    rng = random.Random(f"observe {game}")
    for number in range(GAMES):
        seats, options, deck = SETTINGS[game](rng)
        tables: Any = (
            rules.new_table(seats, seed=f"{number}", options=options, deck=deck, log=False)
            for rules in (games.get(game), fast.get(game))
        )
        slow, quick = tables
        codec = codec_for(game, len(seats))
        while True:
            compare_observations(slow, quick, codec)
            if slow.over:
                break
            decision = rng.choice(slow.decisions())
            codec.resume()
            numbers = list(codec.numbers(decision, partial(slow.view, decision.seat)))
            assert list(quick.numbers(decision.seat)) == numbers
            assert quick.mask(decision.seat) == codec.actions.mask(numbers).tobytes()
            at = rng.randrange(len(numbers))
            quick.apply_number(decision.seat, numbers[at])
            slow.apply(decision.seat, decision.options[at])
            assert quick.history == slow.history


def compare_observations(slow: Any, quick: Any, codec: Any) -> None:
    floats = np.full(codec.observation.size, np.nan, np.float32)
    small = np.full(codec.observation.size, 77, np.uint8)
    for seat in range(len(slow.seats)):
        expected = codec.encode(slow.view(seat))
        quick.observe(seat, floats)
        assert floats.tobytes() == expected.tobytes()
        quick.observe(seat, small)
        assert (small == expected.clip(0, 255)).all()


def table(game: str = "carson-city") -> Any:
    return fast.get(game).new_table(["human"] * 4, seed="numbers", log=False)


def test_a_seat_that_has_nothing_to_decide_has_no_numbers() -> None:
    waiting = table("card-city")
    (decides,) = waiting.deciding()
    other = (decides + 1) % 4
    assert waiting.numbers(other) == ()
    assert not any(waiting.mask(other))
    assert waiting.decision(other) is None
    with pytest.raises(ValueError, match=f"is not an option of seat {other}"):
        waiting.apply_number(other, waiting.numbers(decides)[0])


@pytest.mark.parametrize("number", [-1, 0, 296, 10**30])
def test_other_numbers_are_refused(number: int) -> None:
    fresh = table()
    before = fresh.copy()
    with pytest.raises(ValueError, match=r"must be a number from|is not an option"):
        fresh.apply_number(0, number)
    assert fresh == before


@pytest.mark.parametrize(
    ("room", "error"),
    [
        (np.zeros(6601, np.float32), ValueError),
        (np.zeros(6603, np.uint8), ValueError),
        (np.zeros(6602, np.float64), TypeError),
        (np.zeros((6602, 2), np.float32)[:, 0], (ValueError, BufferError)),
        (np.frombuffer(bytearray(4 * 6602 + 1), np.uint8)[1:].view(np.float32), ValueError),
        (b"x" * 6602, BufferError),
        ([0.0] * 6602, TypeError),
        (None, TypeError),
    ],
    ids=["short", "long", "float64", "strided", "unaligned", "fixed", "list", "nothing"],
)
def test_rooms_that_do_not_fit_are_refused(room: Any, error: Any) -> None:
    with pytest.raises(error):
        table().observe(0, room)
    with pytest.raises(ValueError, match="seat must be"):
        table().observe(4, np.zeros(6602, np.float32))
