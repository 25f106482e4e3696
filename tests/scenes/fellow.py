"""Somebody who plays Schummel Hummel with a corner of the keyboard, or a pad, beside somebody with the mouse: real key
and pad events through the input layer, one press at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.bots import make_bot
from game.core.actions import NextRound
from game.core.cards import Seat
from game.core.record import Record
from game.decks import load_decks
from game.playing import begin
from game.referee.view import SeatView
from game.scenes.match import MatchScene
from game.scenes.shots.studio import Look, Studio
from game.scenes.side_hand import SideHand
from game.settings import SeatSetting, bot_seat, character
from game.view.bindings import current
from game.view.canvas import Canvas
from game.view.commands import Command
from game.view.input import Input
from tests.drawn import drawn

STEP_MS = 40
OWN: Seat = 1
CHEATS = ("lap", "shoulder", "sleeve", "slip")
ALL = (*CHEATS, "played", "drawn", "given", "slapped", "objected", "stolen", "thrown", "ducked", "called", "turned",
       "peeked")
Press = Callable[[Input, str, bool, int], list[Command]]


def by_key(corner: str) -> Press:
    """Events of that corner's keys, by the name of an act."""
    def press(devices: Input, act: str, down: bool, now_ms: int) -> list[Command]:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        code = current().code(corner, act)
        event = pygame.Event(kind, key=pygame.K_UNKNOWN, scancode=code, mod=0, unicode="")
        return devices.read([event], now_ms)
    return press


class Fellow:
    """Ben, with ``device``; a bot moves Ada's hand, whose mouse rests."""

    def __init__(self, device: str, press: Press, seed: int) -> None:
        self.studio = Studio(Look((1280, 720), raster=drawn()))
        self.surface = pygame.Surface((1280, 720))
        self.press_of, self.devices = press, Input()
        self.seen: Counter[str] = Counter()
        deck = load_decks()["schummel_hummel"]
        kinds = ["human", "human", "bold:2", "sly:1"]
        seats = [SeatSetting("human", "Ada", "fox", "mouse"), SeatSetting("human", "Ben", "otter", device),
                 *(bot_seat(character(kind.partition(":")[0]), 1) for kind in kinds[2:])]
        self.match = begin(Record(deck, [seat.name for seat in seats], kinds, seed, deck.house({})))
        self.match.bots.append(make_bot("nimble:2", 0, SeatView(self.match.referee, 0), seed))
        self.scene = MatchScene(self.match, seats)
        self.studio.pad_numbers = [1]
        self.seats = SeatView(self.match.referee, OWN)
        self.studio.push(self.scene)
        self.run(2000)

    def run(self, ms: int = STEP_MS) -> None:
        self.studio.run(ms)
        if self.studio.top is self.scene:
            if self.seats.facts["wasp"]:  # a slap counts from the picture that shows it
                self.scene.draw(Canvas(self.surface, self.studio.frame, self.studio.raster), False)
        else:  # a proof, results: looked at, and left
            self.studio.pop()

    def press(self, act: str, hold_ms: int = 0) -> None:
        for down in (True, False):
            self.devices.table, self.devices.split = True, self.scene.split_keyboard
            for command in self.press_of(self.devices, act, down, self.studio.now_ms):
                self.scene.handle(command)
            if down and hold_ms:
                self.run(hold_ms)
        self.run()

    @property
    def hand(self) -> SideHand:
        return self.scene.hands.sides.setdefault(OWN, SideHand(self.scene, OWN))

    # ---- choosing

    def choose(self, thing: str) -> bool:
        """Arrow by arrow to a card or a thing on the table."""
        for _ in range(30):
            if self.hand.focus == thing:
                return True
            rows = self.hand._rows()
            here = 1 if self.hand.focus in rows[1] else 0
            wanted = 1 if thing in rows[1] else 0
            if thing not in rows[wanted]:
                return False
            self.press("right" if here == wanted else "down")
        return False

    def carry(self, thing: str, zone: str) -> bool:
        if not self.choose(thing):
            return False
        self.press("accept")
        for _ in range(12):
            held = self.seats.held(OWN)
            if held is None:
                return False
            if held[1] == zone:
                self.press("accept")
                return True
            self.press("right")
        self.press("back")
        return False

    # ---- the game

    def play(self, until_ms: int) -> None:
        while self.match.now < until_ms and any(not self.seen[what] for what in ALL):
            if self.seats.round_over:
                self.seen["rounds"] += 1
                if self.seats.game_over:
                    return
                self.match.submit(NextRound(), self.match.referee.open_from)
                self.run(1500)
            elif self.studio.top is self.scene:
                self._act()
            self.run(80)

    def _act(self) -> None:
        facts = self.seats.facts
        if facts["pollinating"] == OWN:
            self._throw()
        elif facts["pollinating"] >= 0:
            self.press("left")
            self.seen["ducked"] += self.seats.leaning(OWN) != 0
            self.run(400)
        elif facts["wasp"] == "plain" and facts["wasp_by"] != OWN and OWN not in facts["slapped"]:
            self.press("slap")
            self.run(100)
            self.seen["slapped"] += 1
        elif OWN in facts["giving"] and facts["givable"]:
            receiver = facts["giving"][OWN]
            to = f"seat:{receiver if receiver >= 0 else 2}"
            self.seen["given"] += self.carry(f"card:{facts['givable'][0]}", to)
        elif any(robbed == OWN for _gap, _thief, robbed in facts["thefts"]):
            self.press("object")
            self.seen["objected"] += 1
        elif facts["wasp"] or self.seats.owes:
            pass
        elif not (self._guards() or self._mischief()) and self.seats.turn == OWN:
            self._turn()

    def _throw(self) -> None:
        before = self.seats.facts["pollinating"]
        self.press("throw", 375)
        if self.hand.holds_pollen:  # the first press has taken it
            self.press("accept", 375)
        if not self.hand.holds_pollen and not self.hand.focus.startswith("seat"):
            self.choose("pollen")
        self.run(500)
        self.seen["thrown"] += before != self.seats.facts["pollinating"]

    def _guards(self) -> bool:
        facts = self.seats.facts
        if facts["watchman"] != OWN:
            return False
        for seat in (0, 2, 3):
            held = self.seats.held(seat)
            if held and held[1].startswith(("lap", "shoulder", "sleeve")):
                self.press("accuse")
                for _ in range(4):
                    if self.hand.focus != f"seat:{seat}":
                        self.press("right")
                self.press("accept")
                self.seen["called"] += 1
                return True
        if facts["may_turn"] and not self.seen["turned"]:
            self.press("turn")
            self.seen["turned"] += facts["telescope"] != self.seats.facts["telescope"]
            return True
        return False

    def _mischief(self) -> bool:
        facts, hand = self.seats.facts, self.seats.hand
        if not self.seen["peeked"]:
            self.press("peek", 100)
            self.seen["peeked"] += 1
            return True
        way = next((way for way in CHEATS if not self.seen[way]), "")
        if facts["watchman"] == OWN:
            return False
        if way and len(hand) > 4:
            self._cheat(way, len(hand))
            return True
        if not self.seen["stolen"]:
            return self._steal()
        return False

    def _cheat(self, way: str, before: int) -> None:
        self.choose(self.hand._cards()[-1])
        self.press(way)
        self.run(900)
        self.seen[way] += len(self.seats.hand) < before

    def _steal(self) -> bool:
        gaps = [f"gap:{gap}" for gap, (_card, holder) in enumerate(self.seats.facts["grasshoppers"]) if holder is None]
        if not gaps:
            return False
        before = self.seats.facts["thefts"]
        self.press("steal")
        self.run(700)
        self.seen["stolen"] += before != self.seats.facts["thefts"]
        return True

    def _turn(self) -> None:
        facts = self.seats.facts
        if facts["playable"]:
            self.seen["played"] += self.carry(f"card:{facts['playable'][0]}", "discard")
        else:
            before = len(self.seats.hand)
            self.press("draw")
            self.seen["drawn"] += len(self.seats.hand) > before
