"""The types of Carson City's events, as `Event.to_json` gives them."""

from __future__ import annotations

from cardtown.games.carson_city import Character, CharacterId, Terrain, events
from cardtown.server.format.shapes.carson_city.views import LINES, TERRAIN
from cardtown.server.format.shapes.derive import Form
from cardtown.server.format.shapes.events import event_types

CarsonEventShape = event_types(
    {
        "CarsonSetUpSeat": events.SetUpSeat,
        "CarsonSetUpEvent": events.SetUp,
        "CarsonRoundEvent": events.RoundBegan,
        "CarsonRevealEvent": events.Revealed,
        "CarsonUseEvent": events.Used,
        "CarsonExtraEvent": events.ExtraRevealed,
        "CarsonSellEvent": events.Sold,
        "CarsonSeenBid": events.SeenBid,
        "CarsonBidsEvent": events.BidsSeen,
        "CarsonOrderEvent": events.OrderSet,
        "CarsonTakeTerrainEvent": events.TookTerrain,
        "CarsonTakeCharacterEvent": events.TookCharacter,
        "CarsonPlaceEvent": events.Placed,
        "CarsonNoPlaceEvent": events.NoPlace,
        "CarsonLeftEvent": events.LeftOver,
        "CarsonAdoptEvent": events.Adopted,
        "CarsonFinalScore": events.FinalScore,
        "CarsonFinalTotal": events.FinalTotal,
        "CarsonScoreEvent": events.Scored,
    },
    {Terrain: TERRAIN, Character: Form(CharacterId), events.Lines: LINES},
)
