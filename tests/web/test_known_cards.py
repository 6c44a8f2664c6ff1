"""Opening records from a file, playing the same deal again, and sharing a game."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from cardtown import games
from cardtown.core import Record, Seat
from tests.web.conftest import Visit


def _file(game: str) -> bytes:
    kinds = {"carson-city": ["human", "bot:greedy", "human", "virtual:expert"]}
    names = ["Ada", "Wren", "Bo", "Otis"]
    listed = kinds.get(game, ["human", "bot:random"])
    seats = [Seat(name, kind) for name, kind in zip(names, listed, strict=False)]
    table = games.get(game).new_table(seats, seed=f"from a file of {game}")
    rng = random.Random(game)
    while not table.over:
        decision = rng.choice(list(table.decisions()))
        table.play(decision.seat, rng.choice(decision.options))
    return json.dumps(Record.of(table).to_json()).encode()


def _choose(page: Page, name: str, content: bytes) -> None:
    file: Any = {"name": name, "mimeType": "application/json", "buffer": content}
    page.locator("input[type=file]").set_input_files(files=[file])


def test_a_record_from_a_file_can_be_replayed_shared_and_played_again(visit: Visit) -> None:
    me = visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.page.goto("/tables")
    _choose(me.page, "carson.json", _file("carson-city"))
    me.page.wait_for_url("**/replay/record-*")
    expect(me.page.locator("[data-step]")).to_be_visible()

    table = me.page.url.partition("/replay/")[2].partition("?")[0]
    me.page.goto(f"/table/{table}")
    expect(me.page.get_by_text(me.words("web-file-game"))).to_be_visible()
    me.press("web-after-share")
    expect(me.find("button", "web-copied")).to_be_visible()
    shared = me.page.evaluate("navigator.clipboard.readText()")
    first, address = shared.splitlines()
    assert first.startswith("Carson City: 1. ")
    assert address.endswith(f"/replay/{table}")

    me.press("web-again")
    again = me.until(lambda update: update["table"]["id"] != table and update["view"] is not None)
    kinds = [seat["kind"] for seat in again["table"]["seats"]]
    assert kinds == ["person", "bot:greedy", "bot:medium", "virtual:expert"]
    assert (again["seat"], again["table"]["practice"]) == (0, True)
    mark = me.page.get_by_title(me.words("web-again-game"))
    expect(mark).to_have_text(me.words("web-practice"))


def test_a_bad_file_gives_one_sentence_in_the_readers_language(visit: Visit) -> None:
    me = visit(language="de")
    me.page.goto("/tables")
    _choose(me.page, "notes.json", b"{")
    alert = me.page.get_by_role("alert").filter(has_text=re.compile("\\w"))
    expect(alert).to_have_text(me.words("bad-json", line=1, column=2))
    changed = _file("card-city").replace(b"cardtown-record/1", b"chess/7")
    _choose(me.page, "chess.json", changed)
    expect(alert).to_have_text(me.words("bad-format", format="cardtown-record/1"))
    assert all("422" in one for one in me.troubles)
    me.troubles.clear()
