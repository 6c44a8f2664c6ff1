"""Card City in JSON."""

from typing import Final

from cardtown.server.format.shapes.card_city.decisions import decision, option
from cardtown.server.format.shapes.card_city.event_types import CardCityEventShape
from cardtown.server.format.shapes.card_city.hindsight_types import CardCityHindsightShape
from cardtown.server.format.shapes.card_city.preview_types import CardCityPreviewsShape
from cardtown.server.format.shapes.card_city.types import (
    CardCityDecisionShape,
    CardCityDivisionShape,
    CardCityOptionShape,
)
from cardtown.server.format.shapes.card_city.views import VIEW, view
from cardtown.server.format.shapes.types import Types

__all__ = ["TYPES", "decision", "option", "view"]

TYPES: Final = Types(
    "CardCity",
    VIEW.type,
    CardCityDecisionShape,
    CardCityOptionShape | CardCityDivisionShape,
    CardCityEventShape,
    CardCityPreviewsShape,
    hindsight=CardCityHindsightShape,
)
