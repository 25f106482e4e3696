"""Devices: what is attached, who plays with it, what each of its keys does at the table, and other keys for that.

Where somebody sits, other keys are that person's own, unless they are meant for everybody.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from game.bindings import CORNERS, DEVICES, PADS, Bindings, Clash, Use, kind_of_device
from game.scenes import reports
from game.scenes.hands import device_named
from game.scenes.seat_devices import icon_of, name_of, owner_of, words_of
from game.settings import sitters
from game.view.bindings import glyph_of
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _
from game.view.text import clean_name
from game.view.theme import ALARM, BRASS, INK, PAPER, READY, SIDE, SOFT, WARNING
from game.view.widgets import Box, Button, Look, Picture, Stepper, Widget

from .key_clashes import told
from .key_table import TABLE, KeyRow, groups_of, rows_of, title_of
from .key_tester import KeyTester
from .page import Page, heading, remark
from .rebinding import Rebinding

if TYPE_CHECKING:
    from game.settings import SeatSetting

    from .scene import SettingsScene

LIST_X, LIST_Y, LIST_WIDE, LIST_TALL = 40.0, 166.0, 262.0, 462.0
TABLE_X, TABLE_Y, TABLE_WIDE = 334.0, 206.0, 902.0
CELL_TALL, CELL_STEP, CELL_WIDE = 33.0, 36.5, 444.0
BAR_Y, BAR_TALL = 580.0, 48.0
TESTER_WIDE, RESET_WIDE, WORDS_TALL = 194.0, 226.0, 60.0
GROUP_WIDE, GROUP_STEP, WHOSE_WIDE = 60.0, 66.0, 280.0


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
        """The device whose keys are listed; empty until the page is shown: then the one in use."""
        self.rebinding = Rebinding()
        self.tester: KeyTester | None = None
        """While keys are tried."""
        self._used = ""
        self.group = TABLE
        """What is listed: the acts at every table, or the words of one game."""
        self.for_all = False
        """Other keys are for whoever comes, though somebody sits there."""
        self._kept = self._seated = Bindings()

    @property
    def title(self) -> str:
        return _("Devices")

    @property
    def used(self) -> str:
        """The device that was used last."""
        return self._used or _device_of(self.scene.stage.device.kind, name_of(self.scene.stage.device))

    @property
    def plain(self) -> Bindings:
        """What holds for whoever comes."""
        return self.scene.stage.settings.bindings

    @property
    def seated(self) -> Bindings:
        """What holds for those who sit there."""
        people = sitters(self.scene.stage.seats)
        if self._kept is not self.plain or self._seated.sitters != people:
            self._kept, self._seated = self.plain, self.plain.seated(people)
        return self._seated

    @property
    def name(self) -> str:
        """Whose keys are shown and changed: of who sits at the chosen device; empty for whoever comes."""
        return "" if self.for_all else self.seated.name_at(self.chosen.device)

    @property
    def bindings(self) -> Bindings:
        return self.seated if self.name else self.plain

    def entries(self) -> list[Entry]:
        pads = (f"pad:{n}" for n in self.scene.stage.pad_numbers if f"pad:{n}" in PADS)
        return [Entry(device, icon_of(device), words_of(device))
                for device in ("mouse", "touch", "keyboard", *CORNERS, *pads)]

    @property
    def chosen(self) -> Entry:
        """The entry whose keys are shown."""
        self.shown = self.shown or self.used
        entries = self.entries()
        return next((each for each in entries if each.device == self.shown), entries[0])

    # ---- widgets

    def widgets(self) -> list[Widget]:
        if self.tester is not None:
            return self.tester.widgets()
        entries = self.entries()
        step = min(58.0, LIST_TALL / len(entries))
        found = [self._row(entry, (LIST_X, LIST_Y + n * step, LIST_WIDE, step - 7)) for n, entry in enumerate(entries)]
        found.sort(key=lambda each: each.id != f"button:device:{self.chosen.device}")
        if self.chosen.device in DEVICES:
            rows = rows_of(self.chosen.device, self.bindings, self._group)
            found += [*self._top(), *(self._cell(row, _cell_box(n)) for n, row in enumerate(rows))]
        return [*found, *self._bar()]

    @property
    def _group(self) -> str:
        return self.group if self.group in groups_of(self.chosen.device) else TABLE

    def _top(self) -> list[Widget]:
        """Above the keys: of which game, and whose."""
        found: list[Widget] = []
        for n, group in enumerate(groups_of(self.chosen.device)):
            box = (TABLE_X + n * GROUP_STEP, 162.0, GROUP_WIDE, 38.0)
            found.append(Picture(f"button:group:{group or 'table'}", box, title_of(group),
                                 act=partial(self._open_group, group), paint=partial(self._paint_group, group, box)))
        name = self.seated.name_at(self.chosen.device)
        if name:
            words = [_("Keys of {name}").format(name=clean_name(name)), _("Keys for everybody")]
            if self.chosen.device in PADS:
                words = [_("Buttons of {name}").format(name=clean_name(name)), _("Buttons for everybody")]
            found.append(Stepper("field:whose", (TABLE_X + TABLE_WIDE - WHOSE_WIDE, 162, WHOSE_WIDE, 38), words[0],
                                 choices=words, index=int(self.for_all), size=17, icon="person",
                                 change=self._choose_whose))
        return found

    def _open_group(self, group: str) -> None:
        self.rebinding.leave()
        self.group = group
        self.scene.rebuild(f"button:group:{group or 'table'}")

    def _choose_whose(self, index: int) -> None:
        self.rebinding.leave()
        self.for_all = bool(index)
        self.scene.rebuild("field:whose")

    def _row(self, entry: Entry, box: Box) -> Widget:
        return Picture(f"button:device:{entry.device}", box, f"{entry.words}, {self._whose(entry.device)}",
                       act=lambda: self._choose(entry.device),
                       paint=lambda canvas, look: self._paint_row(canvas, look, entry, box))

    def _cell(self, row: KeyRow, box: Box) -> Widget:
        return Picture(f"button:key:{row.act}", box, row.words, act=lambda: self._wait_for(row.act),
                       paint=lambda canvas, look: self._paint_cell(canvas, look, row, box))

    def _bar(self) -> list[Widget]:
        """Below the keys: the way out of a conflict, else what else can be done."""
        if self.rebinding.conflict is not None:
            return [Button("button:swap", (TABLE_X + 560, BAR_Y + 5, 160, 36), _("Swap"), size=18, act=self._swap),
                    Button("button:undo", (TABLE_X + 732, BAR_Y + 5, 160, 36), _("Undo"), size=18, act=self._undo)]
        device = self.chosen.device
        if device not in DEVICES:
            return []
        found: list[Widget] = []
        reset = TABLE_X + TABLE_WIDE - RESET_WIDE
        if device not in PADS:
            found.append(Button("button:tester", (reset - TESTER_WIDE - 12, BAR_Y + 2, TESTER_WIDE, 40),
                                _("Key tester"), icon="key", size=18, act=self._test))
        words, why = _("Reset keys"), _("Everything here is as it was at first.")
        if self.name:
            words, why = _("Like everybody"), _("Everything here is as it is for everybody.")
        found.append(Button("button:reset", (reset, BAR_Y + 2, RESET_WIDE, 40), words, icon="rewind", size=18,
                            act=self._reset, enabled=bool(self.bindings.layer(device, self.name)), why=why))
        return found

    def _choose(self, device: str) -> None:
        self.rebinding.leave()
        self.shown = device
        self.scene.rebuild(f"button:device:{device}")

    # ---- other keys

    def _wait_for(self, act: str) -> None:
        self.rebinding.begin(self.chosen.device, act, self.scene.stage.now_ms)
        self.scene.rebuild()

    def _pressed(self, command: Command) -> None:
        device = name_of(command.device) if command.device.kind == "pad" else "keyboard"
        act = self.rebinding.waits[1] if self.rebinding.waits else ""
        changed = self.rebinding.press(self.bindings, device, command.number, self.name)
        if changed is not None:
            self.scene.bind(changed)
        focus = "button:swap" if self.rebinding.conflict else f"button:key:{act}"
        self.scene.rebuild(focus)

    def _swap(self) -> None:
        conflict = self.rebinding.conflict
        assert conflict is not None
        self.scene.bind(self.rebinding.swap(self.bindings))
        self.scene.rebuild(f"button:key:{conflict.act}")

    def _undo(self) -> None:
        conflict = self.rebinding.conflict
        self.rebinding.leave()
        self.scene.rebuild(f"button:key:{conflict.act}" if conflict else "")

    def _reset(self) -> None:
        self.rebinding.leave()
        self.scene.bind(self.bindings.reset(self.chosen.device, self.name))
        self.scene.rebuild("button:tester" if self.chosen.device not in PADS else "")

    def _test(self) -> None:
        self.tester = KeyTester(self.scene, self._end_test)
        self.scene.rebuild("button:end")

    def _end_test(self) -> None:
        self.tester = None
        self.scene.rebuild("button:tester")

    @property
    def listening(self) -> bool:
        return self.rebinding.waits is not None or self.tester is not None

    def leave(self) -> None:
        self.rebinding.leave()
        self.tester = None

    # ---- who plays with it

    def _owner(self, device: str) -> SeatSetting | None:
        """Somebody alone has every device but the corners of the keyboard."""
        seats = self.scene.stage.seats
        people = [seat for seat in seats if seat.human]
        index = owner_of(seats, device)
        if index < 0:
            return people[0] if len(people) == 1 and device not in CORNERS else None
        return seats[index]

    def _whose(self, device: str) -> str:
        owner = self._owner(device)
        if owner is not None:
            return clean_name(owner.name)
        people = [seat for seat in self.scene.stage.seats if seat.human]
        if device == "keyboard":
            return _("shared by corners")
        if device in ("mouse", "touch") and any(not seat.device for seat in people):
            return _("shared")
        return _("free") if len(people) > 1 else _("shared keyboard")

    # ---- commands and time

    def handle(self, command: Command) -> bool:
        """A press lights its device up; a pad that comes or goes changes the list."""
        if command.kind in (Kind.DEVICE_FOUND, Kind.DEVICE_LOST):
            self.scene.rebuild()
        if self.tester is not None:
            return self.tester.handle(command)
        if self.rebinding.waits is not None:
            return self._chooses(command)
        self._light_up(command)
        return self._backs_out(command)

    def _chooses(self, command: Command) -> bool:
        """The next press is the key, unless it breaks off."""
        if command.kind in (Kind.KEY, Kind.BUTTON):
            if command.pressed:
                self._pressed(command)
        elif command.pressed and command.kind in (Kind.BACK, Kind.POINTER_DOWN, Kind.POINTER_ALT):
            self._undo_wait()
        return command.kind is not Kind.POINTER_MOVE

    def _undo_wait(self) -> None:
        act = self.rebinding.waits[1] if self.rebinding.waits else ""
        self.rebinding.leave()
        self.scene.rebuild(f"button:key:{act}")

    def _backs_out(self, command: Command) -> bool:
        if not command.pressed:
            return False
        if command.kind is Kind.BACK and self.rebinding.conflict is not None:
            self._undo()
            return True
        focus = self.scene.board.focus
        if command.kind is Kind.ALT and focus.startswith("button:key:"):
            act = focus.removeprefix("button:key:")
            self.scene.bind(self.rebinding.clear(self.bindings, self.chosen.device, act, self.name))
            return True
        return False

    def _light_up(self, command: Command) -> None:
        nudged = command.kind is Kind.POINTER_MOVE
        used = _device_of(command.device.kind, name_of(command.device))
        if command.pressed and not nudged and used != self._used:
            self._used = used
            self.scene.dirty = True

    def update(self, now_ms: int) -> None:
        if self.tester is not None:
            self.tester.update(now_ms)
        elif self.rebinding.waits is not None:
            if now_ms >= self.rebinding.until_ms:
                self._undo_wait()
            self.scene.dirty = True

    def wait_ms(self, now_ms: int) -> int | None:
        if self.tester is not None:
            return self.tester.wait_ms(now_ms)
        if self.rebinding.waits is not None:
            return max(1, (self.rebinding.until_ms - now_ms) % 1000 or 1000)
        return None

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        if self.tester is not None:
            self.tester.draw(canvas)
            return
        canvas.pill(TABLE_X - 18, 168, 3, 454, 1, SIDE)
        chosen = self.chosen
        if chosen.device not in DEVICES:
            heading(canvas, _("At the table: {device}").format(device=chosen.words), TABLE_X, 520, y=182)
            for n, row in enumerate(rows_of(chosen.device)):
                draw_cell(canvas, row, _tall_box(n))
            remark(canvas, _("Whoever cheats lets a card go off the table."), TABLE_X + 2, 470, TABLE_WIDE - 4, 48)
            remark(canvas, reports.every(self.scene.stage, device_named(chosen.device)), TABLE_X + 2, 526,
                   TABLE_WIDE - 4, 48)
            return
        self._draw_top(canvas, chosen)
        self._draw_bar(canvas, chosen)

    def _draw_top(self, canvas: Canvas, chosen: Entry) -> None:
        """Beside the groups: which one is open; below its few words, when they count."""
        left = TABLE_X + len(groups_of(chosen.device)) * GROUP_STEP + 8
        right = TABLE_X + TABLE_WIDE - (WHOSE_WIDE + 12 if self.seated.name_at(chosen.device) else 4)
        heading(canvas, title_of(self._group), left, right - left, y=182)
        if self._group:
            rows = -(-len(rows_of(chosen.device, self.bindings, self._group)) // 2)
            remark(canvas, _("In this game these come before everything else that a key does."), TABLE_X + 4,
                   TABLE_Y + rows * CELL_STEP + 14, TABLE_WIDE - 8, 60)

    def _draw_bar(self, canvas: Canvas, chosen: Entry) -> None:
        conflict = self.rebinding.conflict
        if conflict is not None:
            canvas.pill(TABLE_X, BAR_Y - 4, TABLE_WIDE, BAR_TALL + 8, 12, "#FFE4D8", border=ALARM)
            canvas.icon("warning", 30, (TABLE_X + 28, BAR_Y + 22))
            words = conflict.sentence()
            size = canvas.size_within(words, "title", 17, 490, 46)
            tall = len(canvas.lines(words, "title", size, 490)) * canvas.step(size)
            canvas.paragraph(words, TABLE_X + 54, BAR_Y + 22 - tall / 2, 490, size=size, colour=INK, role="title")
            return
        room = TABLE_WIDE - RESET_WIDE - 24 - (TESTER_WIDE + 12 if chosen.device not in PADS else 0)
        clash = next(iter(self._clashes_here()), None)
        words, colour = self.rebinding.note or self._hint(chosen), INK if self.rebinding.note else SOFT
        left = TABLE_X + 4
        if clash is not None and not self.rebinding.note and self.rebinding.waits is None:
            words, colour, left, room = told(clash), INK, TABLE_X + 40, room - 36
            canvas.icon("warning", 28, (TABLE_X + 18, BAR_Y + 22))
        size = canvas.size_within(words, "body", 16, room, WORDS_TALL)
        tall = len(canvas.lines(words, "body", size, room)) * canvas.step(size)
        canvas.paragraph(words, left, BAR_Y + 22 - tall / 2, room, size=size, colour=colour)

    def _hint(self, chosen: Entry) -> str:
        """What a press does now."""
        if self.rebinding.waits is not None:
            return _("Press the new key … {n}").format(n=self.rebinding.left_s(self.scene.stage.now_ms))
        if chosen.device in PADS:
            words = _("A or a click: another button. X: none.")
        else:
            words = _("Enter or a click: another key. Del: none.")
        return f"{words} {reports.every(self.scene.stage, device_named(chosen.device))}"

    def _clashes_here(self) -> list[Clash]:
        """Keys of the chosen device that two want, though each of them chose well."""
        if self.for_all:
            return []
        kind = kind_of_device(self.chosen.device)
        return [clash for clash in self.seated.clashes() if kind in [kind_of_device(use.device) for use in clash[1:]]]

    def _paint_group(self, group: str, box: Box, canvas: Canvas, look: Look) -> None:
        x, y, w, h = box
        y += look.lift
        chosen = group == self._group
        if look.focus:
            canvas.ring(x, y, w, h, 10)
        canvas.pill(x, y, w, h, 10, BRASS if chosen else PAPER, border=INK if chosen else SIDE, line=3 if chosen else 2)
        game, _dot, drill = group.partition(".")
        if game:
            canvas.art(f"title/game_{game}", x + 5, y + 4, 50, 30)
        else:
            canvas.icon("slap", 28, (x + w / 2, y + h / 2))
        if drill:
            canvas.icon("speech", 20, (x + w - 13, y + h - 12))

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
            canvas.head(owner.animal, "happy" if entry.device == self.used else "neutral", h - 14,
                        (x + w - 28, y + h / 2))
        if entry.device == self.used:
            canvas.disc(x + w - 8, y + 8, 8, READY, INK, 2)

    def _paint_cell(self, canvas: Canvas, look: Look, row: KeyRow, box: Box) -> None:
        x, y, w, h = box
        rebinding, device = self.rebinding, self.chosen.device
        conflict, fill, line = rebinding.conflict, PAPER, SIDE
        here = [use for clash in self._clashes_here() for use in clash[1:]]
        if conflict:
            here = [Use(device, conflict.act), conflict.other]
        if any(use[:2] == (device, row.act) for use in here):
            fill, line = WARNING, ALARM
        if rebinding.waits == (device, row.act):
            fill, line = BRASS, INK
            row = row._replace(glyphs=())
        elif conflict and row.act == conflict.act:
            row = row._replace(glyphs=(glyph_of(conflict.device, conflict.code),))
        if look.focus:
            canvas.ring(x, y, w, h, 12)
        draw_cell(canvas, row, box, fill, line)


def _cell_box(n: int) -> Box:
    return TABLE_X + n % 2 * (TABLE_WIDE - CELL_WIDE), TABLE_Y + n // 2 * CELL_STEP, CELL_WIDE, CELL_TALL


def _tall_box(n: int) -> Box:
    return TABLE_X + n % 2 * (TABLE_WIDE - CELL_WIDE), TABLE_Y + 8 + n // 2 * 54, CELL_WIDE, 46


def draw_cell(canvas: Canvas, row: KeyRow, box: Box, fill: str = PAPER, line: str = SIDE) -> None:
    """An act and what does it."""
    x, y, w, h = box
    canvas.pill(x, y, w, h, 12, fill, border=line, line=2 if line == SIDE else 3)
    canvas.icon(row.icon, 26, (x + 24, y + h / 2))
    right = x + w - 12
    for glyph in reversed(row.glyphs):
        wide = canvas.glyph_width(glyph)
        canvas.glyph(glyph, (right - wide / 2, y + h / 2 + 0.5))
        right -= wide + 5
    canvas.write(row.words, "body", 17, INK, (x + 46, y + h / 2 - 0.5), room=right - x - 54, height=h - 2)


def _device_of(kind: str, name: str) -> str:
    return name or kind
