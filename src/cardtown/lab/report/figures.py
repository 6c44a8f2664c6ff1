"""Drawings as inline SVG.

Positions along a drawing are percentages and everything else is in pixels: so a drawing fills the
available width, while its dots stay round and its letters legible. Colours are classes of the page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from cardtown.lab.estimate import Estimate
from cardtown.lab.report import words

_LINE: Final = 22


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values lie between the left and the right edge, or the bottom and the top."""

    low: float
    high: float

    @classmethod
    def around(cls, values: Iterable[float]) -> Scale:
        """A scale that holds all these values, with a small margin."""
        known = [value for value in values if math.isfinite(value)]
        if not known:
            return cls(0, 1)
        low, high = min(known), max(known)
        edge = 0.04 * (high - low) if high - low > 1e-9 else 0.5
        return cls(low - edge, high + edge)

    @classmethod
    def of(cls, estimates: Iterable[Estimate], *more: float) -> Scale:
        """A scale for estimates with their intervals, and for some more values."""
        solid = [one for one in estimates if not one.few]
        ends = (one.mean + sign * one.plus_minus for one in solid for sign in (-1, 1))
        return cls.around([*ends, *more])

    def within(self, low: float, high: float) -> Scale:
        """The scale, cut off a little beyond these ends."""
        edge = (high - low) * 0.02
        return Scale(max(self.low, low - edge), min(self.high, high + edge))

    def at(self, value: float) -> float:
        """0 at the low end, 1 at the high end, and never beyond."""
        return min(max((value - self.low) / (self.high - self.low), 0), 1)

    def x(self, value: float) -> str:
        """The value as a position from the left."""
        return f"{100 * self.at(value):.2f}%"

    def ticks(self, most: int = 3) -> list[float]:
        """Round numbers on the scale, at most `most` of them."""
        power = 10 ** math.floor(math.log10((self.high - self.low) / most))
        found: list[float] = []
        for step in (power, 2 * power, 2.5 * power, 5 * power, 10 * power, 20 * power):
            first, last = math.ceil(self.low / step), math.floor(self.high / step)
            found = [step * index for index in range(first, last + 1)]
            if len(found) <= most:
                break
        return found


def axis(scale: Scale, *, factor: int = 1, unit: str = "", signed: bool = False) -> Markup:
    """The numbers along a scale, for the head of a column."""
    marks = Markup().join(
        Markup('<text x="{}" y="11" text-anchor="{}">{}</text>').format(
            scale.x(tick), _anchor(scale.at(tick)), _tick(tick * factor, unit, signed=signed)
        )
        for tick in scale.ticks()
    )
    return _svg("axis", 14, marks)


def _tick(value: float, unit: str = "", *, signed: bool = False) -> str:
    digits = next(digits for digits in range(9) if abs(value - round(value, digits)) < 1e-9)
    text = words.number(value, digits)
    return f"{'+' if signed and value > 1e-9 else ''}{text}{unit}"


def _anchor(at: float) -> str:
    return "start" if at < 0.06 else "end" if at > 0.94 else "middle"


def whisker(estimate: Estimate, scale: Scale, *, rule: float | None = None, tone: str) -> Markup:
    """A dot with its interval; nothing if too little was observed.

    `rule` is a line to compare with.
    """
    parts = Markup()
    middle = _LINE // 2
    if rule is not None:
        parts += Markup('<line class="rule" x1="{0}" x2="{0}" y1="0" y2="100%"/>').format(
            scale.x(rule)
        )
    if not estimate.few:
        low, high = estimate.mean - estimate.plus_minus, estimate.mean + estimate.plus_minus
        parts += Markup('<line class="span {3}" x1="{0}" x2="{1}" y1="{2}" y2="{2}"/>').format(
            scale.x(low), scale.x(high), middle, tone
        )
        parts += Markup('<circle class="dot {}" cx="{}" cy="{}" r="4.5"/>').format(
            tone, scale.x(estimate.mean), middle
        )
    return _svg("cell", _LINE, parts)


def bars(values: Sequence[tuple[float, str]], scale: Scale) -> Markup:
    """Bars from zero, one below another: (value, tone)."""
    thick = 12 if len(values) == 1 else 7
    parts = Markup()
    for index, (value, tone) in enumerate(values):
        start, end = sorted((scale.at(0), scale.at(value)))
        parts += Markup(
            '<rect class="bar {}" x="{:.2f}%" width="{:.2f}%" y="{}" height="{}"/>'
        ).format(tone, 100 * start, 100 * (end - start), 5 + index * (thick + 1), thick)
    parts += Markup('<line class="rule" x1="{0}" x2="{0}" y1="0" y2="100%"/>').format(scale.x(0))
    return _svg("cell", 10 + len(values) * (thick + 1), parts)


def histogram(
    counts: Mapping[int, int], scale: Scale, width: int, most: int, middle: float, *, tone: str
) -> Markup:
    """Bars for counts by the lower end of their class, with a line at the middle."""
    height = 40
    parts = Markup()
    for start, count in counts.items():
        tall = max(height * count / most, 1)
        parts += Markup(
            '<rect class="bar {}" x="{:.2f}%" width="{:.2f}%" y="{:.1f}" height="{:.1f}"/>'
        ).format(
            tone,
            100 * scale.at(start),
            100 * (scale.at(start + width) - scale.at(start)) * 0.92,
            height - tall,
            tall,
        )
    parts += Markup('<line class="median" x1="{0}" x2="{0}" y1="0" y2="100%"/>').format(
        scale.x(middle)
    )
    return _svg("cell tall", height, parts)


class Point(NamedTuple):
    """A point of a scatter: where it lies, its interval and what it is."""

    x: float
    y: Estimate
    shape: str
    """`round` or `square`."""
    tone: str
    name: str


def scatter(points: Sequence[Point], label: str, across: str, upward: str) -> Markup:
    """Points with their intervals; each has a tooltip that says what it is."""
    xs = Scale.around([one.x for one in points])
    ys = Scale.of([one.y for one in points], 0)
    plot = _Plot(320, xs, ys)
    parts = plot.frame(across, upward)
    parts += plot.level(0, "rule")
    for one in points:
        parts += plot.span(one.x, one.y, f"{one.tone} faint")
    for one in points:
        parts += plot.mark(one.x, one.y.mean, one.shape, one.tone, one.name)
    return plot.svg(parts, label)


def curves(
    series: Mapping[str, Sequence[tuple[float, Estimate]]], label: str, across: str, upward: str
) -> Markup:
    """Lines through estimates, one for each name, with different colours and marks."""
    solid = {name: [(x, one) for x, one in found if not one.few] for name, found in series.items()}
    xs = Scale.around([x for found in solid.values() for x, _ in found])
    ys = Scale.of([one for found in solid.values() for _, one in found])
    plot = _Plot(260, xs, ys)
    parts = plot.frame(across, upward)
    for index, found in enumerate(solid.values()):
        tone, shape = f"k{index % 6}", ("round", "square")[index % 2]
        for (x, one), (next_x, following) in pairwise(found):
            parts += plot.stroke((x, one.mean), (next_x, following.mean), tone)
        for x, one in found:
            parts += plot.span(x, one, tone)
            parts += plot.mark(x, one.mean, shape, tone, f"{x:g}: {words.points(one)}")
    return plot.svg(parts, label)


class _Plot:
    """The frame of a figure with two axes; across in percentages, upward in pixels."""

    LEFT: Final = 8.0
    RIGHT: Final = 98.0
    TOP: Final = 24
    BOTTOM: Final = 40

    def __init__(self, height: int, xs: Scale, ys: Scale) -> None:
        self.height = height
        self.xs = xs
        self.ys = ys

    def svg(self, parts: Markup, label: str) -> Markup:
        """The drawing, with a label for screen readers."""
        return Markup('<svg class="plot" width="100%" height="{}" role="img">{}{}</svg>').format(
            self.height, Markup("<title>{}</title>").format(label), parts
        )

    def x(self, value: float) -> str:
        return f"{self.LEFT + (self.RIGHT - self.LEFT) * self.xs.at(value):.2f}%"

    def y(self, value: float) -> str:
        room = self.height - self.TOP - self.BOTTOM
        return f"{self.TOP + room * (1 - self.ys.at(value)):.1f}"

    def frame(self, across: str, upward: str) -> Markup:
        parts = Markup('<text class="name" x="0" y="12">{}</text>').format(upward)
        for tick in self.ys.ticks(5):
            parts += self.level(tick, "grid")
            parts += Markup('<text x="{}%" y="{}" dy="4" text-anchor="end">{}</text>').format(
                self.LEFT - 1.2, self.y(tick), _tick(tick)
            )
        for tick in self.xs.ticks(12):
            if tick == round(tick):
                parts += Markup('<text x="{}" y="{}" text-anchor="middle">{}</text>').format(
                    self.x(tick), self.height - 22, _tick(tick)
                )
        name = Markup('<text class="name" x="100%" y="{}" text-anchor="end">{}</text>')
        return parts + name.format(self.height - 5, across)

    def level(self, value: float, tone: str) -> Markup:
        return Markup('<line class="{2}" x1="{0}%" x2="{3}%" y1="{1}" y2="{1}"/>').format(
            self.LEFT, self.y(value), tone, self.RIGHT
        )

    def span(self, x: float, one: Estimate, tone: str) -> Markup:
        if one.few:
            return Markup()
        return Markup('<line class="span {3}" x1="{0}" x2="{0}" y1="{1}" y2="{2}"/>').format(
            self.x(x), self.y(one.mean - one.plus_minus), self.y(one.mean + one.plus_minus), tone
        )

    def stroke(self, start: tuple[float, float], end: tuple[float, float], tone: str) -> Markup:
        return Markup('<line class="stroke {}" x1="{}" y1="{}" x2="{}" y2="{}"/>').format(
            tone, self.x(start[0]), self.y(start[1]), self.x(end[0]), self.y(end[1])
        )

    def mark(self, x: float, y: float, shape: str, tone: str, name: str) -> Markup:
        title = Markup("<title>{}</title>").format(name)
        if shape == "round":
            return Markup('<circle class="dot {}" cx="{}" cy="{}" r="5">{}</circle>').format(
                tone, self.x(x), self.y(y), title
            )
        # A nested drawing moves a square of pixels to a place in percentages.
        return Markup(
            '<svg x="{}" y="{}" overflow="visible"><rect class="dot {}" x="-4.5" y="-4.5" '
            'width="9" height="9">{}</rect></svg>'
        ).format(self.x(x), self.y(y), tone, title)


def legend(names: Sequence[tuple[str, str, str]]) -> Markup:
    """What the colours and marks of a figure stand for: (name, tone, shape)."""
    entries = Markup().join(
        Markup('<span class="key"><i class="{} {}"></i>{}</span>').format(shape, tone, name)
        for name, tone, shape in names
    )
    return Markup('<div class="legend">{}</div>').format(entries)


def _svg(kind: str, height: int, parts: Markup) -> Markup:
    """A drawing hidden from screen readers, since the number it shows is beside it."""
    return Markup('<svg class="{}" width="100%" height="{}" aria-hidden="true">{}</svg>').format(
        kind, height, parts
    )
