"""Where a seed came from: the secret that was published, and what each person added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardtown.core import Record, commitment, daily, fairness
from cardtown.core.fairness import FairSeed, Terms
from cardtown.core.game import HUMAN
from cardtown.proof.steps import Claims, Step, false, true, unproven

_FIRST: Final = "secret in the seed"
_TOGETHER: Final = "secret in the seed with the game, rules, options, deck and seats of the record"


def published_for(fair: FairSeed, record: Record) -> str:
    """What must have been published before a game, for its record to be true."""
    if fair.protocol == fairness.FIRST_PROTOCOL:
        return fairness.commit_first(fair.secret)
    kinds = [seat.kind for seat in record.seats]
    terms = Terms(
        record.game, record.rules, record.options, record.deck.sha256, kinds, record.practice
    )
    return fairness.commit(fair.secret, terms)


def check_own_commitment(seed: str, stated: str) -> Step:
    """The commitment of the record itself."""
    if stated == commitment(seed):
        return true("record", "its commitment is the SHA-256 of its seed")
    return false("record", "its commitment is not the SHA-256 of its seed: it was changed")


def check_fair_seed(fair: FairSeed, record: Record, claims: Claims) -> Iterator[Step]:
    """A seed that several parties made."""
    of = _FIRST if fair.protocol == fairness.FIRST_PROTOCOL else _TOGETHER
    yield _check_published(claims.published, published_for(fair, record), of)
    if claims.deck is not None:
        yield check_deck(claims.deck, record)
    people = [seat for seat, who in enumerate(record.seats) if who.kind == HUMAN]
    yield _check_people(people, list(fair.entropies))
    yield from _check_entropies(fair, claims)
    if people and not claims.entropies:
        yield unproven("entropy", "give yours with --entropy SEAT:HEX to see it in the seed")
    if claims.seals or (len(people) > 1 and fair.protocol > fairness.FIRST_PROTOCOL):
        yield _check_seals(fair, claims)


def check_other_seed(seed: str, record: Record, claims: Claims) -> Iterator[Step]:
    """A seed that somebody could have chosen."""
    of_a_day = daily.parse(seed)
    yield unproven(
        "seed",
        f"is not of the kind {fairness.FORMAT}: whoever chose it could choose the deal; "
        "what follows from it is checked all the same"
        if of_a_day is None
        else f"is that of {of_a_day.day}: 'cardtown daily verify' proves where it comes from",
    )
    if claims.published is not None:
        yield _check_published(claims.published, commitment(seed), "seed")
    if claims.deck is not None:
        yield check_deck(claims.deck, record)
    for seat in claims.entropies:
        yield false("entropy", "a seed of this kind holds nobody's entropy", seat)
    if claims.seals:
        yield false("sealed", "a seed of this kind holds nobody's entropy")


def _check_published(published: str | None, hashed: str, of: str) -> Step:
    if published is None:
        return unproven(
            "published",
            f"the SHA-256 of the {of} is {hashed}: compare it with what was shown before "
            "the game, or give that with --commitment",
        )
    if published == hashed:
        return true("published", f"the commitment is the SHA-256 of the {of}")
    return false("published", f"the SHA-256 of the {of} is {hashed}, not what was published")


def check_deck(named: str, record: Record) -> Step:
    """The deck that a table named before the game."""
    if named == record.deck.sha256:
        return true("deck", "it is the one that the table named before the game")
    return false("deck", f"its SHA-256 is {record.deck.sha256}, not the one named before the game")


def _check_people(people: Sequence[int], added: Sequence[int]) -> Step:
    if people != added:
        return false("people", f"they sit at {people}, but the seed holds entropy of seats {added}")
    if not people:
        return unproven("people", "there are none: whoever chose the secret could choose the deal")
    return true("people", f"each of them added to the seed (seats: {_join_seats(people)})")


def _check_entropies(fair: FairSeed, claims: Claims) -> Iterator[Step]:
    for seat, entropy in claims.entropies.items():
        inside = fair.entropies.get(seat)
        if inside == entropy:
            yield true("entropy", f"{entropy} is in the seed at seat {seat}", seat)
        else:
            has = f"has {inside}" if inside else "has none"
            yield false("entropy", f"the seed {has} at seat {seat}, not {entropy}", seat)


def _check_seals(fair: FairSeed, claims: Claims) -> Step:
    """Whether all shares were fixed before one was shown, as far as somebody saw their seals."""
    for seat, seal in claims.seals.items():
        inside = fair.entropies.get(seat)
        if inside is None:
            return false("sealed", f"seat {seat} had a seal, but nothing of it is in the seed")
        if fairness.seal(inside) != seal:
            return false("sealed", f"what seat {seat} added to the seed is not what it had sealed")
    unseen = [seat for seat in fair.entropies if seat not in {*claims.seals, *claims.entropies}]
    if unseen:
        return unproven(
            "sealed",
            "the last to sit down could search for a deal with the server's help, unless what "
            "each person added was sealed before; give the seals that you saw with "
            f"--sealed SEAT:HEX (seats: {_join_seats(unseen)})",
        )
    return true("sealed", "what each person added was fixed before anything of it was shown")


def _join_seats(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))
