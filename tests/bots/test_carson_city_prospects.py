"""How many cards of a round are still to come for whom, and what that is worth."""

from __future__ import annotations

import pytest

from cardtown.bots.carson_city.prospects import prospects
from tests.carson_city.story import Story


def points(story: Story) -> list[float]:
    """With how many points the seats are likely to end."""
    return list(prospects(story.table.view(None)).points)


def a_use(character: str) -> Story:
    """Nothing was built, and seat 0 is asked whether to use its character before the bids."""
    return Story([character], wants={character: 0}).until_asked(0, "use")


@pytest.mark.parametrize("character", ["governor", "lawyer"])
def test_who_takes_at_once_keeps_no_card_from_the_others(character: str) -> None:
    story = a_use(character)
    before = points(story)
    story.play(f"0 use {character}", "0 take 1")
    assert story.asked() == {0: "place"}
    assert points(story)[1:] == before[1:]
    story.habit()
    assert points(story)[1:] == before[1:]


def test_d6_after_the_lawyer_no_card_of_the_round_is_to_come() -> None:
    story = a_use("lawyer").play("0 use lawyer")
    taking = points(story)
    story.play("0 take 1")
    story.habit()
    assert story.asked() == dict.fromkeys(range(4), "bid")
    bidding = points(story)
    assert bidding[0] < taking[0]
    story.bids(9, 9, 9, 9)
    assert points(story)[0] == bidding[0]


def test_c6_3_who_may_sell_at_the_end_takes_no_more() -> None:
    story = Story(["auctioneer"], wants={"auctioneer": 0}).until(1, 2)
    for place in ("0 0", "0 2"):
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    story.until_asked(0, "sell")
    after = points(story)
    story.play("0 done")
    assert points(story) == after
