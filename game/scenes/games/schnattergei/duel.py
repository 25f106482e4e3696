"""Hands on the pile: paws that slap, two equal cards, and the photo finish.

Whose slap counted is the referee's matter; here it is only shown. It appears once somebody has slapped: before that the
screen shows no more than the cards do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.actions import NOBODY
from game.core.cards import Card, Seat
from game.scenes.hands import icon_of
from game.scenes.race import counted_ms
from game.timing import EXACT, Unsure
from game.view.canvas import Canvas
from game.view.choreography import slap
from game.view.effects import Runner, finish_note, photo_finish
from game.view.games.schnattergei.ring import fly_packet
from game.view.games.schnattergei.words import FINISH
from game.view.i18n import N_, _, n_
from game.view.layout import Box
from game.view.names import shown_name
from game.view.polygons import burst
from game.view.speech import draw_pill

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

FINISH_MS = 2600
PACKET_AFTER_MS = 700
EQUAL_TIME = "SG-13"
FINISH_BOX = (300.0, 440.0, 920.0, 238.0)
TITLES = {"double": N_("Photo finish: a double"), "elephant": N_("Photo finish: a yellow elephant"),
          "four": N_("Photo finish: four times the same word")}


class Duel:
    """Follows the slaps at one pile and shows them."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.why = ""
        """Why a slap would win: the referee's fact, never shown before somebody has slapped."""
        self.opened_ms = 0
        self.winner: Seat = NOBODY
        self.laid: list[Card] = list(scene.seat_view.facts["laid"])
        """The open pile as it is seen, the lowest first."""
        self._title = ""
        self._piles = [0] * len(scene.seats)
        self._best_ms: dict[Seat, int] = {}
        self._top: tuple[Card, ...] = ()
        self._slaps: dict[Seat, tuple[int, int]] = {}
        """After how many ms each slap counts, and what an allowance took off."""
        self._unsure: dict[Seat, Unsure] = {}
        """By how much, of people who slapped here; a replay doesn't know."""
        self._until_ms = -1
        self._taken = 0
        self._tie: tuple[Seat, ...] = ()

    @property
    def shown(self) -> bool:
        return self._until_ms >= 0

    def wait_ms(self, now_ms: int) -> int:
        return max(1, self._until_ms - now_ms) if self.shown else 60_000

    def tick(self, now_ms: int) -> None:
        if self.shown and now_ms >= self._until_ms:
            self.end()

    def opens(self, why: str, at: int) -> None:
        """From now on a slap wins."""
        self.why, self.opened_ms = why, at
        self._slaps, self._unsure, self._top, self._tie, self._taken = {}, {}, (), (), 0

    def closes(self) -> None:
        self.why = ""

    def slapped(self, seat: Seat, at: int, pressed_ms: int, now_ms: int) -> None:
        """The first slap that counts: it wins the pile. ``pressed_ms``: when the hand came down, as far as is known."""
        self.paw(seat)
        if not self.why:
            return
        self.winner, self._title = seat, _(TITLES[self.why])
        self._piles[seat] += 1
        self._count(seat, at, pressed_ms)
        taken_ms = sum(self._slaps[seat])
        self._best_ms[seat] = min(taken_ms, self._best_ms.get(seat, taken_ms))
        self._top = tuple(self.laid[-1:] if self.why == "elephant" else self.laid[-2:])
        self._until_ms = now_ms + FINISH_MS
        self.scene.moment.notes[FINISH] = 1
        self.scene.later(PACKET_AFTER_MS, lambda: self._packet(seat))
        self._show()

    def late(self, seat: Seat, at: int, pressed_ms: int) -> None:
        """A slap that came a little later."""
        self.paw(seat)
        if self.shown and seat not in self._slaps:
            self._count(seat, at, pressed_ms)
            self._show()

    def _count(self, seat: Seat, at: int, pressed_ms: int) -> None:
        self._slaps[seat] = counted_ms(self.scene, seat, at, pressed_ms, self.opened_ms)
        if seat in self.scene.race.unsure:
            self._unsure[seat] = self.scene.race.unsure.pop(seat)

    def takes(self) -> None:
        """One more card goes to the winner."""
        self._taken += 1
        self.laid.clear()

    def tied(self, seats: tuple[Seat, ...]) -> None:
        """These arrived within what their devices are unsure by."""
        self._tie = seats

    def lies(self, card: Card) -> None:
        """Another card lies open in the middle."""
        self.laid.append(card)
        self.uncover()

    def uncover(self) -> None:
        """The next card lies: the old ones make room."""
        self._top = ()
        if self.shown:
            self._show()

    def end(self) -> None:
        self._until_ms = -1
        self.scene.moment.notes.pop(FINISH, None)
        if self.scene.view.overlay is not None:
            self.scene.view.overlay = None
            self.scene.refresh()

    def sum_up(self, seat: Seat) -> str:
        """How many piles a player has won, and how fast the fastest."""
        piles = self._piles[seat]
        if not piles:
            return _("no pile won")
        return n_("{n} pile", "{n} piles", piles).format(n=piles) + _(" · best slap {ms} ms").format(
            ms=self._best_ms[seat]
        )

    def paw(self, seat: Seat) -> None:
        """A paw lands on the pile."""
        slap(self.scene.view, seat, (58, 70))
        self.scene.expect(f"paw:{seat}", 900)

    def _packet(self, seat: Seat) -> None:
        self.uncover()
        fly_packet(self.scene.view, seat, self.scene.stage.now_ms)

    # ---- the picture

    def _show(self) -> None:
        self.scene.view.overlay = self._draw
        self.scene.view.stale()
        self.scene.dirty = True

    def _draw(self, canvas: Canvas) -> None:
        if self._top:
            self._draw_cards(canvas)
        wide, tall = self.scene.layout.size
        middle = canvas.moved((wide - 1280) / 2, tall - 720)
        runners = self._runners()
        photo_finish(middle, runners, self._title, finish_note(runners), FINISH_BOX)
        draw_pill(middle, self._verdict(), Box(524, 681, 472, 34), 17)

    def _verdict(self) -> str:
        name = shown_name(self.scene.view.look.seats[self.winner].name)
        if self._tie:
            first = _(
                "*Too close to tell* ({ruling}): the first clockwise after whoever flipped: {name}, {count} cards"
            )
            return first.format(name=name, count=self._taken, ruling=EQUAL_TIME)
        if name == _("You"):
            return _("*You* take {count} cards, and turn over the next one").format(count=self._taken)
        return _("*{name}* takes {count} cards, and turns over the next one").format(name=name, count=self._taken)

    def _draw_cards(self, canvas: Canvas) -> None:
        spot, face = self.scene.layout.discard, self.scene.pictures.face
        burst(canvas, spot.x, spot.y - 6, 122, 156, 20)
        if len(self._top) > 1:
            canvas.put(face(self._top[0]), 126, (spot.x - 50, spot.y - 4), 14, 3)
        canvas.put(face(self._top[-1]), 134, (spot.x + 28, spot.y - 8), -8, 6)

    def _runners(self) -> list[Runner]:
        scene = self.scene
        order = sorted(self._slaps, key=lambda seat: (self._slaps[seat][0], seat != self.winner))
        found = []
        for seat in order:
            look = scene.view.look.seats[seat]
            found.append(
                Runner(
                    look.animal,
                    look.name,
                    icon_of(scene, seat),
                    self._slaps[seat][0],
                    self._unsure.get(seat, EXACT),
                    self._words(seat),
                    help_ms=self._slaps[seat][1],
                )
            )
        return found

    def _words(self, seat: Seat) -> str:
        tie = _("a tie: ") if seat in self._tie else ""
        if seat == self.winner:
            return tie + _("takes {count}").format(count=self._taken) if self._taken else tie
        return tie.rstrip(": ")
