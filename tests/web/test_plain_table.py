"""A game unknown to the web client, played in a browser: Harbour, as a package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.tutorial import BLOCKS, Reader
from tests.web.accessibility import cut_off, too_wide, violations
from tests.web.conftest import Visit
from tests.web.screens import Choose, Screen, is_over, play_together, randomly
from tests.web.tables import new_table, sit_down
from tests.web.visitors import PHONE, Update, Visitor


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with Harbour installed, as in docs/adding-a-game.md."""
    folder = tmp_path_factory.mktemp("harbour")
    reader = Reader(folder)
    reader.follow(BLOCKS)
    environment = {**reader.environment, "CARDTOWN_WEB_FOLDER": str(client)}
    with ServerProcess(folder, env=environment) as running:
        yield running
        assert not running.stumbles


class PlainTable(Screen):
    """The plain web table: the view as text, the options as a list of buttons."""

    @property
    def may_choose(self) -> bool:
        """Whether there is a choice to make now; even a single option has to be pressed."""
        update = self.visitor.latest
        return update["decision"] is not None and not is_over(update)

    def play(self, update: Update, choose: Choose) -> None:
        """Press an option."""
        option = choose(update["decision"])
        with self.deciding():
            self.visitor.act(self.visitor.page.get_by_role("button", name=option["text"]))


def begin(ada: Visitor, bo: Visitor) -> None:
    """Sit down, both of you."""
    table = new_table(ada, "harbour", "person", "person")
    for one, name in ((ada, "Ada"), (bo, "Bo")):
        sit_down(one, table, name)
    for one in (ada, bo):
        one.until(lambda update: update["view"] is not None)


def test_two_people_play_a_whole_game(visit: Visit) -> None:
    ada, bo = visit(), visit()
    begin(ada, bo)
    expect(ada.page.get_by_text("hand:")).to_be_visible()
    play_together([PlainTable(ada), PlainTable(bo)], randomly(1))
    for one in (ada, bo):
        one.until(is_over)
        expect(one.button("web-rematch")).to_be_visible()
        for seat in one.latest["view"]["seats"]:
            expect(one.page.get_by_text(seat["name"], exact=True).first).to_be_visible()


def test_the_plain_table_is_accessible(visit: Visit) -> None:
    ada, bo = visit(), visit(size=PHONE, touch=True)
    begin(ada, bo)
    for one in (ada, bo):
        expect(one.page.get_by_role("button", name="build").first).to_be_visible()
        one.settle()
        assert not violations(one.page)
        assert not too_wide(one.page)
        assert not cut_off(one.page)


def test_a_game_against_a_bot_is_one_click_away(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    card = me.page.get_by_role("article", name="Harbour")
    me.act(card.get_by_role("button", name=me.words("web-play-now")))
    me.until(lambda update: update["decision"] is not None)
    play_together([PlainTable(me)], randomly(2))
    expect(me.button("web-rematch")).to_be_visible()
