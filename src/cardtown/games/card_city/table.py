"""The table of Card City: the round as a state machine that reads like the rulebook."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache, lru_cache, partial
from typing import Any, ClassVar, Final, NamedTuple, Self, assert_never

from cardtown.core import Decision, Facts, IllegalAction, Result, Seat, Table
from cardtown.games.card_city import events, obstacles
from cardtown.games.card_city.actions import (
    GRAMMAR,
    Build,
    Buy,
    CardCityAction,
    Develop,
    Discard,
    Divide,
    Keep,
    Lot,
    Pass,
    TakeMixed,
    TakeOpen,
)
from cardtown.games.card_city.buildings import (
    DEVELOPING,
    INDUSTRIAL,
    KINDS,
    LEISURE,
    reserve_cards,
    together,
    without,
)
from cardtown.games.card_city.city import (
    CELLS,
    FIRST_CELL,
    FIRST_CITY,
    FRAME,
    HOME,
    LEISURE_PRICE,
    TRIANGLES,
    WIDTH,
    City,
    industrial_price,
)
from cardtown.games.card_city.deal import CARDS_EACH, Deal, drawn_per_round, shuffle_again
from cardtown.games.card_city.lots import division, divisions, keeps
from cardtown.games.card_city.scoring import COINS_PER_POINT, score
from cardtown.games.card_city.setup import DECK, MAX_SEATS, MIN_SEATS, check_set_up
from cardtown.games.card_city.solo import redeal_unseen
from cardtown.games.card_city.view import (
    CardCityView,
    Holding,
    OfferView,
    PhaseName,
    SeatView,
    StageName,
)
from cardtown.games.frame import pick
from cardtown.games.memory import Memory
from cardtown.games.obstacle import Obstacle, require_obstacle

ROUNDS: Final = 10
FIRST_COINS: Final = 3


class Phase(Enum):
    """What the table is waiting for."""

    _value_: PhaseName

    KEEP = "keep"
    DIVIDE = "divide"
    CHOOSE = "choose"
    BUILD = "build and develop"
    BUY = "buy"
    OVER = "over"


class Stage(Enum):
    """Where a seat stands in phases 2 and 3."""

    _value_: StageName

    BUILD = "build"
    WAIT = "wait"
    DEVELOP = "develop"
    DONE = "done"


class Offer(NamedTuple):
    """A division: the open lot, and the two halves of the mixed lot."""

    divider: int
    chooser: int
    open: str
    shown: str
    hidden: str

    @property
    def mixed(self) -> str:
        """The whole mixed lot."""
        return together(self.shown, self.hidden)


def _longest() -> int:
    """No game has more actions: divisions and choices; per seat one build, development or
    purchase for every free cell, and in each round one discard and one pass.
    """
    choices = 2 * (MAX_SEATS - 1) * ROUNDS
    return choices + MAX_SEATS * (CELLS - 1 + 2 * ROUNDS)


def _highest_score() -> int:
    """No score is higher: beside the Municipal at most 20 buildings fit that are not Industrial
    (K3.3, K7.1), so at best these are one Residential and one Commercial district all game long.
    """
    most = 20
    return max(
        TRIANGLES[homes] + (FIRST_COINS + ROUNDS * (1 + TRIANGLES[most - homes])) // COINS_PER_POINT
        for homes in range(most + 1)
    )


class CardCityTable(Table[CardCityAction, CardCityView]):
    """One game of Card City in progress.

    At any time there is at most one lot of cards that somebody may not know: in phase 1 what is
    still to be divided, in phase 2 the last mixed lot, held by `_holder`. The *insiders*, who
    divided it or picked it up, know all of it; everybody else knows its part `_public`, from the
    cards that lay face up.
    """

    facts: ClassVar[Facts] = Facts(
        game="card-city",
        title="Card City",
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        usual_seats=("you", "bot:medium"),
        longest=_longest(),
        lowest_score=1 - CELLS,  # nothing but the Municipal stands, and no coins
        highest_score=_highest_score(),
        turn_rule="K1.4",
        rule_prefixes=("K", "E"),
    )
    grammar = GRAMMAR

    __slots__ = (
        "_cities",
        "_coins",
        "_deal",
        "_discarded",
        "_drawn",
        "_first",
        "_grown",
        "_hands",
        "_holder",
        "_insiders",
        "_memory",
        "_offers",
        "_order",
        "_phase",
        "_public",
        "_purchases",
        "_reserve",
        "_result",
        "_round",
        "_stages",
        "_switches",
        "_turn",
        "_under",
    )

    def __init__(
        self,
        seats: tuple[Seat, ...],
        deal: Deal,
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        log: bool = True,
    ) -> None:
        """Set up a table from a deal; `card_city.new_table` does it from a seed."""
        super().__init__(seats, DECK, seed=seed, options=options, log=log)
        self._switches = check_set_up(seats, self.options)
        self._deal = deal
        self._memory = Memory()
        self._restart()

    def _restart(self) -> None:
        count = len(self.seats)
        self._clear_history()
        self._result: Result | None = None
        # The deck, the Reserve and what is out of the game.
        self._drawn = 0
        self._under = ""
        self._reserve = reserve_cards(count)
        self._discarded = ""
        # The seats.
        self._cities: list[City] = [FIRST_CITY] * count
        self._coins = [FIRST_COINS] * count
        self._purchases = [0] * count
        self._hands = [""] * count
        # The round.
        self._round = 0
        self._first = self._deal.first
        self._phase = Phase.OVER
        self._order: tuple[int, ...] = ()
        self._offers: tuple[Offer, ...] = ()
        self._holder = self._first
        self._insiders: tuple[int, ...] = ()
        self._public = ""
        self._stages: list[Stage] = []
        self._grown: list[int] = []
        self._turn = 0
        seats = tuple(events.SetUpSeat(seat, one.kind) for seat, one in enumerate(self.seats))
        self._emit(events.SetUp, seats, self._first)
        self._begin_round()

    # --- phase 1: two buildings each --------------------------------------------------------

    def _begin_round(self) -> None:
        """K2.1, K2.4: the first player draws and looks at the cards."""
        count = len(self.seats)
        first = self._first
        self._round += 1
        self._order = _turn_order(first, count)
        self._stages = [Stage.BUILD] * count
        self._grown = [0] * count
        self._offers = ()
        self._holder = first
        self._insiders = (first,)
        self._public = ""
        self._hands[first] = self._draw(drawn_per_round(count))
        self._phase = Phase.DIVIDE if count > 1 else Phase.KEEP
        self._emit(events.RoundBegan, self._round, first)
        self._reveal_secret()

    def _draw(self, count: int) -> str:
        """Cards from the top of the deck, sorted; those put under it come last."""
        fresh = self._deal.cards[self._drawn : self._drawn + count]
        self._drawn += len(fresh)
        again = self._under[: count - len(fresh)]
        self._under = self._under[len(again) :]
        return together(fresh, again)

    def _keep(self, seat: int, action: Keep) -> None:
        """K2.4: two cards are kept, the third goes under the deck."""
        drawn = self._hands[seat]
        kept = drawn[action.first] + drawn[action.second]
        under = without(drawn, kept)
        self._hands[seat] = kept
        self._under += under
        self._emit(events.Held, seat, tuple(kept), under or None)
        self._phase = Phase.BUILD

    def _divide(self, seat: int, action: Divide) -> None:
        """K2.2: the lots are offered to the next player who has no cards yet."""
        cards = self._hands[seat]
        offer = Offer(
            seat,
            self._order[len(self._offers) + 1],
            "".join([cards[index] for index in action.open]),
            "".join([cards[index] for index in action.shown]),
            "".join([cards[index] for index in action.hidden]),
        )
        self._offers += (offer,)
        self._hands[seat] = ""
        self._public = _known_of_mixed(offer, self._public)
        self._phase = Phase.CHOOSE
        open_lot, shown = tuple(offer.open), tuple(offer.shown)
        self._emit(events.Offered, seat, offer.chooser, open_lot, shown, len(offer.hidden))
        self._reveal_secret()

    def _choose(self, seat: int, lot: Lot) -> None:
        """K2.3: the seat that gets the mixed lot divides it for the next player."""
        offer = self._offers[-1]
        mixed = offer.mixed
        self._emit(events.Chosen, seat, lot)
        if lot == "mixed":
            self._hands[offer.divider] = offer.open
            self._holder = seat
            self._insiders += (seat,)
            self._reveal_secret()
        else:
            self._hands[seat] = offer.open
        self._hands[self._holder] = mixed
        if len(mixed) > CARDS_EACH:
            self._phase = Phase.DIVIDE
            return
        self._phase = Phase.BUILD
        for one in self._order:
            self._emit(events.Held, one, tuple(self._hands[one]))

    # --- phase 2: build ----------------------------------------------------------------------

    def _build(self, seat: int, kind: str, row: int, column: int) -> None:
        if seat == self._holder:
            self._show(kind)
        hand = self._hands[seat] = self._hands[seat].replace(kind, "", 1)
        if kind == LEISURE:
            self._coins[seat] -= LEISURE_PRICE
        self._place(seat, kind, row, column)
        self._emit(events.Built, seat, kind, (row, column), self._coins[seat])
        if not hand:
            self._end_building(seat)

    def _discard(self, seat: int) -> None:
        """K3.7: what cannot be built is out of the game."""
        cards = self._hands[seat]
        if seat == self._holder:
            self._show(cards)
        self._hands[seat] = ""
        self._discarded = together(self._discarded, cards)
        self._emit(events.Discarded, seat, tuple(cards))
        self._end_building(seat)

    def _show(self, cards: str) -> None:
        """Cards of the last mixed lot are seen by everybody."""
        for kind in cards:
            if kind in self._public:
                self._public = without(self._public, kind)
            elif len(self._insiders) < len(self.seats):
                self._reveal_secret()

    def _place(self, seat: int, kind: str, row: int, column: int) -> None:
        self._cities[seat] = self._cities[seat].place(kind, FIRST_CELL + row * WIDTH + column)

    # --- phase 3: develop --------------------------------------------------------------------

    def _end_building(self, seat: int) -> None:
        self._stages[seat] = Stage.WAIT if self._developments(seat) else Stage.DONE
        self._go_on()

    def _go_on(self) -> None:
        """K4.6: a seat starts to develop when nothing that others do can affect it any more.

        That is when the Reserve has all that this seat and those before it in turn order could
        still take from it, or when all those before it are done. What a seat could take is
        `City.most_growth`, and, while it builds, one card of each kind for every free cell.
        Whatever one seat does may let others go on, so every seat that waits is looked at.
        """
        all_done = True
        claims = dict.fromkeys(DEVELOPING, 0)
        for seat in self._order:
            if self._stages[seat] is Stage.WAIT:
                self._release(seat, claims, all_done)
            if self._stages[seat] is not Stage.DONE:
                all_done = False
                for kind in DEVELOPING:
                    claims[kind] += self._claim(seat, kind)
        if all_done:
            self._earn()

    def _release(self, seat: int, claims: Mapping[str, int], first: bool) -> None:
        """Let the seat develop if it is the first one left, or if all claims are covered."""
        if not self._developments(seat):  # the Reserve has run out
            self._stages[seat] = Stage.DONE
        elif first or self._is_covered(seat, claims):
            self._stages[seat] = Stage.DEVELOP

    def _claim(self, seat: int, kind: str) -> int:
        """The most cards of that kind that the seat can still take from the Reserve now."""
        city = self._cities[seat]
        return city.vacant if self._stages[seat] is Stage.BUILD else city.most_growth(kind)

    def _is_covered(self, seat: int, claims: Mapping[str, int]) -> bool:
        """Whether the Reserve has enough for the claims of others and for this seat's own."""
        return all(
            not own or claims[kind] + own <= self._reserve[kind]
            for kind in DEVELOPING
            for own in (self._claim(seat, kind),)
        )

    def _developments(self, seat: int) -> list[tuple[str, int]]:
        """The kinds that the seat can develop, each with the board of its cells (K4.5)."""
        city = self._cities[seat]
        grown = self._grown[seat] if self._switches.once else 0
        found = []
        for kind in DEVELOPING:
            if self._reserve[kind]:
                union = 0
                for _, cells in city.developments(
                    kind, joining=self._switches.joining, grown=grown
                ):
                    union |= cells
                if union:
                    found.append((kind, union))
        return found

    def _develop(self, seat: int, kind: str, row: int, column: int) -> None:
        before = self._cities[seat].covered
        self._reserve[kind] -= 1
        self._place(seat, kind, row, column)
        self._grown[seat] |= self._cities[seat].covered & ~before
        self._emit(events.Developed, seat, kind, (row, column))
        if not self._developments(seat):
            self._stages[seat] = Stage.DONE
        self._go_on()

    # --- phases 4 and 5: income, the end of the round -------------------------------------------

    def _earn(self) -> None:
        """K5.1: everybody gets their income before anybody buys."""
        for seat in self._order:
            income = self._cities[seat].income()
            self._coins[seat] += income
            self._emit(events.Earned, seat, income, self._coins[seat])
        self._turn = 0
        self._offer_industry()

    def _offer_industry(self) -> None:
        """K5.2: the next seat that can buy is asked."""
        while self._turn < len(self._order):
            seat = self._order[self._turn]
            if (
                self._coins[seat] >= self._price(seat)
                and self._reserve[INDUSTRIAL]
                and self._cities[seat].cells(INDUSTRIAL)
            ):
                self._phase = Phase.BUY
                return
            self._turn += 1
        self._end_round()

    def _price(self, seat: int) -> int:
        return industrial_price(self._purchases[seat])

    def _buy(self, seat: int, row: int, column: int) -> None:
        price = self._price(seat)
        self._coins[seat] -= price
        self._purchases[seat] += 1
        self._reserve[INDUSTRIAL] -= 1
        self._place(seat, INDUSTRIAL, row, column)
        self._emit(events.Bought, seat, (row, column), price, self._coins[seat])
        self._next_buyer()

    def _next_buyer(self) -> None:
        self._turn += 1
        self._offer_industry()

    def _end_round(self) -> None:
        """K5.3: the first player's role passes to the left."""
        if self._round == ROUNDS:
            self._score()
            return
        self._first = (self._first + 1) % len(self.seats)
        self._begin_round()

    def _score(self) -> None:
        """K6: most points, then most coins; then the win is shared."""
        sheets = tuple(map(score, self._cities, self._coins))
        totals = tuple(sheet.total for sheet in sheets)
        ranks = list(zip(totals, self._coins, strict=True))
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        self._result = Result(totals, winners)
        self._phase = Phase.OVER
        scores = tuple(
            events.FinalScore(seat, sheet.lines, sheet.total, coins)
            for seat, (sheet, coins) in enumerate(zip(sheets, self._coins, strict=True))
        )
        self._emit(events.Scored, scores, winners)

    # --- the contract ------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._result

    def apply(self, seat: int, action: CardCityAction) -> None:
        """Play an action taken from `decisions()` without checking anything."""
        self.history.append((seat, action))
        match action:
            case Build(kind, row, column):
                self._build(seat, kind, row, column)
            case Develop(kind, row, column):
                self._develop(seat, kind, row, column)
            case Divide():
                self._divide(seat, action)
            case TakeOpen():
                self._choose(seat, "open")
            case TakeMixed():
                self._choose(seat, "mixed")
            case Buy(row, column):
                self._buy(seat, row, column)
            case Pass():
                self._next_buyer()
            case Discard():
                self._discard(seat)
            case Keep():
                self._keep(seat, action)
            case _:
                assert_never(action)

    def decisions(self) -> Sequence[Decision[CardCityAction]]:
        """Who must decide now: all seats that build or develop independently, otherwise one."""
        match self._phase:
            case Phase.BUILD:
                return [
                    Decision(seat, "build", self._builds(seat))
                    if self._stages[seat] is Stage.BUILD
                    else Decision(seat, "develop", self._develops(seat))
                    for seat in self._order
                    if self._stages[seat] in _ACTIVE
                ]
            case Phase.DIVIDE:
                cards = self._hands[self._holder]
                return [Decision(self._holder, "divide", divisions(cards))]
            case Phase.CHOOSE:
                return [Decision(self._offers[-1].chooser, "choose", _LOTS)]
            case Phase.KEEP:
                return [Decision(self._holder, "keep", keeps(self._hands[self._holder]))]
            case Phase.BUY:
                seat = self._order[self._turn]
                return [Decision(seat, "buy", self._buys(seat))]
            case Phase.OVER:
                return []

    def _builds(self, seat: int) -> Sequence[CardCityAction]:
        """K3.7: everything that can be built; if nothing can, the cards are discarded."""
        city = self._cities[seat]
        coins = self._coins[seat]
        hand = self._hands[seat]
        options: list[CardCityAction] = []
        for kind in hand if hand[0] != hand[-1] else hand[0]:
            options += pick(_BUILDS[kind], city.cells(kind, coins))
        return options or _DISCARD

    def _develops(self, seat: int) -> list[CardCityAction]:
        options: list[CardCityAction] = []
        for kind, cells in self._developments(seat):
            options += pick(_DEVELOPS[kind], cells)
        return options

    def _buys(self, seat: int) -> list[CardCityAction]:
        options = pick(_BUYS, self._cities[seat].cells(INDUSTRIAL))
        options.append(_PASS)
        return options

    # --- refusals ----------------------------------------------------------------------------

    def refusal(self, seat: int, action: CardCityAction) -> IllegalAction:
        """Why the action is not an option now, with the number of the rule."""
        due = next(one.kind for one in self.decisions() if one.seat == seat)
        return IllegalAction(*self._obstacle(seat, action, due))

    def _obstacle(self, seat: int, action: CardCityAction, due: str) -> Obstacle:
        hand = self._hands[seat]
        match action:
            case Divide() if due == "divide":
                return _why_no_division(hand, action)
            case Keep() if due == "keep":
                return obstacles.not_kept(_texts(keeps(hand)))
            case Build(kind, row, column) if due == "build":
                if kind not in hand:
                    return obstacles.not_in_hand(kind, hand)
                return require_obstacle(
                    self._cities[seat].why_not(kind, (row, column), self._coins[seat])
                )
            case Discard() if due == "build":
                return obstacles.MUST_BUILD
            case Develop(kind, row, column) if due == "develop":
                return self._why_no_development(seat, kind, (row, column))
            case Buy(row, column) if due == "buy":
                coins = self._coins[seat]
                return require_obstacle(
                    self._cities[seat].why_not(INDUSTRIAL, (row, column), coins)
                )
            case _:
                return obstacles.not_due(due, str(action), seat)

    def _why_no_development(self, seat: int, kind: str, at: tuple[int, int]) -> Obstacle:
        if kind in DEVELOPING and not self._reserve[kind]:
            return obstacles.none_in_reserve(kind)
        return require_obstacle(
            self._cities[seat].why_no_development(
                kind,
                at,
                joining=self._switches.joining,
                grown=self._grown[seat] if self._switches.once else 0,
            )
        )

    # --- hidden information --------------------------------------------------------------------

    def view(self, seat: int | None) -> CardCityView:
        """Everything that seat may know: all but the deck and cards that it has not seen."""
        insider = seat in self._insiders
        lot = self._lot()
        known = lot if insider else self._public
        hides_under = len(self.seats) == 1 and not insider
        return CardCityView(
            seat=seat,
            seats=self._seat_views(insider),
            once=self._switches.once,
            joining=self._switches.joining,
            round=self._round,
            first=self._first,
            phase=self._phase.value,
            deciding=self._deciding(),
            offers=self._offers_seen(insider),
            reserve=_reserve_text(*self._reserve.values()),
            discarded=self._discarded,
            deck_left=len(self._deal.cards) - self._drawn + len(self._under),
            under=Holding("", len(self._under)) if hides_under else Holding(self._under, 0),
            unseen=_unseen(
                self._deal.cards[self._drawn :],
                without(lot, known),
                self._under if hides_under else "",
            ),
            over=self._result is not None,
            winners=self._result.winners if self._result else (),
        )

    def _deciding(self) -> tuple[int, ...]:
        """The seats that have a decision to make."""
        match self._phase:
            case Phase.BUILD:
                return tuple([seat for seat in self._order if self._stages[seat] in _ACTIVE])
            case Phase.DIVIDE | Phase.KEEP:
                return (self._holder,)
            case Phase.CHOOSE:
                return (self._offers[-1].chooser,)
            case Phase.BUY:
                return (self._order[self._turn],)
            case Phase.OVER:
                return ()

    def _seat_views(self, insider: bool) -> tuple[SeatView, ...]:
        """Every seat as far as it is known; unchanged seats are reused."""
        known = self._hands
        if not insider and known[self._holder]:
            known = known.copy()
            known[self._holder] = self._public
        facts = zip(
            range(len(self.seats)),
            self.seats,
            self._cities,
            self._coins,
            self._purchases,
            self._hands,
            known,
            self._stages,
            self._grown,
            strict=True,
        )
        recall = self._memory.recall
        return tuple([recall(one[0], one, _seat_view) for one in facts])

    def _offers_seen(self, insider: bool) -> tuple[OfferView, ...]:
        if not self._offers:
            return ()
        known = self._offers[-1].mixed if insider else together(self._public, self._played_of_lot())
        heir = None if self._phase is Phase.CHOOSE else self._holder
        return _offer_views(self._offers, known, heir)

    def _lot(self) -> str:
        """The cards that somebody may not know: see the class."""
        if self._phase is Phase.CHOOSE:
            return self._offers[-1].mixed
        return self._hands[self._holder]

    def _played_of_lot(self) -> str:
        """What its holder has built or discarded of the last mixed lot."""
        return without(self._offers[-1].mixed, self._lot()) if self._offers else ""

    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """A table with the same view for `seat`, and everything it cannot know dealt again.

        With several players, only the deck and the lot that somebody may not know are dealt again.
        """
        twin = self.copy()
        twin.seed = None
        twin._memory = Memory()  # the old one holds the true cards
        if len(self.seats) == 1 and seat is None:
            twin._redeal_solo(rng)
            return twin
        lot = self._lot()
        known = lot if seat in self._insiders else self._public
        unseen = without(lot, known) + self._deal.cards[self._drawn :]
        hidden = len(lot) - len(known)
        cards = shuffle_again(unseen, hidden if self._round == 1 else 0, rng)
        drawn = self._deal.cards[: self._drawn]
        twin._deal = replace(self._deal, cards=drawn + cards[hidden:])
        if hidden:
            twin._change_lot(together(known, cards[:hidden]))
        return twin

    def _change_lot(self, lot: str) -> None:
        """Replace the unknown lot by this one: in the deal, the hands, the history and the log."""
        mixed = together(lot, self._played_of_lot())
        if self._phase is not Phase.CHOOSE:
            self._hands[self._holder] = lot
        cards = together(mixed, *(offer.open for offer in self._offers))
        start = self._drawn - len(cards)
        deck = self._deal.cards
        self._deal = replace(self._deal, cards=deck[:start] + cards + deck[self._drawn :])
        self._change_offers(cards)
        if self._log is not None and self._phase is Phase.BUILD:
            self._change_hold(mixed)

    def _change_offers(self, cards: str) -> None:
        """The divisions of this round, had these cards been drawn: face up the same as before."""
        changed: list[Offer] = []
        actions: list[Divide] = []
        for offer in self._offers:
            hidden = without(cards, offer.open + offer.shown)
            actions.append(division(cards, offer.open, offer.shown))
            changed.append(offer._replace(hidden=hidden))
            cards = changed[-1].mixed
        self._offers = tuple(changed)
        for index in range(len(self.history) - 1, -1, -1):
            if not actions:
                return
            seat, action = self.history[index]
            if isinstance(action, Divide):
                self.history[index] = (seat, actions.pop())

    def _change_hold(self, cards: str) -> None:
        """Do the same in the log: the event that shows the last mixed lot to its holder."""
        log = self._log or []
        for index in range(len(log) - 1, -1, -1):
            event = log[index]
            if isinstance(event, events.Held) and event.seat == self._holder:
                log[index] = replace(event, cards=tuple(cards))
                return

    def _redeal_solo(self, rng: random.Random) -> None:
        """The same for a spectator of a solo game, who sees only what is built or discarded."""
        hand = self._hands[self._holder] if self._phase is Phase.BUILD else ""
        self._deal, actions = redeal_unseen(self._deal, self.history, hand, rng)
        self._restart()
        for seat, action in actions:
            self.apply(seat, action)


_ACTIVE: Final = (Stage.BUILD, Stage.DEVELOP)
_LOTS: Final[tuple[CardCityAction, ...]] = (TakeOpen(), TakeMixed())
_DISCARD: Final[tuple[CardCityAction, ...]] = (Discard(),)
_PASS: Final = Pass()


def _seat_view(
    _number: int,
    seat: Seat,
    city: City,
    coins: int,
    purchases: int,
    hand: str,
    known: str,
    stage: Stage,
    grown: int,
) -> SeatView:
    return SeatView(
        name=seat.name,
        kind=seat.kind,
        city=city,
        coins=coins,
        purchases=purchases,
        price=industrial_price(purchases),
        hand=Holding(known, len(hand) - len(known)),
        stage=stage.value,
        grown=grown,
    )


@lru_cache(maxsize=1024)
def _offer_views(offers: tuple[Offer, ...], known: str, heir: int | None) -> tuple[OfferView, ...]:
    """The divisions of a round. `known` is what is known of the last mixed lot; `heir` took it.

    They are derived from the last back: what is known of one implies something about those before
    it, since each mixed lot is what was divided next.
    """
    views = []
    for offer in reversed(offers):
        hidden = together(without(known, offer.shown))
        taken: Lot | None = None
        if heir is not None:
            taken = "mixed" if heir == offer.chooser else "open"
        views.append(
            OfferView(
                divider=offer.divider,
                chooser=offer.chooser,
                open=offer.open,
                shown=offer.shown,
                hidden=Holding(hidden, len(offer.hidden) - len(hidden)),
                lot=taken,
            )
        )
        known += offer.open
        heir = offer.divider
    return tuple(reversed(views))


@lru_cache(maxsize=1024)
def _reserve_text(*counts: int) -> str:
    """The cards of the Reserve, from how many there are of each kind."""
    return "".join(kind * count for kind, count in zip(KINDS, counts, strict=True))


@lru_cache(maxsize=1024)
def _unseen(*cards: str) -> str:
    return together(*cards)


@cache
def _turn_order(first: int, count: int) -> tuple[int, ...]:
    return tuple((first + step) % count for step in range(count))


def _known_of_mixed(offer: Offer, known: str) -> str:
    """What is known of the mixed lot when this much was known of the cards divided.

    Its face-up half is; and what was known and lies nowhere face up can only lie face down.
    """
    return together(offer.shown, without(known, offer.open + offer.shown))


def _at_each_cell(action: Callable[[int, int], CardCityAction]) -> dict[int, CardCityAction]:
    """The action of every cell, cached because making one for each option costs too much."""
    return FRAME.by_cell(action, (-HOME, -HOME))


_BUILDS: Final = {kind: _at_each_cell(partial(Build, kind)) for kind in KINDS}
_DEVELOPS: Final = {kind: _at_each_cell(partial(Develop, kind)) for kind in DEVELOPING}
_BUYS: Final = _at_each_cell(Buy)


def _texts(actions: Sequence[CardCityAction]) -> str:
    return ", ".join(repr(str(action)) for action in actions)


def _why_no_division(cards: str, action: Divide) -> Obstacle:
    sizes = [len(lot) for lot in (action.open, action.shown, action.hidden)]
    half = (len(cards) - CARDS_EACH) // 2
    numbers = sorted(action.open + action.shown + action.hidden)
    if sizes != [CARDS_EACH, half, half] or numbers != list(range(len(cards))):
        example = str(divisions(cards)[0])
        return obstacles.not_divided(len(cards) - 1, CARDS_EACH, half, example)
    same = division(
        cards,
        "".join(cards[index] for index in action.open),
        "".join(cards[index] for index in action.shown),
    )
    return obstacles.same_division(str(same))
