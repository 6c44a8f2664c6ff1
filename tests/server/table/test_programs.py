"""Programs at a table: they play like people, and have no say in what people agree on."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from cardtown.core import Record
from cardtown.server.errors import Refused
from cardtown.server.format.hints import require_hints
from cardtown.server.format.lists import summary_shape
from cardtown.server.format.messages import Viewer, table_shape
from cardtown.server.table.alone import lone_seat
from cardtown.server.table.entries import (
    Declined,
    HandedOver,
    HandOverVoted,
    Joined,
    Left,
    PlannedSeat,
    UndoAsked,
    Undone,
)
from cardtown.server.table.hand_over import VOTE_MS
from cardtown.server.table.plan import Challenged, rematch_of, with_challenges
from cardtown.server.table.programs import LONGEST_PROGRAM_NAME, is_program, new_program_id
from cardtown.server.table.state import STAND_IN
from cardtown.server.table.summary import read_summary, summary_of, turns_of
from tests.server.stories import SECRET, Story, fold

ROBO = "program:robo"
CARSON = ("person", "person", "virtual:novice", "virtual:novice")


def challenge(seats: int = 2) -> Story:
    """A table of Ada's with a seat that is kept for Robo."""
    story = Story(["person"] * seats)
    created = story.entries[0].change
    planned = with_challenges(created, {1: Challenged(ROBO, "Robo")})  # type: ignore[arg-type]
    story.entries[0] = story.entries[0]._replace(change=planned)
    story.state = fold(story.entries)
    return story


def shown(story: Story, seat: int) -> dict[str, Any]:
    seats = orjson.loads(orjson.dumps(table_shape(story.state, Viewer("ada", None))["seats"]))
    return dict(seats[seat])


def test_only_programs_have_identities_of_programs() -> None:
    assert is_program(new_program_id())
    assert new_program_id() != new_program_id()
    assert not is_program(None)
    assert not is_program("0bb5bc1b7ff8ed095d9aa99a")


# --- challenges -----------------------------------------------------------------------------------


def test_a_challenged_program_takes_the_seat_that_is_kept_for_it() -> None:
    story = challenge()
    assert (shown(story, 1)["name"], shown(story, 1)["program"]) == ("Robo", True)
    assert shown(story, 1)["reserved"]
    assert story.refusal("bo", "join", seat=1) == "reserved"
    story.seat("ada")
    assert summary_shape(story.state, ROBO, 0)["challenge"] == 1
    assert summary_shape(story.state, "ada", 0)["challenge"] is None
    [joined, *_] = story.ask(ROBO, "join", name="Robo")
    assert isinstance(joined, Joined)
    assert joined.seat == 1
    assert summary_shape(story.state, ROBO, 0)["challenge"] is None
    assert shown(story, 1)["program"]
    assert not shown(story, 0)["program"]


@pytest.mark.parametrize("how", ["decline", "leave", "free", "send away"])
def test_a_seat_that_a_program_does_not_want_is_free_for_anybody(how: str) -> None:
    story = challenge()
    story.seat("ada")
    declined = Declined(1, "Robo")
    if how == "decline":
        assert story.refusal("bo", "decline", seat=1) == "not_yours"
        assert story.ask(ROBO, "decline", seat=1) == [declined]
        assert story.refusal(ROBO, "decline", seat=1) == "not_yours"
    elif how == "leave":
        story.ask(ROBO, "join", name="Robo")
        assert story.ask(ROBO, "leave", seat=1) == [Left(1), declined]
    else:
        if how == "send away":
            story.ask(ROBO, "join", name="Robo")
        assert story.refusal("bo", "free", seat=1) == "not_host"
        assert story.ask("ada", "free", seat=1)[-1] == declined
        assert summary_shape(story.state, ROBO, 0)["challenge"] is None
    assert (shown(story, 1)["name"], shown(story, 1)["program"]) == ("", False)
    assert fold(story.entries).chairs == story.state.chairs
    story.ask("bo", "join", seat=1)
    story.start()


def test_once_a_game_has_begun_its_seat_is_kept_for_no_program() -> None:
    story = challenge().seat("ada")
    story.ask(ROBO, "join", name="Robo")
    story.start()
    story.ask(ROBO, "leave", seat=1)
    story.ask("ada", "free", seat=1)
    assert not shown(story, 1)["reserved"]
    story.ask("bo", "join")
    assert story.holder(1) == "bo"
    assert fold(story.entries).chairs == story.state.chairs


def test_a_challenge_survives_in_lists() -> None:
    story = challenge()
    facts = read_summary(
        "a-table", SECRET, "gathering", summary_of(story.state), turns_of(story.state)
    )
    assert summary_shape(facts, ROBO, 0)["challenge"] == 1


def test_a_rematch_challenges_the_program_again() -> None:
    story = Story().seat("ada", ROBO).start().play_out()
    seats = rematch_of(story.state, SECRET).seats
    name = story.state.chairs[1].name
    assert set(seats) == {
        PlannedSeat("person", reserved="ada"),
        PlannedSeat("person", name, reserved=ROBO),
    }


def test_a_rematch_has_no_name_for_a_program_that_was_sent_away() -> None:
    story = Story().seat("ada", ROBO).start()
    story.ask(ROBO, "leave", seat=1)
    story.ask("ada", "free", seat=1)
    story.play_out()
    assert PlannedSeat("person") in rematch_of(story.state, SECRET).seats


# --- what people agree on -------------------------------------------------------------------------


def test_programs_agree_when_people_take_back() -> None:
    story = Story(["person"] * 3).seat("ada", "bo", ROBO).start()
    divider = story.deciding()[0]
    while story.holder(divider) == ROBO or story.state.decisions[0].kind != "divide":
        story.play(divider)
        divider = story.deciding()[0]
    holder = story.holder(divider)
    story.play(divider)
    other = next(one for one in ("ada", "bo") if one != holder)
    assert [
        type(one) for one in story.ask(holder, "undo", seat=divider, at=story.state.number)
    ] == [UndoAsked]
    asked = table_shape(story.state, Viewer("ada", None))["undo_request"]
    assert asked is not None
    assert asked["waiting"] == story.state.seats_of(other), "nobody asks the program"
    while ROBO in [story.holder(seat) for seat in story.deciding()]:
        story.play(next(seat for seat in story.deciding() if story.holder(seat) == ROBO))
        assert story.state.undo_request is not None, "a program that plays on does not drop it"
    [seat] = story.state.seats_of(other)
    request = story.state.undo_request
    assert request is not None
    changes = story.ask(other, "answer_undo", seat=seat, request=request.number, agreed=True)
    assert [type(one) for one in changes][-1] is Undone


def test_against_programs_alone_what_has_come_out_stays() -> None:
    story = Story().seat("ada", ROBO).start()
    while story.holder(story.deciding()[0]) == ROBO:
        story.play(story.deciding()[0])
    seat = story.deciding()[0]
    story.play(seat)
    while story.state.table is not None and story.state.table.undoable:
        story.play(story.deciding()[0])
    assert story.refusal("ada", "undo", seat=seat, at=story.state.number) == "revealed"


def test_one_opponent_is_enough_to_replace_a_silent_program() -> None:
    story = Story(CARSON, game="carson-city").seat("ada", ROBO).start()
    story.now += VOTE_MS - 1
    assert story.refusal("ada", "hand_over", seat=1) == "present"
    story.now += 1
    assert story.refusal(ROBO, "hand_over", seat=0) == "present", "a program has no vote"
    assert story.ask("ada", "hand_over", seat=1) == [
        HandOverVoted(0, 1),
        HandedOver(1, STAND_IN, "vote"),
    ]


def test_programs_have_no_vote_about_people() -> None:
    story = Story(["person"] * 4).seat("ada", "bo", "cyd", ROBO).start()
    story.now += VOTE_MS
    seat = story.deciding()[0]
    if story.holder(seat) == ROBO:
        story.play(seat)
        seat = story.deciding()[0]
        story.now += VOTE_MS
    others = [one for one in ("ada", "bo", "cyd") if one != story.holder(seat)]
    story.ask(others[0], "hand_over", seat=seat)
    [vote] = table_shape(story.state, Viewer("ada", None))["votes"]
    assert vote["waiting"] == story.state.seats_of(others[1])


def test_a_person_among_programs_gets_hints() -> None:
    story = Story().seat("ada", ROBO).start()
    require_hints(story.state, 0)
    with pytest.raises(Refused, match="hints are off"):
        require_hints(Story().seat("ada", "bo").start().state, 0)


def test_a_program_plays_nothing_alone_that_people_are_measured_by() -> None:
    assert lone_seat(Story(["person"]).seat("ada").start().state) == 0
    with pytest.raises(Refused, match="one person plays alone"):
        lone_seat(Story(["person"]).seat(ROBO).start().state)


# --- records --------------------------------------------------------------------------------------


def test_a_record_says_who_was_a_program() -> None:
    story = Story().seat("ada", ROBO).start()
    story.ask(ROBO, "leave", seat=1)  # a bot plays on in its name
    story.ask("ada", "free", seat=1)
    story.ask("bo", "join", seat=1)
    story.play_out()
    record = Record.from_json(story.state.record().to_json())
    assert [seat.name for seat in record.seats] == ["Ada", f"{ROBO.capitalize()} (program)"]
    assert [seat.kind for seat in record.seats] == ["human", "human"]


def test_a_record_shortens_a_long_name_of_a_program_and_keeps_it_apart() -> None:
    name = "x" * LONGEST_PROGRAM_NAME
    story = Story(["person"] * 3)
    story.ask("ada", "join", name=name)
    story.ask(ROBO, "join", name=name, seat=1)
    story.ask(ROBO, "join", name=name, seat=2)
    story.start().play_out()
    record = Record.from_json(story.state.record().to_json())
    assert [seat.name for seat in record.seats] == [
        name,
        f"{name} (program)",
        f"{name[:-2]} 2 (program)",
    ]
