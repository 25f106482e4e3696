"""Access: larger words, letters on colours, calm and contrast, tapping instead of holding."""

from __future__ import annotations

from typing import ClassVar

from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import INK, PAPER, SIDE, SOFT
from game.view.widgets import Stepper, Widget

from .page import Page, heading
from .rows import rows, stepper_box

WIDE = 640.0
VIEW = (708.0, 204.0, 528.0, 206.0)
TABLE = "#A87047"
CARDS = ("flower_blue_red", "flower_green_violet")
CARD = 120.0


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
        return [*found, self.reset_button((708, 568, 528, 46))]

    def draw(self, canvas: Canvas) -> None:
        x, y, w, h = VIEW
        heading(canvas, _("How it looks"), x, w)
        canvas.pill(x, y, w, h, 14, TABLE, border=INK)
        for n, name in enumerate(CARDS):
            canvas.put(f"cards/schummel_hummel/{name}", CARD, (x + 80 + n * 132, y + h / 2))
        canvas.pill(x + 292, y + 46, w - 312, 110, 20, PAPER, border=INK)
        for n, (words, colour) in enumerate(((_("blue"), "blue"), (_("red"), "red"))):
            middle = y + 78 + n * 46
            canvas.sign(colour, 34, (x + 330, middle))
            canvas.write(words, "soft", 20, INK, (x + 362, middle), room=w - 392, height=40)
        self._draw_sample(canvas, x, y + h + 14, w)

    def _draw_sample(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        """The words as large as everywhere."""
        canvas.pill(x, y, w, 126, 14, PAPER, border=SIDE, line=2)
        canvas.write(_("Words are this large"), "title", 20, INK, (x + 20, y + 28), room=w - 40, height=40)
        canvas.paragraph(_("The Watchman looks away. Now would be a good moment for the card in your sleeve."),
                         x + 20, y + 48, w - 40, size=17, colour=SOFT, height=72)
