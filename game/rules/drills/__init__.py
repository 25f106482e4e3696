"""The rules of the drills: tiny games for one skill, with the cards of a real one. A line each in ``DRILLS``."""

from __future__ import annotations

from typing import Any

from game.core.rules import Rules

from .bluff import Bluff
from .call import Call
from .double import Double
from .grasshopper import Grasshopper
from .herd import Herd
from .pollen import Pollen
from .sneak import Sneak
from .telescope import Telescope
from .wasp import Wasp
from .watch import Watch

DRILLS: dict[str, Rules[Any]] = {rules.slug: rules for rules in (
    Sneak(), Watch(), Wasp(), Pollen(), Grasshopper(),
    Telescope(), Call(), Double(), Herd(), Bluff())}
"""By slug: the game in whose box the cards lie, a dot, and the skill."""
