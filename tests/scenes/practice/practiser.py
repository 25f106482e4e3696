"""Somebody who practises with one device alone, from the drills to a result: real events through the input layer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pygame

from game.app import App
from game.core.cards import Deck
from game.core.record import Record
from game.datadir import DataDir
from game.decks import load_decks
from game.drills.drill import Drill
from game.drills.drills import DRILLS
from game.practising import Practising
from game.rules.drills.trials import NOTHING, TrialTable
from game.scenes.base import Scene
from game.scenes.match import MatchScene
from game.view.commands import Device
from tests.drills.trainee import Trainee
from tests.one_device import OneDevice, way
from tests.pads import VirtualPad
from tests.scenes.person import Room

WORDS = ("blue", "yellow", "red", "brown")
WORD_KEYS = dict(zip(WORDS, (pygame.K_a, pygame.K_s, pygame.K_d, pygame.K_f), strict=True))
WORD_BUTTONS = dict(zip(WORDS, (
    pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_A),
    strict=True))
RANK_KEYS = {rank: getattr(pygame, f"K_{rank[0]}") for rank in ("1", "2", "3", "4", "5", "6", "ace", "x")}
TRIALS = 3
SEES_MS = 400


class Shortened(Drill):
    """Another drill, with fewer trials."""

    def __init__(self, drill: Drill) -> None:
        self.whole = drill
        self.slug, self.figures, self.less_is_better = (  # type: ignore[misc]
            drill.slug, drill.figures, drill.less_is_better)

    def record(self, deck: Deck, names: list[str], seed: int, level: int) -> Record:
        record = self.whole.record(deck, names, seed, level)
        setup = dict(record.setup or {})
        record.setup = {**setup, "positions": setup["positions"][:TRIALS]} if "positions" in setup else {
            **setup, "trials": TRIALS}
        return record

    def measure(self, record: Record) -> Any:
        return self.whole.measure(record)


class Practice(Room):
    """A room from which practice is opened."""

    def __init__(self, folder: Path, device: Device) -> None:
        super().__init__(device)
        self.data = DataDir.open(folder)

    @property
    def depth(self) -> int:
        return len(self.scenes)

    def replace(self, scene: Scene) -> None:
        self.scenes.pop().leave()
        self.push(scene)


class Practiser(Trainee):
    """``kind``: ``mouse``, ``keyboard`` or ``pad`` (then the pad is attached). Each drill has :data:`TRIALS` trials."""

    def __init__(self, folder: Path, kind: str, pad: VirtualPad | None = None) -> None:
        self.kind, self.device = kind, OneDevice(kind, pad)
        self.practice = Practice(folder, Device("pad", 1) if kind == "pad" else Device(kind))
        self.room = self.practice
        self.way = Practising(cast(App, self.practice), load_decks(), seed=7)
        self.way.course.drills = {skill: Shortened(drill) if skill in SHORT else drill
                                  for skill, drill in DRILLS.items()}
        self.room.push(self.way.grid())
        self.room.run(200)

    @property
    def scene(self) -> MatchScene:
        scene = self.room.top
        assert isinstance(scene, MatchScene)
        return scene

    @property
    def table(self) -> TrialTable:
        table = self.scene.match.referee.table
        assert isinstance(table, TrialTable)
        return table

    def tap(self, code: int) -> None:
        """A key, or a button of the pad."""
        for down in (True, False):
            self.hear(self.device.turn(self.room.top, self.room.now_ms, code, down))
        self.room.run()

    # ---- menus

    def choose(self, item: str) -> None:
        """Clicks it, or goes there arrow by arrow and accepts."""
        places = {each.id: pygame.Rect(each.rect) for each in self.room.top.inspect_items()}
        if self.kind == "mouse":
            self.click(places[item].center)
            return
        here = next(each.id for each in self.room.top.inspect_items() if each.focus)
        for word in way(places, here, item):
            self.press(word)
        assert next(each.id for each in self.room.top.inspect_items() if each.focus) == item
        self.press("accept")

    # ---- a session

    def until(self, phase: str) -> None:
        while self.room.top.table and not self.table.game_over and self.table.phase != phase:
            self.room.run()

    def play(self, answer: Callable[[Practiser], None]) -> None:
        """All trials, each answered a moment after it is shown."""
        for number in range(TRIALS):
            while self.table.number < number or self.table.phase != "shown":
                self.room.run()
            self.room.run(SEES_MS)
            answer(self)
            while self.room.top.table and self.table.phase == "shown" and self.table.number == number:
                self.room.run()
        while self.room.top.table:
            self.room.run(200)


def slap(one: Practiser) -> None:
    """Where it is right."""
    if one.scene.match.referee.rules.right(one.table) == NOTHING:
        return
    if one.kind == "mouse":
        one.click((700, 420))
    else:
        one.press("slap")


def say(one: Practiser) -> None:
    word = one.scene.match.referee.rules.right(one.table)
    colour = next(colour for colour, each in one.scene.seat_view.facts["words"].items() if each == word)
    if one.kind == "mouse":
        x, y = one.scene.layout.ui[f"word_{colour}"].centre
        one.click((round(x), round(y)))
    elif one.kind == "keyboard":
        one.tap(WORD_KEYS[colour])
    else:
        one.tap(WORD_BUTTONS[colour])


def lay(one: Practiser) -> None:
    """Everything that fits."""
    from game.rules.schummel_hummel import playing

    while one.room.top.table and one.table.phase == "shown" and playing.playable(cast(Any, one.table), 0):
        _carry(one, playing.playable(cast(Any, one.table), 0)[0], "discard")
        one.room.run()


def swap(one: Practiser) -> None:
    best = cast(Any, one.table).exchanges[0]
    _carry(one, best.card, best.place)


def _carry(one: Practiser, card: int, zone: str) -> None:
    if one.kind == "mouse":
        one.drag(one.thing(f"card:{card}"), one.spot(zone))
    else:
        one.carry(f"card:{card}", zone)


def name(one: Practiser) -> None:
    laid = cast(Any, one.table).position.laid
    button = f"answer_{list(RANK_KEYS).index(laid)}"
    if one.kind == "mouse":
        x, y = one.scene.layout.ui[button].centre
        one.click((round(x), round(y)))
    elif one.kind == "keyboard":
        one.tap(RANK_KEYS[laid])
    else:
        one.steer(button)
        one.press("accept")


ANSWERS: dict[str, Callable[[Practiser], None]] = {
    "wasp": slap, "double": slap, "call": say, "telescope": lay, "herd": swap, "bluff": name}
SHORT = tuple(ANSWERS)
