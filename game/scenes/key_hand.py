"""The hand of somebody without a mouse: choose a thing, lift it, choose a place, let go.

The same gestures as dragging.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.view.focus import nearest
from game.view.motion import ease_out
from game.view.table_view import zone_point
from game.view.zones import Point

if TYPE_CHECKING:
    from .match import MatchScene


GLIDE_MS = 140
RAISED = 46.0
"""How far above its gap a card is held that changes its place in the own hand."""


class KeyHand:
    """Focus and carrying by keys or a pad."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.zone = ""
        """Where the carried thing is; empty while nothing is carried by keys."""
        self._from: Point = (0.0, 0.0)
        self._set_out_ms = 0
        self._last = pygame.Rect(0, 0, 1, 1)
        """Where the focus was when its thing was last there."""

    @property
    def carrying(self) -> bool:
        return bool(self.zone) and self.scene.gestures.held is not None

    def reset(self) -> None:
        self.zone = ""

    def tick(self, at_ms: int) -> None:
        """The hand glides to the place that was chosen; its way is kept as a dragging hand's is."""
        held, view = self.scene.gestures.held, self.scene.view
        if held is None or not self.carrying or view.carried is None or (view.carried.x, view.carried.y) == held.at:
            return
        share = min(1.0, (at_ms - self._set_out_ms) / GLIDE_MS)
        way = ease_out(share)
        point = (self._from[0] + (held.at[0] - self._from[0]) * way, self._from[1] + (held.at[1] - self._from[1]) * way)
        self.scene.input.went(held.at if share >= 1 else point, held.zone)
        self.scene.dirty = True

    def _set_out(self, goal: Point) -> None:
        held, carried = self.scene.gestures.held, self.scene.view.carried
        if held is None or carried is None:
            return
        carried.grab_dx = carried.grab_dy = 0.0
        self._from, self._set_out_ms, held.at = (carried.x, carried.y), self.scene.time.now_ms, goal
        self.scene.input.went(self._from, held.zone)
        self.scene.dirty = True

    # ---- the focus

    def settle(self) -> bool:
        """Whoever plays without a mouse always has a focus: what was chosen is gone, so choose what is nearest.
        True when it changed."""
        moment = self.scene.moment
        holds = self.scene.gestures.held or self.scene.seat_view.held(self.scene.own)
        if self.scene.stage.device.kind == "mouse" or holds or self.scene.hands.pointed != self.scene.own:
            return False
        items = self.choices()
        here = next((rect for name, rect in items if name == moment.focus), None)
        if here is not None or not items:
            self._last = here or self._last
            return False
        moment.focus = self._beside(items) if moment.focus else self._likely(items)
        self._last = dict(items)[moment.focus]
        return True

    def _likely(self, items: list[tuple[str, pygame.Rect]]) -> str:
        """What somebody who has just come may want: a card that fits, else to draw."""
        names = [name for name, _rect in items]
        fits = [f"card:{card.card}" for card in self.scene.view.look.hand if card.allowed]
        return next((name for name in (*self.scene.play.first_focus(), *fits, "draw") if name in names), names[0])

    def _beside(self, items: list[tuple[str, pygame.Rect]]) -> str:
        """The nearest of the same kind, where there is any."""
        kind = self.scene.moment.focus.partition(":")[0]
        alike = [item for item in items if item[0].partition(":")[0] == kind] or items
        return min(alike, key=lambda item: math.dist(item[1].center, self._last.center))[0]

    # ---- what can be chosen

    def choices(self) -> list[tuple[str, pygame.Rect]]:
        """Things in reading order: hand, piles, tokens, worm, players, buttons."""
        view, scene = self.scene.view, self.scene
        found = []
        for thing in view.things:
            if thing.solid and not scene.moment.accusing and scene.play.choosable(thing):
                size = thing.pose.width
                rect = pygame.Rect(0, 0, round(size * 0.5), round(size * 1.2))
                rect.center = (round(thing.pose.x), round(thing.pose.y))
                found.append((thing.id, rect))
        found.sort(key=lambda item: not item[0].startswith("card:"))
        for seat, place in enumerate(scene.layout.seats):
            if seat != scene.own:
                rect = pygame.Rect(0, 0, 90, 90)
                rect.center = (round(place.portrait.x), round(place.portrait.y))
                found.append((f"seat:{seat}", rect))
        if not scene.moment.accusing:
            for name in (*(button.id for button in view.look.buttons), "pause", "help"):
                box = scene.layout.ui[name]
                found.append((name, pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))))
        return found

    def targets(self) -> list[tuple[str, pygame.Rect]]:
        """Places where a carried thing can be let go, accepted or not: the table lets a hand do things."""
        scene = self.scene
        found = []
        for zone in scene.play.targets():
            x, y = zone_point(scene.layout, scene.view.look, zone, scene.own)
            found.append((zone, pygame.Rect(round(x) - 20, round(y) - 20, 40, 40)))
        return found

    # ---- commands

    def arrow(self, dx: int, dy: int) -> None:
        if self.scene.gestures.held and not self.carrying:
            return  # the mouse holds it
        if dx and self._shift(dx):
            return
        items = self.targets() if self.carrying else self.choices()
        here = self.zone if self.carrying else self.scene.moment.focus
        start = next((rect for name, rect in items if name == here), None)
        if start is None:
            self._choose(items[0][0])
            return
        found = nearest(start, [item for item in items if item[0] != here], dx, dy)
        if found:
            self._choose(found)

    def _shift(self, dx: int) -> bool:
        """A carried card over the own hand changes its place there; beyond the last place the hand goes on."""
        scene = self.scene
        held = scene.gestures.held
        if not held or not self.carrying or held.zone != f"hand:{scene.own}" or held.source != held.zone:
            return False
        cards = [each.card for each in scene.view.look.hand]
        place = cards.index(held.thing) + dx if held.thing in cards else -1
        if not 0 <= place < len(cards):
            return False
        scene.order.put(held.thing, place)
        scene.refresh()
        self._over_slot()
        return True

    def _over_slot(self) -> None:
        """Above the gap that waits for it in the own hand."""
        scene = self.scene
        held = scene.gestures.held
        thing = scene.view.thing(f"card:{held.thing}") if held else None
        if thing:
            self._set_out((thing.pose.x, thing.pose.y - RAISED))

    def step(self, by: int) -> None:
        """Tab: the next one in reading order."""
        items = [name for name, _rect in (self.targets() if self.carrying else self.choices())]
        here = self.zone if self.carrying else self.scene.moment.focus
        at = items.index(here) if here in items else -by
        self._choose(items[(at + by) % len(items)])

    def _choose(self, name: str) -> None:
        if self.carrying:
            self.carry_to(name)
        else:
            self.scene.moment.focus = name
            self.scene.refresh()

    def accept(self) -> None:
        scene = self.scene
        if self.carrying:
            self.zone = ""
            scene.gestures.drop(scene.time.now_ms)
            return
        if scene.gestures.held:
            return
        focus = scene.moment.focus
        if not focus:
            self.arrow(0, 0)
            return
        self._activate(focus)

    def _activate(self, focus: str) -> None:
        scene = self.scene
        if focus in ("pause", "help"):
            scene.input.activate(focus)
        elif focus in (button.id for button in scene.view.look.buttons):
            scene.play.click_button(focus)
        elif focus.startswith("seat:"):
            scene.play.click_seat(int(focus[5:]))
        elif not scene.play.activate(focus):
            self.lift(focus)

    def lift(self, focus: str) -> None:
        """Close the hand on a thing, and carry it to where it is most likely meant to go."""
        if self.take(focus):
            self.carry_to(self.scene.play.first_target())

    def take(self, focus: str) -> bool:
        """Close the hand on a thing where it lies; True when it holds it."""
        scene = self.scene
        thing = scene.view.thing(focus)
        if thing is None or scene.gestures.held or not scene.input.grab(thing, (thing.pose.x, thing.pose.y)):
            return False
        held = scene.gestures.held
        assert held is not None
        held.moved = held.sticky = True
        self.zone = held.zone
        return True

    def carry_to(self, zone: str) -> None:
        """Walk the whole way there: every zone between is crossed."""
        scene = self.scene
        held = scene.gestures.held
        if held is None:
            return
        point = zone_point(scene.layout, scene.view.look, zone, scene.own)
        way = [each for each in scene.layout.zones.crossed(held.at, point) if each != "slip"]  # nobody slips in passing
        if not way or way[-1] != zone:
            way.append(zone)
        self.zone = zone
        self._set_out(point)
        scene.gestures.carry(way, scene.time.now_ms)
        scene.play.over(zone)
        if zone == f"hand:{scene.own}":
            self._over_slot()
