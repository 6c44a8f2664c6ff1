"""The planner's worth of the characters, against three virtual experts.

    python tools/planner_worth.py --games 60

At every bid, the planner values each card of the row: its points now and what it expects later. The
worth of a character is the mean of these values over all rounds in which it was revealed.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict

from cardtown import bots
from cardtown.core import Decision
from cardtown.games import carson_city
from cardtown.games.carson_city import CarsonView, Character, Take

RIVALS = ["virtual:expert"] * 3


def values_of_row(bot: bots.Bot, view: CarsonView) -> list[tuple[str, float]]:
    """Each card of the row with the planner's value of taking it."""
    takes = [Take(index) for index in range(len(view.row))]
    ranked = bot.rank(view, Decision(0, "take", takes), bots.Occasion("worth", 0, 0).rng())
    return [
        (card.id if isinstance(card := view.row[one.action.index], Character) else "", one.value)
        for one in ranked
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    bot = bots.make("planner:ms=0")
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(given.games):
        table = carson_city.new_table(["bot:planner", *RIVALS], seed=f"worth {number}", log=False)
        while pending := table.decisions():
            decision, view = pending[0], table.view(0)
            if decision.kind == "bid":
                for name, value in values_of_row(bot, view):
                    found[name].append(value)
            table.apply(0, bot.choose(view, decision, bots.Occasion.at(table, 0).rng()))
    print("| card | worth | seen |\n| --- | ---: | ---: |")
    for name, values in sorted(found.items(), key=lambda item: -statistics.fmean(item[1])):
        print(f"| {name or 'a terrain card'} | {statistics.fmean(values):.1f} | {len(values)} |")


if __name__ == "__main__":
    main()
