"""The odds of bids: exact against virtual players, a stated model against real ones."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from cardtown.bots.carson_city.odds import BidOdds, bid_odds, modelled
from cardtown.bots.carson_city.position import rounds_left
from cardtown.bots.carson_city.rivals import gains, rival_gains
from cardtown.bots.carson_city.worth import learned_worth
from cardtown.games import carson_city
from cardtown.games.carson_city import CarsonTable, CarsonView
from cardtown.games.carson_city.actions import Bid, Decline
from cardtown.games.carson_city.effects import estate_of

VIRTUAL = ["human", "virtual:novice", "virtual:intermediate", "virtual:expert"]
SIX = ["virtual:expert", "human", "virtual:novice", "virtual:expert", "human", "virtual:novice"]


def biddings(seats: Sequence[str], seed: str) -> Iterator[tuple[CarsonTable, int]]:
    """Every moment of a random game at which a real seat bids before any other has."""
    table = carson_city.new_table(seats, seed=seed, log=False)
    rng = random.Random(seed)
    while decisions := table.decisions():
        first = decisions[0]
        if first.kind == "bid":
            yield table.copy(), first.seat
        for decision in decisions:
            table.apply(decision.seat, rng.choice(decision.options))


def enumerate_odds(view: CarsonView, seat: int) -> list[BidOdds]:
    """The odds, by enumerating all ways in which the others can bid."""
    others = [n for n, one in enumerate(view.seats) if n != seat and not one.lawyer]
    wants = {number: wishes(view, number) for number in others}
    own = gained(
        view, gains(estate_of(view.seats[seat]), view.row, learned_worth(rounds_left(view)))
    )
    odds = []
    for card in view.seats[seat].hand:
        places = [0] * (len(others) + 1)
        there = [0] * len(view.row)
        takes = [0] * len(view.row)
        ways = list(product(*(view.seats[number].hand for number in others)))
        for way in ways:
            bids = [*zip(others, way, strict=True), (seat, card)]
            order = [number for number, _ in sorted(bids, key=lambda bid: strength(view, *bid))]
            place = order.index(seat)
            left = list(range(len(view.row)))
            for number in order[:place]:
                for _ in range(picks(view, number)):
                    left.remove(next(one for one in wants[number] if one in left))
            places[place] += 1
            for index in left:
                there[index] += 1
            takes[next(one for one in own if one in left)] += 1
        odds.append(
            BidOdds(
                card,
                tuple(count / len(ways) for count in places),
                tuple(count / len(ways) for count in there),
                tuple(count / len(ways) for count in takes),
            )
        )
    return odds


def strength(view: CarsonView, number: int, card: int) -> tuple[int, int]:
    """C3.6: the higher total first; ties by the back of the pile."""
    one = view.seats[number]
    return -card - one.bonus, view.tiebreak.index(one.suit)


def picks(view: CarsonView, number: int) -> int:
    """Two cards for whoever used the Chinese Worker this round."""
    return 2 if view.seats[number].two_picks else 1


def wishes(view: CarsonView, number: int) -> list[int]:
    """C3.7: the highest appeal, the first one of several; for a real seat, the highest worth to
    it."""
    one = view.seats[number]
    if one.virtual:
        return sorted(range(len(view.row)), key=lambda index: -view.row[index].appeal)
    return gained(view, rival_gains(one, view.row, learned_worth(rounds_left(view))))


def gained(view: CarsonView, gains: Sequence[float]) -> list[int]:
    """The cards of the row, the one that brings most first."""
    return sorted(range(len(view.row)), key=lambda index: -gains[index])


def assert_same(found: Sequence[BidOdds], expected: Sequence[BidOdds]) -> None:
    assert [one.card for one in found] == [one.card for one in expected]
    for one, other in zip(found, expected, strict=True):
        assert one.places == pytest.approx(other.places)
        assert one.row == pytest.approx(other.row)
        assert one.takes == pytest.approx(other.takes)


# --- exact against virtual players ---------------------------------------------------------------


def test_c3_7_against_virtual_players_the_odds_are_those_of_all_ways_to_turn_their_piles() -> None:
    for table, seat in biddings(VIRTUAL, "exact"):
        view = table.view(seat)
        assert not modelled(view, seat)
        assert_same(bid_odds(view, seat), enumerate_odds(view, seat))


@pytest.mark.parametrize("seats", [VIRTUAL, ["human", *["virtual:expert"] * 5]], ids=len)
def test_deals_that_fit_the_view_agree_with_the_odds(seats: list[str]) -> None:
    """Deal the piles again many times, and let virtual players bid and take as the table does."""
    rng = random.Random(3)
    deals = 400
    for number, (table, seat) in enumerate(biddings(seats, "deals")):
        if number % 5:
            continue
        for odds in bid_odds(table.view(seat), seat):
            seen = [play_round(table.resample(seat, rng), seat, odds.card) for _ in range(deals)]
            for place, chance in enumerate(odds.places):
                assert_likely(sum(at == place for at, _ in seen), deals, chance)
            for index, chance in enumerate(odds.row):
                card = table.view(seat).row[index].id
                assert_likely(sum(card in left for _, left in seen), deals, chance)


def play_round(table: CarsonTable, seat: int, card: int) -> tuple[int, set[str]]:
    """The place of the seat in the pick order after that bid, and what is still there."""
    table.apply(seat, Bid(card))
    while table.decisions()[0].kind == "use":
        decision = table.decisions()[0]
        table.apply(seat, next(one for one in decision.options if isinstance(one, Decline)))
    view = table.view(seat)
    assert view.order[0] == seat
    return len(view.seats) - len(view.order), {one.id for one in view.row}


def assert_likely(count: int, of: int, chance: float) -> None:
    """Five standard deviations: chance alone exceeds them in none of this many comparisons."""
    allowed = 5 * math.sqrt(max(chance * (1 - chance), 0.0) / of) + 1e-9
    assert count / of == pytest.approx(chance, abs=allowed)


def test_the_strongest_card_of_all_picks_first_and_finds_everything() -> None:
    table, seat = next(biddings(["human", *["virtual:novice"] * 3], "strong"))
    view = table.view(seat)
    strong = seen_as(view, seat, bonus=6)
    best = bid_odds(strong, seat)[-1]
    assert best.places == (1.0, 0.0, 0.0, 0.0)
    assert set(best.row) == {1.0}
    weak = seen_as(view, 1, bonus=9)
    assert all(one.places[0] == 0 for one in bid_odds(weak, seat))


# --- modelled against real players ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [["human"] * 4, SIX], ids=len)
def test_real_players_bid_any_card_alike_and_take_what_they_want_most(seats: list[str]) -> None:
    late = [one for one in biddings(seats, "model") if len(one[0].view(one[1]).seats[0].hand) < 5]
    assert late
    for table, seat in late:
        view = table.view(seat)
        assert modelled(view, seat)
        assert_same(bid_odds(view, seat), enumerate_odds(view, seat))


@pytest.mark.parametrize("seats", [["human"] * 4, ["human"] * 6, SIX, VIRTUAL], ids="-".join)
def test_chances_add_up_and_grow_with_the_bid(seats: list[str]) -> None:
    for table, seat in biddings(seats, "sums"):
        view = table.view(seat)
        found = bid_odds(view, seat)
        assert [one.card for one in found] == list(view.seats[seat].hand)
        lower: BidOdds | None = None
        for one in found:
            assert sum(one.places) == pytest.approx(1)
            assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in (*one.places, *one.row))
            gone = len(view.row) - sum(one.row)
            before = sum(place * chance for place, chance in enumerate(one.places))
            takes_two = any(other.two_picks for other in view.seats)
            assert gone >= before - 1e-9
            assert takes_two or gone == pytest.approx(before)
            if lower is not None:
                assert one.places[0] >= lower.places[0] - 1e-12
                assert all(a >= b - 1e-12 for a, b in zip(one.row, lower.row, strict=True))
            lower = one


# --- characters that have been announced ---------------------------------------------------------


def seen_as(view: CarsonView, number: int, **changes: Any) -> CarsonView:
    """The view with a seat changed."""
    seats = list(view.seats)
    seats[number] = seats[number]._replace(**changes)
    return view._replace(seats=tuple(seats))


def test_announced_bonuses_count() -> None:
    table, seat = next(biddings(VIRTUAL, "bonus"))
    view = seen_as(seen_as(table.view(seat), seat, bonus=3), 2, bonus=6)
    assert_same(bid_odds(view, seat), enumerate_odds(view, seat))


def test_whoever_used_the_lawyer_does_not_pick() -> None:
    table, seat = next(biddings(VIRTUAL, "lawyer"))
    view = seen_as(table.view(seat), 2, lawyer=True)
    found = bid_odds(view, seat)
    assert {len(one.places) for one in found} == {3}
    assert_same(found, enumerate_odds(view, seat))


def test_the_chinese_worker_takes_two() -> None:
    table, seat = next(biddings(["human", "human", "virtual:novice", "virtual:expert"], "worker"))
    used = ("chinese_worker",)
    view = seen_as(table.view(seat), 1, characters=used, used=used, two_picks=True)
    assert_same(bid_odds(view, seat), enumerate_odds(view, seat))
    earlier = seen_as(view, 1, two_picks=False)  # used in a round before
    assert_same(bid_odds(earlier, seat), enumerate_odds(earlier, seat))


def test_a_face_down_bid_does_not_change_the_odds() -> None:
    table, seat = next(biddings(["human"] * 4, "secret"))
    before = bid_odds(table.view(seat), seat)
    table.apply(1, Bid(9))
    assert bid_odds(table.view(seat), seat) == before
