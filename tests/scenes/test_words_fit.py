"""Every screen in every language, from the smallest window to a large one: no word is cut or beyond its paper."""

from __future__ import annotations

import pytest

from game.decks import load_decks
from game.preferences import LANGUAGES, Preferences
from game.scenes.shots.studio import Look
from tests.words_audit import Mark, audit, complaints, pygame

SMALLEST = [(language, 175, (960, 540)) for language in LANGUAGES]
"""Where there is least room for the largest words."""
CASES = [*SMALLEST, ("en", 100, (1280, 720)), ("de", 150, (960, 720))]
WINDOW = (400, 300)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "percent", "size"), CASES)
def test_no_word_is_cut_covered_or_beyond_its_paper(language: str, percent: int, size: tuple[int, int]) -> None:
    look = Look(size, Preferences(language=language, text_percent=percent))
    found = {name: wrong for name, wrong in audit(look, load_decks()) if wrong}
    assert found == {}


def box(*sides: int) -> Mark:
    return Mark(pygame.Rect(*sides), pygame.Rect(*sides))


def said(words: str, *sides: int) -> Mark:
    return box(*sides)._replace(words=words)


PAPER, GOOD = box(100, 100, 100, 40), said("fine", 110, 105, 80, 30)
WRONG = {
    "beyond its paper": [PAPER, said("too wide", 50, 105, 200, 30)],
    "overlap": [PAPER, GOOD, said("over it", 130, 105, 60, 30)],
    "cut": [GOOD._replace(cut=True)],
    "half covered": [PAPER, GOOD, box(150, 100, 20, 40)],
    "beyond the window": [Mark(pygame.Rect(360, 100, 40, 30), pygame.Rect(360, 100, 80, 30), "leaves")],
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_audit_hears_what_is_wrong(wrong: str) -> None:
    assert any(each.startswith(wrong) for each in complaints(WRONG[wrong], WINDOW))


def test_the_audit_hears_nothing_where_all_is_well() -> None:
    assert complaints([PAPER, GOOD], WINDOW) == []
    assert complaints([PAPER, GOOD, box(100, 90, 120, 60)], WINDOW) == [], "what lies wholly below something isn't seen"
