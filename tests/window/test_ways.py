"""Ways through the program in a real window: another language by the mouse, a guided hand that is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.driver import Screen, Window, title

pytestmark = pytest.mark.window


def test_another_language_is_chosen_with_the_mouse_and_is_there_at_once(screen: Screen, tmp_path: Path) -> None:
    with title(screen, tmp_path) as window:
        english = window.item("button:practice")["label"]
        window.choose("button:language")
        window.choose("button:language:de")
        window.until(lambda: window.item("tab:sound")["label"] == "Ton", 4, "German settings")
        window.picture("60_german")
        window.choose("button:back")
        window.until(lambda: window.screen == "title", 4, "title")
        assert (english, window.item("button:practice")["label"]) == ("Practice", "Üben")


def test_a_guided_hand_is_left_by_esc(screen: Screen, tmp_path: Path) -> None:
    window = Window(screen, tmp_path, ["guide", "moemmen"])
    try:
        window.until(lambda: window.screen not in ("", "title"), 10, "guided hand")
        first = window.screen
        window.until(lambda: bool(window.seen()["prompt"]), 8, "first words")
        window.picture("62_guided")
        window.key("Escape")
        window.until(lambda: window.screen != first, 4, "another screen")
        window.picture("63_guided_left")
        if window.screen != "title":
            window.choose("button:leave")
        window.until(lambda: window.screen == "title", 4, "title")
        assert window.has("button:guide") and not window.has("button:continue"), "nothing of it is kept"
    finally:
        window.close()
