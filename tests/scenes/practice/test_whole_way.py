"""From the drills to the introduction, the session and its result, with each device alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.drills.drills import DRILLS
from game.scenes.practice.result import DrillResultScene
from tests.pads import VirtualPad
from tests.scenes.practice.practiser import ANSWERS, SHORT, Practiser

pytestmark = pytest.mark.usefixtures("display")
DEVICES = ("mouse", "keyboard", "pad")


@pytest.mark.timeout(120)
@pytest.mark.parametrize("skill", SHORT)
@pytest.mark.parametrize("kind", DEVICES)
def test_the_whole_way(skill: str, kind: str, pad: VirtualPad | None, tmp_path: Path) -> None:
    one = Practiser(tmp_path, kind, pad)
    assert one.room.top.name == "practice"
    one.choose(f"button:drill:{skill}")
    assert one.room.top.name == "drill_intro"
    one.choose("button:start")
    assert one.room.top.name == "drill"
    one.play(ANSWERS[skill])
    top = one.room.top
    assert isinstance(top, DrillResultScene)
    done = top._done.figures
    assert done.success == 1.0, done
    kept = one.way.course.sessions(skill)
    assert [each.device for each in kept] == [kind] and kept[0].score == done.score
    one.choose("button:again")
    assert one.room.top.name == "drill", "a second press deals anew"
    one.room.run(200)


@pytest.mark.parametrize("kind", DEVICES)
def test_a_flat_hand_before_the_picture_is_said_and_not_counted(
        kind: str, pad: VirtualPad | None, tmp_path: Path) -> None:
    one = Practiser(tmp_path, kind, pad)
    one.way.deal("wasp")
    one.room.run(120)
    assert one.table.phase == "ready"
    if kind == "mouse":
        one.click((700, 420))
    else:
        one.press("slap")
    assert one.table.early == 1 and one.table.results == ()
    assert one.scene.view.look.stamp == "too early"  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", DEVICES)
def test_pause_begins_the_trial_anew(kind: str, pad: VirtualPad | None, tmp_path: Path) -> None:
    one = Practiser(tmp_path, kind, pad)
    one.way.deal("herd")
    one.until("shown")
    one.room.run(400)
    if kind == "mouse":
        box = one.scene.layout.ui["pause"]
        one.click((round(box.x + box.w / 2), round(box.y + box.h / 2)))
    else:
        one.press("pause")
    assert one.room.top.name == "pause"
    one.room.pop()
    assert one.table.phase == "ready" and one.table.number == 0 and one.table.results == ()


@pytest.mark.parametrize("kind", DEVICES)
def test_letting_a_card_go_does_not_begin_it_anew(kind: str, pad: VirtualPad | None, tmp_path: Path) -> None:
    one = Practiser(tmp_path, kind, pad)
    one.way.deal("telescope")
    one.until("shown")
    one.room.run(200)
    ANSWERS["telescope"](one)
    assert len(one.table.results) == 1 and one.table.results[0].outcome == "hit"


@pytest.mark.parametrize("kind", ["keyboard"])
@pytest.mark.parametrize("skill", DRILLS)
def test_help_and_pause_open_from_every_drill_and_what_lies_there_can_be_inspected(
        skill: str, kind: str, tmp_path: Path) -> None:
    one = Practiser(tmp_path, kind)
    one.way.deal(skill)
    one.room.run(3_000)
    assert one.room.top.inspect_items()
    for word, screen in (("help", "rules"), ("pause", "pause")):
        one.press(word)
        assert one.room.top.name == screen
        one.practice.picture()
        one.room.pop()
        one.room.run(4_000)  # it is counted in again
