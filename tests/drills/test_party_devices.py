"""Each drill in company by mouse, by keys and by one pad alone, from the input layer to the count on the screen."""

from __future__ import annotations

import pytest

from game.core.events import CardMoved, Event, HandMoved
from game.scenes.games.drills.party import PartyPlay
from game.view.games.drills.party import BEST
from tests.drills.parties import drill
from tests.drills.trainee import Trainee
from tests.pads import VirtualPad

pytestmark = pytest.mark.usefixtures("display")
DEVICES = ("mouse", "keyboard", "pad")
every_device = pytest.mark.parametrize("kind", DEVICES)


@every_device
def test_a_card_is_sneaked_away_and_counts(kind: str, pad: VirtualPad | None) -> None:
    trainee = Trainee("sneak", kind, pad)
    for _ in range(60):
        if trainee.tally["gone"]:
            break
        card = trainee.view.hand[0]
        if kind == "mouse":
            trainee.drag(trainee.thing(f"card:{card}"), (640, 705))
        else:
            trainee.carry(f"card:{card}", "lap:0")
        trainee.room.run(1_500)
    assert trainee.tally["gone"] >= 1
    figures = drill("sneak").measure(trainee.until_over())
    assert figures.values["lap_gone"] >= 1 and figures.values["exposure_ms"] > 0


@every_device
def test_a_cheat_is_called_and_counts(kind: str, pad: VirtualPad | None) -> None:
    trainee = Trainee("watch", kind, pad)
    for _ in range(2_000):
        if trainee.tally["right"] or trainee.done:
            break
        for seat in range(1, 5):
            held = trainee.view.held(seat)
            if held and held[1].startswith(("lap", "shoulder", "sleeve")):
                call(trainee, seat)
                break
        trainee.room.run()
    assert trainee.tally["right"] == 1
    assert trainee.room.top is trainee.scene, "a verdict is a word, and it goes on"
    assert drill("watch").measure(trainee.until_over()).values["hits"] == 1


def call(trainee: Trainee, seat: int) -> None:
    if trainee.kind == "mouse":
        trainee.click(trainee.spot(f"seat:{seat}"))
        return
    trainee.steer(f"seat:{seat}")
    trainee.press("accuse")


@every_device
def test_pollen_is_thrown_and_dodged_to_the_end(kind: str, pad: VirtualPad | None) -> None:
    trainee = Trainee("pollen", kind, pad)
    thrown = ducked = 0
    while not trainee.done and trainee.room.now_ms < 300_000:
        by = trainee.view.facts["pollinating"]
        if by == 0 and not trainee.scene.play.busy:
            throw(trainee)
            thrown += 1
        elif by > 0 and trainee.view.held(by):
            duck(trainee)
            ducked += trainee.view.leaning(0) != 0
        trainee.room.run()
    figures = drill("pollen").measure(trainee.until_over())
    assert figures.values["hits"] >= 1 and thrown >= 10
    assert ducked >= 3 and figures.values["dodged"] >= 3


def throw(trainee: Trainee) -> None:
    if trainee.kind != "mouse":
        trainee.press("throw", 375)
        trainee.room.run(400)
        return
    x, y = trainee.thing("pollen")
    to = trainee.spot("seat:1")
    way = (round(x + (to[0] - x) * 0.6), round(y + (to[1] - y) * 0.6))
    trainee.drag((x, y), way, steps=4, rest_ms=0)
    trainee.room.run(400)


def duck(trainee: Trainee) -> None:
    if trainee.kind == "mouse":
        x, y = trainee.spot("seat:0")
        trainee.move((x + 40, y))
    else:
        trainee.press("left")


@every_device
def test_a_theft_is_kept_and_another_one_objected_to(kind: str, pad: VirtualPad | None) -> None:
    trainee = Trainee("grasshopper", kind, pad)
    while not trainee.done and not (trainee.tally["kept"] and trainee.tally["saved"]):
        facts = trainee.view.facts
        if any(robbed == 0 for _gap, _thief, robbed in facts["thefts"]):
            object_to(trainee)
        elif facts["grasshoppers"][0][1] is None and not trainee.scene.gestures.held:
            steal(trainee)
        trainee.room.run(200)
    assert trainee.tally["kept"] and trainee.tally["saved"]
    values = drill("grasshopper").measure(trainee.until_over()).values
    assert values["kept"] >= 1 and values["saved"] >= 1 and values["objection_ms"] > 0


def steal(trainee: Trainee) -> None:
    if trainee.kind == "mouse":
        trainee.drag(trainee.thing("gap:0"), (640, 560))
    else:
        trainee.carry("gap:0", "hand:0")


def object_to(trainee: Trainee) -> None:
    gap = next(gap for gap, _thief, robbed in trainee.view.facts["thefts"] if robbed == 0)
    if trainee.kind == "mouse":
        trainee.click(trainee.spot(f"gap:{gap}"))
    else:
        trainee.press("object")


def test_the_clock_counts_down_and_the_screen_waits_for_the_next_second() -> None:
    trainee = Trainee("watch", "mouse")
    play = trainee.scene.play
    assert isinstance(play, PartyPlay)
    before = trainee.look.left
    trainee.room.run(1_000)
    assert trainee.look.left < before
    assert play.wait_ms(trainee.room.now_ms) <= 1_001


def test_the_best_score_stands_beside_the_count() -> None:
    trainee = Trainee("watch", "mouse")
    assert [icon for icon, _words in trainee.look.counts] == ["check", "close"]
    trainee.scene.moment.notes[BEST] = 2.84
    trainee.scene.refresh()
    assert trainee.look.counts[-1] == ("trophy", "d′ 2.8")


def test_nobody_is_told_that_one_was_robbed() -> None:
    """The empty place is there to be seen; hint and prompt stay as they are."""
    trainee = Trainee("grasshopper", "mouse", seed=3)
    said: set[str] = set()
    told: list[Event] = []
    trainee.scene.match.referee.listen(told.append)
    while not trainee.done:
        look = trainee.scene.view.look
        if not trainee.view.round_over:
            said.add(look.prompt + look.hint)
        trainee.room.run(200)
    assert any(isinstance(event, CardMoved) and event.target.startswith("stolen") for event in told)
    assert any(isinstance(event, HandMoved) for event in told)
    assert len(said) == 1
