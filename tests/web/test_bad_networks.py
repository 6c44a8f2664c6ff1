"""Two people play over a faulty network: nothing is lost, wrong, or stuck for too long."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.sampling import TAKES_ALL, sample
from tests.server.harness import ServerProcess
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.proxy import Fault, FaultyProxy
from tests.web.screens import Choose, Screen, has_reached, is_forced, is_over, randomly
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Setting, Update, Visitor

SEATS: Final = {
    "carson-city": ("person", "person", "virtual:novice", "virtual:novice"),
    "card-city": ("person", "person"),
}
SCREENS: Final[dict[str, type[Screen]]] = {"carson-city": CarsonScreen, "card-city": CardCityScreen}
FAULTS: Final = [fault for fault in Fault if fault is not Fault.NONE]
EVERY: Final = [(game, fault) for fault in FAULTS for game in SEATS]
WHOLE: Final = sample(EVERY, 1, days=2, turn=0)
"""The case that is played to the end, if it is its day: each comes up within 24 days."""
TODAY: Final = [*WHOLE, *(one for one in sample(EVERY, 2) if one not in WHOLE)]
"""The cases of today: each begins within six days."""
BEGINNING: Final = 16
"""How many decisions they make in the other games; every fault strikes within 16."""
STRIKES: Final = 8 if TAKES_ALL else 2
"""How many texts are dropped, cut or frozen; a client takes its time to notice each of them."""
_BARE: Final = re.compile(r", free(: beside no building)?\"")
"""A cell where nothing can be built: a page shows no fewer cells before a round is over."""
STUCK_S: Final = 180
"""The client gives up a request after a sixth of it; a busy machine may take long to go on."""


def play_some(screens: Sequence[Screen], choose: Choose, most: float) -> list[int]:
    """Let two people make at most that many decisions in turn; returns how many each has made."""
    made = [0] * len(screens)
    patience_ends = monotonic() + STUCK_S
    while sum(made) < most and not is_over(screens[0].visitor.latest):
        assert monotonic() < patience_ends, f"stuck after {made} decisions"
        for who, screen in enumerate(screens):
            if screen.may_choose:
                screen.play(screen.visitor.latest, choose)
                made[who] += 1
                patience_ends = monotonic() + STUCK_S
            else:
                screen.visitor.wait_for_news()
    return made


def wait_for_a_choice(people: Sequence[Visitor], address: str) -> None:
    """Wait until people have to choose: programs and pages play everything else by themselves.

    While they do, two pages that are looked at one after the other show different moments.
    """
    patience_ends = monotonic() + STUCK_S
    while not _people_choose([one.context.request.get(address).json() for one in people]):
        assert monotonic() < patience_ends, "nobody plays on"
        people[0].wait_for_news()


def _people_choose(states: Sequence[Update]) -> bool:
    """Whether the table waits for people, none of whom has to do the only thing possible."""
    if is_over(states[0]):
        return True
    seats, deciding = states[0]["table"]["seats"], states[0]["view"]["deciding"]
    return all(seats[seat]["kind"] == "person" for seat in deciding) and not any(
        one["decision"] and is_forced(one) for one in states
    )


def shown(visitor: Visitor) -> Counter[str]:
    """The cities on the page as a screen reader reads them; at the end, who has won."""
    if is_over(visitor.latest):
        result = visitor.find("region", "web-after-result")
        result.wait_for()
        visitor.settle()
        headings = visitor.page.get_by_role("main").get_by_role("heading").all_inner_texts()
        sheets = visitor.page.get_by_role("table").all()
        return Counter([*headings, *(part.aria_snapshot() for part in (result, *sheets))])
    cities = visitor.page.get_by_role("grid")
    cities.first.wait_for()  # an update arrives before the page has drawn it
    visitor.settle()
    lines = (line for city in cities.all() for line in city.aria_snapshot().splitlines())
    return Counter(line for line in lines if "gridcell" in line)


def assert_alike(through_faults: Counter[str], fresh: Counter[str]) -> None:
    """Both pages show the same, except for bare cells kept from this round."""
    assert fresh - through_faults == Counter(), "something is missing"
    extra = through_faults - fresh
    assert [line for line in extra if not _BARE.search(line)] == [], "something is wrong"


@pytest.mark.long
@pytest.mark.parametrize(("game", "fault"), TODAY)
def test_two_people_play(browser: Browser, server: ServerProcess, game: str, fault: Fault) -> None:
    with FaultyProxy(server.port, fault, STRIKES) as network:
        people = [Visitor(browser, network.url, Setting()) for _ in range(2)]
        for one in people:
            one.patience_s = STUCK_S
        table = new_table(people[0], game, *SEATS[game])
        for name, one in zip(("Ada", "Bo"), people, strict=True):
            sit_down(one, table, name)
        screens = [SCREENS[game](one) for one in people]
        for one in people:
            one.until(lambda update: update["view"] is not None)
        most = math.inf if (game, fault) in WHOLE else BEGINNING
        made = play_some(screens, randomly(3), most)
        assert network.spoilt > 0
        address = f"{server.url}/api/tables/{table}"
        wait_for_a_choice(people, address)
        for one in people:
            truth = one.context.request.get(address).json()
            one.until(partial(has_reached, truth["number"]))
            items = [item for item in truth["items"] if item["kind"] == "played"]
            played = Counter(item["seat"] for item in items)
            assert played[truth["seat"]] >= made[people.index(one)], "an action is lost"
            through_faults = shown(one)
            one.open_page().goto(f"{server.url}/table/{table}")
            one.until(partial(has_reached, truth["number"]))
            assert_alike(through_faults, shown(one))
            one.ignore_connection_errors()
            one.close()
            assert one.troubles == []
