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
from tests.web.visitors import PATIENCE_MS, Setting, Visitor, no_trouble
from tests.web.world import Moments, World, opened

Visit = Callable[..., Visitor]
HOME_HOST: Final = "cardtown.test"
"""This machine under a name that is not loopback: for browsers an address in a home network."""
_FAILURES: Final = ROOT / "build" / "web-failures"
"""Where a test that fails leaves a picture of each of its pages."""
_FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know how their test ended."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium.

    It ends with its module: as long as Playwright runs, its event loop runs in this thread, and the
    tests of other modules could start none of their own.
    """
    if missing := what_is_missing():
        pytest.skip(missing)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=browser_program(),
            args=[f"--host-resolver-rules=MAP {HOME_HOST} 127.0.0.1"],
        )
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
    """The tables that the tests of a module find ready: none, unless it says so."""
    return {}


@pytest.fixture(scope="module")
def prepared(
    client: Path, tmp_path_factory: pytest.TempPathFactory, moments: Moments
) -> Iterator[World]:
    """A server with those tables."""
    with opened(tmp_path_factory.mktemp("server"), client, moments) as ready:
        yield ready


@pytest.fixture(scope="module")
def server(prepared: World) -> ServerProcess:
    """The server that the tests of a module share."""
    return prepared.server


@pytest.fixture
def visit(
    browser: Browser, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Opens browsers, empty ones; at the end nothing has gone wrong in any of them."""
    visitors: list[Visitor] = []

    def open_one(server: ServerProcess = server, **setting: object) -> Visitor:
        one = Visitor(browser, server.url, Setting(**setting))  # type: ignore[arg-type]
        visitors.append(one)
        return one

    yield open_one
    _picture_if_failed(request.node, visitors)
    for one in visitors:
        one.close()
    no_trouble(visitors)


@pytest.fixture(scope="module")
def kept_browsers() -> Iterator[dict[Setting, Visitor]]:
    """Browsers that are opened once for all tests of a module that only look."""
    kept: dict[Setting, Visitor] = {}
    yield kept
    for one in kept.values():
        one.close()


@pytest.fixture
def look(
    browser: Browser,
    server: ServerProcess,
    kept_browsers: dict[Setting, Visitor],
    request: pytest.FixtureRequest,
) -> Iterator[Visit]:
    """As `visit`, for tests that only look: a browser that was opened before is emptied first.

    It has loaded the site already, which spares each test a third of its time.
    """
    visitors: list[Visitor] = []

    def open_one(**setting: Any) -> Visitor:
        wanted = Setting(**setting)
        if wanted in kept_browsers:
            kept_browsers[wanted].begin_again()
        else:
            kept_browsers[wanted] = Visitor(browser, server.url, wanted)
        visitors.append(kept_browsers[wanted])
        return visitors[-1]

    yield open_one
    _picture_if_failed(request.node, visitors)
    no_trouble(visitors)


def _picture_if_failed(node: pytest.Item, visitors: Sequence[Visitor]) -> None:
    if node.stash.get(_FAILED, False):
        for number, one in enumerate(visitors):
            one.page.screenshot(path=_FAILURES / f"{node.name}-{number}.png")
