"""What the table says about other people: who is away, who watches, and what they want to undo."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.cardcity import CardCityScreen
from tests.web.carson import sit_down_together
from tests.web.conftest import Visit
from tests.web.tables import new_table, sit_down
from tests.web.visitors import PHONE

_COVERED: Final = """(request) => {
  const box = request.getBoundingClientRect();
  const covers = (one) => {
    const other = one.getBoundingClientRect();
    return other.width > 0 && box.left < other.right - 1 && other.left < box.right - 1 &&
      box.top < other.bottom - 1 && other.top < box.bottom - 1;
  };
  const around = [...document.querySelectorAll("main > *, header > *, nav, [data-needed]")];
  return around.filter((one) => !one.contains(request) && covers(one)).map((one) => one.className);
}"""
"""What a request to take back lies on."""


def test_an_undo_request_names_its_cost_and_can_be_withdrawn(visit: Visit) -> None:
    ada, bo = visit(), visit(size=PHONE, touch=True)
    mine, others = sit_down_together(ada, bo)
    mine.turn()
    mine.bid(9)
    others.turn()
    others.bid(1)
    ada.until(lambda update: update["view"]["bids"] is not None)
    asker, asked = ada, bo
    asker.press("web-ask-undo")
    name = asker.latest["table"]["seats"][asker.latest["seat"]]["name"]
    request = asked.page.get_by_role("region", name=asked.words("undo"))
    expect(request).to_contain_text(asked.words("web-undo-asked", name=name))
    expect(request).to_contain_text(asked.words("web-undo-cost", n=1))
    assert request.evaluate(_COVERED) == []
    asker.press("web-undo-withdraw")
    expect(request).to_be_hidden()

    asker.press("web-ask-undo")
    asked.press("yes")
    said = asked.words("web-took-back", name=name).split("an ")[0]
    expect(asked.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    asked.press("log")
    log = asked.page.get_by_role("region", name=asked.words("log"))
    expect(log).to_contain_text(said)


def test_the_table_says_who_is_away_and_who_watches(visit: Visit) -> None:
    ada, bo, eve = visit(), visit(), visit()
    table = new_table(ada, "card-city", "person", "person")
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    ada.until(lambda update: update["view"] is not None)
    away = ada.page.get_by_text(ada.words("web-is-away", name="Bo"))
    expect(away).to_be_hidden()
    eve.page.goto(f"/table/{table}")
    expect(eve.page.get_by_text(eve.words("web-you-watch"))).to_be_visible()
    expect(ada.page.get_by_title(ada.words("web-watchers", n=1))).to_be_visible()
    eve.page.goto("about:blank")
    expect(ada.page.get_by_title(ada.words("web-watchers", n=1))).to_be_hidden()
    bo.page.goto("about:blank")
    expect(away).to_be_visible()
    bo.page.goto(f"/table/{table}")
    expect(away).to_be_hidden()


def test_at_one_screen_turns_have_a_name(visit: Visit) -> None:
    me = visit()
    sit_down(me, new_table(me, "card-city", "person", "person"), "Ada", "Bo")
    update = CardCityScreen(me).turn()
    assert update is not None
    name = update["table"]["seats"][update["seat"]]["name"]
    expect(me.page.locator("header.top").get_by_text(f"{name}: ")).to_be_visible()


def test_the_rules_begin_with_the_game_on_one_page(visit: Visit) -> None:
    me = visit(language="de")
    for game in ("carson-city", "card-city"):
        me.page.goto(f"/rules/{game}")
        short = me.page.locator(".short")
        expect(short.get_by_role("heading").first).to_be_visible()
        assert short.get_by_role("listitem").count() > 12
        me.page.emulate_media(media="print")
        expect(short).to_be_visible()
        expect(me.page.locator(".spread")).to_be_hidden()
        me.page.emulate_media(media="screen")
    me.page.goto("/rules/card-city#K4.2")
    expect(me.page.locator(".short")).to_be_hidden()
