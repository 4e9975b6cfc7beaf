"""A plot as SVG: small panels side by side, each with its own scale, and times on a logarithmic axis."""

import math
from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 210, 190  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 34, 10, 28, 40  # around what is drawn in it
LEAF, INK, FAINT = "#4f8a3c", "#7a7a72", "#7a7a7244"  # to be seen on light and dark pages


class Spot(NamedTuple):
    """A mean with its 95 % interval, at a time in seconds."""

    time: float
    mean: float
    low: float
    high: float


class Panel(NamedTuple):
    title: str
    spots: Sequence[Spot]


def drawing(panels: Sequence[Panel], across: str, up: str) -> str:
    """The whole file; `across` and `up` say what the axes are."""
    times = sorted({spot.time for panel in panels for spot in panel.spots})
    drawn = "".join(
        f'<g transform="translate({number * WIDTH} 0)">{_panel(panel, times)}</g>'
        for number, panel in enumerate(panels)
    )
    width = WIDTH * len(panels)
    note = _text(width / 2, HEIGHT - 6, f"{across} · {up}", "middle", 11)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" font-family="sans-serif" fill="{INK}">'
        f"{drawn}{note}</svg>\n"
    )


def _panel(panel: Panel, times: Sequence[float]) -> str:
    top = _step(max((spot.high for spot in panel.spots), default=1.0))
    across = {time: _between(math.log(time), math.log(times[0]), math.log(times[-1])) for time in times}

    def x(time: float) -> float:
        return LEFT + across[time] * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - max(value, 0.0) / (4 * top) * (HEIGHT - TOP - BOTTOM)

    parts = [_text(LEFT, TOP - 12, panel.title, "start", 13)]
    for line in range(5):
        parts.append(_line(LEFT, y(line * top), WIDTH - RIGHT, y(line * top), FAINT, 1))
        parts.append(_text(LEFT - 5, y(line * top) + 3.5, f"{line * top:g}", "end", 10))
    parts += [_text(x(time), HEIGHT - BOTTOM + 14, f"{time:g}", "middle", 10) for time in times]
    for before, after in zip(panel.spots, panel.spots[1:]):
        parts.append(_line(x(before.time), y(before.mean), x(after.time), y(after.mean), LEAF, 2))
    for spot in panel.spots:
        parts.append(_line(x(spot.time), y(spot.low), x(spot.time), y(spot.high), LEAF, 1))
        parts.append(f'<circle cx="{x(spot.time):.1f}" cy="{y(spot.mean):.1f}" r="3" fill="{LEAF}"/>')
    return "".join(parts)


def _step(most: float) -> float:
    """A round number, four times of which are enough.

    >>> [_step(most) for most in (3.0, 11.0, 47.0)]
    [1.0, 5.0, 20.0]
    """
    size = 10.0 ** math.floor(math.log10(max(most, 0.1) / 4))
    return next(size * digit for digit in (1.0, 2.0, 5.0, 10.0) if 4 * size * digit >= most)


def _between(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low) if high > low else 0.5


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, anchor: str, size: int) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'
