"""Firefox and WebKit: whole games of both games, and the pages around them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from cardtown import games
from cardtown.core import Record, replay
from tests.sampling import sample
from tests.server.harness import PATIENCE_S, ServerProcess
from tests.web import other_browsers
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.pages import play_now
from tests.web.scorepad import link, scored, typeset
from tests.web.screens import Screen, randomly
from tests.web.watching_proxy import WatchingProxy, http_response
from tests.web.webdriver import Driver
from tests.web.webdriver_visitor import WebDriverVisitor

ENGINES: Final = {
    "firefox": (other_browsers.missing_for_firefox, other_browsers.firefox),
    "webkit": (other_browsers.missing_for_webkit, other_browsers.webkit),
}
SCREENS: Final[dict[str, type[Screen]]] = {"carson-city": CarsonScreen, "card-city": CardCityScreen}
PAIRS: Final = [(engine, game) for game in sorted(SCREENS) for engine in ENGINES]
WHOLE_GAMES: Final = sample(PAIRS, 1, days=2, turn=1)
"""Each of them plays both games within eight days; the other tests run in both every day."""
DISTRICT: Final = {"name": "Bo", "rows": ["_RL__", "_MC__", "__I__"], "coins": 13}


@pytest.fixture(scope="module")
def driver(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Driver]:
    """A browser of one kind, for all tests of the module."""
    missing, start = ENGINES[request.param]
    if said := missing():
        pytest.skip(said)
    with start(tmp_path_factory.mktemp(request.param)) as running:
        yield running


@pytest.fixture
def network(server: ServerProcess) -> Iterator[WatchingProxy]:
    """The proxy between browser and server."""
    with WatchingProxy(server.port) as watched:
        yield watched


@pytest.fixture
def me(driver: Driver, network: WatchingProxy) -> Iterator[WebDriverVisitor]:
    """A visitor in that browser; checks at the end that nothing went wrong."""
    guest = WebDriverVisitor(driver, network)
    yield guest
    assert guest.troubles == []


@pytest.mark.long
@pytest.mark.parametrize(("driver", "game"), WHOLE_GAMES, indirect=["driver"])
def test_a_whole_game_and_how_it_went(
    me: WebDriverVisitor, server: ServerProcess, game: str
) -> None:
    play_now(me, game)
    end = SCREENS[game](me).play_out(randomly(1))
    me.button("web-rematch").wait_for()
    table = end["table"]["id"]
    record = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=PATIENCE_S).json()
    result = replay(Record.from_json(record), games.get(game)).result
    assert result is not None
    assert list(result.scores) == [seat["points"] for seat in end["view"]["seats"]]
    if len(result.scores) > 1:
        shown = me.find("region", "web-after-result")
        for score in result.scores:
            shown.get_by_text(
                re.compile(rf"(^|\s){re.escape(typeset(score))}(\s|$)")
            ).first.wait_for()
    story = httpx.get(f"{server.url}/api/tables/{table}/story", timeout=PATIENCE_S).json()
    last = len(story["steps"]) - 1
    me.page.goto(f"/replay/{table}?step={last - 1}")
    step_is_shown(me, last - 1, last)
    me.press("web-replay-on")
    step_is_shown(me, last, last)
    me.find("region", "score-sheet").wait_for()


def step_is_shown(me: WebDriverVisitor, step: int, last: int) -> None:
    """Check that the step and its table are on the screen."""
    counted = me.words("web-replay-step-of", n=step, number=last)
    me.find("region", "web-replay").get_by_text(counted).wait_for()
    me.page.locator(f".docked[data-step='{step}'] main").wait_for()


@pytest.mark.parametrize("driver", ENGINES, indirect=True)
def test_the_scorepad_adds_up_a_city(me: WebDriverVisitor) -> None:
    me.page.goto(f"/scorepad/card-city#{link(DISTRICT)}")
    players = me.page.get_by_role("navigation", name=me.words("web-pad-players"))
    total = scored("card-city", DISTRICT)["total"]
    assert total != 0, "an empty pad would show the same"
    first = players.get_by_role("button").first
    first.get_by_text(typeset(total), exact=True).wait_for()


@pytest.mark.parametrize("driver", ENGINES, indirect=True)
def test_the_page_reloads_if_a_file_is_gone_after_a_deploy(
    driver: Driver, network: WatchingProxy
) -> None:
    me = WebDriverVisitor(driver, network)
    me.page.goto("/")
    network.replaced["/assets/Lobby-"] = http_response("404 Not Found", "text/plain", b"")
    me.act(me.find("link", "web-lobby").first)
    network.wait_for_pages(3)  # two were requested, and one reloads itself
    me.find("heading", "web-lobby").wait_for()
    network.wait_for_trouble("/assets/Lobby-")


@pytest.mark.parametrize("driver", ENGINES, indirect=True)
def test_a_failing_page_says_so(driver: Driver, network: WatchingProxy) -> None:
    me = WebDriverVisitor(driver, network)
    me.page.goto("/")
    network.replaced["/api/lobby"] = http_response("200 OK", "application/json", b"[{}]")
    me.act(me.find("link", "web-lobby").first)
    me.find("heading", "web-failed").wait_for()
    me.act(me.page.get_by_text(me.words("web-report"), exact=True))
    assert "page: /lobby" in me.page.locator("pre").inner_text()
    network.wait_for_trouble("console error")
    me.act(me.find("link", "web-to-start"))
    me.page.get_by_role("article").first.wait_for()
