"""Looking one round ahead: what the next cards could make of an estate.

Every kind that may come is built where it is best. A round brings two cards, modelled as two of the
cards to come with some choice. There is no sampling: the same estate has the same outlook.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from cardtown.bots.card_city.turns import Turns
from cardtown.bots.sums import add_up
from cardtown.games.card_city.effects import Estate

_CHOICE: Final = 0.3
"""How much better than average the cards of a seat are, on the way to the best."""


def outlook(turns: Turns, estate: Estate, to_come: str) -> float:
    """What the estate is worth after the next round; `turns` are those of that round."""
    base = turns.settle(estate).value
    if not to_come:
        return base
    gains = []
    for kind, count in sorted(Counter(to_come).items()):
        found = turns.best_build(estate, kind)
        gains += [0.0 if found is None else found[2] - base] * count
    gains.sort()
    mean = add_up(gains) / len(gains)
    upper = gains[len(gains) // 2 :]
    better = add_up(upper) / len(upper)
    return base + 2 * (mean + _CHOICE * (better - mean))
