"""The table of Carson City: the round as a state machine that reads like the rulebook."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache
from itertools import starmap
from typing import Any, ClassVar, Final, NamedTuple, Self, assert_never

from cardtown.core import (
    Decision,
    Facts,
    IllegalAction,
    Result,
    Seat,
    Table,
)
from cardtown.games.boards import bits
from cardtown.games.carson_city import events, obstacles
from cardtown.games.carson_city.actions import (
    GRAMMAR,
    Adopt,
    Bid,
    CarsonAction,
    Decline,
    Done,
    Place,
    Sell,
    Take,
    Use,
)
from cardtown.games.carson_city.bounds import score_bounds
from cardtown.games.carson_city.characters import (
    AFTER_BIDS,
    BEFORE_BIDS,
    BONUS,
    CHARACTER_IDS,
    SUITS,
    CharacterId,
    Suit,
)
from cardtown.games.carson_city.city import (
    EMPTY_CITY,
    FRAME,
    City,
    Terrain,
)
from cardtown.games.carson_city.deal import HAND, LOWEST_CARD, Deal
from cardtown.games.carson_city.deck import Character, Deck
from cardtown.games.carson_city.elements import CENSUS
from cardtown.games.carson_city.scoring import MOST_SALES, ScoreSheet, score
from cardtown.games.carson_city.setup import FILLER, MAX_SEATS, MIN_SEATS, check_set_up
from cardtown.games.carson_city.view import CarsonView, PhaseName, SeatView
from cardtown.games.frame import Place as Coordinates
from cardtown.games.frame import pick
from cardtown.games.memory import Memory
from cardtown.games.obstacle import Obstacle, require_obstacle

ROUNDS: Final = 9
ERAS: Final = 2
NOBODY: Final = -1
CardOfRow = Terrain | Character


class Phase(Enum):
    """What the table is waiting for."""

    _value_: PhaseName

    USE_BEFORE = "use before bidding"
    TAKE_AT_ONCE = "take at once"
    BID = "bid"
    USE_AFTER = "use after the reveal"
    PICK = "pick"
    PLACE = "place"
    ADOPT = "adopt"
    LAST_SALE = "last sale"
    OVER = "over"


def _longest() -> int:
    """No game has more actions: per seat and round a bid, a pick and a place; plus the rest."""
    rounds = ERAS * ROUNDS
    uses = ERAS * (len(BEFORE_BIDS) + len(AFTER_BIDS)) * ROUNDS
    extra_cards = 2 * (ERAS + 1)  # a second pick in each Era, the Governor's once
    return 3 * MAX_SEATS * rounds + uses + extra_cards + MOST_SALES + 2


_LOWEST, _HIGHEST = score_bounds({glyph: sum(eras) for glyph, eras in CENSUS.items()})


class CarsonTable(Table[CarsonAction, CarsonView]):
    """One game of Carson City in progress."""

    facts: ClassVar[Facts] = Facts(
        game="carson-city",
        title="Carson City: The Card Game",
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        usual_seats=("you", "virtual:expert", "virtual:novice", "virtual:novice"),
        virtual_seats=tuple(LOWEST_CARD),
        filler=FILLER,
        decks=True,
        longest=_longest(),
        lowest_score=_LOWEST,
        highest_score=_HIGHEST,
        turn_rule="C3.6",
        rule_prefixes=("C", "D"),
    )
    grammar = GRAMMAR

    __slots__ = (
        "_appeals",
        "_bids",
        "_bonus",
        "_cells",
        "_characters",
        "_cities",
        "_deal",
        "_deck",
        "_drawn",
        "_era",
        "_hands",
        "_holding",
        "_known_bottom",
        "_lawyer",
        "_left_over",
        "_memory",
        "_order",
        "_owner",
        "_phase",
        "_pile",
        "_result",
        "_round",
        "_row",
        "_seat",
        "_second_pick",
        "_sold",
        "_spent",
        "_step",
        "_suits",
        "_taken",
        "_turn",
        "_two_picks",
        "_used",
    )

    def __init__(
        self,
        seats: tuple[Seat, ...],
        deck: Deck,
        deal: Deal,
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        log: bool = True,
    ) -> None:
        """Set up a table from a deal; `carson_city.new_table` does it from a seed."""
        super().__init__(seats, deck.stamp, seed=seed, options=options, log=log)
        self._suits: tuple[Suit, ...] = check_set_up(seats, self.options)
        self._deck = deck
        self._deal = deal
        self._memory = Memory()
        self._restart()

    def _restart(self) -> None:
        count = len(self.seats)
        self._clear_history()
        self._result: Result | None = None
        # The piles and the row.
        self._era = 0
        self._round = ROUNDS
        self._pile: tuple[Character, ...] = self._deal.characters
        self._known_bottom = 0
        self._drawn = [0] * ERAS
        self._row: list[CardOfRow] = []
        self._left_over: tuple[CharacterId, ...] = ()
        # The seats.
        self._hands = [0] * count
        self._spent: list[tuple[int, ...]] = [()] * count
        self._cities: list[City] = [EMPTY_CITY] * count
        self._taken: list[tuple[Terrain, ...]] = [()] * count
        self._characters: list[tuple[CharacterId, ...]] = [()] * count
        self._appeals = [0] * count
        self._sold = [0] * count
        self._owner: dict[str, int] = {}
        self._used: set[str] = set()
        # The round.
        self._phase = Phase.OVER
        self._seat = NOBODY
        self._second_pick = False
        self._turn = 0
        self._holding: Terrain | None = None
        self._cells = 0
        seats = zip(range(count), [seat.kind for seat in self.seats], self._suits, strict=True)
        self._emit(events.SetUp, tuple(starmap(events.SetUpSeat, seats)))
        self._begin_round()

    # --- the round, in the order of the rulebook --------------------------------------------

    def _begin_round(self) -> None:
        if self._round == ROUNDS:
            self._begin_era()
        self._round += 1
        self._lawyer = self._two_picks = NOBODY
        self._bids = [0] * len(self.seats)
        self._bonus = [0] * len(self.seats)
        self._order: tuple[int, ...] = ()
        self._emit(events.RoundBegan, self._era, self._round)
        self._reveal()
        self._step = 0
        self._offer_use_before()

    def _begin_era(self) -> None:
        """C3.9: new terrain, all auction cards return to the hands, used characters stand
        upright."""
        self._era += 1
        self._round = 0
        for number, seat in enumerate(self.seats):
            lowest = LOWEST_CARD[seat.kind] if seat.virtual else 1
            self._hands[number] = ((1 << HAND) - 1) << lowest
            self._spent[number] = ()
        self._used &= {"governor"}

    def _reveal(self) -> None:
        """C3.1, C3.2: a character, replaced while a skull shows on the pile, and terrain."""
        drawn, pile = self._pile[0], self._pile[1:]
        returned: tuple[CharacterId, ...] = ()
        for _ in range(len(pile)):
            if not pile[0].skull:
                break
            returned += (drawn.id,)
            drawn, pile = pile[0], (*pile[1:], drawn)
        self._pile = pile
        self._known_bottom = min(self._known_bottom + len(returned), len(pile))
        terrain = [self._draw() for _ in range(5 if len(self.seats) > MIN_SEATS else 4)]
        self._row = [drawn, *terrain]
        self._emit(events.Revealed, drawn, drawn.appeal, returned, tuple(terrain))
        self._reveal_secret()

    def _draw(self) -> Terrain:
        era = self._era - 1
        card = self._deal.terrain[era][self._drawn[era]]
        self._drawn[era] += 1
        return card

    def _reveal_extra(self) -> None:
        card = self._draw()
        self._row.append(card)
        self._emit(events.ExtraRevealed, card)
        self._reveal_secret()

    def _offer_use_before(self) -> None:
        """C3.3: the owners may use their characters, one after the other."""
        if self._offer_use(BEFORE_BIDS, Phase.USE_BEFORE):
            return
        self._phase = Phase.BID

    def _offer_use_after(self) -> None:
        """C3.5: the same after the bids are seen, for other characters."""
        if self._offer_use(AFTER_BIDS, Phase.USE_AFTER):
            return
        self._set_order()

    def _offer_use(self, characters: tuple[CharacterId, ...], phase: Phase) -> bool:
        """Go on to the next character that someone may use; False when there is none."""
        while self._step < len(characters):
            character = characters[self._step]
            owner = self._owner.get(character, NOBODY)
            # A seat that used the Lawyer has no further use to decide on this round [D6].
            if owner not in (NOBODY, self._lawyer) and character not in self._used:
                self._phase = phase
                self._seat = owner
                return True
            self._step += 1
        return False

    def _use(self, seat: int, character: CharacterId) -> None:
        self._used.add(character)
        self._emit(events.Used, seat, character)
        match character:
            case "governor":
                self._reveal_extra()
                self._phase = Phase.TAKE_AT_ONCE
            case "lawyer":
                self._lawyer = seat
                self._phase = Phase.TAKE_AT_ONCE
            case "chinese_worker":
                self._two_picks = seat
                self._reveal_extra()
                self._next_use()
            case _:
                self._bonus[seat] += BONUS[character]
                self._next_use()

    def _next_use(self) -> None:
        self._step += 1
        if self._bids_are_seen():
            self._offer_use_after()
        else:
            self._offer_use_before()

    def _bids_are_seen(self) -> bool:
        """Whether the bids of this round have been seen."""
        return len(self._spent[0]) == self._round

    def _bid(self, seat: int, card: int) -> None:
        self._bids[seat] = card
        if all(card or seat.virtual for card, seat in zip(self._bids, self.seats, strict=True)):
            self._turn_bids()

    def _turn_bids(self) -> None:
        """C3.4: all bids are seen, and lie open for the rest of the Era."""
        for seat, piles in enumerate(self._deal.virtual):
            if piles[0]:
                self._bids[seat] = piles[self._era - 1][self._round - 1]
            card = self._bids[seat]
            self._hands[seat] ^= 1 << card
            self._spent[seat] += (card,)
        if self._log is not None:
            seen = zip(range(len(self.seats)), self._bids, self._bonus, strict=True)
            self._log.append(events.BidsSeen(tuple(starmap(events.SeenBid, seen))))
        self._reveal_secret()
        self._step = 0
        self._offer_use_after()

    def _tiebreak(self) -> tuple[Suit, ...]:
        """C3.6: the back of the pile; where it shows no suits, seat order."""
        if self._pile[0].back:
            return self._pile[0].back
        return self._suits + tuple(suit for suit in SUITS if suit not in self._suits)

    def _set_order(self) -> None:
        """C3.6: from the highest total down; a seat that used the Lawyer does not pick."""
        tiebreak = self._tiebreak()
        ranked = sorted(
            (-self._bids[seat] - self._bonus[seat], tiebreak.index(self._suits[seat]), seat)
            for seat in range(len(self.seats))
            if seat != self._lawyer
        )
        self._order = tuple(seat for _, _, seat in ranked)
        self._emit(events.OrderSet, tiebreak, self._order)
        self._turn = 0
        self._offer_pick()

    def _offer_pick(self) -> None:
        """The next seat picks; virtual seats do so at once (C3.7)."""
        while self._turn < len(self._order):
            seat = self._order[self._turn]
            if not self.seats[seat].virtual:
                self._phase = Phase.PICK
                self._seat = seat
                return
            appeals = [card.appeal for card in self._row]
            self._take_from_row(seat, appeals.index(max(appeals)))
            self._turn += 1
        self._end_round()

    def _take_from_row(self, seat: int, index: int) -> CardOfRow:
        card = self._row.pop(index)
        self._appeals[seat] += card.appeal
        if isinstance(card, Terrain):
            self._emit(events.TookTerrain, seat, index, card)
            self._taken[seat] += (card,)
        else:
            self._emit(events.TookCharacter, seat, index, card)
            self._characters[seat] += (card.id,)
            if not self.seats[seat].virtual:
                self._owner[card.id] = seat
        return card

    def _take(self, seat: int, index: int) -> None:
        card = self._take_from_row(seat, index)
        if isinstance(card, Terrain):
            self._cells = self._cities[seat].cells(card, self._characters[seat])
            if self._cells:
                self._holding = card
                self._phase = Phase.PLACE
                return
            self._emit(events.NoPlace, seat)
        self._card_settled(seat)

    def _place(self, seat: int, row: int, column: int) -> None:
        city = self._cities[seat]
        if self._holding is None:
            raise AssertionError("apply() was given a place that is not an option")
        self._cities[seat] = city.place(self._holding, city.cell_of(row, column))
        self._emit(events.Placed, seat, (row, column))
        self._holding = None
        self._card_settled(seat)

    def _card_settled(self, seat: int) -> None:
        """Continue after a taken card has found its place."""
        if not self._order:  # taken at once, by the Governor or the Lawyer
            self._next_use()
        elif seat == self._two_picks and not self._second_pick:
            self._second_pick = True
            self._phase = Phase.PICK
        else:
            self._second_pick = False
            self._turn += 1
            self._offer_pick()

    def _end_round(self) -> None:
        """C3.8: the rest of the row is out of the game; a character that is left over is
        recorded."""
        if self._row:
            terrain = tuple(card for card in self._row if isinstance(card, Terrain))
            character = self._row[0].id if isinstance(self._row[0], Character) else None
            if character is not None:
                self._left_over += (character,)
            self._emit(events.LeftOver, terrain, character)
            self._row = []
        if self._round < ROUNDS or self._era < ERAS:
            self._begin_round()
        else:
            self._offer_adoption()

    # --- the end -----------------------------------------------------------------------------

    def _offer_adoption(self) -> None:
        """C6.4: the Paperboy comes first …"""
        if "paperboy" in self._owner:
            self._phase = Phase.ADOPT
            self._seat = self._owner["paperboy"]
        else:
            self._offer_last_sale()

    def _adopt(self, seat: int, character: CharacterId) -> None:
        self._characters[seat] += (character,)
        self._owner[character] = seat
        self._emit(events.Adopted, seat, character)
        self._offer_last_sale()

    def _adoptable(self) -> list[CharacterId]:
        owned = {character for held in self._characters for character in held}
        return [character for character in CHARACTER_IDS if character not in owned]

    def _offer_last_sale(self) -> None:
        """… and then the last chance to sell (C6.3)."""
        seat = self._owner.get("auctioneer", NOBODY)
        if seat != NOBODY and self._sellable(seat):
            self._phase = Phase.LAST_SALE
            self._seat = seat
        else:
            self._score()

    def _sellable(self, seat: int) -> tuple[int, ...]:
        if self._sold[seat] >= MOST_SALES or self._owner.get("auctioneer") != seat:
            return ()
        return self._cities[seat].sellable()

    def _sell(self, seat: int, index: int) -> None:
        self._cities[seat] = self._cities[seat].without(index)
        self._sold[seat] += 1
        self._emit(events.Sold, seat, index)
        if self._phase is Phase.LAST_SALE:
            self._offer_last_sale()

    def _score(self) -> None:
        """C7: real seats score cities and characters, virtual seats their appeal."""
        sheets = tuple(self._sheet(seat) for seat in range(len(self.seats)))
        totals = tuple(sheet if isinstance(sheet, int) else sheet.total for sheet in sheets)
        best = max(totals)
        winners = tuple(seat for seat, total in enumerate(totals) if total == best)
        self._result = Result(totals, winners)
        self._phase = Phase.OVER
        self._emit(events.Scored, tuple(starmap(_final_score, enumerate(sheets))), winners)

    def _sheet(self, seat: int) -> ScoreSheet | int:
        if self.seats[seat].virtual:
            return self._appeals[seat]
        return score(self._cities[seat], self._characters[seat], self._sold[seat])

    # --- the contract ------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._result

    @property
    def score_bounds(self) -> tuple[int, int]:
        """The lowest and the highest score that these cards allow (C1.4: any cards may come)."""
        return score_bounds(self._deck.shown())

    def apply(self, seat: int, action: CarsonAction) -> None:
        """Play an action taken from `decisions()` without checking anything."""
        self.history.append((seat, action))
        match action:
            case Bid(card):
                self._bid(seat, card)
            case Take(index):
                self._take(seat, index)
            case Place(row, column):
                self._place(seat, row, column)
            case Use(character):
                self._use(seat, character)
            case Decline():
                self._next_use()
            case Sell(index):
                self._sell(seat, index)
            case Adopt(character):
                self._adopt(seat, character)
            case Done():
                if self._phase is Phase.ADOPT:
                    self._offer_last_sale()
                else:
                    self._score()
            case _:
                assert_never(action)

    def decisions(self) -> Sequence[Decision[CarsonAction]]:
        """Who must decide now: all real seats at once while they bid, otherwise one seat."""
        seat = self._seat
        match self._phase:
            case Phase.BID:
                return [
                    Decision(bidder, "bid", self._with_sales(bidder, _bids(hand)))
                    for bidder, hand in enumerate(self._hands)
                    if not self._bids[bidder] and not self.seats[bidder].virtual
                ]
            case Phase.PLACE:
                places = _places(self._cities[seat].origin)
                return [Decision(seat, "place", pick(places, self._cells))]
            case Phase.PICK:
                return [Decision(seat, "take", self._with_sales(seat, _takes(len(self._row))))]
            case Phase.TAKE_AT_ONCE:
                return [Decision(seat, "take", _takes(len(self._row)))]
            case Phase.USE_BEFORE:
                return [Decision(seat, "use", _uses(BEFORE_BIDS[self._step]))]
            case Phase.USE_AFTER:
                return [Decision(seat, "use", _uses(AFTER_BIDS[self._step]))]
            case Phase.ADOPT:
                return [Decision(seat, "adopt", [*map(Adopt, self._adoptable()), Done()])]
            case Phase.LAST_SALE:
                return [Decision(seat, "sell", [*map(Sell, self._sellable(seat)), Done()])]
            case Phase.OVER:
                return []

    def _with_sales(self, seat: int, options: tuple[CarsonAction, ...]) -> tuple[CarsonAction, ...]:
        """The options, and after them any sale that the Auctioneer allows now (C6.3)."""
        if self._owner.get("auctioneer") != seat:
            return options
        return options + tuple(map(Sell, self._sellable(seat)))

    # --- refusals ----------------------------------------------------------------------------

    def refusal(self, seat: int, action: CarsonAction) -> IllegalAction:
        """Why the action is not an option now, with the number of the rule."""
        kinds = {type(option) for decision in self.decisions() for option in decision.options}
        return IllegalAction(*self._obstacle(seat, action, type(action) in kinds))

    def _obstacle(self, seat: int, action: CarsonAction, timely: bool) -> Obstacle:
        match action:
            case Sell(index):
                return self._why_no_sale(seat, index)
            case _ if not timely:
                rule, due = _DUE[self._phase]
                return obstacles.not_due(rule, due, str(action), seat)
            case Bid(card):
                hand = ", ".join(str(one) for one in bits(self._hands[seat]))
                return obstacles.not_in_hand(card, hand)
            case Take(index):
                return obstacles.not_in_row(index, len(self._row) - 1)
            case Place(row, column):
                return self._why_no_place(seat, (row, column))
            case Use(character) | Decline(character):
                return obstacles.not_about(character)
            case Adopt(character):
                return obstacles.not_adoptable(character)
            case Done():
                return obstacles.SOMETHING_ELSE_FIRST
            case _:
                assert_never(action)

    def _why_no_sale(self, seat: int, index: int) -> Obstacle:
        if self._owner.get("auctioneer") != seat:
            return obstacles.not_auctioneer(seat)
        if self._phase not in (Phase.BID, Phase.PICK, Phase.LAST_SALE):
            return obstacles.NO_SALE_NOW
        if self._sold[seat] >= MOST_SALES:
            return obstacles.sold_enough(MOST_SALES)
        if not 0 <= index < len(self._cities[seat].cards):
            return obstacles.no_such_card(index)
        return obstacles.not_sellable(index)

    def _why_no_place(self, seat: int, at: Coordinates) -> Obstacle:
        if self._holding is None:
            raise AssertionError("a place is chosen for a card")
        return require_obstacle(
            self._cities[seat].why_not(self._holding, at, self._characters[seat])
        )

    # --- hidden information --------------------------------------------------------------------

    def view(self, seat: int | None) -> CarsonView:
        """Everything that seat may know: all but the order of the piles and others' bids."""
        seen = self._bids_are_seen()
        piles = self._piles_seen()
        return CarsonView(
            seat=seat,
            seats=self._seat_views(),
            deck=self._deck,
            era=self._era,
            round=self._round,
            phase=self._phase.value,
            row=tuple(self._row),
            tiebreak=self._tiebreak(),
            skull=self._pile[0].skull,
            deciding=self._deciding(),
            bid=None if seat is None or seen else self._bids[seat] or None,
            bids=tuple(self._bids) if seen else None,
            order=self._order[self._turn :],
            second_pick=self._second_pick,
            placing=self._holding,
            returned=piles.returned,
            left_over=self._left_over,
            unseen_terrain=piles.unseen_terrain,
            unseen_characters=piles.unseen_characters,
            terrain_left=piles.terrain_left,
            over=self._result is not None,
            winners=self._result.winners if self._result else (),
        )

    def _deciding(self) -> tuple[int, ...]:
        """The seats that have a decision to make."""
        if self._phase is Phase.BID:
            return tuple(
                [
                    number
                    for number, seat in enumerate(self.seats)
                    if not self._bids[number] and not seat.virtual
                ]
            )
        return () if self._phase is Phase.OVER else (self._seat,)

    def _seat_views(self) -> tuple[SeatView, ...]:
        """Every seat as all may know it."""
        used = self._used
        return tuple(
            [
                SeatView(
                    name=seat.name,
                    kind=seat.kind,
                    suit=self._suits[number],
                    hand=_cards_in(self._hands[number]),
                    spent=self._spent[number],
                    characters=self._characters[number],
                    used=tuple([one for one in self._characters[number] if one in used]),
                    city=self._cities[number],
                    sold=self._sold[number],
                    taken=self._taken[number],
                    appeal=self._appeals[number],
                    bonus=self._bonus[number],
                    lawyer=number == self._lawyer,
                    two_picks=number == self._two_picks,
                )
                for number, seat in enumerate(self.seats)
            ]
        )

    def _piles_seen(self) -> _PilesSeen:
        era = self._era - 1
        facts = (
            self._deck,
            self._pile,
            self._known_bottom,
            era,
            self._deal.terrain[era],
            self._drawn[era],
        )
        return self._memory.recall(_PILES, facts, _piles_seen)

    def _unknown(self) -> int:
        """How many cards on top of the character pile nobody has seen."""
        return len(self._pile) - self._known_bottom

    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """A table with the same view for `seat`, and everything it cannot know dealt again."""
        twin = self.copy()
        twin.seed = None
        twin._memory = Memory()  # the old one holds the true deal
        twin._deal = Deal(
            characters=self._deal.characters[: -self._unknown() or None]
            + self._reshuffled_characters(rng),
            terrain=(
                self._reshuffled_terrain(1, rng),
                self._reshuffled_terrain(2, rng),
            ),
            virtual=tuple(
                (self._reshuffled_pile(piles, 1, rng), self._reshuffled_pile(piles, 2, rng))
                for piles in self._deal.virtual
            ),
        )
        known = self._pile[self._unknown() :]
        twin._pile = twin._deal.characters[len(self._deal.characters) - self._unknown() :] + known
        twin._rebid(seat, rng)
        return twin

    def _reshuffled_characters(self, rng: random.Random) -> tuple[Character, ...]:
        """The unseen characters in a new order that shows the same back on top of the pile."""
        unseen = list(self._pile[: self._unknown()])
        if not unseen:
            return ()
        top = rng.choice([one for one in unseen if one.back == unseen[0].back])
        rest = [one for one in unseen if one is not top]
        rng.shuffle(rest)
        return (top, *rest)

    def _reshuffled_terrain(self, era: int, rng: random.Random) -> tuple[Terrain, ...]:
        cards = self._deal.terrain[era - 1]
        seen = self._drawn[era - 1]
        rest = list(cards[seen:])
        rng.shuffle(rest)
        return (*cards[:seen], *rest)

    def _reshuffled_pile(
        self, piles: tuple[tuple[int, ...], tuple[int, ...]], era: int, rng: random.Random
    ) -> tuple[int, ...]:
        pile = piles[era - 1]
        turned = 0 if era > self._era else HAND if era < self._era else len(self._spent[0])
        rest = list(pile[turned:])
        rng.shuffle(rest)
        return (*pile[:turned], *rest)

    def _rebid(self, seat: int | None, rng: random.Random) -> None:
        """Choose other bids for those that others have made face down, in the history too."""
        if self._phase is not Phase.BID:
            return
        for index in range(self._barrier, len(self.history)):
            bidder, action = self.history[index]
            if bidder != seat and isinstance(action, Bid):
                card = rng.choice(bits(self._hands[bidder]))
                self.history[index] = (bidder, Bid(card))
                self._bids[bidder] = card


_DUE: Final = {
    Phase.BID: ("C3.4", "bid"),
    Phase.PICK: ("C3.6", "take"),
    Phase.TAKE_AT_ONCE: ("C3.3", "take"),
    Phase.PLACE: ("C3.10", "place"),
    Phase.USE_BEFORE: ("C3.3", "use"),
    Phase.USE_AFTER: ("C3.5", "use"),
    Phase.ADOPT: ("C6.4", "adopt"),
    Phase.LAST_SALE: ("C6.3", "sell"),
}
"""The rule of the decision in each phase, and what has to be decided."""
_PILES: Final = 0
"""Where the memory of a table keeps what is known of the piles."""


class _PilesSeen(NamedTuple):
    """What everybody may know of the piles."""

    returned: tuple[CharacterId, ...]
    unseen_terrain: tuple[Terrain, ...]
    unseen_characters: tuple[CharacterId, ...]
    terrain_left: int


def _piles_seen(
    deck: Deck,
    pile: tuple[Character, ...],
    known_bottom: int,
    era: int,
    terrain: tuple[Terrain, ...],
    drawn: int,
) -> _PilesSeen:
    unknown = len(pile) - known_bottom
    unseen = {card.id for card in terrain[drawn:]}
    never_drawn = {one.id for one in pile[:unknown]}
    return _PilesSeen(
        returned=tuple([one.id for one in pile[unknown:]]),
        unseen_terrain=tuple([card for card in deck.terrain[era] if card.id in unseen]),
        unseen_characters=tuple([one.id for one in deck.characters if one.id in never_drawn]),
        terrain_left=len(unseen),
    )


def _final_score(seat: int, sheet: ScoreSheet | int) -> events.FinalScore | events.FinalTotal:
    if isinstance(sheet, int):
        return events.FinalTotal(seat, sheet)
    return events.FinalScore(seat, sheet.lines, sheet.characters, sheet.total)


@cache
def _cards_in(hand: int) -> tuple[int, ...]:
    return tuple(bits(hand))


@cache
def _bids(hand: int) -> tuple[CarsonAction, ...]:
    return tuple(Bid(card) for card in bits(hand))


@cache
def _takes(cards: int) -> tuple[CarsonAction, ...]:
    return tuple(Take(index) for index in range(cards))


@cache
def _uses(character: CharacterId) -> tuple[CarsonAction, ...]:
    return Use(character), Decline(character)


@lru_cache(maxsize=64)
def _places(origin: Coordinates) -> dict[int, CarsonAction]:
    """The place action of every cell, cached because making one for each option costs too much."""
    return FRAME.by_cell(Place, origin)
