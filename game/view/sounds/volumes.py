"""How loud things are: a person's choices as factors from 0 to 1."""

from __future__ import annotations

from typing import NamedTuple

from game.preferences import Preferences


class Volumes(NamedTuple):
    effects: float = 0.0
    voices: float = 0.0
    music: float = 0.0


SILENT = Volumes()


def volumes_of(preferences: Preferences, focused: bool = True) -> Volumes:
    """``focused``: whether the window has the focus. Who wants quiet else, or always, gets it."""
    if preferences.muted or (preferences.quiet_unfocused and not focused):
        return SILENT
    whole = preferences.volume_all / 100
    kinds = (preferences.volume_effects, preferences.volume_voices, preferences.volume_music)
    return Volumes(*(whole * percent / 100 for percent in kinds))
