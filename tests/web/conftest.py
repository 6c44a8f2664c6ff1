"""A browser, the built client, and servers that show it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.harness import ServerProcess
from tests.web.client import (
    ROOT,
    browser_program,
    built_client,
    folder_of_all_workers,
    what_is_missing,
)
from tests.web.visitors import PATIENCE_MS, Setting, Visitor, expect_no_trouble
from tests.web.world import Moments, World, serve_world

Visit = Callable[..., Visitor]
HOME_HOST: Final = "cardtown.test"
"""This machine under a name that is not loopback: to browsers, an address in a home network."""
_ARGUMENTS: Final = (
    f"--host-resolver-rules=MAP {HOME_HOST} 127.0.0.1",
    # The pages of a context share a process: starting one is a third of the cost of a page.
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
)
_FAILURES: Final = ROOT / "build" / "web-failures"
"""Where a failing test leaves a picture of each of its pages."""
_FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell fixtures how their test ended."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all browser tests as slow."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium.

    It is closed with its module: while Playwright runs, its event loop occupies this thread, and
    the tests of other modules could not start loops of their own.
    """
    if missing := what_is_missing():
        pytest.skip(missing)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_program(), args=_ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built web table."""
    if missing := what_is_missing():
        pytest.skip(missing)
    return built_client(folder_of_all_workers(tmp_path_factory))


@pytest.fixture(scope="module")
def moments() -> Moments:
    """The prepared tables of a module: none, unless it overrides this fixture."""
    return {}


@pytest.fixture(scope="module")
def prepared(
    client: Path, tmp_path_factory: pytest.TempPathFactory, moments: Moments
) -> Iterator[World]:
    """A server with those tables."""
    with serve_world(tmp_path_factory.mktemp("server"), client, moments) as ready:
        yield ready


@pytest.fixture(scope="module")
def server(prepared: World) -> ServerProcess:
    """The server shared by the tests of a module."""
    return prepared.server


class Browsers:
    """A pool of browsers, reused by the tests of a module."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kept: dict[tuple[str, Setting], list[Visitor]] = {}

    def take(self, url: str, setting: Setting) -> Visitor:
        """A browser as good as new, from the pool if possible."""
        if kept := self._kept.get((url, setting)):
            one = kept.pop()
            one.reset()
            return one
        return Visitor(self._browser, url, setting)

    def give_back(self, url: str, one: Visitor) -> None:
        """Return a browser to the pool if it can be reused, or close it."""
        one.rest()
        self._kept.setdefault((url, one.setting), []).append(one)


@pytest.fixture(scope="module")
def browsers(browser: Browser) -> Browsers:
    """The pool of browsers of a module."""
    return Browsers(browser)


@pytest.fixture
def rules(client: Path) -> Path:
    """The compiled rules of the site, compressed."""
    for found in client.glob("assets/rules-*.wasm.gz"):
        return found
    pytest.skip("the web table was built without ziglang: it has no compiled rules")


@pytest.fixture
def visit(
    browsers: Browsers, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Opens fresh browsers, and checks at the end that nothing went wrong in any of them."""
    visitors: list[tuple[str, Visitor]] = []

    def open_one(server: ServerProcess = server, **setting: Any) -> Visitor:
        one = browsers.take(server.url, Setting(**setting))
        visitors.append((server.url, one))
        return one

    yield open_one
    everyone = [one for _, one in visitors]
    failed = request.node.stash.get(_FAILED, False)
    if failed:
        _take_pictures(request.node.name, everyone)
    for url, one in visitors:
        if one.reusable and not failed:
            browsers.give_back(url, one)
        else:
            one.close()
    expect_no_trouble(everyone)


@pytest.fixture
def look(visit: Visit) -> Visit:
    """The same as `visit`, for tests that change nothing on the server."""
    return visit


def _take_pictures(name: str, visitors: Sequence[Visitor]) -> None:
    for number, one in enumerate(visitors):
        one.page.screenshot(path=_FAILURES / f"{name}-{number}.png")
