"""How often a device reports, in words: what was measured, or what is assumed before."""

from __future__ import annotations

from game.view.commands import Device
from game.view.i18n import _

from .base import Stage


def every(stage: Stage, device: Device) -> str:
    """A sentence beside the device's name."""
    found = stage.arrivals.reports(device)
    if found.measured:
        return _("Reports every {ms} ms, measured.").format(ms=found.ms)
    return _("Reports every {ms} ms: assumed.").format(ms=found.ms)


def delay(stage: Stage, device: Device) -> str:
    """What is known of the delay that is part of every time."""
    found = stage.arrivals.reports(device)
    if found.measured:
        words = _("This device reports every {ms} ms, measured. Its own delay is unknown, and part of every time.")
    else:
        words = _("This device isn't measured yet: {ms} ms are assumed. Its own delay is unknown, and part of every "
                  "time.")
    return words.format(ms=found.ms)
