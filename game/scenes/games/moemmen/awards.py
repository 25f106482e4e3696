"""Whose herd was biggest, who whistled, who has all the shorn ones."""

from __future__ import annotations

from collections import Counter

from game.referee.chronicle import Chronicle
from game.scenes.games.award import Award, most, of_kind
from game.view.i18n import _, n_


def match_awards(match: Chronicle) -> list[Award | None]:
    """The best come first."""
    return [_herd(match), _tim(match), _shorn(match), _whistler(match), _benny(match), _sleeper(match)]


def _herd(match: Chronicle) -> Award | None:
    best = max(of_kind(match, "herd"), key=lambda moment: moment.value, default=None)
    return best and Award(best.seat, _("Biggest herd"), n_(
        "{count} point in one round", "{count} points in one round", best.value).format(count=best.value))


def _tim(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "moemmen"))
    return best and Award(best[0], _("Loudest Mömmen!"), n_(
        "called Tim {count} time", "called Tim {count} times", best[1]).format(count=best[1]))


def _shorn(match: Chronicle) -> Award | None:
    points: Counter[int] = Counter()
    for moment in of_kind(match, "minus"):
        points[moment.seat] += abs(moment.value)
    best = points.most_common(1)
    return Award(best[0][0], _("Keeper of the shorn"), n_(
        "took {count} minus point away", "took {count} minus points away",
        best[0][1]).format(count=best[0][1])) if best else None


def _whistler(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "whistle"))
    return best and Award(best[0], _("Referee of the meadow"), n_(
        "{count} whistle", "{count} whistles", best[1]).format(count=best[1]))


def _benny(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "benny"))
    return best and Award(best[0], _("Dog's best friend"), n_(
        "sent Benny {count} time", "sent Benny {count} times", best[1]).format(count=best[1]))


def _sleeper(match: Chronicle) -> Award | None:
    best = most(moment.seat for moment in of_kind(match, "pass"))
    return best and Award(best[0], _("Counting sheep"), n_(
        "passed {count} time", "passed {count} times", best[1]).format(count=best[1]))
