"""The draw before a game: whoever sits down last can't search for a deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
import pytest

from cardtown.core import BadInput, fairness
from cardtown.proof import Claims, prove
from cardtown.server.errors import OtherVersion
from cardtown.server.format.messages import Viewer, update
from cardtown.server.table.decide import ClockExpired
from cardtown.server.table.entries import (
    DrawBegan,
    DrawMissed,
    Freed,
    Joined,
    Left,
    Revealed,
    Sealed,
    Started,
)
from cardtown.server.table.state import DRAW_MS, TablePhase
from tests.server.stories import SECRET, Story, entropy_of

DAY = 24 * 3600
FRESH = {"ada": "0a" * 16, "bo": "0b" * 16, "cyd": "0c" * 16}


def kinds(changes: list[Any]) -> list[type[Any]]:
    return [type(one) for one in changes]


def seen_by(story: Story, person: str) -> dict[str, Any]:
    seats = story.state.seats_of(person)
    message: dict[str, Any] = orjson.loads(
        update(story.state, Viewer(person, seats[0] if seats else None), 0)
    )
    return message


def together(**plan: Any) -> Story:
    """A table where people are present together; two of three have sat down."""
    return Story(("person",) * 3, auto_start=True, clock=60, **plan).seal("ada", "bo")


def drawn() -> Story:
    """The last one has sat down: everybody has to reveal what they sealed."""
    return together().seal("cyd")


# --- the way it should go ------------------------------------------------------------------------


def test_the_last_to_sit_down_begins_the_draw_and_the_last_to_reveal_the_game() -> None:
    story = together()
    seal = fairness.seal(entropy_of("cyd"))
    changes = story.ask("cyd", "join", entropy=None, seal=seal)
    assert kinds(changes) == [Joined, DrawBegan]
    assert seen_by(story, "ada")["table"]["draw"] == {"reveal": [0, 1, 2], "seal": []}
    for seat, who in ((1, "bo"), (0, "ada")):
        shown = {"seat": seat, "entropy": entropy_of(who)}
        assert kinds(story.ask(who, "reveal", **shown)) == [Revealed]
    last = story.ask("cyd", "reveal", seat=2, entropy=entropy_of("cyd"))
    assert kinds(last) == [Revealed, Started]
    assert story.state.phase is TablePhase.PLAYING
    people = dict(enumerate(("ada", "bo", "cyd")))
    entropies = {seat: entropy_of(who) for seat, who in people.items()}
    assert story.state.seed == fairness.seed_of(SECRET, entropies)


def test_without_auto_start_the_host_begins_the_draw() -> None:
    story = Story(("person",) * 2).seal("ada", "bo")
    assert story.state.opened == {}
    assert kinds(story.ask("ada", "start")) == [DrawBegan]
    assert story.refusal("ada", "start") == "drawing"
    assert story.reveal().state.phase is TablePhase.PLAYING


def test_a_whole_game_from_sealed_shares_is_proven_by_whoever_saw_the_seals() -> None:
    story = drawn()
    seats = seen_by(story, "bo")["table"]["seats"]
    seals = {seat: one["seal"] for seat, one in enumerate(seats)}
    facts = seen_by(story, "bo")["table"]
    story.reveal().play_out()
    claims = Claims(
        published=facts["commitment"],
        entropies={1: entropy_of("bo")},
        seals=seals,
        deck=facts["deck"]["sha256"],
    )
    proof = prove(story.state.record().to_json(), claims)
    assert all(step.holds for step in proof.steps)
    assert {"published", "deck", "entropy", "sealed"} <= {step.name for step in proof.steps}


# --- attacks -------------------------------------------------------------------------------------


def test_nobody_can_know_what_others_add_before_their_own_share_is_fixed() -> None:
    story = together()
    secrets = {entropy_of(who) for who in ("ada", "bo", "cyd")}
    readers = ("ada", "bo", "cyd", "a stranger")

    def leaked() -> set[str]:
        sent = b"".join(update(story.state, Viewer(who, None), 0) for who in readers).decode()
        return {one for one in secrets if one in sent}

    assert leaked() == set()
    story.seal("cyd")
    story.ask("ada", "reveal", seat=0, entropy=entropy_of("ada"))
    story.ask("bo", "reveal", seat=1, entropy=entropy_of("bo"))
    assert leaked() == set(), "one might still leave, and draw again with this knowledge"
    story.reveal()
    assert leaked() == secrets, "now everybody may check them"


def test_only_what_was_sealed_can_be_shown() -> None:
    story = drawn()
    for tried in ("f" * 32, entropy_of("ada")):
        assert story.refusal("cyd", "reveal", seat=2, entropy=tried) == "seal"
    with pytest.raises(BadInput, match="entropy"):
        story.ask("cyd", "reveal", seat=2, entropy="F" * 32)
    assert story.refusal("cyd", "reveal", seat=0, entropy=entropy_of("ada")) == "not_yours"
    story.ask("cyd", "reveal", seat=2, entropy=entropy_of("cyd"))
    assert story.refusal("cyd", "reveal", seat=2, entropy=entropy_of("cyd")) == "stale"


def test_nothing_is_shown_before_every_share_is_fixed() -> None:
    story = together()
    assert story.refusal("ada", "reveal", seat=0, entropy=entropy_of("ada")) == "stale"
    assert story.refusal("ada", "seal", seat=0, seal=fairness.seal(FRESH["ada"])) == "stale"


def test_nobody_hides_behind_the_seal_of_another() -> None:
    copied = fairness.seal(entropy_of("ada"))
    assert together().refusal("cyd", "join", entropy=None, seal=copied) == "seal"


@pytest.mark.parametrize(
    "share",
    [
        {"entropy": None},
        {"entropy": "0" * 32, "seal": "0" * 64},
        {"entropy": None, "seal": "0" * 63},
        {"entropy": None, "seal": "G" * 64},
    ],
)
def test_a_person_who_sits_down_brings_entropy_or_a_seal(share: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        together().ask("cyd", "join", **share)


# --- somebody is not there -----------------------------------------------------------------------


def test_a_person_who_does_not_reveal_in_time_loses_the_seat_and_all_others_draw_again() -> None:
    story = drawn()
    story.ask("ada", "reveal", seat=0, entropy=entropy_of("ada"))
    assert story.state.wake_at() == story.now + DRAW_MS
    assert seen_by(story, "bo")["table"]["seats"][1]["deadline"] == story.now + DRAW_MS
    story.now += DRAW_MS - 1
    assert story.ask_as_server(ClockExpired(1)) == []
    story.ask("bo", "reveal", seat=1, entropy=entropy_of("bo"))
    story.now += 1
    assert story.ask_as_server(ClockExpired(2)) == [DrawMissed(2)]
    facts = seen_by(story, "ada")["table"]
    assert [one["taken"] for one in facts["seats"]] == [True, True, False]
    assert [one["seal"] for one in facts["seats"]] == [None] * 3
    assert facts["draw"] == {"reveal": [], "seal": [0, 1]}
    missed = seen_by(story, "ada")["items"][-1]
    assert (missed["kind"], missed["seat"]) == ("draw_missed", 2), "everybody sees who it was"

    for seat, who in ((0, "ada"), (1, "bo")):
        assert kinds(story.ask(who, "seal", seat=seat, seal=fairness.seal(FRESH[who]))) == [Sealed]
    changes = story.ask("cyd", "join", entropy=None, seal=fairness.seal(FRESH["cyd"]))
    assert kinds(changes) == [Joined, DrawBegan], "anybody who comes back is welcome"
    assert story.refusal("ada", "reveal", seat=0, entropy=entropy_of("ada")) == "seal", "it is old"
    for seat, who in ((0, "ada"), (1, "bo"), (2, "cyd")):
        story.ask(who, "reveal", seat=seat, entropy=FRESH[who])
    assert story.state.phase is TablePhase.PLAYING


def test_everybody_who_is_late_loses_their_seat_at_once() -> None:
    story = drawn()
    story.ask("bo", "reveal", seat=1, entropy=entropy_of("bo"))
    story.now += DRAW_MS
    assert story.ask_as_server(ClockExpired(2)) == [DrawMissed(0), DrawMissed(2)]
    assert seen_by(story, "bo")["table"]["draw"] == {"reveal": [], "seal": [1]}


def test_a_person_who_does_not_draw_again_in_time_loses_the_seat_too() -> None:
    story = drawn()
    story.ask("cyd", "leave", seat=2)
    story.ask("ada", "seal", seat=0, seal=fairness.seal(FRESH["ada"]))
    story.now += DRAW_MS
    assert story.ask_as_server(ClockExpired(1)) == [DrawMissed(1)]
    assert seen_by(story, "ada")["table"]["draw"] is None
    assert story.state.wake_at() is None


@pytest.mark.parametrize(
    ("by", "do", "change"), [("cyd", "leave", Left(2)), ("ada", "free", Freed(2))]
)
def test_a_person_who_leaves_in_the_middle_of_a_draw_ends_it(by: str, do: str, change: Any) -> None:
    story = drawn()
    story.ask("ada", "reveal", seat=0, entropy=entropy_of("ada"))
    assert story.ask(by, do, seat=2) == [change]
    assert seen_by(story, "ada")["table"]["draw"] == {"reveal": [], "seal": [0, 1]}


def test_a_person_who_moves_a_seat_in_the_middle_of_a_draw_ends_it_too() -> None:
    story = drawn()
    story.ask("ada", "reveal", seat=0, entropy=entropy_of("ada"))
    phone = {"seat": 1, "key": story.state.chairs[1].key, "entropy": None}
    story.ask("bos-phone", "join", **phone, seal=fairness.seal(FRESH["bo"]))
    assert seen_by(story, "ada")["table"]["draw"] == {"reveal": [], "seal": [0, 2]}
    story.ask("ada", "seal", seat=0, seal=fairness.seal(FRESH["ada"]))
    last = story.ask("cyd", "seal", seat=2, seal=fairness.seal(FRESH["cyd"]))
    assert kinds(last) == [Sealed, DrawBegan]


def test_without_a_clock_nobody_is_sent_away_but_the_host_can_free_the_seat() -> None:
    story = Story(("person",) * 2, auto_start=True).seal("ada", "bo")
    story.now += 100 * DAY * 1000
    assert story.state.wake_at() is None
    assert story.ask_as_server(ClockExpired(1)) == []
    story.ask("ada", "free", seat=1)
    assert seen_by(story, "ada")["table"]["draw"] == {"reveal": [], "seal": [0]}


def test_a_table_that_is_closed_waits_for_nobody() -> None:
    story = drawn()
    story.ask("ada", "close")
    assert story.state.wake_at() is None


# --- tables and clients that seal nothing --------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "sealed"),
    [
        ({"kinds": ("person", "person")}, True),
        ({"kinds": ("person", "person"), "clock": DAY - 1}, True),
        ({"kinds": ("person", "person"), "clock": DAY}, False),
        ({"kinds": ("person",)}, False),
        ({"kinds": ("person", "bot:easy")}, False),
    ],
)
def test_people_seal_where_they_are_there_together(plan: dict[str, Any], sealed: bool) -> None:
    story = Story(**plan)
    assert seen_by(story, "ada")["table"]["sealed"] is sealed
    if not sealed:
        seal = fairness.seal(entropy_of("ada"))
        assert story.refusal("ada", "join", entropy=None, seal=seal) == "seal"
        assert kinds(story.ask("ada", "join")) == [Joined]


def test_a_program_that_knows_no_seals_sits_down_all_the_same() -> None:
    story = together()
    assert kinds(story.ask("cyd", "join")) == [Joined, DrawBegan]
    assert seen_by(story, "ada")["table"]["draw"] == {"reveal": [0, 1], "seal": []}
    seats = seen_by(story, "ada")["table"]["seats"]
    assert seats[2]["seal"] == fairness.seal(entropy_of("cyd")), "it is fixed, and shown"
    assert story.reveal().state.phase is TablePhase.PLAYING


def test_where_nobody_seals_the_game_begins_at_once() -> None:
    story = Story(("person",) * 2, auto_start=True).seat("ada")
    assert kinds(story.ask("bo", "join")) == [Joined, Started]


def test_a_person_who_moves_the_only_sealed_seat_starts_the_draw_again() -> None:
    story = Story(("person",) * 2, auto_start=True, clock=60).seat("ada").seal("bo")
    phone = {"seat": 1, "key": story.state.chairs[1].key, "entropy": None}
    changes = story.ask("bos-phone", "join", **phone, seal=fairness.seal(FRESH["bo"]))
    assert kinds(changes) == [Joined, DrawBegan]


def test_a_person_who_takes_the_only_sealed_seat_without_a_seal_begins_the_game() -> None:
    """Nobody has anything left to show: a draw would wait for ever."""
    story = Story(("person",) * 2, auto_start=True, clock=60).seal("ada").seat("bo")
    assert seen_by(story, "bo")["table"]["draw"] == {"reveal": [0], "seal": []}
    phone = {"seat": 0, "key": story.state.chairs[0].key}
    assert kinds(story.ask("adas-phone", "join", **phone)) == [Joined, Started]
    entropies = {0: entropy_of("adas-phone"), 1: entropy_of("bo")}
    assert story.state.seed == fairness.seed_of(SECRET, entropies)


# --- what the commitment covers ------------------------------------------------------------------


def test_a_table_is_not_played_by_other_rules_than_it_was_committed_to() -> None:
    story = Story(("person",) * 2).seal("ada", "bo")
    story.state.plan = replace(story.state.plan, rules=99)
    with pytest.raises(OtherVersion, match="make a new table"):
        story.start().reveal()
