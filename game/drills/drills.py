"""The drills, a line each."""

from __future__ import annotations

from .bluff import BluffDrill
from .call import CallDrill
from .double import DoubleDrill
from .drill import Drill
from .grasshopper import GrasshopperDrill
from .herd import HerdDrill
from .pollen import PollenDrill
from .sneak import SneakDrill
from .telescope import TelescopeDrill
from .wasp import WaspDrill
from .watch import WatchDrill

DRILLS: dict[str, Drill] = {drill.skill: drill for drill in (
    SneakDrill(), WatchDrill(), WaspDrill(), PollenDrill(), GrasshopperDrill(),
    TelescopeDrill(), CallDrill(), DoubleDrill(), HerdDrill(), BluffDrill())}
"""By skill: ``wasp``."""
