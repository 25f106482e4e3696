"""Makes every sound of the game: effects and tunes from numbers, calls with espeak-ng, all written as OGG by sox.

The same every time. ``python -m tools.sounds`` writes them into assets/sounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import cards, creatures, happenings
from .wave import Dice, Wave, dice, levelled, trimmed


class Effect(NamedTuple):
    """A sound in several variants; ``decibels``: how loud its loudest tenth of a second is, below full scale."""

    make: Callable[[Dice], Wave]
    variants: int
    decibels: float


EFFECTS = {
    # cards
    "lay": Effect(cards.lay, 4, -23),
    "deal": Effect(cards.deal, 4, -26),
    "draw": Effect(cards.draw, 3, -26),
    "give": Effect(cards.give, 3, -24),
    "slip": Effect(cards.slip, 3, -31),
    "home": Effect(cards.home, 2, -26),
    "turn": Effect(cards.turn, 4, -23),
    "page": Effect(cards.page, 3, -27),
    "peek": Effect(cards.peek, 2, -30),
    "shuffle": Effect(cards.shuffle, 2, -24),
    "sweep": Effect(cards.cards_swept, 2, -22),
    "stamp": Effect(cards.stamp, 2, -22),
    "crossed": Effect(cards.crossed, 3, -23),
    # creatures
    "chirp": Effect(creatures.chirp, 3, -26),
    "steal": Effect(creatures.steal, 3, -24),
    "buzz": Effect(creatures.buzz, 3, -24),
    "sting": Effect(creatures.sting, 2, -23),
    "hum": Effect(creatures.hum, 2, -24),
    "flutter": Effect(creatures.flutter, 2, -27),
    "web": Effect(creatures.web, 2, -24),
    "spider": Effect(creatures.spider, 2, -27),
    "munch": Effect(creatures.munch, 3, -22),
    "baa": Effect(creatures.baa, 4, -24),
    "bark": Effect(creatures.bark, 2, -23),
    "snip": Effect(creatures.snip, 3, -25),
    "chatter": Effect(creatures.chatter, 3, -25),
    "whistle": Effect(creatures.whistle, 2, -25),
    # happenings
    "slap": Effect(happenings.slap, 4, -19),
    "throw": Effect(happenings.throw, 2, -25),
    "hit": Effect(happenings.hit, 3, -21),
    "miss": Effect(happenings.miss, 2, -25),
    "telescope": Effect(happenings.telescope, 2, -25),
    "worm": Effect(happenings.worm, 2, -25),
    "harvest": Effect(happenings.harvest, 2, -22),
    "prize": Effect(happenings.prize, 1, -22),
    "tie": Effect(happenings.tie, 1, -23),
    "drum_roll": Effect(happenings.drum_roll, 2, -19),
    "right": Effect(happenings.right, 1, -21),
    "wrong": Effect(happenings.wrong, 1, -22),
    "fanfare": Effect(happenings.fanfare, 1, -22),
    "your_turn": Effect(happenings.your_turn, 1, -27),
    "round_over": Effect(happenings.round_over, 1, -22),
    "match_won": Effect(happenings.match_won, 1, -21),
    "tick": Effect(happenings.tick, 2, -27),
    # menus
    "focus": Effect(happenings.focus, 3, -30),
    "press": Effect(happenings.press, 3, -28),
    "back": Effect(happenings.back, 2, -28),
    "refuse": Effect(happenings.refuse, 2, -27),
}
TUNE_DECIBELS, CALL_DECIBELS = -21.0, -19.0


def effect(name: str, variant: int) -> Wave:
    """A variant, from 1."""
    made = EFFECTS[name]
    return levelled(trimmed(made.make(dice(f"{name} {variant}"))), made.decibels)
