"""Letters on colours: on every sign, in the language of the moment, at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.cards import Colour
from game.decks import load_decks
from game.preferences import LANGUAGES, Preferences
from game.scenes.still_stage import StillStage
from game.view import looks
from game.view.canvas import Canvas
from game.view.i18n import use
from game.view.letters import letter_of, letters, marked, signs_of
from game.view.pictures import Pictures
from game.view.raster import Raster
from game.view.theme import signs
from game.view.units import Frame

pytestmark = pytest.mark.usefixtures("display")
CARDS = Path(__file__).parents[2] / "assets" / "cards"
COLOURED = sorted(str(path.relative_to(CARDS.parent).with_suffix("")) for path in CARDS.rglob("*.svg")
                  if any(f"_{colour}" in path.stem for colour in signs()))


def pixels(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_have_one_letter_in_any_language(language: str) -> None:
    use(language)
    found = letters()
    assert found.keys() == signs().keys()
    assert len(set(found.values())) == len(found)
    assert all(len(letter) == 1 and letter.isupper() for letter in found.values())


def test_the_letter_is_the_language_s_initial() -> None:
    yellow = signs()["yellow"]
    assert letter_of(yellow) == "Y"
    use("fr")
    assert letter_of(yellow) == "J"


def test_a_deck_of_one_s_own_keeps_its_letters() -> None:
    use("fr")
    own = signs_of((Colour("yellow", (255, 217, 59), "sun", "Y"), Colour("pink", (255, 0, 200), "disc", "J")))
    assert [letter_of(sign) for sign in own.values()] == ["Y", "J"]


@pytest.mark.parametrize("game", load_decks())
def test_the_letters_of_the_shipped_decks_are_those_that_are_translated(game: str) -> None:
    use("it")
    deck = load_decks()[game]
    assert {name: letter_of(sign) for name, sign in signs_of(deck.colours).items()} == {
        each.name: letters()[each.name] for each in deck.colours}


@pytest.mark.parametrize("name", COLOURED)
def test_every_mark_of_a_drawn_card_is_found(name: str) -> None:
    """As many as its name has colours, in their order from top to bottom."""
    words = [word for word in Path(name).stem.split("_") if word in signs()]
    found = sorted(marked((CARDS.parent / f"{name}.svg").read_bytes()), key=lambda mark: mark.y)
    assert [mark.colour for mark in found] == words


def test_a_card_shows_its_letters_at_once_and_loses_them_at_once() -> None:
    raster, name = Raster(), "cards/schummel_hummel/flower_blue_red"
    plain = pixels(raster.svg(name, (104, 400)))
    looks.prefer(Preferences(letters=True), raster)
    english = pixels(raster.svg(name, (104, 400)))
    assert english != plain
    use("fr")
    looks.prefer(Preferences(letters=True), raster)
    assert pixels(raster.svg(name, (104, 400))) == english  # bleu, rouge
    looks.prefer(Preferences(), raster)
    assert pixels(raster.svg(name, (104, 400))) == plain


def test_letters_follow_the_language() -> None:
    raster, name = Raster(), "cards/moemmen/sheep_yellow_plus_2"
    looks.prefer(Preferences(letters=True), raster)
    english = pixels(raster.svg(name, (104, 400)))
    use("de")
    looks.prefer(Preferences(letters=True), raster)
    assert pixels(raster.svg(name, (104, 400))) != english


@pytest.mark.parametrize("size", [14, 28, 56])
def test_a_sign_in_a_sentence_has_a_disc_of_at_least_eight_pixels(size: int) -> None:
    stage = StillStage((1280, 720))
    for on in (False, True):
        stage.prefer(Preferences(letters=on))
        surface = pygame.Surface((120, 120), pygame.SRCALPHA)
        Canvas(surface, Frame(1280, 720), stage.raster).sign("blue", size, (60, 60))
        drawn = surface.get_bounding_rect()
        assert (drawn.right - 60 >= size * 0.3 + 8) == on


def test_cards_without_art_have_letters_too() -> None:
    deck = load_decks()["schnattergei"]
    raster = Raster()
    pictures = Pictures(raster, deck)
    pictures._files = {}
    name = pictures.face(0)
    assert name.startswith("drawn/")
    plain = pixels(raster.svg(name, (120, 400)))
    raster.letters = "en"
    assert pixels(raster.svg(name, (120, 400))) != plain


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
def test_a_letter_leaves_the_next_word_alone(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    surface = pygame.Surface((frame.px(120), frame.px(60)), pygame.SRCALPHA)
    raster = Raster()
    raster.letters = "en"
    right = Canvas(surface, frame, raster).sentence("[=blue]", 20, 30, 20)
    assert surface.get_bounding_rect().right <= frame.px(right) + 1
