"""What a match sounds like: cues from the referee's events, their captions, and cards that are dealt.

Somebody alone hears what their seat notices. Several people hear the same loudspeaker: only what everybody may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.core.events import Event, RoundBegan, TurnBegan, seen_from
from game.referee.story import public
from game.view.canvas import Canvas
from game.view.i18n import N_, _
from game.view.movers import Mover
from game.view.sounds import Cue, Ear
from game.view.theme import INK, PAPER

if TYPE_CHECKING:
    from .match import MatchScene

CAPTION_MS = 2200
SERIES = {"deal": 4, "draw": 3, "lay": 4, "turn": 5}
"""So many of one kind in one instant are heard one after the other; of others the first."""
APART_MS = 85
BURST = 9
"""More different sounds in one instant: a replay has jumped, and nobody wants to hear all of that."""
DEALT = 6
"""So many cards in the air are being dealt: each is heard when it starts."""
SIDES = {"left": N_("{sound}, left"), "right": N_("{sound}, right"), "far": N_("{sound}, opposite")}
PILL_HEIGHT, PILL_ROOM, PILL_TEXT, EDGE = 28.0, 300.0, 16.0, 2.0


class MatchSound:
    """Listens at the table of a match scene; its captions lie in the lower left corner, beyond the table."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.caption = ""
        self._until_ms = 0
        self._cues: list[Cue] = []
        self._dealing = False
        self._seen_ms = 0

    # ---- listening

    def hear(self, event: Event) -> None:
        """An event as the referee tells it."""
        scene = self.scene
        if isinstance(event, RoundBegan | TurnBegan):
            self._dealing = isinstance(event, RoundBegan)
        seen = seen_from(event, scene.own) if scene.alone else public(event)
        if seen is not None and not self._dealing and not scene.play.tells(seen):
            self._cues += self.cues(seen)

    def tell(self, event: Event) -> None:
        """An event that the screen has held back and shows now."""
        if self.scene.play.tells(event):
            self._cues += self.cues(event)

    def cues(self, event: Event) -> Iterable[Cue]:
        """What is heard of an event that everybody at the screen may know."""
        scene = self.scene
        faces = scene.match.referee.record.deck.faces
        ear = Ear(scene.own if scene.alone else NOBODY, scene.seat_view, faces.__getitem__)
        return scene.play.table.cues(event, ear)

    def refused(self) -> None:
        """What somebody wanted can't be."""
        self._cues.append(Cue("refuse"))

    # ---- time

    def wait_ms(self, now_ms: int) -> int:
        """How long nothing of this changes."""
        return max(1, self._until_ms - now_ms) if self.caption else 60_000

    def tick(self, now_ms: int) -> None:
        cues, self._cues = in_turn(self._cues), []
        for cue in cues:
            self._sound(cue, now_ms)
        self._deal(now_ms)
        if self.caption and now_ms >= self._until_ms:
            self._show("", now_ms)

    def _sound(self, cue: Cue, now_ms: int) -> None:
        sounds, pan = self.scene.stage.sounds, self._pan(cue.seat)
        if not cue.call:
            sounds.play(cue.sound, pan, cue.after_ms)
            if cue.caption:
                self._show(self._words(cue), now_ms)
            return
        sounds.call(cue.sound, self.scene.seats[cue.seat].animal, pan, cue.after_ms)
        if cue.caption and cue.seat not in self.scene.moment.bubbles:
            self.scene.say(cue.seat, _(cue.caption), now_ms)
            self.scene.refresh()

    def _deal(self, now_ms: int) -> None:
        flights = [each.flight for each in self.scene.view.flying]
        for flight in flights if len(flights) >= DEALT else ():
            if self._seen_ms < flight.began_ms <= now_ms:
                self.scene.stage.sounds.play("deal", self._pan_of(flight.end.x))
        self._seen_ms = now_ms

    # ---- where it comes from

    def _pan(self, seat: Seat) -> float:
        return self._pan_of(self.scene.layout.seats[seat].portrait.x) if seat >= 0 else 0.0

    def _pan_of(self, x: float) -> float:
        return max(-1.0, min(1.0, 2 * x / self.scene.layout.size[0] - 1))

    def _words(self, cue: Cue) -> str:
        """``a slap, left``."""
        side = self._side(cue.seat)
        return _(SIDES[side]).format(sound=_(cue.caption)) if side else _(cue.caption)

    def _side(self, seat: Seat) -> str:
        if seat < 0 or self.scene.alone and seat == self.scene.own:
            return ""
        pan, place = self._pan(seat), self.scene.layout.seats[seat].portrait
        if abs(pan) > 0.4:
            return "left" if pan < 0 else "right"
        return "far" if place.y < self.scene.layout.size[1] / 2 else ""

    # ---- captions

    def _show(self, words: str, now_ms: int) -> None:
        scene = self.scene
        wanted = scene.stage.settings.preferences.captions or scene.stage.sounds.deaf
        self.caption = words if wanted else ""
        self._until_ms = now_ms + CAPTION_MS
        scene.view.caption = self._pill() if self.caption else None
        scene.dirty = True

    def _pill(self) -> Mover:
        frame, raster = self.scene.stage.frame, self.scene.stage.raster
        measure, line = Canvas(pygame.Surface((1, 1)), frame, raster), PILL_HEIGHT - 4
        wide = min(PILL_ROOM, measure.width_of(self.caption, "soft", measure.size_for_height(PILL_TEXT, line))) + 52
        surface = pygame.Surface((frame.px(wide + 2 * EDGE), frame.px(PILL_HEIGHT + 2 * EDGE)), pygame.SRCALPHA)
        canvas, middle = Canvas(surface, frame, raster), EDGE + PILL_HEIGHT / 2
        canvas.pill(EDGE, EDGE, wide, PILL_HEIGHT, None, PAPER, border=INK)
        canvas.icon("sound_on", 22, (20, middle))
        canvas.write(self.caption, "soft", PILL_TEXT, INK, (38, middle - 0.5), room=PILL_ROOM, height=line)
        return Mover(surface, (frame.px(10), frame.height_px - surface.get_height()))


def in_turn(cues: list[Cue]) -> list[Cue]:
    """Those of one instant as they are heard: a series one after the other, of other sounds each seat's first."""
    found: list[Cue] = []
    for cue in cues:
        alike = [each for each in found if (each.sound, each.call) == (cue.sound, cue.call)]
        if cue.sound in SERIES and len(alike) < SERIES[cue.sound]:
            found.append(cue._replace(after_ms=cue.after_ms + APART_MS * len(alike)))
        elif cue.sound not in SERIES and all(each.seat != cue.seat for each in alike):
            found.append(cue)
    return found if len({cue.sound for cue in found}) <= BURST else []
