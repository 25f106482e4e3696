"""Who harvested most, whose garden was eaten worst, who had everybody fooled."""

from __future__ import annotations

from game.referee.chronicle import Chronicle
from game.scenes.games.award import Award, most, of_kind
from game.view.i18n import _, n_


def match_awards(match: Chronicle) -> list[Award | None]:
    """The best come first."""
    return [_sickle(match), _plague(match), _bluff(match), _feast(match), _twins(match), _fence(match)]


def _sickle(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "harvest"))
    return best and Award(best[0], _("Golden sickle"), n_(
        "{count} harvest brought in", "{count} harvests brought in", best[1]).format(count=best[1]))


def _plague(match: Chronicle) -> Award | None:
    worst = max(of_kind(match, "invasion"), key=lambda moment: moment.value, default=None)
    return worst and Award(worst.seat, _("Worst invasion"), n_(
        "{count} card munched in one go", "{count} cards munched in one go", worst.value).format(count=worst.value))


def _bluff(match: Chronicle) -> Award | None:
    """The X that robs an ace is the finest one; else whoever was left alone with everything."""
    sweeps = of_kind(match, "sweep")
    robber = most(moment.seat for moment in sweeps if moment.note == "x")
    if robber:
        return Award(robber[0], _("Best bluff"), n_(
            "{count} ace robbed with the X", "{count} aces robbed with the X", robber[1]).format(count=robber[1]))
    best = most(moment.seat for moment in sweeps)
    return best and Award(best[0], _("Best bluff"), n_(
        "swept the whole display {count} time", "swept the whole display {count} times",
        best[1]).format(count=best[1]))


def _feast(match: Chronicle) -> Award | None:
    best = max(of_kind(match, "harvest"), key=lambda moment: moment.value, default=None)
    if best is None or best.value < 2:
        return None
    return Award(best.seat, _("Richest harvest"), _("{count} prizes at once").format(count=best.value))


def _twins(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "clash"))
    return best and Award(best[0], _("Great minds"), n_(
        "{count} time somebody else's card", "{count} times somebody else's card",
        best[1]).format(count=best[1]))


def _fence(match: Chronicle) -> Award | None:
    """Only where somebody else's garden was eaten."""
    eaten = {moment.seat for moment in of_kind(match, "invasion")}
    safe = [seat for seat in range(len(match.players)) if seat not in eaten]
    return Award(safe[0], _("Good fence"), _("not one leaf was eaten")) if eaten and safe else None
