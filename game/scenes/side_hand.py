"""The hand of somebody who plays with a pad or a corner of the keyboard while another person has the mouse.

It chooses, lifts, carries and lets go by the same actions as everybody; on the screen it is a paw like any other. Own
cards are seen only while the peek button is held, in the player's own fan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.actions import NOBODY, Call, Carry, Grab, Release, TurnOver
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Seat
from game.referee.gestures import meaning
from game.view.commands import ARROWS, Command, Kind
from game.view.hand_order import HandOrder
from game.view.model import OtherHand

from .direct import CHEATS, Direct, zone_of
from .side_pointer import POINTER, SidePointer

if TYPE_CHECKING:
    from .match import MatchScene


FIRST = ("place", "meadow", "discard")
"""Kinds of places where cards go most, in any game: a lifted card is carried to the first there is."""


def _turn(kind: str) -> int:
    """When it is that kind's turn among places."""
    return FIRST.index(kind) if kind in FIRST else len(FIRST)


class SideHand:
    """One such person at one match scene."""

    def __init__(self, scene: MatchScene, seat: Seat) -> None:
        self.scene, self.seat = scene, seat
        self.view = scene.view_of(seat)
        self.focus = ""
        """``card:12`` (an own card), ``seat:2`` while somebody is called, else a thing on the table."""
        self.calling = False
        self._order = HandOrder()
        self._peek = False
        self.drags = 0
        """How often this person has lifted something."""
        self.direct = Direct()
        self.pointer = SidePointer(self)
        self._zones: list[str] = []
        self._zone = ""

    # ---- what there is

    @property
    def held(self) -> Card:
        """The referee knows best: a call may have opened the hand."""
        return self.scene.match.referee.table.held[self.seat]

    @property
    def holds_pollen(self) -> bool:
        return self.held != NO_CARD and self.held == self.view.facts.get("pollen")

    def places(self) -> list[Card]:
        """Whose place is where in the fan, from left to right: in this player's order, or where each card has its own
        place in that, also while it lies elsewhere. What is held has its place, too."""
        table = self.scene.play.table
        if not table.arranged:
            return table.own_places(self.view)
        held = [self.held] if self.held != NO_CARD and self._left(self.held) else []
        return self._order.arranged([*self.view.hand, *held])

    def _left(self, card: Card) -> bool:
        """It has crossed out of the hand, and is still held."""
        return self.scene.match.referee.table.where[card] == f"air:{self.seat}"

    @property
    def peeks(self) -> bool:
        """The own faces are seen now."""
        return self._peek

    def cards(self) -> list[Card]:
        """The own cards, from left to right."""
        here = set(self.view.hand)
        return [card for card in self.places() if card in here]

    def _cards(self) -> list[str]:
        return [f"card:{card}" for card in self.cards()]

    def _rows(self) -> tuple[list[str], list[str]]:
        """Own cards, and the things that lie on the table, from left to right."""
        if self.calling:
            return [f"seat:{seat}" for seat in self._others()], []
        scene = self.scene
        found = [thing for thing in scene.view.things
                 if thing.solid and not thing.id.startswith("card:") and scene.play.choosable(thing)]
        return self._cards(), [thing.id for thing in sorted(found, key=lambda thing: (thing.pose.x, thing.pose.y))]

    def _others(self) -> list[Seat]:
        return [(self.seat + step) % self.view.seats for step in range(1, self.view.seats)]

    # ---- commands

    def handle(self, command: Command) -> None:
        if command.kind in POINTER:
            self.pointer.handle(command)
        elif command.kind is Kind.PEEK:
            self.peek(command.pressed)
        elif self.scene.play.side(self, command):
            pass
        elif not command.pressed:
            return
        elif command.kind in CHEATS or command.kind is Kind.STEAL:
            self._at_once(command.kind)
        elif command.kind in ARROWS:
            self._arrow(*ARROWS[command.kind])
        else:
            self._press(command)
        self.show()

    def peek(self, down: bool) -> None:
        """The own faces are seen while a button is held; who taps instead covers them with the next press."""
        tap = self.scene.stage.settings.preferences.tap
        self._peek = self._peek != down if tap else down

    def _press(self, command: Command) -> None:
        scene = self.scene
        match command.kind:
            case Kind.ACCEPT:
                self._accept()
            case Kind.BACK:
                self._back()
            case Kind.SLAP:
                scene.play.slap_for(self.seat)
            case Kind.ACCUSE:
                self.calling = not self.calling
                self.focus = f"seat:{self._others()[0]}" if self.calling else ""
            case Kind.OBJECT:
                scene.play.object_for(self.seat)
            case Kind.DRAW:
                self._draw()
            case Kind.TURN if "worm" in self.view.facts:
                scene.submit(TurnOver(self.seat, self.view.facts["worm"]))
            case Kind.SEAT if 1 <= command.number < self.view.seats:
                self.point_at(self._others()[command.number - 1])
            case Kind.GAME:
                self._word(command.text)
            case _:
                pass

    def _arrow(self, dx: int, dy: int) -> None:
        if self.held != NO_CARD:
            self._carry(dx or dy)
            return
        rows = self._rows()
        row = 1 if self.focus in rows[1] else 0
        if dy:
            row = 1 - row if rows[1 - row] else row
            self.focus = rows[row][0] if rows[row] else ""
        elif rows[row]:
            at = rows[row].index(self.focus) if self.focus in rows[row] else -dx
            self.focus = rows[row][(at + dx) % len(rows[row])]

    def _at_once(self, kind: Kind) -> None:
        """One key for a whole gesture: with the card that is chosen, or the first one."""
        cards, now = self._cards(), self.scene.time.now_ms
        chosen = self.focus if self.focus in cards else cards[0] if cards else ""
        what = self.scene.play.loot(self.view, self.focus) if kind is Kind.STEAL else chosen
        zone = f"hand:{self.seat}" if kind is Kind.STEAL else zone_of(kind, self.seat)
        if what and self.held == NO_CARD and self.take(what):
            self.direct.set_out(now, CHEATS.get(kind, "hand"), lambda: self._go(zone), self._end)

    def _end(self) -> None:
        """Held still at the own portrait, a card slips up the sleeve."""
        if self._zone == f"seat:{self.seat}":
            self._go(f"sleeve:{self.seat}")
        self.scene.submit(Release(self.seat, self._zone))
        self.show()

    def tick(self, at_ms: int) -> None:
        if self.held == NO_CARD:
            self.direct.reset()
        self.direct.tick(at_ms)
        self.pointer.tick(at_ms)
        if self._peek and self._faces() != self._shown().faces:
            self.show()  # a card came or went meanwhile

    @property
    def busy(self) -> bool:
        """Time matters to what it does."""
        return self.direct.busy or self.pointer.busy

    def _accept(self) -> None:
        if self.held != NO_CARD:
            self.scene.submit(Release(self.seat, self._zone))
        elif self.calling:
            self.point_at(int(self.focus[5:]))
        elif self.focus:
            self._lift(self.focus)

    def _back(self) -> None:
        """Put back what is held, break off a call; else the pause screen."""
        if self.held != NO_CARD:
            self.direct.reset()
            self.scene.submit(Release(self.seat, self._zones[-1]))
        elif self.calling:
            self.calling, self.focus = False, ""
        else:
            self.scene.input.activate("pause")

    def _lift(self, focus: str) -> bool:
        """Lift it, and carry it to the first place; nobody begins a cheat without meaning to."""
        if not self.take(focus):
            return False
        if not self._covert(self._zones[0]):
            self._go(self._zones[0])
        return True

    def take(self, focus: str) -> bool:
        """Close the hand on a thing; True when it holds it."""
        kind, _colon, number = focus.partition(":")
        card: Card | None = int(number) if kind == "card" else None
        source = f"hand:{self.seat}"
        if kind != "card":
            card, source = self.scene.play.card_of(kind, number)
        if card is None or self.scene.submit(Grab(self.seat, card)) is not None:
            return False
        self.drags += 1
        found = self._places() if kind == "card" else sorted(self.view.zones_for(card))
        self._zones = [*sorted(found, key=self._covert), source]
        self._zone = source
        return True

    def _places(self) -> list[str]:
        """Where an own card can be let go, accepted or not, whichever it is: a neighbour who sees the paw's way learns
        nothing of the card. Who owes a gift, which all know, begins at whoever is to have it."""
        zones = self.scene.match.referee.table.zones
        found = [(zone, kind) for zone, (kind, _seat) in zones.items() if self._meaning(zone)]
        if self.seat in self.view.owes:
            to = f"seat:{self.scene.play.receiver(self.view)}"
            found.sort(key=lambda each: (each[1] != "seat", each[0] != to, _turn(each[1]), each[0]))
        else:
            found = sorted((each for each in found if each[1] != "seat"), key=lambda each: (_turn(each[1]), each[0]))
        return [zone for zone, _kind in found]

    def _covert(self, zone: str) -> bool:
        act = self._meaning(zone)
        return act is not None and act.verb in self.scene.match.referee.rules.covert

    def _meaning(self, zone: str) -> Act | None:
        referee = self.scene.match.referee
        return meaning(referee.rules, referee.table, self.seat, self.held, zone)

    def _carry(self, step: int) -> None:
        at = self._zones.index(self._zone) if self._zone in self._zones else 0
        self._go(self._zones[(at + step) % len(self._zones)])

    def _go(self, zone: str) -> None:
        if zone != self._zone:
            self._zone = zone
            self.scene.submit(Carry(self.seat, zone))

    def _draw(self) -> None:
        if self.held == NO_CARD and self._lift("draw"):
            self.scene.submit(Release(self.seat, f"hand:{self.seat}"))

    def point_at(self, seat: Seat) -> None:
        """Call that player, or give or throw what is held."""
        if self.held == NO_CARD:
            self.calling, self.focus = False, ""
            self.scene.submit(Call(self.seat, "caught", seat))
            return
        self._go(f"seat:{seat}")
        hit = self.view.leaning(seat) == 0 or f"hand:{self.seat}" in self._zones
        self.scene.submit(Release(self.seat, f"seat:{seat}" if hit else "table"))

    def _word(self, text: str) -> None:
        """A word of the game's own: a call, or the card of that name."""
        if text in self.scene.match.referee.rules.calls:
            self.scene.submit(Call(self.seat, text, NOBODY))
            return
        card = self.scene.play.card_called(self.view, text)
        if card is not None and self.held == NO_CARD and self._lift(f"card:{card}"):
            self.scene.submit(Release(self.seat, self._zones[0]))

    # ---- what is shown

    def show(self) -> None:
        """The focus, and while peeking the own faces."""
        scene, cards = self.scene, self._cards()
        if self.focus.startswith("card:") and self.focus not in cards:
            self.focus = cards[0] if cards else ""
        places = [f"card:{card}" for card in self.places()] if self.focus in cards else []
        aim = f"fan:{self.seat}:{places.index(self.focus)}" if places else self.focus
        if self._peek != bool(self._shown().faces):
            scene.view.land(f"fan:{self.seat}:")
        faces = self._faces()
        caps = scene.play.caps(scene.seats[self.seat].device) if faces else ()
        scene.moment.others[self.seat] = OtherHand("" if self.held != NO_CARD else aim, faces, caps)
        scene.refresh()

    def _shown(self) -> OtherHand:
        return self.scene.moment.others.get(self.seat, OtherHand())

    def _faces(self) -> tuple[str, ...]:
        """What is seen while peeking: each card that is in the fan, and gaps where others belong."""
        here = set(self.view.hand) - {self.held} if self._peek else set()
        return tuple(self.scene.pictures.face(card) if card in here else "" for card in self.places()) if here else ()

    def hide(self) -> None:
        """Own faces are covered, everything else goes on."""
        if self._peek:
            self._peek = False
            self.show()

    def cover(self) -> None:
        """Something breaks in: the faces are covered."""
        self._peek = self.calling = False
        self.scene.view.land(f"fan:{self.seat}:")
        self.direct.reset()
        if self.held != NO_CARD and self._zones:
            self.scene.submit(Release(self.seat, self._zones[-1]))
        self.scene.moment.others.pop(self.seat, None)
