"""Which keys of this keyboard arrive together: it asks for some, waits, and says which didn't come.

A keyboard doesn't tell what it drops, so a key can only be called lost that somebody was asked to hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.bindings import CORNERS
from game.scenes import reports
from game.scenes.seat_devices import words_of
from game.view.bindings import cap, current, key_words
from game.view.canvas import Canvas
from game.view.commands import KEYBOARD, Command, Kind
from game.view.i18n import _, n_
from game.view.theme import ALARM, EDGE, INK, MARIGOLD, PAPER, SIDE, SOFT, TAB, WARNING
from game.view.widgets import Button, Stepper, Widget

from .page import heading

if TYPE_CHECKING:
    from .scene import SettingsScene

WAIT_MS = 2500
"""So long after the first of the wanted keys the others may come; who holds keys with two hands is no machine."""
SHOWN_MS = 1300
LEFT, TOP, PITCH, KEY = 120.0, 206.0, 46.0, 42.0
ACTS = ("left", "accept", "slap", "right", "peek", "accuse")
"""What hands do most. In each question each corner does another of these, as at a table."""
K = pygame
MAIN: tuple[tuple[float, tuple[tuple[int, float], ...]], ...] = (
    (0.0, ((K.KSCAN_GRAVE, 1), *((code, 1.0) for code in range(K.KSCAN_1, K.KSCAN_0 + 1)), (K.KSCAN_MINUS, 1),
           (K.KSCAN_EQUALS, 1), (K.KSCAN_BACKSPACE, 1.9))),
    (0.0, ((K.KSCAN_TAB, 1.4), *((code, 1.0) for code in (20, 26, 8, 21, 23, 28, 24, 12, 18, 19)),
           (K.KSCAN_LEFTBRACKET, 1), (K.KSCAN_RIGHTBRACKET, 1), (K.KSCAN_BACKSLASH, 1.5))),
    (0.0, ((K.KSCAN_CAPSLOCK, 1.7), *((code, 1.0) for code in (4, 22, 7, 9, 10, 11, 13, 14, 15)),
           (K.KSCAN_SEMICOLON, 1), (K.KSCAN_APOSTROPHE, 1), (K.KSCAN_RETURN, 2.2))),
    (0.0, ((K.KSCAN_LSHIFT, 2.1), *((code, 1.0) for code in (29, 27, 6, 25, 5, 17, 16)), (K.KSCAN_COMMA, 1),
           (K.KSCAN_PERIOD, 1), (K.KSCAN_SLASH, 1), (K.KSCAN_RSHIFT, 2.8))),
    (0.0, ((K.KSCAN_LCTRL, 1.5), (K.KSCAN_LALT, 1.5), (K.KSCAN_SPACE, 7.0), (K.KSCAN_RALT, 1.5), (K.KSCAN_RCTRL, 1.5))),
)
ARROWS = ((K.KSCAN_DELETE, 0, 1), (K.KSCAN_PAGEUP, 2, 0), (K.KSCAN_PAGEDOWN, 2, 1), (K.KSCAN_UP, 1, 3),
          (K.KSCAN_LEFT, 0, 4), (K.KSCAN_DOWN, 1, 4), (K.KSCAN_RIGHT, 2, 4))
PAD = ((K.KSCAN_KP_DIVIDE, 1, 0), (K.KSCAN_KP_MULTIPLY, 2, 0), (K.KSCAN_KP_MINUS, 3, 0), (K.KSCAN_KP_7, 0, 1),
       (K.KSCAN_KP_8, 1, 1), (K.KSCAN_KP_9, 2, 1), (K.KSCAN_KP_PLUS, 3, 1), (K.KSCAN_KP_4, 0, 2), (K.KSCAN_KP_5, 1, 2),
       (K.KSCAN_KP_6, 2, 2), (K.KSCAN_KP_1, 0, 3), (K.KSCAN_KP_2, 1, 3), (K.KSCAN_KP_3, 2, 3), (K.KSCAN_KP_ENTER, 3, 3),
       (K.KSCAN_KP_0, 0, 4), (K.KSCAN_KP_PERIOD, 2, 4))
ARROWS_X, PAD_X = LEFT + 15.3 * PITCH, LEFT + 18.7 * PITCH


class Answer:
    """What came of one question."""

    def __init__(self, asked: tuple[int, ...], came: frozenset[int]) -> None:
        self.asked, self.came = asked, came

    @property
    def lost(self) -> tuple[int, ...]:
        return tuple(code for code in self.asked if code not in self.came)


class KeyTester:
    """In place of the devices page while keys are tried."""

    def __init__(self, scene: SettingsScene, end: Callable[[], None]) -> None:
        self.scene, self._end = scene, end
        seated = [seat.device for seat in scene.stage.settings.match.seats if seat.human and seat.device in CORNERS]
        self.corners = tuple(name for name in CORNERS if name in seated) if len(seated) > 1 else CORNERS[:2]
        self.held: set[int] = set()
        self.answers: list[Answer] = []
        self._came: set[int] = set()
        self._due_ms = -1
        """When the question is answered, once its first key has come; -1 before."""
        self._next_ms = -1
        """When the answer has been seen."""

    # ---- questions

    def questions(self) -> list[tuple[int, ...]]:
        """Keys to hold at once: one of each corner, every time others."""
        bound = current()
        found = []
        for turn in range(len(ACTS)):
            codes = [bound.code(name, ACTS[(turn + n) % len(ACTS)]) for n, name in enumerate(self.corners)]
            found.append(tuple(dict.fromkeys(code for code in codes if code)))
        return found

    @property
    def asked(self) -> tuple[int, ...]:
        """The keys of the question that is open; empty when there is none."""
        every = self.questions()
        return every[len(self.answers)] if len(self.answers) < len(every) and self._next_ms < 0 else ()

    @property
    def lost(self) -> frozenset[int]:
        """Keys that somebody was asked to hold and that never came."""
        return frozenset(code for answer in self.answers for code in answer.lost)

    def _choose(self, count: int) -> None:
        self.corners = CORNERS[:count]
        self.again()

    def again(self) -> None:
        """From the first question on."""
        self.answers, self._came, self._due_ms, self._next_ms = [], set(), -1, -1
        self.scene.rebuild()

    # ---- commands and time

    def handle(self, command: Command) -> bool:
        if command.kind is Kind.KEY:
            (self.held.add if command.pressed else self.held.discard)(command.number)
            self._heard(self.scene.stage.now_ms)
            self.scene.dirty = True
            return True
        if command.pressed and command.kind in (Kind.BACK, Kind.POINTER_ALT):
            self._end()
            return True
        return command.kind is Kind.BUTTON and self._by_pad(command)

    def _by_pad(self, command: Command) -> bool:
        """A pad's B leaves; nothing else of it is needed here."""
        if command.pressed and command.number == pygame.CONTROLLER_BUTTON_B + 1:
            self._end()
        return True

    def _heard(self, now_ms: int) -> None:
        asked = self.asked
        new = self.held.intersection(asked)
        if not new:
            return
        self._came = set(new)
        if self._due_ms < 0:
            self._due_ms = now_ms + WAIT_MS
        if len(new) == len(asked):
            self._answer(now_ms)

    def _answer(self, now_ms: int) -> None:
        self.answers.append(Answer(self.asked, frozenset(self._came)))
        self._came, self._due_ms, self._next_ms = set(), -1, now_ms + SHOWN_MS
        self.scene.dirty = True

    def update(self, now_ms: int) -> None:
        if 0 <= self._due_ms <= now_ms:
            if self._came and self.held.intersection(self.asked):
                self._answer(now_ms)
            else:
                self._came, self._due_ms = set(), -1  # nobody holds anything: it is asked again
        if 0 <= self._next_ms <= now_ms and not self.held:
            self._next_ms, self.scene.dirty = -1, True

    def wait_ms(self, now_ms: int) -> int | None:
        due = [at - now_ms for at in (self._due_ms, self._next_ms) if at > now_ms]
        return max(1, min(due)) if due else None

    # ---- what is shown

    def widgets(self) -> list[Widget]:
        counts = [n_("{n} corner", "{n} corners", n).format(n=n) for n in range(2, len(CORNERS) + 1)]
        return [
            Button("button:end", (966, 584, 270, 42), _("That's enough"), icon="check", size=18, act=self._end),
            Button("button:again", (684, 584, 270, 42), _("Ask again"), icon="rewind", size=18, act=self.again),
            Stepper("field:corners", (44, 584, 270, 42), _("Corners"), size=18, choices=counts,
                    index=len(self.corners) - 2, change=lambda choice: self._choose(choice + 2)),
        ]

    def draw(self, canvas: Canvas) -> None:
        heading(canvas, _("Key tester"), 44, 400, y=182)
        names = ", ".join(words_of(name) for name in self.corners)
        names = f"{names} · {reports.every(self.scene.stage, KEYBOARD)}"
        canvas.write(names, "body", 16, SOFT, (1236, 182), "midright", room=700, height=30)
        canvas.pill(44, TOP - 8, 1192, PITCH * 5 + 12, 14, TAB, border=INK)
        for x, y, wide, code in keys():
            self._draw_key(canvas, x, y, wide, code)
        self._draw_question(canvas, 470)
        self._draw_verdict(canvas, 516)

    def _draw_key(self, canvas: Canvas, x: float, y: float, wide: float, code: int) -> None:
        fill = PAPER
        if code in self.lost:
            fill = WARNING
        if code in self.held:
            fill = MARIGOLD
        asked = code in self.asked
        canvas.pill(x, y, wide, KEY, 8, SIDE, border=ALARM if asked else EDGE, line=4 if asked else 2)
        canvas.pill(x, y, wide, KEY - 4, 8, fill, border=ALARM if asked else EDGE, line=4 if asked else 2)
        words = key_words(code)
        middle = (x + wide / 2, y + KEY / 2 - 2.5)
        if words.startswith("@"):
            canvas.icon(words[1:], 18, middle)
        elif canvas.width_of(short(words), "title", 16) <= wide - 8:
            canvas.write(short(words), "title", 16, INK, middle, "center", room=wide - 6, height=KEY - 8)
        if code in self.lost and code not in self.held:
            canvas.icon("close", 16, (x + wide - 8, y + 8))

    def _draw_question(self, canvas: Canvas, y: float) -> None:
        asked = self.asked
        if asked:
            signs = " ".join(f"[#{cap(code)}]" for code in asked)
            words = _("Hold these at once:") + f" {signs}"
        elif self.answers and self._next_ms >= 0:
            words = told(self.answers[-1])
        elif len(self.held) > 1:
            words = _("{keys} arrive together").format(keys=" ".join(f"[#{cap(code)}]" for code in sorted(self.held)))
        else:
            words = _("Every question is answered.")
        canvas.sentence(words, 44, y, 19, INK, "title", 8, room=1190)

    def _draw_verdict(self, canvas: Canvas, y: float) -> None:
        count, lost = len(self.corners), [answer for answer in self.answers if answer.lost]
        canvas.pill(44, y - 6, 1192, 60, 12, PAPER, border=ALARM if lost else SIDE)
        need = n_("{n} corner: {n} key at once.", "{n} corners: the keyboard has to deliver {n} keys at once, "
                  "one of each corner.", count).format(n=count)
        if lost:
            canvas.icon("warning", 30, (72, y + 24))
            words = f"{told(lost[-1])} · " + _("Choose another key for it, or take a pad.")
        elif len(self.answers) == len(self.questions()):
            canvas.icon("check", 30, (72, y + 24))
            words = n_("It works here.", "All {n} corners work here.", count).format(n=count)
        else:
            canvas.icon("key", 30, (72, y + 24))
            words = need + f" {len(self.answers)}/{len(self.questions())}"
        canvas.flow(words, 100, y + 14 if len(canvas.flow_lines(words, 17, 1110)) > 1 else y + 24, 1120, 17, INK,
                    "body", 6, height=50)


def short(words: str) -> str:
    """On the drawn keyboard one sees where the number pad is."""
    return words.removeprefix("Num ")


def told(answer: Answer) -> str:
    """What a question has shown, in markup."""
    here = " ".join(f"[#{cap(code)}]" for code in answer.asked if code in answer.came)
    if not answer.lost:
        return _("{keys} arrive together").format(keys=here)
    gone = " ".join(f"[#{cap(code)}]" for code in answer.lost)
    return n_("{lost} is lost while {keys} is down", "{lost} are lost while {keys} are down",
              max(len(answer.lost), len(answer.came))).format(lost=gone, keys=here)


def keys() -> list[tuple[float, float, float, int]]:
    """Where each key is drawn: x, y, width and scancode."""
    found = []
    for row, (indent, codes) in enumerate(MAIN):
        x = LEFT + indent * PITCH
        for code, units in codes:
            found.append((x, TOP + row * PITCH, units * PITCH - (PITCH - KEY), code))
            x += units * PITCH
    for left, block in ((ARROWS_X, ARROWS), (PAD_X, PAD)):
        found += [(left + column * PITCH, TOP + row * PITCH, KEY, code) for code, column, row in block]
    return found
