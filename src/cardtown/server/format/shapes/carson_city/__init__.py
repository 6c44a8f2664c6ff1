"""Carson City in JSON."""

from typing import Final

from cardtown.server.format.shapes.carson_city.decisions import decision, option
from cardtown.server.format.shapes.carson_city.event_types import CarsonEventShape
from cardtown.server.format.shapes.carson_city.hindsight_types import HindsightShape
from cardtown.server.format.shapes.carson_city.odds_types import BidOddsShape
from cardtown.server.format.shapes.carson_city.preview_types import CarsonPreviewsShape
from cardtown.server.format.shapes.carson_city.types import CarsonDecisionShape, CarsonOptionShape
from cardtown.server.format.shapes.carson_city.views import VIEW, view
from cardtown.server.format.shapes.types import Types

__all__ = ["TYPES", "decision", "option", "view"]

TYPES: Final = Types(
    "Carson",
    VIEW.type,
    CarsonDecisionShape,
    CarsonOptionShape,
    CarsonEventShape,
    CarsonPreviewsShape,
    BidOddsShape,
    HindsightShape,
)
