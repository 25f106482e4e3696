"""Finding the word: how long it takes, and when the picture is said instead of the colour."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.characters import Skill
from game.bots.reaction import between, reaction_ms

from .reading import BIRD, Reading

CHOICE = 1.7
"""To choose one of several words takes so much longer than just to react."""
LEAST_WORD_MS = 240
CONFLICT_MS = (60, 170)
"""What it costs when the picture is a word that could be asked for, but isn't now."""
ECHO_MS = (60, 200)
"""To remember what was said before."""
MIND_BLANK_MS = (1_300, 3_600)


class Word(NamedTuple):
    word: str
    after_ms: int
    """From seeing the card to saying it."""


def find(rng: Random, skill: Skill, reading: Reading) -> Word:
    """The word that will come out."""
    after = max(LEAST_WORD_MS, reaction_ms(rng, skill.reaction_ms * CHOICE))
    picture = reading.top.picture
    if picture == BIRD:
        after += between(rng, *ECHO_MS)
    elif picture != reading.asked and picture in reading.words.values():
        after += between(rng, *CONFLICT_MS)
    if rng.random() < 0.05 * skill.lapse:
        after += between(rng, *MIND_BLANK_MS)
    return Word(_slip(rng, skill, reading) or reading.asked, after)


def _slip(rng: Random, skill: Skill, reading: Reading) -> str:
    """The wrong word that slips out, if one does: mostly the picture, for a bird mostly its colour's word."""
    picture, asked = reading.top.picture, reading.asked
    pull = 0.10 * (1.0 - skill.notice) + 0.10 * skill.lapse
    if picture == BIRD:
        rival, pull = reading.words[reading.top.colour], pull * 1.1
    elif picture in reading.words.values():
        rival = picture
    else:
        rival, pull = picture, pull * 0.35  # carrots are never said, so they pull less
    if rival == asked:
        rival, pull = _another(rng, reading), pull * 0.08
    return rival if rng.random() < pull else ""


def _another(rng: Random, reading: Reading) -> str:
    words = list(reading.words.values())
    return words[int(rng.random() * len(words))]
