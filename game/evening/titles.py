"""What somebody did in a match, in numbers, and which titles that makes over an evening."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import NamedTuple

from game.core.cards import Seat
from game.referee.chronicle import MISTAKES, Chronicle, Moment

ENOUGH_WORDS = 3
"""Nobody is quick with fewer."""


class Deeds(NamedTuple):
    """One player's, of one match or of several. Times are milliseconds; 0 where there was none."""

    bold_ms: int = 0
    """The longest that a cheat lay in the open and nobody called it."""
    unseen: int = 0
    caught: int = 0
    calls: int = 0
    """Right ones."""
    thefts: int = 0
    slap_ms: int = 0
    """The quickest."""
    word_ms: int = 0
    """The middle one of a match; over several matches the best of those."""
    harvests: int = 0
    eaten: int = 0
    """Cards of a garden, by grasshoppers."""
    herd: int = 0
    """Points of the biggest."""
    whistles: int = 0
    mistakes: int = 0


LONGEST, QUICKEST = ("bold_ms", "herd"), ("slap_ms", "word_ms")


class Title(NamedTuple):
    """``kind``: one of :data:`TITLES`; ``value``: what it is for, in that title's own unit."""

    kind: str
    member: int
    value: int


def _best(name: str) -> Callable[[Deeds], int]:
    return lambda deeds: int(getattr(deeds, name))


def _quickest(name: str) -> Callable[[Deeds], int]:
    """Less is better, and 0 is nothing."""
    return lambda deeds: -int(getattr(deeds, name)) or -(1 << 40)


TITLES: dict[str, tuple[Callable[[Deeds], int], str]] = {
    "slowest_liar": (_best("bold_ms"), "bold_ms"),
    "never_caught": (lambda deeds: 0 if deeds.caught else deeds.unseen, "unseen"),
    "fastest_paw": (_quickest("slap_ms"), "slap_ms"),
    "sharpest_eye": (_best("calls"), "calls"),
    "light_fingers": (_best("thefts"), "thefts"),
    "quickest_beak": (_quickest("word_ms"), "word_ms"),
    "fullest_barn": (_best("harvests"), "harvests"),
    "biggest_herd": (_best("herd"), "herd"),
    "loudest_whistle": (_best("whistles"), "whistles"),
    "red_handed": (_best("caught"), "caught"),
    "best_fodder": (_best("eaten"), "eaten"),
    "feathers": (_best("mistakes"), "mistakes"),
}
"""The finest first: how good somebody's deeds are for it, and the deed that it is for."""


def deeds_of(story: Chronicle, seat: Seat) -> Deeds:
    """What this seat did in a match that is over."""
    own = [moment for moment in story.moments if moment.seat == seat]
    unseen = [moment.value for moment in own if moment.unseen]
    words = _values(own, "word")
    return Deeds(
        bold_ms=max(unseen, default=0),
        unseen=len(unseen),
        caught=sum(moment.kind == "caught" and moment.other == seat for moment in story.moments),
        calls=len(_values(own, "caught")),
        thefts=len(_values(own, "theft")),
        slap_ms=max(1, min(slaps)) if (slaps := _values(own, "slap")) else 0,
        word_ms=max(1, round(median(words))) if len(words) >= ENOUGH_WORDS else 0,
        harvests=len(_values(own, "harvest")),
        eaten=sum(_values(own, "invasion")),
        herd=max(0, *_values(own, "herd"), 0),
        whistles=len(_values(own, "whistle")),
        mistakes=len(_values(own, *MISTAKES)),
    )


def _values(moments: Iterable[Moment], *kinds: str) -> list[int]:
    return [moment.value for moment in moments if moment.kind in kinds]


def together(all_deeds: Iterable[Deeds]) -> Deeds:
    """Of several matches, in whatever order."""
    found = Deeds()
    for each in all_deeds:
        found = Deeds(**{name: _joined(name, getattr(found, name), getattr(each, name)) for name in Deeds._fields})
    return found


def _joined(name: str, a: int, b: int) -> int:
    if name in LONGEST:
        return max(a, b)
    if name in QUICKEST:
        return min(a, b) if a and b else a or b
    return a + b


def titles(deeds: Sequence[Deeds]) -> list[Title]:
    """Who has earned what, by the deeds of each member of the company: the finest title first. Who is level shares a
    title; what most of them share is none."""
    found: list[Title] = []
    for kind, (goodness, deed) in TITLES.items():
        best = max(map(goodness, deeds), default=0)
        holders = [member for member, each in enumerate(deeds) if goodness(each) == best and getattr(each, deed)]
        if 2 * len(holders) <= max(2, len(deeds)):
            found += [Title(kind, member, getattr(deeds[member], deed)) for member in holders]
    return found
