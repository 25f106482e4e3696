"""Somebody's preferences for what pictures look like, taken over at once."""

from __future__ import annotations

from game.preferences import Preferences

from . import shapes, text, theme
from .i18n import language
from .raster import Raster


def prefer(preferences: Preferences, raster: Raster) -> None:
    """Letters on colours and strong contrast. What was drawn without them is forgotten; call after the language."""
    if preferences.strong_contrast != theme.strong():
        theme.set_strong(preferences.strong_contrast)
        text.forget()
        shapes.forget()
        raster.forget()
    raster.letters = language() if preferences.letters else ""
