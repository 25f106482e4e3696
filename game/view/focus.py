"""Which thing of a screen has the focus, and how commands reach it. One focus, never absent."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.inspect_file import Item

from .canvas import Canvas
from .commands import ARROWS, Command, Kind
from .units import Frame
from .widgets import Look, Widget

ACROSS = 2.5
"""How much more a step aside counts than one straight ahead."""


class Board:
    """The widgets of a screen in reading order."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus = ""
        self.hover = ""
        self.pressed = ""
        self._start = (0, 0)
        """Where the pointer went down, in pixels."""
        self.changed = True

    def set(self, widgets: Iterable[Widget], focus: str = "") -> None:
        """Other widgets; the focus stays where its id is still there."""
        self.widgets = list(widgets)
        ids = [each.id for each in self.widgets]
        self.focus = focus or (self.focus if self.focus in ids else ids[0] if ids else "")
        self.hover = self.hover if self.hover in ids else ""
        self.pressed = self.pressed if self.pressed in ids else ""
        self.changed = True

    def get(self, widget_id: str) -> Widget | None:
        return next((each for each in self.widgets if each.id == widget_id), None)

    @property
    def focused(self) -> Widget | None:
        return self.get(self.focus)

    def at(self, point_px: tuple[int, int], frame: Frame) -> Widget | None:
        """The topmost widget at that pixel: the last one drawn."""
        return next((each for each in reversed(self.widgets) if each.rect(frame).collidepoint(point_px)), None)

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            look = Look(widget.id == self.focus, widget.id == self.hover, widget.id == self.pressed)
            widget.draw(canvas.at(widget.ax, widget.ay), look)

    def items(self, frame: Frame) -> list[Item]:
        """For ``--inspect``."""
        return [item(each.id, each.kind, each.says, each.rect(frame), each.enabled, each.id == self.focus)
                for each in self.widgets]

    # ---- commands

    def handle(self, command: Command, frame: Frame) -> bool:
        """True when the command was meant for a widget."""
        focused = self.focused
        if focused is not None and focused.typing:
            return self._mark(focused.type(command))
        if command.kind in ARROWS:
            return self._arrow(command, focused, frame)
        match command.kind:
            case Kind.POINTER_MOVE:
                return self._move(command, frame)
            case Kind.POINTER_DOWN:
                return self._down(command, frame)
            case Kind.POINTER_UP:
                return self._up(command, frame)
            case Kind.POINTER_LOST:
                return self._mark(self._release())
            case Kind.ACCEPT if command.pressed:
                return self._mark(focused is not None and focused.accept())
            case Kind.SCROLL if command.device.kind == "mouse":
                under = self.at(command.at, frame)
                return self._mark(under is not None and under.wheel(command.amount))
            case Kind.NEXT | Kind.PREVIOUS:
                return self._tab(1 if command.kind is Kind.NEXT else -1)
            case _:
                return False

    def _mark(self, happened: bool) -> bool:
        self.changed = self.changed or happened
        return happened

    def _move(self, command: Command, frame: Frame) -> bool:
        held = self.get(self.pressed)
        if held is not None and held.drag(frame.units(command.at, held.ax, held.ay),
                                          frame.units(self._start, held.ax, held.ay)):
            self.changed = True
        under = self.at(command.at, frame)
        hover = under.id if under else ""
        if hover != self.hover:
            self.hover, self.changed = hover, True
        return under is not None

    def _down(self, command: Command, frame: Frame) -> bool:
        under = self.at(command.at, frame)
        if under is None:
            return False
        if not command.double or under.repeats:
            self.pressed = under.id
        self.focus, self.changed, self._start = under.id, True, command.at
        if self.pressed == under.id:
            under.press(frame.units(command.at, under.ax, under.ay))
        return True

    def _up(self, command: Command, frame: Frame) -> bool:
        pressed, under = self.get(self.pressed), self.at(command.at, frame)
        self._mark(self._release())
        if pressed is None or pressed is not under:
            return False
        pressed.click(frame.units(command.at, pressed.ax, pressed.ay))
        return True

    def _release(self) -> bool:
        pressed, self.pressed = self.pressed, ""
        return bool(pressed)

    def _tab(self, step: int) -> bool:
        ids = [each.id for each in self.widgets]
        if not ids:
            return False
        at = ids.index(self.focus) if self.focus in ids else -step
        self.focus, self.changed = ids[(at + step) % len(ids)], True
        return True

    def _arrow(self, command: Command, focused: Widget | None, frame: Frame) -> bool:
        dx, dy = ARROWS[command.kind]
        if focused is None:
            return self._tab(1)
        if dx and focused.lean(dx):
            return self._mark(True)
        near = nearest(focused.rect(frame), [(each.id, each.rect(frame)) for each in self.widgets
                                             if each.id != focused.id], dx, dy)
        if near:
            self.focus, self.changed = near, True
        return bool(near)


def item(item_id: str, kind: str, label: str, rect: pygame.Rect, enabled: bool = True, focus: bool = False,
         **extra: str | None) -> Item:
    """One thing for ``--inspect``; ``extra``: ``seat``, ``place``, ``face``."""
    return Item(item_id, kind, label, (rect.x, rect.y, rect.w, rect.h), enabled, focus, tuple(extra.items()))


def nearest(start: pygame.Rect, others: Iterable[tuple[str, pygame.Rect]], dx: int, dy: int) -> str:
    """The id of the nearest thing that lies that way, or an empty string."""
    best, found = float("inf"), ""
    for name, rect in others:
        cost = _cost(start, rect, dx) if dx else _cost(_turned(start), _turned(rect), dy)
        if cost is not None and cost < best:
            best, found = cost, name
    return found


def _cost(start: pygame.Rect, rect: pygame.Rect, step: int) -> float | None:
    """How far ``rect`` lies to that side; None when it doesn't begin beyond the middle of ``start``."""
    ahead = rect.left - start.right if step > 0 else start.left - rect.right
    if ahead + start.width / 2 < 0:
        return None
    beside = max(rect.top - start.bottom, start.top - rect.bottom, 0)
    return max(0, ahead) + ACROSS * beside + 0.1 * abs(rect.centery - start.centery)


def _turned(rect: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(rect.y, rect.x, rect.height, rect.width)
