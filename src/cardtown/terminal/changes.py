"""How a score changes, as a table."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from cardtown.terminal.pen import STRONG, BasePen, change_style


def table_of_changes(points: int, pen: BasePen) -> Table:
    """An empty table for lines and their changes, with the total below."""
    table = Table(box=None, padding=(0, 1), show_header=False, show_footer=True)
    table.add_column(footer=Text(pen.texts("total"), style=STRONG))
    total = Text(pen.points(points), style=change_style(points))
    table.add_column(justify="right", footer=total)
    return table
