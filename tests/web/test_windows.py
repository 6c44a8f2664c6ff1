"""Everything that a decision needs is in the window: laptops, tablets, phones either way up."""

from __future__ import annotations

from itertools import product
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
DAYS: Final = 3


def _of_today() -> list[tuple[str, str]]:
    """Every kind of decision within three days, each time at another kind of table or in another
    language."""
    if TAKES_ALL:
        return [(name, language) for name in DECISIONS for language in LANGUAGES]
    by_kind: dict[str, list[tuple[str, str]]] = {}
    for language, name in product(LANGUAGES, DECISIONS):
        game, _, kind = name.split("-", 2)
        by_kind.setdefault(f"{game}-{kind}", []).append((name, language))
    cycle, today = divmod(SEED, DAYS)
    return [
        cases[(cycle + turn) % len(cases)]
        for turn, cases in enumerate(by_kind.values())
        if turn % DAYS == today
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
