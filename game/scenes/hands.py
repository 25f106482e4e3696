"""Whose hand a device is, at a table where several people sit."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bindings import CORNERS
from game.core.cards import Seat
from game.settings import SeatSetting
from game.timing import EXACT, Unsure
from game.view.bindings import corner_name
from game.view.commands import KEYBOARD, MOUSE, TOUCH, Command, Device, Kind

from . import match_menus
from .seat_devices import lost, name_of
from .side_hand import SideHand

if TYPE_CHECKING:
    from .match import MatchScene

ICONS = {"mouse": "mouse", "touch": "touch", **dict.fromkeys(CORNERS, "key"), "pad": "gamepad", "": "person"}


def kind_of(device: str) -> str:
    """``pad`` of ``pad:2``."""
    return device.partition(":")[0]


def unsure(scene: MatchScene, seat: Seat) -> Unsure:
    """By how much a press of this seat can be off that is handled now. Bots are exact."""
    return scene.stage.arrivals.unsure(scene.hands.device_of(seat)) if scene.seats[seat].human else EXACT


def icon_of(scene: MatchScene, seat: Seat) -> str:
    return ICONS[kind_of(_device_of(scene, seat))] if scene.seats[seat].human else "bot"


def _device_of(scene: MatchScene, seat: Seat) -> str:
    if scene.alone:
        used = scene.hands.used_by
        return name_of(used) or {"keyboard": "keys"}.get(used.kind, used.kind)
    return kind_of(scene.seats[seat].device)


class Hands:
    """Answers which seat a device acts for. Somebody alone has all devices; who has none shares the mouse."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.owners: dict[str, Seat] = {}
        self.sharers: list[Seat] = []
        self.used_by: Device = MOUSE
        """The device that was pressed last: who pauses, and whose keys sentences show."""
        self._pointing: Device = MOUSE
        """The pointer that was moved last: the mouse, or fingers."""
        self._sort()
        self.sides: dict[Seat, SideHand] = {}
        """Those who play without the mouse, in games with secret hands."""

    def _sort(self) -> None:
        scene = self.scene
        people = [] if scene.alone else [seat for seat in scene.humans if scene.seats[seat].device]
        self.owners = {scene.seats[seat].device: seat for seat in people}
        self.sharers = [seat for seat in scene.humans if seat not in people]

    def give(self, seat: Seat, device: str) -> None:
        """This player goes on with another device; one that somebody has already is shared, if it is the mouse."""
        if self.scene.alone:
            return  # has them all
        taken = self.owners.get(device, seat) != seat
        if taken and device != "mouse":
            return
        seats = list(self.scene.seats)
        seats[seat] = replace(seats[seat], device="" if taken else device)
        self.scene.seats = tuple(seats)
        self.reseat()

    def reseat(self) -> None:
        """Somebody has left, or is back."""
        self._sort()
        self.sides = {seat: side for seat, side in self.sides.items() if seat in self.owners.values()}
        self.scene.split_keyboard, self.scene.corners = self.split, self.corners

    def look_for_pads(self) -> None:
        """A pad may have gone while another screen lay above the table."""
        for seat in self.scene.humans:
            if self.scene.seats[seat] in lost(self.scene.seats, self.scene.stage.pad_numbers) and not self.scene.alone:
                match_menus.pad_lost(self.scene, seat, self.scene.seats[seat].device)
                return

    def device_of(self, seat: Seat) -> Device:
        """What a seat presses with: its own; of somebody alone the one that was pressed last, as of those who share the
        mouse, unless that is another's."""
        name = self.scene.seats[seat].device
        if name and not self.scene.alone:
            return device_named(name)
        return self.used_by if name_of(self.used_by) not in self.owners else MOUSE

    @property
    def racers(self) -> int:
        """How many people can act at one moment."""
        return len(self.owners) + bool(self.sharers)

    @property
    def split(self) -> frozenset[int]:
        """The corners of the keyboard in which somebody sits; who is left alone in one keeps its keys."""
        return _parts({self.scene.seats[seat].device for seat in self.scene.humans})

    @property
    def corners(self) -> frozenset[int]:
        """Whose players lead through screens above the table: those too who left their hand to a bot."""
        company = self.scene.company
        return self.split | _parts({company.kept[seat].device for seat in company.away})

    def pointer(self) -> Seat:
        """The seat that the mouse acts for now."""
        scene, around = self.scene, self.around_the_mouse
        if self._pointing == TOUCH and "touch" in self.owners:
            return self.owners["touch"]
        if scene.play.hides_hands or len(around) < 2:
            return scene.own
        view = scene.seat_view
        return next((seat for seat in (*view.owes, view.turn) if seat in around), around[0])

    @property
    def addressed(self) -> Seat:
        """Whom the hint speaks to: whoever pressed last, at first who sits below."""
        seat = self.of(self.used_by)
        return seat if seat in self.scene.humans else self.scene.own

    @property
    def shown_keys(self) -> Device:
        """Whose keys sentences show: those of the addressed; of somebody alone the ones in use."""
        used, shown = self.used_by, self.scene.stage.device
        if not self.owners:
            return used if used.kind == shown.kind else shown
        name = self.scene.seats[self.addressed].device
        if name in ("", "mouse", "touch"):  # the keyboard and a pad are theirs too, as far as nobody has them
            return used if self.of(used) == self.addressed else device_named(name or "mouse")
        return device_named(name)

    def drags(self, seat: Seat) -> int:
        """How often this person has moved something: newcomers are told more."""
        return self.sides[seat].drags if seat in self.sides else self.scene.input.drags if seat == self.scene.own else 0

    def calling(self, seat: Seat) -> bool:
        """They choose, before all eyes, whom to accuse."""
        return self.sides[seat].calling if seat in self.sides else seat == self.scene.own and self.scene.moment.accusing

    @property
    def pointed(self) -> Seat:
        """The seat below, if a pointer or all devices are its player's; -1 where somebody with a pad or a corner sits
        there, whose hand is like the others'."""
        scene = self.scene
        own = scene.own in self.sharers or self.owners.get("mouse", self.owners.get("touch")) == scene.own
        return scene.own if own or not self.owners or not scene.play.hides_hands else -1

    @property
    def around_the_mouse(self) -> list[Seat]:
        """Who uses it: its owner, and whoever has nothing else."""
        return [seat for seat in self.scene.humans if seat in self.sharers or seat == self.owners.get("mouse")]

    def needs_mouse(self) -> Seat:
        """Who has to get the mouse before the game goes on; -1 when whoever has it will do."""
        view, around = self.scene.seat_view, self.around_the_mouse
        waited_for = [seat for seat in around if seat in view.owes] or [
            seat for seat in around if not view.owes and seat == view.turn]
        return waited_for[0] if waited_for and self.scene.own not in waited_for else -1

    def of(self, device: Device) -> Seat:
        """The seat that a device acts for; -1 for one that nobody at this table has."""
        if device == TOUCH and "touch" in self.owners:
            return self.owners["touch"]
        if not self.owners or device.kind == "mouse":
            return self.pointer()
        if device.kind == "keyboard":
            return self._of_keyboard(device.number)
        seat = self.owners.get(f"pad:{device.number}")
        if seat is None:
            return -1 if any(name.startswith("pad") for name in self.owners) else self.pointer()
        return seat

    def takes(self, command: Command) -> bool:
        """A command of somebody who doesn't have the pointer's hand. True when that's all."""
        if command.pressed and command.kind is not Kind.POINTER_MOVE and not self._anybodys(command.device):
            self.used_by = command.device
        if command.device.kind == "mouse":
            self._pointing = command.device
        if command.kind is Kind.POINTER_LOST and command.device == MOUSE:
            for side in self.sides.values():
                side.hide()  # the window may have lost the focus
        scene, seat = self.scene, self.of(command.device)
        in_use = scene.stage.device == command.device if scene.alone else seat in self.owners.values()
        kept = scene.company.owner_of(name_of(command.device))
        if command.kind is Kind.DEVICE_FOUND and kept in scene.company.away:
            scene.company.tell_way_back(kept)
            return True
        if command.kind is Kind.DEVICE_LOST and in_use:
            match_menus.pad_lost(scene, seat, name_of(command.device))
            return True
        if not self.owners or command.kind in (Kind.DEVICE_LOST, Kind.DEVICE_FOUND, Kind.PAUSE, Kind.HELP):
            return False
        if not scene.play.hides_hands or seat == self.pointed:
            return seat < 0
        if seat >= 0 and not scene.play.holds:
            self.sides.setdefault(seat, SideHand(scene, seat)).handle(command)
        return True

    def tick(self, at_ms: int) -> None:
        for side in self.sides.values():
            side.tick(at_ms)

    @property
    def busy(self) -> bool:
        """Time matters to what one of these hands does."""
        return any(side.busy for side in self.sides.values())

    def cover(self) -> None:
        """Something breaks in: nothing is held, and no faces are seen."""
        for side in self.sides.values():
            side.cover()

    def _anybodys(self, device: Device) -> bool:
        """Enter, Esc and the like, where corners share the keyboard: they tell nothing of who pressed."""
        return device == KEYBOARD and sum(name in self.owners for name in CORNERS) > 1

    def _of_keyboard(self, part: int) -> Seat:
        if part and corner_name(part) in self.owners:
            return self.owners[corner_name(part)]
        return next((self.owners[name] for name in CORNERS if name in self.owners), self.pointer())


def device_named(name: str) -> Device:
    """What a seat's setting spells; ``keyboard`` is all of it."""
    kind, _colon, number = name.partition(":")
    if kind in CORNERS:
        return Device("keyboard", CORNERS.index(kind) + 1)
    return {"mouse": MOUSE, "touch": TOUCH, "keyboard": KEYBOARD}.get(name) or Device(kind, int(number))


def first_below(seats: Sequence[SeatSetting], humans: Sequence[Seat]) -> Seat:
    """Who sits below: whoever has the mouse, or shares it, else the first person."""
    with_mouse = [seat for device in ("mouse", "touch") for seat in humans if seats[seat].device == device]
    sharing = [seat for seat in humans if not seats[seat].device]
    return next(iter([*with_mouse, *sharing, *humans]), 0)


def _parts(devices: Set[str]) -> frozenset[int]:
    return frozenset(part for part, name in enumerate(CORNERS, 1) if name in devices)
