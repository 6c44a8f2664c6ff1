"""The best city that the cards of a recorded game of Carson City could have made."""

from __future__ import annotations

import json

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from cardtown.bots import Occasion
from cardtown.bots.carson_city.hindsight import BestCity, look_back, read_story
from cardtown.cli.carson_city import picture
from cardtown.cli.printing import print_for_people
from cardtown.games.carson_city import CarsonTable
from cardtown.localization import Texts


def show(table: CarsonTable, effort: int, *, as_json: bool) -> None:
    """Print the best city of every real seat of a finished game."""
    for seat, who in enumerate(table.seats):
        if not who.virtual:
            rng = Occasion.at(table, seat).rng()
            found = look_back(read_story(table.events, seat), rng, effort)
            _show(table, seat, found, effort, as_json=as_json)


def _show(table: CarsonTable, seat: int, found: BestCity, effort: int, *, as_json: bool) -> None:
    if as_json:
        document = {"seat": seat, "points": found.points, "best": found.best, "effort": effort}
        print(json.dumps({**document, "rows": found.city.rows()}))
        return
    name = table.seats[seat].name
    built = table.view(None).seats[seat].city
    texts = Texts.load("en")
    cities = Columns([picture(built, texts), picture(found.city, texts)], padding=(0, 6))
    line = (
        f"{name}: {found.points} points; the best city found for the same cards, in the order "
        f"taken, has {found.best} ({100 * found.share:.0f} % reached; {effort} proposals)"
    )
    print_for_people(Group(Text(line), cities, Text("")))
