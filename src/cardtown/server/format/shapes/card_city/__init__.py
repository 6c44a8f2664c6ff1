"""Card City in JSON."""

from typing import Final

from cardtown.server.format.shapes.card_city.decisions import decision
from cardtown.server.format.shapes.card_city.event_types import CardCityEventShape
from cardtown.server.format.shapes.card_city.preview_types import CardCityPreviewsShape
from cardtown.server.format.shapes.card_city.types import CardCityDecisionShape, CardCityViewShape
from cardtown.server.format.shapes.card_city.views import view
from cardtown.server.format.shapes.types import Types

__all__ = ["TYPES", "decision", "view"]

TYPES: Final = Types(
    "CardCity",
    CardCityViewShape,
    CardCityDecisionShape,
    CardCityEventShape,
    CardCityPreviewsShape,
)
