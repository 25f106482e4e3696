"""A drill of trials at the screen: a press answers what is shown, and one before the picture counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from game.core.actions import Call, Refusal
from game.core.cards import Card, Seat
from game.core.events import DeadlineSet, Event, Noted, Said
from game.scenes.games.base import GamePlay, Point
from game.view.choreography import edge_point
from game.view.commands import Command, Kind
from game.view.games.drills import DrillLook, DrillTable
from game.view.games.drills.table import PILE, TOO_EARLY
from game.view.paws import Paw
from game.view.things import Thing

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

EARLY_MS, PAW_MS = 600, 500


class TrialPlay(GamePlay):
    """What all drills of trials share."""

    hides_hands = False
    round_over_ms = 900
    table: ClassVar[DrillTable]

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self.shown_ms = -1
        """When the picture first showed what is to be answered, in the match's time; -1: not yet."""
        self.window: tuple[int, int] = (0, 1)
        """When the trial that is shown is over, and how long it lasts."""
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

    def interrupted(self) -> None:
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

    def left_part(self, at: int) -> float:
        """What is left of the time for an answer, 0 to 1; below 0 where none is wanted."""
        due, lasts = self.window
        return max(0.0, min(1.0, (due - at) / lasts)) if self.phase == "shown" else -1.0

    # ---- events

    def note(self, event: Event, now_ms: int) -> None:
        match event:
            case Noted(name="phase", value="shown"):
                self.shown_ms = -1
                self.scene.view.land_all()
            case DeadlineSet(name="window", due=due):
                self.window = (due, max(1, due - event.at))
            case Noted(name="early"):
                self.say_early(now_ms)
            case _:
                pass

    def say_early(self, now_ms: int) -> None:
        self._early_until_ms = now_ms + EARLY_MS
        self.scene.moment.notes[TOO_EARLY] = 1

    def paw(self, seat: Seat) -> None:
        """A hand comes down on the pile."""
        scene = self.scene
        spot = scene.layout.discard
        x, y = edge_point(scene.view, seat)
        scene.view.paws[seat] = Paw(scene.seats[seat].animal, 20.0, (x + spot.x) / 2, (y + spot.y) / 2,
                                    (spot.x + 70, spot.y + 90))
        scene.expect(f"paw:{seat}", PAW_MS)

    # ---- answers

    def choosable(self, thing: Thing) -> bool:
        return thing.id.startswith("card:")

    def answer(self, words: str) -> Refusal | None:
        """A press. One between the moment and its picture was a guess: it counts for nothing and is said."""
        if self.phase == "shown" and self.shown_ms < 0:
            self.say_early(self.scene.stage.now_ms)
            self.scene.refresh()
            return None
        return self.scene.submit(Call(self.scene.own, words))

    # ---- results

    def left(self) -> Sequence[Sequence[Card]]:  # type: ignore[override]
        return [[]]


class DrillPlay(TrialPlay):
    """Of the drills whose answer is a flat hand: any press on the table is one."""

    def note(self, event: Event, now_ms: int) -> None:
        super().note(event, now_ms)
        if isinstance(event, Said) and event.seat >= 0:
            self.paw(event.seat)

    def card_of(self, kind: str, number: str) -> tuple[Card | None, str]:
        return None, ""

    def choosable(self, thing: Thing) -> bool:
        return thing.id == PILE

    def first_focus(self) -> Sequence[str]:
        return (PILE,)

    def press(self, thing: Thing) -> bool:
        self.answer("slap")
        return True

    def click_empty(self, point: Point) -> None:
        self.answer("slap")

    def click_seat(self, seat: Seat) -> None:
        self.answer("slap")

    def activate(self, focus: str) -> bool:
        self.answer("slap")
        return True

    def slap_for(self, seat: Seat) -> None:
        self.answer("slap")

    def command(self, command: Command) -> bool:
        """Space, or the right shoulder."""
        if command.kind is not Kind.SLAP:
            return False
        self.answer("slap")
        return True
