"""Where nothing happens, nothing is done: every screen at rest asks to sleep, or says here why it doesn't."""

from __future__ import annotations

import pygame
import pytest

from game.decks import load_decks
from game.scenes.base import Scene
from game.scenes.shots import shots
from game.scenes.shots.studio import Look, Studio
from game.scenes.still_stage import StillStage
from tests.scenes.table import Table

APPEARS_MS, LOOKED_AT_MS = 8000, 20_000
"""How long a screen may move when it appears, and how long it is looked at then."""
MOST_ROUNDS = LOOKED_AT_MS // 1000
FRAME_MS = 16
AWAKE = {"seats": "bots show how they play, a little scene after the other"}
"""Screens that come round more often than once a second, up to twice."""


def rounds(stage: StillStage, scene: Scene, lasts_ms: int) -> int:
    """How often the loop would come round in that time with nobody touching anything."""
    count, until = 0, stage.now_ms + lasts_ms
    while stage.now_ms < until:
        asked = scene.wait_ms(stage.now_ms)
        stage.now_ms += max(FRAME_MS, min(60_000 if asked is None else asked, until - stage.now_ms))
        scene.update(stage.now_ms)
        count += 1
    return count


def test_every_screen_at_rest_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[int, Scene] = {}
    restless: dict[str, int] = {}

    def rest(studio: Studio) -> pygame.Surface:
        top = studio.top
        if not top.table and id(top) not in seen:
            seen[id(top)] = top
            rounds(studio, top, APPEARS_MS)
            if studio.top is top:
                restless[top.name] = max(restless.get(top.name, 0), rounds(studio, top, LOOKED_AT_MS))
        return pygame.Surface((1, 1))
    monkeypatch.setattr(Studio, "picture", rest)
    for _picture in shots(Look((640, 360)), {"schummel_hummel": load_decks()["schummel_hummel"]}):
        pass
    assert {name for name, count in restless.items() if count > MOST_ROUNDS} == set(AWAKE)
    assert max(restless.values()) <= 2 * MOST_ROUNDS and len(restless) > 20


@pytest.mark.parametrize("game", ["schummel_hummel", "heuschrecken_poker", "moemmen", "schnattergei"])
def test_a_table_that_waits_for_people_sleeps(game: str) -> None:
    table = Table(game=game, humans=3)
    table.wait(APPEARS_MS)
    assert rounds(table.stage, table.scene, LOOKED_AT_MS) <= MOST_ROUNDS
