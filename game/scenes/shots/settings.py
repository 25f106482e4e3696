"""Pictures of the settings and the credits."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.credits import CreditsScene
from game.scenes.settings.scene import PAGES, SettingsScene
from game.view.commands import Command, Kind

from .studio import Look, Shot, Studio


def settings(look: Look) -> Iterator[Shot]:
    for page in PAGES:
        studio = Studio(look, SettingsScene(page.id))
        studio.run()
        yield f"settings_{page.id}", studio.picture()
    studio = Studio(look, CreditsScene())
    studio.run()
    yield "credits", studio.picture()
    studio.top.handle(Command(Kind.LAST))
    yield "credits_end", studio.picture()
