"""Whatever moved, the window shows the still layer and the movers, and nothing else."""

from __future__ import annotations

import random

import pygame
import pytest

from game.view.movers import Mover, Movers
from game.view.window import open_offscreen


@pytest.fixture
def surfaces() -> tuple[pygame.Surface, pygame.Surface]:
    open_offscreen((320, 200))
    window, still = pygame.Surface((320, 200)), pygame.Surface((320, 200))
    for y in range(0, 200, 7):
        pygame.draw.line(still, (y, 90, 200 - y), (0, y), (320, y), 3)
    return window, still


def whole(still: pygame.Surface, movers: list[Mover]) -> pygame.Surface:
    picture = still.copy()
    for image, at, clip in movers:
        picture.set_clip(clip)
        picture.blit(image, at)
        picture.set_clip(None)
    return picture


@pytest.mark.parametrize("count", [0, 1, 3, 16, 40])
def test_patches_leave_the_same_picture_as_a_full_drawing(
    surfaces: tuple[pygame.Surface, pygame.Surface], count: int
) -> None:
    window, still = surfaces
    dice, screen = random.Random(count), Movers()
    images = [pygame.Surface((dice.randint(5, 40), dice.randint(5, 40)), pygame.SRCALPHA) for _ in range(count)]
    for image in images:
        image.fill((200, 30, 60, 140))
    for turn in range(12):
        movers = [
            Mover(
                image,
                (dice.randint(-20, 320), dice.randint(-20, 200)),
                pygame.Rect(0, 100, 320, 100) if n % 5 == 4 else None,
            )
            for n, image in enumerate(images)
        ]
        screen.draw(window, still, movers, full=turn == 0)
        assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole(still, movers), "RGB")


@pytest.mark.parametrize("seed", range(4))
def test_movers_that_rest_look_as_if_drawn_anew_and_so_does_a_still_layer_that_changes(
    surfaces: tuple[pygame.Surface, pygame.Surface], seed: int
) -> None:
    window, still = surfaces
    dice, screen = random.Random(seed), Movers()
    images = [pygame.Surface((dice.randint(5, 60), dice.randint(5, 60)), pygame.SRCALPHA) for _ in range(8)]
    for image in images:
        image.fill((dice.randint(0, 255), 30, 60, 140))
    movers: list[Mover] = []
    for turn in range(40):
        moved = [Mover(image, (dice.randint(-20, 310), dice.randint(-20, 190))) for image in images]
        movers = [kept if dice.random() < 0.6 else new for kept, new in zip(movers or moved, moved, strict=True)]
        if turn % 9 == 8:
            movers.reverse()
            images.reverse()
        spot = pygame.Rect(dice.randint(0, 280), dice.randint(0, 160), 30, 30)
        still.fill((turn * 6, 99, 40), spot)
        screen.draw(window, still, movers, turn == 0, [spot])
        assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole(still, movers), "RGB")


def test_only_what_changed_is_presented(surfaces: tuple[pygame.Surface, pygame.Surface]) -> None:
    window, still = surfaces
    screen, image = Movers(), pygame.Surface((10, 10))
    assert screen.draw(window, still, [Mover(image, (5, 5))], full=True) is None
    rects = screen.draw(window, still, [Mover(image, (50, 50))], full=False)
    assert rects == [pygame.Rect(5, 5, 10, 10), pygame.Rect(50, 50, 10, 10)]
    assert screen.draw(window, still, [], full=False) == [pygame.Rect(50, 50, 10, 10)]
    assert screen.draw(window, still, [], full=False) == []
