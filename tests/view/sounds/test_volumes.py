"""How loud things are follows a person's choices."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.preferences import Preferences
from game.view.sounds.volumes import SILENT, Volumes, volumes_of

CHOSEN = Preferences(volume_all=50, volume_effects=40, volume_voices=100, volume_music=20)


def test_each_kind_is_scaled_by_the_volume_of_all() -> None:
    assert volumes_of(CHOSEN) == pytest.approx(Volumes(0.2, 0.5, 0.1))


def test_silence_is_silent_whatever_the_volumes_say() -> None:
    assert volumes_of(replace(CHOSEN, muted=True)) == SILENT


def test_another_window_in_front_makes_it_quiet_if_that_is_wanted() -> None:
    assert volumes_of(CHOSEN, focused=False) == SILENT
    assert volumes_of(replace(CHOSEN, quiet_unfocused=False), focused=False) == volumes_of(CHOSEN)


def test_nothing_is_ever_louder_than_it_was_made() -> None:
    loudest = Preferences(volume_all=100, volume_effects=100, volume_voices=100, volume_music=100)
    assert volumes_of(loudest) == Volumes(1.0, 1.0, 1.0)
