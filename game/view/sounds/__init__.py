"""What is heard, and what is written for those who don't hear it."""

from __future__ import annotations

from .cue import Cue, Ear
from .sounds import Sounds
from .speaker import Speaker

__all__ = ["Cue", "Ear", "Sounds", "Speaker"]
