"""Without a clock a bot is called for people who keep others waiting: after days, or by a vote."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from cardtown.server.format.messages import Viewer, table_shape
from cardtown.server.table.entries import HandedOver, HandOverVoted, Played, Returned, Unchanged
from cardtown.server.table.hand_over import PATIENCE_MS, VOTE_MS
from cardtown.server.table.state import STAND_IN
from tests.server.stories import Story, fold, random_story


def three() -> tuple[Story, int, list[str]]:
    """Three people, one of whom has been deciding for a while; the seat, and the others."""
    story = Story(["person"] * 3).seat("ada", "bo", "cyd").start()
    story.now += VOTE_MS
    seat = story.deciding()[0]
    return story, seat, [one for one in ("ada", "bo", "cyd") if one != story.holder(seat)]


def votes(story: Story) -> list[dict[str, object]]:
    """The open votes as everybody sees them."""
    return [dict(one) for one in table_shape(story.state, Viewer(None, None))["votes"]]


# --- the host, after days -------------------------------------------------------------------------


def test_patience_is_measured_in_days() -> None:
    assert timedelta(milliseconds=PATIENCE_MS) >= timedelta(days=3)


def test_the_host_calls_a_bot_only_for_a_person_who_keeps_others_waiting() -> None:
    story = Story().seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += PATIENCE_MS - 1
    assert story.refusal("ada", "hand_over", seat=seat) == "present"
    assert story.refusal("ada", "hand_over", seat=1 - seat) == "present"
    story.now += 1
    assert story.refusal("bo", "hand_over", seat=seat) == "present", "a guest is no host"
    assert story.ask("ada", "hand_over", seat=seat) == [HandedOver(seat, STAND_IN, "host")]
    assert story.refusal("ada", "hand_over", seat=seat) == "bot"


def test_where_there_is_a_clock_nobody_calls_a_bot() -> None:
    story = Story(["person"] * 3, clock=86_400).seat("ada", "bo", "cyd").start()
    story.now += PATIENCE_MS
    for person in ("ada", "bo", "cyd"):
        assert story.refusal(person, "hand_over", seat=story.deciding()[0]) == "present"


# --- all others, after minutes --------------------------------------------------------------------


def test_all_others_together_call_a_bot_and_the_person_comes_back_at_any_time() -> None:
    story, seat, (first, second) = three()
    voted = [HandOverVoted(story.state.seats_of(first)[0], seat)]
    assert story.ask(first, "hand_over", seat=seat) == voted
    assert story.state.chairs[seat].bot is None, "one of them is not enough"
    assert story.ask(second, "hand_over", seat=seat) == [
        HandOverVoted(story.state.seats_of(second)[0], seat),
        HandedOver(seat, STAND_IN, "vote"),
    ]
    assert story.refusal("ada", "free", seat=seat) == "kept", "the seat is still theirs"
    played = story.play(seat)
    assert [type(change) for change in played] == [Returned, Played]


def test_an_open_vote_says_who_has_agreed_and_who_must() -> None:
    story, seat, (first, second) = three()
    assert votes(story) == []
    story.ask(first, "hand_over", seat=seat)
    [voted], [waits] = story.state.seats_of(first), story.state.seats_of(second)
    assert votes(story) == [{"seat": seat, "agreed": [voted], "waiting": [waits]}]
    story.ask(second, "hand_over", seat=seat)
    assert votes(story) == []


def test_a_vote_counts_once() -> None:
    story, seat, (first, _) = three()
    story.ask(first, "hand_over", seat=seat)
    assert story.ask(first, "hand_over", seat=seat) == [Unchanged()]
    assert story.state.chairs[seat].bot is None


def test_nobody_votes_before_the_person_has_had_some_minutes() -> None:
    story, seat, others = three()
    story.now -= 1
    for one in others:
        assert story.refusal(one, "hand_over", seat=seat) == "present"


def test_nobody_votes_on_a_seat_that_has_nothing_to_decide() -> None:
    story, seat, _ = three()
    idle = next(other for other in range(3) if other not in story.deciding())
    assert story.refusal(story.holder(seat), "hand_over", seat=idle) == "present"


def test_a_single_opponent_has_no_vote() -> None:
    story = Story().seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += PATIENCE_MS - 1
    assert story.refusal(story.holder(1 - seat), "hand_over", seat=seat) == "present"


def test_one_person_with_two_seats_has_one_vote() -> None:
    story = Story(["person"] * 3).seat("ada", "bo")
    story.ask("ada", "join", seat=2)
    story.start()
    seat = 1
    while seat not in story.deciding():
        story.play(story.deciding()[0])
    story.now += VOTE_MS
    assert story.refusal("ada", "hand_over", seat=seat) == "present"


def test_nobody_votes_on_their_own_seat_and_strangers_do_not_vote() -> None:
    story, seat, _ = three()
    assert story.refusal(story.holder(seat), "hand_over", seat=seat) == "present"
    assert story.refusal("eve", "hand_over", seat=seat) == "not_yours"


def test_bots_and_people_who_are_away_need_not_agree() -> None:
    story = Story(["person"] * 4).seat("ada", "bo", "cyd", "dee").start()
    story.now += VOTE_MS
    seat = story.deciding()[0]
    first, second, third = (one for one in range(4) if one != seat)
    story.ask(story.holder(first), "hand_over", seat=seat)
    story.ask(story.holder(second), "hand_over", seat=seat)
    story.ask(story.holder(third), "leave", seat=third)
    changes = story.ask(story.holder(second), "hand_over", seat=seat)
    assert changes == [HandedOver(seat, STAND_IN, "vote")]


@pytest.mark.parametrize("what", ["play", "undo", "leave", "move"])
def test_a_vote_is_over_when_the_person_shows_up(what: str) -> None:
    story = Story(["person"] * 4, game="carson-city").seat("ada", "bo", "cyd", "dee").start()
    story.now += VOTE_MS
    seat, first, second, third = 3, "ada", "bo", "cyd"
    who = story.holder(seat)
    story.ask(first, "hand_over", seat=seat)
    story.ask(second, "hand_over", seat=seat)
    if what == "play":
        story.play(seat)
        story.ask(who, "undo", seat=seat, at=story.state.number)
    elif what == "undo":
        story.play(0)
        story.ask("ada", "undo", seat=0, at=story.state.number)
        assert votes(story)[0]["seat"] == seat, "what others do ends no vote"
        story.play(seat)
        story.ask(who, "undo", seat=seat, at=story.state.number)
    elif what == "leave":
        story.ask(who, "leave", seat=seat)
        story.ask(who, "return", seat=seat)
    else:
        story.ask("dees-phone", "join", seat=seat, key=story.state.chairs[seat].key)
    assert votes(story) == []
    changes = story.ask(third, "hand_over", seat=seat) if what != "move" else []
    assert HandedOver(seat, STAND_IN, "vote") not in changes


@pytest.mark.parametrize("seed", range(40))
def test_every_open_vote_waits_for_somebody_and_is_folded_again_alike(seed: int) -> None:
    story = random_story(random.Random(seed), steps=120)
    assert fold(story.entries).votes == story.state.votes
    for vote in votes(story):
        assert vote["seat"] in story.deciding()
        assert vote["agreed"]
