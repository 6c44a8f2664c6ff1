"""The rules: on their pages, beside a table, and behind every refusal and every score line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from cardtown import rulebook
from cardtown.localization import LANGUAGES
from tests.sampling import sample
from tests.web import world
from tests.web.accessibility import too_wide, violations
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.client import ROOT
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

MOMENTS: Final = (
    *("carson-bid", "carson-pick", "carson-place", "carson-end", "carson-use", "carson-first-bid"),
    *("city-build", "city-develop", "city-end"),
)
GAMES: Final = ROOT / "web" / "src" / "games"
LINES: Final[Mapping[str, Mapping[str, str]]] = {
    game: json.loads((GAMES / game / "rules" / "citations.json").read_text("utf-8"))["lines"]
    for game in ("carson-city", "card-city")
}
LET_NOTHING_GO: Final = """
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...given) => (ms >= 5000 ? 0 : later(act, ms, ...given));
"""
"""Toasts disappear after some seconds, which may be too soon on a busy machine."""
CHAPTERS: Final = [
    *(f"C{number}.1" for number in range(1, 9)),
    *(f"K{number}.1" for number in range(1, 8)),
    *("D1", "E1"),
]


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Tables at which rules are looked up."""
    return world.moments(*MOMENTS)


def show(prepared: World, visitor: Visitor, moment: str) -> None:
    """Bring a visitor to a table, and wait until everything is loaded."""
    prepared.bring(visitor, moment)
    expect(visitor.page.get_by_role("main").first).to_be_visible()
    visitor.settle()


def heading(visitor: Visitor, number: str, language: str = "en") -> Locator:
    """The heading of a rule."""
    title = rulebook.find(number, language).title
    name = re.compile(rf"^{re.escape(number)}\s+{re.escape(title)}$")
    return visitor.page.get_by_role("heading", name=name)


def opened_at(visitor: Visitor, number: str) -> None:
    """Check that the rule is in sight and has the focus."""
    found = heading(visitor, number, visitor.setting.language)
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()


def close_book(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("dialog", "rules")).to_have_count(0)


def number_of(link: Locator) -> str:
    """The number of the rule that a link leads to."""
    return (link.get_attribute("href") or "").partition("#")[2]


# --- pages ---------------------------------------------------------------------------------------


def test_an_address_opens_a_rule_of_its_game(visit: Visit) -> None:
    me = visit()
    me.page.goto("/rules/carson-city#C4.5")
    opened_at(me, "C4.5")
    contents = me.page.get_by_role("navigation", name=me.words("web-rules-contents"))
    expect(contents.locator("[aria-current]")).to_have_text(["C4 Building", "C4.5Outlaws"])
    me.act(me.page.get_by_role("article").get_by_role("link", name="D8", exact=True))
    opened_at(me, "D8")
    assert me.page.url.endswith("/rules/carson-city#D8")
    me.page.go_back()
    opened_at(me, "C4.5")


def test_the_rules_can_be_read_from_the_first_chapter_to_the_last(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.act(me.page.get_by_role("navigation").get_by_role("link", name=me.words("rules")))
    me.act(me.page.get_by_role("link", name="Card City", exact=True))
    pages = me.page.get_by_role("navigation", name=me.words("web-rules-turn"))
    firsts = [number for number in CHAPTERS if number[0] in "KE"]
    opened_at(me, firsts[0])
    for number in firsts[1:]:
        me.act(pages.get_by_role("link").last)
        opened_at(me, number)
    expect(me.page.get_by_text(me.words("web-rules-decisions"))).to_be_visible()
    for number in reversed(firsts[:-1]):
        me.act(pages.get_by_role("link").first)
        opened_at(me, number)


def test_every_rule_has_its_pictures_and_its_text(visit: Visit) -> None:
    me = visit()
    pictures: dict[str, list[Any]] = {}
    for found in GAMES.glob("*/rules/pictures.json"):
        pictures |= json.loads(found.read_text("utf-8"))
    for first in CHAPTERS:
        me.page.goto(f"/rules/{rulebook.find(first).game}#{first}")
        opened_at(me, first)
        number, dot, _ = first.partition(".")
        for rule in rulebook.chapter(number if dot else number[0]):
            article = me.page.get_by_role("article").filter(has=heading(me, rule.number))
            expect(article.get_by_role("figure")).to_have_count(len(pictures.get(rule.number, [])))
            assert rule.text.split()[-1].strip("*`|.)") in article.inner_text()


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_a_search_in_every_language(visit: Visit, language: str) -> None:
    me = visit(language=language)
    me.page.goto("/rules/card-city")
    wanted = rulebook.find("C6.2", language)
    field = me.page.get_by_role("searchbox", name=me.words("web-rules-search"))
    field.fill(wanted.title.upper())
    hit = me.page.get_by_role("main").get_by_role("listitem").first
    expect(hit.locator("strong")).to_have_text(wanted.title)
    expect(hit.locator("strong mark").first).to_be_visible()
    field.fill("zebra")
    expect(me.page.get_by_text(me.words("web-rules-none", text="zebra"))).to_be_visible()
    field.fill("c6.2")
    me.act(me.page.get_by_role("main").get_by_role("listitem").first.get_by_role("link"))
    opened_at(me, "C6.2")
    expect(field).to_have_value("")


def test_the_rules_follow_the_language_of_the_site(visit: Visit) -> None:
    me = visit()
    me.page.goto("/rules/carson-city#C4.1")
    opened_at(me, "C4.1")
    me.page.get_by_label(me.words("web-language")).first.select_option("de")
    expect(heading(me, "C4.1", "de")).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Spielregeln")


def test_the_pages_by_keyboard_alone(visit: Visit) -> None:
    me = visit()
    me.page.goto("/rules/carson-city")
    field = me.page.get_by_role("searchbox", name=me.words("web-rules-search"))
    field.focus()
    me.page.keyboard.type("governor once")
    # There were hits before the last letter, too.
    hit = me.page.get_by_role("main").get_by_role("listitem").first
    whole = hit.locator("mark").filter(has_text=re.compile("^once$", re.IGNORECASE))
    expect(whole.first).to_be_visible()
    me.page.keyboard.press("Tab")
    link = me.page.locator(":focus")
    number = number_of(link)
    me.page.keyboard.press("Enter")
    opened_at(me, number)
    me.page.keyboard.press("Tab")
    expect(me.page.locator(":focus")).to_have_text(number)


def test_german_fits_a_small_phone_and_axe_finds_nothing(visit: Visit) -> None:
    me = visit(language="de", size=PHONE, touch=True)
    found: list[str] = []
    for number in sample(CHAPTERS, ceil(len(CHAPTERS) / 2)):
        me.page.goto(f"/rules/{rulebook.find(number).game}#{number}")
        opened_at(me, number)
        found += too_wide(me.page) + violations(me.page)
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html[data-theme=night]")).to_have_count(1)
    found += violations(me.page)
    assert not found, "\n".join(found)


def test_the_contents_are_a_list_to_choose_from_on_a_phone(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    me.page.goto("/rules/carson-city")
    me.page.get_by_role("combobox", name=me.words("web-rules-contents")).select_option("C5.4")
    opened_at(me, "C5.4")


# --- beside a table ------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["carson-pick", "city-build", "carson-end"])
def test_the_book_is_one_key_away_from_a_table(visit: Visit, prepared: World, moment: str) -> None:
    me = visit()
    show(prepared, me, moment)
    address = me.page.url
    me.page.keyboard.press("r")
    book = me.find("dialog", "rules")
    opened_at(me, "K1.1" if moment.startswith("city") else "C1.1")
    assert violations(me.page) == []
    book.get_by_role("searchbox").fill("d8")
    me.act(book.get_by_role("listitem").first.get_by_role("link"))
    opened_at(me, "D8")
    close_book(me)
    me.page.keyboard.press("r")  # it is still open there
    opened_at(me, "D8")
    close_book(me)
    assert me.page.url == address


def test_the_book_stays_open_while_the_table_goes_on(visit: Visit, prepared: World) -> None:
    me = visit()
    show(prepared, me, "carson-first-bid")
    mine = me.page.get_by_text(me.words("web-turn-bid"), exact=True)
    expect(mine.first).to_be_visible()
    me.page.keyboard.press("r")
    opened_at(me, "C1.1")
    bid = {"do": "play", "seat": me.latest["seat"], "action": "bid 5", "at": me.latest["number"]}
    path = f"/api/tables/{prepared.tables['carson-first-bid']}/requests"
    assert me.context.request.post(path, data=bid).ok
    expect(mine).to_have_count(0)
    opened_at(me, "C1.1")


def test_the_menu_and_the_list_of_keys_name_the_book(visit: Visit, prepared: World) -> None:
    me = visit(size=PHONE, touch=True)
    show(prepared, me, "carson-pick")
    me.press("web-menu")
    me.press("rules")
    opened_at(me, "C1.1")
    assert too_wide(me.page) == []
    close_book(me)
    me.page.keyboard.press("?")
    expect(me.find("dialog", "web-keys").get_by_role("row", name=me.words("rules"))).to_be_visible()


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "refused"),
    sample(
        [
            ("carson-bid", {"take 0": "C3.4", "sell 0": "C6.3"}),
            ("carson-pick", {"take 9": "C3.6"}),
            ("carson-place", {"place 7 7": "C4.2"}),
            ("carson-use", {"bid 9": "C3.3"}),
            ("city-build", {"pass": "K3.7", "build C 0 0": "K3.1", "discard": "K3.7"}),
            ("city-develop", {"develop P 0 1": "K4.1", "develop R 4 4": None}),
        ],
        3,
    ),
)
def test_a_refusal_leads_to_its_rule(
    visit: Visit, prepared: World, moment: str, refused: Mapping[str, str | None]
) -> None:
    me = visit()
    me.context.add_init_script(LET_NOTHING_GO)
    show(prepared, me, moment)
    line = me.find("dialog", "web-type-move")
    link = line.get_by_role("alert").get_by_role("link")
    for move, rule in refused.items():
        me.press("web-menu")
        me.press("web-type-move")
        line.get_by_label(me.words("web-typed-move")).fill(move)
        me.press("web-play-typed")
        link.wait_for()
        number = number_of(link)
        assert rule in (None, number), line.inner_text()
        me.act(link)
        opened_at(me, number)
        close_book(me)
        me.page.keyboard.press("Escape")
        expect(line).to_be_hidden()


def test_a_place_where_a_card_may_not_lie_leads_to_its_rule(visit: Visit, prepared: World) -> None:
    me = visit()
    show(prepared, me, "carson-place")
    screen = CarsonScreen(me)
    screen.places().first.wait_for()
    legal = {cell.get_attribute("data-at") for cell in screen.places().all()}
    cells = screen.grid.get_by_role("gridcell")
    for cell in cells.all():
        if cell.get_attribute("data-at") not in legal:
            screen.place(cell)
            break
    link = me.find("region", "web-why-not").get_by_role("link")
    number = number_of(link)
    assert number.startswith("C4.")
    me.act(link)
    opened_at(me, number)


def test_a_cell_where_nothing_may_stand_leads_to_its_rule(visit: Visit, prepared: World) -> None:
    me = visit()
    show(prepared, me, "city-build")
    screen = CardCityScreen(me)
    option = me.latest["decision"]["options"][0]
    screen.choose_card("build", option["kind"])
    taken = {tuple(one["at"]) for one in me.latest["decision"]["options"]}
    city = me.latest["view"]["seats"][me.latest["seat"]]["city"]
    top, left = city["origin"]
    free = [
        (top + row, left + column)
        for row, line in enumerate(city["rows"])
        for column, glyph in enumerate(line)
        if glyph == "_" and (top + row, left + column) not in taken
    ]
    me.act(screen.cell(free[0] if free else (city["frame"]["rows"][0], left)))
    link = me.page.locator(".brings").get_by_role("link")
    number = number_of(link)
    assert number.startswith("K3.")
    me.act(link)
    opened_at(me, number)


def test_a_character_leads_to_what_it_does(visit: Visit, prepared: World) -> None:
    me = visit()
    show(prepared, me, "carson-use")
    me.act(me.page.locator(".ask").get_by_role("link"))
    opened_at(me, "C1.5")


# --- scores --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "game"),
    sample(
        [
            ("carson-pick", "carson-city"),
            ("carson-end", "carson-city"),
            ("city-build", "card-city"),
            ("city-end", "card-city"),
        ],
        2,
    ),
)
def test_every_line_of_a_score_sheet_leads_to_its_rule(
    visit: Visit, prepared: World, moment: str, game: str
) -> None:
    me = visit()
    show(prepared, me, moment)
    links = me.page.locator("section table tbody tr").get_by_role("link")
    expect(links).to_have_count(len(LINES[game]))
    rules = list(LINES[game].values())
    assert [number_of(link) for link in links.all()] == rules
    for link, rule in zip(links.all(), rules, strict=True):
        me.act(link)
        opened_at(me, rule)
        close_book(me)


def test_what_a_district_needs_leads_to_how_it_grows(visit: Visit, prepared: World) -> None:
    me = visit()
    show(prepared, me, "city-build")
    growth = me.find("region", "web-cc-growth")
    view: dict[str, Any] = me.latest["view"]
    kinds = [one["kind"] for one in view["seats"][view["seat"]]["city"]["districts"]]
    links = growth.get_by_role("link")
    expect(links).to_have_count(len(kinds))
    assert [number_of(link) for link in links.all()] == [
        {"R": "K4.2", "C": "K4.3"}[kind] for kind in kinds
    ]
    me.act(links.first)
    opened_at(me, number_of(links.first))
