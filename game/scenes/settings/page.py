"""What the tabs of the settings share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from game.preferences import CHOICES, Preferences
from game.view.canvas import Canvas
from game.view.commands import Command
from game.view.i18n import _
from game.view.theme import INK, SOFT
from game.view.widgets import Button, Slider, Stepper, Toggle, Widget

from .rows import slider_box, stepper_box, toggle_box

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import SettingsScene


class Page:
    """One tab. Its widgets are made anew whenever something has changed, so it keeps no words."""

    id: ClassVar[str] = ""
    icon: ClassVar[str] = ""
    kept: ClassVar[tuple[str, ...]] = ()
    """Names of the preferences that *Reset this page* puts back."""

    def __init__(self, scene: SettingsScene) -> None:
        self.scene = scene

    @property
    def title(self) -> str:
        raise NotImplementedError

    @property
    def preferences(self) -> Preferences:
        return self.scene.stage.settings.preferences

    def widgets(self) -> list[Widget]:
        """In reading order; the first takes the focus."""
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        """What stands on the paper besides the widgets."""

    def handle(self, command: Command) -> bool:
        """Sees every command before the widgets do; True when that's all."""
        return False

    def leave(self) -> None:
        """Another page is opened, or the settings are left."""

    @property
    def listening(self) -> bool:
        """As a scene's: keys and buttons are told as they are."""
        return False

    def changed(self, name: str) -> None:
        """That preference has been changed on this page."""

    def update(self, now_ms: int) -> None:
        """Time goes on."""

    def wait_ms(self, now_ms: int) -> int | None:
        """As a scene's: 0 while something moves."""
        return None

    # ---- controls that change a preference

    def stepper(self, index: int, wide: float, name: str, words: Callable[[Any], str], room: float = 230) -> Stepper:
        values = CHOICES[name]
        return Stepper(name, stepper_box(index, wide, room), choices=[words(value) for value in values],
                       index=values.index(getattr(self.preferences, name)),
                       change=lambda choice: self.scene.prefer(name, values[choice]))

    def toggle(self, index: int, wide: float, name: str) -> Toggle:
        return Toggle(name, toggle_box(index, wide), on=getattr(self.preferences, name), words=(_("off"), _("on")),
                      change=lambda on: self.scene.prefer(name, on))

    def slider(self, index: int, wide: float, name: str) -> Slider:
        return Slider(name, slider_box(index, wide), value=getattr(self.preferences, name), unit=_("{n} %"),
                      change=lambda value: self.scene.prefer(name, value))

    def reset_button(self, box: tuple[float, float, float, float]) -> Button:
        plain = Preferences()
        differs = any(getattr(self.preferences, name) != getattr(plain, name) for name in self.kept)
        return Button("button:reset", box, _("Reset this page"), icon="rewind", size=19, act=self.reset,
                      enabled=differs, why=_("Everything here is as it was at first."))

    def reset(self) -> None:
        plain = Preferences()
        values: dict[str, Any] = {name: getattr(plain, name) for name in self.kept}
        self.scene.prefer_all(replace(self.preferences, **values))


def heading(canvas: Canvas, words: str, x: float, room: float, y: float = 184) -> None:
    canvas.write(words, "title", 20, INK, (x, y), room=room, height=34)


def remark(canvas: Canvas, words: str, x: float, y: float, room: float, height: float) -> float:
    return canvas.paragraph(words, x, y, room, size=16, colour=SOFT, height=height)
