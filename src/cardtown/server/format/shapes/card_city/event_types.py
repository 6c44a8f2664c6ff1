"""The types of Card City's events, as `Event.to_json` gives them."""

from __future__ import annotations

from cardtown.games.card_city import events
from cardtown.server.format.shapes.card_city.types import CardCityDeveloping, CardCityKind
from cardtown.server.format.shapes.card_city.views import LINES
from cardtown.server.format.shapes.derive import Form
from cardtown.server.format.shapes.events import event_types

CardCityEventShape = event_types(
    {
        "CardCitySetUpSeat": events.SetUpSeat,
        "CardCitySetUpEvent": events.SetUp,
        "CardCityRoundEvent": events.RoundBegan,
        "CardCityOfferEvent": events.Offered,
        "CardCityChoiceEvent": events.Chosen,
        "CardCityHoldEvent": events.Held,
        "CardCityBuildEvent": events.Built,
        "CardCityDiscardEvent": events.Discarded,
        "CardCityDevelopEvent": events.Developed,
        "CardCityIncomeEvent": events.Earned,
        "CardCityBuyEvent": events.Bought,
        "CardCityFinalScore": events.FinalScore,
        "CardCityScoreEvent": events.Scored,
    },
    {
        events.Kind: Form(CardCityKind),
        events.Developing: Form(CardCityDeveloping),
        events.Lines: LINES,
    },
)
