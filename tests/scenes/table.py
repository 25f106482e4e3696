"""A match scene without a window, for tests: the real referee, nobody else at the table unless asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from typing import Any

import pygame

from game.core.actions import Call, Carry, Grab, Release
from game.core.cards import Deck, HouseValue
from game.core.record import Record, lines, parse
from game.decks import load_decks
from game.playing import begin, open_hands, resume
from game.referee.match import Match
from game.referee.referee import Referee
from game.rules import GAMES
from game.scenes.match import MatchScene
from game.scenes.pause import PauseScene
from game.scenes.proof import ProofScene
from game.scenes.still_stage import StillStage
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.commands import KEYBOARD, MOUSE, Command, Device, Kind
from tests.drawn import drawn
from tests.one_device import OneDevice, way
from tests.pads import VirtualPad

NAMES, ANIMALS = ("Ada", "Ben", "Cleo", "Dora", "Emil"), ("fox", "toad", "badger", "mouse", "magpie")
HANDS = {
    "Ada": ["flower blue red", "flower green yellow", "spider blue green", "flower yellow violet"],
    "Ben": ["bumblebee blue green", "flower red violet", "web blue violet"],
    "Cleo": ["flower blue yellow", "butterfly red yellow", "flower violet green"],
}
EVERY = 5
"""One of so many frames is drawn where nothing hangs on it."""
SETUP: dict[str, Any] = {
    "hands": HANDS,
    "discard": ["flower blue violet"],
    "turn": "Ada",
    "watchman": "Cleo",
    "draw": ["flower red green", "flower yellow green", "flower violet red", "flower blue green"],
}


@cache
def deck(game: str = "schummel_hummel") -> Deck:
    return load_decks()[game]


class Table:
    """One person's screen. ``bots``: they play along; else they only sit there."""

    def __init__(
        self,
        setup: dict[str, Any] | None = None,
        size: tuple[int, int] = (1280, 720),
        players: int = 3,
        humans: int = 1,
        bots: bool = False,
        game: str = "schummel_hummel",
        seed: int = 7,
        house: dict[str, HouseValue] | None = None,
        devices: tuple[str, ...] = (),
    ) -> None:
        """Without a ``setup`` Schummel Hummel has :data:`SETUP`; other games are dealt."""
        self.deck = deck(game)
        setup = SETUP if setup is None and game == "schummel_hummel" else setup
        kinds = ["human"] * humans + ["calm:1"] * (players - humans)
        self.seats = [
            SeatSetting(kinds[n], NAMES[n], ANIMALS[n], devices[n] if n < len(devices) else "") for n in range(players)
        ]
        record = Record(self.deck, list(NAMES[:players]), kinds, seed, self.deck.house(house or {}), setup)
        self.sit_down(begin(record) if bots else Match(Referee(GAMES[self.deck.game], record), []), size)

    def gone_on(self) -> Table:
        """The same match continued from its record, as after a crash."""
        again = copy(self)
        match = resume(parse("".join(f"{line}\n" for line in lines(self.match.referee.record))))
        open_hands(match)
        again.sit_down(match, self.stage.frame.size_px)
        return again

    def sit_down(self, match: Match, size: tuple[int, int]) -> None:
        self.match = match
        self.stage = StillStage(size, drawn())
        self.scene = MatchScene(self.match, self.seats)
        self.scene.enter(self.stage)
        self.surface = pygame.Surface(size)
        self.wait(400)

    def wait(self, ms: int, step: int = 16) -> None:
        """In frames. The last one is drawn, those from which an answer counts, and now and then one between."""
        left = max(1, ms // step)
        while left:
            left -= 1
            self.stage.now_ms += step
            self.scene.update(self.stage.now_ms)
            if self.scene.dirty and (left % EVERY == 0 or self.scene.racing):
                self.scene.dirty = False
                self.scene.draw(Canvas(self.surface, self.stage.frame, self.stage.raster), False)

    def frame(self) -> bytes:
        """The whole picture, drawn anew."""
        self.scene.draw(Canvas(self.surface, self.stage.frame, self.stage.raster), True)
        return pygame.image.tobytes(self.surface, "RGB")

    # ---- what is on the screen

    def items(self, kind: str = "") -> list[dict[str, Any]]:
        return [item.as_dict() for item in self.scene.inspect_items() if not kind or item.kind == kind]

    def item(self, item_id: str) -> dict[str, Any]:
        return next(item for item in self.items() if item["id"] == item_id)

    def middle(self, item_id: str) -> tuple[int, int]:
        x, y, w, h = self.item(item_id)["rect"]
        return x + w // 2, y + h // 2

    def card(self, face: str) -> tuple[int, int]:
        x, y, _w, h = next(
            item["rect"] for item in self.items("card") if item["face"] == face and item["place"] == "hand")
        return x + 22, y + h // 2

    def hand(self) -> list[str]:
        return [item["face"] for item in self.items("card") if item["place"] == "hand" and item["face"]]

    def faces(self, seat: int) -> list[str]:
        """What the table really holds."""
        return sorted(self.deck.faces[card].name for card in self.match.referee.table.hand(seat))

    # ---- what hands do

    def command(self, kind: Kind, at: tuple[int, int] = (0, 0), **facts: Any) -> None:
        device = facts.pop("device", MOUSE)
        self.scene.handle(Command(kind, device, facts.pop("pressed", True), self.stage.now_ms, at, **facts))

    def press(self, at: tuple[int, int], double: bool = False) -> None:
        self.command(Kind.POINTER_DOWN, at, double=double)

    def move(self, *points: tuple[int, int], ms: int = 60) -> None:
        for at in points:
            self.wait(ms)
            self.command(Kind.POINTER_MOVE, at, path=(at,))

    def let_go(self, at: tuple[int, int]) -> None:
        self.wait(60)
        self.command(Kind.POINTER_UP, at, pressed=False)

    def drag(self, *points: tuple[int, int], ms: int = 60) -> None:
        self.press(points[0])
        self.move(*points[1:], ms=ms)
        self.wait(200)
        self.let_go(points[-1])
        self.wait(500)

    def key(self, kind: Kind, **facts: Any) -> None:
        self.command(kind, device=KEYBOARD, **facts)
        self.wait(60)


def paused(found: Table, device: Device) -> PauseScene:
    """That device's player opens the pause."""
    found.command(Kind.PAUSE, device=device)
    found.scene.pause()
    scene = found.stage.pushed[-1]
    assert isinstance(scene, PauseScene)
    scene.enter(found.stage)
    return scene


def called() -> tuple[Table, ProofScene]:
    """Ada is the Watchman, and calls Ben, who put a card under the table: the table, and the proof that it shows."""
    table = Table(setup=SETUP | {"watchman": "Ada"})
    referee = table.match.referee
    for action in (Grab(1, referee.table.hand(1)[0]), Carry(1, "lap:1"), Release(1, "lap:1")):
        table.match.submit(action, referee.open_from)
        table.wait(300)
    table.match.submit(Call(0, "caught", 1), referee.open_from)
    table.wait(500)
    proof = table.stage.pushed[-1]
    assert isinstance(proof, ProofScene)
    return table, proof


def by_one_device(table: Table, kind: str, pad: VirtualPad | None, codes: Mapping[str, int]) -> Callable[[str], None]:
    """How the table's person presses a key or button by its word, after which a moment passes."""
    device = OneDevice(kind, pad)

    def press(word: str) -> None:
        for down in (True, False):
            for command in device.turn(table.scene, table.stage.now_ms, codes[word], down):
                table.scene.handle(command)
        table.wait(40, 40)

    return press


def steer(table: Table, goal: str, press: Callable[[str], None]) -> None:
    """Arrow by arrow to what shall be chosen, or to where the thing in the hand shall go."""
    keys = table.scene.input.keys

    def here() -> str:
        return keys.zone if keys.carrying else table.scene.moment.focus

    items = dict(keys.targets() if keys.carrying else keys.choices())
    if here() not in items:
        press("right")
    for word in way(items, here(), goal):
        press(word)
