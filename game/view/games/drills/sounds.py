"""What is heard in the drills of trials: hands, words, and whether it was right. What is shown comes silently, so that
nobody hears it before it is seen."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMoved, Event, Noted, Said, TurnBegan
from game.view.i18n import N_
from game.view.sounds import cue
from game.view.sounds.cue import Cue, Ear

MOVES = {("hand", "discard"): "lay", ("hand", "meadow"): "lay", ("meadow", "hand"): "draw"}
GOOD = ("hit", "rest", "near")
WORDS = ("elephant", "cocoa", "banana", "strawberry")


def cues(event: Event, ear: Ear) -> Sequence[Cue]:
    match event:
        case Said(seat=seat, words="slap"):
            return [Cue("slap", seat, N_("a slap"))]
        case Said(seat=seat, words=words) if words in WORDS:
            return [Cue(words, seat, call=True)]
        case Said(words="wrong") | Noted(name="early"):
            return [Cue("wrong")]
        case Noted(name="results", value=results) if results:
            return [Cue("right" if results[-1].outcome in GOOD else "wrong", after_ms=120)]
        case Noted(name="telescope", value=up):
            return [Cue("telescope", caption=N_("the telescope slides out") if up else N_("the telescope slides in"))]
        case CardMoved():
            return cue.moved(event, MOVES)
        case Noted() | TurnBegan():
            return []
        case _:
            return cue.cues(event, ear)
