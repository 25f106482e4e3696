"""Where the two buttons of the match lead: pause, and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import MatchScene


def open_menu(scene: MatchScene, name: str) -> None:
    from .pause import PauseScene
    from .rules import RulesScene

    scene.stage.push(PauseScene() if name == "pause" else RulesScene())
