"""A race on one deal in the browser: Bo plays what Ada has played, and both see the results."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.cardcity import CardCityScreen
from tests.web.conftest import Visit
from tests.web.tables import decide, new_table, play_out, rounds_begun, sit_down
from tests.web.visitors import Visitor


def leave_the_page(me: Visitor) -> None:
    """So that it plays no forced moves while the test does."""
    assert CardCityScreen(me).turn() is not None  # none of its moves is on its way
    me.page.goto("about:blank")


def finish_a_round(me: Visitor, table: str) -> None:
    """Play until one more round is over, without the page, which plays forced moves by itself."""
    request = me.context.request
    before = rounds_begun(request, table)
    while rounds_begun(request, table) == before:
        decide(me.context.request, table, 0, random.Random(1))


def test_a_friend_plays_the_same_deal_and_both_see_who_did_better(visit: Visit) -> None:
    ada, bo = visit(), visit()
    origin = new_table(ada, "card-city", "person")
    sit_down(ada, origin, "Ada")
    leave_the_page(ada)
    play_out(ada, origin)

    ada.page.goto(f"/table/{origin}")
    ada.press("web-after-race")
    ada.page.wait_for_url("**/race/*")
    expect(ada.page.get_by_text(ada.words("web-race-own"))).to_be_visible()
    address = ada.page.get_by_role("textbox", name=ada.words("web-race-link")).input_value()
    assert origin not in address, "whoever knows that table can look at its cards"

    card = bo.context.request.get(address).text()
    assert bo.words("link-race", name="Ada", game="Card City") in card
    bo.page.goto(address)
    expect(bo.page.get_by_text(bo.words("web-race-challenges", name="Ada"))).to_be_visible()
    expect(bo.page.get_by_role("table")).to_have_count(0)
    bo.press("web-race-play")
    update = bo.until(lambda update: update["view"] is not None)
    table = update["table"]["id"]
    pace = bo.page.get_by_role("status").filter(has_text="Ada")
    expect(pace).to_have_count(0)  # nothing before one's own first round

    leave_the_page(bo)
    finish_a_round(bo, table)
    bo.page.goto(address)
    bo.press("web-continue")
    bo.page.wait_for_url(f"**/table/{table}")
    assert CardCityScreen(bo).turn() is not None  # it has played what was forced, perhaps a round
    over = rounds_begun(bo.context.request, table) - 1
    story = ada.context.request.get(f"/api/tables/{origin}/story").json()
    points = str(story["scores"][over - 1]["points"][0]).replace("-", "−")
    expect(pace).to_contain_text(points)
    expect(bo.page.get_by_title(pace.text_content() or "", exact=True)).to_be_visible()
    leave_the_page(bo)
    play_out(bo, table)

    bo.page.goto(f"/table/{table}")
    expect(bo.page.get_by_text(bo.words("web-race-game"))).to_be_visible()
    both = bo.page.get_by_role("region", name=bo.words("web-race")).get_by_role("table")
    expect(both.get_by_role("row")).to_have_count(3)
    record = bo.context.request.get(f"/api/tables/{table}/record").json()
    mine = both.get_by_role("row").filter(has_text=bo.words("web-race-you"))
    expect(mine).to_contain_text(str(record["result"]["scores"][0]).replace("-", "−"))

    ada.page.reload()
    expect(ada.page.get_by_role("table").get_by_role("row")).to_have_count(3)
    ada.page.goto(f"/table/{origin}")
    expect(ada.page.get_by_role("region", name=ada.words("web-race"))).to_be_visible()
    both.get_by_role("link", name=bo.words("web-race-replay", name="Ada")).click()
    bo.page.wait_for_url(f"**/replay/{origin}*")


def test_where_no_race_is_offered_the_page_says_why(visit: Visit) -> None:
    ada, bo = visit(), visit()
    table = new_table(ada, "card-city", "person", "person")
    for one, name in ((ada, "Ada"), (bo, "Bo")):
        sit_down(one, table, name)
    for one in (ada, bo):
        one.page.goto("about:blank")
    play_out(ada, table, bo)
    ada.page.goto(f"/table/{table}")
    ada.press("web-after-race")
    expect(ada.page.get_by_text(ada.words("web-refused-race-people"))).to_be_visible()
    assert all("422" in trouble for trouble in ada.troubles), ada.troubles
    ada.troubles.clear()  # the browser reports the refusal that this test is about
