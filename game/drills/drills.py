"""The drills, a line each."""

from __future__ import annotations

from .drill import Drill
from .wasp import WaspDrill

DRILLS: dict[str, Drill] = {drill.skill: drill for drill in (WaspDrill(),)}
"""By skill: ``wasp``."""
