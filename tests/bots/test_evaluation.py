"""What the options of a position are worth as chances to win."""

from __future__ import annotations

from cardtown import games
from cardtown.bots import Ranked
from cardtown.bots.evaluation import chances_to_win


def test_no_option_is_given_a_higher_chance_than_the_best() -> None:
    table = games.get("card-city").new_table(["human"] * 2, seed="close")
    decision = table.decisions()[0]
    played_on = [(0.5, 0.01), (0.52, 0.01), (0.4, 0.02), None]
    ranked = [
        Ranked(action, now=0, later=9.0 - place, chance=chance)
        for place, (action, chance) in enumerate(zip(decision.options, played_on, strict=False))
    ]
    found = chances_to_win(table.view(decision.seat), decision, ranked)
    values = [found[one.action].value for one in ranked]
    assert values[:3] == [0.5, 0.5, 0.4]
    assert values[3] < 0.5
