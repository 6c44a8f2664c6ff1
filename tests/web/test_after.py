"""After the game: where every point came from, how the game went, and that it was fair."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cardtown.games import carson_city
from tests.sampling import one_day_in, sample
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
from tests.web.prepared import FIRST, at_random, finished, greedily, story_until
from tests.web.tables import new_table, play_out, sit_down
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

GAMES = ("carson-end", "city-end")
one_of_the_games = pytest.mark.parametrize("game", sample(GAMES, 1))
"""For how a page looks and is used: each game has its turn every other day."""
POINTS = re.compile(r"−?\d+")
_STARTING_MS = 120_000
"""Loading Python in the browser takes long on a busy machine."""
NOT_ON_THE_BOARD = {"characters", "coins"}


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Finished games."""
    own = {
        "own-deck": lambda: story_until(finished, greedily, deck=own_deck()),
        "carson-alone": lambda: story_until(finished, greedily),
        "city-alone-again": lambda: story_until(
            finished, at_random, kinds=["person"], people=[FIRST], game="card-city"
        ),
    }
    return {**world.moments(*GAMES, "city-solo-end"), **own}


def own_deck() -> str:
    """A deck that differs from the game's own in one card."""
    standard = Path(carson_city.__file__).parent / "decks" / "standard.toml"
    return standard.read_text("utf-8").replace('"I-01"', '"I-99"')


def return_to(me: Visitor, prepared: World, game: str) -> dict[str, Any]:
    """Open a finished game as one of its players; return its view."""
    prepared.database.admit(me.context, prepared.server.url, FIRST)
    me.page.goto(f"/table/{prepared.tables[game]}")
    view: dict[str, Any] = me.until(lambda update: update["view"] is not None)["view"]
    expect(me.find("region", "score-sheet")).to_be_visible()
    return view


def name_of(me: Visitor, view: dict[str, Any], seat: int) -> str:
    return me.words("you") if seat == view["seat"] else str(view["seats"][seat]["name"])


def badges(me: Visitor, name: str) -> Locator:
    """The badges on somebody's city."""
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


def expect_every_point(me: Visitor, view: dict[str, Any]) -> None:
    """Every city has all its points on its buildings."""
    for seat, lines in builders(view):
        here = badges(me, name_of(me, view, seat))
        expect(here.first).to_be_visible()
        on_board = [points for line, points in lines.items() if line not in NOT_ON_THE_BOARD]
        assert total(here.all_inner_texts()) == sum(on_board)


@pytest.mark.parametrize("game", GAMES)
def test_every_point_is_shown_on_the_building_that_earned_it(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    expect_every_point(me, return_to(me, prepared, game))


@one_of_the_games
def test_a_line_lights_up_its_buildings_and_a_building_its_lines(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    view = return_to(me, prepared, game)
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
    view = return_to(me, prepared, "carson-end")
    here = badges(me, name_of(me, view, view["seat"]))
    here.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(here.nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(here.nth(1)).to_have_attribute("aria-pressed", "true")


@one_of_the_games
def test_the_chart_ends_with_the_result_and_is_read_by_arrow_keys(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    view = return_to(me, prepared, game)
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
    view = return_to(me, prepared, "carson-end")
    other = next(seat for seat, _ in builders(view) if seat != view["seat"])
    name = name_of(me, view, other)
    result = me.find("region", "web-after-result")
    result.get_by_role("button", name=name).click()
    expect(me.page.get_by_role("article").first).to_contain_text(name)


def test_the_best_city_in_hindsight_is_shown_beside_the_one_built(
    look: Visit, prepared: World
) -> None:
    me = look()
    view = return_to(me, prepared, "carson-end")
    path = f"/api/tables/{prepared.tables['carson-end']}/hindsight"
    answers = [me.context.request.get(f"{path}?seat={seat}").json() for seat, _ in builders(view)]
    assert all(one["best"] >= one["points"] for one in answers)
    better = [one for one in answers if one["best"] > one["points"]]
    assert better, "choose another deal: all cities are perfect"
    found = better[0]
    assert found["points"] == view["seats"][found["seat"]]["points"]
    result = me.find("region", "web-after-result")
    result.get_by_role("button", name=name_of(me, view, found["seat"])).click()
    panel = me.find("region", "web-after-hindsight").first
    expect(panel.locator("b")).to_have_text(str(found["best"]))
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
    article = me.page.get_by_role("article").filter(
        has=me.page.get_by_role("heading", name=me.words("web-after-best-city"))
    )
    worth = article.get_by_role("list", name=me.words("line-characters")).locator("b")
    assert total(worth.all_inner_texts()) == answer["lines"]["characters"]
    assert violations(me.page) == []


@pytest.mark.usefixtures("rules")
@pytest.mark.parametrize("game", GAMES)
def test_points_are_counted_here_when_the_server_does_not_answer(
    look: Visit, prepared: World, game: str
) -> None:
    me = look()
    me.context.route("**/api/questions", lambda route: route.abort())
    expect_every_point(me, return_to(me, prepared, game))
    me.troubles = [one for one in me.troubles if "ERR_FAILED" not in one]


def test_the_best_card_city_is_shown_beside_the_one_built(look: Visit, prepared: World) -> None:
    me = look()
    view = return_to(me, prepared, "city-end")
    path = f"/api/tables/{prepared.tables['city-end']}/hindsight"
    answers = [me.context.request.get(f"{path}?seat={seat}").json() for seat, _ in builders(view)]
    better = [one for one in answers if one["best"] > one["points"]]
    assert better, "choose another deal: all cities are perfect"
    found = better[0]
    assert found["points"] == view["seats"][found["seat"]]["points"]
    result = me.find("region", "web-after-result")
    result.get_by_role("button", name=name_of(me, view, found["seat"])).click()
    panel = me.find("region", "web-after-hindsight").first
    expect(panel.locator("b")).to_have_text(str(found["best"]))
    more = me.words("web-after-hindsight-more", n=found["best"] - found["points"])
    expect(panel).to_contain_text(more)
    compare = panel.get_by_role("button", name=me.words("web-after-compare"))
    compare.focus()
    me.page.keyboard.press("Enter")
    expect(compare).to_have_attribute("aria-pressed", "true")
    best = badges(me, me.words("web-after-best-city"))
    expect(best.first).to_be_visible()
    asked = {
        "command": "score",
        "game": "card-city",
        "input": {key: found[key] for key in ("rows", "coins")},
    }
    answer = me.context.request.post("/api/questions", data=asked).json()["output"]
    assert answer["total"] == found["best"]
    on_board = answer["total"] - answer["lines"]["coins"]
    assert total(best.all_inner_texts()) == on_board
    cities = me.find("region", "web-after-compare").get_by_role("article")
    built = view["seats"][found["seat"]]["score"]["lines"]
    for city, lines in zip((cities.first, cities.last), (built, answer["lines"]), strict=True):
        sums = city.get_by_role("list").first.locator("b").all_inner_texts()
        assert [number(one) for one in sums] == list(lines.values())
    assert violations(me.page) == []
    assert faults_of_a_small_screen(me) == []
    me.page.keyboard.press("Enter")
    expect(me.find("region", "web-after-compare")).to_have_count(0)


def place_of(view: dict[str, Any], seat: int) -> int:
    """A seat's place, recomputed: how many had more, or won."""
    points = [one["points"] for one in view["seats"]]
    better = [other for other, have in enumerate(points) if have > points[seat]]
    return 1 if seat in view["winners"] else 1 + len({*better, *view["winners"]})


@pytest.mark.parametrize("game", GAMES)
def test_the_headline_says_who_won_and_each_reader_their_own_place(
    visit: Visit, prepared: World, game: str
) -> None:
    """Everybody at the table is told their own place; a stranger only who won."""
    people = {0: FIRST, 1: "mara", 2: "jonas"}
    prefix = "web-" if game == "carson-end" else "web-cc-end-"
    stranger = visit()
    stranger.page.goto(f"/table/{prepared.tables[game]}")
    view = stranger.until(lambda update: update["view"] is not None)["view"]
    [winner] = view["winners"]
    won = stranger.words(
        "web-wins" if game == "carson-end" else f"{prefix}won", name=view["seats"][winner]["name"]
    )
    expect(stranger.page.get_by_role("heading", level=1).last).to_have_text(won)
    for seat, one in enumerate(view["seats"]):
        if one.get("kind", "human") != "human":
            continue
        me = visit()
        prepared.database.admit(me.context, prepared.server.url, people[seat])
        me.page.goto(f"/table/{prepared.tables[game]}")
        place = place_of(view, seat)
        mine = "web-you-win" if game == "carson-end" else f"{prefix}yours"
        told = me.words(mine) if place == 1 else f"{won} {me.words('web-after-place', place=place)}"
        expect(me.page.get_by_role("heading", level=1).last).to_have_text(told)


def test_the_points_of_a_virtual_player_can_be_added_up(look: Visit, prepared: World) -> None:
    me = look()
    view = return_to(me, prepared, "carson-end")
    virtual = [one for one in view["seats"] if one["kind"].startswith("virtual")]
    assert any(one["characters"] for one in virtual), "choose another deal"
    for one in virtual:
        city = me.page.get_by_role("article").filter(
            has=me.page.get_by_role("heading", name=one["name"])
        )
        appeals = city.locator("li", has_text=me.words("term-appeal")).locator("b")
        assert total(appeals.all_inner_texts()) == one["points"]


def test_at_the_end_no_character_lies_on_its_side(look: Visit, prepared: World) -> None:
    me = look()
    view = return_to(me, prepared, "carson-end")
    assert any(one["used"] for one in view["seats"]), "choose another deal: nobody used any"
    faces = me.page.get_by_role("article").get_by_role("img")
    expect(faces.first).to_be_visible()
    turned = "faces => faces.filter(face => getComputedStyle(face).rotate !== 'none').length"
    assert faces.evaluate_all(turned) == 0


@one_of_the_games
def test_on_a_phone_play_again_is_on_the_first_screen(
    look: Visit, prepared: World, game: str
) -> None:
    me = look(size=PHONE, touch=True)
    return_to(me, prepared, game)
    expect(me.button("web-rematch")).to_be_in_viewport(ratio=1)


def test_lists_tell_games_apart_by_round_result_and_place(look: Visit, prepared: World) -> None:
    me = look()
    prepared.database.admit(me.context, prepared.server.url, FIRST)
    me.page.goto("/tables")
    for game in GAMES:
        state = me.context.request.get(f"/api/tables/{prepared.tables[game]}").json()
        view = state["view"]
        points = me.words("points", n=view["seats"][0]["points"])
        yours = me.words("web-result-yours", place=place_of(view, 0), points=points)
        line = me.page.locator("li", has=me.page.locator(f"[href='/table/{state['table']['id']}']"))
        expect(line).to_contain_text(yours)
    playing = new_table(me, "carson-city", "person", *["virtual:novice"] * 3, clock=86_400)
    sit_down(me, playing)
    me.until(lambda update: update["decision"] is not None)
    me.page.goto("/tables")
    line = me.page.locator("li", has=me.page.locator(f"[href='/table/{playing}']"))
    expect(line).to_contain_text(me.words("round", round=1))
    tomorrow = me.page.evaluate(
        "new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(1, 'day')"
    )
    expect(line).to_contain_text(me.words("web-until", time=tomorrow))


# --- the proof -----------------------------------------------------------------------------------


def keep(me: Visitor, *added: dict[str, Any]) -> None:
    """Store what a browser would have stored when it took seats."""
    me.page.evaluate(
        "added => localStorage.setItem('cardtown-added', JSON.stringify(added))", list(added)
    )


def added_at(me: Visitor, seat: int = 0) -> dict[str, Any]:
    """What an honest browser stores about a seat."""
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
        "deck": facts["deck"]["sha256"],
        "seals": {n: one["seal"] for n, one in enumerate(facts["seats"]) if one["seal"]},
    }


def prove(me: Visitor, verdict: str) -> Locator:
    """Open the proof and wait for its verdict."""
    me.press("web-proof")
    proof = me.find("dialog", "web-proof")
    expect(proof).to_contain_text(me.words(verdict), timeout=_STARTING_MS)
    return proof


def steps_marked(me: Visitor, proof: Locator, mark: str) -> Locator:
    """The steps with a mark: `yes`, `no` or `web-proof-open`."""
    image = me.page.get_by_role("img", name=me.words(mark), exact=True)
    return proof.get_by_role("listitem").filter(has=image)


def test_the_shuffle_is_proven_in_this_browser_by_one_click(visit: Visit, prepared: World) -> None:
    me = visit()
    return_to(me, prepared, "carson-end")
    keep(me, added_at(me))
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    proof = prove_all(me)
    assert not any(url.endswith("/api/questions") for url in asked), "the server proved itself"
    found = faults_by_day_and_night(me.page) + cut_when_twice_as_large(me.page)
    assert not found, "\n".join(found)
    expect(proof).to_be_visible()


def prove_all(me: Visitor) -> Locator:
    """Check the proof in a browser that stored everything: every step holds."""
    proof = prove(me, "web-proof-holds")
    steps = proof.get_by_role("listitem")
    expect(steps.filter(has_text=me.words("web-proof-published"))).to_have_count(1)
    expect(steps.filter(has_text=me.words("web-proof-yours", number=1))).to_have_count(1)
    assert steps.count() > 5
    expect(steps_marked(me, proof, "yes")).to_have_count(steps.count())
    command = f"--commitment {added_at(me)['commitment']} --entropy 0:{added_at(me)['entropy']}"
    expect(proof).to_contain_text(command)
    return proof


@one_day_in(4, turn=1)
def test_the_proof_compares_with_what_was_stored_before_the_game(
    visit: Visit, prepared: World
) -> None:
    """A cheating server can be consistent with itself; only what the browser stored exposes it."""
    me = visit()
    return_to(me, prepared, "city-end")
    honest = added_at(me)
    yours = me.words("web-proof-yours", number=1)
    for changes, wrong in (
        ({"commitment": "0" * 64}, me.words("web-proof-published")),
        ({"entropy": "f" * 32}, yours),
        ({"deck": "0" * 64}, me.words("web-proof-kept-deck")),
        ({"seals": {**honest["seals"], 1: "0" * 64}}, me.words("web-proof-sealed")),
        ({"seat": 1, "number": 1000, "entropy": "f" * 32}, me.words("web-proof-yours", number=2)),
    ):
        keep(me, {**honest, **changes})
        proof = prove(me, "web-proof-fails")
        expect(steps_marked(me, proof, "no")).to_have_text([wrong])
        expect(proof).not_to_contain_text(me.words("web-proof-holds"))
        me.page.keyboard.press("Escape")

    # Somebody else took that seat later, before the game: that is no reason for an accusation.
    keep(me, {**honest, "number": honest["number"] - 1, "entropy": "f" * 32})
    proof = prove(me, "web-proof-partly")
    given_on = me.words("web-proof-given-on", number=1)
    expect(steps_marked(me, proof, "web-proof-open")).to_have_text([given_on])
    expect(steps_marked(me, proof, "no")).to_have_count(0)
    me.page.keyboard.press("Escape")

    keep(me, {key: value for key, value in honest.items() if key != "seals"})
    proof = prove(me, "web-proof-partly")
    unsealed = me.words("web-proof-unsealed")
    expect(steps_marked(me, proof, "web-proof-open")).to_have_text([unsealed])
    me.page.keyboard.press("Escape")

    keep(me, {**honest, "table": "another"})
    proof = prove(me, "web-proof-partly")
    expect(steps_marked(me, proof, "web-proof-open")).to_have_text(
        [me.words("web-proof-nothing-kept")]
    )
    expect(steps_marked(me, proof, "no")).to_have_count(0)
    expect(proof).to_contain_text(me.words("web-proof-commitment-now"))
    expect(proof).not_to_contain_text("--commitment")
    assert violations(me.page) == []
    me.page.keyboard.press("Escape")

    keep(me, honest)
    prove_all(me)


@one_day_in(4, turn=0)
def test_a_custom_deck_is_fetched_for_the_proof(visit: Visit, prepared: World) -> None:
    me = visit(language="de", size=PHONE, touch=True)
    return_to(me, prepared, "own-deck")
    keep(me, {**added_at(me), "deck": None})
    proof = prove(me, "web-proof-partly")
    expect(steps_marked(me, proof, "web-proof-open")).to_have_text([me.words("web-proof-own-deck")])
    expect(steps_marked(me, proof, "no")).to_have_count(0)
    me.page.keyboard.press("Escape")

    keep(me, {**added_at(me), "deck": "0" * 64})  # replaced after this browser sat down
    proof = prove(me, "web-proof-fails")
    expect(steps_marked(me, proof, "no")).to_have_text([me.words("web-proof-kept-deck")])
    me.page.keyboard.press("Escape")

    keep(me, added_at(me))
    proof = prove(me, "web-proof-holds")
    expect(proof).to_contain_text("--deck carson-city.toml")
    assert faults_of_a_small_screen(me) == []
    with me.page.expect_download() as coming:
        proof.get_by_role("link", name="carson-city.toml").click()
    assert coming.value.path().read_text("utf-8") == own_deck()


@one_day_in(4, turn=2)
def test_two_people_at_one_screen_prove_both_of_their_shares(visit: Visit) -> None:
    """The test puts nothing into the browser: it stores what it needs by itself."""
    me = visit()
    dialog = set_up(me, "card-city", "here", "here")
    name_seat(me, dialog, 1, "Ada")
    name_seat(me, dialog, 2, "Bo")
    me.act(dialog.get_by_role("button", name=me.words("web-make-and-play")))
    table = me.until(lambda update: update["view"] is not None)["table"]["id"]
    me.page.goto("/")  # otherwise the page would play forced moves
    play_out(me, table)
    me.page.goto(f"/table/{table}")
    me.until(lambda update: update["table"]["phase"] == "finished")
    proof = prove(me, "web-proof-holds")
    for number in (1, 2):
        step = me.words("web-proof-yours", number=number)
        expect(steps_marked(me, proof, "yes").filter(has_text=step)).to_have_count(1)


@one_day_in(4, turn=3)
def test_an_invited_person_can_prove_it_too(visit: Visit) -> None:
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
    expect(steps_marked(bo, proof, "yes").filter(has_text=step)).to_have_count(1)


# --- what one takes along ------------------------------------------------------------------------


def test_the_link_to_the_replay_is_shared(visit: Visit, prepared: World) -> None:
    me = visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return_to(me, prepared, "carson-end")
    me.press("web-after-share")
    expect(me.button("web-copied")).to_be_visible()
    copied = me.page.evaluate("() => navigator.clipboard.readText()")
    told, link = copied.splitlines()
    assert told.startswith(me.words("web-game-carson-city"))
    assert link == f"{prepared.server.url}/replay/{prepared.tables['carson-end']}"


def test_the_record_is_downloaded(visit: Visit, prepared: World) -> None:
    me = visit()
    return_to(me, prepared, "city-end")
    with me.page.expect_download() as coming:
        me.page.get_by_role("link", name=me.words("web-record")).click()
    assert coming.value.suggested_filename == "card-city.json"


def test_a_solo_game_ends_without_rivals(look: Visit, prepared: World) -> None:
    me = look()
    view = return_to(me, prepared, "city-solo-end")
    points = view["seats"][0]["points"]
    told = me.words("web-cc-end-solo", n=points, you="yes", name="Ada")
    expect(me.page.get_by_role("heading", name=told)).to_be_visible()
    expect(me.find("region", "web-after-result")).to_have_count(0)


def test_a_solo_game_is_measured_against_ones_best_and_a_bot(look: Visit, prepared: World) -> None:
    me = look()
    return_to(me, prepared, "city-solo-end")
    tables = [prepared.tables[game] for game in ("city-solo-end", "city-alone-again")]
    states = [me.context.request.get(f"/api/tables/{table}").json() for table in tables]
    points = {one["table"]["id"]: one["view"]["seats"][0]["points"] for one in states}
    worse, better = sorted(tables, key=lambda table: points[table])
    more = points[better] - points[worse]
    assert more > 0, "choose another deal"
    panel = me.find("region", "web-after-alone")
    for table, other, said in ((better, worse, "record"), (worse, better, "short")):
        me.page.goto(f"/table/{table}")
        expect(panel).to_contain_text(me.words(f"web-after-alone-{said}", n=more))
        par = me.context.request.get(f"/api/tables/{table}/par").json()["points"]
        shown = [pointed(one) for one in (points[table], points[other], par)]
        expect(panel.get_by_role("listitem").locator("b")).to_have_text(shown)
        assert violations(me.page) == []
    me.act(panel.get_by_role("link"))
    expect(panel).to_contain_text(me.words("web-after-alone-record", n=more))


def pointed(points: int) -> str:
    """Points as the page writes them."""
    return str(points).replace("-", "−")


def test_alone_among_virtual_players_one_is_measured_too(look: Visit, prepared: World) -> None:
    me = look(size=PHONE, touch=True, language="de")
    view = return_to(me, prepared, "carson-alone")
    panel = me.find("region", "web-after-alone")
    expect(panel).to_contain_text(me.words("web-after-alone-first"))
    par = me.context.request.get(f"/api/tables/{prepared.tables['carson-alone']}/par").json()
    expect(panel.get_by_role("listitem").locator("b")).to_have_text(
        [pointed(view["seats"][0]["points"]), pointed(par["points"])]
    )
    assert too_wide(me.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_a_small_phone(look: Visit, prepared: World, game: str) -> None:
    me = look(size=PHONE, touch=True, language="de", night=True)
    view = return_to(me, prepared, game)
    expect(badges(me, name_of(me, view, view["seat"])).first).to_be_visible()
    assert too_wide(me.page) == []
    assert violations(me.page) == []
