"""The engine in the browser gives the same answers as elsewhere, even offline."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Response, expect

from cardtown import games
from tests import sampling
from tests.questions import expected, mixture
from tests.server.harness import ServerProcess
from tests.web.conftest import Visit
from tests.web.engine import (
    FILES_OF_PYTHON,
    FILES_OF_RULES,
    ask_the_worker,
    open_pad,
    open_pad_with_python,
    remember_workers,
)
from tests.web.pages import play_now
from tests.web.scorepad import Scorepad, scored
from tests.web.visitors import PHONE, Visitor

CITIES: Final = 300 if sampling.TAKES_ALL else 60
"""How many random cities of each game Python is asked about; different ones every day."""
QUESTIONS: Final = 10_000 if sampling.TAKES_ALL else 2_000
"""How many questions about each game the compiled rules are asked."""
MOST_KB: Final = 60
"""The maximum size of the compiled rules, compressed."""
OF_THE_ENGINE: Final = re.compile(r"pyodide|\.wasm|\.mjs|\.zip|worker|/sw\.js")
OF_PYTHON: Final = re.compile(r"pyodide|python|\.zip")
SAVE_DATA: Final = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
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
    """A server of this test's own, so that it may be stopped."""
    with ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(client)}) as running:
        yield running


def check_random_cities(me: Visitor, game: str, seed: str, count: int) -> None:
    """The newest worker answers every question as Python does here, or leaves it to Python."""
    asked = mixture(game, count, random.Random(f"{seed} {sampling.SEED}"))
    wanted = expected(asked)
    assert len({"output" in answer for answer in wanted}) == 2, "only right or only wrong questions"
    for question, answer, right in zip(asked, ask_the_worker(me.page, asked), wanted, strict=True):
        if answer.content is None:  # the compiled rules handle no city larger than 16 × 16
            assert question["command"] == "doubts", question
        else:
            assert answer.content == right, question


def go_offline(me: Visitor, server: ServerProcess) -> None:
    me.context.set_offline(True)
    server.kill()


def ignore_failed_requests(me: Visitor) -> None:
    """Ignore failed requests to the API; every file of the site is cached."""
    vain = [one for one in me.troubles if "ERR_INTERNET_DISCONNECTED" in one and "/api/" in one]
    me.troubles = [one for one in me.troubles if one not in vain]


def test_a_phone_answers_about_random_cities_without_the_network(
    visit: Visit, server: ServerProcess, rules: Path
) -> None:
    game, other = games.names()
    me = visit(size=PHONE, touch=True, keeps_site=True)
    remember_workers(me.context)
    open_pad(me.page, game)
    assert me.page.evaluate(ALL_IS_KEPT)
    go_offline(me, server)
    check_random_cities(me, game, "first", QUESTIONS)
    me.page.reload()
    open_pad(me.page, game)
    check_random_cities(me, game, "after a reload", 100)
    me.open_page()
    open_pad(me.page, other)
    check_random_cities(me, other, "in a new tab", QUESTIONS)
    for page in me.context.pages:
        page.close()
    ignore_failed_requests(me)


def test_a_pad_loads_the_compiled_rules_and_no_python(visit: Visit, rules: Path) -> None:
    me = visit(keeps_site=True)
    loaded: list[str] = []
    me.context.on("request", lambda request: loaded.append(request.url))
    me.page.goto("/scorepad/card-city#v=1&p=Ada&suit=star&city=RRL&coins=7")
    total = scored("card-city", {"rows": ["RRL"], "coins": 7})["total"]
    Scorepad(me, "card-city").expect_totals(total)
    assert me.page.evaluate(ALL_IS_KEPT)
    assert [url for url in loaded if url.endswith(".wasm")], "the rules were not loaded"
    assert not [url for url in loaded if OF_PYTHON.search(url) or "/api/questions" in url]
    assert rules.stat().st_size <= MOST_KB * 1000


@sampling.one_day_in(2, turn=1)
def test_python_answers_if_the_compiled_rules_cannot_be_loaded(
    visit: Visit, server: ServerProcess, rules: Path
) -> None:
    """As on a site that was built without a compiler for the rules."""
    game = games.names()[0]
    me = visit(keeps_site=True)
    remember_workers(me.context)
    open_pad_with_python(me.page, game)
    assert me.page.evaluate(ALL_IS_KEPT)
    go_offline(me, server)
    check_random_cities(me, game, "python", CITIES)
    me.page.close()
    ignore_failed_requests(me)
    me.troubles = [one for one in me.troubles if "ERR_FAILED" not in one]


def test_people_who_save_data_are_asked_before_the_site_is_cached(
    visit: Visit, rules: Path
) -> None:
    me = visit(keeps_site=True)
    me.context.add_init_script(SAVE_DATA)
    me.page.goto("/scorepad/card-city#v=1&p=Ada&suit=star&city=RRL&coins=7")
    total = scored("card-city", {"rows": ["RRL"], "coins": 7})["total"]
    Scorepad(me, "card-city").expect_totals(total)
    registered = "() => navigator.serviceWorker.getRegistrations().then((all) => all.length)"
    assert me.page.evaluate(registered) == 0
    ask = me.page.get_by_role("button", name=re.compile(r"\d[.,]\d.MB"))
    ask.click()
    assert me.page.evaluate(ALL_IS_KEPT)
    expect(ask).to_have_count(0)
    expect(me.page.get_by_text(me.words("web-pad-offline"))).to_be_visible()


def test_no_engine_is_loaded_before_it_is_needed(visit: Visit) -> None:
    me = visit(keeps_site=True)
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


def test_the_server_answers_if_no_engine_can_be_loaded(visit: Visit) -> None:
    me = visit(keeps_site=True)
    for files in (FILES_OF_PYTHON, FILES_OF_RULES):
        me.context.route(files, lambda route: route.abort())

    def counts(response: Response) -> bool:
        asked = response.request.post_data or ""
        return response.url.endswith("/api/questions") and '"earnings"' in asked

    with me.page.expect_response(counts) as answered:
        me.page.goto("/scorepad/card-city#v=1&p=Ada&suit=star&city=RRL&coins=7")
    answer = answered.value.json()["output"]
    expect(me.page.get_by_text(str(answer["total"]).replace("-", "−")).first).to_be_visible()
    me.page.close()
    # The browser reports the files that it could not load.
    me.troubles = [one for one in me.troubles if "ERR_FAILED" not in one]


@sampling.one_day_in(2, turn=0)
def test_a_new_version_of_the_site_takes_over_when_the_old_one_is_closed(
    visit: Visit, client: Path, tmp_path: Path
) -> None:
    """Files of two versions never mix, and old ones are deleted."""
    site = tmp_path / "site"
    shutil.copytree(client, site)
    folder = tmp_path / "server"
    folder.mkdir()
    with ServerProcess(folder, env={"CARDTOWN_WEB_FOLDER": str(site)}) as server:
        me = visit(server, keeps_site=True)
        me.page.goto("/scorepad/card-city")
        assert me.page.evaluate(ALL_IS_KEPT)
        (old,) = me.page.evaluate("() => caches.keys()")
        publish_another_version(site)
        assert me.page.evaluate(LOOK_FOR_ANOTHER_VERSION)
        assert len(me.page.evaluate("() => caches.keys()")) == 2, "the old version is still open"
        old_page, bystander = me.page, page_without_a_service_worker(me)
        bystander.evaluate(EXPECT_IT_TO_TAKE_OVER)
        old_page.close()
        assert bystander.evaluate("() => window.takenOver")
        assert len(bystander.evaluate("() => caches.keys()")) == 1
        assert old not in bystander.evaluate("() => caches.keys()")


def page_without_a_service_worker(me: Visitor) -> Page:
    """A page outside any version's control."""
    page = me.open_page()
    session = me.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setBypassServiceWorker", {"bypass": True})
    page.goto("/icon.svg")
    return page


def publish_another_version(site: Path) -> None:
    worker = site / "sw.js"
    for copy in ("sw.js.gz", "sw.js.br"):
        (site / copy).unlink()
    worker.write_text(worker.read_text().replace("cardtown-", "cardtown-another-"))
