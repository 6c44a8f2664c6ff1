"""Node counts of Carson City. The first numbers of each tree are small enough to be found by hand,
and are explained.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtown.core import Seat
from cardtown.games.carson_city import (
    CHARACTER_IDS,
    SUITS,
    CarsonTable,
    Character,
    Deal,
    Deck,
    Terrain,
)
from tests.node_counts import count_nodes

BARE = ("..", "..")
HOUSES = ("hh", "hh")
TOWNHOUSES = ("TT", "TT")
MOUNTAINS = ("^^", "^^")


def small_table(
    seats: Sequence[str],
    *,
    characters: Sequence[str] = ("doctor", "banker"),
    rows: Sequence[Sequence[tuple[str, str]]] = (),
    virtual: Sequence[int] = (1, 2, 3, 4, 5, 6, 7, 8, 9),
    played: Sequence[str] = (),
) -> CarsonTable:
    """A table whose piles are written by hand; `rows` gives the terrain of the first rounds.

    By default, cards are bare and of appeal 1, and every back shows the suits in their usual
    order, so that seat order breaks ties. Every virtual seat turns the same cards.
    """
    width = 5 if len(seats) > 4 else 4
    given = [parcels for row in rows for parcels in (*row, *[BARE] * (width - len(row)))]
    first = [Terrain(f"I-{number:02}", parcels, 1) for number, parcels in enumerate(given)]
    first += [Terrain(f"I-{number:02}", BARE, 1) for number in range(len(first), 48)]
    second = [Terrain(f"II-{number:02}", BARE, 1) for number in range(48)]
    rest = [one for one in CHARACTER_IDS if one not in characters]
    people = tuple(Character(one, 0, SUITS) for one in (*characters, *rest))  # type: ignore[arg-type]
    terrain = tuple(first), tuple(second)
    piles = tuple(
        (tuple(virtual), tuple(virtual)) if kind.startswith("virtual") else ((), ())
        for kind in seats
    )
    table = CarsonTable(
        tuple(Seat(f"Seat {number}", kind) for number, kind in enumerate(seats)),
        Deck("small", terrain, people),
        Deal(people, terrain, piles),
    )
    for line in played:
        seat, _, text = line.partition(" ")
        table.play(int(seat), text)
    return table


ALONE_LAST = ["virtual:novice"] * 3 + ["human"]
"""One person in the last seat, who loses every tie."""


def test_four_people_bid() -> None:
    # Nine cards each, whatever the others play: 9, 9 × 9, 9 × 9 × 9, 9 × 9 × 9 × 9.
    assert count_nodes(small_table(["human"] * 4), 4) == [9, 81, 729, 6561]


def test_one_person_bids_takes_and_places() -> None:
    # The three virtual seats turn a 1. With 2 to 9 the person picks first, from 5 cards; with 1
    # last of all, from 2 (the virtual seats have taken three of the four terrain cards, whose
    # appeal is higher than the character's 0): 8 × 5 + 1 × 2 = 42.
    # A terrain card has one place, 0 0; after the character the next round begins, with 8 cards
    # to bid: 8 × (4 × 1 + 8) + 1 × (1 × 1 + 8) = 105.
    # After the 33 placings 8 bids each. After the Doctor and a bid, the Doctor is offered where
    # the bids are seen: use or decline, 72 × 2. Together 33 × 8 + 72 × 2 = 408.
    assert count_nodes(small_table(ALONE_LAST), 4) == [9, 42, 105, 408]


@pytest.mark.parametrize(
    ("city", "new", "places"),
    [
        # A card that may lie on the one card of the city: 5 × 5 offsets less the four corners.
        (BARE, BARE, 21),
        (BARE, HOUSES, 21),
        (HOUSES, HOUSES, 21),
        (HOUSES, TOWNHOUSES, 21),
        # One that may not: beside it only, three on each of the four sides.
        (HOUSES, BARE, 12),
        (TOWNHOUSES, HOUSES, 12),
        (HOUSES, MOUNTAINS, 12),
        # The left column may be covered by anything: the offsets that reach only it are legal too,
        # one column to the left with rows −1, 0 and 1.
        ((".h", ".h"), MOUNTAINS, 15),
        # One parcel may be covered: a fifth overlap, at its corner alone.
        ((".h", "hh"), MOUNTAINS, 13),
    ],
)
def test_places_beside_and_on_a_single_card(
    city: tuple[str, str], new: tuple[str, str], places: int
) -> None:
    played = ["3 bid 9", "3 take 1", "3 place 0 0", "3 bid 8", "3 take 1"]
    table = small_table(ALONE_LAST, rows=[[city], [new]], played=played)
    assert count_nodes(table, 1) == [places]


def test_two_bare_cards_grow() -> None:
    # 21 places for the second card, and then seven bids: 147. Bids of 4 to 7 beat the 3 that the
    # virtual seats turn and choose from 5 cards, 1 to 3 come last and choose from 2:
    # 21 × (4 × 5 + 3 × 2) = 546. The Captain leads to the next 6 bids; a terrain card to as many
    # places as two bare cards have around and on them, which is 21 to 32 and over all 21 positions
    # of the second together 617: 617 × (4 × 4 + 3 × 1) + 21 × (4 + 3) × 6 = 12605.
    table = small_table(
        ALONE_LAST,
        characters=("doctor", "banker", "captain"),
        played=["3 bid 9", "3 take 1", "3 place 0 0", "3 bid 8", "3 take 1"],
    )
    assert count_nodes(table, 4) == [21, 147, 546, 12605]


def test_the_lawyer_comes_before_the_bids() -> None:
    # Use or decline: 2. Then any of 5 cards, or a bid of the 8 left: 5 + 8 = 13.
    # The Banker leads to the forced bid (8), each of four bare cards to its one place (4). After a
    # bid of 3 to 8 one of 5 cards is taken, after 1 or 2, last of all, one of 2: 6 × 5 + 2 × 2.
    # Together 46.
    # A forced bid brings no card, so the next round's 7 bids follow: 8 × 7. A card placed thanks
    # to the Lawyer is followed by the forced bid: 4 × 8. Whoever declined places a terrain card, or
    # has taken the Banker and is asked about the Lawyer again: 6 × (4 + 2) + 2 × (1 + 2).
    # Together 130.
    table = small_table(ALONE_LAST, characters=("lawyer", "banker"), played=["3 bid 9", "3 take 0"])
    assert count_nodes(table, 4) == [2, 13, 46, 130]


def test_the_auctioneer_may_sell_before_the_bid_and_before_the_pick() -> None:
    # One card lies in the city, 2 and 9 are spent, the virtual seats turn 3s. Seven bids or the
    # sale: 8. After the sale the 7 bids; after a bid of 4 to 8 five cards or the sale, after 1 or 3
    # two cards or the sale: 7 + 5 × 6 + 2 × 3 = 43.
    # Sold before the bid, five or two cards are left to take: 5 × 5 + 2 × 2 = 29. Not sold yet, a
    # terrain card has 21 places, the character leads to 6 bids or the sale, and after the sale the
    # card is still to be taken: 5 × (4 × 21 + 7 + 5) + 2 × (21 + 7 + 2) = 540. Together 569.
    table = small_table(
        ALONE_LAST,
        characters=("auctioneer", "banker"),
        virtual=(1, 3, 3, 4, 5, 6, 7, 8, 9),
        played=["3 bid 9", "3 take 0", "3 bid 2", "3 take 1", "3 place 0 0"],
    )
    assert count_nodes(table, 3) == [8, 43, 569]


def test_the_chinese_worker_takes_twice() -> None:
    # Use or decline: 2; then 8 bids either way: 16. After using it the row has six cards: bids of
    # 3 to 8 choose from 6, of 1 and 2 from 3 (6 × 6 + 2 × 3 = 42); after declining from 5 and 2
    # (6 × 5 + 2 × 2 = 34). Together 76.
    # Used: a terrain card has one place, after the Banker the second card is chosen from the rest:
    # 6 × (5 + 5) + 2 × (2 + 2) = 68. Declined: a place, or after the Banker the Chinese Worker
    # again: 6 × (4 + 2) + 2 × (1 + 2) = 42. Together 110.
    table = small_table(
        ALONE_LAST, characters=("chinese_worker", "banker"), played=["3 bid 9", "3 take 0"]
    )
    assert count_nodes(table, 4) == [2, 16, 76, 110]


def test_bids_and_picks_of_two_people() -> None:
    # Seats 0 and 3 are people; seat 0 wins ties, seat 3 loses them. 9 × 9 bids, and always one of
    # the two picks first, from 5 cards: 405. A terrain card has one place: 81 × 4. After the
    # character the other person is next and has 4 cards, unless seat 3 bid 1 and is last, with 2:
    # 72 × 4 + 9 × 2 = 306. Together 630.
    seats = ["human", "virtual:novice", "virtual:novice", "human"]
    assert count_nodes(small_table(seats), 4) == [9, 81, 405, 630]


def test_the_end_of_the_tree_is_the_end_of_the_game() -> None:
    # The Paperboy may bring one of the 20 others, whom nobody owns, or nobody: 21. Only the
    # Auctioneer leads on: in a chain of cards with one free end, a sale or not, three times; then
    # the game is over.
    table = small_table(
        ALONE_LAST, characters=("paperboy", "banker"), played=["3 bid 9", "3 take 0"]
    )
    while table.decisions()[0].kind != "adopt":
        seat, kind, options = table.decisions()[0]
        table.apply(seat, options[0] if kind == "bid" else options[-1])
    assert count_nodes(table, 5) == [21, 2, 2, 2, 0]
