"""The menu screens as pictures, and what must hold in every window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.core.record import HUMAN
from game.scenes import rulebook
from game.scenes.base import Scene
from game.scenes.message import Choice, MessageScene
from game.scenes.name import NameScene
from game.scenes.pass_mouse import PassMouseScene
from game.scenes.pause import Face, PauseRow, PauseScene
from game.scenes.rules import RulesScene, Verdict
from game.scenes.seats import SeatsScene
from game.scenes.settings import SettingsScene
from game.scenes.still_stage import StillStage
from game.scenes.title import GameTile, Saved, TitleActs, TitleScene
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.raster import Raster
from tests.golden_pictures import check, difference
from tests.rendered import render

SIZES = [(960, 540), (1280, 720), (1280, 800), (1920, 1080), (2100, 900)]
SCHUMMEL = GameTile("schummel_hummel", "Schummel Hummel", (3, 5))
HOSTILE = "Jürgen 🦗\n\0" + "W" * 200


def nothing(*_: object) -> None:
    """What the buttons of a picture do."""


def title(saved: Saved | None = None, name: str = "Ada") -> TitleScene:
    seats = (SeatSetting(name=name), *default_seats(4)[1:])
    return TitleScene([SCHUMMEL],
                      TitleActs(nothing, nothing, nothing, nothing, nothing), MatchSettings(seats=seats), saved)


def whole_title() -> TitleScene:
    """With everything that there can be on it."""
    tiles = [SCHUMMEL, GameTile("heuschrecken_poker", "Heuschrecken Poker", (3, 6)),
             GameTile("moemmen", "Mömmen", (2, 5)), GameTile("schnattergei", "Schnattergei", (2, 4))]
    return TitleScene(tiles, TitleActs(*[nothing] * 10), MatchSettings(), newcomer=True)


def seats(players: int = 4, people: tuple[str, ...] = ("Ada",)) -> SeatsScene:
    animals = ("fox", "otter", "hare")
    sitting = (*(SeatSetting(HUMAN, name, animals[i]) for i, name in enumerate(people)), *default_seats(5)[1:])
    return SeatsScene(MatchSettings(seats=sitting[:players]), [SCHUMMEL], nothing, nothing, nothing)


def pause(name: str = "Ada") -> PauseScene:
    rows = [PauseRow("play", "Your turn", "lay a card with [=blue] blue or [=red] red"),
            PauseRow("cheat_table", "Get rid of a card", "drag it off the table, unseen")]
    choices = [Choice(icon, words, icon, nothing) for icon, words in (("rules", "Rules"), ("settings", "Settings"),
                                                                      ("save", "Save and leave"))]
    return PauseScene(Face("fox", name), Face("fox", name), lambda: rows, lambda: choices, nothing, nothing)


def message() -> MessageScene:
    choices = [Choice("on", "Go on with the match", "play", nothing),
               Choice("report", "Save bug report", "save", nothing), Choice("title", "To the title", "home", nothing)]
    return MessageScene("That was us, not you", "The program stumbled. The match is saved up to the last card.",
                        choices, "logs/note.txt", "stumbled")


def rules() -> RulesScene:
    return RulesScene(rulebook.load("schummel_hummel"), {"SH-26": "Card back, one gift, the worm moves on."}, "SH-26",
                      "Back to the table", Verdict("Cleo called Theo, and she was right.", Face("hare", "Cleo"),
                                                   Face("toad", "Theo")))


SCREENS: dict[str, Callable[[], Scene]] = {
    "title": lambda: title(Saved("Schummel Hummel", 2, 4)), "title_first": title, "seats": seats,
    "seats_people": lambda: seats(3, ("Ada", "Ben")), "name": lambda: NameScene("Ada", "fox", nothing), "pause": pause,
    "message": message, "rules": rules,
    "pass_mouse": lambda: PassMouseScene(Face("fox", "Ada"), Face("otter", "Ben"), nothing, nothing),
    "title_whole": whole_title,
    **{f"settings_{tab}": lambda tab=tab: SettingsScene(tab)  # type: ignore[misc]
       for tab in ("picture", "sound", "language", "access", "devices")},
}
HOSTILE_SCREENS: dict[str, Callable[[], Scene]] = {
    "title": lambda: title(Saved(HOSTILE, 2, 4), HOSTILE), "seats_people": lambda: seats(3, (HOSTILE, "\ud800")),
    "name": lambda: NameScene(HOSTILE, "fox", nothing), "pause": lambda: pause(HOSTILE),
    "pass_mouse": lambda: PassMouseScene(Face("fox", HOSTILE), Face("otter", HOSTILE), nothing, nothing),
}


@pytest.fixture(scope="module")
def raster() -> Raster:
    return Raster()


@pytest.mark.parametrize("name", SCREENS)
def test_each_screen_looks_as_it_did(name: str, raster: Raster) -> None:
    check(render(SCREENS[name](), (960, 540), raster=raster), f"menus/{name}")


def test_the_comparison_notices_a_moved_button() -> None:
    a = pygame.Surface((960, 540))
    b = a.copy()
    pygame.draw.rect(b, "white", (100, 100, 200, 40))
    assert difference(a, b) > 0.004


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_widget_lies_inside_every_window_and_none_on_another(name: str, size: tuple[int, int],
                                                                    raster: Raster) -> None:
    scene, stage = SCREENS[name](), StillStage(size, raster)
    surface = render(scene, size, stage=stage)
    whole = surface.get_rect()
    rects = {item.id: pygame.Rect(item.rect) for item in scene.inspect_items()}
    assert rects, "a menu has something to choose"
    for widget, rect in rects.items():
        assert whole.contains(rect), f"{widget} reaches out of the window"
        over = [other for other in rects if other != widget and rects[other].colliderect(rect)]
        meant = ("field:animal", "button:away")
        assert all(widget.startswith(meant) and other.startswith(meant) for other in over), f"{widget} lies on {over}"


@pytest.mark.parametrize("name", HOSTILE_SCREENS)
def test_hostile_names_draw_and_stay_in_their_place(name: str, raster: Raster) -> None:
    plain = render(SCREENS[name](), (1280, 720), raster=raster)
    hostile = render(HOSTILE_SCREENS[name](), (1280, 720), raster=raster)
    assert difference(plain, hostile) < 0.1


@pytest.mark.parametrize("name", SCREENS)
def test_one_focus_is_never_absent(name: str) -> None:
    scene = SCREENS[name]()
    render(scene, (960, 540))
    assert sum(item.focus for item in scene.inspect_items()) == 1
