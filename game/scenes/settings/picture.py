"""Picture: the window, its edge, the pace of cards and pictures, hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.view.canvas import Canvas
from game.view.i18n import N_, _
from game.view.motion import pace_of
from game.view.theme import INK
from game.view.widgets import Stepper, Widget

from .page import Page, heading, remark
from .preview import SmallTable, corners
from .rows import rows, stepper_box

if TYPE_CHECKING:
    from .scene import SettingsScene

PACES = {"slow": N_("slow"), "normal": N_("normal"), "quick": N_("quick"), "at_once": N_("at once")}
WIDE = 700.0
VIEW = (772.0, 208.0, 464.0, 261.0)


class PicturePage(Page):
    id: ClassVar[str] = "picture"
    icon: ClassVar[str] = "peek"
    kept: ClassVar[tuple[str, ...]] = ("edge_percent", "card_pace", "frame_rate", "hints")

    def __init__(self, scene: SettingsScene) -> None:
        super().__init__(scene)
        self.table = SmallTable()
        self._pace = ""
        """The one that was shown last."""

    @property
    def title(self) -> str:
        return _("Picture")

    def widgets(self) -> list[Widget]:
        window = Stepper("window", stepper_box(0, WIDE), choices=[_("in a window"), _("full screen")],
                         index=int(self.scene.stage.settings.fullscreen),
                         change=lambda choice: self.scene.fill_screen(bool(choice)))
        found = rows(WIDE, (
            ("", _("Window"), _("F11 or Alt + Enter at any time."), window),
            ("", _("Edge of the screen"), _("For televisions that cut it off."),
             self.stepper(1, WIDE, "edge_percent", lambda value: _("{n} %").format(n=value))),
            ("", _("Pace of the cards"), _("You never have to wait for them."),
             self.stepper(2, WIDE, "card_pace", lambda value: _(PACES[value]))),
            ("", _("Pictures a second"), _("Fewer keep a laptop cool."), self.stepper(3, WIDE, "frame_rate", str)),
            ("", _("Hints"), _("One sentence on what you can do."), self.toggle(4, WIDE, "hints")),
        ))
        return [*found, self.reset_button((772, 568, 464, 46))]

    def update(self, now_ms: int) -> None:
        pace = self.preferences.card_pace
        if self._pace not in ("", pace):
            self.table.fly(now_ms, pace_of(self.preferences))
        self._pace = pace
        if self.table.update(now_ms):
            self.scene.dirty = True

    def wait_ms(self, now_ms: int) -> int | None:
        return 0 if self.table.moving else None

    def draw(self, canvas: Canvas) -> None:
        x, y, w, h = VIEW
        heading(canvas, _("How it looks"), x, w)
        canvas.pill(x - 4, y - 4, w + 8, h + 8, 12, INK)
        self.table.draw(canvas, VIEW, self.scene.stage.now_ms, self.preferences.hints)
        edge = self.preferences.edge_percent / 100
        corners(canvas, (x + w * edge + 6, y + h * edge + 6, w * (1 - 2 * edge) - 12, h * (1 - 2 * edge) - 12), 4)
        if self.scene.board.focus == "field:edge_percent":
            frame = canvas.frame
            corners(canvas.moved(-canvas.origin[0], -canvas.origin[1]), (2, 2, frame.wide - 4, frame.tall - 4))
        words = _("You should see all four corners. If not, make the edge wider.")
        if self.preferences.less_motion and self.scene.board.focus == "field:card_pace":
            words = _("With less motion, cards fade instead of flying.")
        remark(canvas, words, x, y + h + 14, w, 72)
