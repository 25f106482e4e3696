"""What helps one player: more time in races, larger targets, duties done, hints. Others see it by a sign, no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from game.scenes.menu import MenuScene, anybodys
from game.seat_help import ALLOW_MS, NO_HELP, TARGETS, Help
from game.view.canvas import Canvas
from game.view.commands import Command, Device, Kind
from game.view.i18n import _, n_
from game.view.theme import INK, SOFT
from game.view.widgets import Button, Stepper, Toggle, Widget

from .rows import STEPPER, TALL, TOGGLE, Row

LEFT, TOP, WIDE, HIGH = 300, 56, 680, 560
ROWS, STEP = TOP + 116, 74


def help_words(help_: Help) -> str:
    """One kind of help by its name, several by their number."""
    kinds = [
        *([allow_words(help_.allow_ms)] if help_.allow_ms else []),
        *([_("large targets")] if help_.targets != NO_HELP.targets else []),
        *([_("duties")] if help_.duties else []),
        *([_("hints")] if help_.hints else []),
    ]
    if len(kinds) < 2:
        return kinds[0] if kinds else _("no help")
    return n_("{n} kind of help", "{n} kinds of help", len(kinds)).format(n=len(kinds))


def allow_words(ms: int) -> str:
    return _("+ {ms} ms").format(ms=ms) if ms else _("none")


class HelpScene(MenuScene):
    """Over the seats or the settings. ``changed`` keeps every change at once; ``mine``: the devices that lead through
    it."""

    name = "seat_help"
    covers = False

    def __init__(self, name: str, animal: str, help_: Help, changed: Callable[[Help], None],
                 mine: Callable[[Device], bool] = anybodys) -> None:
        super().__init__()
        self._mine = mine
        self._name, self._animal, self._help, self._changed = name, animal, help_, changed
        self.board.set(self._widgets(), "field:allow_ms")

    def handle(self, command: Command) -> None:
        if self._mine(command.device):
            super().handle(command)

    def _set(self, **facts: Any) -> None:
        self._help = replace(self._help, **facts)
        self._changed(self._help)
        self.rebuild()

    def _widgets(self) -> list[Widget]:
        rows = [
            self._stepper(0, _("More time in races"),
                          _("Slaps and words count so much earlier, quicker hands are seen so much longer."),
                          "allow_ms", ALLOW_MS, allow_words),
            self._stepper(1, _("Size of targets"), _("Cards and places reach further to the pointer."),
                          "targets", TARGETS, lambda percent: _("{n} %").format(n=percent)),
            self._toggle(2, _("Duties done"), _("What can be done in one way only happens by itself."), "duties"),
            self._toggle(3, _("Hints"), _("Also when they are off for everybody."), "hints"),
        ]
        y = ROWS + 4 * STEP + 60
        half = (WIDE - 56 - 20) / 2
        return [*rows,
                Button("button:reset", (LEFT + 28, y, half, 50), _("No help"), icon="rewind", size=19,
                       enabled=self._help.some, why=_("There is none."), act=self._reset),
                Button("button:done", (LEFT + 48 + half, y, half, 50), _("Done"), icon="check", style="primary",
                       size=21, act=self.back)]

    def _reset(self) -> None:
        self._help = NO_HELP
        self._changed(NO_HELP)
        self.rebuild("button:done")

    def _row(self, place: int, words: str, note: str, control: Stepper | Toggle, wide: float, tall: float) -> Row:
        y = ROWS + STEP * place
        control.label, control.box = words, (LEFT + WIDE - 28 - wide - 14, y + (TALL - tall) / 2, wide, tall)
        return Row(f"field:{control.id}", (LEFT + 28, y, WIDE - 56, TALL), words, note=note, control=control)

    def _stepper(self, place: int, words: str, note: str, name: str, values: tuple[int, ...],
                 tell: Callable[[int], str]) -> Row:
        control = Stepper(name, (0, 0, 0, 0), choices=[tell(value) for value in values],
                          index=values.index(getattr(self._help, name)),
                          change=lambda choice: self._set(**{name: values[choice]}))
        return self._row(place, words, note, control, STEPPER - 30, 40)

    def _toggle(self, place: int, words: str, note: str, name: str) -> Row:
        control = Toggle(name, (0, 0, 0, 0), on=getattr(self._help, name), words=(_("off"), _("on")),
                         change=lambda on: self._set(**{name: on}))
        return self._row(place, words, note, control, TOGGLE, 36)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        canvas.veil(195)
        middle = canvas.at()
        middle.slip(LEFT, TOP, WIDE, HIGH, radius=20)
        middle.head(self._animal, "happy", 70, (LEFT + 70, TOP + 58))
        middle.write(_("Help for {name}").format(name=self._name), "title", 28, INK, (LEFT + 122, TOP + 58),
                     room=WIDE - 150, height=48)
        middle.paragraph(_("The others see a sign beside the portrait. Nobody is punished for it."),
                         LEFT + 32, ROWS + 4 * STEP, WIDE - 64, size=16, colour=SOFT, height=44)
        self.board.draw(canvas)
        self.foot(middle, [(Kind.ACCEPT, _("change")), (Kind.BACK, _("back"))], TOP + HIGH + 60)
        return None
