"""A drill in company at the screen: Schummel Hummel, and a clock. A verdict is a word, and the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.actions import Call
from game.core.events import Event, Judged, Noted
from game.scenes.games.base import Point
from game.scenes.games.schummel_hummel import SchummelPlay
from game.scenes.pause import PauseRow
from game.view.games.drills.parties import PARTIES
from game.view.games.drills.party import GAZE, LEFT_S, NOWHERE, ON_HAND, ON_PILES
from game.view.i18n import N_, _

if TYPE_CHECKING:
    from game.referee.view import SeatView
    from game.scenes.base import Scene
    from game.scenes.match import MatchScene


OBJECTS = {"mouse": N_("[#mouse_left] yours is gone? click its empty place"),
           "keyboard": N_("[#key:O] yours is gone? object"), "pad": N_("[#pad_y] yours is gone? object")}


class PartyPlay(SchummelPlay):
    """Of sneak, watch and pollen."""

    round_over_ms = 1500

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self._left(scene.match.now)

    # ---- the clock

    def tick(self, now_ms: int, at: int) -> None:
        super().tick(now_ms, at)
        if self._left(at):
            self.scene.refresh()

    def _left(self, at: int) -> bool:
        """Whether another second has begun."""
        notes, before = self.scene.moment.notes, self.scene.moment.notes.get(LEFT_S)
        due = self.scene.seat_view.deadline("drill")
        notes[LEFT_S] = 0 if due is None else max(0, -(-(due - at) // 1000))
        return notes[LEFT_S] != before

    def wait_ms(self, now_ms: int) -> int:
        due = self.scene.seat_view.deadline("drill")
        to_the_second = 60_000 if due is None else 1 + (due - self.scene.time.now_ms) % 1000
        return min(super().wait_ms(now_ms), to_the_second)

    # ---- what happens

    def verdict(self, verdict: Judged) -> Scene | None:  # type: ignore[override]
        return None

    def note(self, event: Event, now_ms: int) -> None:
        super().note(event, now_ms)
        if isinstance(event, Judged):
            self.scene.say(event.accused, _("Oh well …") if event.right else _("I? No!"), now_ms)

    # ---- words

    def hint(self, device: str, view: SeatView) -> str:
        """The prompt says it all, but for whom to throw at."""
        return super().hint(device, view) if view.facts["pollinating"] >= 0 else ""

    def menu_rows(self, device: str, view: SeatView) -> list[PauseRow]:
        return []


class PollenPlay(PartyPlay):
    """Nobody watches here."""

    def gaze(self) -> None:
        self.scene.view.gaze_goal = None


class GrasshopperPlay(PartyPlay):
    """Everybody's eyes are seen, and nobody says that one was robbed: an objection may be wrong."""

    own_eyes = True

    def gaze(self) -> None:
        scene = self.scene
        scene.view.gaze_goal = None
        notes, before = scene.moment.notes, dict(scene.moment.notes)
        for seat in range(scene.seat_view.seats):
            if seat != scene.own and not scene.seats[seat].human:
                notes[f"{GAZE}{seat}"] = _place(scene.match.looks.get(seat, "off"))
        if notes != before and scene.in_window:
            scene.refresh()

    def note(self, event: Event, now_ms: int) -> None:
        super().note(event, now_ms)
        if isinstance(event, Noted) and event.name == "outcomes":
            last = event.value[-1]
            if last.kind == "wrong":
                self.scene.say(last.thief, _("I? No!"), now_ms)
            elif last.kind == "kept" and self.scene.own in (last.thief, last.robbed):
                self.scene.say(last.thief, _("Mine!"), now_ms)

    def click_empty(self, point: Point) -> None:
        own, count = self.scene.own, self.scene.seat_view.seats
        for gap in (own, (own - 1) % count):
            if not self.look.home_hoppers[gap] and self.scene.layout.area(f"gap:{gap}").holds(point):
                self.object(gap)

    def click_seat(self, seat: int) -> None:
        """Whoever is pointed at is said to be the thief."""
        own, count = self.scene.own, self.scene.seat_view.seats
        if seat in ((own + 1) % count, (own - 1) % count):
            self.scene.submit(Call(own, "object", seat))

    def hint(self, device: str, view: SeatView) -> str:
        return _(OBJECTS[device])

    def object_any(self) -> None:
        """To whoever sits where a place is empty; where both are, to whoever robbed."""
        own, count = self.scene.own, self.scene.seat_view.seats
        mine = [gap for gap, _thief, robbed in self.scene.seat_view.facts["thefts"] if robbed == own]
        empty = [gap for gap in (own, (own - 1) % count) if not self.look.home_hoppers[gap]]
        self.object((mine or empty or [own])[-1])


def _place(zone: str) -> int:
    kind, _colon, number = zone.partition(":")
    if kind == "seat":
        return int(number)
    return {"discard": ON_PILES, "hand": ON_HAND}.get(kind, NOWHERE)


KINDS = {"schummel_hummel.pollen": PollenPlay, "schummel_hummel.grasshopper": GrasshopperPlay}


def _play(slug: str) -> type[PartyPlay]:
    kind = KINDS.get(slug, PartyPlay)
    return type(kind.__name__, (kind,), {"table": PARTIES[slug]})


PARTY_PLAYS = {slug: _play(slug) for slug in PARTIES}
