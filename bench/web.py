"""The web table in a browser: how much it loads, how soon it responds, how smoothly cards move."""

import base64
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench import carson_random
from cardtown import fast
from cardtown.core import named_seats
from tests.web.client import browser_program, built_client, what_is_missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.world import World

LOADS = 5
SLOWER = 4
"""How much slower than this machine a visitor's processor is assumed to be."""
MOST_STEPS = 60
LOADING_MS = 120_000
CITIES = 200
"""How many questions to ask Python in the browser."""
WASM_GAMES = 5000
RANDOM_GAMES = """async ([rules, setup, games]) => {
  const bytes = Uint8Array.from(atob(rules), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes);
  const { memory, input, random_games } = instance.exports;
  const rates = [];
  for (let round = 0; round < 5; round += 1) {
    new Uint8Array(memory.buffer).set(setup, input());
    const start = performance.now();
    const decisions = random_games(setup.length, games, round);
    rates.push((1000 * decisions) / (performance.now() - start));
  }
  return rates;
}"""
COUNT_FRAMES = """() => {
  window.slowest = 0;
  let last = performance.now();
  const next = (now) => {
    window.slowest = Math.max(window.slowest, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


COUNT_WAITS = """
  window.waited = 0;
  let pressed = 0, waiting = false;
  for (const press of ["pointerup", "keydown"])
    document.addEventListener(press, () => (pressed = performance.now()), true);
  const look = () => {
    const asked = document.querySelector("header [data-needed]") !== null;
    if (waiting && asked) window.waited += performance.now() - pressed;
    waiting = !asked && pressed > 0;
  };
  const shown = { childList: true, subtree: true, attributeFilter: ["data-needed"] };
  new MutationObserver(look).observe(document, shown);
"""
"""From the last press before others act until this person is asked again."""


def can_measure() -> bool:
    """Whether a browser and the tools to build the web table are installed."""
    return find_spec("playwright") is not None and what_is_missing() is None


def web_figures() -> dict[str, float]:
    """The waiting times of a person at the web table."""
    with _at_the_tables() as (browser, world, client):
        loads = [_first_load(browser, world) for _ in range(LOADS)]
        first_answers = [_pad_first_answer(browser, world) for _ in range(LOADS)]
        engines = [_engine(browser, world) for _ in range(LOADS)]
        answers = [ms for _, all_ms in engines for ms in all_ms]
        return {
            "first_load_kb": round(statistics.median(kb for kb, _ in loads), 1),
            "interactive_ms": round(statistics.median(ms for _, ms in loads)),
            "slowest_drag_frame_ms": round(_slowest_drag_frame(browser, world), 1),
            "pad_first_answer_ms": round(statistics.median(first_answers)),
            "engine_first_ms": round(statistics.median(first for first, _ in engines)),
            "engine_answer_ms": round(statistics.median(answers), 1),
            "engine_slowest_answer_ms": round(max(answers), 1),
            "offline_start_s": round(statistics.median(_offline_starts(browser, world)), 2),
            **_wasm_decisions(browser, client),
            **_whole_games(browser, world),
        }


@contextmanager
def _at_the_tables() -> Iterator[tuple["Browser", "World", Path]]:
    """A browser, a server with prepared tables, and the folder of the files that it serves."""
    from playwright.sync_api import sync_playwright

    from tests.web import world

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        client = built_client(folder)
        with world.serve_world(folder, client, world.moments()) as ready:
            browser = playwright.chromium.launch(executable_path=browser_program())
            yield browser, ready, client
            browser.close()


def _first_load(browser: "Browser", world: "World") -> tuple[float, float]:
    """The start page in an empty browser: kB of everything it loads, ms until it can be used."""
    context = browser.new_context(base_url=world.server.url, locale="en")
    page = context.new_page()
    session = context.new_cdp_session(page)
    loaded: dict[str, float] = {}

    def finished(event: dict[str, Any]) -> None:
        loaded[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").first.wait_for()
    interactive: float = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(loaded.values()) / 1000, interactive


def _slowest_drag_frame(browser: "Browser", world: "World") -> float:
    """The longest frame while a card is moved over a city late in the game, in ms."""
    from tests.web.carson import CarsonScreen
    from tests.web.visitors import Setting, Visitor

    visitor = Visitor(browser, world.server.url, Setting(motion=True))
    world.database.admit(visitor.context, world.server.url)
    screen = CarsonScreen(visitor)
    screen.open(world.tables["carson-full"])
    places = screen.places()
    screen.place(places.first)
    boxes = [places.nth(n).bounding_box() for n in range(min(places.count(), MOST_STEPS))]
    points = [(box["x"] + box["width"], box["y"] + box["height"]) for box in boxes if box]
    mouse = visitor.page.mouse
    mouse.move(*points[0])
    mouse.down()
    visitor.page.evaluate(COUNT_FRAMES)
    for x, y in points:
        mouse.move(x, y, steps=4)
    slowest: float = visitor.page.evaluate("() => window.slowest")
    mouse.up()
    visitor.close()
    return slowest


def _whole_games(browser: "Browser", world: "World") -> dict[str, float]:
    """A game of each kind against three strong bots, at normal speed and without confirming: s of
    all waits together, by the clock of the page, and the presses."""
    from tests.web.cardcity import QuickCardCityScreen
    from tests.web.carson import QuickCarsonScreen
    from tests.web.presses import going_on, never_confirm, presses
    from tests.web.tables import new_table, sit_down
    from tests.web.visitors import Setting, Visitor

    found: dict[str, float] = {}
    for game, screen in (("carson-city", QuickCarsonScreen), ("card-city", QuickCardCityScreen)):
        visitor = Visitor(browser, world.server.url, Setting(motion=True))
        never_confirm(visitor)
        visitor.page.add_init_script(COUNT_WAITS)
        sit_down(visitor, new_table(visitor, game, "person", *["bot:hard"] * 3))
        screen(visitor).play_out(going_on(1))
        name = game.replace("-", "_")
        found[f"{name}_waits_s"] = round(visitor.page.evaluate("() => window.waited") / 1000, 1)
        found[f"{name}_presses"] = presses(visitor)
        visitor.close()
    return found


def _engine(browser: "Browser", world: "World") -> tuple[float, list[float]]:
    """Python in an empty browser: ms until its first answer, and of each answer after that."""
    from tests.questions import RANDOM
    from tests.web.engine import ask_the_worker, open_pad_with_python, remember_workers

    context = browser.new_context(base_url=world.server.url, locale="en")
    remember_workers(context)
    page = context.new_page()
    first = open_pad_with_python(page, "carson-city")
    rng = random.Random("bench")
    cities = [rng.choice(list(RANDOM.values()))(rng) for _ in range(CITIES)]
    answers = ask_the_worker(page, cities)
    context.close()
    return first.since_opened_ms, [answer.took_ms for answer in answers]


def _pad_first_answer(browser: "Browser", world: "World") -> float:
    """ms from the opening of the scorepad in an empty browser to its first answer."""
    from tests.web.engine import open_pad, remember_workers

    context = browser.new_context(base_url=world.server.url, locale="en")
    remember_workers(context)
    first = open_pad(context.new_page(), "carson-city")
    context.close()
    return first.since_opened_ms


def _offline_starts(browser: "Browser", world: "World") -> list[float]:
    """s from Play now to the first decision without a network, once Python is loaded."""
    context = browser.new_context(base_url=world.server.url, locale="en")
    page = context.new_page()
    page.goto("/tables")
    page.get_by_role("button", name="Load it").click()
    page.get_by_text("Ready: without a network").wait_for(timeout=LOADING_MS)
    context.set_offline(True)
    page.goto("/")
    starts = []
    for _ in range(1 + LOADS):
        page.get_by_text("No network:").wait_for()
        tapped = time.perf_counter()
        page.get_by_role("button", name="Play now").first.click()
        page.locator("[data-needed]").first.wait_for(timeout=LOADING_MS)
        starts.append(time.perf_counter() - tapped)
        page.go_back()
    context.close()
    return starts[1:]  # the first one waits for Python


def _wasm_decisions(browser: "Browser", client: Path) -> dict[str, float]:
    """Decisions a second of random games on the compiled rules, in one thread of a browser."""
    from cardtown.fast.setups.carson_city import setup_bytes
    from cardtown.games.carson_city import standard_deck
    from cardtown.games.carson_city.setup import check_set_up

    found = list(client.glob("assets/rules-*.wasm"))
    if not found or not fast.AVAILABLE:
        return {}
    seats = named_seats(carson_random.SEATS)
    setup = setup_bytes(seats, check_set_up(seats, {}), standard_deck())
    page = browser.new_page()
    rules = base64.b64encode(found[0].read_bytes()).decode()
    rates = page.evaluate(RANDOM_GAMES, [rules, list(setup), WASM_GAMES])
    page.close()
    return {"wasm_decisions": round(statistics.median(rates))}
