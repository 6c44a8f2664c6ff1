"""The score book: counted tables stand there, go to a file and come back, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.scorepad import City, Scorepad
from tests.web.visitors import PHONE, Visitor

ANNA_WINS: tuple[City, ...] = ({"name": "Anna", "rows": ["hM^"]}, {"name": "Ruby", "virtual": 1})
BO_WINS: tuple[City, ...] = ({"name": "Anna", "rows": ["h"]}, {"name": "Bo", "rows": ["^M^"]})


def keep(pad: Scorepad, *cities: City, totals: tuple[int, int]) -> None:
    """Open a table by its link, and keep it once it is counted."""
    pad.visitor.page.goto("/lobby")
    pad.open(*cities)
    pad.expect_totals(*totals)
    pad.visitor.press("web-pad-keep")
    expect(pad.visitor.button("web-pad-keep")).to_have_count(0)


def choose(me: Visitor, name: str, text: str) -> None:
    """Bring a file."""
    me.page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def test_evenings_are_kept_saved_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me)
    keep(pad, *ANNA_WINS, totals=(2, 1))
    keep(pad, *BO_WINS, totals=(0, 4))
    me.page.reload()
    me.act(me.page.get_by_role("link", name=me.words("web-book-title")))
    remove = me.button_beginning(me.words("web-pad-remove-table", name=""))
    expect(remove).to_have_count(2)
    chart = me.words("web-book-chart", name="Anna", points="2, 0")
    expect(me.page.get_by_role("img", name=chart)).to_be_visible()
    assert violations(me.page) == []
    assert too_wide(me.page) == []
    with me.page.expect_download() as saving:
        me.press("web-book-export")
    saved = tmp_path / "book.json"
    saving.value.save_as(saved)
    text = saved.read_text("utf-8")
    assert len(json.loads(text)["tables"]) == 2
    # What is deleted comes back, by undo and by the file.
    me.act(remove.first)
    me.press("undo")
    expect(remove).to_have_count(2)
    me.act(remove.first)
    expect(remove).to_have_count(1)
    choose(me, "book.json", text)
    expect(me.page.get_by_text(me.words("web-book-taken", n=1))).to_be_visible()
    expect(remove).to_have_count(2)
    # A bad file is refused in a sentence, and changes nothing.
    choose(me, "cities.json", text.replace('"totals"', '"sums"', 1))
    refused = me.words("web-book-bad-file", name="cities.json")
    expect(me.page.get_by_text(refused, exact=True)).to_be_visible()
    me.page.reload()
    expect(remove).to_have_count(2)
    # A game leads to its table.
    me.act(me.button_beginning(me.words("web-pad-open")).last)
    expect(pad.players.first).to_contain_text("Anna")
    expect(pad.players.nth(1)).to_contain_text("Ruby")
