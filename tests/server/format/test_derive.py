"""Shapes derived from fields: what a field, a computed fact and an unknown type come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from pydantic import TypeAdapter

from cardtown.server.format.shapes.derive import Form, derive, sequence_of


class Card(NamedTuple):
    """A card."""

    id: str
    """Its number."""
    worth: int


@dataclass(frozen=True)
class Hand:
    """Cards in a hand."""

    owner: int | None
    secret: str
    cards: tuple[Card, ...]
    best: Card | None
    size: tuple[int, int] = (1, 2)


class Facts(NamedTuple):
    """What is computed of a hand."""

    told: str
    total: int
    """What the cards are worth."""


def compute(hand: Hand, doubled: bool) -> Facts:
    return Facts(hand.secret[:1], sum(card.worth for card in hand.cards) * (2 if doubled else 1))


CARD = derive("CardShape", Card)
HAND = derive("HandShape", Hand, {Card: CARD}, compute=compute, instead={"secret": "told"})
ACE = Card("ace", 11)


def schema(form: Form) -> dict[str, Any]:
    return TypeAdapter(form.type).json_schema(mode="serialization")


def test_fields_become_an_object_in_their_order() -> None:
    assert list(CARD.encode(ACE).items()) == [("id", "ace"), ("worth", 11)]


def test_a_computed_fact_stands_at_the_end_or_in_place_of_a_field() -> None:
    shape = HAND.encode(Hand(2, "hidden", (ACE,), None), True)
    assert list(shape) == ["owner", "told", "cards", "best", "size", "total"]
    assert (shape["told"], shape["total"]) == ("h", 22)


def test_values_inside_have_the_forms_of_their_types() -> None:
    ace = {"id": "ace", "worth": 11}
    shape = HAND.encode(Hand(2, "", (ACE, ACE), ACE), False)
    assert (shape["cards"], shape["best"]) == ([ace, ace], ace)
    assert HAND.encode(Hand(2, "", (), None), False)["best"] is None


def test_the_description_has_the_types_and_the_docstrings() -> None:
    described = schema(HAND)
    properties = described["properties"]
    assert described["description"] == "Cards in a hand."
    assert described["required"] == list(properties)
    assert properties["owner"] == {
        "anyOf": [{"type": "integer"}, {"type": "null"}],
        "title": "Owner",
    }
    assert properties["total"]["description"] == "What the cards are worth."
    assert described["$defs"]["CardShape"]["properties"]["id"]["description"] == "Its number."
    assert properties["size"]["maxItems"] == 2


def test_many_values_may_be_encoded_at_once() -> None:
    class Pile(NamedTuple):
        cards: tuple[Card, ...]

    count = derive("PileShape", Pile, {tuple[Card, ...]: sequence_of(CARD, encode=len)})
    assert count.encode(Pile((ACE, ACE, ACE))) == {"cards": 3}


class Unknown(NamedTuple):
    """It has a field of a type without a form."""

    cards: Sequence[object]


class Ambiguous(NamedTuple):
    """It has a field of two types, which a derived encoder can't tell apart."""

    one: Card | Hand


@pytest.mark.parametrize(
    ("kind", "forms", "complaint"),
    [
        (Unknown, {}, "has no form in JSON"),
        (Ambiguous, {Card: CARD, Hand: HAND}, "needs a form of its own"),
    ],
)
def test_a_field_without_a_form_is_refused_at_once(
    kind: Any, forms: dict[Any, Form], complaint: str
) -> None:
    with pytest.raises(TypeError, match=complaint):
        derive("Shape", kind, forms)
