"""What keeps the table alive besides the rules: blinks, slapping paws, the photo finish, the pollen's ring."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.view.canvas import Canvas
from game.view.choreography import edge_point
from game.view.effects import Runner, photo_finish
from game.view.i18n import _
from game.view.paws import Paw
from game.view.story import ordinal

if TYPE_CHECKING:
    from .match import MatchScene

BLINK_MS = 110
BLINK_EVERY_MS = (3000, 8000)
FINISH_MS = 3200
UNSURE_MS = {"mouse": 8, "keyboard": 8, "pad": 12}
ICONS = {"mouse": "mouse", "keyboard": "key", "pad": "gamepad"}


class MatchLife:
    """Decoration: it follows the match and never changes it. Its dice are its own."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._dice = random.Random()
        self._blink_ms = 0
        self._shut: Seat = -1
        self._finish_until_ms = -1
        self._slaps: dict[Seat, int] = {}
        self._began_ms = 0
        self._plain = True

    def wait_ms(self, now_ms: int) -> int:
        """How long nothing of this moves."""
        waits = [max(1, self._blink_ms - now_ms)]
        if self._finish_until_ms >= 0:
            waits.append(max(1, self._finish_until_ms - now_ms))
        return min(waits)

    def tick(self, now_ms: int, at: int) -> None:
        self._blink(now_ms)
        self._ring(at)
        if 0 <= self._finish_until_ms <= now_ms:
            self.end_finish()

    # ---- eyes

    def _blink(self, now_ms: int) -> None:
        """One creature at a time."""
        if now_ms < self._blink_ms:
            return
        view = self.scene.view
        if self._shut >= 0:
            if view.look.seats[self._shut].mood == "neutral":
                view.blink(self._shut, False)
            self._shut = -1
            self._blink_ms = now_ms + self._dice.randint(*BLINK_EVERY_MS)
            return
        awake = [seat for seat, look in enumerate(view.look.seats) if look.mood == "neutral" and not look.lean]
        self._blink_ms = now_ms + BLINK_MS
        if awake:
            self._shut = self._dice.choice(awake)
            view.blink(self._shut, True)

    # ---- pollen

    def _ring(self, at: int) -> None:
        due = self.scene.seat_view.deadline("pollen")
        if due is None:
            self.scene.view.ring_part = -1.0
            self.scene.view.aim = None
            return
        whole = float(self.scene.match.referee.record.house.get("pollen_seconds", 3.0)) * 1000
        self.scene.view.ring_part = max(0.0, (due - at) / whole)

    # ---- slaps

    def slap_open(self, at: int, plain: bool) -> None:
        self._slaps, self._began_ms, self._plain = {}, at, plain
        self.end_finish()

    def slapped(self, seat: Seat, at: int) -> None:
        """A paw lands on the pile."""
        scene = self.scene
        self._slaps[seat] = at
        discard = scene.layout.discard
        start = edge_point(scene.view, seat)
        dx, dy = discard.x - start[0], discard.y - start[1]
        length = math.hypot(dx, dy) or 1.0
        goal = (discard.x - dx / length * 52, discard.y - dy / length * 62)
        angle = -math.degrees(math.atan2(dx, -dy))
        near = (goal[0] - dx / length * 160, goal[1] - dy / length * 160)
        scene.view.paws[seat] = Paw(scene.seats[seat].animal, angle, *near, goal)
        scene.expect(f"paw:{seat}", 1100)

    def slap_closed(self, now_ms: int, loser: Seat) -> None:
        """All have slapped, or one too many: the photo finish. ``loser`` -1: nobody."""
        if not self._slaps:
            return
        runners = self._runners(loser)
        title = _("Photo finish") if self._plain else _("Stinger!")
        self.scene.view.overlay = lambda canvas: self._draw(canvas, runners, title)
        self.scene.view.stale()
        self._finish_until_ms = now_ms + FINISH_MS

    def _draw(self, canvas: Canvas, runners: list[Runner], title: str) -> None:
        photo_finish(canvas.at(0.5, 1), runners, title, _("bars: how unsure each device is"))

    def _runners(self, loser: Seat) -> list[Runner]:
        scene = self.scene
        order = sorted(self._slaps, key=lambda seat: self._slaps[seat])
        runners = []
        for place, seat in enumerate(order):
            own = scene.seats[seat].human
            device = ICONS[scene.stage.device.kind] if own else "bot"
            words = ordinal(place + 1)
            if seat == loser:
                words = _("slowest") if self._plain else _("slapped: +cards")
            runners.append(Runner(scene.seats[seat].animal, scene.seats[seat].name, device, self._slaps[seat] - self._began_ms,
                                  UNSURE_MS[scene.stage.device.kind] if own else 0, words, seat == loser))
        if loser >= 0 and loser not in self._slaps:
            sitter = scene.seats[loser]
            runners.append(Runner(sitter.animal, sitter.name, "person" if sitter.human else "bot", -1, 0, _("slowest"), True))
        return runners

    def end_finish(self) -> None:
        self._finish_until_ms = -1
        if self.scene.view.overlay is not None:
            self.scene.view.overlay = None
            self.scene.view.stale()

    @property
    def finish_shown(self) -> bool:
        return self._finish_until_ms >= 0
