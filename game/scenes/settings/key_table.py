"""What each device does at the table, read from the bindings, so that it is always true."""

from __future__ import annotations

from typing import NamedTuple

from game.bindings import ACTS, CORNERS, DEFAULTS, NONE
from game.view.bindings import PAD_GLYPHS, cap, current, glyph_of, places
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


def rows_of(device: str) -> list[KeyRow]:
    """``device``: ``mouse``, ``touch``, ``keyboard`` (all of it), a corner of it or ``pad:1`` …"""
    if device == "mouse":
        return mouse_rows()
    if device == "touch":
        return touch_rows()
    bound = current()
    acts = [act for act in ACTS if act in DEFAULTS[device] or bound.code(device, act) != NONE or act not in ("pause",
                                                                                                              "help")]
    return [KeyRow(DEEDS[act].icon, _(DEEDS[act].words), _glyphs(device, bound.code(device, act)), act) for act in acts]


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


def game_rows(game: str, device: str) -> list[KeyRow]:
    """The keys or buttons that only this game has; they are always the same."""
    from game.scenes.games import PLAYS  # the games lead to the match, and the match to this screen

    play = PLAYS[game]
    if device.startswith("pad"):
        pairs = [(PAD_GLYPHS[button], word) for button, word in play.pad_buttons.items()]
    elif device == "keyboard" or device == "keys" and not play.corner_acts.get("slap"):
        pairs = [(cap(code), word) for code, word in places(play.keys).items()]
    elif device in CORNERS:
        pairs = [(cap(current().code(device, act)), word) for act, word in play.corner_acts.items()
                 if current().code(device, act) != NONE]
    else:
        pairs = []
    answers = [glyph for glyph, word in pairs if word.partition("_")[0] not in ("word", *GAME_WORDS)
               and not word.startswith("slot:")]
    if answers:
        return [KeyRow("speech", _("say which card it is"), (answers[0], "", answers[-1]))]
    slots = [glyph for glyph, word in pairs if word.startswith("slot:")]
    if slots:
        taken = device in CORNERS[1:]
        return [] if taken else [KeyRow("play", _("take a card of your hand"), (slots[0], "", slots[-1]))]
    return [KeyRow("speech", _game_word(word), (glyph,)) for glyph, word in pairs]


GAME_WORDS = {"whistle": N_("whistle"), "pass": N_("pass"), "benny": N_("lay Benny"), "tim": N_("lay Tim")}


def _game_word(word: str) -> str:
    if word.startswith("word_"):
        return _("the word for {colour}").format(colour=colour_word(word.removeprefix("word_")))
    return _(GAME_WORDS[word])


def act_words(act: str) -> str:
    """What an act is called, as in ``E is peek and slap``."""
    return _(DEEDS[act].words)
