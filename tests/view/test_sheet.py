"""A sheet that draws only what has changed looks like one on which everything is drawn anew."""

from __future__ import annotations

import random

import pygame
import pytest

from game.view.sheet import Note, Sheet
from game.view.window import open_offscreen

SIZE = (320, 200)


@pytest.fixture
def ground() -> pygame.Surface:
    open_offscreen(SIZE)
    ground = pygame.Surface(SIZE)
    for y in range(0, 200, 7):
        pygame.draw.line(ground, (y, 90, 200 - y), (0, y), (320, y), 3)
    return ground


def pictures(dice: random.Random, count: int) -> list[pygame.Surface]:
    images = [pygame.Surface((dice.randint(3, 60), dice.randint(3, 60)), pygame.SRCALPHA) for _ in range(count)]
    for image in images:
        image.fill((dice.randint(0, 255), dice.randint(0, 255), 60, dice.choice((90, 255))))
    return images


def put(sheet: Sheet, notes: list[Note]) -> list[pygame.Rect]:
    sheet.clear()
    for image, x, y, cut in notes:
        sheet.set_clip(cut)
        sheet.blit(image, (x, y))
        sheet.set_clip(None)
    return sheet.finish()


def looks(sheet: pygame.Surface) -> bytes:
    return pygame.image.tobytes(sheet, "RGB")


@pytest.mark.parametrize("seed", range(5))
def test_whatever_comes_goes_or_changes_its_order_it_looks_as_if_drawn_anew(ground: pygame.Surface, seed: int) -> None:
    dice, sheet = random.Random(seed), Sheet(ground)
    images = pictures(dice, 9)
    notes: list[Note] = []
    for _ in range(60):
        for _change in range(dice.randint(0, 3)):
            at = dice.randint(0, len(notes))
            if notes and dice.random() < 0.3:
                notes.pop(at - 1)
            elif notes and dice.random() < 0.4:
                notes.insert(at - 1, notes.pop(dice.randrange(len(notes))))
            else:
                cut = (40, 30, 150, 90) if dice.random() < 0.2 else None
                notes.insert(at, (dice.choice(images), dice.randint(-30, 310), dice.randint(-30, 190), cut))
        if notes and dice.random() < 0.2:
            notes.append(dice.choice(notes))
        before = pygame.Surface.copy(sheet)
        changed = put(sheet, notes)
        anew = Sheet(ground)
        put(anew, notes)
        assert looks(sheet) == looks(anew)
        for rect in changed:
            before.fill("white", rect)
            anew.fill("white", rect)
        assert looks(before) == looks(anew), "what it tells as changed is all that changed"


def test_nothing_is_drawn_where_nothing_changes(ground: pygame.Surface) -> None:
    sheet, (image, other) = Sheet(ground), pictures(random.Random(1), 2)
    notes: list[Note] = [(image, 20, 20, None), (other, 200, 90, None)]
    assert put(sheet, notes) == [sheet.get_rect()], "the first time everything"
    assert put(sheet, notes) == []
    (moved,) = put(sheet, [notes[0], (other, 201, 90, None)])
    assert moved.w <= other.get_width() + 2 and moved.h == other.get_height()


def test_a_part_is_drawn_again_only_when_its_facts_have_changed(ground: pygame.Surface) -> None:
    sheet, (image,) = Sheet(ground), pictures(random.Random(2), 1)
    drawn = []

    def show(fact: int) -> bytes:
        def draw() -> None:
            drawn.append(fact)
            sheet.blit(image, (10 * fact, 40))
        sheet.clear()
        sheet.part("it", fact, draw)
        sheet.finish()
        return looks(sheet)
    first = show(1)
    assert show(1) == first and drawn == [1]
    assert show(2) != first and show(1) == first and drawn == [1, 2, 1]
