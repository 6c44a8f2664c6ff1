"""Every game and every bot against the exported suite, and the suite against what is broken."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement, count
from typing import Any

import pytest

from cardtown import bots, games, rulebook
from cardtown.core import Action, Decision, IllegalAction, Seat, Table
from cardtown.games import carson_city
from cardtown.games.carson_city import CarsonTable, CarsonView
from cardtown.testing import Breach, check_bot, check_game
from tests.sampling import sample

Mix = tuple[str, ...]

LEVELS = ("virtual:novice", "virtual:intermediate", "virtual:expert")

# Every mix of seats that each game allows. A game without a row here fails.
SEAT_MIXES: dict[str, list[Mix]] = {
    "carson-city": [
        (*["human"] * real, *levels)
        for count in (4, 5, 6)
        for real in range(count, 0, -1)
        for levels in combinations_with_replacement(LEVELS, count - real)
    ],
    "card-city": [("human",) * count for count in (1, 2, 3, 4)],
}

# Options beside the usual ones.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "carson-city": [{"suits": ["cow", "horseshoe", "boot", "cactus", "star", "hat"]}],
    "card-city": [{"joining": "allowed"}, {"development": "once"}],
}

# How many games of every mix the full run plays.
GAMES_PER_MIX = {"carson-city": 6, "card-city": 40}

SAMPLED = 6
"""How many of the mixes of all games are played thoroughly in one run: each within 20 days."""
QUICK = 6
"""How many mixes of each game, spread over all of them, the quick run plays."""


def mixes_of(name: str) -> list[Mix]:
    assert name in SEAT_MIXES, f"{name} has no row in SEAT_MIXES: write its mixes of seats there"
    return SEAT_MIXES[name]


def quick_cases() -> list[tuple[str, Mix]]:
    return [
        (name, mix)
        for name in games.names()
        for mix in SEAT_MIXES.get(name, [])[:: max(1, len(SEAT_MIXES.get(name, [])) // QUICK)]
    ]


def all_cases() -> list[tuple[str, Mix]]:
    return [(name, mix) for name in games.names() for mix in SEAT_MIXES.get(name, [])]


def name_of(value: object) -> str:
    """A short name for a test: 'carson-city', '2h1n1e'."""
    if isinstance(value, str):
        return value
    assert isinstance(value, tuple)
    letters = [kind.rpartition(":")[2][0] for kind in value]
    return "".join(f"{letters.count(one)}{one}" for one in dict.fromkeys(letters))


def play(name: str, mix: Sequence[str], seed: str, *, every: int) -> Table[Any, Any]:
    rng = random.Random(seed)
    seats = rng.sample(mix, len(mix))
    return check_game(games.get(name), seats, seed=seed, rng=rng, every=every)


# --- games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_its_mixes_of_seats(name: str) -> None:
    facts = games.get(name).facts
    counts = {len(mix) for mix in mixes_of(name)}
    assert counts == set(range(facts.min_seats, facts.max_seats + 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", sample(games.names(), 1))
def test_one_game_checked_at_every_step(name: str) -> None:
    play(name, mixes_of(name)[0], "every step", every=1)


@pytest.mark.parametrize(("name", "mix"), quick_cases(), ids=name_of)
def test_games_keep_the_contract(name: str, mix: Mix) -> None:
    play(name, mix, "quick", every=12)


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in OPTIONS for options in OPTIONS[name]]
)
def test_games_with_options_keep_the_contract(name: str, options: Mapping[str, Any]) -> None:
    if name in games.names():
        seats = ["human"] * games.get(name).facts.max_seats
        check_game(
            games.get(name),
            seats,
            seed="options",
            rng=random.Random(1),
            options=options,
            every=30,
        )


@pytest.mark.parametrize("name", games.names())
def test_events_taken_step_by_step_are_the_whole_story(name: str) -> None:
    mix, rng = mixes_of(name)[0], random.Random(1)
    whole = games.get(name).new_table(mix, seed="events")
    parts = whole.copy()
    taken = [*parts.take_events()]
    while not whole.over:
        decision = whole.decisions()[0]
        action = rng.choice(decision.options)
        whole.play(decision.seat, action)
        parts.play(decision.seat, action)
        taken += parts.take_events()
        assert not parts.events
    assert taken == list(whole.events)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mix"), sample(all_cases(), SAMPLED), ids=name_of)
def test_hundreds_of_games_keep_the_contract(name: str, mix: Mix) -> None:
    play(name, mix, "thorough", every=25)
    for number in range(GAMES_PER_MIX[name]):
        play(name, mix, f"full {number}", every=250)


# --- bots ---------------------------------------------------------------------------------------


BY_THE_CLOCK = ("planner", "hard", "champion", "champion:ms=2")
"""Bots that may think less on a busy machine; the `FIXED` never look at the clock."""
FIXED = ("planner:ms=0", "champion:ms=0", "champion:rollouts=20")
HURRIED = {"champion": "champion:ms=2"}
"""Bots that would take long over a whole game."""


def bots_and_games() -> list[tuple[str, str]]:
    return [
        (HURRIED.get(bot, bot), name)
        for name in games.names()
        for bot in (*bots.names(), *FIXED)
        if bot.partition(":")[0] in bots.names_for(name)
    ]


@pytest.mark.parametrize(("bot", "name"), bots_and_games())
def test_bots_keep_the_contract(bot: str, name: str) -> None:
    mix = mixes_of(name)[len(mixes_of(name)) // 3]
    table = check_bot(
        lambda: bots.make(bot),
        games.get(name),
        mix,
        seed="bots",
        rng=random.Random(1),
        every=5,
        repeatable=bot not in BY_THE_CLOCK,
    )
    assert table.over


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mix"), sample(all_cases(), SAMPLED), ids=name_of)
def test_bots_keep_the_contract_at_every_table(name: str, mix: Mix) -> None:
    for bot in ("random", "greedy", "easy", "planner:ms=0"):
        check_bot(
            lambda bot=bot: bots.make(bot),  # type: ignore[misc]
            games.get(name),
            mix,
            seed=f"every table {bot}",
            rng=random.Random(bot),
            every=40,
        )


class _Peeking:
    """Holds a table, so that it chooses by what is hidden."""

    table: CarsonTable

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        hidden = self.table._deal.terrain[0][-1].id
        return decision.options[sum(map(ord, hidden)) % len(decision.options)]

    def rank(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        raise NotImplementedError


class _Strange:
    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        return carson_city.Bid(99)


class _Forgetful:
    """Chooses by how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        self.asked += 1
        return decision.options[self.asked % len(decision.options)]


class _Careless:
    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        return random.choice(decision.options)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (_Strange, "is not an option"),
        (_Forgetful, "with the same view and equal randomness"),
        (_Careless, "not from the random module"),
    ],
)
def test_the_suite_catches_bots_that_break_the_contract(
    bot: Callable[[], Any], sentence: str
) -> None:
    with pytest.raises(Breach, match=sentence):
        check_bot(bot, carson_city.GAME, ["human"] * 4, seed="x", rng=random.Random(1))


def test_the_suite_catches_a_bot_that_knows_what_is_hidden(monkeypatch: Any) -> None:
    original = CarsonTable.view

    def view(self: CarsonTable, seat: int | None) -> Any:
        _Peeking.table = self
        return original(self, seat)

    monkeypatch.setattr(CarsonTable, "view", view)
    with pytest.raises(Breach, match="only hidden facts differ"):
        check_bot(_Peeking, carson_city.GAME, ["human"] * 4, seed="x", rng=random.Random(1))


# --- broken games -------------------------------------------------------------------------------


class ShowsBids(CarsonTable):
    """Everybody sees the bids that lie face down."""

    __slots__ = ()

    def view(self, seat: int | None) -> Any:
        return super().view(seat)._replace(bids=tuple(self._bids))


class ShowsItself(CarsonTable):
    """The view leads back to the table."""

    __slots__ = ()

    def view(self, seat: int | None) -> Any:
        return super().view(seat)._replace(winners=(self,))  # type: ignore[arg-type]


class ShowsLists(CarsonTable):
    """The view can be changed."""

    __slots__ = ()

    def view(self, seat: int | None) -> Any:
        return super().view(seat)._replace(row=list(self._row))  # type: ignore[arg-type]


class SharesItsRow(CarsonTable):
    """A copy shares a list with its original."""

    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin._row = self._row
        return twin


class ForgetsOnUndo(CarsonTable):
    """Undo gives back one card too many."""

    __slots__ = ()

    def undo(self) -> None:
        super().undo()
        self._sold[0] += 1


class MixesItsOptions(CarsonTable):
    """The options are not sorted."""

    __slots__ = ()

    def decisions(self) -> Any:
        return [
            Decision(seat, kind, tuple(reversed(options)))
            for seat, kind, options in super().decisions()
        ]


class OffersTwice(CarsonTable):
    """An option is listed twice."""

    __slots__ = ()

    def decisions(self) -> Any:
        return [
            Decision(seat, kind, (options[0], *options))
            for seat, kind, options in super().decisions()
        ]


class NamesNoRule(CarsonTable):
    """A refusal names a rule that does not exist."""

    __slots__ = ()

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("C99.9", "because")


class ViewOfChess(CarsonView):
    """Says that it shows another game."""

    __slots__ = ()

    @property
    def game(self) -> str:
        return "chess"


class NamesAnotherGame(CarsonTable):
    """Its views are those of another game."""

    __slots__ = ()

    def view(self, seat: int | None) -> CarsonView:
        return ViewOfChess(*super().view(seat))


class CrashesOnRefusal(CarsonTable):
    """A refusal fails."""

    __slots__ = ()

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        raise KeyError(action)


class LearnsFromRefusal(CarsonTable):
    """A refusal changes the table."""

    __slots__ = ()

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        self._bonus[seat] += 1
        return super().refusal(seat, action)  # type: ignore[arg-type]


class KeepsItsSeed(CarsonTable):
    """Resampling reveals the seed."""

    __slots__ = ()

    def resample(self, seat: int | None, rng: random.Random) -> Any:
        twin = super().resample(seat, rng)
        twin.seed = self.seed
        return twin


class ResamplesTheKnown(CarsonTable):
    """Resampling changes what lies open."""

    __slots__ = ()

    def resample(self, seat: int | None, rng: random.Random) -> Any:
        twin = super().resample(seat, rng)
        rng.shuffle(twin._row)
        return twin


class ResamplesHalf(CarsonTable):
    """Resampling deals the pile again, but not the deal that undo goes back to."""

    __slots__ = ()

    def resample(self, seat: int | None, rng: random.Random) -> Any:
        twin = super().resample(seat, rng)
        twin._deal = self._deal
        return twin


class BidsAffectOthers(CarsonTable):
    """Seats that bid later have fewer cards to choose from."""

    __slots__ = ()

    def decisions(self) -> Any:
        if not any(self._bids) or self._phase.value != "bid":
            return super().decisions()
        return [
            Decision(seat, kind, options[:-1] or options)
            for seat, kind, options in super().decisions()
        ]


class LetsRevealsBeUndone(CarsonTable):
    """An action that revealed something may be undone."""

    __slots__ = ()

    def _reveal_secret(self) -> None:
        pass


CLOCK = count()


class DealsByTheClock(CarsonTable):
    """Something happens that neither seed nor actions say."""

    __slots__ = ()

    def _reveal(self) -> None:
        super()._reveal()
        self._row.append(self._row.pop(1 + next(CLOCK) % (len(self._row) - 1)))


class _Broken:
    """Carson City with tables of another class."""

    def __init__(self, kind: type[CarsonTable]) -> None:
        self._kind = kind
        self.facts = carson_city.GAME.facts
        self.queries = carson_city.GAME.queries
        self.shuffles = carson_city.GAME.shuffles
        self.find_deck = carson_city.GAME.find_deck
        self.unnamed_decks = carson_city.GAME.unnamed_decks

    def load_deck(self, text: str) -> Any:
        return carson_city.GAME.load_deck(text)

    def new_table(self, seats: Sequence[Seat | str], **how: Any) -> Any:
        table = carson_city.GAME.new_table(seats, **how)
        table.__class__ = self._kind
        return table


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (ShowsBids, "must have the same view of a resampled table; it differs in bids"),
        (ShowsItself, "made of immutable values"),
        (ShowsLists, "made of immutable values"),
        (SharesItsRow, "playing on a copy must not change the table"),
        (ForgetsOnUndo, "undo|undone"),
        (MixesItsOptions, "sorted and unique"),
        (OffersTwice, "sorted and unique"),
        (NamesNoRule, "which is in no rulebook"),
        (NamesAnotherGame, "must name its game, 'carson-city', not 'chess'"),
        (CrashesOnRefusal, "but it crashed with KeyError"),
        (LearnsFromRefusal, "a refusal must not change the table"),
        (KeepsItsSeed, "must not carry a seed"),
        (ResamplesTheKnown, "differs in row"),
        (ResamplesHalf, "resampled table"),
        (BidsAffectOthers, "changed what the others decide"),
        (LetsRevealsBeUndone, "so it must not be undoable|differs in"),
        (DealsByTheClock, "must|crashed"),
    ],
)
def test_the_suite_catches_games_that_break_the_contract(
    kind: type[CarsonTable], sentence: str
) -> None:
    with pytest.raises(Breach, match=sentence):
        check_game(_Broken(kind), ["human"] * 4, seed="x", rng=random.Random(1), every=2)


def test_the_suite_does_not_object_to_a_table_of_another_class() -> None:
    class Sound(CarsonTable):
        __slots__ = ()

    check_game(_Broken(Sound), ["human"] * 4, seed="x", rng=random.Random(1), every=20)


def test_the_suite_catches_a_score_outside_the_bounds() -> None:
    class Modest(CarsonTable):
        __slots__ = ()
        facts = dataclasses.replace(CarsonTable.facts, highest_score=10)
        score_bounds = (-48, 10)

    broken = _Broken(Modest)
    broken.facts = Modest.facts
    with pytest.raises(Breach, match="outside -48 to 10 as declared"):
        check_game(broken, ["human"] * 4, seed="x", rng=random.Random(1), every=50)


def test_a_game_that_brings_no_rules_to_read_may_name_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "games_with_rules", lambda: ())
    check_game(_Broken(NamesNoRule), ["human"] * 4, seed="x", rng=random.Random(1), every=20)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"longest": 100}, "must end within 100 actions"),
        ({"highest_score": 10}, "declares other score bounds than its game"),
        ({"max_seats": 3, "min_seats": 1}, "a game of 1 to 3 seats has 4"),
        ({"turn_rule": "C99"}, "the rule of whose turn it is does not exist"),
    ],
)
def test_the_suite_catches_facts_that_are_not_so(changes: dict[str, Any], sentence: str) -> None:
    class Declared(CarsonTable):
        __slots__ = ()
        facts = dataclasses.replace(CarsonTable.facts, **changes)

    broken = _Broken(Declared)
    broken.facts = Declared.facts
    with pytest.raises(Breach, match=sentence):
        check_game(broken, ["human"] * 4, seed="x", rng=random.Random(1), every=50)
