"""Pictures of the settings and the credits."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.settings.scene import PAGES, SettingsScene

from .studio import Look, Shot, Studio


def settings(look: Look) -> Iterator[Shot]:
    for page in PAGES:
        studio = Studio(look, SettingsScene(page.id))
        studio.run()
        yield f"settings_{page.id}", studio.picture()
