"""What each device does at the table, read from the bindings, so that it is always true."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pygame

from game.view.bindings import (
    BUTTONS,
    JOIN_KEYS,
    KEYS,
    LEFT_CORNER,
    RIGHT_CORNER,
    SEAT_KEYS,
    TABLE_BUTTONS,
    TABLE_KEYS,
)
from game.view.card_words import colour_word
from game.view.commands import Kind
from game.view.i18n import N_, _

ARROWS = (Kind.LEFT, Kind.UP, Kind.DOWN, Kind.RIGHT)

CAPS = {
    pygame.K_UP: "@arrow_up", pygame.K_DOWN: "@arrow_down", pygame.K_LEFT: "@arrow_left",
    pygame.K_RIGHT: "@arrow_right", pygame.K_SPACE: N_("Space"), pygame.K_RETURN: "Enter", pygame.K_ESCAPE: "Esc",
    pygame.K_LSHIFT: "Shift", pygame.K_RSHIFT: N_("right Shift"), pygame.K_RCTRL: N_("right Ctrl"),
    pygame.K_BACKSPACE: N_("Backspace"), pygame.K_DELETE: N_("Del"), pygame.K_PAUSE: N_("Pause"),
}
"""What stands on a key, where that isn't its letter."""
SILENT = {pygame.K_KP_ENTER, pygame.K_AC_BACK, pygame.K_PAUSE}
"""Second keys for something that has one already."""
PAD = {
    pygame.CONTROLLER_BUTTON_A: "pad_a", pygame.CONTROLLER_BUTTON_B: "pad_b", pygame.CONTROLLER_BUTTON_X: "pad_x",
    pygame.CONTROLLER_BUTTON_Y: "pad_y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "shoulder_left",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "shoulder_right", pygame.CONTROLLER_BUTTON_START: "pad_start",
    pygame.CONTROLLER_BUTTON_BACK: "pad_back", pygame.CONTROLLER_BUTTON_LEFTSTICK: "stick_left",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "stick_right",
}


class Deed(NamedTuple):
    """Something that can be done at the table: icon and words."""

    icon: str
    words: str


DEEDS: dict[Kind, Deed] = {
    Kind.LEFT: Deed("step", N_("choose")),
    Kind.ACCEPT: Deed("play", N_("pick up, let go")),
    Kind.BACK: Deed("back", N_("put back; pause")),
    Kind.PEEK: Deed("peek", N_("hold: peek at your cards")),
    Kind.ACCUSE: Deed("caught", N_("Caught you!")),
    Kind.OBJECT: Deed("speech", N_("I object!")),
    Kind.SLAP: Deed("slap", N_("slap")),
    Kind.DRAW: Deed("plus", N_("draw a card")),
    Kind.TURN: Deed("worm", N_("turn the Watchman over")),
    Kind.SEAT: Deed("person", N_("point at a player")),
    Kind.AIM: Deed("pollen", N_("aim a throw")),
    Kind.PAUSE: Deed("pause", N_("pause")),
    Kind.HELP: Deed("rules", N_("rules")),
}


class KeyRow(NamedTuple):
    """A line of the table: what happens, and the glyphs of what makes it happen."""

    icon: str
    words: str
    glyphs: tuple[str, ...]


def rows_of(device: str) -> list[KeyRow]:
    """``device``: ``mouse``, ``keyboard`` (all of it), ``keys``, ``corner`` or ``pad:1`` …"""
    if device == "mouse":
        return mouse_rows()
    if device.startswith("pad"):
        return _rows(_pad_glyphs())
    tables = {"keyboard": (KEYS, TABLE_KEYS), "keys": (LEFT_CORNER,), "corner": (RIGHT_CORNER,)}[device]
    found = _glyphs(pair for table in tables for pair in table.items())
    if device == "keyboard":
        found[Kind.SEAT] = [cap(SEAT_KEYS[0]), "", cap(SEAT_KEYS[-1])]
    return _rows(found)


def mouse_rows() -> list[KeyRow]:
    return [
        KeyRow("mouse_drag", _("drag: carry a card anywhere"), ("mouse_left",)),
        KeyRow("play", _("click twice: pick up, let go"), ("mouse_left",)),
        KeyRow("caught", _("click a player: Caught you!"), ("mouse_left",)),
        KeyRow("slap", _("click the pile: slap"), ("mouse_left",)),
        KeyRow("pollen", _("flick: throw"), ("mouse_left",)),
        KeyRow("back", _("put back what you hold"), ("mouse_right",)),
        KeyRow("peek", _("hold: peek at your cards"), ("mouse_right",)),
        KeyRow("rules", _("wheel: read on"), ("mouse",)),
    ]


def game_rows(game: str, device: str) -> list[KeyRow]:
    """The keys or buttons that only this game has."""
    from game.scenes.games import PLAYS  # the games lead to the match, and the match to this screen

    play = PLAYS[game]
    if device.startswith("pad"):
        pairs = [(PAD[button], word) for button, word in play.pad_buttons.items()]
    else:
        tables: dict[str, Mapping[int, str]] = {"keyboard": play.keys, "corner": play.corner_keys}
        pairs = [(cap(key), word) for key, word in tables.get(device, {}).items()]
    slots = [glyph for glyph, word in pairs if word.startswith("slot:")]
    if slots:
        return [KeyRow("play", _("take a card of your hand"), (slots[0], "", slots[-1]))]
    return [KeyRow("speech", _game_word(word), (glyph,)) for glyph, word in pairs]


def menu_rows(device: str) -> list[KeyRow]:
    """What it does where no cards lie."""
    if device == "keyboard":
        return [KeyRow("step", _("the next thing"), ("key:Tab",)), KeyRow("log", _("the next page"), ("key:Ctrl",
                                                                                                     "key:Tab")),
                KeyRow("peek", _("full screen"), ("key:F11",)), KeyRow("bot", _("one more bot"), ("key:F2",))]
    if device.startswith("pad"):
        return [KeyRow("log", _("the next page"), ("shoulder_left", "shoulder_right")),
                KeyRow("arrow_down", _("read on"), ("stick",))]
    joins = {"keys": 1, "corner": 2}
    key = next((key for key, corner in JOIN_KEYS.items() if corner == joins.get(device)), None)
    return [KeyRow("person", _("take a seat"), (cap(key),))] if key is not None else []


GAME_WORDS = {"whistle": N_("whistle"), "pass": N_("pass"), "benny": N_("lay Benny"), "tim": N_("lay Tim")}


def _game_word(word: str) -> str:
    if word.startswith("word_"):
        return _("the word for {colour}").format(colour=colour_word(word.removeprefix("word_")))
    return _(GAME_WORDS[word])


def cap(key: int) -> str:
    """The glyph of a key."""
    name = CAPS.get(key) or pygame.key.name(key).upper()
    return f"key:{name if name.startswith('@') else _(name)}"


def _rows(glyphs: Mapping[Kind, Iterable[str]]) -> list[KeyRow]:
    return [KeyRow(deed.icon, _(deed.words), tuple(glyphs[kind])) for kind, deed in DEEDS.items() if kind in glyphs]


def _glyphs(pairs: Iterable[tuple[int, Kind]]) -> dict[Kind, list[str]]:
    """Arrows together, as one deed."""
    found: dict[Kind, list[str]] = {}
    for key, kind in pairs:
        if key not in SILENT:
            found.setdefault(Kind.LEFT if kind in ARROWS else kind, []).append(cap(key))
    return found


def _pad_glyphs() -> dict[Kind, list[str]]:
    found: dict[Kind, list[str]] = {Kind.LEFT: ["dpad", "stick"], Kind.AIM: ["stick"]}
    for button, kind in {**BUTTONS, **TABLE_BUTTONS}.items():
        if kind not in ARROWS:
            found.setdefault(kind, []).append(PAD[button])
    return found
