"""What people do at the table: pointer, keys and pads become the same gestures and calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.cards import Card, Seat
from game.view.ahead import Lift
from game.view.carried import HELD_GROWTH
from game.view.commands import ARROWS, MOUSE, Command, Kind
from game.view.fans import slot_at
from game.view.gestures import Held
from game.view.i18n import _
from game.view.layout import Box
from game.view.model import TableLook
from game.view.pathlog import HandPoint
from game.view.still import seat_point
from game.view.things import Thing

from . import hints, match_menus
from .direct import CHEATS, Direct, zone_of
from .key_hand import KeyHand
from .side_pointer import POINTER

if TYPE_CHECKING:
    from .match import MatchScene

NEWCOMER_DRAGS = 6
"""So often a hand is told that there are other places."""


class TableInput:
    """One person's pointer and keys at the table of a match scene."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.keys = KeyHand(scene)
        self.direct = Direct()
        self._way: list[HandPoint] = []
        self._home = 0
        """The place in the own hand that the held card came from."""
        self._pointer = MOUSE
        """What moves what is held: the mouse, or a finger."""
        self.addressed = scene.own
        """Whom the hint that is shown speaks to."""
        self.drags = 0
        """How often this person has let something go."""

    @property
    def busy(self) -> bool:
        """Time matters to what is held: the sleeve, a throw."""
        return self.scene.gestures.held is not None or self.scene.play.busy or self.direct.busy

    def reset(self) -> None:
        self.keys.reset()
        self.direct.reset()

    def opened(self) -> None:
        """The hand let go, or was opened."""
        self.scene.play.reset()
        self.scene.keep_path(self._way)
        self._way = []
        self.drags += 1

    def tick(self, at: int) -> None:
        self.scene.gestures.tick(at)
        if self.scene.gestures.held is None:
            self.direct.reset()
        self.direct.tick(at)
        self.keys.tick(at)
        held, carried = self.scene.gestures.held, self.scene.view.carried
        if held and carried:
            carried.zone = held.zone

    # ---- commands

    def handle(self, command: Command) -> None:
        if self.scene.play.holds and self._skipped(command):
            return
        if not self.scene.humans:
            self._watch(command)
            return
        if command.kind in POINTER and self._of_other_pointer(command):
            return
        match command.kind:
            case Kind.POINTER_MOVE:
                self._moved(command)
            case Kind.POINTER_DOWN:
                self._pressed(command)
            case Kind.POINTER_UP:
                self._released(command)
            case Kind.POINTER_LOST:
                self.scene.gestures.cancel(self.now)
                self.cover()
            case Kind.POINTER_ALT:
                self._right_button(command.pressed)
            case Kind.PEEK:
                self._peek(command.pressed)
            case _ if command.pressed:
                self.scene.view.pointer = None  # this hand has no mouse
                self.act(command)
            case _:
                self.scene.play.released(command)

    def _of_other_pointer(self, command: Command) -> bool:
        """While one pointer holds something, the other (a mouse, a finger) doesn't move it."""
        held = self.scene.gestures.held
        if held and not held.sticky and command.device != self._pointer:
            return True
        self._pointer = command.device
        return False

    def _watch(self, command: Command) -> None:
        """Bots play for everybody: one can look on, pause, and come back."""
        if command.kind is Kind.POINTER_MOVE:
            self.scene.view.pointer = self.point(command.at)
            self.scene.dirty = True
        elif command.kind is Kind.POINTER_DOWN:
            self._corner(self.point(command.at))
        elif command.pressed and command.kind in (Kind.PAUSE, Kind.HELP, Kind.BACK, Kind.ACCEPT):
            self.activate("help" if command.kind is Kind.HELP else "pause")

    def _skipped(self, command: Command) -> bool:
        """While something is shown a press only shortens it; menus open all the same. True when that's all."""
        presses = (Kind.POINTER_DOWN, Kind.ACCEPT, Kind.SLAP)
        if command.kind in presses and command.pressed and not self._on_corner(command):
            self.scene.play.skip(self.scene.stage.now_ms)
            return True
        return command.kind in (*presses, *ARROWS, Kind.NEXT, Kind.PREVIOUS, Kind.GAME, Kind.SEAT, Kind.POINTER_UP)

    def _on_corner(self, command: Command) -> bool:
        point = self.point(command.at)
        return command.kind is Kind.POINTER_DOWN and any(
            _inside(self.scene.layout.ui[name], point) for name in ("pause", "help")
        )

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
        if held and not self.scene.play.busy and not self.keys.carrying:
            gestures.move([self.point(at) for at in command.path or (command.at,)], self.now)
            self._dragged(point)
        elif not held:
            self._hover(point)
            self.scene.play.hovered(point)

    def _dragged(self, point: tuple[float, float]) -> None:
        held = self.scene.gestures.held
        if held is None:
            return
        carried = self.scene.view.carried
        before = carried.zone if carried else ""
        self.went(point, held.zone, self.scene.gestures.velocity(self.now)[0])
        if before != held.zone:
            self.scene.play.over(held.zone)
        self._make_room(held)

    def went(self, point: tuple[float, float], zone: str, speed: float = 0.0) -> None:
        """The hand is here with what it holds: it is drawn here, and its way remembered."""
        self.scene.view.drag(point, zone, speed)
        self._way.append(HandPoint(self.now, *point, zone, True))
        self.scene.paths.add(self.scene.own, self._way[-1])

    def _make_room(self, held: Held) -> None:
        """A card that is dragged along the own hand has its gap where it would lie; elsewhere, where it came from."""
        scene, carried = self.scene, self.scene.view.carried
        if not held.moved or carried is None or held.source != f"hand:{scene.own}" or not scene.moment.peek:
            return
        if not scene.play.table.arranged:
            return
        shown = [card.card for card in scene.view.look.hand]
        place = self._home
        if held.zone == held.source:
            place = slot_at(scene.layout.hand, len(shown), carried.x)
        if held.thing in shown and shown.index(held.thing) != place:
            scene.order.put(held.thing, place)
            scene.refresh()

    def _hover(self, point: tuple[float, float]) -> None:
        thing = self.scene.view.thing_at(point)
        hover = thing.id if thing else ""
        if hover != self.scene.moment.hover:
            self.scene.moment.hover = hover
            self.scene.refresh()

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
        if scene.gestures.held:
            if scene.gestures.held.sticky and not command.double:
                scene.gestures.press(point, self.now, None, "")
            return
        if not command.double:
            self._press_thing(point)

    def _button(self, point: tuple[float, float]) -> bool:
        if self._corner(point):
            return True
        for button in self.scene.view.look.buttons:
            if _inside(self.scene.layout.ui[button.id], point):
                self.scene.gestures.cancel(self.now)
                self.scene.play.click_button(button.id)
                return True
        return False

    def _corner(self, point: tuple[float, float]) -> bool:
        """Pause or help was pressed."""
        for name in ("pause", "help"):
            if _inside(self.scene.layout.ui[name], point):
                self.activate(name)
                return True
        return False

    def _press_thing(self, point: tuple[float, float]) -> None:
        seat = self.scene.view.seat_at(point)
        thing = self.scene.view.thing_at(point) or (self.scene.covered.back_at(point) if seat < 0 else None)
        if thing and (thing.id.startswith("card:") or seat < 0):
            if not self.scene.play.press(thing) and self.grab(thing, point) and thing.id.startswith("fan:"):
                self.scene.covered.tell_how_to_look(self._pointer)
        elif seat >= 0:
            self._press_seat(seat)
        else:
            self.scene.play.click_empty(point)

    def _press_seat(self, seat: Seat) -> None:
        """Call that player, or hand them the mouse where it is shared."""
        scene = self.scene
        calls = any(act.verb == "accuse" and act.target == seat for act in scene.seat_view.acts())
        if not calls and not scene.alone and seat != scene.own and seat in scene.hands.around_the_mouse:
            match_menus.pass_mouse(scene, seat)
        else:
            scene.play.click_seat(seat)

    def grab(self, thing: Thing, point: tuple[float, float]) -> bool:
        """Close the hand on a thing; True when it now holds it."""
        card, source = self.card_of(thing)
        if card is None:
            return False
        if not self.scene.gestures.press(point, self.now, card, source):
            return False
        self.took(thing, card, point, source)
        return True

    def took(self, thing: Thing, card: Card, point: tuple[float, float], source: str = "hand") -> None:
        scene = self.scene
        scene.view.lift(thing, point, scene.own, self._covered(thing))
        scene.moment.held, scene.moment.held_from = card, source
        self._home = scene.order.place(card)
        scene.moment.hover = ""
        scene.moment.lit = self._lit(thing, card)
        self._way = [HandPoint(self.now, *point, scene.gestures.held.zone if scene.gestures.held else "", True)]
        scene.refresh()

    def _covered(self, thing: Thing) -> bool:
        """Own cards are held face down where somebody else looks on."""
        return thing.id.startswith(("card:", "fan:")) and not self.scene.alone

    def _lit(self, thing: Thing, card: Card) -> frozenset[str]:
        """Where it may go; with hands that are hidden, that would tell what it is."""
        scene = self.scene
        secret = self._covered(thing) and scene.play.hides_hands
        return frozenset(() if secret else scene.seat_view.zones_for(card)) | {f"hand:{scene.own}"}

    def lifts(self) -> Iterator[Lift]:
        """What the hand might lift now, and what the table would look like."""
        for thing in self.scene.view.things:
            card, source = self.card_of(thing) if thing.solid else (None, "")
            if card is not None and self.scene.seat_view.may_grab(card) is None:
                width = thing.pose.width * HELD_GROWTH
                picture = self.scene.pictures.back(width) if self._covered(thing) else thing.picture
                yield Lift(thing, picture, partial(self._look_with, thing, card, source))

    def _look_with(self, thing: Thing, card: Card, source: str) -> TableLook:
        lit = self._lit(thing, card)
        return self.scene.look_at(replace(self.scene.moment, held=card, held_from=source, hover="", hint="", lit=lit))

    def card_of(self, thing: Thing) -> tuple[Card | None, str]:
        """The card or token that a drawn thing stands for, and the pile it lies in."""
        kind, _colon, number = thing.id.partition(":")
        if kind == "card":
            return int(number), f"hand:{self.scene.own}"
        if kind == "fan":
            return self.scene.covered.card_of(number), f"hand:{self.scene.own}"
        return self.scene.play.card_of(kind, number)

    def _released(self, command: Command) -> None:
        gestures = self.scene.gestures
        point = self.point(command.at)
        held = gestures.held
        if held is None or held.sticky or self.keys.carrying:
            return
        gestures.move([point], self.now)
        self._dragged(point)
        held = gestures.held
        if held is None:
            return
        if self.scene.play.let_go(held, point):
            return
        gestures.lift(point, self.now, self.scene.stage.settings.preferences.tap)

    def _right_button(self, down: bool) -> None:
        if down and self.scene.gestures.held:
            self.scene.gestures.cancel(self.now)
        else:
            self._peek(down)

    def _peek(self, down: bool) -> None:
        """With several people at one screen the hand is seen only while the peek button is held; who taps instead
        covers it with the next press."""
        if self.scene.stage.settings.preferences.tap:
            down = self.scene.moment.peek != down
        if not self.scene.alone and self.scene.moment.peek != down:
            self._show_hand(down)

    def _show_hand(self, up: bool) -> None:
        self.scene.moment.peek = up
        self.scene.view.land(f"fan:{self.scene.own}:" if up else "card:")
        self.scene.refresh()
        self.scene.covered.turned()

    def cover(self) -> None:
        """Something breaks in, the window has lost the focus, or a press its end: what was peeked at is covered."""
        if not self.scene.alone and self.scene.moment.peek:
            self._show_hand(False)

    def draw_card(self) -> None:
        thing = self.scene.view.thing("draw")
        scene = self.scene
        if thing is None or scene.gestures.held:
            return
        if self.grab(thing, (thing.pose.x, thing.pose.y)):
            scene.gestures.carry([f"hand:{scene.own}"], self.now)
            scene.gestures.drop(self.now)

    # ---- keys and pads

    def act(self, command: Command) -> None:
        """A key or a button has gone down."""
        if self.scene.play.command(command):
            return
        if command.kind in ARROWS:
            self.keys.arrow(*ARROWS[command.kind])
            return
        if command.kind in CHEATS or command.kind is Kind.STEAL:
            self._at_once(command.kind)
            return
        match command.kind:
            case Kind.ACCEPT:
                self.keys.accept()
            case Kind.BACK:
                self.go_back()
            case Kind.PAUSE:
                self.activate("pause")
            case Kind.HELP:
                self.activate("help")
            case Kind.SEAT:
                self.scene.play.number(command.number)
            case Kind.NEXT | Kind.PREVIOUS:
                self.keys.step(1 if command.kind is Kind.NEXT else -1)
            case _:
                pass

    def _at_once(self, kind: Kind) -> None:
        """One key for a whole gesture: with the card that is chosen, or the first one."""
        scene, own = self.scene, self.scene.own
        cards = [f"card:{card.card}" for card in scene.view.look.hand]
        chosen = next((each for each in (scene.moment.focus, scene.moment.hover, *cards) if each in cards), "")
        what = scene.play.loot(scene.seat_view, scene.moment.focus) if kind is Kind.STEAL else chosen
        zone = f"hand:{own}" if kind is Kind.STEAL else zone_of(kind, own)
        if what and self.keys.take(what):
            self.direct.set_out(self.now, CHEATS.get(kind, "hand"), lambda: self.keys.carry_to(zone), self.keys.accept)

    def go_back(self) -> None:
        """Esc: put back what is held, else pause."""
        scene = self.scene
        if scene.gestures.held:
            scene.gestures.cancel(self.now)
            self.reset()
        elif scene.play.back():
            scene.refresh()
        else:
            self.activate("pause")

    def activate(self, name: str) -> None:
        """Pause or help."""
        self.scene.gestures.cancel(self.now)
        match_menus.open_menu(self.scene, name)

    # ---- hints

    def hint(self) -> str:
        """What can be done besides; gone while something is held."""
        scene, seat, kind = self.scene, self.scene.hands.addressed, self.scene.hands.shown_keys.kind
        self.addressed = seat
        if scene.overlaid or scene.seat_view.round_over or scene.play.holds:
            return ""
        side = scene.hands.sides.get(seat)
        if side is not None:
            return hints.of_side(scene, side, kind)
        if self.keys.carrying:
            return scene.play.carry_hint(kind) or self._carry_hint(kind)
        return "" if scene.gestures.held else hints.of_seat(scene, seat, kind, scene.moment.peek)

    def _carry_hint(self, kind: str) -> str:
        """Where the thing would be let go, and how."""
        where, _colon, seat = self.keys.zone.partition(":")
        words = _(self.scene.play.zone_words.get(where, where))
        if where == "seat":
            words = words.format(name=self.scene.called(int(seat)))
        choose, go, back = ("[#dpad]", "[#pad_a]", "[#pad_b]") if kind == "pad" else (
            "[#key:@arrow_left] [#key:@arrow_right]", "[#key:Enter]", "[#key:Esc]")
        elsewhere = f" {choose} " + _("elsewhere") if self.drags < NEWCOMER_DRAGS else ""
        return f"*{words}* {go} " + _("let go") + f" {back} " + _("put it back") + elsewhere

    def seat_place(self, seat: Seat) -> tuple[float, float]:
        return seat_point(self.scene.layout.seats[seat], self.scene.view.look.seats[seat])


def _inside(box: Box, point: tuple[float, float]) -> bool:
    return box.x <= point[0] < box.x + box.w and box.y <= point[1] < box.y + box.h + 5
