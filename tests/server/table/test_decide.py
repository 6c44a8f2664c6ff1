"""What a table grants and refuses, for everybody and in every phase, without a server."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cardtown.core import BadInput
from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer, items
from cardtown.server.table.decide import (
    MOST_SAID,
    SAID_WITHIN_MS,
    BotPlay,
    ClockExpired,
    decide,
)
from cardtown.server.table.entries import (
    FILE,
    PERSON,
    Freed,
    Joined,
    Left,
    Played,
    Returned,
    Said,
    Started,
    Unchanged,
)
from cardtown.server.table.hand_over import PATIENCE_MS
from cardtown.server.table.state import STAND_IN, TablePhase
from tests.server.stories import Story

PHASES: Final = ("gathering", "playing", "finished", "closed")
PEOPLE: Final = {"ada": 0, "bo": 1, "eve": 1}
"""The host, a guest, and a stranger who reaches for the guest's seat."""

# One row for each request: in each phase, the answers to the host, the guest and the stranger.
# `+` stands for granted.
ANSWERS: Final = """
            gathering                     playing                      finished                     closed
join        yours     yours    full       yours    yours    full       phase   phase    phase       phase   phase    phase
leave       +         +        not_yours  +        +        not_yours  phase   phase    not_yours   phase   phase    not_yours
start       +         not_host not_host   phase    not_host not_host   phase   not_host not_host    phase   not_host not_host
play        phase     phase    not_yours  turn     +        not_yours  phase   phase    not_yours   phase   phase    not_yours
undo        phase     phase    not_yours  nothing  nothing  not_yours  phase   phase    not_yours   phase   phase    not_yours
answer_undo stale     stale    not_yours  stale    stale    not_yours  stale   stale    not_yours   stale   stale    not_yours
free        +         not_host not_host   present  not_host not_host   phase   not_host not_host    phase   not_host not_host
hand_over   phase     phase    phase      present  present  not_yours  phase   phase    phase       phase   phase    phase
return      +         +        not_yours  +        +        not_yours  +       +        not_yours   +       +        not_yours
say         +         +        not_yours  +        +        not_yours  +       +        not_yours   phase   phase    not_yours
mute        +         +        not_yours  +        +        not_yours  +       +        not_yours   +       +        not_yours
close       +         not_host not_host   phase    not_host not_host   phase   not_host not_host    phase   not_host not_host
"""  # noqa: E501
CASES: Final = [
    (do, phase, person, answers[3 * which + index])
    for do, *answers in (row.split() for row in ANSWERS.strip().splitlines()[1:])
    for which, phase in enumerate(PHASES)
    for index, person in enumerate(PEOPLE)
]


def story_in(phase: str) -> Story:
    story = Story().seat("ada", "bo")
    if phase == "closed":
        story.ask("ada", "close")
    if phase in ("playing", "finished"):
        story.start()
    if phase == "finished":
        story.play_out()
    assert story.state.phase == phase
    assert phase != "playing" or story.deciding() == [1], "the guest begins"
    return story


def fields_of(story: Story, do: str, seat: int) -> dict[str, Any]:
    decision = story.state.decision(seat)
    fields: dict[str, dict[str, Any]] = {
        "leave": {"seat": seat},
        "play": {
            "seat": seat,
            "action": str(decision.options[0]) if decision else "open",
            "at": story.state.number,
        },
        "undo": {"seat": seat, "at": story.state.number},
        "answer_undo": {"seat": seat, "request": 3, "agreed": True},
        "free": {"seat": seat},
        "hand_over": {"seat": seat},
        "return": {"seat": seat},
        "say": {"seat": seat, "text": "hello"},
        "mute": {"seat": seat, "whom": 1 - seat, "muted": True},
    }
    return fields.get(do, {})


@pytest.mark.parametrize(("do", "phase", "person", "answer"), CASES)
def test_every_request_in_every_phase_by_everybody(
    do: str, phase: str, person: str, answer: str
) -> None:
    story = story_in(phase)
    fields = fields_of(story, do, PEOPLE[person])
    if answer == "+":
        story.ask(person, do, **fields)
    else:
        code = {"turn": "not_your_turn"}.get(answer, answer)
        assert story.refusal(person, do, **fields) == code


def test_a_refused_request_says_so_in_one_sentence() -> None:
    story = Story().seat("ada")
    with pytest.raises(Refused) as refused:
        decide(story.state, story.request("start", "ada"), "ada", story.now)
    assert str(refused.value) == ("a seat is still free: wait for somebody, or close the table")


# --- seats ---------------------------------------------------------------------------------------


def test_people_sit_down_on_the_first_free_seat_or_where_they_like() -> None:
    story = Story(["person", "bot:easy", "person", "person"])
    assert story.ask("ada", "join")[0] == Joined(
        0, "ada", "Ada", "61646100000000000000000000000000"
    )
    assert story.ask("bo", "join", seat=3) == [Joined(3, "bo", "Bo", "626f" + "0" * 28)]
    assert story.refusal("cyd", "join", seat=1) == "taken"
    assert story.refusal("cyd", "join", seat=3) == "taken"
    assert story.refusal("bo", "join", seat=3) == "yours"
    assert story.refusal("cyd", "join", seat=5) == "no_seat"


def test_nobody_sits_down_where_a_game_that_was_played_elsewhere_is_about_to_be_shown() -> None:
    story = Story(seed="elsewhere", source=FILE)
    for seat in (None, 0):
        assert story.refusal("eve", "join", seat=seat) == "phase"
    by_link = {"seat": 0, "key": story.state.chairs[0].key}
    assert story.refusal("eve", "join", **by_link) == "phase"


def test_one_person_may_hold_two_seats_if_the_second_is_named() -> None:
    story = Story().seat("ada")
    assert story.refusal("ada", "join") == "yours"
    story.ask("ada", "join", seat=1)
    assert story.start().state.seats_of("ada") == [0, 1]


@pytest.mark.parametrize("entropy", ["", "0", "g" * 32, "A" * 32, "é" * 32])
def test_entropy_must_be_32_hexadecimal_digits(entropy: str) -> None:
    story = Story()
    request = story.request("join", "ada", entropy=entropy)
    with pytest.raises(BadInput, match="32 hexadecimal digits"):
        decide(story.state, request, "ada", story.now)


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "\n", "a" * 41, "null\x00byte", "\x1b[2J", "right\u202eleft"),
        *("zero\u200bwidth", "join\u200der", "\u200d", "👩\u200d", "👩\u200d\u200d💻"),
        *("Ива\u200cн", "é\u200dé", "Ад\ufe0fа", "Å\ufe0f\ufe0fda", "❤\ufe0f\ufe0f"),
        *("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "Ada\ufe00", "Ada\ufe0f", "A\u034fda"),
        *("Ada\U000e0100", "Z" + "\u0301" * 39, "q\u0301\u0302\u0303\u0304"),
    ],
)
def test_names_with_invisible_characters_or_stacks_of_marks_are_refused(name: str) -> None:
    assert Story().refusal("ada", "join", name=name) == "name"


def test_names_stay_as_people_write_them() -> None:
    story = Story()
    story.ask("ada", "join", name="  <b>Zoë</b>\t 王  ")
    assert story.state.chairs[0].name == "<b>Zoë</b> 王"


@pytest.mark.parametrize(
    "name", ["Nguyễn Thị Hằng", "שָׁלוֹם", "สมศรี ที่รัก", "क्षितिज", "❤\ufe0f", "e\u0302\u0323"]
)
def test_names_of_all_languages_may_have_their_marks(name: str) -> None:
    story = Story()
    story.ask("ada", "join", name=name)
    assert story.state.chairs[0].name == name


@pytest.mark.parametrize("name", ["Ann", "ann", "Аnn", "Ánn", "Ａｎｎ", "Α\u0301nn"])
def test_a_name_that_looks_like_anothers_gets_a_number(name: str) -> None:
    story = Story()
    story.ask("ada", "join", name="Ann")
    story.ask("bo", "join", name=name)
    assert story.state.chairs[1].name == f"{name} 2"


def test_names_that_look_alike_are_told_apart_however_many_and_however_long() -> None:
    story = Story((PERSON, PERSON, PERSON, "bot:easy"))
    story.ask("ada", "join", name="Bot 3")
    story.ask("bo", "join", name="x" * 40)
    story.ask("cyd", "join", name="X" * 40)
    assert [chair.name for chair in story.state.chairs] == [
        "Bot 3 2",
        "x" * 40,
        "X" * 38 + " 2",
        "Bot 3",
    ]


def test_a_name_is_unique_at_a_table_even_of_one_person_at_two_seats() -> None:
    story = Story()
    story.ask("ada", "join", name="Ada")
    story.ask("ada", "join", name="Ada", seat=1)
    assert [chair.name for chair in story.state.chairs] == ["Ada", "Ada 2"]


def test_the_game_begins_by_itself_when_the_last_seat_is_taken_if_the_host_wants_that() -> None:
    story = Story(auto_start=True).seat("ada")
    assert isinstance(story.ask("bo", "join")[-1], Started)
    assert story.state.phase is TablePhase.PLAYING


def test_a_seat_that_is_left_before_the_game_is_free_again_and_nothing_of_it_stays() -> None:
    story = Story().seat("ada", "bo")
    assert story.ask("bo", "leave", seat=1) == [Left(1)]
    chair = story.state.chairs[1]
    assert (chair.free, chair.name, chair.entropy) == (True, "", None)
    story.ask("cyd", "join")
    assert story.holder(1) == "cyd"


def test_the_host_frees_a_seat_before_the_game() -> None:
    story = Story().seat("ada", "bo")
    assert story.ask("ada", "free", seat=1) == [Freed(1)]
    assert story.refusal("ada", "free", seat=1) == "free"
    assert story.refusal("bo", "leave", seat=1) == "not_yours"


# --- keys ----------------------------------------------------------------------------------------


def test_a_seats_key_moves_it_to_another_device() -> None:
    story = Story().seat("ada", "bo").start()
    key = story.state.chairs[1].key
    story.ask("bos-phone", "join", seat=1, key=key)
    assert story.holder(1) == "bos-phone"
    assert story.refusal("bo", "say", seat=1, text="hello") == "not_yours"


def test_a_key_opens_its_own_seat_once() -> None:
    story = Story().seat("ada", "bo").start()
    key = story.state.chairs[1].key
    assert story.refusal("eve", "join", seat=0, key=key) == "key"
    story.ask("bos-phone", "join", seat=1, key=key)
    assert story.state.chairs[1].key != key
    assert story.refusal("eve", "join", seat=1, key=key) == "key"


def test_a_key_needs_a_named_seat_that_is_not_the_askers() -> None:
    story = Story().seat("ada", "bo").start()
    assert story.refusal("eve", "join", key=story.state.chairs[1].key) == "key"
    assert story.refusal("bo", "join", seat=1, key=story.state.chairs[1].key) == "yours"


@pytest.mark.parametrize("key", ["", "é", "0" * 32, "0" * 64])
def test_a_wrong_key_is_refused(key: str) -> None:
    assert Story().refusal("eve", "join", seat=0, key=key) == "key"


def test_keys_change_whenever_somebody_sits_down_or_is_taken_off() -> None:
    story = Story()
    keys = [story.state.chairs[0].key]
    for by, do, fields in (
        ("ada", "join", {"seat": 0}),
        ("ada", "leave", {"seat": 0}),
        ("bo", "join", {"seat": 0}),
        ("ada", "free", {"seat": 0}),
    ):
        story.ask(by, do, **fields)
        keys.append(story.state.chairs[0].key)
    assert len(set(keys)) == len(keys)
    assert story.state.chairs[1].key not in keys


def test_moving_to_another_device_in_a_game_leaves_the_seed_alone() -> None:
    story = Story().seat("ada", "bo").start()
    seed = story.state.seed
    story.ask("bos-phone", "join", seat=1, key=story.state.chairs[1].key)
    assert story.state.seed == seed


# --- people who are gone -------------------------------------------------------------------------


def test_a_bot_plays_on_for_a_person_who_leaves_until_they_return() -> None:
    story = Story().seat("ada", "bo").start()
    assert story.ask("bo", "leave", seat=1) == [Left(1)]
    assert story.state.chairs[1].bot == STAND_IN
    assert story.ask("bo", "leave", seat=1) == [Unchanged()]
    assert story.ask("bo", "return", seat=1) == [Returned(1)]
    assert story.state.chairs[1].bot is None
    assert story.ask("bo", "return", seat=1) == [Unchanged()]


def test_a_request_that_changes_nothing_is_remembered_and_shown_to_nobody() -> None:
    story = Story().seat("ada", "bo").start()
    shown = list(items(story.state, Viewer("bo", 1), since=0))
    story.ask("bo", "return", seat=1, id="back")
    assert story.state.answered("bo", "back") == story.state.number
    assert list(items(story.state, Viewer("bo", 1), since=0)) == shown
    story.ask("bo", "leave", seat=1)
    assert story.state.answered("bo", "back") == story.state.number - 1


def test_a_person_who_plays_has_returned() -> None:
    story = Story().seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.ask(story.holder(seat), "leave", seat=seat)
    returned, played = story.play(seat)
    assert returned == Returned(seat)
    assert isinstance(played, Played)


def test_the_host_frees_the_seat_of_somebody_who_left_and_another_takes_it() -> None:
    story = Story().seat("ada", "bo").start()
    assert story.refusal("ada", "free", seat=1) == "present"
    story.ask("bo", "leave", seat=1)
    story.ask("ada", "free", seat=1)
    assert story.state.chairs[1].bot == STAND_IN
    seed = story.state.seed
    story.ask("cyd", "join", seat=1)
    assert story.holder(1) == "cyd"
    assert story.state.chairs[1].bot is None
    assert story.state.seed == seed
    assert story.refusal("bo", "return", seat=1) == "not_yours"


def test_whoever_is_part_of_a_game_takes_no_seat_that_was_freed_in_it() -> None:
    story = Story(("person",) * 3).seat("bo", "cyd", "dee").start()  # Ada hosts, and only watches
    story.ask("cyd", "leave", seat=1)
    story.ask("ada", "free", seat=1)
    key = story.state.chairs[1].key
    for who in ("ada", "dee"):
        assert story.refusal(who, "join", seat=1) == "part_of_game"
        assert story.refusal(who, "join", seat=1, key=key) == "part_of_game"
    assert story.refusal("ada", "join") == "part_of_game"
    story.ask("eve", "join")
    assert story.holder(1) == "eve"


@pytest.mark.parametrize("way", ["return", "join"])
def test_a_person_whose_seat_was_freed_comes_back_while_nobody_else_sits_there(way: str) -> None:
    story = Story().seat("ada", "bo").start()
    story.ask("bo", "leave", seat=1)
    story.ask("ada", "free", seat=1)
    key = story.state.chairs[1].key
    story.ask("bo", way, seat=1)
    assert story.holder(1) == "bo"
    assert story.state.chairs[1].bot is None
    assert story.refusal("eve", "join", seat=1, key=key) == "key", "the invitation is void"


def test_nobody_leaves_one_seat_for_another_to_know_both_hands() -> None:
    story = Story(["person"] * 3).seat("ada", "bo", "cyd").start()
    for person, seat in (("bo", 1), ("cyd", 2)):
        story.ask(person, "leave", seat=seat)
        story.ask("ada", "free", seat=seat)
    for fields in ({"seat": 2}, {"seat": 2, "key": story.state.chairs[2].key}):
        assert story.refusal("bo", "join", **fields) == "part_of_game"
    story.ask("dee", "join", seat=1)
    assert story.refusal("bo", "join") == "part_of_game", "it has gone to somebody else"
    story.ask("dee", "leave", seat=1)
    story.ask("ada", "free", seat=1)
    assert story.refusal("dee", "join", seat=2) == "part_of_game"
    story.ask("bo", "join", seat=1)
    story.ask("cyd", "join")
    assert [story.holder(seat) for seat in range(3)] == ["ada", "bo", "cyd"]


def test_a_person_who_left_before_the_game_began_may_sit_down_anywhere_in_it() -> None:
    story = Story().seat("ada", "bo")
    story.ask("bo", "leave", seat=1)
    story.ask("cyd", "join")
    story.start()
    story.ask("cyd", "leave", seat=1)
    story.ask("ada", "free", seat=1)
    story.ask("bo", "join")
    assert story.holder(1) == "bo"


def test_the_host_too_may_come_back_to_a_freed_seat_of_their_own() -> None:
    story = Story().seat("ada", "bo").start()
    story.ask("ada", "leave", seat=0)
    story.ask("ada", "free", seat=0)
    story.ask("ada", "join")
    assert story.holder(0) == "ada"


def test_a_seat_is_kept_for_days_for_somebody_who_was_only_late() -> None:
    story = Story(clock=10).seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += 10_000
    story.ask_as_server(ClockExpired(seat))
    story.now += PATIENCE_MS - 1
    assert story.refusal("ada", "free", seat=seat) == "kept"
    story.now += 1
    assert story.ask("ada", "free", seat=seat) == [Freed(seat)]


def test_somebody_who_was_late_may_leave_for_good() -> None:
    story = Story(clock=10).seat("ada", "bo").start()
    seat = story.deciding()[0]
    story.now += 10_000
    story.ask_as_server(ClockExpired(seat))
    assert story.ask(story.holder(seat), "leave", seat=seat) == [Left(seat)]
    assert story.ask("ada", "free", seat=seat) == [Freed(seat)]


# --- playing -------------------------------------------------------------------------------------


def test_a_malformed_action_and_an_illegal_one_have_different_codes() -> None:
    story = Story().seat("ada", "bo").start().play_until("build")
    seat = story.deciding()[0]
    who = story.holder(seat)
    at = story.state.number
    assert story.refusal(who, "play", seat=seat, action="dance", at=at) == "not_an_action"
    request = story.request("play", who, seat=seat, action="build M 4 4", at=at)
    with pytest.raises(Refused) as refused:
        decide(story.state, request, who, story.now)
    assert refused.value.code == "illegal"
    assert refused.value.rule is not None


def test_an_action_chosen_before_the_decision_arose_is_stale() -> None:
    story = Story().seat("ada", "bo").start()
    seat = story.deciding()[0]
    action = str(story.state.decisions[0].options[0])
    who = story.holder(seat)
    assert (
        story.refusal(who, "play", seat=seat, action=action, at=story.state.number - 1) == "stale"
    )


def test_an_action_sent_after_the_seats_decision_is_stale_not_illegal() -> None:
    story = Story(["person"] * 4, game="carson-city").seat("ada", "bo", "cyd", "dee").start()
    seen = story.state.number
    story.play(0)
    assert story.refusal("ada", "play", seat=0, action="bid 2", at=seen) == "stale"
    again = {"seat": 0, "action": "bid 2", "at": story.state.number}
    assert story.refusal("ada", "play", **again) == "not_your_turn"


def test_an_action_is_not_stale_because_somebody_talked() -> None:
    story = Story().seat("ada", "bo").start()
    seen = story.state.number
    seat = story.deciding()[0]
    story.ask("ada", "say", seat=0, text="hurry")
    action = str(story.state.decisions[0].options[0])
    story.ask(story.holder(seat), "play", seat=seat, action=action, at=seen)


def test_a_request_with_an_id_is_remembered_for_its_sender() -> None:
    story = Story().seat("ada", "bo")
    story.ask("bo", "say", seat=1, text="hello", id="one")
    assert story.state.answered("bo", "one") == story.state.number
    assert story.state.answered("ada", "one") is None
    story.ask("bo", "say", seat=1, text="again", id="two")
    assert story.state.answered("bo", "one") == story.state.number - 1


def test_a_limited_number_of_requests_is_remembered() -> None:
    story = Story().seat("ada")
    for number in range(300):
        story.now += SAID_WITHIN_MS
        story.ask("ada", "say", seat=0, text="hello", id=str(number))
    assert story.state.answered("ada", "0") is None
    assert story.state.answered("ada", "299") is not None


def test_a_person_who_talks_much_has_to_pause_and_may_play_meanwhile() -> None:
    story = Story(["person", "person"]).seat("ada", "bo").start()
    for _ in range(MOST_SAID):
        story.ask("ada", "say", seat=0, text="hello")
        story.now += 1
    assert story.refusal("ada", "say", seat=0, text="hello") == "too_many"
    story.ask("bo", "say", seat=1, text="others may")
    story.play(story.deciding()[0])
    story.now += SAID_WITHIN_MS - MOST_SAID
    story.ask("ada", "say", seat=0, text="the first of them is long ago")
    assert story.refusal("ada", "say", seat=0, text="but not the second") == "too_many"


def test_a_clock_that_is_set_back_silences_nobody_until_it_has_caught_up() -> None:
    story = Story(["person", "person"]).seat("ada", "bo").start()
    for _ in range(MOST_SAID):
        story.ask("ada", "say", seat=0, text="hello")
    story.now -= 3_600_000
    for _ in range(MOST_SAID):
        story.ask("ada", "say", seat=0, text="hello again")
    assert story.refusal("ada", "say", seat=0, text="and again") == "too_many"


def test_a_bots_choice_counts_only_for_the_decision_it_was_asked_for() -> None:
    story = Story(["person", "bot:easy"]).seat("ada").start()
    while story.deciding() != [1]:
        story.play(0)
    decision = story.state.decisions[0]
    opened = story.state.opened[1].number
    text = str(decision.options[0])
    assert story.ask_as_server(BotPlay(1, text, opened - 1, None)) == []
    assert story.ask_as_server(BotPlay(0, text, opened, None)) == []
    assert story.ask_as_server(BotPlay(1, text, opened, None)) == [Played(1, text)]
    assert story.ask_as_server(BotPlay(1, text, opened, None)) == []


def test_a_bots_choice_is_dropped_when_the_person_has_returned() -> None:
    story = Story().seat("ada", "bo").start()
    seat = story.deciding()[0]
    choice = BotPlay(
        seat, str(story.state.decisions[0].options[0]), story.state.opened[seat].number, None
    )
    story.ask(story.holder(seat), "leave", seat=seat)
    story.ask(story.holder(seat), "return", seat=seat)
    assert story.ask_as_server(choice) == []


# --- talking -------------------------------------------------------------------------------------


def test_muting_twice_changes_nothing() -> None:
    story = Story().seat("ada", "bo")
    assert story.ask("ada", "mute", seat=0, whom=1, muted=False) == [Unchanged()]
    assert len(story.ask("ada", "mute", seat=0, whom=1, muted=True)) == 1
    assert story.ask("ada", "mute", seat=0, whom=1, muted=True) == [Unchanged()]
    assert len(story.ask("ada", "mute", seat=0, whom=1, muted=False)) == 1
    assert story.state.muted == set()
    assert story.refusal("ada", "mute", seat=0, whom=5, muted=True) == "no_seat"
    assert story.refusal("ada", "mute", seat=0, whom=0, muted=True) == "nobody"


def test_after_too_many_messages_people_can_only_play_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cardtown.server.table.decide.MOST_ASIDE", 5)
    story = Story().seat("ada", "bo")
    for _ in range(2):
        story.ask("bo", "say", seat=1, text="and on")
    for do, fields in (
        ("say", {"text": "and on"}),
        ("mute", {"whom": 0, "muted": True}),
        ("leave", {}),
    ):
        assert story.refusal("bo", do, seat=1, **fields) == "long"
    key = story.state.chairs[1].key
    assert story.refusal("bos-phone", "join", seat=1, key=key) == "long"
    story.ask("ada", "free", seat=1)
    story.ask("cyd", "join", seat=1)
    story.start()
    seat = story.deciding()[0]
    story.now += PATIENCE_MS
    story.ask("ada", "hand_over", seat=seat)
    story.ask(story.holder(seat), "return", seat=seat)
    assert story.play_out().state.phase is TablePhase.FINISHED


def test_one_person_cannot_use_up_everybodys_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtown.server.table.decide.MOST_ASIDE_EACH", 4)
    story = Story().seat("ada", "bo").start()
    while story.deciding() != [1]:
        story.play(story.deciding()[0])
    story.play(1)
    for _ in range(3):
        story.ask("bo", "say", seat=1, text="and on")
    assert story.refusal("bo", "say", seat=1, text="and on") == "long"
    story.ask("ada", "say", seat=0, text="thank you")


@pytest.mark.parametrize("text", ["👨‍👩‍👧 ❤️‍🔥 1️⃣ ©️", "می‌خواهم", "1 < 2"])
def test_emoji_and_every_script_can_be_said(text: str) -> None:
    story = Story().seat("ada")
    assert story.ask("ada", "say", seat=0, text=text) == [Said(0, text)]


@pytest.mark.parametrize("text", [" ", "\n\t", "bell\x07", "\u202eevil", "a\u2066b", "\u2800"])
def test_a_message_with_invisible_characters_is_refused(text: str) -> None:
    story = Story().seat("ada")
    assert story.refusal("ada", "say", seat=0, text=text) == "text"
