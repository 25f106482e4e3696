"""Help and credits: everybody is named, and the page is read by mouse, keys and pad."""

from __future__ import annotations

import tomllib
from pathlib import Path
from unittest.mock import patch

import pygame

from game import __version__
from game.scenes.credits import CreditsScene
from game.view.canvas import Canvas
from tests.pads import VirtualPad
from tests.stage import Hand, running

ROOT = Path(__file__).parents[2]


def words_of(hand: Hand) -> str:
    """Everything on the page, also what is scrolled away."""
    heard: list[str] = []
    written = Canvas._written

    def hear(self: Canvas, image: pygame.Surface, rect: pygame.Rect, words: str, shown: str) -> float:
        heard.append(words)
        return written(self, image, rect, words, shown)

    app = hand.app
    assert app.top is not None
    with patch.object(Canvas, "_written", hear):
        app.top.draw(Canvas(app.window.surface, app.frame, app.raster), True)
    return " ".join(heard)


def test_games_fonts_libraries_version_and_folder_are_named(tmp_path: Path) -> None:
    with running(tmp_path, CreditsScene()) as hand:
        told = words_of(hand)
    people = ("Emely Brand", "Jacques Zeimet", "Volker Schwägerl", "Haim Shafir", "Amigo", "Drei Magier", "espeak-ng")
    assert all(name in told for name in people)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for each in project["dependencies"]:
        assert each.partition(">")[0].lower() in told.lower()
    for font in {path.stem.split("_")[0].split("-")[0] for path in (ROOT / "assets" / "fonts").glob("*.ttf")}:
        assert font in told
    assert __version__ in told and str(tmp_path) in told and project["license"] in told


def test_the_page_is_read_by_keys_and_by_the_wheel_and_stops_at_its_ends(tmp_path: Path) -> None:
    scene = CreditsScene()
    with running(tmp_path, scene) as hand:
        hand.key(pygame.K_DOWN)
        assert scene.scroll > 0
        hand.key(pygame.K_END)
        end = scene.scroll
        hand.key(pygame.K_PAGEDOWN)
        assert scene.scroll == end > 200
        hand.key(pygame.K_HOME)
        assert scene.scroll == 0
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False,
                                       touch=False))
        hand.step()
        assert scene.scroll > 0
        hand.key(pygame.K_HOME)
        hand.key(pygame.K_UP)
        assert scene.board.focus == "button:back", "from the top of the page to the way back"
        hand.key(pygame.K_ESCAPE)
        assert hand.app.top is None


def test_the_page_is_read_with_a_pad(tmp_path: Path) -> None:
    scene = CreditsScene()
    with running(tmp_path, scene) as hand, VirtualPad() as pad:
        hand.app.start_pads()
        hand.step(3)
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        hand.step()
        down = scene.scroll
        assert down > 0
        pad.lean(pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
        hand.step()
        assert scene.scroll > down


def test_what_was_drawn_outside_the_page_stays_as_it_was(tmp_path: Path) -> None:
    scene = CreditsScene()
    with running(tmp_path, scene) as hand:
        frame, surface = hand.app.frame, hand.app.window.surface
        above = pygame.image.tobytes(surface.subsurface((0, 0, frame.width_px, 96)), "RGB")
        hand.key(pygame.K_PAGEDOWN)
        hand.app._draw()
        assert pygame.image.tobytes(surface.subsurface((0, 0, frame.width_px, 96)), "RGB") == above
        assert surface.get_clip() == surface.get_rect()
