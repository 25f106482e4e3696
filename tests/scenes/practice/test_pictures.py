"""The screens of practice as pictures."""

from __future__ import annotations

from game.scenes.shots.practice import practice
from game.scenes.shots.studio import Look
from tests import golden_pictures

WANTED = (
    "practice", "drill_intro", "drill_play", "drill_result", "statistics", "drill_telescope_play", "drill_call_play",
    "drill_double_play", "drill_herd_play", "drill_bluff_play", "drill_herd_result")


def test_practice_in_pictures() -> None:
    found = {name: picture for name, picture in practice(Look((1280, 720))) if name in WANTED}
    assert set(found) == set(WANTED)
    for name, picture in found.items():
        golden_pictures.check(picture, name if name.startswith("practice") else f"practice_{name}")
