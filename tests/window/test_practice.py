"""Practice in a real window: from the title to a drill, trial by trial to its result, which is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.history import FILE, History
from tests.window.driver import Screen, Window, title
from tests.window.short_drills import PROGRAM, TRIALS
from tests.window.test_keys import lift, over

pytestmark = pytest.mark.window
PILE = "zone:meadow:0"


def own_sheep(window: Window) -> str:
    """One that may be given away: none that counts against its owner."""
    hand = [str(card["face"]) for card in window.hand()]
    found = next((face for face in hand if "-" not in face), None)
    assert found is not None, f"none in {hand}: {window.seen()['prompt']!r}"
    return found


def exchange_by_mouse(window: Window) -> None:
    window.drag(window.card(own_sheep(window)), window.middle(window.item(PILE)), seconds=0.2)


def exchange_by_keys(window: Window) -> None:
    lift(window, own_sheep(window))
    while not over(window).startswith("zone:meadow"):
        window.key("Up")
        window.rests()
    window.key("Return")


def wanted(window: Window) -> bool:
    """Whether an exchange is to be made."""
    return window.screen == "drill" and "swap" in window.seen()["prompt"] and bool(window.hand())


def open_practice(window: Window) -> None:
    window.focus("button:practice")
    window.key("Return")
    window.until(lambda: window.screen == "practice", 4, "drills")


def test_a_drill_is_played_from_the_title_to_its_result_which_is_kept(screen: Screen, tmp_path: Path) -> None:
    with title(screen, tmp_path, PROGRAM) as window:
        open_practice(window)
        window.picture("61_drills")
        window.choose("button:drill:herd")
        window.choose("button:start")
        for exchange in (exchange_by_mouse, exchange_by_mouse, exchange_by_keys):
            window.until(lambda: wanted(window), 8, "meadow")
            window.picture(f"61_{exchange.__name__}")
            exchange(window)
            window.until(lambda: not wanted(window), 3, "exchange")
        window.until(lambda: window.screen == "drill_result", 8, "result")
        window.picture("61_result")
        window.key("Return")
        window.until(lambda: window.screen == "drill", 4, "drill that is dealt anew")
    history = History.open(window.folder / FILE)
    (session,) = history.sessions("Ada", "herd")
    trials = history.trials("Ada", "herd")
    history.close()
    assert session.device == "keyboard", "the last one used"
    assert len(trials) == TRIALS and all(trial.ms > 0 and trial.outcome != "missed" for trial in trials)
