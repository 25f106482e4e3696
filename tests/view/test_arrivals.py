"""What is seen of when reports arrive: events of each device, and what the loop knows of when nothing was there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import settings
from game.clock import Clock
from game.datadir import DataDir
from game.devices import Pads
from game.scenes.base import Scene
from game.timing import ASSUMED_MS, Seen, Unsure
from game.view.arrivals import Arrivals
from game.view.commands import KEYBOARD, MOUSE, TOUCH, Device
from game.view.wait import WAKE_MS, Waiter
from game.view.window import open_offscreen
from tests.pads import VirtualPad
from tests.stage import running

PAD = Device("pad", 1)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    pygame.event.clear()
    yield
    pygame.event.clear()


def motion(touch: bool = False) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0), touch=touch)


def axis(number: int, instance_id: int = 7) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=instance_id, axis=number, value=9000)


def key(code: int, down: bool = True) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, scancode=code, mod=0)


def read_every(arrivals: Arrivals, apart_ms: float, *events: pygame.Event, times: int = 200) -> None:
    for n in range(times):
        seen = Seen(n * apart_ms - 0.5, n * apart_ms)
        arrivals.read(events, seen, seen)


def test_nothing_is_measured_before_a_device_is_used() -> None:
    arrivals = Arrivals()
    assert arrivals.reports(MOUSE) == Unsure(ASSUMED_MS["mouse"], False)
    assert arrivals.reports(TOUCH) == Unsure(ASSUMED_MS["touch"], False)
    assert arrivals.reports(Device("keyboard", 2)) == arrivals.reports(KEYBOARD) == Unsure(16, False)


def test_each_device_is_measured_by_itself() -> None:
    arrivals = Arrivals()
    arrivals.number = {7: 1, 8: 2}.__getitem__
    read_every(arrivals, 8.0, motion())
    read_every(arrivals, 4.0, axis(0))
    assert arrivals.reports(MOUSE) == Unsure(8, True)
    assert arrivals.reports(PAD) == Unsure(4, True)
    assert not arrivals.reports(Device("pad", 2)).measured
    assert set(arrivals.kept) == {"mouse", "pad 1"}


def test_one_report_of_a_pad_moves_many_axes() -> None:
    arrivals = Arrivals()
    read_every(arrivals, 8.0, axis(0), axis(1), axis(2), axis(3))
    assert arrivals.kept["pad 7"] == pytest.approx(8.0, abs=0.1)
    twice = Arrivals()
    read_every(twice, 8.0, axis(0), axis(1), axis(0), axis(1))
    assert twice.kept["pad 7"] == pytest.approx(4.0, abs=0.1), "two reports were read at once"


def test_what_the_system_makes_of_a_finger_is_no_mouse() -> None:
    arrivals = Arrivals()
    finger = pygame.Event(pygame.FINGERMOTION, touch_id=1, finger_id=2, x=0.5, y=0.5)
    read_every(arrivals, 10.0, motion(touch=True), finger)
    assert set(arrivals.kept) == {"touch"}


def test_a_held_key_reports_once_however_often_the_system_repeats_it() -> None:
    arrivals = Arrivals()
    read_every(arrivals, 10.0, key(4))
    assert "keyboard" not in arrivals.kept
    for n in range(20):
        seen = Seen(n * 10.0 - 0.5, n * 10.0)
        arrivals.read([key(4 + n % 3, down=n // 3 % 2 == 0)], seen, seen)
    assert "keyboard" in arrivals.kept and arrivals.reports(Device("keyboard", 1)) == Unsure(10, True)


def test_a_press_is_unsure_by_the_looks_of_its_own_device() -> None:
    arrivals = Arrivals({"mouse": 2.0, "pad 1": 4.0})
    arrivals.read([], Seen(99.0, 100.0), Seen(92.0, 100.0))
    assert arrivals.unsure(MOUSE) == Unsure(3, True)
    assert arrivals.unsure(PAD) == Unsure(12, True)
    assert arrivals.unsure(KEYBOARD) == Unsure(ASSUMED_MS["keyboard"] + 1, False)


def test_a_real_pad_is_known_by_its_make() -> None:
    pads, arrivals = Pads(), Arrivals()
    arrivals.number, arrivals.identity = pads.number, pads.identity
    now = [0.0]
    waiter = Waiter(lambda: now[0])
    with VirtualPad() as pad:
        pads.start()
        waiter.read()
        for n in range(120):
            pad.lean(0, 0.5 + n % 2 * 0.1)
            now[0] += 6.0
            arrivals.read(*waiter.read())
        assert arrivals.kept == {f"pad {pads.identity(1)}": pytest.approx(6.4, abs=0.1)}, "and what looks leave open"
        assert arrivals.reports(PAD).measured


# ---- what the loop knows

class Sleeper(Waiter):
    """Sleeps as long as it is told, on a clock of its own."""

    def __init__(self) -> None:
        self.now_ms = 0.0
        super().__init__(lambda: self.now_ms)
        self.sleeps_ms: list[tuple[float, bool]] = []

    def _sleep(self, timeout_ms: int) -> bool:
        asleep_ms, woken = self.sleeps_ms.pop(0)
        self.now_ms += asleep_ms
        return woken


def after(*sleeps: tuple[float, bool], timeout_ms: int = 2) -> Seen:
    sleeper = Sleeper()
    sleeper.sleeps_ms = [*sleeps]
    while sleeper.sleeps_ms:
        sleeper.wait(timeout_ms, 1)
    return sleeper.read()[1]


def test_who_is_woken_knows_that_nothing_was_there_until_then() -> None:
    assert after((500.0, True), timeout_ms=600) == Seen(500.0 - WAKE_MS, 500.0)


def test_who_finds_something_at_once_only_knows_of_the_last_look() -> None:
    assert after((0.1, True)) == Seen(0.0, 0.1)


def test_who_slept_for_too_long_knows_of_nothing_since_the_sleep_should_have_ended() -> None:
    assert after((9.0, False)) == Seen(2.0, 9.0)


def test_a_machine_that_wakes_up_late_may_do_so_again() -> None:
    assert after((5.0, False), (50.0, True)) == Seen(55.0 - WAKE_MS - 3.0, 55.0)


def test_pads_are_as_old_as_the_last_look_at_them() -> None:
    sleeper = Sleeper()
    sleeper.sleeps_ms = [(8.0, False), (3.0, True)]
    sleeper.wait(11, 1)
    _events, _seen, pads = sleeper.read()
    assert pads == Seen(8.0, 11.0)


def test_the_loop_measures_the_mouse_and_keeps_what_it_found(tmp_path: Path) -> None:
    now = [0]
    with running(tmp_path, Scene()) as hand:
        hand.app._clock = Clock(lambda: now[0])
        hand.step()
        for n in range(150):
            now[0] += 8_000_000
            hand.move((n, n))
        assert hand.app.arrivals.reports(MOUSE) == Unsure(8, True)
        assert settings.save(hand.app.data, hand.app.settings) == ""
    data = DataDir.open(tmp_path)
    assert settings.load(data)[0].reports_ms == {"mouse": pytest.approx(8.5, abs=0.1)}
    data.close()
