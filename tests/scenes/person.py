"""Somebody who plays Schummel Hummel with one device alone: looks at the own seat's view and at the screen, presses,
and lets time pass. From the title to a rematch; real key and pad events through the input layer."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable

import pygame

from game.core.cards import Seat
from game.core.record import Record
from game.decks import load_decks
from game.playing import begin
from game.referee.view import SeatView
from game.scenes.base import Scene
from game.scenes.match import MatchScene
from game.scenes.shots.studio import Look, Studio
from game.scenes.title import GameTile, TitleActs, TitleScene
from game.settings import MatchSettings, SeatSetting, bot_seat, character
from game.view.commands import Command, Device
from tests.drawn import draw_table, drawn
from tests.one_device import way

STEP_MS = 40
CHEATS = ("lap", "shoulder", "sleeve", "slip")


class Room(Studio):
    """A stage whose pictures are drawn, small, and whose way home is one scene."""

    def __init__(self, device: Device) -> None:
        super().__init__(Look((1280, 720), raster=drawn()))
        self.device = device
        self.surface, self._drawn_ms = pygame.Surface(self.frame.size_px), 0

    def home(self, scene: Scene) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def run(self, ms: int = STEP_MS) -> None:
        super().run(ms)
        # a slap counts from the picture that shows the wasp
        self._drawn_ms = draw_table(self, self.surface, self._drawn_ms)


class Person:
    """``read``: the commands of a press or release of a word such as ``left``, ``accept`` or ``seat:1``."""

    def __init__(self, device: Device, read: Callable[[Room, str, bool], list[Command]]) -> None:
        self.room, self.read = Room(device), read
        self.seen: Counter[str] = Counter()
        """What this person has done."""
        self.rounds = 0
        self._ways = deque(CHEATS)
        self._rearranged = False
        deck = load_decks()["schummel_hummel"]
        bots = [bot_seat(character(kind), 1) for kind in ("dozer", "bold")]
        settings = MatchSettings("schummel_hummel", (SeatSetting(), *bots))
        acts = TitleActs(lambda chosen: self._deal(chosen, 11), *[lambda *_: None] * 4)
        self.room.push(TitleScene([GameTile(deck.game, deck.title, deck.players)], acts, settings))

    def _deal(self, settings: MatchSettings, seed: int) -> None:
        deck = load_decks()[settings.game]
        kinds = [seat.player for seat in settings.seats]
        record = Record(deck, list(settings.names), kinds, seed, deck.house({}))
        self.seen["dealt"] += 1
        self.room.home(MatchScene(begin(record), settings.seats, on_rematch=lambda: self._deal(settings, seed + 1)))

    # ---- the device

    def press(self, word: str, hold_ms: int = 0) -> None:
        for down in (True, False):
            for command in self.read(self.room, word, down):
                self.room.top.handle(command)
            if down and hold_ms:
                self.room.run(hold_ms)
        self.room.run()

    @property
    def scene(self) -> MatchScene:
        scene = self.room.scenes[0]
        assert isinstance(scene, MatchScene)
        return scene

    @property
    def view(self) -> SeatView:
        return self.scene.seat_view

    def focus_is_there(self) -> None:
        """Whoever has no mouse always sees where the focus is."""
        keys, focus = self.scene.input.keys, self.scene.moment.focus
        if not self.scene.gestures.held and not self.view.held(0):
            assert focus in [name for name, _rect in keys.choices()], f"no focus: {focus!r}"

    def steer(self, goal: str) -> None:
        """Arrow by arrow, the shortest way that the screen allows."""
        for _attempt in range(4):
            keys = self.scene.input.keys
            carrying = keys.carrying
            items = dict(keys.targets() if carrying else keys.choices())
            here = keys.zone if carrying else self.scene.moment.focus
            if here == goal or goal not in items:
                return
            for word in way(items, here, goal, {f"hand:{self.scene.own}"} if carrying else ()):
                if not self.room.top.table:
                    return
                self.press(word)

    def carry(self, thing: str, zone: str, rest_ms: int = 0) -> bool:
        """Lift a thing, carry it, let it go; False when something came in between."""
        self.steer(thing)
        self.press("accept")
        if not self.scene.input.keys.carrying:
            return False
        self.steer(zone)
        self.room.run(max(STEP_MS, rest_ms))
        if not self.room.top.table or not self.scene.input.keys.carrying:
            return False
        self.press("accept")
        return True

    # ---- the game

    def play_match(self, longest_ms: int = 40 * 60_000) -> None:
        """From the title to the results of the last round, and into the rematch."""
        self.press("accept")
        while self.seen["dealt"] < 2 and self.room.now_ms < longest_ms:
            self._act()
            self.room.run(120)

    def _act(self) -> None:
        name = self.room.top.name
        if name != "match":
            self.seen[name] += 1
            self.room.run(1500 if name in ("proof", "wrong") else 200)
            self._leave(name)
            return
        self.focus_is_there()
        view = self.view
        if view.round_over:
            self.room.run(200)
        elif not (self._forced() or self._watch() or self._mischief()) and view.turn == 0 and not view.owes:
            self._turn()

    def _leave(self, name: str) -> None:
        if name == "results":
            goal = "reveal" if not self.seen["reveal"] else "next" if "next" in self._focusable() else "rematch"
            self.rounds += goal != "reveal"
            places = {item.id.removeprefix("button:"): pygame.Rect(item.rect) for item in self.room.top.inspect_items()}
            for word in way(places, self._focused(), goal, set()):
                self.press(word)
            assert self._focused() == goal
            self.press("accept")
        else:
            self.press("accept" if name == "wrong" or self._focused() == "continue" else "back")

    def _focusable(self) -> list[str]:
        return [item.id.removeprefix("button:") for item in self.room.top.inspect_items()]

    def _focused(self) -> str:
        return next((item.id.removeprefix("button:") for item in self.room.top.inspect_items() if item.focus), "")

    def _forced(self) -> bool:
        """What is owed comes first."""
        facts = self.view.facts
        if facts["pollinating"] == 0:
            self.press("throw", 375)
            self.room.run(600)
            self.seen["throws"] += self.view.facts["pollinating"] != 0
        elif facts["pollinating"] > 0:
            self.press("left")
            self.seen["ducks"] += self.view.leaning(0) != 0
            self.room.run(300)
        elif facts["wasp"] == "plain" and facts["wasp_by"] != 0 and 0 not in facts["slapped"]:
            self.press("slap")
            self.seen["slaps"] += 1
        elif 0 in facts["giving"]:
            receiver: Seat = facts["giving"][0]
            if self.carry(f"card:{facts['givable'][0]}", f"seat:{receiver if receiver > 0 else 1}"):
                self.seen["gifts"] += 1
        elif any(robbed == 0 for _gap, _thief, robbed in facts["thefts"]):
            self.press("object")
            self.seen["objections"] += 1
        else:
            return bool(facts["wasp"] or self.view.owes)
        return True

    def _watch(self) -> bool:
        """As the Watchman: call a hand that is below its edge, and turn the worm."""
        facts = self.view.facts
        if facts["watchman"] != 0:
            return False
        for seat in (1, 2):
            held = self.view.held(seat)
            if held and held[1].startswith(("lap", "shoulder", "sleeve")):
                if self.seen["calls"] % 2:  # aim, and call
                    self.steer(f"seat:{seat}")
                    self.press("accuse")
                elif self.scene.moment.focus.startswith("seat"):
                    self.press("up")
                    return True
                else:  # call, and aim
                    self.press("accuse")
                    self.steer(f"seat:{seat}")
                    self.press("accept")
                self.seen["calls"] += 1
                return True
        if facts["may_turn"] and not self.seen["turns"]:
            self.press("turn")
            self.seen["turns"] += facts["telescope"] != self.view.facts["telescope"]
            return True
        return False

    def _mischief(self) -> bool:
        """Once in a while: look around, rearrange, steal, cheat."""
        facts, cards = self.view.facts, [card for card in self.view.hand if "prop" not in self.view.face(card).traits]
        if not self.seen["paused"] and self.seen["dealt"]:
            self.press("pause")
            self.seen["paused"] += self.room.top.name == "pause"
        elif not self.seen["looked up"]:
            self.press("help")
            self.seen["looked up"] += self.room.top.name == "rules"
        elif not self._rearranged and len(cards) > 3:
            self._rearrange()
        elif self._ways and facts["watchman"] != 0 and len(cards) > 4:
            return self._cheat(cards[-1])
        elif not self.seen["steals"] and facts["watchman"] != 0 and facts["grasshoppers"][0][1] is None:
            self.seen["steals"] += self.carry("gap:0", "hand:0")
        else:
            return False
        return True

    def _rearrange(self) -> None:
        shown = [card.card for card in self.scene.view.look.hand]
        self.steer(f"card:{shown[0]}")
        self.press("accept")
        if self.scene.input.keys.carrying:
            self.steer("hand:0")
            self.press("right")
            self.press("right")
            self.press("accept")
            self._rearranged = [card.card for card in self.scene.view.look.hand][:3] == [*shown[1:3], shown[0]]
            self.seen["rearranged"] += self._rearranged

    def _cheat(self, card: int) -> bool:
        way = self._ways[0]
        before = len(self.view.hand)
        zone = "seat:0" if way == "sleeve" else way if way == "slip" else f"{way}:0"
        if self.carry(f"card:{card}", zone, 480 if way == "sleeve" else 0):
            self._ways.rotate(-1)
            if len(self.view.hand) < before:
                self._ways.remove(way)
                self.seen[way] += 1
        return True

    def _turn(self) -> None:
        facts = self.view.facts
        if facts["playable"]:
            self.carry(f"card:{facts['playable'][0]}", "discard")
        else:
            self.press("draw")
            self.seen["draws"] += 1
