"""Everything that a decision needs is in the window: laptops, tablets, phones either way up."""

from __future__ import annotations

from typing import Final

import pytest

from tests.sampling import SEED, TAKES_ALL, sample
from tests.web.conftest import Visit
from tests.web.decisions import DECISIONS, kinds_asked
from tests.web.windows import LOW_LAPTOP, SIZES, SMALLEST_PHONE, Window
from tests.web.world import Moments, World

ALWAYS: Final = (LOW_LAPTOP, SMALLEST_PHONE)
TODAY: Final = (*ALWAYS, *sample([size for size in SIZES if size not in ALWAYS], 1))
LANGUAGES: Final = ("en", "de")


def _of_today() -> list[tuple[str, str]]:
    """Half of the kinds of decisions, each at one kind of table and in one language."""
    if TAKES_ALL:
        return [(name, language) for name in DECISIONS for language in LANGUAGES]
    by_kind: dict[str, list[str]] = {}
    for name in DECISIONS:
        game, _, kind = name.split("-", 2)
        by_kind.setdefault(f"{game}-{kind}", []).append(name)
    turns = list(enumerate(by_kind.values()))
    return [
        (names[(SEED + turn) % len(names)], LANGUAGES[(SEED // 2 + turn) % len(LANGUAGES)])
        for turn, names in sample(turns, len(turns) // 2)
    ]


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A table for every decision of today."""
    return {name: DECISIONS[name].story for name, _ in _of_today()}


@pytest.mark.parametrize(
    ("game", "kinds", "deals"),
    [
        ("carson-city", ("person", "virtual:novice", "virtual:novice", "virtual:novice"), 16),
        ("card-city", ("person",), 2),
        ("card-city", ("person", "person", "person"), 3),
    ],
)
def test_every_kind_of_decision_is_looked_at(game: str, kinds: tuple[str, ...], deals: int) -> None:
    looked_at = {one.case.kind for one in DECISIONS.values() if one.game == game}
    asked = kinds_asked(game, kinds, deals)
    assert asked <= looked_at, asked - looked_at


@pytest.mark.parametrize(("name", "language"), _of_today())
def test_a_decision_has_what_it_needs_in_every_window(
    look: Visit, prepared: World, name: str, language: str
) -> None:
    me = look(language=language, coach=True)
    prepared.bring(me, name)
    me.settle()
    DECISIONS[name].case.act(me)
    window = Window(me)
    found = [f"coached: {one}" for size in TODAY for one in window.faults(size)]
    window.dismiss_coach()
    found += [one for size in TODAY for one in window.faults(size)]
    me.page.keyboard.press("h")
    found += [f"with a hint: {one}" for size in TODAY for one in window.faults(size)]
    assert not found, "\n".join(found)
