"""The settings: five tabs, every change kept and applied at once."""

from __future__ import annotations

from .scene import SettingsScene

__all__ = ["SettingsScene"]
