"""What the table of Carson City shows before a choice, and what it preselects."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from cardtown.games.carson_city.elements import EMPTY, NAMES
from cardtown.games.carson_city.uses import use_effect
from tests.server.stories import Story
from tests.web import world
from tests.web.carson import CarsonScreen, best_sale, own, place_name
from tests.web.conftest import Visit
from tests.web.prepared import preferring, story_until, when_asked
from tests.web.visitors import PHONE, Update, Visitor, as_named
from tests.web.world import Moments, World

AtTable = Callable[..., CarsonScreen]
_WATCH: Final = """() => {
  window.seen = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".row .card > .hidden")) seen.add(one.textContent);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  look();
}"""
"""Records every name that a card of the row ever has."""


def after_lawyer(story: Story) -> bool:
    """The moment when the first seat must discard an auction card without effect."""
    assert story.state.table is not None
    return when_asked("bid")(story) and story.state.table.view(0).seats[0].lawyer


_TAKES: Final = preferring("decline", "take 0", "bid 9", "bid 8", "bid 7")


def late_bonus(matters: bool, story: Story) -> bool:
    """The moment when the first seat is offered a bonus that changes the order, or not."""
    decision = story.state.decision(0)
    if decision is None or decision.kind != "use" or story.state.table is None:
        return False
    view = story.state.table.view(0)
    (character,) = {one.character for one in decision.options}
    effect = use_effect(view, 0, character)
    moved = effect.before != effect.after
    return view.bids is not None and effect.matters == moved == matters and view.round < 9


def early_bonus(story: Story) -> bool:
    """The moment when the first seat may announce a bonus, early in an Era."""
    assert story.state.table is not None
    few = story.state.table.view(0).round < 6
    return few and (
        when_asked("use", "use heroes")(story) or when_asked("use", "use gunsmith")(story)
    )


def owns_indian(story: Story) -> bool:
    """The moment when the first seat has an Indian that will be worth less in the end."""
    assert story.state.table is not None
    view = story.state.table.view(0)
    return when_asked("bid")(story) and "indian" in view.seats[0].characters and view.era == 1


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Tables where somebody starts, discards, adopts and sells."""
    characters = preferring("use lawyer", "take 0", "bid 9", "bid 8", "bid 7")
    return {
        **world.moments("carson-adopt", "carson-last-sale", "carson-sale"),
        "first pick": partial(story_until, when_asked("take"), preferring("bid 9")),
        "rounds": partial(story_until, when_asked("bid", after=20), preferring("bid 9")),
        "discard": partial(story_until, after_lawyer, characters),
        "useless": partial(story_until, partial(late_bonus, False), _TAKES),
        "useful": partial(story_until, partial(late_bonus, True), _TAKES),
        "not in this era": partial(story_until, early_bonus, _TAKES),
        "indian": partial(story_until, owns_indian, preferring("take 0", "bid 9", "bid 8")),
    }


@pytest.fixture
def at_table(look: Visit, prepared: World) -> AtTable:
    """Sits down at one of the prepared tables."""

    def sit(name: str, **setting: object) -> CarsonScreen:
        screen = CarsonScreen(look(**setting))
        prepared.bring(screen.visitor, name)
        return screen

    return sit


# --- numbers -----------------------------------------------------------------------------------


def test_a_card_of_the_row_never_shows_the_numbers_of_another(at_table: AtTable) -> None:
    screen = at_table("rounds")
    me = screen.visitor
    me.page.evaluate(_WATCH)
    for _ in range(6):
        update = screen.turn()
        assert update is not None
        screen.play(update, lambda decision: decision["options"][-1])
    screen.turn()
    seen = {" ".join(one.split()) for one in me.page.evaluate("() => [...window.seen]")}
    known = {label for update in me.updates if update["view"] for label in labels(me, update)}
    assert len(seen) > 10
    assert seen <= known, seen - known


def labels(me: Visitor, update: Update) -> Iterator[str]:
    """The possible names of the cards of the row, with and without their numbers."""
    view = update["view"]
    row = [*view["row"], *filter(None, [view["placing"]])]
    previews = [*update["previews"]["row"], None] if update["previews"] else [None] * len(row)
    for card, preview in zip(row, previews, strict=False):
        name = f"{card_words(me, card)}, {me.words('term-appeal')} {card['appeal']}"
        yield name
        if preview is None:
            continue
        assert preview["id"] == card["id"]
        yield f"{name}, {worth(me, preview)}"


def card_words(me: Visitor, card: dict[str, Any]) -> str:
    """A card in words, by its parcels."""
    if "parcels" not in card:
        return me.words(f"character-{card['id'].replace('_', '-')}")
    glyphs = "".join(card["parcels"]).replace(EMPTY, "")
    names = [me.words(f"element-{NAMES[glyph].replace('_', '-')}") for glyph in glyphs]
    return ", ".join(names) or me.words("web-bare-land")


def worth(me: Visitor, preview: dict[str, Any]) -> str:
    """The text under a card."""
    if "spots" not in preview:
        now = me.words("web-now", points=signed(preview["points"]))
        if preview["likely"] == preview["points"]:
            return f"{now}, {me.words('web-character')}"
        return f"{now}, {me.words('web-likely', points=signed(preview['likely']))}"
    if preview["best"] is None:
        return me.words("web-fits-nowhere")
    best = me.words("web-best", points=signed(preview["best"]))
    return f"{best}, {me.words('web-places', n=preview['places'])}"


def signed(points: int) -> str:
    """A change of points as the page writes it."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


# --- the first card ----------------------------------------------------------------------------


@pytest.mark.parametrize("setting", [{}, {"size": PHONE, "touch": True}], ids=["mouse", "finger"])
def test_the_first_card_may_be_laid_anywhere_and_its_place_keeps_its_name(
    at_table: AtTable, setting: dict[str, object]
) -> None:
    screen = at_table("first pick", **setting)
    me = screen.visitor
    row = me.latest["view"]["row"]
    screen.choose_card(next(n for n, card in enumerate(row) if "parcels" in card))
    screen.places().first.wait_for()
    screen.place(screen.grid.get_by_role("gridcell").first)
    expect(me.button("web-build-here")).to_be_enabled()
    expect(me.find("region", "web-why-not")).to_have_count(0)
    shown = me.find("region", "web-reasons")
    if not setting:
        expect(shown).to_contain_text(me.words("web-if-placed", text=place_name((0, 0))))
    me.press("web-cancel")


def test_places_keep_their_names_while_a_city_grows(at_table: AtTable) -> None:
    screen = at_table("rounds")
    me = screen.visitor
    for _ in range(4):
        update = screen.turn()
        assert update is not None
        screen.play(update, lambda decision: decision["options"][-1])
        for card in own(me.latest)["city"]["cards"]:
            (row, column), glyph = card["at"], card["parcels"][0][0]
            city = own(me.latest)["city"]
            top, left = city["origin"]
            if city["rows"][row - top][column - left] == glyph != EMPTY:
                name = me.words(f"element-{NAMES[glyph].replace('_', '-')}")
                expect(screen.place_at(card["at"])).to_have_attribute(
                    "aria-label", re.compile(rf"^{place_name(card['at'])}: {as_named(name)}")
                )


# --- preselection ------------------------------------------------------------------


def test_after_the_lawyer_the_lowest_card_is_discarded_and_not_bid(at_table: AtTable) -> None:
    screen = at_table("discard")
    me = screen.visitor
    expect(me.page.get_by_role("banner")).to_contain_text(me.words("web-turn-discard"))
    expect(me.button("web-lock-bid")).to_have_count(0)
    lowest = min(own(me.latest)["hand"])
    expect(me.button("web-discard")).to_contain_text(str(lowest))
    screen.commit("web-discard")
    assert lowest in own(screen.turn() or me.latest)["spent"]


def test_the_best_choice_of_the_paperboy_is_preselected(at_table: AtTable) -> None:
    screen = at_table("carson-adopt")
    me = screen.visitor
    adoptions = me.latest["previews"]["adoptions"]
    best = max(adoptions, key=lambda one: int(one["points"]))
    assert best["points"] > 0
    name = screen.character_name(best["id"])
    choices = me.find("region", "web-adopt-whom").get_by_role("button")
    chosen = choices.and_(me.page.locator("[aria-pressed=true]"))
    expect(chosen).to_contain_text(name)
    expect(me.button("web-adopt", name=name)).to_be_enabled()
    me.act(chosen)  # now nobody is chosen, and nothing is lost
    expect(me.button("web-idle-adopt")).to_be_disabled()
    owned = own(me.latest)["characters"]
    screen.adopt_nobody()
    assert own(me.latest)["characters"] == owned


@pytest.mark.parametrize("setting", [{}, {"size": PHONE, "touch": True}], ids=["desktop", "phone"])
def test_a_sale_shows_what_every_card_brings_before_one_is_chosen(
    at_table: AtTable, setting: dict[str, object]
) -> None:
    screen = at_table("carson-last-sale", **setting)
    me = screen.visitor
    sales = me.latest["previews"]["sales"]
    assert sales
    tags = me.page.locator(".city .sellable + g text")
    expect(tags).to_have_count(len(sales))
    assert sorted(tags.all_text_contents()) == sorted(signed(one["points"]) for one in sales)
    for one in sales:
        card = own(me.latest)["city"]["cards"][one["index"]]
        words = me.words("web-may-be-sold", points=signed(one["points"]))
        expect(screen.place_at(card["at"])).to_have_attribute(
            "aria-label", re.compile(as_named(words))
        )
    chosen = best_sale(me.latest)
    expect(commit_of(me)).to_contain_text(
        me.words("web-sell-no-more" if chosen is None else "web-sell-this")
    )


def commit_of(me: Visitor) -> Locator:
    """The commit button."""
    return me.page.locator(".acts .primary")


# --- characters that ask every round -------------------------------------------------------------


def test_a_bonus_that_changes_nothing_is_not_asked_about(at_table: AtTable) -> None:
    screen = at_table("useless")
    me = screen.visitor
    use = me.updates[0]["previews"]["use"]
    assert not use["matters"]
    me.until(lambda update: update["decision"] is None or update["decision"]["kind"] != "use")
    assert use["character"] not in own(me.latest)["used"]
    name = screen.character_name(use["character"])
    expect(me.find("region", "web-use-question", name=name)).to_have_count(0)


def test_a_bonus_after_the_reveal_shows_what_it_comes_to(at_table: AtTable) -> None:
    screen = at_table("useful")
    me = screen.visitor
    use = me.latest["previews"]["use"]
    card, bonus = me.latest["view"]["bids"][0], own(me.latest)["bonus"]
    parts = [str(part) for part in (card, bonus, use["adds"]) if part]
    total = f"{' + '.join(parts)} = {card + bonus + use['adds']}"
    moves = me.words("web-use-moves", sum=total, n=use["before"], after=use["after"])
    name = screen.character_name(use["character"])
    expect(me.find("region", "web-use-question", name=name)).to_contain_text(moves)


def test_a_character_can_be_silenced_for_an_era_and_recalled(at_table: AtTable) -> None:
    screen = at_table("not in this era")
    me = screen.visitor
    character = me.latest["previews"]["use"]["character"]
    name = screen.character_name(character)
    with screen.deciding():
        me.press("web-not-this-era")
    question = me.find("region", "web-use-question", name=name)
    first = me.latest["view"]["round"]
    while me.latest["view"]["round"] == first:
        update = me.until(lambda now: now["decision"] is not None)
        expect(question).to_have_count(0)
        screen.play(update, lambda decision: decision["options"][0])
    me.page.reload()  # the setting is stored in this browser
    me.until(lambda now: now["decision"] is not None and now["decision"]["kind"] == "bid")
    expect(question).to_have_count(0)
    me.act(me.button_beginning(f"{name}:"))
    me.press("web-ask-again")
    expect(me.button("web-ask-again")).to_have_count(0)


# --- characters whose value changes --------------------------------------------------------------


def test_a_character_that_shrinks_is_not_counted_as_a_certainty(at_table: AtTable) -> None:
    screen = at_table("indian")
    me = screen.visitor
    (indian,) = [
        one for one in me.latest["previews"]["outlook"] if (one["seat"], one["id"]) == (0, "indian")
    ]
    seat = own(me.latest)
    now = seat["score"]["characters"]["indian"]
    assert indian["likely"] < now
    expect(screen.characters).to_contain_text(
        re.compile(f"{now}.*{as_named(me.words('web-likely', points=indian['likely']))}")
    )
    total = seat["points"] - (now - indian["likely"])
    expect(me.page.get_by_role("cell", name=f"≈ {total}", exact=True).last).to_be_visible()
