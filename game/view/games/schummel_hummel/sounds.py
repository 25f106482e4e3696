"""What is heard in Schummel Hummel. A cheat and a theft are heard by nobody but whoever commits them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMoved, Event, Noted, Said
from game.view.i18n import N_
from game.view.sounds import cue
from game.view.sounds.cue import LANDS_MS, Cue, Ear, calls, kinds, owner

LAID = {
    "spider": Cue("spider"),
    "wasp": Cue("buzz", caption=N_("a wasp buzzes")),
    "stinger": Cue("sting", caption=N_("an angry wasp buzzes")),
    "web": Cue("web", caption=N_("a web is spun")),
    "butterfly": Cue("flutter", caption=N_("wings flutter")),
    "bee": Cue("hum", caption=N_("a bee hums")),
    "bumblebee": Cue("hum", caption=N_("a bumblebee hums")),
}
"""What a card says when it is laid, by its kind."""
MOVES = cue.MOVES | {
    ("air", "gone"): "slip",
    ("air", "discard"): "slip",
    ("gone", "hand"): "home",
    ("discard", "hand"): "home",
    ("stolen", "gap"): "chirp",
}
FLIES_MS = 280
"""From the throw until the pollen is there."""


def cues(event: Event, ear: Ear) -> Sequence[Cue]:
    match event:
        case CardMoved(card=card, source=source, target="discard") if card is not None and source.startswith("hand"):
            return [*cue.moved(event, MOVES), *_says(card, owner(source), ear)]
        case CardMoved() if kinds(event) == ("gap", "stolen"):
            thief = owner(event.target)
            return [Cue("steal", thief)] if thief == ear.own else []  # whoever is robbed has to see it
        case CardMoved():
            return cue.moved(event, MOVES)
        case Said():
            return _said(event)
        case Noted(name="phase", value="pollen"):
            return [calls("pollination", ear.view.turn, 450)]
        case Noted(name="telescope", value=up):
            return [Cue("telescope", caption=N_("the telescope slides out") if up else N_("the telescope slides in"))]
        case Noted(name="watchman", value=seat):
            return [Cue("worm", seat, N_("the worm moves"))]
        case _:
            return cue.cues(event, ear)


def _says(card: int, seat: int, ear: Ear) -> list[Cue]:
    face = ear.face(card)
    said = LAID.get("stinger" if "stinger" in face.traits else face.kind)
    return [said._replace(seat=seat, after_ms=LANDS_MS)] if said else []


def _said(event: Said) -> list[Cue]:
    match event.words:
        case "slaps":
            return [Cue("slap", event.seat, N_("a slap"))]
        case "objects":
            return [calls("object", event.seat), Cue("home", event.target)]
        case "got_away":
            return [calls("mine", event.seat, 300), Cue("chirp", event.seat)]
        case "misses":
            return [Cue("throw", event.seat), Cue("miss", event.seat, N_("the pollen flies past"), after_ms=FLIES_MS)]
        case "hits":
            return [Cue("throw", event.seat), Cue("hit", event.target, N_("the pollen hits"), after_ms=FLIES_MS),
                    calls("ouch", event.target, FLIES_MS + 220)]
        case _:
            return []
