"""Another language is on every screen at once, also on those that lie below the settings."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import pygame
import pytest

from game.decks import load_decks
from game.preferences import Preferences
from game.rules import GAMES
from game.scenes import rulebook
from game.scenes.base import Scene
from game.scenes.credits import CreditsScene
from game.scenes.game_tile import GameTile
from game.scenes.house_rules import HouseRulesScene
from game.scenes.match import MatchScene
from game.scenes.match_menus import open_pause, pass_mouse
from game.scenes.name import NameScene
from game.scenes.pad_lost import PadLostScene
from game.scenes.pause import Face
from game.scenes.proof import VerdictScene
from game.scenes.results import ResultsScene
from game.scenes.rules import RulesScene
from game.scenes.seats import SeatsScene
from game.scenes.settings import SettingsScene
from game.scenes.shots.studio import Look, Studio, nothing, self_playing
from game.scenes.title import Saved, TitleActs, TitleScene
from game.settings import MatchSettings, default_seats
from game.view import i18n
from game.view.canvas import Canvas

DECKS = load_decks()
TILES = [GameTile(game, deck.title, deck.players) for game, deck in DECKS.items()]
GERMAN = Preferences(language="de")


def words_on(studio: Studio) -> list[str]:
    """Everything that is written when the top scene is drawn from nothing."""
    heard: list[str] = []
    written = Canvas._written

    def hear(self: Canvas, image: pygame.Surface, rect: pygame.Rect, words: str, shown: str) -> float:
        heard.append(words)
        return written(self, image, rect, words, shown)

    for scene in studio.scenes:
        if isinstance(scene, MatchScene):
            scene.view.stale()
    with patch.object(Canvas, "_written", hear):
        studio.top.draw(Canvas(pygame.Surface(studio.frame.size_px), studio.frame, studio.raster), True)
    return heard


def fresh(game: str) -> MatchScene:
    seats = default_seats(4)
    return MatchScene(self_playing(DECKS[game], seats, 7), seats)


SCENES: dict[str, Callable[[], Scene]] = {
    "title": lambda: TitleScene(TILES, TitleActs(*[nothing] * 10), MatchSettings(), newcomer=True),
    "title_continue": lambda: TitleScene(TILES, TitleActs(*[nothing] * 10), MatchSettings(), Saved("Mömmen", 2, 4)),
    "credits": CreditsScene,
    "seats": lambda: SeatsScene(MatchSettings(), TILES, nothing, nothing, nothing, nothing),
    "house_rules": lambda: HouseRulesScene(DECKS, "schnattergei", {}, nothing, nothing),
    "rules": lambda: RulesScene(rulebook.load("moemmen", i18n.language()), GAMES["moemmen"].rulings, "MO-04",
                                i18n._("Back to the table")),
    "name": lambda: NameScene("Ada", "fox", nothing),
    "pad_lost": lambda: PadLostScene(Face("fox", "Ada"), "pad:1", nothing, nothing),
    **{f"settings_{tab}": lambda tab=tab: SettingsScene(tab)  # type: ignore[misc]
       for tab in ("picture", "sound", "language", "access", "devices")},
    **{f"match_{game}": lambda game=game: fresh(game) for game in DECKS},  # type: ignore[misc]
}


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_speaks_the_other_language_at_once(name: str) -> None:
    studio = Studio(Look((1280, 720)), SCENES[name]())
    english = words_on(studio)
    studio.prefer(GERMAN)
    studio.top.preferred()
    changed = words_on(studio)
    new = Studio(Look((1280, 720), GERMAN), SCENES[name]())
    assert changed == words_on(new)
    assert changed != english, "nothing on it has changed"


@pytest.mark.parametrize("game", DECKS)
def test_a_paused_match_speaks_the_other_language_from_the_table_up(game: str) -> None:
    studio = Studio(Look((1280, 720)), fresh(game))
    studio.run(2000)
    scene = studio.scenes[0]
    assert isinstance(scene, MatchScene)
    pass_mouse(scene, 1)
    open_pause(scene)
    english = words_on(studio)
    studio.prefer(GERMAN)
    for each in studio.scenes:
        each.preferred()
    changed = words_on(studio)
    assert not {word for word in english if " " in word} & {word for word in changed if " " in word} - {"Benny, Tim"}
    assert studio.top.prompt == "Ada macht Pause"
    studio.pop()
    assert "Ich bin Theo" in {each.label for each in studio.top.board.widgets}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "reveal"), [("moemmen", False), ("schummel_hummel", False),
                                              ("schummel_hummel", True)])
def test_results_and_reveal_speak_the_other_language_at_once(game: str, reveal: bool) -> None:
    studio = Studio(Look((1280, 720)), fresh(game))
    while not isinstance(studio.top, ResultsScene):
        studio.run(2000)
        if studio.top is not studio.scenes[0] and not isinstance(studio.top, ResultsScene):
            studio.pop()
    if reveal:
        assert studio.top.more
        studio.push(studio.top.more[2])
    studio.run(4000)
    english = words_on(studio)
    studio.prefer(GERMAN)
    for each in studio.scenes:
        each.preferred()
    studio.run(4000)
    changed = words_on(studio)
    assert not {word for word in english if " " in word} & {word for word in changed if " " in word}


def spoken(scene: MatchScene) -> list[str]:
    """Lines with more in them than names and numbers."""
    lines = [*scene.log, *(line.words for line in scene.moment.log), *scene.moment.bubbles.values()]
    return [line for line in lines if any(word.islower() for word in line.split()) and " " in line]


@pytest.mark.parametrize("game", DECKS)
def test_what_has_been_said_is_told_again_in_the_other_language(game: str) -> None:
    studio = Studio(Look((1280, 720)), fresh(game))
    for _step in range(60):
        studio.run(500)
        while studio.top is not studio.scenes[0]:
            studio.pop()
        if len(studio.top.log) == 3:
            break
    scene = studio.scenes[0]
    assert isinstance(scene, MatchScene) and len(scene.log) == 3
    english = spoken(scene)
    studio.prefer(GERMAN)
    scene.preferred()
    assert english and len(scene.log) == 3 and len(spoken(scene)) > 0
    assert not scene.moment.bubbles
    assert not set(english) & set(spoken(scene))


def test_a_verdict_speaks_the_other_language_at_once() -> None:
    studio = Studio(Look((1280, 720)), fresh("schummel_hummel"))
    while not isinstance(studio.top, VerdictScene):
        studio.run(500)
        if studio.top is not studio.scenes[0] and not isinstance(studio.top, VerdictScene):
            studio.pop()
    english = {each.label for each in studio.top.inspect_items()} | {studio.top.prompt}
    studio.prefer(GERMAN)
    for scene in studio.scenes:
        scene.preferred()
    assert not english & ({each.label for each in studio.top.inspect_items()} | {studio.top.prompt})
