"""Words are found in the rules of this game first, then in the others; with keys, a mouse or a pad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.preferences import LANGUAGES
from game.rules import GAMES
from game.scenes.rulebook import load
from game.scenes.rules import RulesScene
from game.scenes.rules_search import folded, found_in, search, snippet
from game.view.commands import Command, Device, Kind
from tests.stage import running

PAD = Device("pad", 1)

BOOKS = [load(game) for game in GAMES]


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("Mömmen Égale") == "mommen egale"
    assert search([load("moemmen", "de")], "mommen") == search([load("moemmen", "de")], "MÖMMEN") != []


@given(st.text(max_size=60))
def test_folding_keeps_every_letter_in_its_place(words: str) -> None:
    assert len(folded(words)) == len(words)


def test_every_word_has_to_be_there() -> None:
    both, one = search(BOOKS, "wasp stinger"), search(BOOKS, "wasp")
    assert both and len(both) < len(one)
    assert search(BOOKS, "wasp zeppelin") == []


def test_one_letter_finds_nothing_yet() -> None:
    assert search(BOOKS, "w") == [] == search(BOOKS, "  ")


def test_the_own_game_comes_first() -> None:
    hits = search(BOOKS, "card")
    games = [hit.game for hit in hits]
    assert games[0] == BOOKS[0].game and games == sorted(games, key=[book.game for book in BOOKS].index)


def test_a_ruling_is_found_by_its_number() -> None:
    hit = search(BOOKS, "sh-26")[0]
    assert "SH-26" in BOOKS[0].sections[hit.section].parts[hit.part].rulings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_stands_in_what_is_shown(game: str, language: str) -> None:
    book = load(game, language)
    word = folded(book.sections[0].parts[0].text.split()[3].strip(".,:;!?«»"))
    for hit in search([book], word):
        section = book.sections[hit.section]
        words = section.intro if hit.part < 0 else section.parts[hit.part].text
        assert hit.snippet.strip("… ") in words


def test_the_words_are_marked_where_they_stand() -> None:
    assert found_in("Die Hummel, die brummelt", ["hummel", "mel"]) == [(4, 10), (20, 23)]
    assert snippet("a " * 100 + "wasp " + "b " * 100, ["wasp"]).count("wasp") == 1


# ---- on the screen

def scene() -> RulesScene:
    return RulesScene(load("schummel_hummel"), {}, games=tuple(GAMES))


def test_f_and_typing_search_and_escape_leads_back_to_the_contents(tmp_path: Path) -> None:
    rules = scene()
    with running(tmp_path, rules) as hand:
        hand.key(pygame.K_f)
        hand.type("web")
        assert rules.hits and rules.typing
        hand.key(pygame.K_RETURN)
        assert rules.board.focus == "button:hit:0" and not rules.typing
        hand.key(pygame.K_DOWN)
        assert rules.board.focus == "button:hit:1" and (rules.section, rules._part) == rules.hits[1][1:3]
        hand.key(pygame.K_ESCAPE)
        assert not rules.words and hand.app.top is rules


def test_all_hits_can_be_walked_through(tmp_path: Path) -> None:
    rules = scene()
    with running(tmp_path, rules) as hand:
        rules.look_for("card")
        rules.board.focus = "button:hit:0"
        for n in range(1, len(rules.hits)):
            hand.key(pygame.K_DOWN)
            assert rules.board.focus == f"button:hit:{n}"
        assert rules.hits[-1].game == rules._book.game != "schummel_hummel"


def test_nothing_found_says_so_and_breaks_nothing(tmp_path: Path) -> None:
    rules = scene()
    with running(tmp_path, rules) as hand:
        hand.key(pygame.K_f)
        hand.type("zeppelin")
        hand.key(pygame.K_RETURN)
        assert rules.hits == []
        for key in (pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_TAB):
            hand.key(key)
        assert hand.app.top is rules


def test_a_pad_chooses_its_letters(tmp_path: Path) -> None:
    rules = scene()
    with running(tmp_path, rules) as hand:
        rules.handle(Command(Kind.MORE, PAD))
        assert hand.app.top is not rules and hand.app.top is not None and hand.app.top.name == "name"
        hand.type("web")
        hand.app.top.handle(Command(Kind.ACCEPT, PAD))
        assert rules.words == "web" and rules.hits


def test_the_stepper_turns_to_the_rules_of_the_next_game(tmp_path: Path) -> None:
    rules = scene()
    with running(tmp_path, rules) as hand:
        rules.board.focus = "field:game"
        hand.key(pygame.K_RIGHT)
        assert rules._book.game == list(GAMES)[1] and rules.section == 0
