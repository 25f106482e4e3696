"""Where pictures are taken: a stage with a clock of its own, and bots that play a match for it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.bots import make_bot
from game.core.cards import Deck
from game.core.record import HUMAN, Record
from game.preferences import Preferences
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from game.scenes.base import Scene
from game.scenes.still_stage import StillStage
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.raster import Raster

STEP_MS = 40

Shot = tuple[str, pygame.Surface]


@dataclass(frozen=True, slots=True)
class Look:
    """What pictures are taken with: the window's size in pixels, somebody's preferences, and what is drawn already."""

    size: tuple[int, int]
    preferences: Preferences = field(default_factory=Preferences)
    raster: Raster = field(default_factory=Raster)


class Studio(StillStage):
    """A stage with a stack of scenes and a clock of its own."""

    def __init__(self, look: Look, *scenes: Scene) -> None:
        super().__init__(look.size, look.raster)
        self.prefer(look.preferences)
        self.scenes: list[Scene] = []
        for scene in scenes:
            self.push(scene)

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.top.pause()
        self.scenes.append(scene)
        scene.enter(self)

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.scenes:
            self.top.resume()

    def run(self, ms: int = STEP_MS) -> None:
        """Let time pass, in frames."""
        until = self.now_ms + ms
        while self.now_ms < until:
            self.now_ms += STEP_MS
            self.top.update(self.now_ms)

    def picture(self) -> pygame.Surface:
        surface = pygame.Surface(self.frame.size_px)
        first = max(index for index, scene in enumerate(self.scenes) if scene.covers)
        for scene in self.scenes[first:]:
            scene.draw(Canvas(surface, self.frame, self.raster), True)
        return surface


def nothing(*_: object) -> None:
    """What a button in a picture does."""


def self_playing(deck: Deck, seats: tuple[SeatSetting, ...], seed: int) -> Match:
    """A match in which bots play at the people's seats too."""
    record = Record(deck, [seat.name for seat in seats], [seat.player for seat in seats], seed, deck.house())
    referee = Referee(GAMES[deck.game], record)
    kinds = ["sly:3" if each.player == HUMAN else each.player for each in seats]
    return Match(referee, [make_bot(kind, seat, SeatView(referee, seat), seed) for seat, kind in enumerate(kinds)])
