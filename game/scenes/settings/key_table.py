"""What each device does at the table, read from the bindings, so that it is always true."""

from __future__ import annotations

from typing import NamedTuple

from game.bindings import ACTS, CORNERS, DEFAULTS, GAME_OF, NONE, PADS, WORDS, Bindings
from game.view.bindings import current, glyph_of
from game.view.card_words import colour_word
from game.view.i18n import N_, _


class Deed(NamedTuple):
    """Something that can be done at the table: icon and words."""

    icon: str
    words: str


DEEDS: dict[str, Deed] = {
    "left": Deed("arrow_left", N_("choose left")),
    "right": Deed("arrow_right", N_("choose right")),
    "up": Deed("arrow_up", N_("choose up")),
    "down": Deed("arrow_down", N_("choose down")),
    "accept": Deed("play", N_("pick up, let go")),
    "back": Deed("back", N_("put back; pause")),
    "peek": Deed("peek", N_("peek at your cards")),
    "slap": Deed("slap", N_("slap")),
    "accuse": Deed("caught", N_("Caught you!")),
    "object": Deed("speech", N_("I object!")),
    "draw": Deed("plus", N_("draw a card")),
    "turn": Deed("worm", N_("turn the Watchman over")),
    "steal": Deed("grasshopper", N_("steal a grasshopper")),
    "throw": Deed("pollen", N_("throw the pollen")),
    "lap": Deed("cheat_table", N_("under the table")),
    "shoulder": Deed("cheat_shoulder", N_("over the shoulder")),
    "sleeve": Deed("cheat_sleeve", N_("up the sleeve")),
    "slip": Deed("cheat_pile", N_("under the pile")),
    "pause": Deed("pause", N_("pause")),
    "help": Deed("rules", N_("rules")),
}


class KeyRow(NamedTuple):
    """A line of the table: what happens, and the glyphs of what makes it happen. ``act``: it can be changed."""

    icon: str
    words: str
    glyphs: tuple[str, ...]
    act: str = ""


TABLE = ""
"""The group of what a hand does at every table; the others are those of :data:`~game.bindings.WORDS`."""
TITLES = {"schnattergei": "Schnattergei", "moemmen": "Mömmen", "heuschrecken_poker": "Heuschrecken Poker",
          "heuschrecken_poker.bluff": N_("Bluff")}
DRILLS = ("heuschrecken_poker.bluff",)
"""Practised alone: nobody has a corner there."""


def groups_of(device: str) -> list[str]:
    """What this device has keys for: every table, and the words of single games."""
    return [TABLE, *(group for group in WORDS if group not in DRILLS or device not in CORNERS)]


def title_of(group: str) -> str:
    return _(TITLES[group]) if group else _("At the table")


def rows_of(device: str, bound: Bindings | None = None, group: str = TABLE) -> list[KeyRow]:
    """``device``: ``mouse``, ``touch``, ``keyboard`` (all of it), a corner of it or ``pad:1`` …"""
    if device == "mouse":
        return mouse_rows()
    if device == "touch":
        return touch_rows()
    bound = bound or current()
    if group:
        acts = list(WORDS[group])
    else:
        acts = [act for act in ACTS if act in DEFAULTS[device] or bound.code(device, act) != NONE
                or act not in ("pause", "help")]
    return [KeyRow(icon_of(act), act_words(act), _glyphs(device, bound.code(device, act)), act) for act in acts]


def _glyphs(device: str, code: int) -> tuple[str, ...]:
    return (glyph_of(device, code),) if code != NONE else ()


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


def touch_rows() -> list[KeyRow]:
    return [
        KeyRow("touch", _("one finger: carry a card"), ()),
        KeyRow("play", _("tap twice: pick up, let go"), ()),
        KeyRow("caught", _("tap a player: Caught you!"), ()),
        KeyRow("slap", _("tap the pile: slap"), ()),
        KeyRow("pollen", _("flick: throw"), ()),
        KeyRow("back", _("two fingers: put it back"), ()),
        KeyRow("peek", _("two fingers, held: peek"), ()),
    ]


GAME_WORDS = {
    "whistle": Deed("whistle", N_("whistle")), "pass": Deed("pass", N_("pass")),
    "benny": Deed("dogpaw", N_("lay Benny")), "tim": Deed("scissors", N_("lay Tim")),
}
RANKS = ("1", "2", "3", "4", "5", "6", "A", "X")


def icon_of(act: str) -> str:
    if act in DEEDS:
        return DEEDS[act].icon
    return GAME_WORDS[act].icon if act in GAME_WORDS else "play" if act.startswith("slot") else "speech"


def act_within(act: str) -> str:
    """What an act is called within a sentence, as in ``E is peek and slap``: a call has no sign of its own there."""
    return act_words(act).rstrip(" !\xa0\u202f")


def act_words(act: str) -> str:
    """What an act is called."""
    kind, _line, what = act.partition("_")
    if act not in GAME_OF:
        return _(DEEDS[act].words)
    if kind == "word":
        return _("the word for {colour}").format(colour=colour_word(what))
    if kind == "slot":
        return _("card {n} of your hand").format(n=int(what) + 1)
    return _("say: {card}").format(card=RANKS[int(what)]) if kind == "name" else _(GAME_WORDS[act].words)


def key_words_of(device: str, code: int) -> str:
    """The name of a key or button in a sentence."""
    glyph = glyph_of(PADS[0] if device.startswith("pad") else device, code)
    words = glyph.removeprefix("key:")
    if glyph.startswith("key:") and not words.startswith("@"):
        return words
    return {"pad_a": "A", "pad_b": "B", "pad_x": "X", "pad_y": "Y", "pad_start": "Start", "pad_back": "Back",
            "shoulder_left": "LB", "shoulder_right": "RB", "stick_left": "LS", "stick_right": "RS",
            "@arrow_left": "←", "@arrow_right": "→", "@arrow_up": "↑", "@arrow_down": "↓"}.get(words, words)
