"""The rules in each language: built like the English ones, and really translated."""

from __future__ import annotations

import re

import pytest

from game.preferences import LANGUAGES
from game.rules import GAMES
from game.scenes import rulebook
from game.scenes.rulebook import Rulebook, Section

OTHERS = tuple(language for language in LANGUAGES if language != "en")
each_language = pytest.mark.parametrize("language", OTHERS)
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
@each_language
def test_a_translation_has_the_sections_parts_rulings_and_cards_of_the_english_rules(game: str, language: str) -> None:
    assert _shape(rulebook.load(game, language)) == _shape(rulebook.load(game))


@each_game
@each_language
def test_no_sentence_of_a_translation_is_still_english(game: str, language: str) -> None:
    assert _sentences(rulebook.load(game, language)) & _sentences(rulebook.load(game)) == set()


@each_game
@each_language
def test_a_translation_leaves_no_title_caption_or_text_out(game: str, language: str) -> None:
    for section in rulebook.load(game, language).sections:
        assert all(text.strip() for text in (section.title, section.caption, *_texts(section)))
        assert all(part.title.strip() for part in section.parts)


@each_game
def test_every_language_keeps_the_name_of_the_game(game: str) -> None:
    assert len({rulebook.load(game, language).title for language in LANGUAGES}) == 1


def _shape(book: Rulebook) -> list[tuple[tuple[str, ...], list[tuple[str, ...]]]]:
    return [(section.cards, [part.rulings for part in section.parts]) for section in book.sections]


def _sentences(book: Rulebook) -> set[str]:
    texts = (text for section in book.sections for text in _texts(section))
    return {sentence for text in texts for sentence in re.split(r"(?<=[.!?])\s+", text)}


def _texts(section: Section) -> list[str]:
    return [section.intro, *(part.text for part in section.parts)]
