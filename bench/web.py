"""The web table in a browser: how much it loads, how soon it responds, how smoothly cards move."""

import random
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.client import built_client, what_is_missing

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.world import World

LOADS = 5
SLOWER = 4
"""How much slower than this machine we assume a visitor's processor to be."""
MOST_STEPS = 60
CITIES = 200
"""How many questions to ask Python in the browser."""
SHIPPED = {"Script", "Stylesheet"}
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


def can_measure() -> bool:
    """Whether a browser and the tools to build the web table are installed."""
    return find_spec("playwright") is not None and what_is_missing() is None


def web_figures() -> dict[str, float]:
    """What a person waits for at the web table."""
    with _at_the_tables() as (browser, world):
        loads = [_first_load(browser, world) for _ in range(LOADS)]
        engines = [_engine(browser, world) for _ in range(LOADS)]
        answers = [ms for _, all_ms in engines for ms in all_ms]
        return {
            "first_load_kb": round(statistics.median(kb for kb, _ in loads), 1),
            "interactive_ms": round(statistics.median(ms for _, ms in loads)),
            "slowest_drag_frame_ms": round(_slowest_drag_frame(browser, world), 1),
            "engine_first_ms": round(statistics.median(first for first, _ in engines)),
            "engine_answer_ms": round(statistics.median(answers), 1),
            "engine_slowest_answer_ms": round(max(answers), 1),
        }


@contextmanager
def _at_the_tables() -> Iterator[tuple["Browser", "World"]]:
    """A browser, and a server with prepared tables."""
    from playwright.sync_api import sync_playwright

    from tests.web import world

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        with world.opened(folder, built_client(folder), world.moments()) as ready:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            yield browser, ready
            browser.close()


def _first_load(browser: "Browser", world: "World") -> tuple[float, float]:
    """The start page in an empty browser: kB of script and style, ms until it can be used."""
    context = browser.new_context(base_url=world.server.url, locale="en")
    page = context.new_page()
    session = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    loaded: dict[str, float] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        loaded[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").first.wait_for()
    interactive: float = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    shipped = sum(size for one, size in loaded.items() if kinds.get(one) in SHIPPED)
    return shipped / 1000, interactive


def _slowest_drag_frame(browser: "Browser", world: "World") -> float:
    """The longest frame while a card is moved over a city late in the game, in ms."""
    from tests.web.carson import CarsonScreen
    from tests.web.visitors import Setting, Visitor

    visitor = Visitor(browser, world.server.url, Setting(motion=True))
    world.cabinet.admit(visitor.context, world.server.url)
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


def _engine(browser: "Browser", world: "World") -> tuple[float, list[float]]:
    """Python in an empty browser: ms until its first answer, and of each answer after that."""
    from tests.web.engine import RANDOM_CITY, ask_the_worker, open_pad, remember_workers

    context = browser.new_context(base_url=world.server.url, locale="en")
    remember_workers(context)
    page = context.new_page()
    first = open_pad(page, "carson-city")
    rng = random.Random("bench")
    cities = [rng.choice(list(RANDOM_CITY.values()))(rng) for _ in range(CITIES)]
    answers = ask_the_worker(page, cities)
    context.close()
    return first.since_opened_ms, [answer.took_ms for answer in answers]
