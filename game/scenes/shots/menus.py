"""Pictures of the screens around the matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.cards import Deck
from game.rules import GAMES
from game.scenes import rulebook
from game.scenes.base import Scene
from game.scenes.house_rules import HouseRulesScene
from game.scenes.message import Choice, MessageScene
from game.scenes.name import NameScene
from game.scenes.pad_lost import PadLostScene
from game.scenes.pause import Face
from game.scenes.rules import RulesScene
from game.scenes.seats import SeatsScene
from game.scenes.settings.seat_help import HelpScene
from game.scenes.title import GameTile, Saved, TitleActs, TitleScene
from game.seat_help import Help
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.commands import Command, Device, Kind
from game.view.i18n import _, language

from .studio import Look, Shot, Studio, nothing

PEOPLE = (SeatSetting(device="mouse"), SeatSetting(name="Ben", animal="otter", device="pad:1"),
          SeatSetting(name="Cleo", animal="hare", device="keys", help=Help(allow_ms=150)), default_seats(2)[1])
FIVE = (SeatSetting(device="mouse"), SeatSetting(name="Ben", animal="otter", device="pad:1"),
        SeatSetting(name="Cleo", animal="hare", device="ijkl"), SeatSetting(name="Dora", animal="badger",
        device="corner"), SeatSetting(name="Emil", animal="magpie", device="numpad"))
PAD, LETTERS, ARROWS, NUMBERS = Device("pad", 1), Device("keyboard", 3), Device("keyboard", 2), Device("keyboard", 4)
PRESSES: dict[str, tuple[tuple[Kind, Device], ...]] = {
    "seats_people": ((Kind.RIGHT, PAD), (Kind.JOIN, Device("keyboard", 1))),
    "seats_choosing": ((Kind.MORE, PAD), (Kind.ACCEPT, PAD), (Kind.DOWN, PAD), (Kind.ACCEPT, LETTERS),
                       (Kind.DOWN, LETTERS), (Kind.BACK, ARROWS), (Kind.LEFT, NUMBERS)),
}
"""What people do on a screen before its picture is taken."""


def menus(deck: Deck, tiles: Sequence[GameTile], look: Look) -> Iterator[Shot]:
    settings = MatchSettings(deck.game)
    acts = TitleActs(*[nothing] * 11)
    choices = [Choice("go_on", _("Go on with the match"), "play", nothing),
               Choice("report", _("Save bug report"), "save", nothing)]
    seats = SeatsScene(settings, tiles, nothing, nothing, nothing)
    screens: list[tuple[str, list[Scene]]] = [
        ("title", [TitleScene(tiles, acts, settings, newcomer=True)]),
        ("title_continue", [TitleScene(tiles, acts, settings, Saved(deck.title, 2, 4))]),
        ("seats", [seats]),
        ("name", [SeatsScene(settings, tiles, nothing, nothing, nothing),
                  NameScene("Ada", "fox", nothing)]),
        ("seats_people", [SeatsScene(replace(settings, seats=PEOPLE), tiles, nothing, nothing, nothing, nothing)]),
        ("seats_choosing", [SeatsScene(replace(settings, seats=FIVE), tiles, nothing, nothing, nothing, nothing)]),
        ("pad_lost", [SeatsScene(settings, tiles, nothing, nothing, nothing),
                      PadLostScene(Face("otter", "Ben"), "pad:1", nothing, nothing, nothing)]),
        ("seat_help", [SeatsScene(settings, tiles, nothing, nothing, nothing),
                       HelpScene("Ada", "fox", Help(allow_ms=150, targets=125), nothing)]),
        ("house_rules", [HouseRulesScene({deck.game: deck}, deck.game, {}, nothing, nothing)]),
        ("rules", [RulesScene(rulebook.load(deck.game, language()), GAMES[deck.game].rulings)]),
        ("message", [MessageScene(_("That wasn't meant to happen"), _("The match is saved up to the last card."),
                                  choices, mood="stumbled")]),
    ]
    for name, scenes in screens:
        studio = Studio(look, *scenes)
        studio.pad_numbers = [1]
        studio.run()
        for kind, device in PRESSES.get(name, ()):
            studio.top.handle(Command(kind, device))
        yield name, studio.picture()
