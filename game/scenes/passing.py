"""What is on the table for a moment: a notice, a mood, a bubble, a paw, and what is to be done a little later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.view import choreography
from game.view.moods import MOOD_MS

if TYPE_CHECKING:
    from .match import MatchScene

NOTICE_MS = 2600
BUBBLE_MS = 2200


class Passing:
    """Puts things into the scene's moment and takes them away in time. Times are the window's milliseconds."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.notice_words = ""
        """In place of the prompt."""
        self._until: dict[str, int] = {}
        self._later: list[tuple[int, Callable[[], object]]] = []

    def notice(self, words: str) -> None:
        if words:
            self.notice_words = words
            self._until["notice"] = self.scene.stage.now_ms + NOTICE_MS
            self.scene.refresh()

    def mood(self, seat: int, mood: str, now_ms: int, lasts_ms: int = MOOD_MS) -> None:
        if seat >= 0:
            self.scene.moment.moods[seat] = mood
            self._until[f"mood:{seat}"] = now_ms + lasts_ms

    def say(self, seat: int, words: str, now_ms: int) -> None:
        if seat >= 0:
            self.scene.moment.bubbles[seat] = words
            self._until[f"bubble:{seat}"] = now_ms + BUBBLE_MS

    def expect(self, name: str, after_ms: int) -> None:
        """Something of the screen's own is due later: ``paw:2`` goes away."""
        self._until[name] = self.scene.stage.now_ms + after_ms

    def later(self, after_ms: int, then: Callable[[], object]) -> None:
        self._later.append((self.scene.stage.now_ms + after_ms, then))

    def waits(self, now_ms: int) -> list[int]:
        """How long each of them still lasts."""
        return [due - now_ms for due in (*self._until.values(), *(due for due, _then in self._later))]

    def clear(self) -> None:
        self._until.clear()
        self._later.clear()

    def tick(self, now_ms: int) -> None:
        due = [then for at, then in self._later if now_ms >= at]
        self._later = [(at, then) for at, then in self._later if now_ms < at]
        for then in due:
            then()
        for name in [name for name, until in self._until.items() if now_ms >= until]:
            del self._until[name]
            if self._take_away(name):
                self.scene.refresh()

    def _take_away(self, name: str) -> bool:
        """True when the table looks different without it."""
        kind, _colon, seat = name.partition(":")
        view = self.scene.view
        if kind == "paw" and int(seat) in view.paws:
            paw = view.paws[int(seat)]
            paw.going, paw.goal = True, choreography.edge_point(view, int(seat))
            return False
        if kind == "mood":
            self.scene.moment.moods.pop(int(seat), None)
        elif kind == "bubble":
            self.scene.moment.bubbles.pop(int(seat), None)
        elif kind == "notice":
            self.notice_words = ""
        return True
