"""How the program looks, sounds and reads: one person's choices, apart from any match."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

LANGUAGES = ("en", "de", "it", "fr")
CARD_PACES = ("slow", "normal", "quick", "at_once")
TEXT_PERCENTS = (100, 125, 150, 175)
EDGE_PERCENTS = (0, 2, 4, 6, 8)
FRAME_RATES = (30, 60, 120)

CHOICES: dict[str, tuple[str | int, ...]] = {
    "language": ("", *LANGUAGES),
    "text_percent": TEXT_PERCENTS,
    "edge_percent": EDGE_PERCENTS,
    "card_pace": CARD_PACES,
    "frame_rate": FRAME_RATES,
    **{f"volume_{what}": tuple(range(0, 101, 5)) for what in ("all", "effects", "voices", "music")},
}
"""What a preference may be, where that isn't yes or no."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """Defaults suit a first start. Every field is yes or no, or one of :data:`CHOICES`."""

    language: str = ""
    """Empty: the system's, if it is one of ours."""
    text_percent: int = 100
    letters: bool = False
    """A letter on every sign of a colour."""
    strong_contrast: bool = False
    less_motion: bool = False
    """Things fade instead of flying."""
    card_pace: str = "normal"
    tap: bool = False
    """What is held (a peek, a dragged card) is pressed once to begin and once to end."""
    hints: bool = True
    edge_percent: int = 0
    """So much of the screen's edge stays empty, for televisions that cut it off."""
    frame_rate: int = 60
    volume_all: int = 80
    volume_effects: int = 70
    volume_voices: int = 100
    volume_music: int = 35
    muted: bool = False
    quiet_unfocused: bool = True
    captions: bool = True


HEARD = ("volume_all", "volume_effects", "volume_voices", "volume_music", "muted", "quiet_unfocused")
"""What only ears notice."""


def alike(one: Preferences, other: Preferences) -> bool:
    """Whether both look the same on the screen."""
    heard = {name: getattr(one, name) for name in HEARD}
    return replace(other, **heard) == one


def stored(preferences: Preferences) -> dict[str, Any]:
    """As plain values, for a file."""
    return asdict(preferences)


def restored(data: object) -> Preferences:
    """What a file says, with defaults for what it doesn't. Raises ValueError with what is wrong and where."""
    if not isinstance(data, dict):
        raise ValueError("preferences: a table of names and values")
    return Preferences(**{each.name: _sound(each.name, data[each.name]) for each in fields(Preferences)
                          if each.name in data})


def _sound(name: str, value: object) -> Any:
    known: tuple[object, ...] = CHOICES.get(name, (False, True))
    if not any(value == choice and type(value) is type(choice) for choice in known):
        raise ValueError(f"preferences.{name}: {str(value)[:30]!r} isn't known")
    return value
