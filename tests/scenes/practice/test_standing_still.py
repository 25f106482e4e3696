"""A window that stood still in the middle of a trial: what was seen meanwhile counts for nothing."""

from __future__ import annotations

import pytest

from game.decks import load_decks
from game.drills.drills import DRILLS
from game.playing import begin
from game.scenes.practice.session import DrillScene
from game.scenes.shots.studio import Look, Studio
from game.settings import SeatSetting


@pytest.mark.parametrize("skill", ["wasp", "double", "call"])
def test_a_trial_during_which_the_window_stood_still_begins_anew(skill: str) -> None:
    drill = DRILLS[skill]
    record = drill.record(load_decks()[drill.game], ["Ada", "Theo", "Ida", "Pip", "Vera"][:drill.seats], 3, 3)
    scene = DrillScene(begin(record), [SeatSetting(kind, name) for kind, name in
                                       zip(record.kinds, record.players, strict=True)], print, print)
    studio = Studio(Look((960, 540)), scene)
    while scene.seat_view.facts["phase"] != "shown":
        studio.run(20)
    before = len(record.inputs)
    studio.run(20)
    assert scene.seat_view.facts["phase"] == "shown" and len(record.inputs) == before
    studio.lost_ms += 5000
    studio.run(20)
    assert scene.seat_view.facts["phase"] != "shown"
    assert [action.words for _at, action in record.inputs[before:]] == ["void"]  # type: ignore[union-attr]
