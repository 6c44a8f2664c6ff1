"""Whole games without a network, on this device: in the browser, and again by Python."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Error, expect

from cardtown import games
from cardtown.core import Record, replay
from tests.sampling import one_day_in
from tests.server.harness import PATIENCE_S, ServerProcess
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.screens import Screen, randomly
from tests.web.visitors import Visitor

SCREENS: Final[dict[str, type[Screen]]] = {"carson-city": CarsonScreen, "card-city": CardCityScreen}
TURNS: Final = {"carson-city": 1, "card-city": 3}
"""The days of four on which a whole game is played: Python in a browser takes its time."""
NEWS: Final = "news of this device"
# The page asks a worker instead of a server: what the worker answers is what a socket would bring.
OVERHEAR: Final = f"""
const Plain = Worker;
window.Worker = class extends Plain {{
  constructor(...given) {{
    super(...given);
    this.addEventListener("message", ({{ data }}) => {{
      if (data?.body?.startsWith('{{"type":"update"')) {{
        overheard(data.body).then(() => console.debug("{NEWS}"));
      }}
    }});
  }}
}};
"""
_LOADING_MS: Final = 120_000
_POLL_MS: Final = 2_000


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test's own, since it is killed."""
    with ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(client)}) as running:
        yield running


@pytest.fixture
def me(visit: Visit, server: ServerProcess) -> Visitor:
    """Somebody whose device has all it needs, and lost its network."""
    guest: Visitor = visit(keeps_site=True)
    guest.context.expose_binding("overheard", lambda _, text: guest.hear(text))
    guest.context.add_init_script(OVERHEAR)

    def wait_for_news() -> None:
        with suppress(Error):  # the page had heard it already
            guest.page.wait_for_event("console", lambda one: one.text == NEWS, timeout=_POLL_MS)

    guest.patience_s = _LOADING_MS / 1000
    guest.wait_for_news = wait_for_news  # type: ignore[method-assign]
    guest.page.goto("/tables")
    mb = guest.page.evaluate(
        "() => (+document.documentElement.dataset.siteKb + "
        "+document.documentElement.dataset.pythonKb) / 1000"
    )
    assert mb <= 8
    load(guest)
    expect_all_is_loaded(guest)
    cut_off(guest, server)
    return guest


def load(me: Visitor) -> None:
    me.page.get_by_role("button", name=re.compile(r"^Load it")).click()


def expect_all_is_loaded(me: Visitor) -> None:
    ready = me.page.get_by_text(me.words("web-alone-ready"))
    expect(ready).to_be_visible(timeout=_LOADING_MS)


def cut_off(me: Visitor, server: ServerProcess) -> None:
    me.context.set_offline(True)
    server.kill()


def ignore_missing_network(me: Visitor) -> None:
    """Nothing but the API may be missing: every file is cached."""
    me.troubles = [
        one for one in me.troubles if not ("ERR_INTERNET_DISCONNECTED" in one and "/api/" in one)
    ]


def begin(me: Visitor, game: str) -> Screen:
    """Press "Play now" of a game on the start page."""
    me.page.goto("/")
    expect(me.page.get_by_text(me.words("web-no-network"))).to_be_visible()
    card = me.page.locator("article", has=me.page.locator(f"#game-{game}"))
    card.get_by_role("button", name=me.words("web-play-now")).click()
    screen = SCREENS[game](me)
    assert screen.turn() is not None
    return screen


def close_and_come_back(me: Visitor) -> None:
    """Close the page, and find the game again in the list of one's tables."""
    closed = me.page
    me.open_page()
    closed.close()
    me.updates.clear()
    me.page.goto("/tables")
    here = me.page.get_by_role("region", name=me.words("web-on-this-device"))
    here.get_by_role("link").first.click()
    me.until(lambda update: update["view"] is not None)


def record_of(me: Visitor, table: str) -> dict[str, Any]:
    """The record, as the page downloads it."""
    with me.page.expect_download() as download:
        me.button("web-record").click()
    text = Path(download.value.path()).read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    assert table.startswith("here-")
    return found


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=one_day_in(4, turn=turn)) for game, turn in TURNS.items()]
)
def test_a_whole_game_survives_a_closed_page_and_can_be_kept_online(
    me: Visitor, server: ServerProcess, game: str
) -> None:
    choose = randomly(5)
    screen = begin(me, game)
    table = screen.table_id
    for _ in range(6):
        update = screen.turn()
        assert update is not None
        screen.play(update, choose)
    close_and_come_back(me)
    end = screen.play_out(choose)
    record = record_of(me, table)
    over = replay(Record.from_json(record), games.get(game))
    assert over.result is not None
    assert end["table"]["seed"] == record["seed"]
    assert [seat["points"] for seat in end["view"]["seats"]] == list(over.result.scores)
    ignore_missing_network(me)
    server.start()
    me.context.set_offline(False)
    me.press("web-keep-online")
    me.page.wait_for_url(re.compile("/replay/record-"))
    kept = re.search(r"record-\w+", me.page.url)
    assert kept is not None
    stored = httpx.get(f"{server.url}/api/tables/{kept[0]}/record", timeout=PATIENCE_S).json()
    assert (stored["seed"], stored["actions"]) == (record["seed"], record["actions"])
    me.ignore_connection_errors()
    ignore_missing_network(me)


def test_what_could_not_be_loaded_is_loaded_at_another_try(
    visit: Visit, client: Path, tmp_path: Path
) -> None:
    """As after a release in between, or on a network that comes and goes, a file is missing."""
    site, folder = tmp_path / "site", tmp_path / "server"
    shutil.copytree(client, site)
    folder.mkdir()
    needed = site / "manifest.webmanifest"
    needed.rename(tmp_path / needed.name)
    with ServerProcess(folder, env={"CARDTOWN_WEB_FOLDER": str(site)}) as server:
        me: Visitor = visit(server, keeps_site=True)
        me.page.goto("/tables")
        load(me)
        expect(me.page.get_by_text(me.words("web-alone-failed"))).to_be_visible(timeout=_LOADING_MS)
        (tmp_path / needed.name).rename(needed)
        load(me)
        expect_all_is_loaded(me)
