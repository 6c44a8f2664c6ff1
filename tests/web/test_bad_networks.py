"""Two people play over a bad network: nothing is lost, shown wrong or stuck for too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.sampling import sample
from tests.server.harness import ServerProcess
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.proxy import BadNetwork, Fault
from tests.web.screens import Choose, Screen, has_reached, is_over, randomly
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Setting, Visitor

SEATS: Final = {
    "carson-city": ("person", "person", "virtual:novice", "virtual:novice"),
    "card-city": ("person", "person"),
}
SCREENS: Final[dict[str, type[Screen]]] = {"carson-city": CarsonScreen, "card-city": CardCityScreen}
FAULTS: Final = [fault for fault in Fault if fault is not Fault.NONE]
GAMES_AND_FAULTS: Final = [
    (game, fault)
    for number, fault in enumerate(FAULTS)
    for turn, game in enumerate(SEATS)
    if (number + turn) % 2 in sample((0, 1), 1)
]
"""Every fault meets one of the games, and the other one the next day."""
DECISIONS: Final = 16
"""How many they make together; every fault strikes before that."""
STUCK_S: Final = 60
"""Twice the time after which the client gives up a request."""


def play_some(screens: Sequence[Screen], choose: Choose) -> list[int]:
    """Let two people decide in turn; how many decisions each has made."""
    made = [0] * len(screens)
    patience_ends = monotonic() + STUCK_S
    while sum(made) < DECISIONS and not is_over(screens[0].visitor.latest):
        assert monotonic() < patience_ends, f"stuck after {made} decisions"
        for who, screen in enumerate(screens):
            if screen.may_choose:
                screen.play(screen.visitor.latest, choose)
                made[who] += 1
                patience_ends = monotonic() + STUCK_S
            else:
                screen.visitor.wait_for_news()
    return made


def shown(visitor: Visitor) -> list[str]:
    """The cities that the page shows, as a screen reader would tell them."""
    visitor.settle()
    return [city.aria_snapshot() for city in visitor.page.get_by_role("grid").all()]


@pytest.mark.parametrize(("game", "fault"), GAMES_AND_FAULTS)
def test_two_people_play(browser: Browser, server: ServerProcess, game: str, fault: Fault) -> None:
    with BadNetwork(server.port, fault) as network:
        people = [Visitor(browser, network.url, Setting()) for _ in range(2)]
        table = new_table(people[0], game, *SEATS[game])
        for name, one in zip(("Ada", "Bo"), people, strict=True):
            sit_down(one, table, name)
        screens = [SCREENS[game](one) for one in people]
        for one in people:
            one.until(lambda update: update["view"] is not None)
        made = play_some(screens, randomly(3))
        assert network.spoilt > 0
        for one in people:
            truth = one.context.request.get(f"{server.url}/api/tables/{table}").json()
            one.until(partial(has_reached, truth["number"]))
            items = [item for item in truth["items"] if item["kind"] == "played"]
            played = Counter(item["seat"] for item in items)
            assert played[truth["seat"]] >= made[people.index(one)], "nothing is lost"
            through_faults = shown(one)
            one.open_page().goto(f"{server.url}/table/{table}")
            one.until(partial(has_reached, truth["number"]))
            assert through_faults == shown(one), "nothing is shown wrong"
            one.excuse_a_server_that_is_gone()
            one.close()
            assert one.troubles == []
