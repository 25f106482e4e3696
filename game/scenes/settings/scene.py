"""The settings: tabs over a sheet of paper. Every change is kept and applied at once; there is no OK."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game import settings as settings_file
from game.bindings import Bindings
from game.preferences import Preferences
from game.scenes.base import Stage
from game.scenes.menu import MenuScene, back_button, page
from game.view.canvas import Canvas
from game.view.commands import Command, Kind, glyph
from game.view.i18n import _
from game.view.theme import FAINT, INK, SHADOW, SLIP
from game.view.widgets import Slider, Stepper, Tab, Widget

from .access import AccessPage
from .devices import DevicesPage
from .language import LanguagePage
from .page import Page
from .picture import PicturePage
from .rows import Row
from .sound import SoundPage

PAGES: tuple[type[Page], ...] = (PicturePage, SoundPage, LanguagePage, AccessPage, DevicesPage)
TABS = (30.0, 104.0, 244.0, 46.0)
BODY = (24.0, 150.0, 1232.0, 488.0)


class SettingsScene(MenuScene):
    """``tab``: the page to open, by its id: ``picture``, ``sound``, ``language``, ``access`` or ``devices``."""

    name = "settings"

    def __init__(self, tab: str = "picture") -> None:
        super().__init__()
        self.pages = [each(self) for each in PAGES]
        self.at = next(index for index, each in enumerate(self.pages) if each.id == tab)
        self.note = ""
        """What couldn't be kept, and why."""

    @property
    def page(self) -> Page:
        """The one that is open."""
        return self.pages[self.at]

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._focus_first()

    @property
    def listening(self) -> bool:
        return self.page.listening

    def leave(self) -> None:
        self.page.leave()

    # ---- choices

    def bind(self, changed: Bindings) -> None:
        """Takes over other keys at once."""
        self.stage.bind(changed)
        self.keep()
        self.rebuild()

    def prefer(self, name: str, value: Any) -> None:
        """Takes over one choice at once."""
        self.prefer_all(replace(self.stage.settings.preferences, **{name: value}))
        self.page.changed(name)
        self.stage.sounds.sample(name)

    def prefer_all(self, preferences: Preferences) -> None:
        self.stage.prefer(preferences)
        self.keep()
        self.rebuild()

    def fill_screen(self, on: bool) -> None:
        self.stage.fill_screen(on)
        self.keep()
        self.rebuild()

    def keep(self) -> None:
        self.note = settings_file.save(self.stage.data, self.stage.settings)

    # ---- tabs

    def open(self, index: int) -> None:
        """Another page; the focus goes to its first row, or stays on the tabs."""
        self.page.leave()
        on_tabs = self.board.focus.startswith("tab:")
        self.at = index % len(self.pages)
        if on_tabs:
            self.rebuild(f"tab:{self.page.id}")
        else:
            self._focus_first()

    def _focus_first(self) -> None:
        self.rebuild(self.page.widgets()[0].id)

    def _tab(self, index: int) -> Widget:
        x, y, w, h = TABS
        each = self.pages[index]
        return Tab(f"tab:{each.id}", (x + index * w, y, w - 10, h), each.title, icon=each.icon, chosen=index == self.at,
                   act=lambda: self.open(index), turn=lambda step: self.open(index + step))

    def _widgets(self) -> list[Widget]:
        return [back_button(self.back), *map(self._tab, range(len(self.pages))), *self.page.widgets()]

    # ---- commands and time

    def handle(self, command: Command) -> None:
        if self.page.handle(command):
            return
        if command.pressed and command.kind in (Kind.NEXT_TAB, Kind.PREVIOUS_TAB):
            self.open(self.at + (1 if command.kind is Kind.NEXT_TAB else -1))
        else:
            super().handle(command)

    def update(self, now_ms: int) -> None:
        self.page.update(now_ms)

    def wait_ms(self, now_ms: int) -> int | None:
        return self.page.wait_ms(now_ms)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("Settings"), self.stage.settings.match.game)
        middle = canvas.at()
        x, y, w, h = BODY
        middle.pill(x + 2, y + 5, w, h, 16, SHADOW, 110)
        middle.pill(x, y, w, h, 16, SLIP, border=INK)
        self.page.draw(middle)
        self.board.draw(canvas)
        focused = self.board.focused
        why = focused.why if focused is not None and not focused.enabled else self.note
        low = canvas.at(0.5, 1)
        if why:
            low.write(why, "soft", 16, FAINT, (640, 652), "center", room=1200, height=24)
        low.prompts(self._prompts(), 690 if why else 684)
        return None

    def _prompts(self) -> list[tuple[str, str]]:
        """What the device in use can do here."""
        if self.listening:
            return [(glyph(Kind.BACK, self.stage.device), _("back"))]
        focused = self.board.focused
        leans = isinstance(focused, Row) and isinstance(focused.control, Stepper | Slider)
        change = _("change") if isinstance(focused, Row) else _("choose")
        match self.stage.device.kind:
            case "pad":
                first = [("dpad" if leans else "pad_a", change)]
                return [*first, ("shoulder_left", ""), ("shoulder_right", _("other tab")), ("pad_b", _("back"))]
            case "keyboard":
                arrows = [("key:@arrow_left", ""), ("key:@arrow_right", change)]
                first = arrows if leans else [("key:Enter", change)]
                return [*first, ("key:Ctrl", ""), ("key:Tab", _("other tab")), ("key:Esc", _("back"))]
            case _:
                return [("mouse_left", change), ("mouse_right", _("back"))]
