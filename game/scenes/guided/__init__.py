"""The guided first hand: a real match with a fixed deal, slow companions, and a mouse that points."""

from __future__ import annotations

from .scene import Ends, GuidedScene
from .start import guided_scene

__all__ = ["Ends", "GuidedScene", "guided_scene"]
