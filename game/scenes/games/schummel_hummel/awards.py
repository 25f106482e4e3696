"""The small prizes of a round: the boldest, the closest call, light fingers, the best watch. All from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.acts import Evidence
from game.core.cards import Deck
from game.view.card_words import card_name
from game.view.i18n import _
from game.view.model import LogLine


def round_awards(evidence: Sequence[Evidence], others: Sequence[tuple[int, int, str]], deck: Deck) -> list[LogLine]:
    """Of a round that is over. ``others``: thefts that succeeded and wrong calls."""
    found = [_boldest(evidence, deck), _quickest(evidence), _hawk(evidence, others), _fingers(others)]
    return [line for line in found if line is not None]


def _exposed(each: Evidence) -> int:
    return max(0, (each.let_go_ms if each.let_go_ms >= 0 else each.ended_ms) - each.began_ms)


def _boldest(evidence: Sequence[Evidence], deck: Deck) -> LogLine | None:
    unseen = [each for each in evidence if each.outcome == "unseen"]
    if not unseen:
        return None
    best = max(unseen, key=_exposed)
    words = _("{ms} ms: {card}").format(ms=_exposed(best), card=card_name(deck.faces[best.card]))
    return LogLine(best.seat, words, _("Boldest"))


def _quickest(evidence: Sequence[Evidence]) -> LogLine | None:
    unseen = [each for each in evidence if each.outcome == "unseen" and each.let_go_ms >= 0]
    if len(unseen) < 2:
        return None
    best = min(unseen, key=_exposed)
    return LogLine(best.seat, _("{ms} ms, and it was gone").format(ms=_exposed(best)), _("Quickest"))


def _hawk(evidence: Sequence[Evidence], others: Sequence[tuple[int, int, str]]) -> LogLine | None:
    right = Counter(each.watchman for each in evidence if each.outcome == "caught")
    if not right:
        return None
    seat, count = right.most_common(1)[0]
    wrong = sum(1 for _at, who, how in others if how == "wrong" and who == seat)
    return LogLine(seat, _("{right} of {all} calls right").format(right=count, all=count + wrong), _("Best watch"))


def _fingers(others: Sequence[tuple[int, int, str]]) -> LogLine | None:
    thefts = Counter(who for _at, who, how in others if how == "theft")
    if not thefts:
        return None
    seat, count = thefts.most_common(1)[0]
    return LogLine(seat, _("grasshoppers carried off: {count}").format(count=count), _("Light fingers"))
