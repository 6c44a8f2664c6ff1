"""People of the town: chosen with a name and a face, seen and heard at the table."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import decide, new_table, sit_down

STYLES = {
    "carson-city": ("collector", ("person", "bot:collector", "bot:spoiler", "bot:miner")),
    "card-city": ("saver", ("person", "bot:saver", "bot:gardener")),
}
"""A persona that surely does what it is known for, and a table with it."""


def test_a_chosen_persona_brings_its_name_and_face(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    card = me.page.get_by_role("article").first
    card.get_by_role("button", name=me.words("web-set-up"), exact=True).click()
    dialog = me.page.get_by_role("dialog")
    place = me.words("seat", number=2)
    dialog.get_by_label(me.words("web-who-at", place=place)).select_option("bot:miner")
    expect(dialog.get_by_label(me.words("web-name-at", place=place))).to_have_value("Gus")
    known = me.words("web-known-bot-miner")
    expect(dialog.get_by_role("img", name=known)).to_be_visible()
    expect(dialog.get_by_text(known)).to_be_visible()
    dialog.get_by_label(me.words("web-who-at", place=place)).select_option("bot:hard")
    expect(dialog.get_by_label(me.words("web-name-at", place=place))).not_to_have_value("Gus")


@pytest.mark.parametrize("game", STYLES)
def test_a_persona_talks_about_its_moves_unless_it_is_told_not_to(visit: Visit, game: str) -> None:
    me, watcher = visit(), visit()
    name, kinds = STYLES[game]
    table = new_table(me, game, *kinds, practice=True)
    sit_down(me, table, "Bo")
    me.page.goto("about:blank")  # it would play forced moves at the same time
    page = watcher.page
    page.goto(f"/table/{table}")
    expect(page.get_by_role("img", name=me.words(f"web-known-bot-{name}")).first).to_be_visible()
    log = page.locator(".log")  # even if the recap is in its place
    said = log.get_by_text(me.words(f"web-says-bot-{name}"))
    rng = random.Random(1)
    while not said.count():
        decide(me.context.request, table, 0, rng)
    expect(said).to_have_count(1)
    page.evaluate("""
        const kept = JSON.parse(localStorage.cardtown);
        localStorage.cardtown = JSON.stringify({ ...kept, remarks: false });
    """)
    page.reload()
    expect(log.locator("li").first).to_be_attached()
    expect(said).to_have_count(0)
