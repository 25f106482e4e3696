"""Pictures of the settings and the credits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.bindings import Bindings
from game.scenes.credits import CreditsScene
from game.scenes.settings.devices import DevicesPage
from game.scenes.settings.key_tester import WAIT_MS
from game.scenes.settings.scene import PAGES, SettingsScene
from game.seat_help import NO_HELP, Help
from game.settings import ANIMALS, SeatSetting
from game.view.commands import KEYBOARD, Command, Kind

from .menus import PEOPLE
from .studio import Look, Shot, Studio

FIVE = tuple(SeatSetting(name=name, animal=animal, help=help_) for name, animal, help_ in zip(
    ("Ada", "Ben", "Cleo", "Dora", "Emil"), ANIMALS,
    (NO_HELP, Help(150), Help(targets=125), Help(duties=True), Help(150, 125, True, True)), strict=False))


def settings(look: Look) -> Iterator[Shot]:
    for page in PAGES:
        studio = Studio(look, SettingsScene(page.id))
        studio.run()
        yield f"settings_{page.id}", studio.picture()
    yield "settings_access_people", _of_people(look, PEOPLE)
    yield "settings_access_five", _of_people(look, FIVE)
    yield from _keys(look)
    studio = Studio(look, CreditsScene())
    studio.run()
    yield "credits", studio.picture()
    studio.top.handle(Command(Kind.LAST))
    yield "credits_end", studio.picture()


def _keys(look: Look) -> Iterator[Shot]:
    """The keys of a corner, one that two acts want, a game's own words, and the key tester with a key that is lost."""
    for name in ("keys", "conflict", "words", "tester"):
        scene = SettingsScene("devices")
        page = scene.pages[-1]
        assert isinstance(page, DevicesPage)
        page.shown = "keys"
        page.group = "schnattergei" if name == "words" else ""
        studio = Studio(look, scene)
        studio.device = KEYBOARD
        if name == "conflict":
            scene.board.focus = "button:key:slap"
            scene.handle(Command(Kind.ACCEPT))
            scene.handle(Command(Kind.KEY, number=pygame.KSCAN_LSHIFT))
        elif name == "tester":
            scene.board.focus = "button:tester"
            scene.handle(Command(Kind.ACCEPT))
            scene.handle(Command(Kind.KEY, number=pygame.KSCAN_A))
            studio.run(WAIT_MS + 100)
        studio.run()
        yield f"settings_devices_{name}", studio.picture()
    yield from _own_keys(look)


def _own_keys(look: Look) -> Iterator[Shot]:
    """Two people who both want a key, one of them asking for another one that is taken; a pad's buttons."""
    seats = (SeatSetting(device="mouse"), SeatSetting(name="Ben", animal="otter", device="keys"),
             SeatSetting(name="Cleo", animal="hare", device="ijkl"),
             SeatSetting(name="Dora", animal="toad", device="pad:1"))
    cleos = {"throw": pygame.KSCAN_N, "slap": pygame.KSCAN_V}
    for name in ("own", "taken", "pad"):
        scene = SettingsScene("devices")
        page = scene.pages[-1]
        assert isinstance(page, DevicesPage)
        page.shown = "pad:1" if name == "pad" else "keys"
        studio = Studio(look)
        studio.device, studio.pad_numbers = KEYBOARD, [1]
        studio.settings.match = replace(studio.settings.match, seats=seats)
        studio.settings.bindings = Bindings({}, {"Ben": {"keys": {"slap": pygame.KSCAN_N}}, "Cleo": {"ijkl": cleos}})
        studio.push(scene)
        if name == "taken":
            scene.board.focus = "button:key:slap"
            scene.handle(Command(Kind.ACCEPT))
            scene.handle(Command(Kind.KEY, number=pygame.KSCAN_M))
        studio.run()
        yield f"settings_devices_{name}", studio.picture()


def _of_people(look: Look, seats: tuple[SeatSetting, ...]) -> pygame.Surface:
    """What helps each of several people."""
    studio = Studio(look)
    studio.settings.match = replace(studio.settings.match, seats=seats)
    studio.push(SettingsScene("access"))
    studio.run()
    return studio.picture()
