"""Sound: how loud what is, silence, and captions."""

from __future__ import annotations

from typing import ClassVar

from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import INK, PAPER, RUST
from game.view.widgets import Button, Widget

from .page import Page, heading, remark
from .rows import rows

WIDE = 700.0
VIEW = (784.0, 206.0, 448.0, 190.0)
TABLE = "#A87047"
TRY_ANIMAL, TRY_PAN, TRY_AFTER_MS = "badger", 0.6, 500


class SoundPage(Page):
    id: ClassVar[str] = "sound"
    icon: ClassVar[str] = "sound_on"
    kept: ClassVar[tuple[str, ...]] = ("volume_all", "volume_effects", "volume_voices", "volume_music", "muted",
                                       "captions", "quiet_unfocused")

    @property
    def title(self) -> str:
        return _("Sound")

    def widgets(self) -> list[Widget]:
        found = rows(WIDE, (
            ("sound_on", _("Everything"), "", self.slider(0, WIDE, "volume_all")),
            ("slap", _("Cards and paws"), "", self.slider(1, WIDE, "volume_effects")),
            ("speech", _("Voices"), "", self.slider(2, WIDE, "volume_voices")),
            ("music", _("Music"), "", self.slider(3, WIDE, "volume_music")),
            ("", _("Captions"), _("Also for players who hear everything."), self.toggle(4, WIDE, "captions")),
            ("", _("Quiet in the background"), _("While another window is in front."),
             self.toggle(5, WIDE, "quiet_unfocused")),
        ))
        try_it = Button("button:try", (784, 506, 216, 46), _("Try it"), icon="play", size=19, act=self.try_it)
        return [*found, try_it, self._silence(), self.reset_button((784, 568, 448, 46))]

    def try_it(self) -> None:
        """An effect, then a voice, as loud as they are now."""
        sounds = self.scene.stage.sounds
        sounds.play("slap", TRY_PAN)
        sounds.call("caught", TRY_ANIMAL, -TRY_PAN, TRY_AFTER_MS)

    def changed(self, name: str) -> None:
        """How loud it is now is heard at once, where it is a short sound."""
        if name in ("volume_all", "volume_effects"):
            self.scene.stage.sounds.play("lay")

    def _silence(self) -> Button:
        muted = self.preferences.muted
        found = Button("button:silence", (1016, 506, 216, 46), _("Sound on") if muted else _("Silence"),
                       icon="sound_on" if muted else "sound_off", size=19,
                       act=lambda: self.scene.prefer("muted", not muted))
        found.repeats = True
        return found

    def draw(self, canvas: Canvas) -> None:
        x, y, w, h = VIEW
        captions = self.preferences.captions
        heading(canvas, _("Captions look like this") if captions else _("Without captions"), x, w)
        canvas.pill(x, y, w, h, 14, TABLE, border=INK)
        canvas.portrait(TRY_ANIMAL, "angry", 110, (x + 72, y + 100))
        self._draw_bubble(canvas, x + 146, y + 42)
        if captions:
            self._draw_caption(canvas, x + 138, y + 130, w - 150)
        remark(canvas, _("Voices speak the language of the game. Where there is no sound, everything works: read the "
                         "captions."), x, y + h + 12, w, 84)

    def _draw_bubble(self, canvas: Canvas, x: float, y: float) -> None:
        words = _("Caught you!")
        size = canvas.fit(words, "title", (22, 20, 18, 16), 240)
        wide = min(canvas.width_of(words, "title", size), 240) + 48
        canvas.shade(x, y, wide, 52, 22, 3, 5, 90)
        canvas.pill(x, y, wide, 52, 22, PAPER, border=INK)
        canvas.write(words, "title", size, RUST, (x + wide / 2, y + 25.5), "center", room=240)

    def _draw_caption(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        words = _("drum roll, left")
        size = canvas.fit(words, "soft", (17, 16, 15), room - 60)
        wide = min(canvas.width_of(words, "soft", size), room - 60) + 60
        canvas.pill(x, y, wide, 40, None, PAPER, border=INK)
        canvas.icon("sound_on", 26, (x + 26, y + 20))
        canvas.write(words, "soft", size, INK, (x + 46, y + 19.5), room=room - 60)
