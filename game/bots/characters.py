"""Who sits at the table when no person does: temperaments and levels, as plain data."""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """A temperament. Numbers run from 0 (not at all) to 1 (very) where nothing else is said."""

    name: str
    boldness: float
    """How readily it cheats."""
    alertness: float
    """How much of its gaze goes to the others."""
    greed: float
    """How readily it steals."""
    nerves: float
    """How easily it twitches: false alarms, slaps at a stinger."""
    restlessness: float
    """How often it fidgets with a card."""
    tempo: float
    """Factor on the time it takes to think; 1 is ordinary."""
    methods: tuple[float, float, float, float]
    """How much it likes the lap, the shoulder, the sleeve, the slip."""
    hesitation_ms: int = 0
    """How much longer it holds a card before it cheats than before anything honest: what a good eye can tell."""
    guile: float = 0.1
    """How readily it looks where it doesn't want to go."""


class Skill(NamedTuple):
    """What a level can do, whatever the temperament."""

    reaction_ms: int
    """Median time from seeing to acting."""
    notice: float
    """Chance to see what is plain to see where it looks."""
    watch: float
    """The same of a hand that is where it shouldn't be."""
    lapse: float
    """Chance that a look goes nowhere."""
    false_alarm: float
    """Chance to take an honest gesture for a cheat."""
    rashness: float
    """Chance to slap a wasp that stings."""
    craft: float
    """How often it looks for the best card instead of any that fits."""
    cunning: float
    """How often it waits until nobody looks."""
    aim: float
    """Chance that a throw goes where it should."""


CHARACTERS: Final[dict[str, Character]] = {
    character.name: character
    for character in (
        Character("sly", 0.80, 0.60, 0.70, 0.20, 0.50, 1.00, (3, 1, 4, 4), guile=0.9),
        Character("hawk", 0.50, 1.00, 0.55, 0.35, 0.20, 0.95, (3, 2, 2, 2), guile=0.3),
        Character("dozer", 0.45, 0.35, 0.25, 0.10, 0.15, 1.30, (5, 1, 1, 1)),
        Character("bold", 1.00, 0.55, 0.85, 0.60, 0.40, 0.75, (2, 5, 1, 2), guile=0.0),
        Character("calm", 0.60, 0.75, 0.40, 0.05, 0.15, 1.15, (3, 1, 3, 3), guile=0.6),
        Character("nimble", 0.70, 0.65, 1.00, 0.30, 0.45, 0.85, (2, 3, 3, 2), guile=0.3),
        Character("nervous", 0.40, 0.80, 0.30, 0.70, 0.80, 1.10, (4, 0, 3, 2), 420, 0.0),
        Character("pedant", 0.35, 0.90, 0.35, 0.85, 0.15, 0.90, (3, 2, 2, 1)),
    )
}

SKILLS: Final[dict[int, Skill]] = {
    1: Skill(430, 0.50, 0.55, 0.30, 0.045, 0.18, 0.45, 0.15, 0.50),
    2: Skill(340, 0.72, 0.96, 0.12, 0.022, 0.10, 0.70, 0.60, 0.68),
    3: Skill(265, 0.92, 1.00, 0.06, 0.008, 0.03, 1.00, 0.95, 0.84),
}
"""By level: 1 dozes, 3 has the eyes of a hawk and is human all the same."""
