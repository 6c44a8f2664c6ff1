"""Whatever is read as a position can be shown."""

from __future__ import annotations

import random
import re

import pytest

from cardtown import games, positions
from cardtown.core import BadInput, CardtownError
from cardtown.server.format import shapes
from cardtown.server.format.positions import position_shape
from tests.sampling import SEED
from tests.test_positions import EACH_TABLE, changed, moments, seats


@EACH_TABLE
def test_whatever_is_read_can_be_shown(
    name: str, kinds: list[str], options: dict[str, object]
) -> None:
    rng = random.Random(SEED)
    table = games.get(name).new_table(seats(kinds), seed=f"shown {SEED}", options=options)
    lines = [
        positions.write(then.view(one.seat), one)
        for then in moments(table, SEED)
        for one in then.decisions()
    ]
    shown = 0
    for _ in range(400):
        line = changed(rng.choice(lines), lines, rng)
        try:
            found = positions.read(line)
        except CardtownError:
            continue
        shapes.to_bytes(position_shape(found))
        shown += 1
    assert shown > 20


PURCHASE = (
    "card-city seat=0 round=6 first=1 phase=buy buyer=0 reserve=C18I9L6M2P8R22 discarded=L2R "
    "offer=1>0:II:R:L:open "
    "player=city=___R_/_R_PR/IPMCP/_II_R/__I__@-2/-2;coins=10;bought=1;stage=done "
    "player=city=_R_I_/RPCI_/__MI_/_ICPR/__I__@-2/-2;coins=6;bought=2;stage=done"
)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("coins=10", "coins=9", "player 0.coins: must be at least 10 to buy"),
        ("coins=10;bought=1", "coins=10;bought=2", "player 0.coins: must be at least 15 to buy"),
        (
            "C18I9L6M2P8R22 discarded=L2R",
            "C18L6M2P8R22 discarded=I9L2R",
            "reserve: has no Industrial to buy",
        ),
    ],
)
def test_k5_2_only_who_can_buy_is_asked(old: str, new: str, says: str) -> None:
    decision = position_shape(positions.read(PURCHASE))["decision"]
    assert decision is not None
    assert decision["kind"] == "buy"
    assert old in PURCHASE
    with pytest.raises(BadInput, match=re.escape(says)):
        positions.read(PURCHASE.replace(old, new, 1))
