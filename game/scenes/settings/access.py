"""Access: larger words, letters on colours, calm and contrast, tapping instead of holding."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.seat_help import Help
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.text import clean_name
from game.view.theme import EDGE, INK, PAPER, SIDE, SOFT
from game.view.widgets import Button, Look, Stepper, Widget

from .page import Page, heading
from .rows import rows, stepper_box
from .seat_help import HelpScene, help_words

WIDE = 640.0
VIEW = (708.0, 204.0, 528.0, 142.0)
PLAYERS, PLAYER = 430.0, 52.0
TABLE = "#A87047"
CARDS = ("flower_blue_red", "flower_green_violet")
CARD = 88.0


@dataclass
class PlayerSlip(Button):
    """A person's head and name, and what helps them."""

    animal: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        if look.focus:
            canvas.ring(x, y, w, h, 12)
        canvas.pill(x, y, w, h, 12, PAPER, border=EDGE if look.hover else SIDE, line=2)
        smallest = canvas.frame.smallest_text / max(1.0, canvas.frame.text)
        left = 44 if canvas.width_of(self.note, "body", max(15, smallest)) <= w - 52 else 14  # words before pictures
        if left > 14:
            canvas.head(self.animal, "neutral", 28, (x + 23, y + h / 2))
        room = w - left - 4
        canvas.write(self.label, "title", 16, INK, (x + left, y + h * 0.3), room=room, height=h * 0.5)
        canvas.write(self.note, "body", 15, SOFT, (x + left, y + h * 0.72), room=room, height=h * 0.5)


class AccessPage(Page):
    id: ClassVar[str] = "access"
    icon: ClassVar[str] = "person"
    kept: ClassVar[tuple[str, ...]] = ("text_percent", "letters", "less_motion", "captions", "strong_contrast", "tap")

    @property
    def title(self) -> str:
        return _("Access")

    def widgets(self) -> list[Widget]:
        tap = Stepper("tap", stepper_box(5, WIDE, 200), choices=[_("hold"), _("tap")],
                      index=int(self.preferences.tap), change=lambda choice: self.scene.prefer("tap", bool(choice)))
        found = rows(WIDE, (
            ("", _("Text size"), _("Everything grows, nothing is cut off."),
             self.stepper(0, WIDE, "text_percent", lambda value: _("{n} %").format(n=value), 200)),
            ("", _("Letters on colours"), _("B for blue on each sign and card."), self.toggle(1, WIDE, "letters")),
            ("", _("Less motion"), _("Cards fade instead of flying."), self.toggle(2, WIDE, "less_motion")),
            ("", _("Captions"), _("Each sound that means something."), self.toggle(3, WIDE, "captions")),
            ("", _("Strong contrast"), _("Plain paper, plain ink."), self.toggle(4, WIDE, "strong_contrast")),
            ("", _("Peek, drag: hold or tap"), _("Tap once to begin, once to end."), tap),
        ))
        return [*found, *self._players(), self.reset_button((708, 568, 528, 46))]

    def _people(self) -> list[tuple[int, SeatSetting]]:
        return [(index, seat) for index, seat in enumerate(self.scene.stage.settings.match.seats) if seat.human]

    def _players(self) -> list[Widget]:
        """A slip for each person who sat at the table last: the help of that seat."""
        people = self._people()
        columns = 2 if len(people) in (2, 4) else min(3, len(people))
        wide = (528 - 10 * (columns - 1)) / columns
        first = self._top + 34
        return [PlayerSlip(f"button:player:{index}",
                           (708 + (n % columns) * (wide + 10), first + n // columns * (PLAYER + 8), wide, PLAYER),
                           clean_name(seat.name), animal=seat.animal, note=help_words(seat.help),
                           act=lambda index=index: self._help_for(index))  # type: ignore[misc]
                for n, (index, seat) in enumerate(people)]

    @property
    def _top(self) -> float:
        """Where the players begin: two rows of them take the place of the sample."""
        return PLAYERS if len(self._people()) <= 3 else PLAYERS - PLAYER - 18

    def _help_for(self, index: int) -> None:
        seat = self.scene.stage.settings.match.seats[index]
        self.scene.stage.push(HelpScene(clean_name(seat.name), seat.animal, seat.help,
                                        lambda found: self._set_help(index, found)))

    def _set_help(self, index: int, found: Help) -> None:
        settings = self.scene.stage.settings
        seats = list(settings.match.seats)
        seats[index] = replace(seats[index], help=found)
        settings.match = replace(settings.match, seats=tuple(seats))
        self.scene.keep()
        self.scene.rebuild()

    def draw(self, canvas: Canvas) -> None:
        x, y, w, h = VIEW
        heading(canvas, _("How it looks"), x, w)
        heading(canvas, _("For each player"), x, w, self._top + 15)
        canvas.pill(x, y, w, h, 14, TABLE, border=INK)
        for n, name in enumerate(CARDS):
            canvas.put(f"cards/schummel_hummel/{name}", CARD, (x + 80 + n * 132, y + h / 2))
        canvas.pill(x + 292, y + 16, w - 312, 110, 20, PAPER, border=INK)
        for n, (words, colour) in enumerate(((_("blue"), "blue"), (_("red"), "red"))):
            middle = y + 48 + n * 46
            canvas.sign(colour, 34, (x + 330, middle))
            canvas.write(words, "soft", 20, INK, (x + 362, middle), room=w - 392, height=40)
        if self._top == PLAYERS:
            self._draw_sample(canvas, x, y + h + 10, w)
        words = _("More time in races, larger targets, duties done, hints. Others see it; nobody is punished.")
        canvas.paragraph(words, x, PLAYERS + 38 + PLAYER, w, size=15, colour=SOFT, height=40)

    def _draw_sample(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        """The words as large as everywhere."""
        canvas.pill(x, y, w, 60, 14, PAPER, border=SIDE, line=2)
        canvas.write(_("Words are this large"), "title", 20, INK, (x + 20, y + 30), room=w - 40, height=50)
