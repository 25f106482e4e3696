"""People around one screen, each with a device of their own or sharing the mouse: the program's own loop with a clock
that only the test moves on. All they do is on a tape, so that the same hands can be had again at another table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.app import App, Options
from game.bindings import WORDS
from game.core.acts import Act
from game.core.cards import Card, Deck, Seat
from game.core.events import EVERYONE, CardMoved, Event, HandMoved, RoundBegan, RoundEnded
from game.core.record import HUMAN, Record
from game.datadir import DataDir
from game.playing import begin
from game.referee.view import SeatView
from game.scenes.match import MatchScene
from game.settings import SeatSetting
from game.view.bindings import current
from game.view.table_view import zone_point
from tests.drawn import drawn
from tests.pads import VirtualPad
from tests.scenes.table import ANIMALS, NAMES
from tests.scenes.window_tape import LEFT_BUTTON, RIGHT_BUTTON, STEP_MS, Op, Screen

STAY_CLOSED = ("draw", "pile", "under")
"""Piles whose cards nobody ever looks through."""


class Exposed:
    """From which frame on each card was seen by everybody; ``peeked`` ones are still secret."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.at = screen, dict[Card, int]()
        self._table = screen.scene.match.referee.table
        screen.scene.match.referee.listen(self._hear)
        for pile in ("discard", *self._table.open_piles):
            for card in self._table.piles.get(pile, ()):
                self.at[card] = 0

    def _hear(self, event: Event) -> None:
        if isinstance(event, CardMoved | HandMoved) and event.card is not None and event.faces == EVERYONE:
            self.at.setdefault(event.card, len(self.screen.told))
        if isinstance(event, RoundEnded | RoundBegan):
            self._all_open(event)

    def _all_open(self, event: Event) -> None:
        """After a round all that was left is counted before everybody; with a new one the open piles begin anew."""
        for card, pile in enumerate(self._table.where):
            if pile in self._table.open_piles or isinstance(event, RoundEnded) and not pile.startswith(STAY_CLOSED):
                self.at.setdefault(card, len(self.screen.told))


class People:
    """Whoever sits at the screen: they look at their own seat's view and use their own device."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen, self.scene = screen, screen.scene
        self.dice = Random(seed)
        self.turns = 0
        self.exposed = Exposed(screen)
        self.seen: dict[str, int] = {}
        """What has happened, for the test to ask after."""
        self.views = [SeatView(screen.scene.match.referee, seat) for seat in range(len(screen.scene.seats))]

    def count(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1

    def play(self, steps: int) -> None:
        """Until the match is over, or so many things were done."""
        self.run(400)
        for _ in range(steps):
            if self.scene.seat_view.game_over and self.screen.app.top is not self.scene:
                break
            self.step()
        self.run(800)

    # ---- what they do

    def step(self) -> None:
        top = self.screen.app.top
        assert top is not None
        if top is not self.scene:
            self.count(top.name)
            self.all_covered()
            self.run(240)
            self.key(pygame.K_ESCAPE if top.name in ("pause", "rules", "reveal") else pygame.K_RETURN)
            self.run(240)
            return
        if self.scene.count_in.running or self.scene.play.holds or self.scene.seat_view.round_over:
            self.run(200)
            return
        self.turns += 1
        able = [seat for seat in range(len(self.views)) if self.can_move(seat)]
        if self.turns % 11 == 4:
            self.interrupt(able[self.turns % len(able)], self.turns % 2 == 0)
        elif self.turns % 13 == 6 and (calls := self.calls()):
            seat, act = self.dice.choice(calls)
            self.perform(seat, act)
            self.count("call")
        elif self.turns % 4 == 1:
            self.peek(able[self.turns // 4 % len(able)])
        else:
            self.act()

    def interrupt(self, seat: Seat, focus: bool) -> None:
        """While somebody peeks: the window loses the focus, or somebody wants a pause."""
        self.hold_peek(seat, True)
        self.run(120)
        if focus:
            self.count("focus lost")
            self.screen.do(("button", False), ("post", pygame.WINDOWFOCUSLOST, {}), ("run", 120))
            self.all_covered()
        else:
            self.count("paused")
            self.key(pygame.K_PAUSE)
            self.run(120)
            self.all_covered()
        self.hold_peek(seat, False)
        self.run(80)

    def all_covered(self) -> None:
        if self.scene.play.hides_hands:
            assert not self.screen.open_hands(), f"faces at {self.screen.open_hands()}"

    def can_move(self, seat: Seat) -> bool:
        """Who has a device, or the mouse just now."""
        return bool(self.scene.seats[seat].device) or seat == self.scene.own

    def peek(self, seat: Seat) -> None:
        if not self.can_move(seat) or not self.scene.play.hides_hands:
            return
        self.hold_peek(seat, True)
        self.run(160)
        assert self.screen.open_hands() <= {seat}, "the faces of one hand at most"
        if self.screen.open_hands():
            self.count(f"peek {self.scene.seats[seat].device or 'mouse'}")
        self.hold_peek(seat, False)
        self.run(80)
        self.all_covered()

    def hold_peek(self, seat: Seat, down: bool) -> None:
        if self.scene.seats[seat].device not in ("", "mouse"):
            self.hold(seat, "peek", down)
        else:
            kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
            self.screen.do(("post", kind, {"pos": (2, 2), "button": RIGHT_BUTTON, "touch": False}), ("run", STEP_MS))

    def act(self) -> None:
        """Somebody of whom something is wanted, mostly; else anybody who fancies something."""
        view = self.scene.seat_view
        wanted = [*view.owes] or ([view.turn] if view.turn >= 0 else [])
        others = [seat for seat in range(len(self.views)) if self.can_move(seat)]
        able = [seat for seat in wanted if self.can_move(seat)]
        seat = self.dice.choice(able if able and self.dice.random() < 0.75 else others or [self.scene.own])
        acts = self.views[seat].acts()
        calm = [act for act in acts if act.verb not in ("accuse", "slap", "object", "pass", "whistle")]
        chosen = calm if calm and self.dice.random() < 0.9 else acts
        if not chosen:
            self.run(160)
            return
        verbs = sorted({act.verb for act in chosen})
        verb = self.dice.choice(verbs)
        act = self.dice.choice(sorted((each for each in chosen if each.verb == verb), key=_plain))
        before = len(self.scene.match.referee.record.inputs)
        self.perform(seat, act)
        if len(self.scene.match.referee.record.inputs) > before:
            self.count(act.verb)

    def calls(self) -> list[tuple[Seat, Act]]:
        """Whom somebody could call a cheat now."""
        return [(seat, act) for seat, view in enumerate(self.views) if self.can_move(seat)
                for act in view.acts() if act.verb == "accuse"]

    def perform(self, seat: Seat, act: Act) -> None:
        if self.scene.seats[seat].device not in ("", "mouse"):
            self.by_keys(seat, act)
        else:
            self.by_mouse(seat, act)
        self.run(200)

    # ---- a keyboard corner or a pad

    def by_keys(self, seat: Seat, act: Act) -> None:
        if self.scene.play.hides_hands is False:
            self.by_words(seat, act)
            return
        words = {"accuse": "accuse", "slap": "slap", "object": "object", "turn_worm": "turn", "whistle": "slap",
                 "pass": "object"}
        if not act.zone:
            self.tap_word(seat, act.verb, words.get(act.verb, ""))
            if act.verb == "accuse":
                self.choose(seat, f"seat:{act.target}")
                self.tap(seat, "accept")
            return
        if not self.choose(seat, self.thing_of(act.card)):
            return
        self.tap(seat, "accept")
        side = self.scene.hands.sides[seat]
        for _ in range(len(side._zones)):
            if side._zone == act.zone or side.held < 0:
                break
            self.tap(seat, "right")
        self.run(160)
        self.tap(seat, "accept" if side._zone == act.zone else "back")

    def tap_word(self, seat: Seat, verb: str, act: str) -> None:
        """A word of the game's own, where it has keys for it."""
        device = self.scene.seats[seat].device
        word = next((words for words, call in self.scene.match.referee.rules.calls.items() if call == verb), verb)
        if device.startswith("pad") and word in WORDS.get(self.scene.word_game, ()):
            self.tap(seat, word)
        elif act:
            self.tap(seat, act)

    def by_words(self, seat: Seat, act: Act) -> None:
        """Where hands aren't secret each device says the game's own words: flip, slap, name a thing."""
        device = self.scene.seats[seat].device
        colours = self.scene.seat_view.facts["words"]
        colour = next((each for each, word in colours.items() if word == act.word), "brown")
        word = f"word_{colour}"
        if act.verb == "flip" and not device.startswith("pad"):
            self.tap(seat, "accept")
        elif act.verb not in ("flip", "say"):
            self.tap(seat, "slap")
        else:
            self.tap(seat, word)

    def choose(self, seat: Seat, thing: str) -> bool:
        """Go there by the arrows."""
        for _press in range(24):
            side = self.scene.hands.sides.get(seat)
            if side is not None:
                rows = side._rows()
                if side.focus == thing:
                    return True
                if thing not in rows[0] + rows[1]:
                    return False
                row = 1 if thing in rows[1] else 0
                here = 1 if side.focus in rows[1] else 0
                self.tap(seat, "right" if row == here else "up")
            else:
                self.tap(seat, "right")
        return False

    def tap(self, seat: Seat, act: str) -> None:
        self.hold(seat, act, True)
        self.hold(seat, act, False)

    def hold(self, seat: Seat, act: str, down: bool) -> None:
        device = self.scene.seats[seat].device
        kind, _colon, number = device.partition(":")
        code = current().code(device, act)
        if kind == "pad":
            self.screen.do(("pad", int(number), code - 1, down), ("run", STEP_MS))
        else:
            self.press_key(0, code, down)
            self.run(STEP_MS)

    def key(self, key: int) -> None:
        """A key that means the same everywhere."""
        self.press_key(key, 0, True)
        self.press_key(key, 0, False)

    def press_key(self, key: int, scancode: int, down: bool) -> None:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        self.screen.do(("post", kind, {"key": key, "mod": 0, "unicode": "", "scancode": scancode}))

    def run(self, ms: int) -> None:
        self.screen.do(("run", ms))

    # ---- the mouse

    def by_mouse(self, seat: Seat, act: Act) -> None:
        if seat != self.scene.own:
            return
        if act.verb == "flip":
            self.click(self.point_on(f"pile:{seat}") or (2, 2))
            return
        if act.verb == "say":
            self.say_by_mouse(act.word)
            return
        if not act.zone:
            self.mouse_call(act)
            return
        own_card = self.thing_of(act.card).startswith("card:")
        blind = own_card and self.turns % 2 == 0
        if own_card and not blind:
            self.hold_peek(seat, True)
        at = self.back_of(act.card) if blind else self.point_on(self.thing_of(act.card))
        if at is not None:
            zone = f"seat:{seat}" if act.zone.startswith("sleeve") else act.zone
            self.drag(at, self.pixel(zone_point(self.scene.layout, self.scene.view.look, zone, seat)))
            if blind:
                self.count("blind")
        if own_card and not blind:
            self.hold_peek(seat, False)

    def back_of(self, card: Card) -> tuple[int, int] | None:
        """Where the mouse's player takes that card from the covered hand; None where no backs lie."""
        scene = self.scene
        place = scene.order.arranged(scene.seat_view.hand).index(card)
        back = scene.view.thing(f"fan:{scene.own}:{place}")
        return self.pixel((back.pose.x - back.pose.width * 0.2, back.pose.y)) if back else None

    def drag(self, start: tuple[int, int], goal: tuple[int, int]) -> None:
        self.screen.do(("button", True), _mouse(pygame.MOUSEBUTTONDOWN, start, button=LEFT_BUTTON), ("run", STEP_MS))
        for part in (0.15, 0.4, 0.7, 1.0):
            at = tuple(round(a + (b - a) * part) for a, b in zip(start, goal, strict=True))
            self.screen.do(_mouse(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(1, 0, 0)), ("run", 80))
        self.run(480)
        self.screen.do(("button", False), _mouse(pygame.MOUSEBUTTONUP, goal, button=LEFT_BUTTON), ("run", STEP_MS))

    def click(self, at: tuple[int, int]) -> None:
        self.screen.do(("button", True), _mouse(pygame.MOUSEBUTTONDOWN, at, button=LEFT_BUTTON), ("run", STEP_MS),
                       ("button", False), _mouse(pygame.MOUSEBUTTONUP, at, button=LEFT_BUTTON), ("run", STEP_MS))

    def say_by_mouse(self, word: str) -> None:
        colours = self.scene.seat_view.facts["words"]
        colour = next((each for each, said in colours.items() if said == word), "brown")
        box = self.scene.layout.ui[f"word_{colour}"]
        self.click(self.pixel((box.x + box.w / 2, box.y + box.h / 2)))

    def mouse_call(self, act: Act) -> None:
        """On the portrait, the pile, the worm, or a button."""
        scene = self.scene
        word = next((words for words, call in scene.match.referee.rules.calls.items() if call == act.verb), "")
        if word in scene.layout.ui:
            box = scene.layout.ui[word]
            self.click(self.pixel((box.x + box.w / 2, box.y + box.h / 2)))
        elif act.target >= 0:
            self.click(self.pixel(zone_point(scene.layout, scene.view.look, f"seat:{act.target}", scene.own)))
        else:
            at = self.point_on("worm" if act.verb == "turn_worm" else "discard")
            if at is not None:
                self.click(at)

    def thing_of(self, card: Card) -> str:
        """What is drawn for a card or token."""
        table = self.scene.match.referee.table
        pile = table.where[card]
        kind = pile.partition(":")[0]
        if kind == "hand":
            return f"card:{card}"
        if kind in ("display", "place"):
            return next((thing.id for thing in self.scene.view.things
                         if thing.solid and self.card_at(thing.id) == card), "")
        return pile

    def card_at(self, thing: str) -> Card | None:
        kind, _colon, number = thing.partition(":")
        return self.scene.play.card_of(kind, number)[0] if number.isdigit() else None

    def point_on(self, name: str) -> tuple[int, int] | None:
        """A point where this is the uppermost."""
        view = self.scene.view
        thing = view.thing(name)
        if thing is None:
            return None
        for across in (-0.3, 0.0, -0.42, 0.3):
            for down in (0.0, -0.4, 0.3):
                point = thing.pose.x + thing.pose.width * across, thing.pose.y + thing.pose.width * down
                found = view.thing_at(point)
                if found is not None and found.id == name:
                    return self.pixel(point)
        return None

    def pixel(self, point: tuple[float, float]) -> tuple[int, int]:
        unit = self.screen.app.frame.unit
        return round(point[0] * unit), round(point[1] * unit)


def _plain(act: Act) -> tuple[Any, ...]:
    return tuple(act)


def _mouse(kind: int, at: Any, **facts: Any) -> Op:
    return ("post", kind, {"pos": (int(at[0]), int(at[1])), "touch": False, **facts})


@contextmanager
def gathered(folder: Path, deck: Deck, devices: tuple[str, ...], seed: int, pads: list[VirtualPad],
             size: tuple[int, int] = (960, 540), setup: dict[str, Any] | None = None) -> Iterator[Screen]:
    """A table at which only people sit; their pads are plugged in."""
    seats = [SeatSetting(HUMAN, NAMES[n], ANIMALS[n], device) for n, device in enumerate(devices)]
    match = begin(Record(deck, list(NAMES[:len(devices)]), [HUMAN] * len(devices), seed, deck.house({}), setup))
    folder.mkdir(parents=True, exist_ok=True)
    data = DataDir.open(folder)
    app = App(data, Options(size))
    app.raster = drawn()
    pygame.event.clear()
    scene = MatchScene(match, seats)
    screen = Screen(app, scene, pads)
    app.start_pads()
    app.prefer(replace(app.settings.preferences, captions=True, less_motion=False))
    app.push(scene)
    try:
        yield screen
    finally:
        while app.top is not None:
            app.pop()
        data.close()
        pygame.event.clear()
