"""The layout is stable: the shifts over a whole game, as browsers measure them."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any, Final

import pytest

from tests.sampling import sample
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, deal
from tests.web.screens import Screen, randomly
from tests.web.visitors import Visitor
from tests.web.world import Moments, World

MOST: Final = 0.02
"""The sum of all layout shifts of a game; browsers call pages with five times as much good."""
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"size": (1366, 650)},
    "phone": {"size": (390, 844), "touch": True},
}
SCREENS: Final[dict[str, type[Screen]]] = {"carson-city": CarsonScreen, "card-city": CardCityScreen}
SEATS: Final = {
    "carson-city": ("person", "bot:easy", "virtual:expert", "virtual:novice"),
    "card-city": ("person", "bot:easy", "bot:easy"),
}
CASES: Final = list(product(SCREENS, DEVICES))
_WATCH: Final = """
  window.shifts = [];
  const where = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifts.push({ value, what: sources.map(({ node, previousRect, currentRect }) =>
          `${node?.className}: ${where(previousRect)} to ${where(currentRect)}`) });
  }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A new game for each case."""
    return {
        f"{game}-{device}": partial(deal, 0, SEATS[game], [FIRST], game) for game, device in CASES
    }


def moved(visitor: Visitor) -> list[str]:
    """The layout shifts, if they were too large."""
    found = visitor.page.evaluate("() => window.shifts")
    total = sum(one["value"] for one in found)
    return [] if total <= MOST else [f"{one['value']:.4f} {one['what']}" for one in found]


@pytest.mark.long
@pytest.mark.parametrize(("game", "device"), sample(CASES, 1))
def test_nothing_moves_by_itself_in_a_whole_game(
    visit: Visit, prepared: World, game: str, device: str
) -> None:
    me = visit(**DEVICES[device])
    me.page.add_init_script(_WATCH)
    prepared.bring(me, f"{game}-{device}")
    SCREENS[game](me).play_out(randomly(3))
    me.button("web-rematch").wait_for()
    me.settle()
    assert moved(me) == []
