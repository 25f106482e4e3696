"""How far apart two colours look: CIEDE2000, also to eyes that lack one kind of cone (Machado and others 2009)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Rgb = tuple[int, int, int]
Triple = tuple[float, float, float]

LEAST_APART = 15.0
"""In ΔE2000: nearer colours need something else that tells them apart."""

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "red-blind": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "green-blind": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "blue-blind": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What these eyes make of linear red, green and blue; the empty name is for all three cones."""
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
DAYLIGHT = (0.95047, 1.0, 1.08883)


class Nearness(NamedTuple):
    """How far two colours are apart at least, and to which eyes (see :data:`EYES`)."""

    apart: float
    eyes: str


def nearest(one: Rgb, other: Rgb) -> Nearness:
    """The smallest of the differences that the four kinds of eyes see."""
    return min(Nearness(difference(seen(one, eyes), seen(other, eyes)), eyes) for eyes in EYES)


def seen(colour: Rgb, eyes: str) -> Triple:
    """The colour in CIE L*a*b* as these eyes see it."""
    linear = [_linear(each / 255) for each in colour]
    kept = [max(0.0, min(1.0, each)) for each in _times(EYES[eyes], linear)]
    x, y, z = (_root(value / white) for value, white in zip(_times(TO_XYZ, kept), DAYLIGHT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Sequence[Triple], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two colours in L*a*b*, by the steps of Sharma, Wu and Dalal 2005."""
    mean_c = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * _seventh(mean_c)
    (l1, c1, h1), (l2, c2, h2) = _polar(one, stretch), _polar(other, stretch)
    turn = _turn(h2 - h1) if c1 * c2 else 0.0
    middle_l, middle_c = (l1 + l2) / 2, (c1 + c2) / 2
    middle_h = h1 + turn / 2 if c1 * c2 else h1 + h2
    weight = (1 - 0.17 * _cos(middle_h - 30) + 0.24 * _cos(2 * middle_h) + 0.32 * _cos(3 * middle_h + 6)
              - 0.20 * _cos(4 * middle_h - 63))
    light = (l2 - l1) / (1 + 0.015 * (middle_l - 50) ** 2 / math.sqrt(20 + (middle_l - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * middle_c)
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * middle_c * weight)
    rotation = -math.sin(math.radians(60 * math.exp(-(((middle_h % 360 - 275) / 25) ** 2)))) * 2 * _seventh(middle_c)
    return math.sqrt(max(0.0, light**2 + chroma**2 + hue**2 + rotation * chroma * hue))


def _polar(colour: Triple, stretch: float) -> Triple:
    lightness, a, b = colour
    a *= stretch
    return lightness, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _turn(angle: float) -> float:
    """The shorter way round."""
    return angle - 360 if angle > 180 else angle + 360 if angle < -180 else angle


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
