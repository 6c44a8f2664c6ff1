"""How to reach every main state of the web table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import quote

from playwright.sync_api import expect

from tests.web import pages
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.prepared import FIRST
from tests.web.scorepad import Scorepad
from tests.web.visitors import Visitor
from tests.web.world import World

Route = Callable[[Visitor, World], None]
_JUDGED_MS: Final = 120_000
"""Judging takes long on a busy machine."""


def show(visitor: Visitor, world: World, state: str) -> None:
    """Bring a visitor to a state, and wait until everything is loaded."""
    STATES[state](visitor, world)
    visitor.settle()


def _page(path: str) -> Route:
    def go_there(visitor: Visitor, world: World) -> None:
        world.database.admit(visitor.context, world.server.url)
        visitor.page.goto(path)
        expect(visitor.page.get_by_role("heading").first).to_be_visible()

    return go_there


def _unknown(visitor: Visitor, world: World) -> None:
    _page("/no/such/page")(visitor, world)
    assert all("404" in trouble for trouble in visitor.troubles), visitor.troubles
    visitor.troubles.clear()  # the browser reports the 404 that this state is about


def _table(
    name: str, then: Callable[[Visitor], None] | None = None, who: str | None = FIRST
) -> Route:
    def go_there(visitor: Visitor, world: World) -> None:
        world.bring(visitor, name, who)
        expect(
            visitor.page.get_by_role("main").or_(visitor.find("dialog", "web-curtain")).first
        ).to_be_visible()
        if then is not None:
            then(visitor)

    return go_there


def _gathering(visitor: Visitor, world: World) -> None:
    dialog = pages.set_up(visitor, "carson-city", "here", "link", "link", "virtual:expert")
    visitor.act(dialog.get_by_role("button", name=visitor.words("web-make-table")))
    expect(visitor.button("web-start-game")).to_be_visible()


def _invited(visitor: Visitor, world: World) -> None:
    visitor.page.goto(f"/table/{world.tables['gathering']}")
    expect(visitor.button("web-sit-down")).to_be_visible()


def _set_up(game: str) -> Route:
    def go_there(visitor: Visitor, world: World) -> None:
        pages.set_up(visitor, game)

    return go_there


def _press(message_id: str) -> Callable[[Visitor], None]:
    def press(visitor: Visitor) -> None:
        visitor.press(message_id)
        expect(visitor.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()

    return press


def _choose_card(visitor: Visitor) -> None:
    screen = CarsonScreen(visitor)
    row = visitor.latest["view"]["row"]
    screen.choose_card(next(n for n, card in enumerate(row) if "parcels" in card))
    screen.place(screen.places().first)
    expect(visitor.button("web-build-here")).to_be_enabled()


def _choose_bid(visitor: Visitor) -> None:
    bid = visitor.latest["decision"]["options"][-1]["card"]
    CarsonScreen(visitor).choose_bid(bid)


def _try_cell(visitor: Visitor) -> None:
    screen = CardCityScreen(visitor)
    option = visitor.latest["decision"]["options"][0]
    screen.choose_card("build", option["kind"])
    visitor.act(screen.cell(option["at"]))


def _replay(visitor: Visitor, world: World) -> None:
    visitor.page.goto(f"/replay/{world.tables['carson-end']}?step=90")
    expect(visitor.find("button", "web-replay-play")).to_be_visible()


def _study(visitor: Visitor, world: World) -> None:
    puzzle = visitor.context.request.get("/api/puzzles/carson-city/1").json()
    visitor.page.goto(f"/study#{quote(puzzle['position'])}")
    visitor.press("web-study-best")
    visitor.press("web-study-change")
    expect(visitor.find("region", "web-hint-panel").get_by_role("listitem").first).to_be_visible(
        timeout=_JUDGED_MS
    )


def _puzzle(game: str) -> Route:
    def go_there(visitor: Visitor, world: World) -> None:
        visitor.page.goto(f"/puzzles/{game}/2")
        asked = visitor.find("region", "web-puzzles-puzzle")
        expect(asked).to_be_visible()
        visitor.press("web-after-help")
        expect(asked).to_contain_text(visitor.words("web-puzzles-about", name="").strip())

    return go_there


_ANNA: Final = {
    "name": "Anna",
    "rows": ["__P...__", "_.^.^.__", "_^.M..__", "_.^M^Bh_", "M^M^h..B", "^^^^BT..", "__^M.h!S"],
    "characters": ["prospector", "singer"],
}
_JONAS: Final = {
    "name": "Jonas",
    "rows": ["_D....", "h.BMM^", ".B^^^h", ".T.M^S", ".h^^^R"],
    "characters": ["teacher"],
}


def _scorepad(visitor: Visitor, world: World) -> None:
    Scorepad(visitor, python=True).open(_ANNA, _JONAS)  # the picture waits until Python is loaded
    expect(visitor.page.get_by_role("status").filter(has_text="Anna").first).to_be_visible()


STATES: Final[dict[str, Route]] = {
    "start": _page("/"),
    "daily": _page("/daily"),
    "puzzles": _page("/puzzles"),
    "puzzle-carson-city": _puzzle("carson-city"),
    "puzzle-card-city": _puzzle("card-city"),
    "lobby": _page("/lobby"),
    "news": _page("/news"),
    "my-tables": _page("/tables"),
    "unknown": _unknown,
    "recover": _page("/recover#nothing"),
    "replay": _replay,
    "study": _study,
    "rules": _page("/rules/carson-city#C4.4"),
    "scorepad": _scorepad,
    "set-up-carson-city": _set_up("carson-city"),
    "set-up-card-city": _set_up("card-city"),
    "gathering": _gathering,
    "invited": _invited,
    "carson-first-bid": _table("carson-first-bid"),
    "carson-bid": _table("carson-bid", _choose_bid),
    "carson-locked": _table("carson-locked"),
    "carson-pick": _table("carson-pick"),
    "carson-ghost": _table("carson-pick", _choose_card),
    "carson-place": _table("carson-place"),
    "carson-use": _table("carson-use"),
    "carson-sale": _table("carson-sale"),
    "carson-adopt": _table("carson-adopt"),
    "carson-last-sale": _table("carson-last-sale"),
    "carson-six": _table("carson-six"),
    "carson-curtain": _table("carson-one-screen"),
    "carson-spectator": _table("carson-pick", who=None),
    "carson-menu": _table("carson-pick", _press("web-menu")),
    "carson-end": _table("carson-end"),
    "carson-proof": _table("carson-end", _press("web-proof")),
    "city-keep": _table("city-keep"),
    "city-divide": _table("city-divide"),
    "city-choose": _table("city-choose"),
    "city-build": _table("city-build", _try_cell),
    "city-develop": _table("city-develop"),
    "city-buy": _table("city-buy"),
    "city-wait": _table("city-wait"),
    "city-spectator": _table("city-choose", who=None),
    "city-end": _table("city-end"),
    "city-solo-end": _table("city-solo-end"),
}
