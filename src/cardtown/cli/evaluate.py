"""`cardtown evaluate`: what a bot thinks of the options in a position that is given as text."""

from __future__ import annotations

from cardtown import bots, games, positions
from cardtown.bots import Occasion
from cardtown.bots.review import judge_for
from cardtown.cli.files import read_deck
from cardtown.cli.hint import print_ranking
from cardtown.core import BadInput, message


def evaluate_position(
    text: str, *, seat: int | None, bot: str | None, deck: str | None, as_json: bool
) -> None:
    """Rank the options of the seat that decides in a position."""
    cards = None if deck is None else read_deck(games.get(positions.game_of(text)), deck)
    view, decision = positions.read(text, cards, seat=seat)
    if decision is None:
        problem = "the seat has nothing to decide here"
        raise BadInput("position", problem, message("bad-no-decision"))
    adviser = bots.make(bot or judge_for(view.game), view.game)
    # Named by the position alone: the same line always gets the same answer.
    rng = Occasion(positions.write(view, decision), decision.seat, 0).rng()
    try:
        ranked = adviser.rank(view, decision, rng)
    except ValueError as error:  # from the compiled core: no game shows such a view
        raise BadInput("position", str(error), message("bad-position", said=text[:40])) from None
    print_ranking(view, decision, ranked, as_json=as_json)
