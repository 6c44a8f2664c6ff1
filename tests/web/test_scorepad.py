"""The scorepad: cities of the boxed game, entered by hand, scored live, stored, printed, shared."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from cardtown.cli.main import main
from cardtown.games.carson_city.characters import CHARACTER_IDS
from cardtown.localization import LANGUAGES
from tests.sampling import one_day_in, sample
from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.scorepad import (
    Scorepad,
    link,
    random_city,
    random_small_city,
    scored,
    typeset,
)
from tests.web.visitors import PHONE, Visitor

CITIES: Final = 25
"""How many random cities of each game the page gets."""
TOWN: Final[dict[str, Any]] = {
    "name": "Anna",
    "rows": ["_^^M", "h.M.", "hTSR", "!.BD", "_.P."],
    "characters": ["banker", "auctioneer", "teacher"],
    "sold": 2,
}
DISTRICT: Final = {"name": "Bo", "rows": ["_RL__", "_MC__", "__I__"], "coins": 13}
CELL_ON_SCREEN: Final = """(svg, [row, column, size]) => {
  const pitch = size === 96 ? 104 : 64;
  const onScreen = (x, y) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  const first = onScreen(column * pitch, row * pitch);
  const last = onScreen(column * pitch + size, row * pitch + size);
  return [first.x, first.y, last.x, last.y];
}"""
"""The position of a cell of the drawing, by row and column: left, top, right, bottom."""
_STARTING_MS: Final = 120_000
"""Loading Python takes at most this long on a busy machine."""
_AWAY: Final = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|/api/")
"""What a browser logs while it is offline."""


def named_lines(me: Visitor, score: dict[str, Any]) -> dict[str, int]:
    """A score by the names of its lines and characters in the visitor's language."""
    lines = {
        me.words(f"web-line-{line.replace('_', '-')}"): points
        for line, points in score["lines"].items()
    }
    people = {
        me.words(f"character-{character.replace('_', '-')}"): points
        for character, points in score["characters"].items()
    }
    return lines | people


def test_a_touched_place_shows_on_a_phone_what_can_be_put_there(visit: Visit) -> None:
    for size in (PHONE, (360, 640)):
        me = visit(size=size, touch=True)
        for game, last, glyph in (("carson-city", 7, "h"), ("card-city", 4, "R")):
            pad = Scorepad(me, game)
            pad.open()
            for row in (0, last):
                me.act(pad.cell(row, 0))
                expect(pad.cell(row, 0)).to_have_attribute("aria-selected", "true")
                for shown in (pad.cell(row, 0), pad.glyph(glyph), pad.palette.last):
                    expect(shown).to_be_in_viewport(ratio=1)
                me.act(pad.glyph(glyph))
                expect(pad.cell(row, 0)).to_have_attribute("aria-label", re.compile(": "))


def test_a_typed_dot_leaves_a_cell_free(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me, "card-city")
    pad.open()
    pad.cell(0, 0).focus()
    me.page.keyboard.type("MI.RP")
    pad.expect_totals(scored("card-city", {"rows": ["MI.RP"], "coins": 0})["total"])


def show_sheet(me: Visitor) -> None:
    """On a phone, show the sheet in place of the palette."""
    me.act(me.find("button", "score-sheet"))


def test_a_city_entered_by_touch_scores_as_the_command_does(
    visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me)
    pad.open()
    pad.paint(TOWN["rows"])
    me.press("web-pad-choose-characters")
    dialog = me.page.get_by_role("dialog")
    for character in TOWN["characters"]:
        name = me.words(f"character-{character}")
        me.act(dialog.get_by_role("button", name=re.compile(f"(^| ){name}( |$)")))
    me.press("web-pad-done")
    sold = me.words("web-pad-sold")
    for _ in range(TOWN["sold"]):
        me.press("web-pad-more", what=sold)
    file = tmp_path / "city.json"
    file.write_text(json.dumps(_question(TOWN)), "utf-8")
    assert main(["score", "carson-city", str(file), "--json"]) == 0
    score = json.loads(capsys.readouterr().out)
    pad.expect_totals(score["total"])
    show_sheet(me)
    assert pad.lines() == named_lines(me, score)
    assert too_wide(me.page) == []


def test_random_cities_by_link_score_as_the_engine_does(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me)
    pad.open()
    show_sheet(me)
    rng = random.Random(7)
    for number in range(CITIES):
        city = random_city(rng)
        score = scored("carson-city", city)
        pad.follow(link({**city, "name": f"City {number}"}))
        expect(pad.players.first).to_contain_text(f"City {number}")
        pad.expect_totals(score["total"])
        assert pad.lines() == named_lines(me, score)


def test_random_districts_by_link_score_as_the_engine_does(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me, "card-city")
    pad.open()
    show_sheet(me)
    rng = random.Random(8)
    for number in range(CITIES):
        city = random_small_city(rng)
        score = scored("card-city", city)
        pad.follow(link({**city, "name": f"City {number}"}))
        expect(pad.players.first).to_contain_text(f"City {number}")
        pad.expect_totals(score["total"])
        names = [me.words(f"line-{line.replace('_', '-')}") for line in score["lines"]]
        assert pad.lines() == dict(zip(names, score["lines"].values(), strict=True))


def test_everything_is_restored_after_a_reload(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open()
    pad.paint(TOWN["rows"])
    me.find("textbox", "web-name").fill("Anna")
    me.find("textbox", "web-name").press("Enter")
    pad.players.nth(1).click()
    pad.paint(["hM^"])
    me.page.reload()
    expect(pad.grid).to_be_visible()
    plain = {"rows": TOWN["rows"]}
    pad.expect_totals(
        scored("carson-city", plain)["total"], scored("carson-city", {"rows": ["hM^"]})["total"]
    )
    expect(pad.players.first).to_contain_text("Anna")


def test_six_players_with_characters_and_one_of_them_virtual(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me)
    rng = random.Random(9)
    deck = rng.sample(CHARACTER_IDS, len(CHARACTER_IDS))
    cities = [random_city(rng, characters=deck[seat * 4 : seat * 4 + 4]) for seat in range(5)]
    pad.open(*cities, {"name": "Ruby", "virtual": 61})
    totals = [*(scored("carson-city", city)["total"] for city in cities), 61]
    pad.expect_totals(*totals)
    show_sheet(me)
    best = totals.index(max(totals))
    name = "Ruby" if best == 5 else f"P{best}"
    expect(me.page.get_by_text(me.words("web-pad-leads", name=name, n=max(totals)))).to_be_visible()
    assert too_wide(me.page) == []
    # A character that another player takes is removed from its owner.
    lost = cities[0]["characters"][0]
    me.act(pad.players.nth(1))
    me.press("web-pad-choose-characters")
    name = me.words(f"character-{lost.replace('_', '-')}")
    me.act(
        me.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"(^| ){name}( |$)"))
    )
    me.press("web-pad-done")
    left = [one for one in cities[0]["characters"] if one != lost]
    sold = cities[0]["sold"] if "auctioneer" in left else 0
    first = scored("carson-city", {**cities[0], "characters": left, "sold": sold})
    second = {**cities[1], "characters": [*cities[1]["characters"], lost]}
    pad.expect_totals(first["total"], scored("carson-city", second)["total"])


def test_a_tie_is_shared_and_coins_break_it_in_card_city(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open({"name": "Ada", "rows": ["M^"]}, {"name": "Bo", "rows": ["^M"]})
    expect(
        me.page.get_by_text(me.words("web-pad-shared", name="Ada, Bo", n=2), exact=True)
    ).to_be_visible()
    other = Scorepad(me, "card-city")
    other.open(
        {"name": "Ada", "rows": ["RM"], "coins": 3}, {"name": "Bo", "rows": ["RM"], "coins": 4}
    )
    ahead = me.words(
        "web-pad-leads", name="Bo", n=scored("card-city", {"rows": ["RM"], "coins": 4})["total"]
    )
    expect(me.page.get_by_text(ahead, exact=True)).to_be_visible()


def test_it_works_by_keyboard_alone(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open()
    pad.cell(0, 0).focus()
    keys = me.page.keyboard
    for key in ["M", "^", "!", ".", "h", "Backspace", "H"]:
        keys.press(key)
    keys.press("ArrowDown")
    keys.press("t")
    expect(pad.cell(1, 5)).to_have_attribute(
        "aria-label", re.compile(me.words("element-townhouse"))
    )
    rows = ["M^!.H_", "_____T"]
    total = scored("carson-city", {"rows": rows})["total"]
    pad.expect_totals(total)
    mine = me.words("element-mine")
    earns = me.words("web-pad-cell-earns", row=1, column=1, what=mine, n=2)
    expect(pad.cell(0, 0)).to_have_attribute("aria-label", earns)
    said = me.words("web-pad-total-now", name=me.words("web-pad-player", number=1), n=total)
    expect(me.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    keys.press("Control+z")
    pad.expect_totals(scored("carson-city", {"rows": ["M^!.H"]})["total"])
    keys.press("Control+y")
    pad.expect_totals(total)


def test_a_stroke_paints_and_undo_takes_it_back(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open()
    pad.glyph("h").click()
    start, end = pad.cell(2, 1).bounding_box(), pad.cell(2, 4).bounding_box()
    assert start
    assert end
    mouse = me.page.mouse
    mouse.move(start["x"] + 10, start["y"] + 10)
    mouse.down()
    mouse.move(end["x"] + 10, end["y"] + 10, steps=12)
    mouse.up()
    house = re.compile(me.words("element-house"))
    for column in range(1, 5):
        expect(pad.cell(2, column)).to_have_attribute("aria-label", house)
    me.press("undo")
    for column in range(1, 5):
        expect(pad.cell(2, column)).not_to_have_attribute("aria-label", house)


def test_a_finger_paints_from_side_to_side_and_scrolls_up_and_down(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me)
    pad.open()
    me.act(pad.glyph("h"))
    house = re.compile(me.words("element-house"))
    _swipe(me, pad.cell(2, 1), pad.cell(2, 4))
    for column in range(1, 5):
        expect(pad.cell(2, column)).to_have_attribute("aria-label", house)
    before = me.page.evaluate("scrollY")
    _swipe(me, pad.cell(6, 6), pad.cell(3, 6))
    me.page.wait_for_function("before => scrollY > before", arg=before)
    assert pad.grid.get_by_role("gridcell", name=house).count() == 4


def _swipe(me: Visitor, start: Locator, end: Locator) -> None:
    """Put a finger down in one place, move it, and lift it in another."""
    end.scroll_into_view_if_needed()
    start.scroll_into_view_if_needed()
    begin, finish = start.bounding_box(), end.bounding_box()
    assert begin
    assert finish
    finger = me.context.new_cdp_session(me.page)
    steps = 10
    for step in range(steps + 1):
        point = {
            axis: begin[axis] + 20 + (finish[axis] - begin[axis]) * step / steps
            for axis in ("x", "y")
        }
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_line_lights_its_buildings_and_a_building_its_lines(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open(TOWN)
    pad.expect_totals(scored("carson-city", _question(TOWN))["total"])
    mines = me.page.get_by_role("button", name=me.words("web-line-mines"), exact=True)
    mines.click()
    expect(mines).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("svg .lit")).to_have_count(2)
    mines.click()
    expect(me.page.locator("svg .lit")).to_have_count(0)
    pad.cell(0, 3).click()
    expect(me.page.locator("tr.here")).to_have_count(1)
    expect(me.page.locator("tr.here")).to_contain_text(me.words("web-line-mines"))


def test_a_city_that_is_too_large_is_reported_and_kept(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    pad = Scorepad(me)
    wide = {"rows": ["h.......M"], "characters": ["captain"]}
    pad.open(wide)
    pad.expect_totals(scored("carson-city", wide)["total"])
    assert too_wide(me.page) == []
    box = pad.cell(0, 0).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    me.press("web-pad-choose-characters")
    me.act(me.page.get_by_role("dialog").get_by_role("button", pressed=True))
    me.press("web-pad-done")
    expect(me.page.get_by_text(me.words("web-pad-wrong"))).to_be_visible()
    captain = me.words("doubt-carson-captain", height=1, width=9)
    expect(me.page.get_by_text(captain)).to_be_visible()
    expect(pad.cell(0, 8)).to_have_attribute("aria-label", re.compile(me.words("element-mine")))


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_an_impossible_city_is_scored_and_doubted_in_the_readers_language(
    visit: Visit, language: str
) -> None:
    me = visit(language=language)
    pad = Scorepad(me, "card-city")
    city = {"rows": ["MRI__", "PPPM_", "PPPPP"], "coins": 3}
    pad.open(city)
    pad.expect_totals(scored("card-city", city)["total"])
    for words in (
        me.words("web-pad-doubted"),
        me.words("doubt-city-municipals", n=2),
        me.words("doubt-city-limit", n=11, limit=10, industrials=1),
        me.words("doubt-city-industry"),
    ):
        expect(me.page.get_by_text(words)).to_be_visible()
    pad.cell(1, 3).focus()
    me.page.keyboard.press("Delete")
    expect(me.page.get_by_text(me.words("doubt-city-municipals", n=2))).to_have_count(0)
    expect(me.page.get_by_text(me.words("doubt-city-industry"))).to_be_visible()
    assert violations(me.page) == []


def test_a_phone_finds_what_is_doubtful(visit: Visit) -> None:
    me = visit(size=(360, 640), touch=True)
    pad = Scorepad(me, "card-city")
    pad.open({"rows": ["MIR__"], "coins": 0})
    doubt = me.page.get_by_text(me.words("doubt-city-industry"))
    me.press("web-pad-see-doubts")
    expect(doubt).to_be_in_viewport(ratio=1)
    assert too_wide(me.page) == []


@pytest.mark.parametrize("size", sample([PHONE, (1280, 800)], 1))
def test_a_whole_card_is_entered_by_one_touch_and_its_four_parcels(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = visit(size=size, touch=size == PHONE)
    pad = Scorepad(me)
    pad.open()
    me.press("web-pad-by-card")
    me.act(pad.cell(2, 3))
    for glyph in "hM^T":
        me.act(pad.glyph(glyph))
    # The next card lies beside it; the one after that is chosen at the edge of the board.
    for glyph in "..RS":
        me.act(pad.glyph(glyph))
    me.act(pad.cell(7, 7))
    for glyph in "BBBB":
        me.act(pad.glyph(glyph))
    rows = ["________"] * 8
    rows[2:4] = ["___hM.._", "___^TRS_"]
    rows[6:] = ["______BB", "______BB"]
    pad.expect_totals(scored("carson-city", {"rows": rows})["total"])
    expect(pad.cell(7, 7)).to_have_attribute("aria-label", re.compile(me.words("element-bank")))
    me.press("undo")
    rows[6:] = ["________"] * 2
    pad.expect_totals(scored("carson-city", {"rows": rows})["total"])


def test_cards_are_typed_one_after_the_other(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open()
    me.press("web-pad-by-card")
    pad.cell(0, 0).focus()
    me.page.keyboard.type("hM^T..RB")
    me.press("undo")
    pad.expect_totals(scored("carson-city", {"rows": ["hM", "^T"]})["total"])
    pad.cell(0, 2).focus()
    me.page.keyboard.type("..B")
    me.page.keyboard.press("Backspace")
    me.page.keyboard.type("RS")
    pad.expect_totals(scored("carson-city", {"rows": ["hM..", "^TRS"]})["total"])


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_the_frame_of_a_chosen_place_sits_on_its_cell(visit: Visit, game: str) -> None:
    for size in (PHONE, (1280, 800)):
        me = visit(size=size, touch=size == PHONE)
        pad = Scorepad(me, game)
        pad.open({"rows": ["RM"]} if game == "card-city" else {"rows": ["hM"]})
        me.act(pad.cell(0, 1))
        frame = me.page.locator(".chosen").bounding_box()
        cell = me.page.locator(".picture svg").last.evaluate(
            CELL_ON_SCREEN, [0, 1, 96 if game == "card-city" else 64]
        )
        assert frame
        found = [frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"]]
        assert found == pytest.approx(cell, abs=1.5)


def test_a_link_never_overwrites_ones_own_table(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open()
    pad.paint(["hM^"])
    mine = scored("carson-city", {"rows": ["hM^"]})["total"]
    pad.expect_totals(mine)
    theirs = scored("carson-city", _question(TOWN))["total"]
    pad.open(TOWN)
    pad.expect_totals(theirs)
    me.press("web-pad-back")
    pad.expect_totals(mine)
    pad.open(TOWN)
    me.press("web-pad-keep")
    expect(me.page).to_have_url(re.compile(r"/scorepad/carson-city$"))
    me.page.reload()
    pad.expect_totals(theirs)
    me.press("web-pad-tables")
    expect(me.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)


def test_a_damaged_link_is_reported(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    for text in ("v=9&p=A", "v=1&p=A&city=x", "nothing", "%E0%A4%A"):
        me.page.goto("/lobby")
        me.page.goto(f"/scorepad/carson-city#{text}")
        expect(me.page.get_by_text(me.words("web-pad-bad-link"))).to_be_visible()
        pad.expect_totals(0, 0)


def test_the_links_of_a_table_and_of_a_city_open_elsewhere(visit: Visit) -> None:
    me, friend = visit(), visit(size=PHONE, touch=True)
    pad = Scorepad(me, "card-city")
    pad.open(DISTRICT, {"name": "Zoë & Co", "rows": ["RR"], "coins": 5})
    me.press("web-pad-link")
    table = me.page.get_by_label(me.words("web-pad-share-table")).input_value()
    city = me.page.get_by_label(me.words("web-pad-share-city", name="Bo")).input_value()
    other = Scorepad(friend, "card-city")
    totals = [scored("card-city", _question(DISTRICT))["total"]]
    totals.append(scored("card-city", {"rows": ["RR"], "coins": 5})["total"])
    friend.page.goto(table)
    other.expect_totals(*totals)
    expect(other.players.nth(1)).to_contain_text("Zoë & Co")
    friend.page.goto(city)
    friend.page.reload()
    other.expect_totals(totals[0])
    expect(other.players).to_have_count(2)  # Bo, and the button that adds a player


def test_tables_are_named_deleted_and_restored(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    pad.open()
    pad.paint(["hM^"])
    me.press("web-pad-tables")
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Sunday")
    dialog.get_by_role("textbox").press("Enter")
    me.press("web-pad-remove-table", name="Sunday")
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    dialog.get_by_role("button", name=me.words("undo")).click()
    expect(dialog.get_by_role("textbox")).to_have_value("Sunday")
    dialog.get_by_role("button", name=me.words("web-pad-new-table")).click()
    pad.expect_totals(0, 0)


def test_the_book_shows_how_the_games_of_an_evening_ended(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me, "card-city")
    for mine, hers in (("RR", "R"), ("R", "RRR")):
        pad.open({"name": "Ann", "rows": [mine]}, {"name": "Bea", "rows": [hers]})
        totals = [scored("card-city", {"rows": [one], "coins": 0})["total"] for one in (mine, hers)]
        pad.expect_totals(*totals)
        me.press("web-pad-keep")
        me.page.goto("about:blank")
    pad.open()
    me.press("web-pad-tables")
    dialog = me.find("dialog", "web-pad-tables")
    ended = dialog.get_by_role("listitem")
    expect(ended.first).to_contain_text(f"Bea\u00a0{typeset(totals[1])}\u00a0★")
    best = max(totals)
    won = dialog.get_by_role("row", name=re.compile("^Ann 2 1 "))
    expect(won).to_contain_text(typeset(scored("card-city", {"rows": ["RR"], "coins": 0})["total"]))
    expect(dialog.get_by_role("row", name=re.compile("^Bea 2 1 "))).to_contain_text(typeset(best))
    # A sheet to fill in by hand has the names and no numbers.
    me.page.evaluate("() => { window.print = () => dispatchEvent(new Event('beforeprint')); }")
    me.press("web-pad-blank")
    me.page.emulate_media(media="print")
    expect(me.page.get_by_role("heading", level=2)).to_have_text(["Ann:", "Bea:"])
    assert not any(re.findall(r"\d", text) for text in me.page.locator("td").all_inner_texts())
    me.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(pad.grid).to_be_visible()


def test_the_pad_shows_which_districts_can_still_grow(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me, "card-city")
    pad.open({"rows": ["_L_", "RMC", "__R"], "coins": 0})
    panel = me.find("region", "web-pad-growth")
    expect(panel).to_contain_text(me.words("web-pad-income", n=2))
    expect(panel).to_contain_text(me.words("web-pad-no-growth"))
    pad.follow(link({"rows": ["LRM", "P__"], "coins": 0}))
    grows = panel.get_by_role("button")
    expect(grows).to_contain_text(me.words("web-pad-could-grow", places="b2"))
    pad.follow(link({"rows": ["LRM", "_P_"], "coins": 0}))
    expect(grows).to_contain_text(me.words("web-pad-grows-beyond"))
    grows.click()
    expect(me.page.locator("svg .lit")).to_have_count(1)


def test_the_whole_table_goes_on_one_page_of_paper(visit: Visit) -> None:
    me = visit()
    pad = Scorepad(me)
    rng = random.Random(10)
    cities = [random_city(rng, characters=CHARACTER_IDS[at : at + 1]) for at in range(6)]
    totals = [scored("carson-city", city)["total"] for city in cities]
    pad.open(*cities)
    pad.expect_totals(*totals)
    pages = re.findall(rb"/Type\s*/Page\b", me.page.pdf(format="A4"))
    assert len(pages) == 1
    expect(pad.grid).to_be_visible()
    me.page.emulate_media(media="print")
    me.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(me.page.get_by_role("heading", level=2)).to_have_count(6)
    foot = me.page.locator("tfoot td")
    assert [text.rstrip(" ★") for text in foot.all_inner_texts()] == [
        typeset(one) for one in totals
    ]
    expect(me.page.get_by_role("navigation")).to_have_count(0)
    me.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(pad.grid).to_be_visible()


@one_day_in(2, turn=1)
def test_it_works_offline_once_it_has_been_opened(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True, keeps_site=True)
    pad = Scorepad(me, python=True)
    pad.open()
    expect(me.page.get_by_text(me.words("web-pad-offline"))).to_be_visible(timeout=_STARTING_MS)
    me.context.set_offline(True)
    me.page.reload()
    expect(pad.grid).to_be_visible()
    pad.paint(TOWN["rows"])
    total = scored("carson-city", {"rows": TOWN["rows"]})["total"]
    pad.expect_totals(total, timeout=_STARTING_MS)
    me.page.close()  # so that nothing else is logged after the errors that are ignored
    me.troubles = [one for one in me.troubles if not _AWAY.search(one)]


@pytest.mark.parametrize("game", sample(["carson-city", "card-city"], 1))
def test_axe_finds_nothing_and_german_fits_a_phone(visit: Visit, game: str) -> None:
    me = visit(language="de", size=PHONE, touch=True, keeps_site=True)
    pad = Scorepad(me, game)
    cities = [TOWN, {"name": "Ruby", "virtual": 61}] if game == "carson-city" else [DISTRICT]
    pad.open(*cities)
    pad.expect_totals(scored(game, _question(cities[0]))["total"])
    me.act(pad.glyph("R"))
    _check_looks(me)
    show_sheet(me)
    _check_looks(me)
    for name in ("web-pad-tables", "web-pad-link"):
        me.press(name)
        _check_looks(me)
        me.press("web-close")
    if game == "carson-city":
        me.press("web-pad-choose-characters")
        _check_looks(me)
        me.press("web-pad-done")
        me.act(pad.players.nth(1))
        _check_looks(me)
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html[data-theme=night]")).to_have_count(1)
    _check_looks(me)


def _check_looks(me: Visitor) -> None:
    found = violations(me.page)
    assert not found, "\n".join(found)
    assert too_wide(me.page) == []


def _question(city: Any) -> dict[str, Any]:
    return {name: value for name, value in city.items() if name != "name"}
