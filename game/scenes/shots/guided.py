"""Pictures of the guided first hand of each game, and of the card at its end."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import Deck
from game.scenes.guided import Ends, guided_scene
from game.scenes.guided.lessons import LESSONS
from game.scenes.guided.over import GuideOverScene
from game.scenes.message import Choice
from game.settings import SeatSetting
from game.view.i18n import _

from .studio import Look, Shot, Studio, nothing

DEALT_MS = 2_500


def guided(deck: Deck, look: Look) -> Iterator[Shot]:
    if deck.game not in LESSONS:
        return
    studio = Studio(look, guided_scene(deck.game, SeatSetting(), Ends(nothing, list)))
    studio.run(DEALT_MS)
    yield "guided", studio.picture()
    studio.push(GuideOverScene(_choices(), nothing))
    studio.run()
    yield "guide_over", studio.picture()


def _choices() -> list[Choice]:
    return [Choice("deal", _("Deal"), "play", nothing), Choice("title", _("Title"), "home", nothing)]
