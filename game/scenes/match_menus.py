"""Where the match leads besides playing: pause, the rules, the mouse to the next person, and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.i18n import _, language

from . import rulebook
from .message import Choice
from .pad_lost import PadLostScene
from .pass_mouse import PassMouseScene
from .pause import Face, PauseRow, PauseScene
from .rules import RulesScene, Verdict

if TYPE_CHECKING:
    from .match import MatchScene


def open_menu(scene: MatchScene, name: str) -> None:
    if name == "pause":
        open_pause(scene)
    else:
        open_rules(scene)


def face_of(scene: MatchScene, seat: int) -> Face:
    return Face(scene.seats[seat].animal, scene.seats[seat].name)


def open_pause(scene: MatchScene) -> None:
    own = face_of(scene, scene.own)
    stage = scene.stage

    def leave() -> None:
        stage.pop()
        scene.quit_match()

    def choices() -> list[Choice]:
        found = [Choice("rules", _("Rules"), "rules", lambda: open_rules(scene)),
                 Choice("settings", _("Settings"), "settings", lambda: open_settings(scene))]
        if scene.on_guide is not None:
            found.append(Choice("guide", _("Guided hand"), "touch", scene.on_guide))
        if scene.keeper is None:
            return [*found, Choice("leave", _("Leave the table"), "home", leave)]
        return [*found, Choice("leave", _("Save and leave"), "save", leave)]

    stage.push(PauseScene(own, own, lambda: rows(scene), choices, stage.pop, lambda: open_rules(scene),
                          covered=not scene.alone))


def open_settings(scene: MatchScene) -> None:
    from .settings import SettingsScene  # it shows the keys of all games, which lead to the match

    scene.stage.push(SettingsScene())


def rows(scene: MatchScene) -> list[PauseRow]:
    """What this player can do now, with the signs of the device in use."""
    now = scene.view.look.prompt
    return [*([PauseRow("play", _("Now"), now)] if now else []), *scene.play.menu_rows()]


def open_rules(scene: MatchScene, ruling: str = "", verdict: Verdict | None = None) -> None:
    """``verdict``: what led there."""
    book = rulebook.load(scene.pictures.deck.box, language())
    scene.stage.push(RulesScene(book, scene.seat_view.rulings, ruling, _("Back to the table"), verdict))


def pad_lost(scene: MatchScene, seat: int, device: str) -> None:
    """A pad was unplugged: everything stands still until it is back, or another device takes over."""
    stage = scene.stage

    def take_over(device: str) -> None:
        scene.hands.give(seat, device)
        stage.pop()

    def leave() -> None:
        stage.pop()
        scene.quit_match()

    stage.push(PadLostScene(face_of(scene, seat), device, take_over, leave))


def pass_mouse(scene: MatchScene, seat: int) -> None:
    """Cover the cards, then let the next person uncover the table from their own side."""
    stage = scene.stage

    def uncover() -> None:
        scene.sit(seat)
        stage.pop()

    def pause() -> None:
        open_pause(scene)

    stage.push(
        PassMouseScene(face_of(scene, scene.own), face_of(scene, seat), uncover, pause, scene.pictures.deck.box)
    )
