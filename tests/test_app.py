"""The loop: sleep, time, crashes, the data folder, and what --inspect says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pygame
import pytest

from game import crash
from game.clock import SLACK_MS, Clock, MatchTime
from game.crash import Note
from game.datadir import DataDir, DataError, write_atomically
from game.inspect_file import Inspector, Item
from game.scenes.base import Scene
from game.scenes.message import Choice, MessageScene
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.wait import Waiter
from tests.stage import running


class Probe(Scene):
    """Writes down its life."""

    name = "probe"

    def __init__(self, name: str = "probe", covers: bool = True) -> None:
        super().__init__()
        self.name, self.covers = name, covers
        self.life: list[str] = []
        self.commands: list[Command] = []
        self.drawn = 0
        self.fail = ""

    def enter(self, stage: object) -> None:
        super().enter(stage)  # type: ignore[arg-type]
        self.life.append("enter")

    def leave(self) -> None:
        self.life.append("leave")

    def pause(self) -> None:
        self.life.append("pause")

    def resume(self) -> None:
        super().resume()
        self.life.append("resume")

    def handle(self, command: Command) -> None:
        self.commands.append(command)
        if self.fail:
            raise KeyError(self.fail)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        self.drawn += 1
        canvas.surface.fill("#204060")
        return None


# ---- the stack

def test_scenes_live_and_die_in_order(tmp_path: Path) -> None:
    first, second = Probe("first"), Probe("second")
    with running(tmp_path, first) as hand:
        hand.app.push(second)
        hand.app.pop()
        hand.app.replace(Probe("third"))
    assert first.life == ["enter", "pause", "resume", "leave"]
    assert second.life == ["enter", "leave"]


def test_home_leaves_everything(tmp_path: Path) -> None:
    scenes = [Probe(str(i)) for i in range(3)]
    with running(tmp_path, *scenes) as hand:
        hand.app.home(Probe("title"))
        assert all(scene.life[-1] == "leave" for scene in scenes)


def test_nothing_is_drawn_while_nothing_changes(tmp_path: Path) -> None:
    probe = Probe()
    with running(tmp_path, probe) as hand:
        drawn = probe.drawn
        hand.step(20)
        assert probe.drawn == drawn
        probe.dirty = True
        hand.step()
        assert probe.drawn == drawn + 1


def test_a_click_that_opened_a_dialog_does_not_act_in_it_as_well(tmp_path: Path) -> None:
    below, above = Probe("below"), Probe("above", covers=False)
    with running(tmp_path, below) as hand:
        hand.down((100, 100))
        hand.up((100, 100))
        hand.app.push(above)
        hand.click((102, 100))
        assert not [c for c in above.commands if c.kind is Kind.POINTER_DOWN]
        hand.click((400, 400))
        assert [c for c in above.commands if c.kind is Kind.POINTER_DOWN]


def test_a_burst_of_events_reaches_the_scene_in_order(tmp_path: Path) -> None:
    probe = Probe()
    with running(tmp_path, probe) as hand:
        hand.down((10, 10))
        hand.move(*[(x, 10) for x in range(10, 900)])
        hand.up((900, 10))
    moved = [c for c in probe.commands if c.kind is Kind.POINTER_MOVE]
    assert len(moved) == 1
    assert len(moved[0].path) == 890


# ---- crashes

def test_a_crash_leaves_a_note_without_cards_and_a_way_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    probe = Probe()
    probe.fail = "flower blue red"
    with running(tmp_path, probe) as hand:
        hand.app.on_crash = lambda note: MessageScene("That was us, not you", note.sentence,
                                                      [Choice("on", "Go on", "play", lambda: None)], str(note.path))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1))
        hand.app._guard(hand.app.step)
        assert isinstance(hand.app.top, MessageScene)
        assert probe.life[-1] == "leave"
    notes = list((tmp_path / "logs").glob("*.txt"))
    assert len(notes) == 1
    text = notes[0].read_text(encoding="utf-8")
    assert "KeyError" in text and "handle" in text
    assert "flower" not in text and str(tmp_path) not in text
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "flower" not in said and "Traceback" not in said


class Stumbling(Probe):
    def enter(self, stage: object) -> None:
        super().enter(stage)
        raise KeyError("flower blue red")


def test_a_first_screen_that_crashes_leaves_a_note_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[str] = []
    with running(tmp_path) as hand:
        def told(note: Note) -> Scene:
            seen.append(note.what)
            hand.app.quit()
            return MessageScene("That was us, not you", note.sentence, [Choice("on", "Go on", "play", hand.app.pop)])

        hand.app.on_crash = told
        hand.app.run(Stumbling())
    assert seen == ["KeyError"]
    assert capsys.readouterr().err.count("\n") == 1


def test_a_program_that_only_crashes_ends(tmp_path: Path) -> None:
    probe = Probe()
    probe.fail = "again"
    with running(tmp_path, probe) as hand, pytest.raises(SystemExit):
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1))
        hand.app._guard(hand.app.step)


def test_a_bug_report_holds_the_note_and_the_record(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    record = tmp_path / "matches" / "m.jsonl"
    record.write_text("{}\n", encoding="utf-8")
    note = crash.write_note(data, ValueError("secret"))
    path = crash.save_report(data, note, [record, tmp_path / "gone.jsonl"])
    with zipfile.ZipFile(path) as bundle:
        assert set(bundle.namelist()) == {"note.txt", "README.txt", "m.jsonl", "gone.jsonl.missing.txt"}
        assert b"secret" not in bundle.read("note.txt")
    data.close()


def test_a_crash_that_nothing_could_be_kept_of_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    note = crash.write_note(DataDir.open(tmp_path / "file"), ValueError("secret"))
    assert note.path is None and "nothing can be saved" in note.sentence and "is saved" not in note.sentence


# ---- the data folder

def test_a_second_instance_plays_on_and_says_so(tmp_path: Path) -> None:
    first, second = DataDir.open(tmp_path), DataDir.open(tmp_path)
    assert first.writable and not first.trouble
    assert not second.writable and "second time" in second.trouble
    with pytest.raises(DataError, match="second time"):
        second.write(tmp_path / "x", b"")
    first.close()
    third = DataDir.open(tmp_path)
    assert third.writable
    third.close()


def test_a_folder_that_cannot_be_made_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    data = DataDir.open(tmp_path / "file" / "data")
    assert not data.writable and data.cache() is None
    assert data.trouble.endswith(".") and "\n" not in data.trouble


def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    code = ("import os,sys; from pathlib import Path; from game.datadir import DataDir; "
            f"d=DataDir.open(Path({str(tmp_path)!r})); assert d.writable; os._exit(9)")
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 9
    data = DataDir.open(tmp_path)
    assert data.writable
    data.close()


def test_a_failed_write_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    write_atomically(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError, match="no space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.skipif(os.name == "nt", reason="this system has other permissions")
def test_a_file_may_be_read_by_whoever_may_read_any_other_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"")
    write_atomically(tmp_path / "picture.gif", b"new")
    assert (tmp_path / "picture.gif").stat().st_mode == (tmp_path / "other").stat().st_mode


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_is_no_ordinary_file_is_never_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(DataError, match="isn't an ordinary file"):
        write_atomically(tmp_path / "pipe", b"new")
    assert (tmp_path / "pipe").is_fifo()


# ---- time

class Ticking:
    def __init__(self) -> None:
        self.ns = 0

    def __call__(self) -> int:
        return self.ns


def test_a_dragged_window_is_not_time_passing() -> None:
    source = Ticking()
    clock = Clock(source)
    source.ns += 16_000_000
    assert clock.tick() == 16
    source.ns += 60_000_000_000
    assert clock.tick() == 16 + SLACK_MS
    assert clock.lost_ms == 60_000 - SLACK_MS


def test_a_long_sleep_that_was_asked_for_is_time_passing() -> None:
    source = Ticking()
    clock = Clock(source)
    source.ns += 5_000_000_000
    assert clock.tick(5000) == 5000
    assert clock.lost_ms == 0


def test_fractions_of_milliseconds_add_up() -> None:
    source = Ticking()
    clock = Clock(source)
    for _ in range(1000):
        source.ns += 1_300_000
        clock.tick()
    assert clock.now_ms == 1300


def test_match_time_stands_still_while_paused() -> None:
    match = MatchTime(500)
    match.run(1000)
    assert match.run(1010) == 510
    match.pause()
    assert match.run(9000) == 510
    assert match.run(9005) == 515


def test_waiting_ends_with_an_event_or_in_time(tmp_path: Path) -> None:
    with running(tmp_path, Probe()):
        waiter = Waiter()
        assert waiter.sleeps
        while waiter.wait(5):
            pygame.event.clear()  # what opening the window had to say
        start = time.perf_counter()
        assert not waiter.wait(60)
        assert 0.05 <= time.perf_counter() - start < 0.4
        pygame.event.post(pygame.Event(pygame.USEREVENT))
        assert waiter.wait(5000)
        assert time.perf_counter() - start < 2


# ---- --inspect

def test_the_inspect_file_is_replaced_only_when_something_changed(tmp_path: Path) -> None:
    path = tmp_path / "i.json"
    inspector = Inspector(path)
    card = Item("card:1", "card", "card", (1, 2, 3, 4), extra=(("seat", "Ada"), ("place", "hand"), ("face", None)))
    inspector.show("match", (1280, 720), False, [card], "Your turn", ["Ida draws"])
    first = path.read_bytes()
    inspector.show("match", (1280, 720), False, [card], "Your turn", ["Ida draws"])
    assert path.read_bytes() == first
    inspector.show("match", (1280, 720), True, [card], "Your turn", ["Ida draws"])
    told = json.loads(path.read_bytes())
    assert told["frame"] == 2 and told["moving"] is True
    assert told["items"] == [{"id": "card:1", "kind": "card", "label": "card", "rect": [1, 2, 3, 4], "seat": "Ada",
                              "place": "hand", "face": None, "enabled": True, "focus": False}]


def test_an_inspect_file_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    inspector = Inspector(tmp_path)
    inspector.show("title", (1, 1), False, [], "", [])
    assert inspector.trouble


def test_without_a_display_one_sentence_says_so() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    code = ("from game.view.window import Window, NoDisplay\n"
            "try:\n Window.open()\nexcept NoDisplay as e:\n print(e)\n")
    said = subprocess.run([sys.executable, "-c", code], env=environment, timeout=60, capture_output=True, text=True,
                          check=False).stdout
    if sys.platform.startswith("linux"):
        assert said.count("\n") == 1 and "needs a display" in said
