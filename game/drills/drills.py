"""The drills, a line each."""

from __future__ import annotations

from .bluff import BluffDrill
from .call import CallDrill
from .double import DoubleDrill
from .drill import Drill
from .herd import HerdDrill
from .telescope import TelescopeDrill
from .wasp import WaspDrill

DRILLS: dict[str, Drill] = {drill.skill: drill for drill in (
    WaspDrill(), TelescopeDrill(), CallDrill(), DoubleDrill(), HerdDrill(), BluffDrill())}
"""By skill: ``wasp``."""
