"""Nothing on the screen flashes more than three times a second (WCAG 2.3.1): matches are watched for it."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.decks import load_decks
from game.rules import GAMES
from game.scenes.match import MatchScene
from game.scenes.shots.studio import Look, Studio, self_playing
from game.settings import default_seats
from game.view.canvas import Canvas

MOST_FLASHES = 3
STEP_MS = 40
WATCHED_MS = 45_000
ACROSS, DOWN = 3, 2
"""The screen in parts of about the size that WCAG calls a quarter of what one looks at."""
CHANGE, DARK = 0.1, 0.8
"""A flash goes up and down by so much relative luminance, and its dark side is below the second."""


def luminance(colour: tuple[int, ...]) -> float:
    linear = [((each / 255 + 0.055) / 1.055) ** 2.4 if each > 10 else each / 255 / 12.92 for each in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def flashes(values: list[float]) -> list[int]:
    """The steps at which a flash is complete: brightness has gone one way and back again."""
    found, turning, way = [], values[0], 0
    for step, (_before, now) in enumerate(pairwise(values), 1):
        if abs(now - turning) >= CHANGE and min(now, turning) < DARK:
            new = 1 if now > turning else -1
            if way and new != way:
                found.append(step)
            way, turning = new, now
        elif way and (now - turning) * way > 0:
            turning = now
    return found


def worst_second(steps: list[int]) -> int:
    per_second = 1000 // STEP_MS
    return max((sum(step <= each < step + per_second for each in steps) for step in steps), default=0)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_flashes_more_than_three_times_a_second(game: str) -> None:
    seats = default_seats(4)
    scene = MatchScene(self_playing(load_decks()[game], seats, 7), seats)
    studio = Studio(Look((960, 540)), scene)
    surface = pygame.Surface((960, 540))
    parts = [surface.subsurface((x * 960 // ACROSS, y * 540 // DOWN, 960 // ACROSS, 540 // DOWN))
             for x in range(ACROSS) for y in range(DOWN)]
    seen: list[list[float]] = [[] for _ in parts]
    while studio.now_ms < WATCHED_MS:
        studio.run(STEP_MS)
        studio.top.draw(Canvas(surface, studio.frame, studio.raster), studio.top is not scene or not seen[0])
        if studio.top is not scene and studio.now_ms % 4000 < STEP_MS:
            studio.pop()
        for part, values in zip(parts, seen, strict=True):
            values.append(luminance(pygame.transform.average_color(part)))
    assert max(worst_second(flashes(values)) for values in seen) <= MOST_FLASHES


def test_a_flash_is_known_when_it_is_seen() -> None:
    assert worst_second(flashes([0.1, 0.5] * 20)) > MOST_FLASHES
    assert flashes([0.1, 0.15] * 20) == [] == flashes([0.1, 0.5, 0.5, 0.5])
    assert worst_second(flashes(([0.1] * 12 + [0.5] * 12) * 4)) <= MOST_FLASHES
