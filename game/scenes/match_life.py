"""What keeps the table alive besides the rules: blinks, eyes that follow the bots' gaze, and their characters."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.core.events import Event
from game.core.record import Look
from game.view.eye_signs import EyeSign
from game.view.moods import NAP_MS

from .quirks import DOZER, NERVOUS, quirks

if TYPE_CHECKING:
    from .match import MatchScene

BLINK_MS = 110
BLINK_EVERY_MS = (3000, 8000)
QUIET_MS = 60_000
AWAY = "off"
"""The zone of eyes that are nowhere on the table."""
LIDS = {"hawk": 0.0, "nervous": 0.0, "bold": 0.1, "nimble": 0.1, "pedant": 0.2, "calm": 0.25, "sly": 0.3, "dozer": 0.42}
"""How far each character's eyes are shut."""
OWN_CARDS = ("hand", "air", "pile")
"""Where a card comes from that is its player's own."""


class MatchLife:
    """Decoration: it follows the match and never changes it. Its dice are its own."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._dice = random.Random(f"{scene.match.referee.record.seed} eyes")
        self._blink_ms = 0
        self._shut: Seat = -1
        self._looks: dict[Seat, str] = {}
        """Where the bots look, as it is shown."""

    def wait_ms(self, now_ms: int) -> int:
        """How long nothing of this moves."""
        return max(1, min(self._blink_ms - now_ms, self.scene.sound.wait_ms(now_ms)))

    def _kind(self, seat: Seat) -> str:
        """The character of whoever plays there now."""
        return self.scene.match.referee.playing[seat].partition(":")[0]

    def note(self, event: Event, now_ms: int) -> None:
        """Something happened that everybody here may know."""
        self.scene.banter.note(event, now_ms)
        for face in quirks(event, self._kind, range(len(self.scene.seats))):
            self.scene.mood(face.seat, face.mood, now_ms, face.lasts_ms)

    def _show_looks(self) -> None:
        """Each bot's eyes, as long as a round is on; nothing but these small pictures is drawn anew."""
        scene = self.scene
        looks = {} if scene.seat_view.round_over or scene.play.own_eyes else dict(scene.match.looks)
        if looks == self._looks:
            return
        self._looks = looks
        scene.view.eye_signs = {seat: self._sign(seat, zone) for seat, zone in looks.items()}
        scene.dirty = True

    def _sign(self, seat: Seat, zone: str) -> EyeSign:
        target = None if zone == AWAY else self.scene.play.looked_at(zone, seat)
        return EyeSign(target, LIDS.get(self._kind(seat), 0.2))

    def _tremble(self) -> None:
        """The nervous one's paw shakes with every card of its hand, honest or not: only how long it hesitates tells."""
        calm = self.scene.stage.settings.preferences.less_motion
        for seat, paw in self.scene.view.paws.items():
            own_card = self.scene.moment.carrying.get(seat, "").startswith(OWN_CARDS)
            paw.trembles = own_card and not calm and self._kind(seat) == NERVOUS

    def looked(self, track: Look) -> None:
        """The dozer naps while it looks at nothing, and wakes when it looks at something."""
        scene, seat = self.scene, track.seat
        mood = scene.moment.moods.get(seat, "")
        if self._kind(seat) == DOZER and track.zone == AWAY and not mood:
            scene.mood(seat, "asleep", scene.stage.now_ms, NAP_MS)
            scene.refresh()
        elif mood == "asleep" and track.zone != AWAY:
            del scene.moment.moods[seat]
            scene.refresh()

    def tick(self, now_ms: int) -> None:
        """One creature at a time; where motion is unwelcome, none."""
        self.scene.sound.tick(now_ms)
        self._show_looks()
        self._tremble()
        if now_ms < self._blink_ms:
            return
        if self.scene.stage.settings.preferences.less_motion and self._shut < 0:
            self._blink_ms = now_ms + QUIET_MS
            return
        view = self.scene.view
        if self._shut >= 0:
            view.blink(self._shut, False)
            self._shut = -1
            self._blink_ms = now_ms + self._dice.randint(*BLINK_EVERY_MS)
            return
        awake = [seat for seat, look in enumerate(view.look.seats) if look.mood == "neutral" and not look.lean]
        self._blink_ms = now_ms + BLINK_MS
        if awake:
            self._shut = self._dice.choice(awake)
            view.blink(self._shut, True)
