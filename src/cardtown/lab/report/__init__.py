"""The report of a run: one HTML file that opens anywhere and needs no network."""

from __future__ import annotations

from pathlib import Path

from cardtown.core import BadInput, MissingExtra

try:
    from cardtown.lab.report.html import render
    from cardtown.lab.report.observations import Observations
    from cardtown.lab.report.summary import page_of
    from cardtown.lab.store import open_run
except ModuleNotFoundError as error:
    package = (error.name or "").partition(".")[0]
    if package in ("jinja2", "markupsafe", "openskill", "polars"):
        raise MissingExtra(package, "lab") from None
    raise


def write(run_dir: Path, out: Path) -> None:
    """Write the report of a run; raise :class:`BadInput` if the run is damaged or has no game."""
    run = open_run(run_dir)
    page = page_of(Observations.of(run))
    try:
        out.write_text(render(page), "utf-8")
    except OSError as error:
        raise BadInput("out", f"{out} can't be written: {error.strerror}") from None
