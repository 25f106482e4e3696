"""Portraits with shut eyes, made from the open ones: a lid at 100 %, for 110 ms."""

from __future__ import annotations

import re

import pygame

from .raster import Raster, render_svg, svg_source
from .theme import INK, palette

EYE = re.compile(
    rb'<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)" fill="#FFFDF6"[^>]*/>'
    rb'(?:\s*<circle[^>]*/>){1,2}')


def register_blink(art: Raster, animal: str) -> str:
    """The name of the picture ``seats/<animal>_blink``, drawn when it is first asked for."""
    name = f"seats/{animal}_blink"
    art.register(name, lambda size: _shut(animal, size))
    return name


def _shut(animal: str, size: tuple[int, int]) -> pygame.Surface:
    lid = palette()["bodies"].get(animal, ["#8A6A5C", "#8A6A5C"])
    tone = lid[1] if animal != "badger" else "#4A4357"

    def close(eye: re.Match[bytes]) -> bytes:
        cx, cy, rx, ry = (float(number) for number in eye.groups())
        return (f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="{tone}" stroke-width="4"/>'
                f'<path d="M{cx - rx:g},{cy + 1:g} Q{cx:g},{cy + ry * 0.9:g} {cx + rx:g},{cy + 1:g}" fill="none" '
                f'stroke="{INK}" stroke-width="4"/>').encode()
    source = EYE.sub(close, svg_source(f"seats/{animal}_neutral"))
    return render_svg(source, size, f"seats/{animal}_blink")
