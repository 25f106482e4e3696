"""Players of drills that ask for more than the game does, by slug. In all others the game's own players sit."""

from __future__ import annotations

from game.bots.player import Player

from .bluff import BluffPlayer
from .call import CallPlayer
from .grasshopper import GrasshopperPlayer
from .herd import HerdPlayer
from .pollen import PollenPlayer
from .slapping import DoublePlayer, WaspPlayer
from .sneak import SneakPlayer
from .telescope import TelescopePlayer
from .watch import WatchPlayer

DRILLS: dict[str, type[Player]] = {
    "schummel_hummel.sneak": SneakPlayer,
    "schummel_hummel.watch": WatchPlayer,
    "schummel_hummel.pollen": PollenPlayer,
    "schummel_hummel.grasshopper": GrasshopperPlayer,
    "schummel_hummel.wasp": WaspPlayer,
    "schummel_hummel.telescope": TelescopePlayer,
    "schnattergei.call": CallPlayer,
    "schnattergei.double": DoublePlayer,
    "moemmen.herd": HerdPlayer,
    "heuschrecken_poker.bluff": BluffPlayer,
}

__all__ = ["DRILLS"]
