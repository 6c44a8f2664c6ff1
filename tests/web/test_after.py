"""After the game: where every point came from, how it came to that, and that it was fair."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Locator, expect

from cardtown.games import carson_city
from tests.sampling import one_day_in
from tests.server.playing import an_action
from tests.web import world
from tests.web.accessibility import (
    cut_when_twice_as_large,
    faults_by_day_and_night,
    faults_of_a_small_screen,
    too_wide,
    violations,
)
from tests.web.conftest import Visit
from tests.web.pages import join, name_seat, set_up
from tests.web.prepared import FIRST, finished, story_until, wisely
from tests.web.tables import new_table, sit_down
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

GAMES = ("carson-end", "city-end")
POINTS = re.compile(r"−?\d+")
_STARTING_MS = 120_000
"""Python starts in the browser from nothing; on a busy machine that takes its time."""
NOT_ON_THE_BOARD = {"characters", "coins"}


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Finished games."""
    own = {"own-deck": lambda: story_until(finished, wisely, deck=own_deck())}
    return {**world.moments(*GAMES, "city-solo-end"), **own}


def own_deck() -> str:
    """A deck that differs from the game's own in one card."""
    standard = Path(carson_city.__file__).parent / "decks" / "standard.toml"
    return standard.read_text("utf-8").replace('"I-01"', '"I-99"')


def come_to(me: Visitor, prepared: World, game: str) -> dict[str, Any]:
    """Somebody who played comes back to a finished game; the view of it."""
    prepared.cabinet.admit(me.context, prepared.server.url, FIRST)
    me.page.goto(f"/table/{prepared.tables[game]}")
    view: dict[str, Any] = me.until(lambda update: update["view"] is not None)["view"]
    expect(me.find("region", "score-sheet")).to_be_visible()
    return view


def name_of(me: Visitor, view: dict[str, Any], seat: int) -> str:
    return me.words("you") if seat == view["seat"] else str(view["seats"][seat]["name"])


def badges(me: Visitor, name: str) -> Locator:
    """What is written on somebody's city."""
    label = me.words("web-after-points-of", name=name)
    return me.page.get_by_role("group", name=label, exact=True).first.get_by_role("button")


def number(text: str) -> int:
    found = POINTS.search(text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


def total(texts: list[str]) -> int:
    return sum(map(number, texts))


def builders(view: dict[str, Any]) -> Iterator[tuple[int, dict[str, int]]]:
    """The seats that have a score sheet, with its lines."""
    for seat, one in enumerate(view["seats"]):
        if one["score"] is not None:
            yield seat, one["score"]["lines"]


@pytest.mark.parametrize("game", GAMES)
def test_every_point_stands_on_the_building_that_earned_it(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    view = come_to(me, prepared, game)
    for seat, lines in builders(view):
        here = badges(me, name_of(me, view, seat))
        expect(here.first).to_be_visible()
        on_board = [points for line, points in lines.items() if line not in NOT_ON_THE_BOARD]
        assert total(here.all_inner_texts()) == sum(on_board)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_lights_up_its_buildings_and_a_building_its_lines(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    view = come_to(me, prepared, game)
    seat, lines = next(builders(view))
    here = badges(me, name_of(me, view, seat))
    expect(here.first).to_be_visible()
    before = here.all_inner_texts()
    sheet = me.find("region", "score-sheet")
    prefix = "web-line" if game == "carson-end" else "line"
    for line, points in lines.items():
        if points == 0 or line in NOT_ON_THE_BOARD:
            continue
        name = me.words(f"{prefix}-{line.replace('_', '-')}")
        pressed = sheet.get_by_role("button", name=name, exact=True)
        pressed.click()
        expect(pressed).to_have_attribute("aria-pressed", "true")
        assert total(here.all_inner_texts()) == points
        pressed.click()
    assert here.all_inner_texts() == before
    here.first.click()
    expect(sheet.locator("td.lit")).not_to_have_count(0)
    here.first.click()
    expect(sheet.locator("td.lit")).to_have_count(0)


def test_buildings_are_reached_by_arrow_keys(look: Visit, prepared: World) -> None:
    me = look()
    view = come_to(me, prepared, "carson-end")
    here = badges(me, name_of(me, view, view["seat"]))
    here.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(here.nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(here.nth(1)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_the_chart_ends_with_the_result_and_is_read_by_arrow_keys(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    view = come_to(me, prepared, game)
    chart = me.page.get_by_role("figure", name=me.words("web-after-chart"))
    slider = chart.get_by_role("slider")
    words = slider.get_attribute("aria-valuetext") or ""
    for seat, one in enumerate(view["seats"]):
        points = str(one["points"]).replace("-", "−")
        assert f"{name_of(me, view, seat)} {points}" in words
    slider.focus()
    me.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(me.words("round", round=1)))
    rows = chart.get_by_role("row")
    expect(rows).to_have_count(1 + int(slider.get_attribute("max") or 0) + 1)


def test_another_city_is_chosen_by_its_owners_name(look: Visit, prepared: World) -> None:
    me = look()
    view = come_to(me, prepared, "carson-end")
    other = next(seat for seat, _ in builders(view) if seat != view["seat"])
    name = name_of(me, view, other)
    result = me.find("region", "web-after-result")
    result.get_by_role("button", name=name).click()
    expect(me.page.get_by_role("article").first).to_contain_text(name)


def test_the_best_city_in_hindsight_beside_ones_own(look: Visit, prepared: World) -> None:
    me = look()
    view = come_to(me, prepared, "carson-end")
    table = prepared.tables["carson-end"]
    panel = me.find("region", "web-after-hindsight").first
    expect(panel.locator("b")).to_be_visible()
    found = me.context.request.get(f"/api/tables/{table}/hindsight?seat={view['seat']}").json()
    assert found["best"] >= found["points"] == view["seats"][view["seat"]]["points"]
    expect(panel.locator("b")).to_have_text(str(found["best"]))
    assert found["best"] > found["points"], "choose another deal: this city is perfect"
    more = me.words("web-after-hindsight-more", n=found["best"] - found["points"])
    expect(panel).to_contain_text(more)
    me.press("web-after-compare")
    best = badges(me, me.words("web-after-best-city"))
    expect(best.first).to_be_visible()
    question = {key: found[key] for key in ("rows", "characters", "sold")}
    asked = {"command": "score", "game": "carson-city", "input": question}
    answer = me.context.request.post("/api/questions", data=asked).json()["output"]
    assert answer["total"] == found["best"]
    assert total(best.all_inner_texts()) == answer["total"] - answer["lines"]["characters"]
    assert violations(me.page) == []


# --- the proof -----------------------------------------------------------------------------------


def keep(me: Visitor, *added: dict[str, Any]) -> None:
    """Let the browser have kept this when seats were taken, and nothing else."""
    me.page.evaluate(
        "added => localStorage.setItem('cardtown-added', JSON.stringify(added))", list(added)
    )


def added_at(me: Visitor, seat: int = 0) -> dict[str, Any]:
    """What an honest browser keeps of a seat."""
    facts = me.latest["table"]
    entropy = facts["seats"][seat]["entropy"]
    story = me.context.request.get(f"/api/tables/{facts['id']}/events").json()
    joined = [one for one in story if one["kind"] == "joined" and one["seat"] == seat]
    return {
        "table": facts["id"],
        "seat": seat,
        "number": joined[-1]["number"],
        "commitment": facts["commitment"],
        "entropy": entropy,
    }


def prove(me: Visitor, verdict: str) -> Locator:
    """Open the proof and wait for its verdict."""
    me.press("web-proof")
    proof = me.find("dialog", "web-proof")
    expect(proof).to_contain_text(me.words(verdict), timeout=_STARTING_MS)
    return proof


def marked(me: Visitor, proof: Locator, mark: str) -> Locator:
    """The steps with a mark: `yes`, `no` or `web-proof-open`."""
    image = me.page.get_by_role("img", name=me.words(mark), exact=True)
    return proof.get_by_role("listitem").filter(has=image)


def test_the_shuffle_is_proven_in_this_browser_by_one_click(visit: Visit, prepared: World) -> None:
    me = visit()
    come_to(me, prepared, "carson-end")
    keep(me, added_at(me))
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    proof = prove_all(me)
    assert not any(url.endswith("/api/questions") for url in asked), "the server proved itself"
    found = faults_by_day_and_night(me.page) + cut_when_twice_as_large(me.page)
    assert not found, "\n".join(found)
    expect(proof).to_be_visible()


def prove_all(me: Visitor) -> Locator:
    """Prove it to somebody whose browser has kept everything: every step holds."""
    proof = prove(me, "web-proof-holds")
    steps = proof.get_by_role("listitem")
    expect(steps.filter(has_text=me.words("web-proof-published"))).to_have_count(1)
    expect(steps.filter(has_text=me.words("web-proof-yours", number=1))).to_have_count(1)
    assert steps.count() > 5
    expect(marked(me, proof, "yes")).to_have_count(steps.count())
    command = f"--commitment {added_at(me)['commitment']} --entropy 0:{added_at(me)['entropy']}"
    expect(proof).to_contain_text(command)
    return proof


def test_the_proof_compares_with_what_was_kept_before_the_game(
    visit: Visit, prepared: World
) -> None:
    """A server agrees with itself in all it says now; only what was kept tells otherwise."""
    me = visit()
    come_to(me, prepared, "city-end")
    honest = added_at(me)
    yours = me.words("web-proof-yours", number=1)
    for changes, wrong in (
        ({"commitment": "0" * 64}, me.words("web-proof-published")),
        ({"entropy": "f" * 32}, yours),
        ({"seat": 1, "number": 1000, "entropy": "f" * 32}, me.words("web-proof-yours", number=2)),
    ):
        keep(me, {**honest, **changes})
        proof = prove(me, "web-proof-fails")
        expect(marked(me, proof, "no")).to_have_text([wrong])
        expect(proof).not_to_contain_text(me.words("web-proof-holds"))
        me.page.keyboard.press("Escape")

    # Somebody else sat down there later, before the game: no reason to accuse anybody.
    keep(me, {**honest, "number": honest["number"] - 1, "entropy": "f" * 32})
    proof = prove(me, "web-proof-partly")
    given_on = me.words("web-proof-given-on", number=1)
    expect(marked(me, proof, "web-proof-open")).to_have_text([given_on])
    expect(marked(me, proof, "no")).to_have_count(0)
    me.page.keyboard.press("Escape")

    keep(me, {**honest, "table": "another"})
    proof = prove(me, "web-proof-partly")
    expect(marked(me, proof, "web-proof-open")).to_have_text([me.words("web-proof-nothing-kept")])
    expect(marked(me, proof, "no")).to_have_count(0)
    expect(proof).to_contain_text(me.words("web-proof-commitment-now"))
    expect(proof).not_to_contain_text("--commitment")
    assert violations(me.page) == []
    me.page.keyboard.press("Escape")

    keep(me, honest)
    prove_all(me)


def test_a_deck_of_ones_own_is_fetched_for_the_proof(visit: Visit, prepared: World) -> None:
    me = visit(language="de", size=PHONE, touch=True)
    come_to(me, prepared, "own-deck")
    keep(me, added_at(me))
    proof = prove(me, "web-proof-partly")
    expect(marked(me, proof, "web-proof-open")).to_have_text([me.words("web-proof-own-deck")])
    expect(marked(me, proof, "no")).to_have_count(0)
    expect(proof).to_contain_text("--deck carson-city.toml")
    assert faults_of_a_small_screen(me) == []
    with me.page.expect_download() as coming:
        proof.get_by_role("link", name="carson-city.toml").click()
    assert coming.value.path().read_text("utf-8") == own_deck()


@one_day_in(2, turn=0)
def test_two_people_at_one_screen_prove_what_both_of_them_added(visit: Visit) -> None:
    """Nothing is put into the browser here: it keeps by itself what counts."""
    me = visit()
    dialog = set_up(me, "card-city", "here", "here")
    name_seat(me, dialog, 1, "Ada")
    name_seat(me, dialog, 2, "Bo")
    me.act(dialog.get_by_role("button", name=me.words("web-make-and-play")))
    table = me.until(lambda update: update["view"] is not None)["table"]["id"]
    me.page.goto("/")  # or the page would play by itself what leaves no choice
    play_out(me, table)
    me.page.goto(f"/table/{table}")
    me.until(lambda update: update["table"]["phase"] == "finished")
    proof = prove(me, "web-proof-holds")
    for number in (1, 2):
        step = me.words("web-proof-yours", number=number)
        expect(marked(me, proof, "yes").filter(has_text=step)).to_have_count(1)


@one_day_in(2, turn=1)
def test_who_came_by_an_invitation_proves_it_too(visit: Visit) -> None:
    ada, bo = visit(), visit()
    table = new_table(ada, "card-city", "person", "person")
    sit_down(ada, table)
    join(bo, f"/table/{table}", "Bo")
    bo.until(lambda update: update["table"]["phase"] == "playing")
    for one in (ada, bo):
        one.page.goto("/")
    play_out(ada, table, bo)
    bo.page.goto(f"/table/{table}")
    bo.until(lambda update: update["table"]["phase"] == "finished")
    proof = prove(bo, "web-proof-holds")
    step = bo.words("web-proof-yours", number=2)
    expect(marked(bo, proof, "yes").filter(has_text=step)).to_have_count(1)


def play_out(me: Visitor, table: str, *others: Visitor) -> None:
    """Play to the end over the server's interface, for everybody who sits here."""
    rng = random.Random(1)
    everyone = [one.context.request for one in (me, *others)]
    while (state := everyone[0].get(f"/api/tables/{table}").json())["table"]["phase"] == "playing":
        for request in everyone:
            state = request.get(f"/api/tables/{table}").json()
            for seat, one in enumerate(state["table"]["seats"]):
                if one["yours"]:
                    decide(request, table, seat, rng)


def decide(request: APIRequestContext, table: str, seat: int, rng: random.Random) -> None:
    """Let a seat decide something, if it must."""
    state = request.get(f"/api/tables/{table}?seat={seat}").json()
    if state["decision"] is not None:
        action = an_action(state["decision"], rng)
        play = {"do": "play", "seat": seat, "action": action, "at": state["number"]}
        answer = request.post(f"/api/tables/{table}/requests", data=play)
        assert answer.ok, answer.text()


# --- what one takes along ------------------------------------------------------------------------


def test_the_link_of_the_replay_is_shared(visit: Visit, prepared: World) -> None:
    me = visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    come_to(me, prepared, "carson-end")
    me.press("web-after-share")
    expect(me.button("web-copied")).to_be_visible()
    copied = me.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{prepared.server.url}/replay/{prepared.tables['carson-end']}"


def test_the_record_is_downloaded(visit: Visit, prepared: World) -> None:
    me = visit()
    come_to(me, prepared, "city-end")
    with me.page.expect_download() as coming:
        me.page.get_by_role("link", name=me.words("web-record")).click()
    assert coming.value.suggested_filename == "card-city.json"


def test_a_solo_game_ends_without_rivals(look: Visit, prepared: World) -> None:
    me = look()
    view = come_to(me, prepared, "city-solo-end")
    points = view["seats"][0]["points"]
    expect(me.find("heading", "web-cc-end-solo", n=points)).to_be_visible()
    expect(me.find("region", "web-after-result")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_a_small_phone(look: Visit, prepared: World, game: str) -> None:
    me = look(size=PHONE, touch=True, language="de", night=True)
    view = come_to(me, prepared, game)
    expect(badges(me, name_of(me, view, view["seat"])).first).to_be_visible()
    assert too_wide(me.page) == []
    assert violations(me.page) == []
