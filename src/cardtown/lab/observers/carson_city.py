"""The rows of a game of Carson City: score lines, characters, the cards of every row, bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardtown.core import Event, Table
from cardtown.games.carson_city import EMPTY_CITY, Character, City, Terrain, events
from cardtown.games.carson_city.characters import BONUS, CharacterId
from cardtown.games.carson_city.scoring import score
from cardtown.lab.observers.following import Follower


class LineRow(NamedTuple):
    """A line of the score sheet of a real seat (C5.5)."""

    number: int
    seat: int
    line: str
    points: int


class CharacterRow(NamedTuple):
    """A character that a real seat owned at the end."""

    number: int
    seat: int
    character: str
    points: int
    """What the score sheet gives for it."""
    adopted: bool
    """Whether the Paperboy brought it (C6.4)."""


class CardRow(NamedTuple):
    """A card of a row, taken or left over."""

    number: int
    era: int
    round: int
    card: str
    """The id of a terrain card, or of a character."""
    parcels: str
    """The four parcels of a terrain card in reading order; empty for a character."""
    appeal: int
    seat: int | None
    """Who took it; None: nobody."""
    taken: int | None
    """Taken as the first, second … card of the round; None if nobody took it."""
    choices: int | None
    """How many cards there were to choose from."""
    by: str | None
    """`order`: in the pick order; `governor` or `lawyer`: at once, before the bids (C3.3)."""
    gained: int | None
    """By how much it changed the score of a real seat at once; None for virtual seats."""


class BidRow(NamedTuple):
    """What a seat bid in a round, and its place in the pick order."""

    number: int
    era: int
    round: int
    seat: int
    bid: int
    """The auction card."""
    bonus: int
    """What characters added, before and after the bids were seen."""
    place: int | None
    """Its place in the order of picks, from 1; None if it used the Lawyer."""
    tied: int
    """How many seats had this total, itself included: 1 means no tie."""
    ahead: int
    """How many of the tied seats the suits put before it (C3.6)."""


class SuitRow(NamedTuple):
    """The suit of a seat."""

    number: int
    seat: int
    suit: str


row_types: Final[Mapping[str, type[NamedTuple]]] = {
    "lines": LineRow,
    "characters": CharacterRow,
    "cards": CardRow,
    "bids": BidRow,
    "suits": SuitRow,
}


def rows(
    number: int, table: Table[Any, Any], entrants: Sequence[int]
) -> Mapping[str, Sequence[tuple[Any, ...]]]:
    """The rows of a finished game, from its event log."""
    return _Follower(number).follow(table)


class _Player:
    """A seat as the log shows it so far: its city, its characters and its score."""

    def __init__(self, *, virtual: bool) -> None:
        self.virtual = virtual
        self.city: City = EMPTY_CITY
        self.characters: tuple[CharacterId, ...] = ()
        self.sold = 0
        self.points = 0

    def gain(self) -> int | None:
        """By how much the score has changed since the last call."""
        if self.virtual:
            return None
        before = self.points
        self.points = score(self.city, self.characters, self.sold).total
        return self.points - before


class _Follower(Follower):
    """Follows the events of one game of Carson City and collects its rows."""

    def __init__(self, number: int) -> None:
        super().__init__(number, row_types)
        self.players: list[_Player] = []
        self.character: Character | None = None
        self.adopted: CharacterId | None = None
        self._begin_round(0, 0)

    def _begin_round(self, era: int, number: int) -> None:
        self.era = era
        self.round = number
        self.choices = 0
        self.taken = 0
        self.by = "order"
        self.took: Terrain | Character | None = None
        self.bids: tuple[events.SeenBid, ...] = ()
        self.late_bonus: Counter[int] = Counter()

    def see(self, event: Event) -> None:
        """Add the rows that follow from an event."""
        match event:
            case events.SetUp(seats):
                self.players = [_Player(virtual=one.kind.startswith("virtual:")) for one in seats]
                self._add("suits", *(SuitRow(self.number, one.seat, one.suit) for one in seats))
            case events.RoundBegan(era, number):
                self._begin_round(era, number)
            case events.Revealed(character, _, _, terrain):
                self.character = character
                self.choices = 1 + len(terrain)
            case events.ExtraRevealed():
                self.choices += 1
            case events.Used(seat, used):
                self._use(seat, used)
            case events.BidsSeen(bids):
                self.bids = bids
            case events.OrderSet(_, order):
                self.by = "order"
                self._note_bids(order)
            case events.TookTerrain(seat, _, card) | events.TookCharacter(seat, _, card):
                self._take(seat, card)
            case events.Placed(seat, at):
                self._place(seat, at)
            case events.NoPlace(seat):
                self._settle(seat)
            case events.Sold(seat, index):
                self._sell(seat, index)
            case events.LeftOver():
                self._leave(event)
            case events.Adopted(_, adopted):
                self.adopted = adopted
            case events.Scored(scores, _):
                self._note_scores(scores)
            case _:
                pass  # nothing to note

    def _add(self, name: str, *found: tuple[Any, ...]) -> None:
        self.rows[name] += found

    def _use(self, seat: int, character: CharacterId) -> None:
        if character in ("governor", "lawyer"):
            self.by = character
        elif self.bids:
            self.late_bonus[seat] += BONUS[character]

    def _note_bids(self, order: tuple[int, ...]) -> None:
        bonuses = {seat: bonus + self.late_bonus[seat] for seat, _, bonus in self.bids}
        totals = {seat: bid + bonuses[seat] for seat, bid, _ in self.bids}
        for seat, bid, _ in self.bids:
            # A bid made after the Lawyer was used has no effect, so it ties with nothing.
            same = [one for one in order if totals[one] == totals[seat]] if seat in order else []
            self._add(
                "bids",
                BidRow(
                    self.number,
                    self.era,
                    self.round,
                    seat,
                    bid,
                    bonuses[seat],
                    place=order.index(seat) + 1 if seat in order else None,
                    tied=len(same) or 1,
                    ahead=same.index(seat) if same else 0,
                ),
            )

    def _take(self, seat: int, card: Terrain | Character) -> None:
        """A character counts from now on; terrain when it has been placed."""
        player = self.players[seat]
        self.took = card
        if isinstance(card, Character):
            player.characters += (card.id,)
            self._settle(seat)
        elif player.virtual:
            self._settle(seat)

    def _place(self, seat: int, at: tuple[int, int]) -> None:
        player = self.players[seat]
        cell = player.city.cell_at(*at)
        if not isinstance(self.took, Terrain) or cell is None:
            raise AssertionError("a card is placed after it was taken")
        player.city = player.city.place(self.took, cell)
        self._settle(seat)

    def _settle(self, seat: int) -> None:
        """Note the card taken last, now that it has its place."""
        if self.took is None:
            raise AssertionError("a card finds its place after it was taken")
        self.taken += 1
        self._note_card(self.took, seat, self.players[seat].gain())
        self.choices -= 1

    def _leave(self, event: events.LeftOver) -> None:
        for card in event.terrain:
            self._note_card(card, None, None)
        if event.character is not None and self.character is not None:
            self._note_card(self.character, None, None)

    def _note_card(self, card: Terrain | Character, seat: int | None, gained: int | None) -> None:
        left = seat is None
        self._add(
            "cards",
            CardRow(
                self.number,
                self.era,
                self.round,
                card.id,
                card.glyphs if isinstance(card, Terrain) else "",
                card.appeal,
                seat,
                taken=None if left else self.taken,
                choices=None if left else self.choices,
                by=None if left else self.by,
                gained=gained,
            ),
        )

    def _sell(self, seat: int, index: int) -> None:
        player = self.players[seat]
        player.city = player.city.without(index)
        player.sold += 1
        player.gain()

    def _note_scores(self, scores: tuple[events.FinalScore | events.FinalTotal, ...]) -> None:
        for one in scores:
            if isinstance(one, events.FinalTotal):
                continue
            for line, points in one.lines.items():
                self._add("lines", LineRow(self.number, one.seat, line, points))
            for character, points in one.characters.items():
                adopted = character == self.adopted
                row = CharacterRow(self.number, one.seat, character, points, adopted)
                self._add("characters", row)
