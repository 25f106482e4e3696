"""Schummel Hummel at the screen: accusing, objecting, slapping, throwing, turning the worm."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.actions import Call, Lean, Refusal, TurnOver
from game.core.cards import Card, Seat, milliseconds
from game.core.events import Event, Judged, Noted, Said
from game.referee.chronicle import Chronicle
from game.scenes.games.award import Award, spread
from game.scenes.games.base import ZONE_WORDS, GamePlay, Point
from game.scenes.pause import PauseRow
from game.view.canvas import Canvas
from game.view.commands import ARROWS, Command, Kind
from game.view.games.schummel_hummel import SchummelLook, SchummelTable
from game.view.games.schummel_hummel.pollen import PollenExtra
from game.view.gaze import Gaze
from game.view.gestures import Held
from game.view.i18n import N_, _, n_
from game.view.table_view import zone_point
from game.view.things import Thing

from . import hints
from .awards import match_awards, round_awards
from .key_throw import KeyThrow
from .pollen_throw import PollenThrow
from .side_throw import SideThrow
from .slaps import Slaps

if TYPE_CHECKING:
    from game.referee.view import SeatView
    from game.scenes.base import Scene
    from game.scenes.match import MatchScene
    from game.scenes.side_hand import SideHand

DODGE_MS = 500
HINT_USES = 3


class SchummelPlay(GamePlay):
    table = SchummelTable()
    needs_own_device = True
    round_a_player = True  # SH-70
    zone_words = ZONE_WORDS | {
        "slip": N_("under the top card"), "lap": N_("under the table"), "shoulder": N_("over the shoulder"),
        "sleeve": N_("up the sleeve")}

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self.pollen = PollenExtra()
        self.throw = PollenThrow(scene, self.pollen)
        self.key_throw, self.side_throw = KeyThrow(scene, self.throw), SideThrow(scene, self.pollen)
        self.slaps = Slaps(scene)
        self._pressed: dict[Seat, int] = {}
        """When each person's slap came down that hasn't been ruled on yet."""

    @property
    def look(self) -> SchummelLook:
        look = self.scene.view.look
        assert isinstance(look, SchummelLook)
        return look

    # ---- the scene's life

    def built(self) -> None:
        self.scene.view.extra = self.pollen
        self.gaze()

    def reset(self) -> None:
        self.throw.reset()
        self.side_throw.reset()

    def tick(self, now_ms: int, at: int) -> None:
        self.throw.tick(at)
        self.side_throw.tick(at)
        self._ring(at)
        self.slaps.tick(now_ms)

    def _ring(self, at: int) -> None:
        due = self.scene.seat_view.deadline("pollen")
        if due is None:
            self.pollen.ring_part, self.pollen.aim = -1.0, None
            return
        whole = milliseconds(self.scene.match.referee.table.house["pollen_seconds"])
        self.pollen.ring_part = max(0.0, (due - at) / whole)

    def wait_ms(self, now_ms: int) -> int:
        return self.slaps.wait_ms(now_ms)

    @property
    def busy(self) -> bool:
        return self.throw.flying or self.side_throw.busy

    @property
    def racing(self) -> bool:
        return bool(self.look.wasp)

    def drawn(self) -> None:
        if self.look.wasp and self.slaps.shown_ms < 0:
            self.slaps.shown_ms = self.scene.time.now_ms

    def gaze(self) -> None:
        """The Watchman's eyes, when it is a bot: warm light where it looks."""
        scene, guard = self.scene, self.look.watchman
        zone = scene.match.looks.get(guard)
        if scene.seats[guard].human or zone is None:
            scene.view.gaze_goal = None
            return
        worm = scene.layout.spots[f"worm:{guard}"]
        target = zone_point(scene.layout, scene.view.look, zone, guard)
        scene.view.gaze_goal = Gaze((worm.x, worm.y - worm.width * 0.1), target)

    # ---- events

    def note(self, event: Event, now_ms: int) -> None:
        match event:
            case Said(seat=seat, words="slaps"):
                self.slaps.slapped(seat, event.at, self._pressed.pop(seat, -1))
            case Said(seat=seat, words="objects"):
                self.scene.say(seat, _("I object!"), now_ms)
            case Noted(name="phase", value=phase):
                if self.scene.moment.focus and phase == "pollen":
                    self.scene.moment.focus = next(iter(self.first_focus()), self.scene.moment.focus)
                self.slaps.phase(str(phase), event.at, now_ms)
            case _:
                pass

    def verdict(self, verdict: Judged) -> Scene:
        from game.scenes.proof import ProofScene, WrongScene

        return ProofScene(self.scene, verdict) if verdict.right else WrongScene(self.scene, verdict)

    # ---- hands

    def card_of(self, kind: str, number: str) -> tuple[Card | None, str]:
        view, facts = self.scene.seat_view, self.scene.seat_view.facts
        match kind:
            case "draw":
                return (view.draw_top if view.draw_top >= 0 else None), "draw"
            case "pollen":
                return facts["pollen"], "pollen"
            case "gap":
                return facts["grasshoppers"][int(number)][0], f"gap:{number}"
            case _:
                return None, ""

    def press(self, thing: Thing) -> bool:
        if self.slaps.finish_shown:
            self.slaps.end_finish()
        if self.look.wasp and thing.id.startswith("discard"):
            self.slap()
        elif thing.id == "worm":
            self.turn_worm()
        else:
            return False
        return True

    def click_empty(self, point: Point) -> None:
        """A grasshopper's empty place: object to its theft."""
        for gap, home in enumerate(self.look.home_hoppers):
            if not home and self.scene.layout.area(f"gap:{gap}").holds(point):
                self.object(gap)

    def click_seat(self, seat: Seat) -> None:
        scene, facts = self.scene, self.scene.seat_view.facts
        robbed = [gap for gap, thief, victim in facts["thefts"] if victim == scene.own and thief == seat]
        if seat == scene.own:
            return
        if scene.moment.accusing or facts["watchman"] == scene.own and not scene.seat_view.owes:
            self.accuse(seat)
        elif robbed:
            self.object(robbed[0])
        elif facts["watchman"] != scene.own:
            self.accuse(seat)

    def hovered(self, point: Point) -> None:
        """While somebody else throws the pollen, the pointer beside the own portrait ducks."""
        if not self._dodging():
            return
        portrait = self.scene.layout.seats[self.scene.own].portrait
        if math.dist(point, (portrait.x, portrait.y)) < portrait.width * 1.5:
            self.lean(1 if point[0] > portrait.x else -1)

    def _dodging(self, seat: Seat | None = None) -> bool:
        return self.scene.seat_view.facts["pollinating"] not in (-1, self.scene.own if seat is None else seat)

    def let_go(self, held: Held, point: Point) -> bool:
        gestures, now = self.scene.gestures, self.scene.time.now_ms
        if held.source == "pollen" and held.moved:
            self.throw.release(point, gestures.velocity(now), now)
        elif held.source == "draw" and not held.moved:
            gestures.carry([f"hand:{self.scene.own}"], now)  # a click on the pile draws
            gestures.drop(now)
        else:
            return False
        return True

    # ---- calls

    def accuse(self, seat: Seat) -> None:
        self.scene.moment.accusing = False
        self.scene.submit(Call(self.scene.own, "caught", seat))

    def object(self, gap: int) -> None:
        own, count = self.scene.own, self.scene.seat_view.seats
        thefts = self.scene.seat_view.facts["thefts"]
        thief = next((thief for each, thief, victim in thefts if each == gap and victim == own), None)
        if thief is None:
            thief = (own + 1) % count if gap == own else (own - 1) % count
        self.scene.submit(Call(own, "object", thief))

    def object_for(self, seat: Seat) -> None:
        mine = [thief for _gap, thief, victim in self.scene.view_of(seat).facts["thefts"] if victim == seat]
        if mine:
            self.scene.submit(Call(seat, "object", mine[-1]))

    def object_any(self) -> None:
        mine = [gap for gap, _thief, victim in self.scene.seat_view.facts["thefts"] if victim == self.scene.own]
        if mine:
            self.object(mine[-1])
        else:
            self.scene.notice(_("Nobody is robbing you"))

    def slap(self) -> None:
        self.slap_for(self.scene.own)

    def slap_for(self, seat: Seat) -> None:
        """A press from before the picture showed the card is dropped: it neither wins nor costs."""
        if self.look.wasp and not 0 <= self.slaps.shown_ms <= self.scene.time.now_ms:
            return
        super().slap_for(seat)

    def strike(self, seat: Seat, pressed_ms: int, at_ms: int) -> Refusal | None:
        self._pressed = {seat: pressed_ms}
        if refusal := super().strike(seat, pressed_ms, at_ms):
            self.slaps.too_late(seat, at_ms, pressed_ms)
        return refusal

    def came_down(self, seat: Seat) -> None:
        self.slaps.paw(seat)

    def slap_order(self) -> Sequence[Seat]:
        """Clockwise after whoever laid the wasp, as with all equal slaps (SG-13)."""
        view = self.scene.seat_view
        return [(view.turn + step) % view.seats for step in range(1, view.seats + 1)]

    def tied(self, seats: tuple[Seat, ...]) -> None:
        self.slaps.tied(seats)

    def turn_worm(self) -> None:
        self.scene.submit(TurnOver(self.scene.own, self.scene.seat_view.facts["worm"]))

    def lean(self, side: int, seat: Seat | None = None) -> None:
        """Duck; back upright half a second later."""
        who = self.scene.own if seat is None else seat
        if self.scene.submit(Lean(who, side)) is None and side:
            self.scene.later(DODGE_MS, lambda: self.scene.submit(Lean(who, 0)))

    # ---- keys and pads

    def side(self, hand: SideHand, command: Command) -> bool:
        if command.kind in (Kind.LEFT, Kind.RIGHT) and self._dodging(hand.seat):
            if not command.repeat:
                self.lean(ARROWS[command.kind][0], hand.seat)
            return True
        return self.side_throw.command(hand, command)

    def loot(self, view: SeatView, focus: str) -> str:
        gaps = [f"gap:{gap}" for gap, (card, holder) in enumerate(view.facts["grasshoppers"])
                if holder is None and any(act.verb == "steal" and act.card == card for act in view.acts())]
        return focus if focus in gaps else gaps[0] if gaps else ""

    def command(self, command: Command) -> bool:
        if command.kind in (Kind.LEFT, Kind.RIGHT) and self._dodging() and not command.repeat:
            self.lean(ARROWS[command.kind][0])
            return True
        if self.key_throw.command(command):
            return True
        match command.kind:
            case Kind.SLAP:
                self.slap()
            case Kind.ACCUSE:
                self._start_accusing()
            case Kind.OBJECT:
                self.object_any()
            case Kind.TURN:
                self.turn_worm()
            case Kind.DRAW:
                self.scene.input.draw_card()
            case _:
                return False
        return True

    def released(self, command: Command) -> None:
        self.key_throw.released(command)

    def number(self, number: int) -> None:
        """The others clockwise from the left: throw, give or accuse."""
        scene = self.scene
        if not 1 <= number < scene.seat_view.seats:
            return
        seat = (scene.own + number) % scene.seat_view.seats
        if self.key_throw.take():
            self.key_throw.throw_at(seat)
        elif scene.gestures.held:
            scene.input.keys.carry_to(f"seat:{seat}")
            scene.input.keys.accept()
        elif scene.moment.accusing or scene.seat_view.facts["watchman"] == scene.own:
            self.accuse(seat)
        else:
            self.click_seat(seat)

    def back(self) -> bool:
        accusing, self.scene.moment.accusing = self.scene.moment.accusing, False
        return accusing

    def _start_accusing(self) -> None:
        scene = self.scene
        if scene.seat_view.facts["watchman"] != scene.own:
            scene.notice(_("Only the Watchman may call"))
            return
        focus = scene.moment.focus
        if focus.startswith("seat:") and focus != f"seat:{scene.own}":
            self.accuse(int(focus[5:]))
            return
        scene.moment.accusing = True
        scene.moment.focus = f"seat:{(scene.own + 1) % scene.seat_view.seats}"
        scene.refresh()

    def first_focus(self) -> Sequence[str]:
        facts = self.scene.seat_view.facts
        return ("pollen",) if facts["pollinating"] == self.scene.own else ("discard",) if facts["wasp"] else ()

    def activate(self, focus: str) -> bool:
        if focus == "worm":
            self.turn_worm()
        elif focus == "pollen" and self.key_throw.take():
            pass
        elif focus == "draw":
            self.scene.input.draw_card()
        elif focus.startswith("discard"):
            self.slap()
        else:
            return False
        return True

    def targets(self) -> list[str]:
        """The own portrait among them: what is held still there slips up the sleeve."""
        own = self.scene.own
        others = [f"seat:{seat}" for seat in range(self.scene.seat_view.seats) if seat != own]
        return ["discard", "slip", f"hand:{own}", f"lap:{own}", f"shoulder:{own}", f"seat:{own}", *others]

    def first_target(self) -> str:
        own, held = self.scene.own, self.scene.gestures.held
        if held and held.source == "pollen":
            return "pollen"  # it is thrown, not carried
        others = (f"seat:{seat}" for seat in range(self.scene.seat_view.seats) if seat != own)
        return next((zone for zone in ("discard", *others) if zone in self.scene.moment.lit), f"hand:{own}")

    def receiver(self, view: SeatView) -> Seat:
        receiver: Seat = view.facts["giving"].get(view.seat, -1)
        return receiver

    # ---- words

    def hint(self, device: str, view: SeatView) -> str:
        if self.scene.hands.calling(view.seat):
            return _(hints.ACCUSES[device])
        newcomer = self.scene.hands.drags(view.seat) < HINT_USES
        return hints.hint(view.facts, view.seat, device, newcomer, view.turn, self.scene.alone)

    def carry_hint(self, device: str) -> str:
        held = self.scene.gestures.held
        return hints.carry_hint(held.source, held.zone, self.scene.own, device) if held else ""

    def menu_rows(self, device: str, view: SeatView) -> list[PauseRow]:
        return hints.menu_rows(view.facts["watchman"] == view.seat, device)

    # ---- pictures

    def moments(self) -> dict[str, bool]:
        facts, own = self.scene.seat_view.facts, self.scene.own
        return {
            "wasp": facts["wasp"] == "plain" and len(facts["slapped"]) >= 1,
            "stinger": facts["wasp"] == "stinger",
            "photo_finish": self.scene.view.overlay is not None,
            "pollen": facts["pollinating"] >= 0,
            "gift": own in facts["giving"],
            "web": bool(facts["web"]) and self.scene.seat_view.turn == own,
            "watchman": facts["watchman"] == own and self.scene.seat_view.now > 30_000,
            "telescope": bool(facts["telescope"]),
            "theft": any(thief != own for _gap, thief, _robbed in facts["thefts"]),
        }

    def shown_drags(self) -> dict[str, str]:
        if self.scene.seat_view.facts["watchman"] == self.scene.own:
            return {}  # who may not cheat can't show how it is done
        return {"carry": "discard", "cheat": f"lap:{self.scene.own}"}

    # ---- results

    def round_title(self) -> str:
        left = self.scene.seat_view.facts["left"]
        out = [self.scene.seats[seat].name for seat in range(len(left)) if not left[seat]]
        number = self.scene.seat_view.round
        names = _(" and ").join(out)
        words = n_("{names} is out: round {number} is over", "{names} are out: round {number} is over", len(out))
        return words.format(names=names, number=number) if out else ""

    def sum_up(self) -> str:
        return _("fewest minus points win")

    def worth(self, seat: Seat, card: Card) -> int:
        deck = self.scene.match.referee.record.deck
        return -deck.scores.get(deck.faces[card].kind, 0)

    def draw_side(self, canvas: Canvas) -> None:
        canvas.paragraph(_("Nobody cheated, or nobody dared. The reveal shows it."), 846, 460, 370, size=17)

    def round_awards(self, match: Chronicle) -> list[Award]:
        return round_awards(match.rounds[-1].moments, self.scene.match.referee.record.deck)

    def awards(self, match: Chronicle) -> list[Award]:
        return spread(match_awards(match))

    def more_results(self) -> tuple[str, str, Scene] | None:
        from game.scenes.reveal import RevealScene

        return _("The reveal"), "film", RevealScene(self.scene)
