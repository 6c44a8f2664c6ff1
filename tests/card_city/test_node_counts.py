"""Node counts of Card City."""

from __future__ import annotations

import pytest

from cardtown.games import card_city
from cardtown.games.card_city.lots import keep
from tests.card_city import reference
from tests.card_city.story import Story, city
from tests.node_counts import count_nodes


def test_two_players_and_four_different_cards() -> None:
    # Six pairs for the open lot and two ways to show one of the others: 12. Two lots: 24.
    # Two kinds beside the lone Municipal, four cells each: 24 × 8 = 192.
    assert count_nodes(Story("CIPR").table, 3) == [12, 24, 192]


def test_cards_of_one_kind_are_the_same() -> None:
    # Four Parkings: one division; two lots; one kind on four cells; then six free cells.
    assert count_nodes(Story("PPPP").table, 4) == [1, 2, 8, 48]


def test_eight_cards_of_two_kinds() -> None:
    # The open lot is PP, PR or RR. Of the six others, with two to four P among them, three lie
    # face up: three kinds of half with 2 P or 4 P, four with 3 P. Together 3 + 4 + 3.
    assert count_nodes(Story("PPPPRRRR", players=4).table, 2) == [10, 20]


def test_alone() -> None:
    # Three ways to keep two of three kinds; each time two kinds on four cells: 3 × 8. The second
    # card has six cells after I and P or P and R, whatever comes first: 2 × (2 × 4 × 6); after I
    # and R the three cells beside the first card are out: 2 × 4 × 3. Together 120.
    story = Story("IPR", players=1)
    assert count_nodes(story.table, 3) == [3, 24, 120]


def count_turns(
    cells: reference.Cells, hand: str, coins: int, reserve: dict[str, int], counts: list[int]
) -> None:
    """The same for phases 2 to 5 of a solo game, by the plain arithmetic of `reference`."""
    if not counts:
        return
    after = counts[1:]
    builds = [
        (kind, at)
        for kind in sorted(set(hand))
        for at in reference.legal_places(cells, kind, coins)
    ]
    grown = {(kind, at) for kind, _, at in reference.developments(cells, reserve)}
    if hand:
        assert builds
        counts[0] += len(builds)
        for kind, at in builds:
            count_turns({**cells, at: kind}, hand.replace(kind, "", 1), coins, reserve, after)
    elif grown:
        counts[0] += len(grown)
        for kind, at in grown:
            left = {**reserve, kind: reserve[kind] - 1}
            count_turns({**cells, at: kind}, hand, coins, left, after)
    else:
        buys = reference.legal_places(cells, "I", 0)
        counts[0] += len(buys) + 1
        if after:
            after[0] += len(buys) + 1  # the next round: three equal cards, one way to keep two
    counts[1:] = after


@pytest.mark.parametrize(
    ("rows", "hand", "nodes"),
    [
        # A Residential between two culture buildings: six cells for an Industrial, then it grows.
        (("MRL",), "II", [6, 44, 116, 400]),
        (("MRL",), "IP", [14, 114, 218, 1192]),
        (("MRCRL",), "II", [6, 36, 64, 376]),
        (("_L_", "RMR", "_L_"), "CI", [2, 20, 128, 128]),
    ],
)
def test_build_develop_and_buy(rows: tuple[str, ...], hand: str, nodes: list[int]) -> None:
    drawn = "".join(sorted(hand + "P"))
    story = Story(drawn, "PPP", players=1, cities=[city(*rows)], coins=[20])
    story.play(f"0 {keep(drawn, hand)}")
    counts = [0] * 4
    home = next((row, line.index("M")) for row, line in enumerate(rows) if "M" in line)
    cells = {
        (row - home[0], column - home[1]): kind
        for (row, column), kind in reference.cells_of_rows(rows).items()
    }
    count_turns(cells, hand, 20, {"R": 28, "C": 21}, counts)
    assert count_nodes(story.table, 4) == counts
    assert counts == nodes


@pytest.mark.parametrize(
    ("players", "depth", "nodes"),
    [
        (1, 6, [3, 24, 120, 716, 1592, 12932]),
        (2, 5, [7, 14, 100, 504, 3456]),
        (3, 5, [15, 30, 160, 320, 2096]),
        (4, 5, [26, 52, 636, 1272, 7704]),
    ],
)
def test_from_a_seed(players: int, depth: int, nodes: list[int]) -> None:
    table = card_city.new_table(["human"] * players, seed="nodes", log=False)
    assert count_nodes(table, depth) == nodes
