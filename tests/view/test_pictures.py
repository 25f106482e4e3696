"""Which picture shows a card, in the shipped decks and in one that somebody made."""

from __future__ import annotations

import pygame
import pytest

from game.core.cards import Colour, Deck, Face
from game.view.pictures import Pictures
from game.view.raster import Raster
from game.view.window import open_offscreen
from tests.golden_pictures import check

OWN = Deck("penguins", "Penguins", (2, 4), 5, (
    Face("krill teal pink", "krill", ("teal", "pink")), Face("orca teal", "orca", ("teal",), 7, frozenset({"shy"})),
    Face("iceberg", "iceberg", (), -12), Face("krill teal pink", "krill", ("teal", "pink"))),
    (Colour("teal", (0, 128, 128), "diamond", "T"), Colour("pink", (255, 120, 170), "star", "P")))


@pytest.fixture(autouse=True)
def display() -> None:
    open_offscreen((320, 180))


def schummel(*names: str) -> Deck:
    faces = tuple(Face(name, name.split()[0], tuple(name.split()[1:])) for name in names)
    return Deck("schummel_hummel", "Schummel Hummel", (3, 5), 8, faces, ())


def test_copies_of_a_flower_get_their_poses_in_turn() -> None:
    pictures = Pictures(Raster(), schummel(*["flower blue red"] * 4))
    assert len({pictures.face(card) for card in range(4)}) == 4


def test_a_card_with_art_shows_it() -> None:
    pictures = Pictures(Raster(), schummel("bumblebee blue green"))
    assert pictures.face(0) == "cards/schummel_hummel/bumblebee_green_blue"


def test_small_backs_are_quiet() -> None:
    pictures = Pictures(Raster(), schummel("flower blue red"))
    assert pictures.back(58).endswith("back_quiet")
    assert pictures.back(104).endswith("back")


def test_cards_without_art_get_a_drawn_face() -> None:
    raster = Raster()
    pictures = Pictures(raster, OWN)
    row = pygame.Surface((640, 300))
    row.fill("#2C6E73")
    for card in range(3):
        face = raster.svg(pictures.face(card), (180, 400))
        assert face.get_size() == (180, 252)
        row.blit(face, (20 + card * 205, 24))
    check(row, "drawn_faces")


def test_equal_cards_look_equal_and_others_do_not() -> None:
    raster = Raster()
    pictures = Pictures(raster, OWN)
    shown = [pygame.image.tobytes(raster.svg(pictures.face(card), (60, 200)), "RGBA") for card in range(4)]
    assert shown[0] == shown[3]
    assert len(set(shown)) == 3


def test_a_drawn_face_turns_like_any_other() -> None:
    raster = Raster()
    pictures = Pictures(raster, OWN)
    assert raster.picture(pictures.face(0), 60, angle=30).get_width() > 60
