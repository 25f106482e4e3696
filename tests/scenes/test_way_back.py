"""Somebody who left their hand to a bot comes back with a key of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.match import MatchScene
from game.scenes.pause import PauseScene
from game.view.bindings import current
from tests.scenes.gathering import People, gathered
from tests.scenes.table import deck


@pytest.mark.parametrize(("devices", "away"), [(("mouse", "keys", "corner"), 1), (("mouse", "keys", "corner"), 2),
                                               (("mouse", "keys"), 1)])
def test_the_key_that_goes_back_pauses_for_somebody_away(tmp_path: Path, devices: tuple[str, ...], away: int) -> None:
    with gathered(tmp_path, deck("heuschrecken_poker"), devices, 3, []) as screen:
        people, scene = People(screen, 3), screen.scene
        people.run(400)
        scene.company.leave(away)
        name = scene.seats[away].name
        assert f"{name} can come back" in scene.prompt and "opens the pause" in scene.prompt
        people.press_key(0, current().code(devices[away], "back"), True)
        people.press_key(0, current().code(devices[away], "back"), False)
        people.run(240)
        pause = screen.app.top
        assert isinstance(pause, PauseScene) and pause._title == f"{name} paused"
        assert [choice.id for choice in pause._choices if choice.id.startswith("back")] == [f"back:{away}"]
        pause.back()
        people.run(400)
        people.press_key(0, current().code(devices[away], "slap"), True)
        assert isinstance(screen.app.top, MatchScene), "their other keys do nothing"
