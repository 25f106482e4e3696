"""What each device does on the seats screen.

Whoever has one of their own changes their own card with it; the mouse, the main keys and whatever opened the screen
lead through all of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.view.commands import TOUCH, Command, Kind
from game.view.widgets import Box

from . import seat_devices, seat_free
from .seat_editors import HelpRows
from .seat_parts import TOP, WIDE, left_of, strip_box

if TYPE_CHECKING:
    from .seats import SeatsScene


def handle(scene: SeatsScene, command: Command) -> bool:
    """Whether that was meant for seats; else the menu's widgets have it."""
    if command.kind in (Kind.DEVICE_LOST, Kind.DEVICE_FOUND):
        _plugged(scene, command)
    elif _by_pointer(scene, command) or _by_own_device(scene, command):
        pass
    elif command.pressed and command.kind is Kind.ADD:
        scene.add_bot()
    elif command.pressed and command.kind is Kind.PAUSE:
        scene.begin()
    else:
        return command.pressed and _of_focused(scene, command.kind)
    return True


def _plugged(scene: SeatsScene, command: Command) -> None:
    """A pad that has gone chooses nothing any more, nor does it lead."""
    if command.kind is Kind.DEVICE_LOST:
        scene.choosing.forget(scene.by)
        scene.leader = "" if scene.leader == scene.by else scene.leader
    scene.rebuild()


def _by_pointer(scene: SeatsScene, command: Command) -> bool:
    """The mouse and fingers choose on everybody's card; a finger sits down and leaves, too."""
    if command.device.kind != "mouse":
        return False
    for editor in list(scene.choosing.editors.values()):
        if editor.board.handle(command, scene.stage.frame):
            scene.dirty = True
            return True
    return command.device == TOUCH and _touches(scene, command)


def _touches(scene: SeatsScene, command: Command) -> bool:
    """A tap on the free card sits down; there or on the own strip it is the same press again."""
    index = seat_devices.owner_of(scene.seats, "touch")
    boxes: list[Box] = [] if scene.party.full else [(left_of(len(scene.seats)), TOP, WIDE, seat_free.SIT[3])]
    boxes += [strip_box(index)] if index >= 0 else []
    on_it = any(scene.stage.frame.rect(*box, 0.5, 0.5).collidepoint(command.at) for box in boxes)
    if command.kind is not Kind.POINTER_DOWN or not on_it:
        return False
    return command.double or scene.join("touch")  # one touch can arrive as two


def _by_own_device(scene: SeatsScene, command: Command) -> bool:
    """Whoever has a device of their own changes their own card with it; an unused one sits down."""
    device = scene.by
    if device in scene.choosing.editors and command.device.kind != "mouse":
        _edits(scene, command)
        return True
    if command.kind is Kind.JOIN:
        return scene.join(device)
    if not device or device in (scene.leader, "touch"):
        return False
    index = seat_devices.owner_of(scene.seats, device)
    if index >= 0:
        _on_card(scene, index, command)
    elif command.pressed and command.kind is Kind.ACCEPT:
        scene.join(device)
    return command.kind is not Kind.PAUSE or index >= 0


def _edits(scene: SeatsScene, command: Command) -> None:
    """Letters or help on the own card."""
    device = scene.by
    editor, kind = scene.choosing.editors[device], seat_devices.in_menus(device, command.kind)
    if not command.pressed:
        return
    if isinstance(editor, HelpRows) and seat_devices.means(device, kind) == "help":
        scene.edited(device)
    else:
        editor.handle(replace(command, kind=kind), scene.stage.frame)
    scene.dirty = True


def _on_card(scene: SeatsScene, index: int, command: Command) -> None:
    if command.kind in (Kind.LEFT, Kind.RIGHT):
        scene.turn(index, 1 if command.kind is Kind.RIGHT else -1)
    elif not command.pressed or command.repeat:
        return
    what = seat_devices.means(scene.by, command.kind)
    act = {"name": scene.rename, "help": scene.help_for, "leave": scene.stand_up}.get(what)
    if what == "deal":
        scene.begin()
    elif act is not None:
        act(index)
    elif command.kind is Kind.ACCEPT and not _settled(scene, index):
        scene.again(index)


def _settled(scene: SeatsScene, index: int) -> bool:
    if not scene.choosing.settled(scene.who(index)):
        return False
    scene.rebuild()
    return True


def _of_focused(scene: SeatsScene, kind: Kind) -> bool:
    """Do it for the person whose card has the focus, else for whoever leads."""
    act = {Kind.MORE: scene.rename, Kind.ALT: scene.help_for}.get(kind)
    if act is not None:
        index = scene.focused_person()
        act(index if index >= 0 else max(scene.party.people[0], seat_devices.owner_of(scene.seats, scene.by)))
    return act is not None
