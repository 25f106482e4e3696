"""Ways through the program in a real window: another language by the mouse, practice from the title, a guided hand
that is left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.window.driver import Screen, Window, playing

pytestmark = pytest.mark.window


def click(window: Window, item: str) -> None:
    window.until(lambda: window.has(item), 4, item)
    window.click(window.middle(window.item(item)))


@contextmanager
def title(screen: Screen, folder: Path) -> Iterator[Window]:
    """The title, as somebody finds it who leaves a match."""
    with playing(screen, folder, "play") as window:
        window.key("Escape")
        window.until(lambda: window.screen == "pause", 4, "pause")
        click(window, "button:leave")
        window.until(lambda: window.screen == "title", 4, "title")
        yield window


def test_another_language_is_chosen_with_the_mouse_and_is_there_at_once(screen: Screen, tmp_path: Path) -> None:
    with title(screen, tmp_path) as window:
        english = window.item("button:practice")["label"]
        click(window, "button:language")
        click(window, "button:language:de")
        window.until(lambda: window.item("tab:sound")["label"] == "Ton", 4, "German settings")
        window.picture("60_german")
        click(window, "button:back")
        window.until(lambda: window.screen == "title", 4, "title")
        assert (english, window.item("button:practice")["label"]) == ("Practice", "Üben")


def test_practice_leads_from_the_title_to_a_drills_table(screen: Screen, tmp_path: Path) -> None:
    with title(screen, tmp_path) as window:
        click(window, "button:practice")
        click(window, "button:drill:herd")
        window.until(lambda: window.screen in ("practice", "drill_intro"), 4, "drill")
        click(window, "button:start")
        window.until(lambda: window.screen == "drill" and len(window.hand()) > 0, 8, "first meadow")
        window.picture("61_practised")


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
            click(window, "button:leave")
        window.until(lambda: window.screen == "title", 4, "title")
        assert window.has("button:guide") and not window.has("button:continue"), "nothing of it is kept"
    finally:
        window.close()
