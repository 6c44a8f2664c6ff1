"""Undo: free until somebody has seen something new, then only with the others' consent."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from cardtown.server.format.messages import Viewer, update
from cardtown.server.table.decide import BotPlay, ClockExpired
from cardtown.server.table.entries import HandedOver, Left, UndoAnswered, UndoAsked, Undone
from cardtown.server.table.state import STAND_IN, Move
from cardtown.server.table.undo import is_free
from tests.server.stories import Story

CARSON = ("person", "person", "virtual:novice", "virtual:novice")


def bidding() -> Story:
    return Story(CARSON, game="carson-city").seat("ada", "bo").start()


def revealed() -> tuple[Story, int]:
    """A story in which a division has just revealed cards, and the seat that divided."""
    story = Story().seat("ada", "bo").start()
    divider = story.deciding()[0]
    story.play(divider)
    return story, divider


def undo(story: Story, seat: int) -> list[Any]:
    return story.ask(story.holder(seat), "undo", seat=seat, at=story.state.number)


def test_a_bid_is_taken_back_freely_while_others_still_choose() -> None:
    story = bidding()
    story.play(0, 2)
    number = story.state.number
    assert undo(story, 0) == [Undone(0, number, alone=True)]
    assert sorted(story.deciding()) == [0, 1]
    story.play(0, 3)


def test_a_bid_is_taken_back_while_the_other_has_bid_and_the_others_bid_stays() -> None:
    story = Story(("person",) * 3 + ("virtual:novice",), game="carson-city")
    story.seat("ada", "bo", "cyd").start()
    story.play(0, 1)
    played = story.state.number
    story.play(1, 2)
    assert undo(story, 0) == [Undone(0, played, alone=True)]
    assert story.deciding() == [0, 2]
    assert [(move.seat, str(move.action)) for move in story.state.moves] == [(1, "bid 3")]


def test_once_the_bids_are_open_the_others_are_asked() -> None:
    story = bidding()
    story.play(0)
    played = story.state.number
    story.play(1, 3)
    assert undo(story, 0) == [UndoAsked(0, played)]


def test_what_somebody_has_built_upon_is_not_taken_back_alone() -> None:
    """Nothing hidden was shown, but the other person chose only after, and because of, that
    action."""
    story = bidding()
    rng = random.Random(1)
    while not _answered_openly(story):
        story.play(rng.choice(story.deciding()), rng.randrange(1000))
    first, second = story.state.moves[-2:]
    assert undo(story, first.seat) == [UndoAsked(first.seat, first.number)]
    agree = {"seat": second.seat, "request": story.state.number, "agreed": True}
    story.ask(story.holder(second.seat), "answer_undo", **agree)
    assert first not in story.state.moves
    assert second not in story.state.moves


def _answered_openly(story: Story) -> bool:
    """Whether the last two actions were one person's and another's reply, with nothing revealed."""
    state = story.state
    assert state.table is not None
    if state.table.undoable < 2:
        return False
    first, second = state.moves[-2:]
    return first.seat != second.seat and second.opened.number >= first.number


def test_what_nobody_answered_to_is_taken_back_without_asking() -> None:
    story = Story().seat("ada", "bo").start().play_until("build")
    before = story.state.number
    seat = story.deciding()[0]
    story.play(seat)
    assert undo(story, seat) == [Undone(seat, before + 1, alone=True)]


def test_an_undo_goes_through_when_all_have_agreed() -> None:
    story = Story(("person",) * 3).seat("ada", "bo", "cyd").start()
    divider = story.deciding()[0]
    story.play(divider)
    played = story.state.number
    undo(story, divider)
    request = story.state.number
    first, second = (seat for seat in range(3) if seat != divider)
    agree = {"request": request, "agreed": True}
    assert story.ask(story.holder(first), "answer_undo", seat=first, **agree) == [
        UndoAnswered(first, agreed=True)
    ]
    assert story.refusal(story.holder(first), "answer_undo", seat=first, **agree) == "answered"
    assert story.ask(story.holder(second), "answer_undo", seat=second, **agree) == [
        UndoAnswered(second, agreed=True),
        Undone(divider, played, alone=False),
    ]
    assert story.state.moves == []
    assert story.deciding() == [divider]


def test_one_refusal_is_enough_and_another_undo_can_be_asked_for() -> None:
    story, divider = revealed()
    undo(story, divider)
    other = 1 - divider
    no = {"seat": other, "request": story.state.number, "agreed": False}
    assert story.ask(story.holder(other), "answer_undo", **no) == [
        UndoAnswered(other, agreed=False)
    ]
    assert story.state.undo_request is None
    assert len(story.state.moves) == 1
    assert isinstance(undo(story, divider)[0], UndoAsked)


def test_the_asker_cannot_agree_and_a_second_request_is_refused() -> None:
    story, divider = revealed()
    undo(story, divider)
    who = story.holder(divider)
    number = story.state.number
    assert (
        story.refusal(who, "answer_undo", seat=divider, request=number, agreed=True) == "answered"
    )
    assert story.refusal(who, "undo", seat=divider, at=number) == "asked"


def test_an_answer_to_an_undo_that_is_no_longer_asked_for_is_stale() -> None:
    story, divider = revealed()
    undo(story, divider)
    other = 1 - divider
    request = story.state.number
    story.play(other)
    assert story.state.undo_request is None
    answer = {"seat": other, "request": request, "agreed": True}
    assert story.refusal(story.holder(other), "answer_undo", **answer) == "stale"


def test_an_undo_asked_without_having_seen_the_last_move_or_undo_is_stale() -> None:
    story = Story().seat("ada", "bo").start().play_until("build")
    seat = next(one for one in story.deciding() if one in {move.seat for move in story.state.moves})
    story.play(seat)
    who = story.holder(seat)
    seen = story.state.number
    assert story.refusal(who, "undo", seat=seat, at=seen - 1) == "stale"
    story.ask(who, "undo", seat=seat, at=seen)
    # The same click sent twice takes back one move, not two.
    assert story.refusal(who, "undo", seat=seat, at=seen) == "stale"


def divided_for_a_bot(*, practice: bool) -> Story:
    """A story in which Ada has divided for a bot, which reveals cards."""
    story = Story(("person", "bot:easy"), practice=practice).seat("ada").start()
    while story.deciding() != [0] or story.state.decisions[0].kind != "divide":
        seat = story.deciding()[0]
        if seat == 0:
            story.play(0)
        else:
            _let_bot_play(story)
    story.play(0)
    return story


def offered(story: Story) -> Any:
    """The undo state that Ada sees."""
    return orjson.loads(update(story.state, Viewer("ada", 0), 0))["undo"]


def test_against_bots_alone_what_was_revealed_stays() -> None:
    story = divided_for_a_bot(practice=False)
    assert story.refusal("ada", "undo", seat=0, at=story.state.number) == "revealed"
    assert offered(story) == {"free": False, "barred": True}


def test_in_practice_nobody_has_to_agree() -> None:
    story = divided_for_a_bot(practice=True)
    assert offered(story) == {"free": False, "barred": False}
    assert undo(story, 0) == [Undone(0, story.state.number - 1, alone=False)]


def test_the_bids_of_virtual_players_are_seen_only_once() -> None:
    alone = ("person", "virtual:expert", "virtual:novice", "virtual:novice")
    story = Story(alone, game="carson-city").seat("ada").start()
    story.play(0)
    assert story.refusal("ada", "undo", seat=0, at=story.state.number) == "revealed"


def test_what_a_bot_built_meanwhile_reveals_nothing() -> None:
    story = Story(("person", "bot:easy")).seat("ada").start()
    while story.state.decisions[0].kind != "build" or 0 not in story.deciding():
        seat = story.deciding()[0]
        story.play(0) if seat == 0 else _let_bot_play(story)
    story.play(0)
    before = story.state.number
    if story.deciding() == [1]:
        _let_bot_play(story)
    assert undo(story, 0) == [Undone(0, before, alone=story.state.number == before + 1)]


def _let_bot_play(story: Story, seat: int = 1) -> None:
    decision = story.state.decision(seat)
    assert decision is not None
    opened = story.state.opened[seat].number
    story.ask_as_server(BotPlay(seat, str(decision.options[0]), opened, None))


@pytest.mark.parametrize("freed", [False, True])
def test_what_others_have_seen_is_not_taken_back_while_somebody_is_away(freed: bool) -> None:
    story, divider = revealed()
    other = 1 - divider
    story.ask(who := story.holder(other), "leave", seat=other)
    if freed:
        story.ask("ada", "free", seat=other)
    asking = story.holder(divider)
    assert story.refusal(asking, "undo", seat=divider, at=story.state.number) == "away"
    story.ask(who, "return", seat=other)
    assert isinstance(undo(story, divider)[0], UndoAsked)


def test_leaving_does_not_mean_agreeing_and_somebody_who_is_away_can_still_answer() -> None:
    story, divider = revealed()
    undo(story, divider)
    request = story.state.number
    other = 1 - divider
    who = story.holder(other)
    assert story.ask(who, "leave", seat=other) == [Left(other)]
    agree = {"seat": other, "request": request, "agreed": True}
    assert isinstance(story.ask(who, "answer_undo", **agree)[-1], Undone)


def test_a_clock_that_runs_out_does_not_mean_agreeing() -> None:
    story = Story(clock=10).seat("ada", "bo").start()
    divider = story.deciding()[0]
    story.play(divider)
    undo(story, divider)
    story.now += 10_000
    assert story.ask_as_server(ClockExpired(1 - divider)) == [
        HandedOver(1 - divider, STAND_IN, "clock")
    ]
    assert story.state.undo_request is not None


def test_freeing_the_seat_of_somebody_away_does_not_take_back_what_they_decided() -> None:
    story = bidding()
    story.play(0)
    story.play(1, 3)
    undo(story, 0)
    story.ask("bo", "leave", seat=1)
    story.ask("ada", "free", seat=1)
    assert story.state.undo_request is None, "nobody could answer it"
    assert story.refusal("ada", "undo", seat=0, at=story.state.number) == "away"


def test_after_moving_to_another_device_a_persons_decisions_are_still_theirs() -> None:
    story = bidding()
    story.play(0)
    story.play(1, 3)
    story.ask("bos-phone", "join", seat=1, key=story.state.chairs[1].key)
    story.ask("bos-phone", "leave", seat=1)
    assert story.refusal("ada", "undo", seat=0, at=story.state.number) == "away"


def test_a_person_who_is_away_takes_nothing_back_before_returning() -> None:
    story = Story().seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.ask(story.holder(seat), "leave", seat=seat)
    _let_bot_play(story, seat)
    who = story.holder(seat)
    assert story.refusal(who, "undo", seat=seat, at=story.state.number) == "return_first"


def last_of_a_person(story: Story) -> Move:
    return next(move for move in reversed(story.state.moves) if move.seat < 2)


def test_an_undo_stays_asked_for_while_bots_play_and_takes_back_their_moves_too() -> None:
    story = Story(("person", "person", "bot:easy", "bot:easy"), game="carson-city")
    story.seat("ada", "bo").start()
    while min(story.deciding()) < 2 or is_free(story.state, last_of_a_person(story)):
        seat = min(story.deciding())
        story.play(seat) if seat < 2 else _let_bot_play(story, seat)
    last = last_of_a_person(story)
    assert undo(story, last.seat) == [UndoAsked(last.seat, last.number)]
    request = story.state.number
    _let_bot_play(story, story.deciding()[0])
    assert story.state.undo_request is not None
    other = 1 - last.seat
    agree = {"seat": other, "request": request, "agreed": True}
    story.ask(story.holder(other), "answer_undo", **agree)
    assert all(move.number < last.number for move in story.state.moves)


def test_an_undo_is_no_longer_asked_for_when_somebody_sits_down() -> None:
    story, divider = revealed()
    undo(story, divider)
    other = 1 - divider
    story.ask(story.holder(divider), "join", seat=other, key=story.state.chairs[other].key)
    assert story.state.undo_request is None
    asking = story.holder(divider)
    assert story.refusal(asking, "undo", seat=divider, at=story.state.number) == "revealed"


def test_a_free_undo_need_not_wait_for_another_that_was_asked_for() -> None:
    story = Story(("person",) * 3 + ("virtual:novice",), game="carson-city")
    story.seat("ada", "bo", "cyd").start()
    for seat in (0, 1, 2):
        story.play(seat, seat)
    while story.state.decisions[0].kind != "bid":
        story.play(story.deciding()[0])
    story.play(0)
    bid = story.state.number
    assert isinstance(undo(story, 1)[0], UndoAsked)
    assert story.refusal("cyd", "undo", seat=2, at=story.state.number) == "asked"
    assert undo(story, 0) == [Undone(0, bid, alone=True)]
    assert story.state.undo_request is None


def test_an_undo_that_was_free_when_it_was_clicked_asks_nobody_later() -> None:
    story = bidding()
    story.play(0)
    seen = story.state.number
    story.play(1, 3)
    assert story.refusal("ada", "undo", seat=0, at=seen) == "stale"


def test_a_leaver_does_not_settle_an_undo_that_still_waits_for_others() -> None:
    story = Story(("person",) * 3).seat("ada", "bo", "cyd").start()
    divider = story.deciding()[0]
    story.play(divider)
    undo(story, divider)
    other = next(seat for seat in range(3) if seat != divider)
    assert story.ask(story.holder(other), "leave", seat=other) == [Left(other)]
    assert story.state.undo_request is not None


def test_a_person_alone_asks_nobody() -> None:
    story = Story(("person",), practice=True).seat("ada").start()
    story.play(0)
    assert isinstance(undo(story, 0)[0], Undone)


@pytest.mark.parametrize("game", ["card-city", "carson-city"])
def test_nothing_is_taken_back_from_a_finished_game(game: str) -> None:
    kinds = CARSON if game == "carson-city" else ("person", "person")
    story = Story(kinds, game=game).seat("ada", "bo").start().play_out()
    assert story.refusal("ada", "undo", seat=0, at=story.state.number) == "phase"


def test_decisions_that_an_undo_opens_again_are_new_ones() -> None:
    story, divider = revealed()
    action = str(story.state.moves[0].action)
    seen = story.state.number - 1
    undo(story, divider)
    other = 1 - divider
    story.ask(
        story.holder(other), "answer_undo", seat=other, request=story.state.number, agreed=True
    )
    who = story.holder(divider)
    assert story.refusal(who, "play", seat=divider, action=action, at=seen) == "stale"
    story.ask(who, "play", seat=divider, action=action, at=story.state.number)
