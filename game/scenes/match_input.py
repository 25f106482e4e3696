"""What people do at the table: pointer, keys and pads become the same gestures and calls."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.actions import Call, TurnOver
from game.core.cards import Card, Seat
from game.view.commands import ARROWS, Command, Kind
from game.view.i18n import _
from game.view.layout import Box
from game.view.pathlog import HandPoint
from game.view.still import seat_point
from game.view.things import Thing

from .key_hand import KeyHand
from .pollen_throw import PollenThrow

if TYPE_CHECKING:
    from .match import MatchScene

HINT_USES = 3
ZONE_WORDS = {
    "discard": _("onto the pile"), "slip": _("under the top card"), "hand": _("your hand"), "lap": _("under the table"),
    "shoulder": _("over the shoulder"), "sleeve": _("up the sleeve"), "seat": _("to {name}"), "table": _("on the table"),
}


class TableInput:
    """One person's pointer and keys at the table of a match scene."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.keys = KeyHand(scene)
        self.throw = PollenThrow(scene)
        self._way: list[HandPoint] = []
        self._drags = 0

    @property
    def busy(self) -> bool:
        """Time matters to what is held: the sleeve, the throw."""
        return self.scene.gestures.held is not None or self.throw.flying

    def reset(self) -> None:
        self.throw.reset()
        self.keys.reset()

    def opened(self) -> None:
        """The hand let go, or was opened."""
        self.throw.reset()
        self.scene.keep_path(self._way)
        self._way = []
        self._drags += 1

    def tick(self, at: int) -> None:
        self.scene.gestures.tick(at)
        held, carried = self.scene.gestures.held, self.scene.view.carried
        if held and carried:
            carried.zone = held.zone
        self.throw.tick(at)

    # ---- commands

    def handle(self, command: Command) -> None:
        match command.kind:
            case Kind.POINTER_MOVE:
                self._moved(command)
            case Kind.POINTER_DOWN:
                self._pressed(command)
            case Kind.POINTER_UP:
                self._released(command)
            case Kind.POINTER_LOST:
                self.scene.gestures.cancel(self.now)
            case Kind.POINTER_ALT:
                self._right_button(command.pressed)
            case Kind.PEEK:
                self._peek(command.pressed)
            case _ if command.pressed:
                self._key(command)
            case _:
                pass

    @property
    def now(self) -> int:
        return self.scene.time.now_ms

    def point(self, at_px: tuple[int, int]) -> tuple[float, float]:
        unit = self.scene.stage.frame.unit
        return at_px[0] / unit, at_px[1] / unit

    # ---- the pointer

    def _moved(self, command: Command) -> None:
        view, gestures = self.scene.view, self.scene.gestures
        point = self.point(command.at)
        view.pointer = point
        self.scene.dirty = True
        held = gestures.held
        if held and not self.throw.flying and not self.keys.carrying:
            gestures.move([self.point(at) for at in command.path or (command.at,)], self.now)
            self._dragged(point)
        elif not held:
            self._hover(point)
            self._duck(point)

    def _dragged(self, point: tuple[float, float]) -> None:
        held = self.scene.gestures.held
        if held is None:
            return
        self.scene.view.drag(point, held.zone, self.scene.gestures.velocity(self.now)[0])
        self._way.append(HandPoint(self.now, *point, held.zone, True))
        self.scene.paths.add(self.scene.own, self._way[-1])

    def _hover(self, point: tuple[float, float]) -> None:
        thing = self.scene.view.thing_at(point)
        hover = thing.id if thing else ""
        if hover != self.scene.moment.hover:
            self.scene.moment.hover = hover
            self.scene.refresh()

    def _duck(self, point: tuple[float, float]) -> None:
        """While somebody else throws the pollen, the pointer beside the own portrait ducks."""
        facts = self.scene.seat_view.facts
        if facts.get("pollinating", -1) in (-1, self.scene.own):
            return
        portrait = self.scene.layout.seats[self.scene.own].portrait
        if math.dist(point, (portrait.x, portrait.y)) < portrait.width * 1.5:
            self.scene.lean(1 if point[0] > portrait.x else -1)

    def _pressed(self, command: Command) -> None:
        scene = self.scene
        point = self.point(command.at)
        scene.view.pointer = point
        if self.keys.carrying:
            self.keys.reset()
            scene.gestures.cancel(self.now)
            return
        if scene.moment.focus:
            scene.moment.focus = ""
            scene.refresh()
        if self._button(point):
            return
        if scene.life.finish_shown:
            scene.life.end_finish()
        if scene.gestures.held:
            if scene.gestures.held.sticky and not command.double:
                scene.gestures.press(point, self.now, None, "")
            return
        if command.double or self._slap_at(point):
            return
        self._press_thing(point)

    def _button(self, point: tuple[float, float]) -> bool:
        for name in ("pause", "help"):
            if _inside(self.scene.layout.ui[name], point):
                self.activate(name)
                return True
        return False

    def _slap_at(self, point: tuple[float, float]) -> bool:
        if self.scene.view.look.wasp and self.scene.layout.area("discard").holds(point):
            self.slap()
            return True
        return False

    def _press_thing(self, point: tuple[float, float]) -> None:
        thing = self.scene.view.thing_at(point)
        seat = self.scene.view.seat_at(point)
        if thing and (thing.id.startswith("card:") or seat < 0):
            if thing.id == "worm":
                self.turn_worm()
            else:
                self.grab(thing, point)
        elif seat >= 0:
            self.click_seat(seat)
        else:
            self._click_empty(point)

    def _click_empty(self, point: tuple[float, float]) -> None:
        """A grasshopper's empty place: object to its theft."""
        for gap, home in enumerate(self.scene.view.look.home_hoppers):
            area = self.scene.layout.area(f"gap:{gap}")
            if not home and area.holds(point):
                self.object(gap)

    def grab(self, thing: Thing, point: tuple[float, float]) -> bool:
        """Close the hand on a thing; True when it now holds it."""
        card, source = self.card_of(thing)
        if card is None:
            return False
        if not self.scene.gestures.press(point, self.now, card, source):
            return False
        self.took(thing, card, point)
        return True

    def took(self, thing: Thing, card: Card, point: tuple[float, float]) -> None:
        scene = self.scene
        face_down = thing.id.startswith("card:") and not scene.alone
        scene.view.lift(thing, point, scene.own, face_down)
        scene.moment.held = card
        scene.moment.hover = ""
        scene.moment.lit = frozenset(scene.seat_view.zones_for(card)) | {f"hand:{scene.own}"}
        self._way = [HandPoint(self.now, *point, scene.gestures.held.zone if scene.gestures.held else "", True)]
        scene.refresh()

    def card_of(self, thing: Thing) -> tuple[Card | None, str]:
        """The card or token that a drawn thing stands for, and the pile it lies in."""
        kind, _colon, number = thing.id.partition(":")
        view, facts = self.scene.seat_view, self.scene.seat_view.facts
        match kind:
            case "card":
                return int(number), f"hand:{self.scene.own}"
            case "draw":
                return (view.draw_top if view.draw_top >= 0 else None), "draw"
            case "pollen":
                return facts["pollen"], "pollen"
            case "gap":
                return facts["grasshoppers"][int(number)][0], thing.id
            case _:
                return None, ""

    def _released(self, command: Command) -> None:
        scene, gestures = self.scene, self.scene.gestures
        point = self.point(command.at)
        held = gestures.held
        if held is None or held.sticky or self.keys.carrying:
            return
        gestures.move([point], self.now)
        self._dragged(point)
        held = gestures.held
        if held is None:
            return
        if held.source == "pollen" and held.moved:
            self.throw.release(point, gestures.velocity(self.now), self.now)
            return
        if held.source == "draw" and not held.moved:
            gestures.carry([f"hand:{scene.own}"], self.now)  # a click on the pile draws
            gestures.drop(self.now)
            return
        self._rearrange(held.thing, point)
        gestures.lift(point, self.now)

    def _rearrange(self, card: Card, point: tuple[float, float]) -> None:
        from game.view.fans import slot_at

        scene = self.scene
        held = scene.gestures.held
        if held and held.moved and held.zone == f"hand:{scene.own}" and held.source == held.zone:
            scene.order.put(card, slot_at(scene.layout.hand, len(scene.view.look.hand), point[0]))

    def _right_button(self, down: bool) -> None:
        if down and self.scene.gestures.held:
            self.scene.gestures.cancel(self.now)
        else:
            self._peek(down)

    def _peek(self, down: bool) -> None:
        """With several people at one screen the hand is seen only while the peek button is held."""
        if not self.scene.alone and self.scene.moment.peek != down:
            self.scene.moment.peek = down
            self.scene.refresh()

    # ---- calls

    def click_seat(self, seat: Seat) -> None:
        scene = self.scene
        facts = scene.seat_view.facts
        robbed = [gap for gap, thief, victim in facts["thefts"] if victim == scene.own and thief == seat]
        if seat == scene.own:
            return
        if facts["watchman"] == scene.own and not scene.seat_view.owes:
            self.accuse(seat)
        elif robbed:
            self.object(robbed[0])
        elif facts["watchman"] != scene.own:
            self.accuse(seat)

    def accuse(self, seat: Seat) -> None:
        self.scene.moment.accusing = False
        self.scene.submit(Call(self.scene.own, "caught", seat))

    def object(self, gap: int) -> None:
        thief = next((thief for each, thief, victim in self.scene.seat_view.facts["thefts"]
                      if each == gap and victim == self.scene.own), None)
        if thief is None:
            count, own = self.scene.seat_view.seats, self.scene.own
            thief = (own + 1) % count if gap == own else (own - 1) % count
        self.scene.submit(Call(self.scene.own, "object", thief))

    def object_any(self) -> None:
        mine = [gap for gap, _thief, victim in self.scene.seat_view.facts["thefts"] if victim == self.scene.own]
        if mine:
            self.object(mine[-1])
        else:
            self.scene.notice(_("Nobody is robbing you"))

    def slap(self) -> None:
        """A press from before the picture showed the card is dropped: it neither wins nor costs."""
        scene = self.scene
        if scene.view.look.wasp and not 0 <= scene.slap_shown_ms <= self.now:
            return
        scene.submit(Call(scene.own, "slap"))

    def turn_worm(self) -> None:
        self.scene.submit(TurnOver(self.scene.own, self.scene.seat_view.facts["worm"]))

    def draw_card(self) -> None:
        thing = self.scene.view.thing("draw")
        scene = self.scene
        if thing is None or scene.gestures.held:
            return
        if self.grab(thing, (thing.pose.x, thing.pose.y)):
            scene.gestures.carry([f"hand:{scene.own}"], self.now)
            scene.gestures.drop(self.now)

    # ---- keys and pads

    def _key(self, command: Command) -> None:
        if command.kind in ARROWS:
            self._arrow(command)
            return
        match command.kind:
            case Kind.ACCEPT:
                self.keys.accept()
            case Kind.BACK:
                self._back()
            case Kind.PAUSE:
                self.activate("pause")
            case Kind.HELP:
                self.activate("help")
            case Kind.SLAP:
                self.slap()
            case Kind.ACCUSE:
                self._start_accusing()
            case Kind.OBJECT:
                self.object_any()
            case Kind.TURN:
                self.turn_worm()
            case Kind.DRAW:
                self.draw_card()
            case Kind.SEAT:
                self._number(command.number)
            case Kind.AIM:
                self.throw.aim(command.vector, self.now)
            case Kind.NEXT | Kind.PREVIOUS:
                self.keys.step(1 if command.kind is Kind.NEXT else -1)
            case _:
                pass

    def _arrow(self, command: Command) -> None:
        facts = self.scene.seat_view.facts
        dx, dy = ARROWS[command.kind]
        if dx and facts.get("pollinating", -1) not in (-1, self.scene.own) and not command.repeat:
            self.scene.lean(dx)
        else:
            self.keys.arrow(dx, dy)

    def _back(self) -> None:
        scene = self.scene
        if scene.gestures.held:
            scene.gestures.cancel(self.now)
            self.keys.reset()
        elif scene.moment.accusing:
            scene.moment.accusing = False
            scene.refresh()
        else:
            self.activate("pause")

    def _start_accusing(self) -> None:
        scene = self.scene
        if scene.seat_view.facts["watchman"] != scene.own:
            scene.notice(_("Only the Watchman may call"))
            return
        focus = scene.moment.focus
        if focus.startswith("seat:") and focus != f"seat:{scene.own}":
            self.accuse(int(focus[5:]))
            return
        scene.moment.accusing = True
        scene.moment.focus = f"seat:{(scene.own + 1) % scene.seat_view.seats}"
        scene.refresh()

    def _number(self, number: int) -> None:
        """The others clockwise from the left: throw, give or accuse."""
        scene = self.scene
        if not 1 <= number < scene.seat_view.seats:
            return
        seat = (scene.own + number) % scene.seat_view.seats
        held = scene.gestures.held
        if held and held.source == "pollen":
            self.throw.at_seat(seat, self.now)
        elif held:
            self.keys.carry_to(f"seat:{seat}")
            self.keys.accept()
        elif scene.moment.accusing or scene.seat_view.facts["watchman"] == scene.own:
            self.accuse(seat)
        else:
            self.click_seat(seat)

    def activate(self, name: str) -> None:
        """Pause or help."""
        from . import match_menus

        self.scene.gestures.cancel(self.now)
        match_menus.open_menu(self.scene, name)

    # ---- hints

    def hint(self) -> str:
        """What can be done besides; gone while something is held."""
        scene = self.scene
        kind = scene.stage.device.kind
        if self.keys.carrying:
            return self._carry_hint(kind)
        if scene.gestures.held or scene.seat_view.round_over:
            return ""
        facts = scene.seat_view.facts
        own = facts["watchman"] == scene.own
        if facts["wasp"] and facts["wasp_by"] != scene.own:
            key = {"mouse": "[#mouse_left]", "pad": "[#shoulder_right]"}.get(kind, "[#key:Space]")
            return key + " " + (_("slap the pile") if facts["wasp"] == "plain" else _("don't!"))
        if facts["giving"].get(scene.own) is not None:
            return {"mouse": "[#mouse_left] " + _("drag a card to the player")}.get(
                kind, "[#key:Enter] " + _("lift, then choose a player"))
        thefts = [gap for gap, _t, victim in facts["thefts"] if victim == scene.own]
        parts = []
        if thefts:
            parts.append({"mouse": "[@grasshopper] " + _("robbed! click the empty place")}.get(
                kind, ("[#pad_y]" if kind == "pad" else "[#key:O]") + " " + _("robbed! object")))
        if own:
            parts.append({"mouse": "[#mouse_left] " + _("click a cheat: caught!")}.get(
                kind, ("[#pad_x]" if kind == "pad" else "[#key:C]") + " " + _("caught you!")))
            if facts["may_turn"]:
                parts.append({"mouse": "[@worm] " + _("turn the worm")}.get(
                    kind, ("[@worm]" if kind == "pad" else "[#key:T]") + " " + _("turn the worm")))
        elif self._drags < HINT_USES:
            parts.append({"mouse": "[@mouse_drag] " + _("drag to lay, or to cheat")}.get(
                kind, ("[#pad_a]" if kind == "pad" else "[#key:Enter]") + " " + _("lift a card, choose a place")))
        if not scene.alone and not scene.moment.peek:
            parts.insert(0, {"mouse": "[#mouse_right] "}.get(kind, "[#key:V] ") + _("hold to peek"))
        return " ".join(parts)

    def _carry_hint(self, kind: str) -> str:
        """Where the thing would be let go, and how."""
        where, _colon, seat = self.keys.zone.partition(":")
        words = ZONE_WORDS.get(where, where)
        if where == "seat":
            words = words.format(name=self.scene.seats[int(seat)].name)
        go, back = ("[#pad_a]", "[#pad_b]") if kind == "pad" else ("[#key:Enter]", "[#key:Esc]")
        return f"*{words}* {go} " + _("let go") + f" {back} " + _("put it back")

    def seat_place(self, seat: Seat) -> tuple[float, float]:
        return seat_point(self.scene.layout.seats[seat], self.scene.view.look.seats[seat])


def _inside(box: Box, point: tuple[float, float]) -> bool:
    return box.x <= point[0] < box.x + box.w and box.y <= point[1] < box.y + box.h + 5
