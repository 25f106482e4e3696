"""Who was boldest, who came closest to being seen, who saw most. Of a round, and of the whole night."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.cards import Deck, Face
from game.referee.chronicle import Chronicle, Moment
from game.scenes.games.award import Award, most, of_kind
from game.view.card_words import kind_word
from game.view.i18n import _, n_


def round_awards(moments: Sequence[Moment], deck: Deck) -> list[Award]:
    """Of a round that is over: the boldest cheat, the closest call, the best watch; else light fingers."""
    found = [_boldest(moments, deck), _closest(moments), _best_watch(moments), _fingers(moments)]
    return [award for award in found if award is not None]


def match_awards(match: Chronicle) -> list[Award | None]:
    """The best come first."""
    moments = match.moments
    return [_night(moments), _hawk(moments), _fingers(moments), _red_handed(moments), _vanisher(moments),
            _wasp(match), _thrower(match), _trigger_happy(moments)]


def _unseen(moments: Sequence[Moment]) -> list[Moment]:
    return [moment for moment in moments if moment.cheat and moment.note == "unseen"]


def _bold(moments: Sequence[Moment]) -> Moment | None:
    return max(_unseen(moments), key=lambda moment: moment.value, default=None)


def _boldest(moments: Sequence[Moment], deck: Deck) -> Award | None:
    best = _bold(moments)
    if best is None:
        return None
    card = kind_word(_kind(deck.faces[best.card]))
    return Award(best.seat, _("Boldest"), _("{card}, {ms} ms in the open").format(ms=best.value, card=card))


def _night(moments: Sequence[Moment]) -> Award | None:
    best = _bold(moments)
    return best and Award(best.seat, _("Boldest of the night"), _("{ms} ms in full light").format(ms=best.value))


def _closest(moments: Sequence[Moment]) -> Award | None:
    """Whom the Watchman looked at soonest afterwards; where eyes aren't recorded, who was quickest."""
    unseen = _unseen(moments)
    nearly = min((each for each in unseen if each.look_ms >= 0), key=lambda each: each.look_ms, default=None)
    if nearly is not None:
        return Award(nearly.seat, _("Closest call"), _("{ms} ms before the light came").format(ms=nearly.look_ms))
    quick = min(unseen, key=lambda each: each.value, default=None)
    if quick is None or len(unseen) < 2:
        return None
    return Award(quick.seat, _("Quickest"), _("{ms} ms, and it was gone").format(ms=quick.value))


def _calls(moments: Sequence[Moment]) -> tuple[int, int, int] | None:
    """Who called right most often, how often, and of how many calls."""
    best = most(moment.seat for moment in moments if moment.kind == "caught")
    if best is None:
        return None
    wrong = sum(moment.kind == "wrong" and moment.seat == best[0] for moment in moments)
    return *best, best[1] + wrong


def _best_watch(moments: Sequence[Moment]) -> Award | None:
    calls = _calls(moments)
    return calls and Award(calls[0], _("Best watch"), _("{right} of {all} calls right").format(
        right=calls[1], all=calls[2]))


def _hawk(moments: Sequence[Moment]) -> Award | None:
    calls = _calls(moments)
    return calls and Award(calls[0], _("Hawk"), _("{right} of {all} calls right").format(right=calls[1], all=calls[2]))


def _fingers(moments: Sequence[Moment]) -> Award | None:
    best = most(moment.seat for moment in moments if moment.kind == "theft")
    return best and Award(best[0], _("Light fingers"), n_(
        "{count} grasshopper carried off", "{count} grasshoppers carried off", best[1]).format(count=best[1]))


def _red_handed(moments: Sequence[Moment]) -> Award | None:
    best = most(moment.other for moment in moments if moment.kind == "caught")
    return best and Award(best[0], _("Red-handed"), n_(
        "caught {count} time, and surprised each time", "caught {count} times, and surprised each time",
        best[1]).format(count=best[1]))


def _vanisher(moments: Sequence[Moment]) -> Award | None:
    best = most(moment.seat for moment in _unseen(moments))
    return best and Award(best[0], _("Where did it go?"), n_(
        "{count} card that nobody missed", "{count} cards that nobody missed", best[1]).format(count=best[1]))


def _wasp(match: Chronicle) -> Award | None:
    best = min(of_kind(match, "slap"), key=lambda moment: moment.value, default=None)
    return best and Award(best.seat, _("Fastest paw"), _("{ms} ms onto the wasp").format(ms=best.value))


def _thrower(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "hit"))
    return best and Award(best[0], _("Pollen cannon"), n_(
        "{count} hit with the pollen", "{count} hits with the pollen", best[1]).format(count=best[1]))


def _trigger_happy(moments: Sequence[Moment]) -> Award | None:
    best = most(moment.seat for moment in moments if moment.kind == "wrong")
    return best and Award(best[0], _("Sees ghosts"), n_(
        "{count} call at nothing at all", "{count} calls at nothing at all", best[1]).format(count=best[1]))


def _kind(face: Face) -> str:
    return "stinger" if "stinger" in face.traits else face.kind
