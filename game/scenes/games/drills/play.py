"""A drill of trials at the screen: a press answers what is shown, and one before the picture counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from game.core.actions import Call, Refusal
from game.core.cards import Card, Seat
from game.core.events import Event, Noted, Said
from game.scenes.games.base import GamePlay, Point
from game.view.choreography import edge_point
from game.view.games.drills import DrillLook, DrillTable
from game.view.games.drills.table import TOO_EARLY
from game.view.paws import Paw
from game.view.things import Thing

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

EARLY_MS, PAW_MS = 600, 500


class DrillPlay(GamePlay):
    """Of the drills whose answer is a flat hand."""

    hides_hands = False
    round_over_ms = 900
    table: ClassVar[DrillTable]

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self.shown_ms = -1
        """When the picture first showed what is to be answered, in the match's time; -1: not yet."""
        self._early_until_ms = -1

    @property
    def look(self) -> DrillLook:
        look = self.scene.view.look
        assert isinstance(look, DrillLook)
        return look

    @property
    def phase(self) -> str:
        return str(self.scene.seat_view.facts["phase"])

    # ---- the scene's life

    def reset(self) -> None:
        """Somebody breaks in: the trial begins anew and isn't counted."""
        if self.scene.in_window and self.phase == "shown":
            self.scene.submit(Call(self.scene.own, "void"))

    def tick(self, now_ms: int, at: int) -> None:
        if 0 <= self._early_until_ms <= now_ms:
            self._early_until_ms = -1
            self.scene.moment.notes.pop(TOO_EARLY, None)
            self.scene.refresh()

    def wait_ms(self, now_ms: int) -> int:
        return max(1, self._early_until_ms - now_ms) if self._early_until_ms >= 0 else 60_000

    @property
    def racing(self) -> bool:
        return not self.scene.seat_view.round_over

    def drawn(self) -> None:
        if self.shown_ms < 0 and self.phase == "shown":
            self.shown_ms = self.scene.time.now_ms

    # ---- events

    def note(self, event: Event, now_ms: int) -> None:
        match event:
            case Noted(name="phase", value="shown"):
                self.shown_ms = -1
                self.scene.view.land_all()
            case Noted(name="early"):
                self._say_early(now_ms)
            case Said(seat=seat) if seat >= 0:
                self._paw(seat)
            case _:
                pass

    def _say_early(self, now_ms: int) -> None:
        self._early_until_ms = now_ms + EARLY_MS
        self.scene.moment.notes[TOO_EARLY] = 1

    def _paw(self, seat: Seat) -> None:
        """A hand comes down on the pile."""
        scene = self.scene
        spot = scene.layout.discard
        x, y = edge_point(scene.view, seat)
        scene.view.paws[seat] = Paw(scene.seats[seat].animal, 20.0, (x + spot.x) / 2, (y + spot.y) / 2,
                                    (spot.x + 70, spot.y + 90))
        scene.expect(f"paw:{seat}", PAW_MS)

    # ---- hands

    def card_of(self, kind: str, number: str) -> tuple[Card | None, str]:
        return None, ""

    def choosable(self, thing: Thing) -> bool:
        return False

    def press(self, thing: Thing) -> bool:
        self.answer("slap")
        return True

    def click_empty(self, point: Point) -> None:
        self.answer("slap")

    def slap_for(self, seat: Seat) -> None:
        self.answer("slap")

    def activate(self, focus: str) -> bool:
        self.answer("slap")
        return True

    def answer(self, words: str) -> Refusal | None:
        """A press. One between the moment and its picture was a guess: it counts for nothing and is said."""
        if self.phase == "shown" and self.shown_ms < 0:
            self._say_early(self.scene.stage.now_ms)
            self.scene.refresh()
            return None
        return self.scene.submit(Call(self.scene.own, words))

    # ---- results

    def left(self) -> Sequence[Sequence[Card]]:  # type: ignore[override]
        return [[]]
