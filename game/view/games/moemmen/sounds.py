"""What is heard in Mömmen: sheep, a dog, a whistle, and Tim's shears."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMoved, Event, RoundEnded, Said
from game.view.i18n import N_
from game.view.sounds import cue
from game.view.sounds.cue import Cue, Ear, calls, kinds, owner

MOVES = cue.MOVES | {
    ("hand", "meadow"): "lay",
    ("meadow", "hand"): "draw",
    ("draw", "meadow"): "deal",
    ("hand", "tim"): "lay",
}


def cues(event: Event, ear: Ear) -> Sequence[Cue]:
    match event:
        case CardMoved(card=card) if card is not None and kinds(event) == ("meadow", "hand"):
            shorn = ear.face(card).kind == "minus"
            bleat = [Cue("baa", owner(event.target), N_("a shorn sheep bleats"), after_ms=200)] if shorn else []
            return [*cue.moved(event, MOVES), *bleat]
        case CardMoved():
            return cue.moved(event, MOVES)
        case Said():
            return _said(event)
        case RoundEnded():
            herds = [calls("herd", seat, 500 + 900 * n) for n, seat in enumerate(ear.view.facts["herds"])]
            bleats = [Cue("baa", seat, N_("a herd bleats"), after_ms=250 * n) for n in range(2) for seat in
                      ear.view.facts["herds"]]
            return [*bleats, *herds, *cue.cues(event, ear)]
        case _:
            return cue.cues(event, ear)


def _said(event: Said) -> list[Cue]:
    seat = event.seat
    match event.words:
        case "moemmen":
            return [calls("moemmen", seat), Cue("fanfare", seat, after_ms=500),
                    Cue("snip", seat, N_("shears snip"), after_ms=1500)]
        case "benny":
            return [calls("benny", seat), Cue("bark", seat, N_("a dog barks"), after_ms=1000)]
        case "whistles":
            return [Cue("whistle", seat, N_("a whistle"))]
        case "passes":
            return [calls("pass", seat)]
        case "skipped":
            return [calls("skipped", seat)]
        case "all_passed":
            return [Cue("page")]
        case _:
            return []
