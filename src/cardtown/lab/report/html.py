"""Pages as HTML."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from cardtown.lab.report.page import Page


def render(page: Page) -> str:
    """The whole page; every text in it is escaped."""
    return _environment().get_template("report.html").render(page=page)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("cardtown.lab.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
