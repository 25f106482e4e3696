"""What is heard in Schnattergei: words and hands. All cards sound alike when they are turned over."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.actions import NOBODY
from game.core.events import CardMoved, Event, Judged, Said
from game.view.i18n import N_
from game.view.sounds import cue
from game.view.sounds.cue import Cue, Ear, calls

MOVES = {
    ("pile", "discard"): "turn",
    ("pile", "under"): "draw",
    ("discard", "pile"): "sweep",
    ("under", "pile"): "sweep",
}
MISTAKES = ("wrong_word", "hesitation", "wrong_slap", "wrong_accusation")


def cues(event: Event, ear: Ear) -> Sequence[Cue]:
    match event:
        case CardMoved():
            return [each._replace(after_ms=0) for each in cue.moved(event, MOVES)]
        case Said():
            return _said(event)
        case Judged(accuser=accuser, right=right):
            return [calls("wrong", accuser), Cue("right" if right else "wrong", after_ms=700)]
        case _:
            return cue.cues(event, ear)


def _said(event: Said) -> list[Cue]:
    seat, words = event.seat, event.words
    if seat == NOBODY:
        return [Cue("chatter", event.target, N_("the bird laughs"), after_ms=350)] if words in MISTAKES else []
    match words:
        case "slaps" | "slap":
            return [Cue("slap", seat, N_("a slap"))]
        case "admits":
            return [calls("fault", seat)]
        case _:
            return [Cue(words, seat, call=True)]
