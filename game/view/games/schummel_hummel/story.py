"""The log of Schummel Hummel: a line for each public event. It reads only what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.actions import NOBODY
from game.core.cards import Face
from game.core.events import CardMoved, Event, Judged, Noted, Said
from game.view import story
from game.view.card_words import kind_word
from game.view.i18n import N_, _
from game.view.model import LogLine
from game.view.story import FaceOf, name_of, owner

# No longer than the slip is wide beside a short name.
SAYS = {
    "draws": N_("draws a card"),
    "gives": N_("gives to {other}"),
    "objects": N_("stops {other}"),
    "got_away": N_("robs {other}"),
    "misses": N_("misses"),
    "hits": N_("hits {other}"),
    "slaps": N_("slaps"),
}


def tell(event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
    """The log line of an event as one seat sees it, or None when it isn't worth a line."""
    match event:
        case CardMoved(card=card, source=source, target="discard") if card is not None and source.startswith("hand"):
            return LogLine(owner(source), laid(face(card)))  # SH-20: from the air it was slipped under
        case Said(seat=seat, words=words, target=target) if words in SAYS:
            return LogLine(seat, _(SAYS[words]).format(other=name_of(names, target)))
        case Judged(accuser=accuser, accused=accused, right=right):
            verdict = _("catches {other}") if right else _("misjudges {other}")
            return LogLine(accuser, verdict.format(other=name_of(names, accused)))
        case Noted(name="watchman", value=seat):
            return LogLine(seat, _("is the Watchman"))
        case Noted(name="telescope", value=up):
            return LogLine(NOBODY, _("Telescope up") if up else _("Telescope down"))
        case _:
            return story.tell(event)


def laid(face: Face) -> str:
    """``lays [=blue] [=red]``, ``lays web``: markup, since colour words are long."""
    if face.kind == "flower":
        return _("lays {signs}").format(signs=" ".join(f"[={colour}]" for colour in face.colours))
    return _("lays {card}").format(card=kind_word("stinger" if "stinger" in face.traits else face.kind))
