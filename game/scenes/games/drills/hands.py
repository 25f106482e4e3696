"""``telescope`` and ``herd`` at the screen: the own cards are carried as in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.core.events import Event, Noted, Said
from game.scenes.games.base import ZONE_WORDS
from game.view.games.drills.hands import WORM, worm_picture
from game.view.games.drills.time_bar import TimeBar
from game.view.i18n import N_, _
from game.view.motion import Flight
from game.view.table_view import Flying

from .play import TrialPlay

if TYPE_CHECKING:
    from game.referee.view import SeatView

TURN_MS = 260
PLACES = tuple(f"meadow:{place}" for place in range(5))


class HandPlay(TrialPlay):
    """Time for a decision runs out on a bar."""

    def built(self) -> None:
        self._bar = TimeBar()
        self.scene.view.extra = self._bar

    def tick(self, now_ms: int, at: int) -> None:
        super().tick(now_ms, at)
        self._bar.part = self.left_part(at)

    def wait_ms(self, now_ms: int) -> int:
        step = self.window[1] // 96 if self.phase == "shown" else 60_000
        return min(max(16, step), super().wait_ms(now_ms))


class TelescopePlay(HandPlay):
    def note(self, event: Event, now_ms: int) -> None:
        super().note(event, now_ms)
        match event:
            case Noted(name="telescope", value=up):
                self._turn(bool(up), now_ms)
            case Said(words="wrong"):
                self.scene.notice(_("*No:* that card doesn’t fit now"))
                self.scene.mood(self.scene.own, "caught", now_ms)
            case _:
                pass

    def _turn(self, up: bool, now_ms: int) -> None:
        """The card of the worm is turned over."""
        view = self.scene.view
        if thing := view.thing(WORM):
            lifted = thing.pose._replace(lift=12.0)
            flight = Flight(lifted, thing.pose, now_ms, TURN_MS)
            view.fly(Flying(WORM, worm_picture(not up), flight, worm_picture(up), opens_ms=TURN_MS // 2))

    def targets(self) -> list[str]:
        return [f"hand:{self.scene.own}", "discard"]


class HerdPlay(HandPlay):
    zone_words: ClassVar[dict[str, str]] = {**ZONE_WORDS, "meadow": N_("onto this sheep")}

    def hint(self, device: str, view: SeatView) -> str:
        if self.phase != "shown":
            return ""
        return {"mouse": "[@mouse_drag] " + _("card onto card swaps")}.get(
            device, ("[#pad_a] " if device == "pad" else "[#key:Enter] ") + _("lift a card, choose a sheep"))

    def targets(self) -> list[str]:
        return [f"hand:{self.scene.own}", *PLACES]

    def first_target(self) -> str:
        lit = self.scene.moment.lit
        return next((zone for zone in PLACES if zone in lit), f"hand:{self.scene.own}")
