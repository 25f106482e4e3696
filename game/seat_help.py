"""Help that one player may have, so that people of unequal speed and sight meet as equals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

ALLOW_MS = (0, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500)
TARGETS = (100, 125, 150)


@dataclass(frozen=True, slots=True)
class Help:
    """What one seat has; the others see it by a sign at the portrait."""

    allow_ms: int = 0
    """So much earlier its slaps, words, calls and objections count, and so much longer it sees quicker hands that cheat
    or throw: one of :data:`ALLOW_MS`."""
    targets: int = 100
    """How large places and things are to its pointer, in percent: one of :data:`TARGETS`."""
    duties: bool = False
    """What can be done in one way only is done for it after a moment."""
    hints: bool = False
    """It has hints, even where they are off for all."""

    @property
    def some(self) -> bool:
        return self != NO_HELP


NO_HELP = Help()


def help_from(data: Any) -> Help:
    """Help as it was kept. Raises ValueError or TypeError for anything else."""
    if not isinstance(data, dict) or not set(data) <= set(Help.__slots__):
        raise ValueError("help: allow_ms, targets, duties and hints")
    found = Help(**data)
    numbers = type(found.allow_ms) is int and type(found.targets) is int
    if not numbers or found.allow_ms not in ALLOW_MS or found.targets not in TARGETS:
        raise ValueError("help: an allowance or a target size that isn't offered")
    if type(found.duties) is not bool or type(found.hints) is not bool:
        raise ValueError("help: duties and hints are true or false")
    return found
