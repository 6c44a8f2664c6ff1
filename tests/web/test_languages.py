"""Every language on a small phone: whole games, every main state, and switching."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import expect

from cardtown import games
from cardtown.localization import LANGUAGES
from tests.sampling import sample
from tests.web import world
from tests.web.accessibility import cut_off, too_wide
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, deal
from tests.web.scorepad import Scorepad
from tests.web.screens import Screen, randomly
from tests.web.states import show
from tests.web.visitors import Visitor
from tests.web.words import Words, messages, untranslated
from tests.web.world import Moments, World

Faults = dict[str, list[str]]
"""What is wrong with the texts, by where it was seen; empty if nothing is."""
PHONE: Final = (360, 780)
SEATS: Final = {
    "carson-city": ("person", "virtual:novice", "virtual:intermediate", "virtual:expert"),
    "card-city": ("person", "bot:easy"),
}
"""Who plays the whole games."""
SCREENS: Final[dict[str, type[Screen]]] = {"carson-city": CarsonScreen, "card-city": CardCityScreen}
TRANSLATIONS: Final = tuple(one for one in LANGUAGES if one != "en")
"""All but English, which is the shortest and is played whole by the tests of each game."""
PAIRS: Final = [(game, language) for game in SEATS for language in TRANSLATIONS]
WHOLE_GAMES: Final = sample(PAIRS, 1, days=2, turn=0)
"""Every translation plays both games within sixteen days; on the other days other browsers do."""
PAGES: Final = ("/rules/carson-city#C5.3", "/rules/card-city#K1.1", "/replay/{table}")
_LISTEN: Final = """() => {
  window.notByTouch = [];
  const note = (event) => {
    if (event.isTrusted && event.pointerType !== "touch") window.notByTouch.push(event.type);
  };
  for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, note, true);
}"""
_SAID: Final = """() => {
  const said = document.body.innerText.split("\\n");
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
  return said;
}"""
_IDS: Final = frozenset(name for name in messages("en") if "-" in name)
"""The ids that can't also be words."""
_LOOK_ROUND: Final = 3
"""The round in which everything beside the city is checked."""


@pytest.fixture(scope="module")
def moments() -> Moments:
    """The main states, and the new games."""
    new = {
        f"{game} {language}": partial(deal, LANGUAGES.index(language), SEATS[game], [FIRST], game)
        for game, language in WHOLE_GAMES
    }
    return {**world.moments("carson-end", "carson-pick", "city-build"), **new}


def faults(visitor: Visitor, *, before: str = "en") -> list[str]:
    """What is wrong with the texts on the page: cut off, too wide, missing, or untranslated."""
    said: list[str] = visitor.page.evaluate(_SAID)
    words = {word for line in said for word in line.split()}
    seats = visitor.latest["table"]["seats"] if visitor.updates else []
    names = tuple(f": {seat['name']}" for seat in seats)
    return [
        *too_wide(visitor.page),
        *(one for one in cut_off(visitor.page) if not one.endswith(names)),  # names may be long
        *untranslated(said, visitor.words.language, of=before),
        *sorted(words & _IDS),
        *(line for line in said if re.search(r"\{\s*\$", line)),
    ]


def look_around(visitor: Visitor) -> Faults:
    """Check everything that a phone shows beside the city, one tab after another."""
    found = {}
    tabs = visitor.page.locator("nav.tabs button")
    for tab in [*range(1, tabs.count()), 0]:
        visitor.act(tabs.nth(tab))
        found[tabs.nth(tab).inner_text()] = faults(visitor)
    return found


def play_out(screen: Screen) -> Faults:
    """Play a whole game, and check the page before each decision and at the end."""
    found: Faults = {}
    choose = randomly(4)
    looked = False
    expect(screen.visitor.page.locator(".acts")).to_be_visible()
    while (update := screen.turn()) is not None:
        screen.visitor.settle()  # the page may still be drawing the update, or loading fonts
        found[f"{update['decision']['kind']} {update['number']}"] = faults(screen.visitor)
        if not looked and update["view"]["round"] == _LOOK_ROUND:
            found |= look_around(screen.visitor)
            looked = True
        screen.play(update, choose)
    expect(screen.visitor.button("web-rematch")).to_be_visible()
    return found | {"the end": faults(screen.visitor)}


def one_line_each(found: Faults) -> str:
    """All faults, one line each."""
    return "\n".join(f"{where}: {fault}" for where, faults in found.items() for fault in faults)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), WHOLE_GAMES)
def test_a_whole_game(visit: Visit, prepared: World, game: str, language: str) -> None:
    me = visit(language=language, size=PHONE, touch=True)
    prepared.bring(me, f"{game} {language}")
    me.page.evaluate(_LISTEN)
    found = play_out(SCREENS[game](me))
    assert not any(found.values()), one_line_each(found)
    assert me.page.evaluate("() => window.notByTouch") == [], "the whole game is played by touch"


def test_the_pages_of_the_rules_and_a_replay(visit: Visit, prepared: World) -> None:
    me = visit(language="fr", size=PHONE, touch=True)
    found: Faults = {}
    for page in PAGES:
        me.page.goto(page.format(table=prepared.tables["carson-end"]))
        expect(me.page.get_by_role("heading").first).to_be_visible()
        me.settle()
        found[page] = faults(me)
    assert not any(found.values()), one_line_each(found)


@pytest.mark.parametrize("game", games.names())
def test_the_scorepad(visit: Visit, game: str) -> None:
    me = visit(language="it", size=PHONE, touch=True)
    Scorepad(me, game).open()
    assert faults(me) == []


@pytest.mark.parametrize("state", sample(["carson-pick", "city-build"], 1))
def test_switching_languages_during_a_game_changes_every_text(
    visit: Visit, prepared: World, state: str
) -> None:
    me = visit(size=PHONE, touch=True)
    show(me, prepared, state)
    for before, language in pairwise((*LANGUAGES, "en")):
        me.press("web-menu")
        menu = me.find("dialog", "web-menu")
        label = re.compile(f"^{me.words('web-language')}")
        menu.get_by_role("combobox", name=label).select_option(language)
        me.words = Words(language)
        me.act(me.find("dialog", "web-menu").get_by_role("button", name=me.words("web-close")))
        assert faults(me, before=before) == [], language
        assert me.page.locator("html").get_attribute("lang") == language


def test_the_first_of_a_browsers_languages_wins(visit: Visit) -> None:
    me = visit()
    for language in LANGUAGES:
        tags = [f"{language}-{language.upper()}", language, "en-US", "en", "de"]
        page = me.open_page()
        page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {tags} }})")
        page.goto("/icon.svg")
        page.evaluate("localStorage.clear()")
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.close()


@pytest.mark.parametrize("page", ["/rules/carson-city", "/scorepad/card-city"])
def test_another_language_does_not_reload_the_page(visit: Visit, page: str) -> None:
    me = visit()
    me.page.goto(page)
    choice = me.page.get_by_role("banner").get_by_role("combobox")
    for language in (*LANGUAGES, "en"):
        choice.focus()
        choice.select_option(language)
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        expect(choice).to_have_accessible_name(Words(language)("web-language"))
        expect(choice).to_be_focused()
