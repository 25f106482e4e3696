"""What is heard in Heuschrecken Poker. Which card was chosen, and whether it was changed, is heard by nobody."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMoved, Event, Noted
from game.view.i18n import N_
from game.view.sounds import cue
from game.view.sounds.cue import Cue, Ear, calls

MOVES = cue.MOVES | {
    ("hand", "place"): "lay",
    ("display", "garden"): "lay",
    ("draw", "display"): "deal",
    ("display", "discard"): "draw",
    ("shown", "used"): "draw",
}
TURN_MS, TURNED_APART_MS = 120, 70


def cues(event: Event, ear: Ear) -> Sequence[Cue]:
    match event:
        case CardMoved():
            return cue.moved(event, MOVES)
        case Noted(name="shown", value=cards):
            seats = [seat for seat, card in enumerate(cards) if card >= 0]
            return [Cue("turn", seat, after_ms=TURN_MS + TURNED_APART_MS * n) for n, seat in enumerate(seats)]
        case Noted(name="cancelled", value=seats) if seats:
            return [Cue("crossed")]
        case Noted(name="sweep", value=(seat, why)) if why:
            return [Cue("sweep", seat, N_("a whole display is swept up"))]
        case Noted(name="ties", value=ties) if ties:
            return [Cue("tie", caption=N_("two equal notes"))]
        case Noted(name="harvest", value=(seat, _genus, _tokens)):
            return [calls("harvest", seat), Cue("harvest", seat, N_("a harvest"), after_ms=250),
                    Cue("prize", seat, after_ms=1000)]
        case Noted(name="invaded", value=seat):
            return [Cue("chirp", seat), Cue("munch", seat, N_("grasshoppers munch"), after_ms=380)]
        case _:
            return cue.cues(event, ear)
