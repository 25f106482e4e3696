"""The fastest slap, the slowest tongue, the heaviest load."""

from __future__ import annotations

from statistics import median

from game.core.cards import Seat
from game.referee.chronicle import MISTAKES, Chronicle
from game.scenes.games.award import Award, most, of_kind
from game.view.i18n import _, n_

ENOUGH_WORDS = 3
"""Nobody is slow or quick with fewer."""


def match_awards(match: Chronicle) -> list[Award | None]:
    """The best come first."""
    return [_slap(match), _slow(match), _load(match), _quick(match), _butter(match), _late(match), _feather(match)]


def _slap(match: Chronicle) -> Award | None:
    best = min(of_kind(match, "slap"), key=lambda moment: moment.value, default=None)
    return best and Award(best.seat, _("Fastest slap"), _("{ms} ms after the card").format(ms=best.value))


def _tongues(match: Chronicle) -> dict[Seat, int]:
    """The middle one of each player's times from card to word, in ms."""
    times: dict[Seat, list[int]] = {}
    for moment in of_kind(match, "word"):
        times.setdefault(moment.seat, []).append(moment.value)
    return {seat: round(median(each)) for seat, each in times.items() if len(each) >= ENOUGH_WORDS}


def _slow(match: Chronicle) -> Award | None:
    tongues = _tongues(match)
    if len(tongues) < 2:
        return None
    seat = max(tongues, key=lambda each: tongues[each])
    return Award(seat, _("Slowest tongue"), _("{ms} ms for a word, usually").format(ms=tongues[seat]))


def _quick(match: Chronicle) -> Award | None:
    tongues = _tongues(match)
    if len(tongues) < 2:
        return None
    seat = min(tongues, key=lambda each: tongues[each])
    return Award(seat, _("Quick beak"), _("{ms} ms for a word, usually").format(ms=tongues[seat]))


def _load(match: Chronicle) -> Award | None:
    best = max(of_kind(match, "heap"), key=lambda moment: moment.value, default=None)
    return best and Award(best.seat, _("Heaviest load"), n_(
        "{count} card taken in one slap", "{count} cards taken in one slap", best.value).format(count=best.value))


def _butter(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, *MISTAKES))
    return best and Award(best[0], _("Head full of feathers"), n_(
        "{count} mistake", "{count} mistakes", best[1]).format(count=best[1]))


def _late(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "late"))
    return best and Award(best[0], _("A breath too late"), n_(
        "{count} slap onto somebody's paw", "{count} slaps onto somebody's paw", best[1]).format(count=best[1]))


def _feather(match: Chronicle) -> Award | None:
    """Only where somebody else made one."""
    erred = {moment.seat for moment in of_kind(match, *MISTAKES)}
    clean = [seat for seat in range(len(match.players)) if seat not in erred]
    return Award(clean[0], _("Clean beak"), _("not one mistake")) if erred and clean else None
