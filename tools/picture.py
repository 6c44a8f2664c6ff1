"""Draw docs/pictures/terminal.svg: the terminal table in the middle of a game.

    python tools/picture.py

Bots play the game up to this moment, so the picture is a real screen of the program.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from cardtown import bots
from cardtown.core import Seat
from cardtown.games import carson_city
from cardtown.localization import Texts
from cardtown.terminal.carson_city import CarsonScreen
from cardtown.terminal.console import Display

OUT = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
SEATS = [
    Seat("You"),
    Seat("Expert", "virtual:expert"),
    Seat("Intermediate", "virtual:intermediate"),
    Seat("Novice", "virtual:novice"),
]
SEED = "picture"
ERA, ROUND = 2, 3
DISPLAY = Display(width=108, height=40, colour=True, unicode=True)
# The picture must not fetch a font: it uses any monospaced font that is installed.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def main() -> None:
    table = carson_city.new_table(SEATS, seed=SEED)
    bot = bots.make("planner")
    while True:
        decision = table.decisions()[0]
        view = table.view(0)
        if (view.era, view.round, decision.kind) == (ERA, ROUND, "bid"):
            break
        table.play(0, bot.choose(view, decision, bots.Occasion.at(table, 0).rng()))
    screen = CarsonScreen(Texts.load("en"))
    console = Console(
        record=True, width=DISPLAY.width, force_terminal=True, file=io.StringIO(), highlight=False
    )
    console.print(screen.render(view, decision, DISPLAY))
    console.print(screen.question(view, decision), style="bold")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(title="cardtown play carson-city", code_format=FORMAT, unique_id="t")
    OUT.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
