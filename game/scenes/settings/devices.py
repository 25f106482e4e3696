"""Devices: what is attached, who plays with it, and what each of its keys does at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from game.scenes.seat_devices import name_of, owner_of, words_of
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _
from game.view.text import clean_name
from game.view.theme import BRASS, INK, PAPER, READY, SIDE, SOFT
from game.view.widgets import Box, Look, Picture, Widget

from .key_table import KeyRow, game_rows, menu_rows, rows_of
from .page import Page, heading, remark

if TYPE_CHECKING:
    from game.settings import SeatSetting

    from .scene import SettingsScene

LIST_X, LIST_Y, LIST_WIDE, LIST_TALL = 40.0, 170.0, 262.0, 434.0
TABLE_X, TABLE_WIDE = 334.0, 902.0
CELL_TALL, CELL_STEP, CELL_WIDE = 42.0, 48.0, 444.0


class Entry(NamedTuple):
    """A device in the list: its id, icon and name."""

    device: str
    icon: str
    words: str


class DevicesPage(Page):
    id: ClassVar[str] = "devices"
    icon: ClassVar[str] = "gamepad"

    def __init__(self, scene: SettingsScene) -> None:
        super().__init__(scene)
        self.shown = ""
        """The device whose keys are listed; empty until one was chosen: then the one in use."""
        self._used = ""

    @property
    def title(self) -> str:
        return _("Devices")

    @property
    def used(self) -> str:
        """The device that was used last."""
        return self._used or _device_of(self.scene.stage.device.kind, name_of(self.scene.stage.device))

    def entries(self) -> list[Entry]:
        found = [Entry("mouse", "mouse", _("Mouse")), Entry("keyboard", "key", _("Keyboard")),
                 Entry("keys", "key", _("Keys W A S D")), Entry("corner", "key", _("Arrow keys"))]
        return found + [Entry(f"pad:{n}", "gamepad", words_of(f"pad:{n}")) for n in self.scene.stage.pad_numbers]

    @property
    def chosen(self) -> Entry:
        """The entry whose keys are shown."""
        wanted = self.shown or self.used
        entries = self.entries()
        return next((each for each in entries if each.device == wanted), entries[0])

    def widgets(self) -> list[Widget]:
        entries = self.entries()
        step = min(62.0, LIST_TALL / len(entries))
        found = [self._row(entry, (LIST_X, LIST_Y + n * step, LIST_WIDE, step - 8)) for n, entry in enumerate(entries)]
        return sorted(found, key=lambda each: each.id != f"button:device:{self.chosen.device}")

    def _row(self, entry: Entry, box: Box) -> Widget:
        return Picture(f"button:device:{entry.device}", box, f"{entry.words}, {self._whose(entry.device)}",
                       act=lambda: self._choose(entry.device),
                       paint=lambda canvas, look: self._paint_row(canvas, look, entry, box))

    def _choose(self, device: str) -> None:
        self.shown = device
        self.scene.dirty = True

    # ---- who plays with it

    def _owner(self, device: str) -> SeatSetting | None:
        """Somebody alone has every device but the halves of the keyboard."""
        match = self.scene.stage.settings.match
        if not match.shares_mouse:
            whole = device not in ("keys", "corner") and match.humans
            return match.seats[match.humans[0]] if whole else None
        index = owner_of(match.seats, device)
        return match.seats[index] if index >= 0 else None

    def _whose(self, device: str) -> str:
        owner = self._owner(device)
        if owner is not None:
            return clean_name(owner.name)
        match = self.scene.stage.settings.match
        if device == "keyboard":
            return _("for two: its halves")
        if device == "mouse" and any(seat.human and not seat.device for seat in match.seats):
            return _("shared")
        return _("free") if match.shares_mouse else _("shared keyboard")

    # ---- commands

    def handle(self, command: Command) -> None:
        """A press lights its device up; a pad that comes or goes changes the list."""
        if command.kind in (Kind.DEVICE_FOUND, Kind.DEVICE_LOST):
            self.scene.rebuild()
        nudged = command.kind is Kind.POINTER_MOVE
        used = _device_of(command.device.kind, name_of(command.device))
        if command.pressed and not nudged and used != self._used:
            self._used = used
            self.scene.dirty = True

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.pill(TABLE_X - 18, 168, 3, 454, 1, SIDE)
        low = LIST_Y + min(62.0 * len(self.entries()), LIST_TALL) + 4
        if not self.scene.stage.pad_numbers:
            words = _("No pad is attached. Plug one in at any time.")
            low = 10 + remark(canvas, words, LIST_X + 4, low, LIST_WIDE - 8, 52)
        if low < 590:
            remark(canvas, _("Press something: its device lights up."), LIST_X + 4, low, LIST_WIDE - 8, 52)
        chosen = self.chosen
        heading(canvas, _("At the table: {device}").format(device=chosen.words), TABLE_X, TABLE_WIDE)
        found = rows_of(chosen.device)
        for n, row in enumerate(found):
            _draw_cell(canvas, row, TABLE_X + n % 2 * (TABLE_WIDE - CELL_WIDE), 208 + n // 2 * CELL_STEP)
        self._draw_more(canvas, chosen, 208 + (len(found) + 1) // 2 * CELL_STEP)

    def _draw_more(self, canvas: Canvas, chosen: Entry, y: float) -> None:
        """What the game that was played last adds, else what this device does in menus."""
        game = self.scene.stage.settings.match.game
        extra = game_rows(game, chosen.device)[:4]
        shown = extra or menu_rows(chosen.device)
        if shown and y + 38 + (len(shown) + 1) // 2 * CELL_STEP <= 634:
            left = TABLE_X + (70 if extra else 0)
            if extra:
                canvas.art(f"title/game_{game}", TABLE_X, y - 4, 58, 36)
            words = _("Only in this game") if extra else _("In the menus")
            heading(canvas, words, left, TABLE_WIDE - left + TABLE_X, y + 14)
            for n, row in enumerate(shown):
                _draw_cell(canvas, row, TABLE_X + n % 2 * (TABLE_WIDE - CELL_WIDE), y + 38 + n // 2 * CELL_STEP)
            y += 38 + (len(shown) + 1) // 2 * CELL_STEP
        if y <= 596:
            remark(canvas, _("Each game takes the keys it needs. Whoever cheats lets a card go off the table."),
                   TABLE_X + 2, y + 6, TABLE_WIDE - 4, 48)

    def _paint_row(self, canvas: Canvas, look: Look, entry: Entry, box: Box) -> None:
        x, y, w, h = box
        y += look.lift
        chosen = entry.device == self.chosen.device
        if look.focus:
            canvas.ring(x, y, w, h, 12)
        canvas.pill(x, y, w, h, 12, BRASS if chosen else PAPER, border=INK if chosen else SIDE, line=3 if chosen else 2)
        canvas.icon(entry.icon, min(30, h - 12), (x + 26, y + h / 2))
        owner = self._owner(entry.device)
        room = w - 62 - (44 if owner else 0)
        canvas.write(entry.words, "title", 18, INK, (x + 52, y + h * 0.34), room=room, height=h * 0.5)
        canvas.write(self._whose(entry.device), "body", 15, INK if chosen else SOFT, (x + 52, y + h * 0.72), room=room,
                     height=h * 0.44)
        if owner:
            canvas.head(owner.animal, "happy" if entry.device == self.used else "neutral", h - 16,
                        (x + w - 28, y + h / 2))
        if entry.device == self.used:
            canvas.disc(x + w - 8, y + 8, 8, READY, INK, 2)


def _draw_cell(canvas: Canvas, row: KeyRow, x: float, y: float) -> None:
    canvas.pill(x, y, CELL_WIDE, CELL_TALL, 12, PAPER, border=SIDE, line=2)
    canvas.icon(row.icon, 28, (x + 24, y + CELL_TALL / 2))
    right = x + CELL_WIDE - 12
    for glyph in reversed(row.glyphs):
        if not glyph:
            canvas.write("…", "title", 17, INK, (right - 10, y + CELL_TALL / 2 - 4), "center")
            right -= 24
            continue
        wide = canvas.glyph_width(glyph)
        canvas.glyph(glyph, (right - wide / 2, y + CELL_TALL / 2))
        right -= wide + 5
    canvas.write(row.words, "body", 17, INK, (x + 46, y + CELL_TALL / 2 - 0.5), room=right - x - 54, height=32)


def _device_of(kind: str, name: str) -> str:
    return name or kind

