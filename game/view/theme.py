"""Colours by role, and the signs of colours. Those of games, seats and the table are in ``assets/palette.json``."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

import pygame

from game.assets import asset
from game.settings import ANIMALS

Colour = str | tuple[int, int, int] | tuple[int, int, int, int]

INK, SOFT = "#33203A", "#5A4660"
PAPER, SLIP, SIDE, EDGE = "#FFF5E1", "#FBE9C8", "#D9C6A4", "#8A6A5C"
BOT_SLIP = "#EADFCB"
MARIGOLD, BRASS, BRASS_SIDE = "#FFB02E", "#F5B638", "#CF8520"
ALARM, ALARM_SIDE, RUST = "#C23B2A", "#8E2519", "#AC401C"
FLOOR, FLOOR_JOINT, DARK = "#2A1D33", "#35263F", "#2E2140"
GREEN = "#2A7A48"
TAB, READY_SIDE, DIMMED = "#CDB88F", "#2F7578", "#6F5148"
READY, WAITING, WARNING = "#A5D9AE", "#F8DCA0", "#F3B893"
HIGHLIGHT = "#FFE9B0"
PALE, FAINT = "#D8C8DC", "#C9B8CF"
SHADOW = (0x1C, 0x10, 0x22)

UNDER = (158, 142, 172, 255)
"""Tint of what is beyond the table's edge."""
FORBIDDEN = (186, 178, 192, 255)
"""Tint of a card that may not be laid now."""

MOODS = ("neutral", "innocent", "sly", "caught", "angry", "happy", "asleep")

BUTTONS: dict[str, tuple[str, str, str]] = {
    "primary": (BRASS, BRASS_SIDE, INK),
    "plain": (PAPER, SIDE, INK),
    "alarm": (ALARM, ALARM_SIDE, PAPER),
}
"""Kind of button to its face, side and words."""

CLOTHS: dict[str, tuple[str, str, str]] = {
    "schummel_hummel": ("#2C6E73", "#3F8A8C", "#7FB5AE"),
    "heuschrecken_poker": ("#4E6E42", "#5E7F4E", "#A3BF8E"),
    "moemmen": ("#6E8748", "#8FA65E", "#C4D69A"),
    "schnattergei": ("#8A4233", "#A5523F", "#DE9C86"),
}
"""Game to its cloth's base, band and light line."""


class Sign(NamedTuple):
    """How a game colour shows: never by colour alone."""

    shape: str
    rgb: tuple[int, int, int]
    letter: str
    word: str = ""
    """The shipped colour whose letter each language has; empty where the deck's own letter stands."""


COLOUR_LETTERS = {"blue": "B", "red": "R", "green": "G", "yellow": "Y", "violet": "V", "brown": "N"}
"""As the shipped decks have them; brown's isn't blue's."""
SHAPES = {"blue": "drop", "red": "heart", "green": "leaf", "yellow": "sun", "violet": "tulip",
          "brown": "acorn"}


PLAIN_INK, PLAIN_PAPER = "#1E0F28", "#FFFBF2"
STRONG: dict[Colour, Colour] = {
    **dict.fromkeys((INK, SOFT, EDGE, DIMMED), PLAIN_INK),
    **dict.fromkeys((PAPER, SLIP, BOT_SLIP, PALE, FAINT), PLAIN_PAPER),
    RUST: "#6A1E06", ALARM: "#8E2519", ALARM_SIDE: "#5E140C", GREEN: "#14552D", READY_SIDE: "#1F5355",
    FLOOR: "#1A1120", FLOOR_JOINT: "#1A1120",
    FORBIDDEN: (224, 219, 228, 255), UNDER: (196, 186, 206, 255),
}
"""What a colour becomes with strong contrast: plain paper, plain ink."""

_strong = False


def strong() -> bool:
    """Whether somebody asked for strong contrast."""
    return _strong


def set_strong(on: bool) -> None:
    """Pictures that are kept have to be made anew: see :func:`game.view.looks.prefer`."""
    global _strong
    _strong = on


def veil(alpha: int) -> int:
    """How opaque the dark is on which words stand: wholly with strong contrast."""
    return 255 if _strong else alpha


def rgba(colour: Colour, alpha: int | None = None) -> pygame.Color:
    """A pygame colour, as the chosen contrast has it; ``alpha`` 0 to 255 replaces the colour's own."""
    value = pygame.Color(STRONG.get(colour, colour) if _strong else colour)
    if alpha is not None:
        value.a = alpha
    return value


@cache
def palette() -> dict[str, Any]:
    """``assets/palette.json`` as it stands."""
    data: dict[str, Any] = json.loads(asset("palette.json").read_text(encoding="utf-8"))
    return data


@cache
def signs() -> dict[str, Sign]:
    """The shipped game colours, by name."""
    found = {}
    for name, tones in palette()["game_colours"].items():
        base = pygame.Color(tones["base"])
        found[name] = Sign(SHAPES.get(name, tones["mark"]), (base.r, base.g, base.b), COLOUR_LETTERS[name], name)
    return found


@cache
def seat_colour(animal: str) -> str:
    """The ring colour of a seat's animal; plain side colour for one without."""
    seats = palette()["seats"]
    return str(seats[animal]["ring"]) if animal in ANIMALS else SIDE


@cache
def on_seat_colour(animal: str) -> str:
    """The text colour that reads on the seat's ring colour."""
    seats = palette()["seats"]
    return PAPER if animal in ANIMALS and seats[animal]["number"] == "paper" else INK
