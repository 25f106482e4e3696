"""Where the match leads besides playing: pause, the rules, the mouse to the next person, and out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.view.bindings import told_truly
from game.view.i18n import _, language

from . import rulebook
from .message import Choice
from .pad_lost import PadLostScene
from .pass_mouse import PassMouseScene
from .pause import Face, PauseRow, PauseScene
from .rules import RulesScene, Verdict
from .seat_devices import name_of

if TYPE_CHECKING:
    from .match import MatchScene


def open_menu(scene: MatchScene, name: str) -> None:
    if name == "pause":
        open_pause(scene)
    else:
        open_rules(scene)


def face_of(scene: MatchScene, seat: int) -> Face:
    """Animal and name of a seat, for the verdict above a rule."""
    return Face(scene.seats[seat].animal, scene.seats[seat].name)


def open_pause(scene: MatchScene) -> None:
    """The match stands still below it."""
    stage, who = scene.stage, who_paused(scene)
    reader = who if scene.seats[who].human else scene.hands.addressed

    def leave() -> None:
        stage.pop()
        scene.quit_match()

    def choices() -> list[Choice]:
        found = [Choice("rules", _("Rules"), "rules", lambda: open_rules(scene)),
                 Choice("settings", _("Settings"), "settings", lambda: open_settings(scene))]
        if scene.on_guide is not None:
            found.append(Choice("guide", _("Guided hand"), "touch", scene.on_guide))
        found += coming_and_going(scene, who)
        if scene.keeper is None:
            return [*found, Choice("leave", _("Leave the table"), "home", leave)]
        return [*found, Choice("leave", _("Save and leave"), "save", leave)]

    stage.push(PauseScene(face_of(scene, who), face_of(scene, reader), lambda: rows(scene, reader), choices, stage.pop,
                          lambda: open_rules(scene), covered=not scene.alone))


def who_paused(scene: MatchScene) -> Seat:
    """Whose device it was; of somebody away too. Whoever has the mouse, where that is nobody's."""
    seat = scene.hands.of(scene.hands.used_by)
    kept = scene.company.owner_of(name_of(scene.hands.used_by))
    return kept if kept in scene.company.away else seat if seat >= 0 else scene.own


def coming_and_going(scene: MatchScene, who: Seat) -> list[Choice]:
    """Leave the game to a bot in the middle of it, and come back."""
    stage, company = scene.stage, scene.company

    def leave() -> None:
        company.leave(who)
        stage.pop()

    def come_back(seat: Seat) -> Callable[[], None]:
        def back() -> None:
            company.come_back(seat)
            stage.pop()
        return back

    if scene.seat_view.game_over or not scene.match.may_leave:
        return []
    found = []
    if scene.seats[who].human:
        found.append(Choice("to_bot", _("Leave it to a bot"), "bot", leave))
    away = [who] if who in company.away else company.away[:2]
    for seat in away:
        words = _("{name} is back").format(name=face_of(scene, seat).shown)
        found.append(Choice(f"back:{seat}", words, "person", come_back(seat)))
    return found


def open_settings(scene: MatchScene) -> None:
    from .settings import SettingsScene  # it shows the keys of all games, which lead to the match

    scene.stage.push(SettingsScene())


def rows(scene: MatchScene, reader: Seat) -> list[PauseRow]:
    """What this player can do now, with the signs of their device; all at the screen read it."""
    now, keys = scene.view.look.prompt, scene.hands.shown_keys
    own = scene.play.menu_rows(keys.kind, scene.view_of(reader))
    found = [*([PauseRow("play", _("Now"), now)] if now else []), *own]
    return [row._replace(markup=told_truly(row.markup, keys)) for row in found]


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

    def to_bot() -> None:
        scene.company.leave(seat)  # before the table is looked at again: it would miss the pad
        stage.pop()

    able = scene.match.may_leave and not scene.seat_view.game_over
    stage.push(PadLostScene(face_of(scene, seat), device, take_over, leave, to_bot if able else None))


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
