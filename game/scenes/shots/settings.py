"""Pictures of the settings and the credits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.scenes.credits import CreditsScene
from game.scenes.settings.scene import PAGES, SettingsScene
from game.view.commands import Command, Kind

from .menus import PEOPLE
from .studio import Look, Shot, Studio


def settings(look: Look) -> Iterator[Shot]:
    for page in PAGES:
        studio = Studio(look, SettingsScene(page.id))
        studio.run()
        yield f"settings_{page.id}", studio.picture()
    yield "settings_access_people", _of_people(look)
    studio = Studio(look, CreditsScene())
    studio.run()
    yield "credits", studio.picture()
    studio.top.handle(Command(Kind.LAST))
    yield "credits_end", studio.picture()


def _of_people(look: Look) -> pygame.Surface:
    """What helps each of several people."""
    studio = Studio(look)
    studio.settings.match = replace(studio.settings.match, seats=PEOPLE)
    studio.push(SettingsScene("access"))
    studio.run()
    return studio.picture()
