"""Two people at a real terminal: hidden cards leave the screen before the other one looks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.test_pty import ESCAPES, Person

pytestmark = pytest.mark.slow

TWO = "play('card-city', seats='you,you', names='Anna,Ben', seed='two')"
WIPED = "\x1b[2J\x1b[3J"


@pytest.fixture
def people(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Person]:
    environ: dict[str, str] = getattr(request, "param", {})
    person = Person(TWO, tmp_path, **environ)
    yield person
    person.vanish()


def divide_in_secret(people: Person) -> str:
    """Anna divides; return what appears between her line and the question to Ben."""
    people.see("keyboard to Anna")
    people.see("> ")
    people.type("")
    people.see("Which two cards open")
    people.see("> ")
    people.type("0 2 | 1 | 3")
    return people.see("Which lot do you take?")


def test_what_the_divider_saw_is_wiped_before_the_other_chooses(people: Person) -> None:
    between = divide_in_secret(people)
    assert WIPED in between
    seen = ESCAPES.sub("", between.rpartition(WIPED)[2])
    assert "Anna offers Ben I R open, or I and 1 face down." in seen
    assert "0 2" not in seen
    assert "╭ 0" not in seen
    assert seen.count("Residenti-") == 1


def test_the_chooser_picks_the_mixed_lot_up_alone(people: Person) -> None:
    divide_in_secret(people)
    people.see("> ")
    people.type("mixed")
    first = people.see("keyboard to ")
    assert "You hold" not in first
    assert " holds " not in first
    people.see("> ")
    people.type("")
    people.see("You hold ")


@pytest.mark.parametrize("people", [{"TERM": "dumb"}, {"NO_COLOR": "1"}], indirect=True)
def test_a_terminal_that_cannot_be_wiped_scrolls_the_secret_away(people: Person) -> None:
    between = divide_in_secret(people)
    assert "\x1b" not in between
    assert "\n" * 24 in between.replace("\r", "")
