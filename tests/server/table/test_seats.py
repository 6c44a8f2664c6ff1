"""Whatever people do with their seats during a game, nobody learns two hands."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cardtown.server.errors import Refused
from cardtown.server.table.decide import BotPlay, ClockExpired, decide
from cardtown.server.table.entries import Returned, Unchanged
from cardtown.server.table.hand_over import PATIENCE_MS, VOTE_MS
from cardtown.server.table.state import TablePhase
from tests.server.stories import Story, fold

PLAYERS: Final = ("ada", "bo", "cyd", "dee")
HOST: Final = "ada"
STRANGERS: Final = ("eve", "finn")
everybody = st.sampled_from([*PLAYERS, *STRANGERS])
seats = st.integers(0, len(PLAYERS) - 1)


class Seats(RuleBasedStateMachine):
    """A game of four; people leave, return, free, join, vote, and are late, in any order."""

    story: Story

    def __init__(self) -> None:
        super().__init__()
        self.held: dict[str, set[int]] = {}
        """The seats that each person has held in the game."""

    @initialize(clock=st.sampled_from([None, 60]))
    def begin(self, clock: int | None) -> None:
        self.story = Story(["person"] * 4, game="carson-city", clock=clock).seat(*PLAYERS).start()

    def attempt(self, by: str, do: str, **fields: Any) -> bool:
        """Ask for something; return whether it was granted."""
        try:
            self.story.ask(by, do, **fields)
        except Refused:
            return False
        return True

    @rule(by=everybody, seat=st.none() | seats)
    def join(self, by: str, seat: int | None) -> None:
        free = [chair.free for chair in self.story.state.chairs]
        if self.attempt(by, "join", seat=seat):
            assert any(free) if seat is None else free[seat]

    @rule(by=everybody, seat=seats)
    def join_by_link(self, by: str, seat: int) -> None:
        """Everybody may have got the link of a free seat from the host."""
        chair = self.story.state.chairs[seat]
        if chair.free:
            self.attempt(by, "join", seat=seat, key=chair.key)

    @rule(by=everybody, seat=seats, do=st.sampled_from(["leave", "return", "free", "hand_over"]))
    def come_or_go(self, by: str, seat: int, do: str) -> None:
        before = self.story.state.chairs[seat]
        granted = self.attempt(by, do, seat=seat)
        if do in ("leave", "return") and granted:
            assert by in (before.identity, before.former)
        if do == "free" and granted:
            assert by == HOST
            assert before.stand_in is not None

    @rule(seat=seats)
    def leave_for_good(self, seat: int) -> None:
        """The holder leaves, and the host frees the seat."""
        holder = self.story.state.chairs[seat].identity
        if holder is not None and self.attempt(holder, "leave", seat=seat):
            self.story.ask(HOST, "free", seat=seat)

    @rule(seat=seats, option=st.integers(0, 20))
    def play(self, seat: int, option: int) -> None:
        state = self.story.state
        decision = state.decision(seat)
        if decision is None:
            return
        action = str(decision.options[option % len(decision.options)])
        if state.chairs[seat].bot is not None:
            self.story.ask_as_server(BotPlay(seat, action, state.opened[seat].number, None))
        else:
            self.attempt(self.story.holder(seat), "play", seat=seat, action=action, at=state.number)

    @rule(by=everybody, seat=seats)
    def undo(self, by: str, seat: int) -> None:
        self.attempt(by, "undo", seat=seat, at=self.story.state.number)

    @rule(passed=st.sampled_from([1, 60_000, VOTE_MS, PATIENCE_MS]))
    def wait(self, passed: int) -> None:
        self.story.now += passed
        for seat in list(self.story.state.opened):
            self.story.ask_as_server(ClockExpired(seat))

    @invariant()
    def nobody_has_held_two_seats(self) -> None:
        for seat, chair in enumerate(self.story.state.chairs):
            if chair.identity is not None:
                self.held.setdefault(chair.identity, set()).add(seat)
        assert all(len(held) == 1 for held in self.held.values())
        assert HOST not in {chair.identity for chair in self.story.state.chairs[1:]}

    @invariant()
    def whoever_is_away_can_come_back_while_nobody_else_sits_there(self) -> None:
        state = self.story.state
        for seat, chair in enumerate(state.chairs):
            whose = chair.former if chair.free else chair.identity
            assert whose is not None
            end = state.time_limit(state.opened.get(seat))
            if state.phase is TablePhase.PLAYING and (end is None or self.story.now < end):
                back = self.story.request("return", whose, seat=seat)
                there = chair.stand_in is None
                expected = [Unchanged() if there else Returned(seat)]
                assert decide(state, back, whose, self.story.now) == expected

    @invariant()
    def the_entries_tell_all_of_it(self) -> None:
        assert fold(self.story.entries).chairs == self.story.state.chairs


TestSeats = Seats.TestCase
TestSeats.settings = settings(max_examples=60, stateful_step_count=30)
