"""Hands on a wasp: paws that slap, and the photo finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.scenes.hands import icon_of
from game.scenes.race import counted_ms
from game.timing import EXACT, Unsure
from game.view.canvas import Canvas
from game.view.choreography import slap
from game.view.effects import Runner, finish_note, photo_finish
from game.view.i18n import _
from game.view.story import ordinal

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

FINISH_MS = 3200
EQUAL_TIME = "SG-13"
"""The ruling about slaps of equal time; a wasp's follow it, too."""


class Slaps:
    """Follows the slaps of one wasp and shows them."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.shown_ms = -1
        """When the picture first showed the wasp that waits for hands; -1: not yet."""
        self._finish_until_ms = -1
        self._slaps: dict[Seat, tuple[int, int]] = {}
        """After how many ms each slap counts, and what an allowance took off."""
        self._unsure: dict[Seat, Unsure] = {}
        """By how much, of people who slapped here; a replay doesn't know."""
        self._late: dict[Seat, tuple[int, int]] = {}
        """The slap that came when it was decided who was slowest, likewise."""
        self._tie: tuple[Seat, ...] = ()
        self._began_ms = 0
        self._plain = True
        self._open = False

    def wait_ms(self, now_ms: int) -> int:
        return max(1, self._finish_until_ms - now_ms) if self._finish_until_ms >= 0 else 60_000

    def tick(self, now_ms: int) -> None:
        if 0 <= self._finish_until_ms <= now_ms:
            self.end_finish()

    def phase(self, phase: str, at: int, now_ms: int) -> None:
        """The table waits for hands, or doesn't any more."""
        if phase in ("wasp", "stinger"):
            self.shown_ms, self._open = -1, True
            self._slaps, self._late, self._unsure, self._tie = {}, {}, {}, ()
            self._began_ms, self._plain = at, phase == "wasp"
            self.end_finish()
        elif self._open:
            self._open = False
            self._close(now_ms, self._loser())

    def _loser(self) -> Seat:
        """Whom the gifts of the wasp go to."""
        receivers = set(self.scene.seat_view.facts["giving"].values())
        return receivers.pop() if len(receivers) == 1 else NOBODY

    def slapped(self, seat: Seat, at: int, pressed_ms: int) -> None:
        """A slap counts. ``pressed_ms``: when the hand came down, -1 if that isn't known."""
        self._slaps[seat] = counted_ms(self.scene, seat, at, pressed_ms, self._began_ms)
        if seat in self.scene.race.unsure:
            self._unsure[seat] = self.scene.race.unsure.pop(seat)
        self.paw(seat)

    def too_late(self, seat: Seat, at: int, pressed_ms: int) -> None:
        """A slap of the slowest, which decides nothing any more; the photo finish has it all the same."""
        if not self._plain or seat in self._slaps or not (self._open or self.finish_shown):
            return
        self._late[seat] = counted_ms(self.scene, seat, at, pressed_ms, self._began_ms)
        if seat in self.scene.race.unsure:
            self._unsure[seat] = self.scene.race.unsure.pop(seat)
        if self.finish_shown:
            self._show(self._loser())

    def tied(self, seats: tuple[Seat, ...]) -> None:
        """These arrived within what their devices are unsure by."""
        self._tie += seats

    def paw(self, seat: Seat) -> None:
        """A paw lands on the pile."""
        slap(self.scene.view, seat, (52, 62))
        self.scene.expect(f"paw:{seat}", 1100)

    def _close(self, now_ms: int, loser: Seat) -> None:
        """All have slapped, or one too many: the photo finish. ``loser`` -1: nobody."""
        if not self._slaps:
            return
        self._show(loser)
        self._finish_until_ms = now_ms + FINISH_MS

    def _show(self, loser: Seat) -> None:
        runners = self._runners(loser)
        title = _("Photo finish") if self._plain else _("Stinger!")
        self.scene.view.overlay = lambda canvas: self._draw(canvas, runners, title)
        self.scene.view.stale()

    def _draw(self, canvas: Canvas, runners: list[Runner], title: str) -> None:
        note = finish_note(runners)
        if self._tie:
            note = _("too close to tell: clockwise after whoever laid it ({ruling})").format(ruling=EQUAL_TIME)
        photo_finish(canvas.at(0.5, 1), runners, title, note)

    def _runners(self, loser: Seat) -> list[Runner]:
        scene = self.scene
        order = [*self._slaps]  # as the rules took them
        runners = []
        for place, seat in enumerate(order):
            words = (_("a tie: ") if seat in self._tie else "") + ordinal(place + 1)
            if seat == loser:
                words = _("slowest") if self._plain else _("slapped: +cards")
            runners.append(
                Runner(
                    scene.seats[seat].animal,
                    scene.seats[seat].name,
                    icon_of(scene, seat),
                    self._slaps[seat][0],
                    self._unsure.get(seat, EXACT),
                    words,
                    seat == loser,
                    self._slaps[seat][1],
                )
            )
        if loser >= 0 and loser not in self._slaps:
            sitter, (ms, help_ms) = scene.seats[loser], self._late.get(loser, (-1, 0))
            runners.append(
                Runner(
                    sitter.animal,
                    sitter.name,
                    icon_of(scene, loser),
                    ms,
                    self._unsure.get(loser, EXACT),
                    _("slowest"),
                    True,
                    help_ms,
                )
            )
        return runners

    def end_finish(self) -> None:
        self._finish_until_ms = -1
        if self.scene.view.overlay is not None:
            self.scene.view.overlay = None
            self.scene.view.stale()

    @property
    def finish_shown(self) -> bool:
        return self._finish_until_ms >= 0
