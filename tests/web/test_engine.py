"""The engine in the browser: the same answers as everywhere, without the network too."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cardtown import games, questions
from tests import sampling
from tests.server.harness import ServerProcess
from tests.web.conftest import Visit
from tests.web.engine import (
    FILES_OF_PYTHON,
    RANDOM_CITY,
    ask_the_worker,
    open_pad,
    remember_workers,
)
from tests.web.pages import play_now
from tests.web.visitors import PHONE, Visitor

CITIES: Final = 300 if sampling.TAKES_ALL else 60
"""How many random cities of each game; other ones every day."""
OF_THE_ENGINE: Final = re.compile(r"pyodide|\.wasm|\.mjs|\.zip|worker|/sw\.js")
LOOK_FOR_ANOTHER_VERSION: Final = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise((resolve) => registration.addEventListener("updatefound", resolve));
  await registration.update();
  await found;
  const worker = registration.installing ?? registration.waiting;
  while (worker.state === "installing")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  return worker.state === "installed";
}"""
EXPECT_IT_TO_TAKE_OVER: Final = """async () => {
  const { waiting } = await navigator.serviceWorker.getRegistration();
  window.takenOver = new Promise((resolve) =>
    waiting.addEventListener("statechange", () => waiting.state === "activated" && resolve(true)),
  );
}"""
ALL_IS_KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test's own, which may be stopped."""
    with ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(client)}) as running:
        yield running


def check_random_cities(me: Visitor, game: str, seed: str) -> None:
    """Whatever is asked, the worker answers as Python does here."""
    rng = random.Random(f"{seed} {sampling.SEED}")
    asked = [RANDOM_CITY[game](rng) for _ in range(CITIES)]
    expected = [questions.answer(json.dumps(one).encode()) for one in asked]
    assert len({"output" in answer for answer in expected}) == 2, "right and wrong questions"
    assert [answer.content for answer in ask_the_worker(me.page, asked)] == expected


def take_the_network_away(me: Visitor, server: ServerProcess) -> None:
    me.context.set_offline(True)
    server.kill()


def excuse_what_needs_the_network(me: Visitor) -> None:
    """Forget what was asked of the server in vain; every file of the site is at hand."""
    vain = [one for one in me.troubles if "ERR_INTERNET_DISCONNECTED" in one and "/api/" in one]
    me.troubles = [one for one in me.troubles if one not in vain]


def test_a_phone_answers_about_random_cities_without_the_network(
    visit: Visit, server: ServerProcess
) -> None:
    game, other = games.names()
    me = visit(size=PHONE, touch=True)
    remember_workers(me.context)
    open_pad(me.page, game)
    assert me.page.evaluate(ALL_IS_KEPT)
    take_the_network_away(me, server)
    check_random_cities(me, game, "first")
    me.page.reload()
    open_pad(me.page, game)
    check_random_cities(me, game, "after a reload")
    me.open_page()
    open_pad(me.page, other)
    check_random_cities(me, other, "in a new tab")
    for page in me.context.pages:
        page.close()
    excuse_what_needs_the_network(me)


def test_nothing_of_it_is_loaded_before_it_is_wanted(visit: Visit) -> None:
    me = visit()
    loaded: list[str] = []
    me.context.on("request", lambda request: loaded.append(request.url))
    me.page.goto("/")
    play_now(me, "card-city")
    me.until(lambda update: update["view"] is not None)
    me.settle()
    assert len(loaded) > 10
    assert not [url for url in loaded if OF_THE_ENGINE.search(url)]
    registered = "() => navigator.serviceWorker.getRegistrations().then((all) => all.length)"
    assert me.page.evaluate(registered) == 0


def test_where_python_cannot_come_the_server_answers(visit: Visit) -> None:
    me = visit()
    me.context.route(FILES_OF_PYTHON, lambda route: route.abort())
    with me.page.expect_response("**/api/questions") as answered:
        me.page.goto("/scorepad/card-city#v=1&p=Ada&suit=star&city=RRL&coins=7")
    answer = answered.value.json()["output"]
    expect(me.page.get_by_text(str(answer["total"]).replace("-", "−")).first).to_be_visible()
    me.page.close()
    # The browser itself complains of the files that it did not get.
    me.troubles = [one for one in me.troubles if "ERR_FAILED" not in one]


@sampling.one_day_in(2, turn=0)
def test_a_new_version_of_the_site_takes_over_when_the_old_one_is_closed(
    visit: Visit, client: Path, tmp_path: Path
) -> None:
    """Files of two versions never mix, and the older ones are not kept."""
    site = tmp_path / "site"
    shutil.copytree(client, site)
    folder = tmp_path / "server"
    folder.mkdir()
    with ServerProcess(folder, env={"CARDTOWN_WEB_FOLDER": str(site)}) as server:
        me = visit(server)
        me.page.goto("/scorepad/card-city")
        assert me.page.evaluate(ALL_IS_KEPT)
        (old,) = me.page.evaluate("() => caches.keys()")
        publish_another_version(site)
        assert me.page.evaluate(LOOK_FOR_ANOTHER_VERSION)
        assert len(me.page.evaluate("() => caches.keys()")) == 2, "a page of the old one is open"
        old_page, bystander = me.page, page_without_a_service_worker(me)
        bystander.evaluate(EXPECT_IT_TO_TAKE_OVER)
        old_page.close()
        assert bystander.evaluate("() => window.takenOver")
        assert len(bystander.evaluate("() => caches.keys()")) == 1
        assert old not in bystander.evaluate("() => caches.keys()")


def page_without_a_service_worker(me: Visitor) -> Page:
    """A page that belongs to no version."""
    page = me.open_page()
    session = me.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setBypassServiceWorker", {"bypass": True})
    page.goto("/icon.svg")
    return page


def publish_another_version(site: Path) -> None:
    worker = site / "sw.js"
    (site / "sw.js.gz").unlink()
    worker.write_text(worker.read_text().replace("cardtown-", "cardtown-another-"))
