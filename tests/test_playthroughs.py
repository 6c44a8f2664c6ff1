"""Golden playthroughs: whole games as text, with every seat's view, compared line by line.

A rule that changes, a card that moves or a secret that leaks shows as a diff.
"""

from __future__ import annotations

from difflib import unified_diff

import pytest

from cardtown import games
from cardtown.core import DeckStamp, Seat
from cardtown.testing import describe, random_playthrough
from tests.regenerate_playthroughs import COMMAND, FOLDER, Playthrough, present

LARGEST = 150_000
SHOWN = 60


@pytest.mark.parametrize("one", present(), ids=lambda one: one.path.stem)
def test_the_game_is_played_as_the_golden_file_says(one: Playthrough) -> None:
    assert one.path.exists(), f"{one.path.name} is missing; write it with: {COMMAND}"
    golden, played = one.path.read_text("utf-8"), one.text()
    if golden != played:
        diff = list(unified_diff(golden.splitlines(), played.splitlines(), "golden", "now", n=1))
        more = f"\n… and {len(diff) - SHOWN} lines more" if len(diff) > SHOWN else ""
        pytest.fail(
            f"{one.path.name} no longer matches the game. If that is intended, regenerate it with: "
            f"{COMMAND}\n" + "\n".join(diff[:SHOWN]) + more,
            pytrace=False,
        )


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_golden_files(game: str) -> None:
    assert [one for one in present() if one.game == game], (
        f"{game} has no golden playthrough: add one to tests/regenerate_playthroughs.py, "
        f"then {COMMAND}"
    )


def test_every_golden_file_belongs_to_a_game() -> None:
    assert set(FOLDER.glob("*.txt")) == {one.path for one in present()}, f"run {COMMAND}"


def test_golden_files_stay_small() -> None:
    for one in present():
        assert one.path.stat().st_size < LARGEST


@pytest.mark.parametrize("game", games.names())
def test_a_playthrough_can_be_shown_whole(game: str) -> None:
    one = next(one for one in present() if one.game == game)
    whole = random_playthrough(games.get(game), one.seats, one.seed)
    steps = [line for line in whole.splitlines() if line.startswith("step ")]
    actions = whole[whole.index("over after ") :].split()[2]
    assert steps == [f"step {number}" for number in range(1, int(actions) + 1)]


def test_a_view_is_described_by_short_facts() -> None:
    table = games.get("carson-city").new_table([Seat("Ann"), *["virtual:expert"] * 3], seed="x")
    facts = describe(table.view(0))
    assert facts["seat"] == "0"
    assert facts["seats[0].name"] == "Ann"
    assert facts["seats[0].hand"] == "1 2 3 4 5 6 7 8 9"
    assert facts["seats[0].city"] == "nothing"
    assert facts["bid"] == "none"
    assert facts["over"] == "no"
    assert isinstance(table.deck, DeckStamp)
    assert facts["deck"] == table.deck.name
