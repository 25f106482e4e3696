"""Watches when each device's reports arrive, so that a press can say how unsure its moment is.

One report of a mouse is one event; of a finger or a pad, at most one event of each finger or axis, so the most that
came of one of them are as many reports as there were at least. To count too few makes a device slower, never faster
than it is. All mice are one to the system: two that move at once look twice as fast. The system repeats held keys;
that is no report. What was measured where the truth was known is in ``docs/timing.md``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import pygame

from game import timing
from game.timing import Motion, Seen, Strikes, Unsure

from .commands import TOUCH, Device

PAD = "pad "
"""How the names of pads begin, as they are kept."""


class Arrivals:
    """``kept``: the periods of earlier evenings, kept up to date. ``number`` and ``identity`` tell pads apart: an
    instance's number, and what a number is by make, so that it is known again."""

    def __init__(self, kept: dict[str, float] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.number: Callable[[int], int] = lambda instance_id: instance_id
        self.identity: Callable[[int], str] = str
        self._motions: dict[str, Motion] = {}
        self._strikes = Strikes()
        self._keys_down: set[int] = set()
        self._read, self._pads = Seen(0.0, 0.0), Seen(0.0, 0.0)

    def read(self, events: Iterable[pygame.Event], seen: Seen, pads: Seen) -> None:
        """What was read at once: between which looks it came, and, since pads are looked at by themselves, between
        which of theirs."""
        self._read, self._pads = seen, pads
        parts: Counter[tuple[str, Hashable]] = Counter()
        struck = False
        for event in events:
            part = self._part(event)
            if part is not None:
                parts[part] += 1
            struck |= self._struck(event)
        counts: dict[str, int] = {}
        for (device, _part), count in parts.items():
            counts[device] = max(count, counts.get(device, 0))
        for device, count in counts.items():
            self._moved(device, pads if device.startswith(PAD) else seen, count)
        if struck and self._strikes.report(seen) and self._strikes.period_ms is not None:
            timing.keep(self.kept, "keyboard", self._strikes.period_ms)

    def _moved(self, device: str, seen: Seen, count: int) -> None:
        motion = self._motions.setdefault(device, Motion())
        if motion.report(seen, count) and motion.period_ms is not None:
            timing.keep(self.kept, device, motion.period_ms)

    def _part(self, event: pygame.Event) -> tuple[str, Hashable] | None:
        """Which device has moved, and what of it."""
        match event.type:
            case pygame.MOUSEMOTION if getattr(event, "touch", False) is not True:
                return "mouse", 0
            case pygame.FINGERMOTION:
                return "touch", event.finger_id
            case pygame.CONTROLLERAXISMOTION:
                return self._pad(self.number(event.instance_id)), event.axis
            case _:
                return None

    def _struck(self, event: pygame.Event) -> bool:
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        code, down = event.scancode if hasattr(event, "scancode") else event.key, event.type == pygame.KEYDOWN
        changed = (code in self._keys_down) != down
        (self._keys_down.add if down else self._keys_down.discard)(code)
        return changed

    def _pad(self, number: int) -> str:
        return f"{PAD}{self.identity(number)}"[:timing.MOST_NAME]

    # ---- what is known

    def reports(self, device: Device) -> Unsure:
        """How often a device reports."""
        return timing.reports(_kind(device), self._period(device))

    def unsure(self, device: Device) -> Unsure:
        """How unsure a press of this device is that is being read now."""
        seen = self._pads if device.kind == "pad" else self._read
        return timing.press(_kind(device), self._period(device), seen.at_ms - seen.since_ms)

    def _period(self, device: Device) -> float | None:
        kind = _kind(device)
        return self.kept.get(self._pad(device.number) if kind == "pad" else kind)


def _kind(device: Device) -> str:
    return "touch" if device == TOUCH else device.kind
