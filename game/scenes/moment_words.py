"""What the moments of a match are called, and the signs that stand for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.referee.chronicle import Chronicle, Moment
from game.view.i18n import N_, _, n_, p_

ICONS = {
    "lap": "cheat_table", "shoulder": "cheat_shoulder", "sleeve": "cheat_sleeve", "slip": "cheat_pile",
    "mistake": "warning", "caught": "caught", "wrong": "close", "theft": "grasshopper", "objection": "speech",
    "hit": "pollen", "slap": "slap", "late": "clock", "wrong_word": "speech", "hesitation": "clock",
    "wrong_slap": "warning", "wrong_accusation": "close", "admits": "speech", "heap": "plus", "harvest": "star",
    "invasion": "grasshopper", "sweep": "check", "clash": "close", "herd": "star", "minus": "minus",
    "moemmen": "scissors", "whistle": "whistle", "benny": "dogpaw", "skipped": "pass", "end": "trophy",
}
SHOWN = {
    "schummel_hummel": ("end", "caught", "theft", "lap", "shoulder", "sleeve", "slip", "hit", "objection", "mistake",
                        "wrong"),
    "schnattergei": ("end", "slap", "wrong_slap", "wrong_word", "hesitation", "wrong_accusation", "late", "admits"),
    "heuschrecken_poker": ("end", "invasion", "harvest", "sweep"),
    "moemmen": ("end", "herd", "moemmen", "whistle", "benny", "skipped", "minus"),
}
"""Kinds on the time line of each game; where there is no room for all, the first ones have it."""
SENTENCES = {
    "lap": N_("{name}, under the table"),
    "shoulder": N_("{name}, over the shoulder"),
    "sleeve": N_("{name}, up the sleeve"),
    "slip": N_("{name}, under the pile"),
    "mistake": N_("{name} lays a card that doesn't fit"),
    "caught": N_("{name} catches {other}"),
    "wrong": N_("{name} suspects {other}, wrongly"),
    "theft": N_("{name} gets away with {other}'s grasshopper"),
    "objection": N_("{name} objects to {other}"),
    "hit": N_("{name} hits {other}"),
    "slap": N_("{name} slaps"),
    "late": N_("{name} slaps a little late"),
    "wrong_word": N_("{name} says the wrong word"),
    "hesitation": N_("{name} hesitates too long"),
    "wrong_slap": N_("{name} slaps at nothing"),
    "wrong_accusation": N_("{name} accuses wrongly"),
    "admits": N_("{name} owns up"),
    "heap": N_("{name} takes the pile"),
    "harvest": N_("{name} harvests"),
    "invasion": N_("{name}'s garden is eaten"),
    "sweep": N_("{name} takes everything"),
    "clash": N_("{name} isn't alone with that card"),
    "herd": N_("{name} has a whole herd"),
    "minus": N_("{name} takes a shorn one"),
    "moemmen": N_("{name} calls Mömmen!"),
    "whistle": N_("{name} whistles"),
    "benny": N_("{name} sends Benny"),
    "skipped": N_("{name} has only shorn ones"),
    "end": N_("{name} wins"),
}
BEST = {
    "lap": N_("boldest cheat"), "shoulder": N_("boldest cheat"), "sleeve": N_("boldest cheat"),
    "slip": N_("boldest cheat"), "caught": N_("first one caught"), "theft": N_("gone unnoticed"),
    "slap": N_("fastest slap"), "heap": N_("heaviest load"), "wrong_word": N_("first mistake"),
    "hesitation": N_("first mistake"), "wrong_slap": N_("first mistake"), "wrong_accusation": N_("first mistake"),
    "harvest": N_("richest harvest"), "invasion": N_("worst invasion"), "sweep": N_("took everything"),
    "herd": N_("biggest herd"), "moemmen": N_("Mömmen!"), "whistle": N_("a new meadow"), "benny": N_("good dog"),
}
"""In the list of best moments."""
COUNT_ICONS = {
    "cheats": "cheat_table", "caught": "caught", "slaps": "slap", "mistakes": "speech", "harvests": "star",
    "invasions": "grasshopper", "tims": "scissors", "whistles": "whistle",
}
"""What the list of replays counts."""


def count_words(name: str) -> str:
    """Below a number: what there are so many of."""
    return {
        "cheats": p_("so many", "cheats"), "caught": p_("so many", "caught"), "slaps": p_("so many", "slaps"),
        "mistakes": p_("so many", "mistakes"), "harvests": p_("so many", "harvests"),
        "invasions": p_("so many", "invasions"), "tims": p_("so many", "Mömmen!"),
        "whistles": p_("so many", "whistles"),
    }.get(name, name)


class Told(NamedTuple):
    """A moment in words: who did what, a number, and what that number is."""

    sentence: str
    number: str = ""
    what: str = ""


def tell(moment: Moment, names: Sequence[str]) -> Told:
    """In the language of the moment."""
    other = names[moment.other] if moment.other != NOBODY else ""
    name = names[moment.seat] if moment.seat != NOBODY else _("Nobody")
    sentence = _(SENTENCES.get(moment.kind, moment.kind)).format(name=name, other=other)
    value = moment.value
    match moment.kind:
        case "lap" | "shoulder" | "sleeve" | "slip":
            return Told(sentence, _("{ms} ms").format(ms=value), _("in the open"))
        case "slap" | "late":
            return Told(sentence, _("{ms} ms").format(ms=value), _("after the card"))
        case "harvest":
            return Told(sentence, f"+{value}", n_("prize", "prizes", value))
        case "invasion":
            return Told(sentence, str(value), n_("card eaten", "cards eaten", value))
        case "herd":
            return Told(sentence, str(value), n_("point", "points", value))
        case "minus":
            return Told(sentence, str(value).replace("-", "−"), "")
        case _:
            return Told(sentence)


def on_the_line(match: Chronicle, eyes: Seat) -> list[Moment]:
    """The moments of a time line that somebody with these eyes knew of when they happened; -1 for all of them."""
    shown = SHOWN.get(match.game, ())
    return [moment for moment in match.moments
            if moment.kind in shown and (eyes < 0 or moment.known >> eyes & 1)]


def rank(game: str, moment: Moment) -> int:
    """Who has the room where moments are close: the smallest."""
    return SHOWN[game].index(moment.kind)
