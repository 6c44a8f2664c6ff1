"""Carson City in JSON."""

from cardtown.server.format.shapes.carson_city import event_types, types
from cardtown.server.format.shapes.carson_city.decisions import decision
from cardtown.server.format.shapes.carson_city.views import view

__all__ = ["decision", "event_types", "types", "view"]
