"""The best city that the cards of a recorded game of Card City could have made."""

from __future__ import annotations

import json

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from cardtown.bots.card_city.hindsight import BestCity, look_back, read_story, rules_of
from cardtown.cli.card_city import picture
from cardtown.cli.printing import print_for_people
from cardtown.games.card_city import CardCityTable
from cardtown.localization import Texts


def show(table: CardCityTable, effort: int, *, as_json: bool) -> None:
    """Print the best city of every seat of a finished game."""
    for seat in range(len(table.seats)):
        found = look_back(read_story(table.events, seat), rules_of(table.options), effort)
        _show(table, seat, found, effort, as_json=as_json)


def _show(table: CardCityTable, seat: int, found: BestCity, effort: int, *, as_json: bool) -> None:
    if as_json:
        document = {"seat": seat, "points": found.points, "best": found.best, "bound": found.bound}
        more = {"effort": effort, "rows": found.end.city.rows(), "coins": found.end.coins}
        print(json.dumps({**document, **more}))
        return
    name = table.seats[seat].name
    texts = Texts.load("en")
    built = table.view(None).seats[seat].city
    cities = Columns([picture(built, texts), picture(found.end.city, texts)], padding=(0, 6))
    line = (
        f"{name}: {found.points} points; the best city found for the same cards, round by round, "
        f"has {found.best} ({100 * found.share:.0f} % reached; no city has more than {found.bound})"
    )
    print_for_people(Group(Text(line), cities, Text("")))
