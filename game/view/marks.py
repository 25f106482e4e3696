"""The sign of a game colour as SVG: one shape each, drawn in a box from -28 to 28."""

from __future__ import annotations

import math

from .theme import INK, Sign

LINE = f'stroke="{INK}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"'


def _star(points: int, outer: int, inner: int) -> str:
    steps = [(i * math.pi / points, (outer, inner)[i % 2]) for i in range(2 * points)]
    return "M" + " L".join(f"{r * math.sin(a):.0f},{-r * math.cos(a):.0f}" for a, r in steps) + " Z"


SHAPES = {
    "drop": "M0,-23 C7,-11 18,-3 18,7 C18,16 10,22 0,22 C-10,22 -18,16 -18,7 C-18,-3 -7,-11 0,-23 Z",
    "heart": "M0,21 C-9,12 -23,4 -23,-8 C-23,-16 -17,-21 -11,-21 C-6,-21 -2,-18 0,-12 "
             "C2,-18 6,-21 11,-21 C17,-21 23,-16 23,-8 C23,4 9,12 0,21 Z",
    "leaf": "M-18,20 C-25,-6 -8,-23 21,-21 C24,7 7,24 -18,20 Z",
    "sun": _star(8, 23, 14),
    "tulip": "M0,22 C-17,21 -23,8 -21,-19 L-10,-7 L0,-22 L10,-7 L21,-19 C23,8 17,21 0,22 Z",
    "acorn": "M-3,-23 H3 V-17 C14,-17 23,-11 23,-1 H18 C18,10 9,19 0,23 C-9,19 -18,10 -18,-1 H-23 "
             "C-23,-11 -14,-17 -3,-17 Z",
    "disc": "M-20,0 A20,20 0 1 1 20,0 A20,20 0 1 1 -20,0 Z",
    "diamond": "M0,-23 L19,0 L0,23 L-19,0 Z",
    "square": "M-18,-18 H18 V18 H-18 Z",
    "triangle": "M0,-21 L22,18 L-22,18 Z",
    "star": _star(5, 23, 10),
}
VEINS = {"leaf": "M-12,14 L9,-9", "acorn": "M-18,-1 H18"}


def outline(shape: str) -> str:
    """The path of a shape; a shape that nobody drew is a disc (its letter still tells it apart)."""
    return SHAPES.get(shape, SHAPES["disc"])


def mark(sign: Sign, x: float = 0, y: float = 0, size: float = 1) -> str:
    """An SVG group: the shape in its colour, 46 units high at size 1."""
    fill = "#{:02X}{:02X}{:02X}".format(*sign.rgb)
    vein = VEINS.get(sign.shape)
    inner = f'<path d="{vein}" fill="none"/>' if vein else ""
    return (f'<g transform="translate({x},{y}) scale({size})" {LINE}>'
            f'<path d="{outline(sign.shape)}" fill="{fill}"/>{inner}</g>')


def mark_svg(sign: Sign) -> bytes:
    """A whole SVG of 56 x 56 with the sign."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="-28 -28 56 56">'
            f"{mark(sign)}</svg>").encode()
