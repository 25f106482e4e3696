"""What people do in Heuschrecken Poker: lay a card face down onto their place, drag a stack into their bed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bindings import CORNERS
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, HandMoved, Noted, RoundEnded
from game.referee.chronicle import Chronicle
from game.referee.view import SeatView
from game.scenes.games.award import Award, spread
from game.scenes.games.base import ZONE_WORDS, GamePlay
from game.scenes.pause import PauseRow
from game.view.bindings import sign_of
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.games.heuschrecken_poker import PokerLook, PokerTable, places, state_of
from game.view.games.heuschrecken_poker.spectacle import PokerExtra, Rest
from game.view.games.heuschrecken_poker.state import NONE
from game.view.i18n import N_, _, n_
from game.view.theme import INK
from game.view.things import Thing

from .awards import match_awards
from .telling import Telling

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

HINT_USES = 3
SLOT, SLOTS = "slot_", 8
FIRST_LAST = "[#act:slot_0] – [#act:slot_7]"


class PokerPlay(GamePlay):
    table = PokerTable()
    lays_open = False
    tells_all = True
    words = "heuschrecken_poker"
    zone_words = ZONE_WORDS | {
        "place": N_("onto your place"),
        "garden": N_("into your bed"),
        "display": N_("onto the display"),
    }

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self.extra = PokerExtra()
        self.telling = Telling(scene, self.extra)
        nothing = dict.fromkeys(range(len(scene.seats)), 0)
        self.harvests, self.eaten, self.best = dict(nothing), dict(nothing), dict(nothing)
        """By seat, since this table is on the screen."""

    @property
    def look(self) -> PokerLook:
        look = self.scene.view.look
        assert isinstance(look, PokerLook)
        return look

    # ---- the scene's life

    def built(self) -> None:
        self.scene.view.extra = self.extra
        self.extra.chill()
        self.telling.built()
        self.scene.refresh()

    def tick(self, now_ms: int, at: int) -> None:
        self.extra.tick(now_ms)
        eaten = self.extra.invasion
        if self.telling.tick(now_ms):
            if eaten and self.telling.state.scene != "invasion":
                self.extra.invasion = None
            self.scene.refresh()
        self._carry_rest()
        if not self.telling.active and not self.scene.view.moving:
            self.extra.warm(self.scene.view)

    def _carry_rest(self) -> None:
        """A stack goes along with the card that is held."""
        view, moment = self.scene.seat_view, self.scene.moment
        card, seat = moment.held, -1
        if card < 0:
            carrying = [each for each, source in moment.carrying.items() if source == "display"]
            seat = carrying[0] if carrying else -1
            held = view.held(seat) if seat >= 0 else None
            card = held[0] if held and held[0] is not None else NONE
        display = self.telling.state.display
        if card not in display:
            self.extra.rest = None
            return
        faces = self.scene.match.referee.record.deck.faces
        others = [each for each in display if each != card and faces[each].name == faces[card].name]
        rest = Rest(tuple(self.scene.pictures.face(each) for each in others), seat) if others else None
        if rest != self.extra.rest:
            self.extra.rest = rest
            self.scene.dirty = True

    def wait_ms(self, now_ms: int) -> int:
        return max(1, self.telling.due_ms - now_ms) if self.telling.active else 60_000

    @property
    def holds(self) -> bool:
        return self.telling.active

    def skip(self, now_ms: int) -> None:
        self.telling.skip(now_ms)
        if not self.telling.active:
            self.scene.refresh()

    def catch_up(self) -> None:
        self.telling.finish()

    def note(self, event: Event, now_ms: int) -> None:
        self._count(event)
        carried = self.scene.view.carried
        if (
            isinstance(event, CardMoved)
            and event.source == "display"
            and carried
            and carried.thing.startswith("display:")
        ):
            pose = self.scene.view.carried_pose()
            if pose and event.card is not None:
                self.telling.carried[event.card] = pose
        self.telling.note(event, now_ms)

    def tells(self, event: Event) -> bool:
        """Choices are heard when they are made; all that follows is told step by step."""
        return not (isinstance(event, HandMoved) or isinstance(event, CardMoved) and event.source.startswith("hand"))

    def looked_at(self, zone: str, seat: Seat) -> tuple[float, float]:
        """On the display eyes rest on one of the stacks: ``display:corn``."""
        kind, _colon, genus = zone.partition(":")
        state, layout = self.telling.state, self.scene.layout
        if kind != "display" or genus not in state.columns:
            return super().looked_at(zone, seat)
        x, _width = places.stack_x(layout, len(state.columns), state.columns.index(genus))
        return x, layout.spots["display"].y

    def _count(self, event: Event) -> None:
        match event:
            case Noted(name="harvest", value=(seat, _genus, _tokens)):
                self.harvests[seat] += 1
            case Noted(name="invaded", value=seat):
                self.eaten[seat] += 1
            case RoundEnded(scores=scores):
                for seat, score in enumerate(scores):
                    self.best[seat] += score
            case _:
                pass

    # ---- hands

    def card_of(self, kind: str, number: str) -> tuple[Card | None, str]:
        match kind:
            case "display":
                return int(number), "display"
            case "place" if int(number) == self.scene.own:
                choice = self.scene.seat_view.facts["own_choice"]
                return (choice if choice != NONE else None), f"place:{number}"
            case _:
                return None, ""

    def press(self, thing: Thing) -> bool:
        return thing.id.startswith("used:")

    def choosable(self, thing: Thing) -> bool:
        picks = bool(self.scene.seat_view.facts["to_pick"])
        return thing.id.startswith("display:" if picks else "card:")

    def targets(self) -> list[str]:
        own = self.scene.own
        held = self.scene.gestures.held
        if held and held.source == "display":
            return [f"garden:{own}", "display"]
        return [f"place:{own}", f"hand:{own}"]

    # ---- keys and pads

    def command(self, command: Command) -> bool:
        if command.kind is not Kind.GAME or not command.text.startswith(SLOT):
            return False
        self._lay(int(command.text.removeprefix(SLOT)))
        return True

    def _lay(self, slot: int) -> None:
        """A number key: that card goes onto the own place."""
        scene = self.scene
        slots = self.look.slots
        thing = scene.view.thing(f"card:{slots[slot].card}") if slot < len(slots) else None
        if thing is None or scene.gestures.held or not scene.input.grab(thing, (thing.pose.x, thing.pose.y)):
            return
        scene.gestures.carry([f"place:{scene.own}"], scene.time.now_ms)
        scene.gestures.drop(scene.time.now_ms)

    def caps(self, device: str) -> tuple[str, ...]:
        """Short on the number pad: whoever sits there needs no ``Num``."""
        if device not in CORNERS:
            return ()
        found = [sign_of(device, f"{SLOT}{n}").removeprefix("key:") for n in range(SLOTS)]
        return tuple(each.removeprefix("Num ") for each in found) if device == "numpad" else tuple(found)

    def card_called(self, view: SeatView, word: str) -> Card | None:
        cards, slot = state_of(view).own_cards, int(word.removeprefix(SLOT))
        return cards[slot] if slot < len(cards) and cards[slot] in view.hand else None

    # ---- words

    def hint(self, device: str, view: SeatView) -> str:
        if self.telling.active or self.scene.hands.drags(view.seat) >= HINT_USES:
            return ""
        owes = view.owes.get(view.seat, "")
        if owes == "take":
            how = {"mouse": "[#mouse_drag] ", "pad": "[#dpad] [#pad_a] "}.get(
                device, "[#key:@arrow_right] [#key:Enter] "
            )
            return how + _("a stack into your bed")
        if owes != "choose":
            return ""
        how = {"mouse": "[#mouse_drag] ", "pad": "[#dpad] [#pad_a] "}.get(device, f"{FIRST_LAST} ")
        return how + _("a card to your place · change it until all are ready")

    def menu_rows(self, device: str, view: SeatView) -> list[PauseRow]:
        by_number = device == "keyboard" or device == "mouse" and self.scene.alone
        choose = _("a card, face down, onto your place") + (f" · {FIRST_LAST}" if by_number else "")
        icon = {"pad": "pad_a", "keyboard": "key"}.get(device, "mouse_drag")
        return [
            PauseRow(icon, _("Choose"), choose),
            PauseRow("star", _("A star"), _("one more plant of that kind is a harvest")),
            PauseRow("warning", _("A warning"), _("one more grasshopper eats the whole garden")),
        ]

    def moments(self) -> dict[str, bool]:
        state, past = self.telling.state, self.extra.now_ms
        eaten = self.extra.invasion
        return {
            "reveal": bool(state.cancelled) and self.telling.active,
            "taking": self.extra.rest is not None,
            "harvest": state.scene == "harvest",
            "invasion": eaten is not None and past - eaten.began_ms > 800,
            "count": state.scene == "count",
        }

    def shown_drags(self) -> dict[str, str]:
        return {"carry": f"place:{self.scene.own}"} if self.scene.seat_view.owes.get(self.scene.own) == "choose" else {}

    # ---- results

    def left(self) -> list[list[Card]]:
        """Everybody's garden."""
        return [list(cards) for cards in self.scene.seat_view.facts["gardens"]]

    def headings(self) -> tuple[str, str, str]:
        return _("what grows at the end"), _("most plants"), _("prizes")

    def nothing_left(self) -> str:
        return _("a bare bed")

    def sum_up(self) -> str:
        return _("most prizes win, then fewest grasshoppers")

    def worth(self, seat: Seat, card: Card) -> int:
        return int(self.scene.match.referee.record.deck.faces[card].kind == "plant")

    def curve_words(self) -> str:
        return _("Prizes over the rounds")

    def awards(self, match: Chronicle) -> list[Award]:
        return spread(match_awards(match))

    def draw_side(self, canvas: Canvas) -> None:
        """What each seat's prizes came from."""
        totals = self.scene.seat_view.totals
        for n, seat in enumerate(sorted(range(len(totals)), key=lambda seat: -totals[seat])):
            y = 424 + n * 42
            canvas.head(self.scene.seats[seat].animal, "neutral", 32, (848, y))
            canvas.sentence(self._deeds(seat), 874, y, canvas.size_for_height(16, 40), INK, "body", room=356)

    def _deeds(self, seat: Seat) -> str:
        harvests = n_("{n} harvest", "{n} harvests", self.harvests[seat]).format(n=self.harvests[seat])
        best = n_("once most plants", "{n} × most plants", self.best[seat]).format(n=self.best[seat])
        eaten = n_("eaten once", "eaten {n} times", self.eaten[seat]).format(n=self.eaten[seat])
        return " · ".join([harvests, *([best] if self.best[seat] else []), *([eaten] if self.eaten[seat] else [])])
