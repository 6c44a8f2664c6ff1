"""Who sees what: views, conclusions from what was seen, and resampling."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from cardtown.games import card_city
from cardtown.games.card_city import CardCityTable, Divide, Keep
from cardtown.games.card_city.buildings import together, without
from tests.card_city.story import Story

# --- the division, step by step ------------------------------------------------------------------


def hand(story: Story, viewer: int | None, seat: int) -> tuple[str, int]:
    return story.table.view(viewer).seats[seat].hand


def test_the_chooser_sees_what_lies_face_up_until_it_takes_the_mixed_lot() -> None:
    story = Story("CIPR").play("0 divide 0 1 | 2 | 3")
    for viewer, hidden in ((0, ("R", 0)), (1, ("", 1)), (None, ("", 1))):
        offer = story.table.view(viewer).offers[0]
        assert (offer.open, offer.shown, offer.hidden, offer.lot) == ("CI", "P", hidden, None)
    story.play("1 mixed")
    assert hand(story, 1, 1) == ("PR", 0)
    assert hand(story, 0, 1) == ("PR", 0)  # the divider remembers
    assert hand(story, None, 1) == ("P", 1)
    assert hand(story, 1, 0) == hand(story, None, 0) == ("CI", 0)  # the open lot lay open
    assert story.table.view(None).offers[0].lot == "mixed"


def test_the_face_down_card_stays_hidden_while_the_divider_keeps_it() -> None:
    story = Story("CIPR").play("0 divide 0 1 | 2 | 3", "1 open")
    assert hand(story, 1, 0) == ("P", 1)
    assert hand(story, 0, 0) == ("PR", 0)
    assert story.table.view(1).unseen == "P" * 36 + "R"
    story.play("0 build P 0 1")
    assert hand(story, 1, 0) == ("", 1)
    story.play("0 build R 1 0")
    assert hand(story, 1, 0) == ("", 0)
    assert story.table.view(1).offers[0].hidden == ("R", 0)  # it has been seen now


def test_building_the_face_down_card_first_leaves_the_other_known() -> None:
    story = Story("CIPR").play("0 divide 0 1 | 2 | 3", "1 open", "0 build R 0 1")
    assert hand(story, 1, 0) == ("P", 0)


def test_discarding_shows_the_cards() -> None:
    story = Story("CLPR", coins=[0, 0]).play("0 divide 0 2 | 3 | 1", "1 open", "0 build R 0 1")
    assert hand(story, 1, 0) == ("", 1)
    story.play("0 discard")
    assert story.table.view(1).discarded == "L"
    assert story.table.view(1).offers[0].hidden == ("L", 0)


def test_a_former_divider_knows_what_it_passed_on() -> None:
    story = Story("CCIPRR", players=3)
    story.play("0 divide 0 1 | 2 3 | 4 5", "1 mixed", "1 divide 0 2 | 1 | 3")
    assert story.table.view(0).offers[1].hidden == ("R", 0)
    assert story.table.view(1).offers[1].hidden == ("R", 0)
    assert story.table.view(2).offers[1].hidden == ("", 1)
    story.play("2 mixed")
    for viewer in (0, 1, 2):
        assert hand(story, viewer, 2) == ("PR", 0)
    assert hand(story, None, 2) == ("P", 1)


def test_what_lay_face_up_and_is_not_shown_again_must_lie_face_down() -> None:
    # Seat 2 saw I and P in the mixed lot; of the next division it sees R and R in the open lot and
    # I face up: the P lies face down, though nobody showed it again.
    story = Story("CCIPRR", players=3)
    story.play("0 divide 0 1 | 2 3 | 4 5", "1 mixed")
    assert hand(story, 2, 1) == ("IP", 2)
    story.play("1 divide 2 3 | 0 | 1")
    for viewer in (2, None):
        assert story.table.view(viewer).offers[1].hidden == ("P", 0)
        assert story.table.view(viewer).offers[0].hidden == ("RR", 0)


def test_open_lots_are_known_to_all() -> None:
    story = Story("CCIPRR", players=3).play("0 divide 0 1 | 2 3 | 4 5", "1 open")
    for viewer in (0, 1, 2, None):
        assert hand(story, viewer, 1) == ("CC", 0)
    assert hand(story, 1, 0) == hand(story, 2, 0) == ("IP", 2)


def test_a_spectator_of_a_solo_game_sees_only_what_is_built() -> None:
    story = Story("CIP", players=1).play("0 keep 0 1")
    assert hand(story, None, 0) == ("", 2)
    assert hand(story, 0, 0) == ("CI", 0)
    assert story.table.view(None).under == ("", 1)
    assert len(story.table.view(None).unseen) == 20
    assert len(story.table.view(0).unseen) == 17
    story.play("0 build C 0 1")
    assert hand(story, None, 0) == ("", 1)
    assert len(story.table.view(None).unseen) == 19


def test_the_rest_is_public() -> None:
    story = Story("CIPR")
    for viewer in (0, 1, None):
        view = story.table.view(viewer)
        assert (view.round, view.first, view.phase, view.deciding) == (1, 0, "divide", (0,))
        assert (view.once, view.joining, view.over, view.winners) == (False, False, False, ())
        assert view.deck_left == 36
        assert [seat.points for seat in view.seats] == [-24, -24]


# --- what can be taken back ----------------------------------------------------------------------


def test_what_shows_others_something_cannot_be_taken_back() -> None:
    story = Story("CIPR")
    for line, undoable in (
        ("0 divide 0 1 | 2 | 3", 0),
        ("1 open", 1),
        ("1 build C 0 1", 2),  # its cards lay open
        ("0 build P 0 1", 3),  # as did this one
        ("0 build R 1 0", 0),  # which nobody else knew
    ):
        story.play(line)
        assert story.table.undoable == undoable, line


def test_alone_everything_but_the_draw_can_be_taken_back() -> None:
    story = Story("CIP", players=1).play("0 keep 0 1", "0 build C 0 1")
    assert story.table.undoable == 2
    story.play("0 build I 1 0")
    assert story.table.undoable == 3
    story.play("0 pass")  # the next round begins with a draw
    assert story.table.undoable == 0


# --- resampling ----------------------------------------------------------------------------------


def moments(players: int, seed: str, steps: int = 400) -> Iterator[CardCityTable]:
    """The table after every action of a random game."""
    rng = random.Random(seed)
    table = card_city.new_table(["human"] * players, seed=seed)
    for _ in range(steps):
        yield table
        if table.over:
            return
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))


def worlds(table: CardCityTable, seat: int | None) -> set[str]:
    """All cards that could have been drawn this round, as far as that seat can tell from round 1.

    Found by trying: all cards seen face up must fit, and seats that divided or picked up know all.
    """
    insiders = {table._deal.first} | {
        offer.chooser for offer in table.view(None).offers if offer.lot == "mixed"
    }
    count = 2 * len(table.seats)
    if seat in insiders:
        return {together(table._deal.cards[:count])}
    hands = map("".join, combinations_with_replacement("CIPR", count))
    return {cards for cards in hands if fits(table, cards)}


def fits(table: CardCityTable, cards: str) -> bool:
    """Whether all that was face up this round, and all played since, could be from these cards."""
    for offer in table.view(None).offers:
        left = without(cards, offer.open)
        rest = without(left, offer.shown)
        if len(left) != len(cards) - 2 or len(rest) != len(left) - len(offer.shown):
            return False
        cards = left
    last = table.view(None).offers[-1:]
    if not last or last[0].lot is None:
        return True
    holder = last[0].chooser if last[0].lot == "mixed" else last[0].divider
    played = [
        event.to_json()["kind"]
        for event in table.events
        if event.to_json()["event"] == "build" and event.to_json()["seat"] == holder
    ]
    return not Counter(played) - Counter(cards)


@pytest.mark.parametrize("players", [2, 3])
def test_exactly_what_cannot_be_known_is_dealt_anew(players: int) -> None:
    rng = random.Random("worlds")
    hidden = 0
    for number in range(4 if players == 3 else 8):
        for table in moments(players, f"worlds {number}", steps=3 * players + 2):
            if table.view(None).round > 1 or table.view(None).phase == "buy":
                break
            for seat in (*range(players), None):
                possible = worlds(table, seat)
                dealt = Counter(
                    together(table.resample(seat, rng)._deal.cards[: 2 * players])
                    for _ in range(60 if len(possible) > 1 else 2)
                )
                assert set(dealt) <= possible
                if 1 < len(possible) <= 4:
                    assert set(dealt) == possible
                    hidden += 1
    assert hidden > 20


@pytest.mark.parametrize("players", [1, 2, 3, pytest.param(4, marks=pytest.mark.slow)])
def test_a_seat_cannot_tell_a_resampled_table_from_its_own(players: int) -> None:
    rng = random.Random(players)
    changed = 0
    for table in moments(players, f"tell {players}"):
        for seat in (*range(players), None):
            twin = table.resample(seat, rng)
            assert twin.view(seat) == table.view(seat)
            assert list(twin.events_for(seat)) == list(table.events_for(seat))
            if seat is not None:
                assert twin.decision(seat) == table.decision(seat)
            changed += twin._hands != table._hands
            again = CardCityTable(twin.seats, twin._deal)
            for who, action in twin.history:
                assert action in (again.decision(who) or ((), (), ()))[2]
                again.apply(who, action)
            assert again == twin
    assert changed > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k2_1_no_leisure_is_dealt_anew_into_round_1(players: int) -> None:
    table = card_city.new_table(["human"] * players, seed="no leisure")
    rng = random.Random(1)
    others = [seat for seat in range(players) if seat != table.decisions()[0].seat]
    for _ in range(50):
        for seat in (*others, None):
            assert "L" not in table.resample(seat, rng)._deal.cards[: 2 * players]


def test_k2_1_nor_into_the_card_under_the_deck_of_a_solo_game() -> None:
    table = card_city.new_table(["human"], seed="solo leisure")
    rng = random.Random(1)
    kinds = set()
    while table.view(None).round < 4:
        decision = table.decisions()[0]
        table.apply(0, rng.choice(decision.options))
    for _ in range(200):
        twin = table.resample(None, rng)
        assert "L" not in twin._deal.cards[:3]
        kinds |= set(twin._under[1:])
    assert "L" in kinds


def test_the_player_of_a_solo_game_knows_what_lies_under_the_deck() -> None:
    rng = random.Random(1)
    for table in moments(1, "known bottom"):
        twin = table.resample(0, rng)
        assert twin._under == table._under
        assert [one for one in twin.history if isinstance(one[1], Keep)] == [
            one for one in table.history if isinstance(one[1], Keep)
        ]


def test_divisions_are_written_anew_in_the_history() -> None:
    story = Story("CIPR", "CLPR").play("0 divide 0 1 | 2 | 3", "1 open")
    rng = random.Random(1)
    texts = set()
    for _ in range(100):
        twin = story.table.resample(1, rng)
        division = twin.history[0][1]
        assert isinstance(division, Divide)
        texts.add(str(division))
        twin.undo()
        twin.undo()
        assert twin.view(1).seats[0].hand == ("", 4)
        assert division in twin.decisions()[0].options
    assert len(texts) > 1
