"""One match at one window of the tests: what it is told from a tape, and all that it shows and lets hear."""

from __future__ import annotations

import zlib
from typing import Any

import pygame

from game.app import App
from game.clock import Clock
from game.core.cards import Seat
from game.scenes.match import MatchScene
from game.view.sounds import Sounds
from tests.pads import VirtualPad

STEP_MS = 40
LEFT_BUTTON, RIGHT_BUTTON = 1, 3
MASK = (1, 2, 3)
EDGE_PX = 6

Op = tuple[Any, ...]
"""``("post", kind, facts)``, ``("pad", number, button, down)``, ``("button", held)`` or ``("run", ms)``."""


class Listening(Sounds):
    """Remembers what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Any, ...]] = []

    def play(self, name: str, pan: float = 0.0, after_ms: int = 0) -> None:
        self.heard.append((name, round(pan, 3), after_ms))

    def call(self, words: str, animal: str, pan: float = 0.0, after_ms: int = 0) -> None:
        self.heard.append((words, animal, round(pan, 3), after_ms))

    def tune(self, name: str) -> None:
        self.heard.append((name,))


class Screen:
    """One match at one window. ``told`` is what it has shown and let hear, frame by frame, without what somebody who
    peeks sees at the own edge."""

    def __init__(self, app: App, scene: MatchScene, pads: list[VirtualPad]) -> None:
        self.app, self.scene, self.pads = app, scene, pads
        self.tape: list[Op] = []
        self.told: list[tuple[Any, ...]] = []
        self.inputs: list[int] = []
        """How many actions the referee had accepted at each frame."""
        self.peeked: set[Seat] = set()
        """Whose faces were seen since the last look."""
        self._ns = 0
        self._held = False
        self._listening = Listening()
        app.sounds = self._listening
        app._clock = Clock(lambda: self._ns)
        app.input.button_held = lambda: self._held

    def do(self, *ops: Op, frames: int | None = None) -> None:
        """``frames``: stop when so many have been told."""
        for op in ops:
            if frames is not None and len(self.told) >= frames:
                return
            self.tape.append(op)
            match op:
                case ("post", kind, facts):
                    pygame.event.post(pygame.Event(kind, **facts))
                case ("pad", number, button, down):
                    self.pads[number - 1].use(button, down)
                case ("button", held):
                    self._held = held
                case ("run", ms):
                    self._run(ms)

    def _run(self, ms: int) -> None:
        for _ in range(max(1, ms // STEP_MS)):
            self._ns += STEP_MS * 1_000_000
            pygame.event.post(pygame.Event(pygame.USEREVENT))  # wakes the loop
            self.app.step()
            self._tell()

    # ---- what there is to see and to hear

    def open_hands(self) -> set[Seat]:
        """Whose faces are on the screen now."""
        look = self.scene.view.look
        found = {seat for seat, each in enumerate(look.seats) if each.open and not each.laid_open}
        return found | ({self.scene.own} if look.hand_up and look.hand else set())

    def _tell(self) -> None:
        top = self.app.top
        assert top is not None
        picture, shown = self.app.window.surface, self.open_hands()
        if top is not self.scene:
            shown = set()
        if shown:
            picture = picture.copy()
            for seat in shown:
                picture.fill(MASK, self.edge_of(seat))
        items = [item.as_dict() for item in top.inspect_items()]
        if shown:
            items = [_covered(item, {self.scene.seats[seat].name for seat in shown}, self.scene.own in shown)
                     for item in items]
        heard, self._listening.heard = tuple(self._listening.heard), []
        self.peeked |= shown
        self.inputs.append(len(self.scene.match.referee.record.inputs))
        self.told.append((top.name, zlib.crc32(picture.get_buffer()), repr(items), top.prompt, tuple(top.log), heard,
                          self.scene.sound.caption, pygame.display.get_caption()[0]))

    def edge_of(self, seat: Seat) -> pygame.Rect:
        """Where this seat's cards lie, when they are looked at; below, the whole edge with what it says of them."""
        scene, unit = self.scene, self.app.frame.unit
        by_mouse = seat == scene.own and scene.view.look.hand_up
        names = "card:" if by_mouse else f"fan:{seat}:"
        found = [thing for thing in scene.view.things if thing.id.startswith(names)]
        box = pygame.Rect(0, 0, 0, 0)
        for thing in found:
            reach = thing.pose.width * 0.9
            each = pygame.Rect(0, 0, round(2 * reach * unit) + 2, round(2 * reach * unit) + 2)
            each.center = (round(thing.pose.x * unit), round(thing.pose.y * unit))
            box = each if not box.w else box.union(each)
        if by_mouse and box.w:
            wide, tall = self.app.frame.size_px
            return pygame.Rect(0, box.top - EDGE_PX, wide, tall)
        return box


def _covered(item: dict[str, Any], peeking: set[str], own: bool) -> dict[str, Any]:
    """Without the faces, and what the buttons at the own edge say of them."""
    if item.get("place") == "hand" and item.get("seat") in peeking:
        return {"id": item["id"], "rect": item["rect"], "seat": item["seat"]}
    if item["kind"] == "button" and own:
        return {"id": item["id"], "rect": item["rect"]}
    return item
