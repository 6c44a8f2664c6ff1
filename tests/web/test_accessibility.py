"""Nothing for axe to find, nothing wider than its box, and no word missing, in every state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.web import world
from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.states import STATES, show
from tests.web.visitors import PHONE, TABLET
from tests.web.words import messages
from tests.web.world import World


@pytest.fixture(scope="module")
def prepared(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server with a table in every main state."""
    with world.opened(tmp_path_factory.mktemp("world"), client) as ready:
        yield ready
        assert "Traceback" not in ready.server.log, ready.server.log


@pytest.fixture(scope="module")
def server(prepared: World) -> ServerProcess:
    """The server of those tables."""
    return prepared.server


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_by_day_and_by_night(visit: Visit, prepared: World, state: str) -> None:
    me = visit()
    show(me, prepared, state)
    found = violations(me.page)
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html[data-theme=night]")).to_have_count(1)
    found += violations(me.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", STATES)
def test_german_fits_a_small_phone_and_a_tablet(visit: Visit, prepared: World, state: str) -> None:
    me = visit(language="de", size=PHONE, touch=True)
    show(me, prepared, state)
    assert too_wide(me.page) == []
    assert english_words(me.page.locator("body").inner_text().splitlines()) == []
    found = violations(me.page)
    assert not found, "\n".join(found)
    me.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    assert too_wide(me.page) == []


def english_words(lines: list[str]) -> list[str]:
    """Lines that stand on the page in English although there are German words for them."""
    german, english = plain_texts("de"), plain_texts("en")
    untranslated = {text for name, text in english.items() if german.get(name) != text}
    # Languages are named in themselves.
    untranslated -= {*german.values(), english["language-name"]}
    return [line for line in map(str.strip, lines) if line in untranslated]


def plain_texts(language: str) -> dict[str, str]:
    """The messages that are always the same, by their ids."""
    texts = {}
    for name, message in messages(language).items():
        elements = message.value.elements if message.value is not None else []
        words = [one.value for one in elements if isinstance(one, ast.TextElement)]
        if len(words) == len(elements):
            texts[name] = "".join(words)
    return texts


def test_german_has_every_text() -> None:
    missing = messages("en").keys() - messages("de").keys()
    assert not missing, sorted(missing)
