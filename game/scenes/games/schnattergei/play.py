"""Schnattergei at the screen: a card is flipped, a word is said, a hand comes down.

Everybody sees a card at the same moment: it is carried face down to the middle, and is turned over when it is let go
there. A press from before the picture that showed it is dropped: it neither wins nor costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bindings import CORNERS, DEVICES
from game.core.actions import NOBODY, Call, Carry, Grab, Refusal, Release
from game.core.cards import Card, Seat, milliseconds
from game.core.events import CardMoved, DeadlineSet, Event, Judged, Noted, RoundEnded, Said
from game.referee.chronicle import Chronicle
from game.scenes.games.award import Award, spread
from game.scenes.games.base import ZONE_WORDS, GamePlay
from game.scenes.pause import PauseRow
from game.view.bindings import current, kind_of, profile
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.games.schnattergei import SchnattergeiTable
from game.view.games.schnattergei.ring import HesitationRing
from game.view.games.schnattergei.words import ASKED, BIRD, KEYS_OF, WRONG, spoken
from game.view.gestures import Held
from game.view.i18n import N_, _
from game.view.names import shown_name
from game.view.things import Thing

from . import hints, ledger
from .awards import match_awards
from .duel import Duel

if TYPE_CHECKING:
    from game.referee.view import SeatView
    from game.scenes.base import Scene
    from game.scenes.match import MatchScene

CARRY_MS = 150
"""From the own pile to the middle with one press."""
AFTERTHOUGHT_MS = 700
"""A word that comes so soon after it lapsed was meant for the old card: its button does nothing else."""
SHAKE_MS, SHAKE_UNITS = 280, 3.0
HONOUR = (Kind.ACCUSE, Kind.OBJECT)
HESITATES = 0.45
"""When this part of the time is left, a bubble says so."""


class SchnattergeiPlay(GamePlay):
    table = SchnattergeiTable()
    hides_hands = False
    needs_own_device = True
    words = "schnattergei"
    zone_words = ZONE_WORDS | {"pile": N_("onto your own pile"), "discard": N_("turn it over")}

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        facts = scene.seat_view.facts
        self.ring = HesitationRing()
        self.duel = Duel(scene)
        self.duel.why = facts["slap"]
        self.shown_ms = scene.match.now if facts["laid"] else -1
        """When the picture first showed the top card, in the match's time; -1: not yet."""
        self._asked: Seat = facts["word_by"]
        scene.moment.notes[ASKED] = self._asked
        self._word_due = scene.seat_view.deadline("word") or 0
        self._lapsed_ms = -AFTERTHOUGHT_MS
        self._flips: dict[Seat, tuple[Card, int]] = {}
        """Cards that one press has sent to the middle, and when they arrive."""
        self._pressed: dict[Seat, int] = {}
        """When each person's last slap came down."""
        self._shakes: dict[Seat, int] = {}
        self._hesitant: Seat = NOBODY

    # ---- the scene's life

    def built(self) -> None:
        self.scene.view.extra = self.ring
        self.duel.end()
        self._show_keys()

    def reset(self) -> None:
        """The hand opened: whatever was on its way has arrived or gone home."""
        self._flips.pop(self.scene.own, None)

    def tick(self, now_ms: int, at: int) -> None:
        self._arrive(at)
        self._run_out(at, now_ms)
        self._shake(now_ms)
        self.duel.tick(now_ms)

    def wait_ms(self, now_ms: int) -> int:
        if self._flips or self._shakes:
            return 8
        return self.duel.wait_ms(now_ms)

    @property
    def busy(self) -> bool:
        return self.scene.own in self._flips

    @property
    def racing(self) -> bool:
        view = self.scene.seat_view
        return not view.round_over and (self._asked >= 0 or bool(self.duel.why) or self.duel.shown
                                         or self.shown_ms < 0 <= view.top)

    def drawn(self) -> None:
        if self.shown_ms < 0 and self.scene.seat_view.top >= 0:
            self.shown_ms = self.scene.time.now_ms

    def _run_out(self, at: int, now_ms: int) -> None:
        """The ring is the same for a word that is wanted and one that isn't: what lies there decides, not the ring."""
        if self._asked < 0:
            self.ring.part = -1.0
            return
        whole = max(1, self._hesitation_ms(self._asked))
        self.ring.left_ms = max(0, self._word_due - at)
        self.ring.part = min(1.0, self.ring.left_ms / whole)
        if self.ring.part < HESITATES and self._hesitant != self._asked:
            self._hesitant = self._asked
            self.scene.say(self._asked, "…?", now_ms)
            self.scene.refresh()
        if not self.ring.left_ms and self.scene.seat_view.facts["word_by"] < 0:
            self._ask(NOBODY)

    def _hesitation_ms(self, seat: Seat) -> int:
        table = self.scene.match.referee.table
        return milliseconds(table.house["hesitation_seconds"]) + table.allow[seat]

    def _ask(self, seat: Seat) -> None:
        self._asked = seat
        self._hesitant = NOBODY
        self.scene.moment.notes[ASKED] = seat
        self._show_keys()
        if seat < 0:
            self.ring.part = -1.0
        elif self.scene.seats[seat].human:
            self.duel.end()  # the words are needed
        self.scene.refresh()

    def _show_keys(self) -> None:
        """The words show the keys of whoever it is up to. Who has the mouse clicks, where others have the keyboard."""
        scene = self.scene
        seat = self._asked if self._asked >= 0 else scene.seat_view.turn
        if seat < 0 or not scene.seats[seat].human:
            return
        device = scene.seats[seat].device
        if device not in DEVICES and not any(corner in scene.hands.owners for corner in CORNERS):
            device = DEVICES[0]
        scene.moment.notes[KEYS_OF] = DEVICES.index(device) if device in DEVICES else NOBODY

    def _shake(self, now_ms: int) -> None:
        """The bubble of a wrong word trembles."""
        for seat, until in list(self._shakes.items()):
            left = until - now_ms
            offset = 0.0 if left <= 0 else SHAKE_UNITS * (1 if left // 40 % 2 else -1)
            if left <= 0:
                del self._shakes[seat]
            if self.scene.moment.notes.get(f"shake:{seat}", 0.0) != offset:
                self.scene.moment.notes[f"shake:{seat}"] = offset
                self.scene.refresh()

    # ---- events

    def note(self, event: Event, now_ms: int) -> None:
        self._show_keys()
        match event:
            case CardMoved(card=card, source=source, target="discard") if card is not None and source.startswith(
                "pile"
            ):
                self._flipped(int(source[5:]), card, event.at)
            case CardMoved(source=source, target=target) if source in ("discard", "under") and target.startswith(
                "pile"
            ):
                self.duel.takes()
            case DeadlineSet(name="word", due=due):
                self._word_due = due
            case Noted(name="slap", value=why):
                self.duel.opens(str(why), event.at) if why else self.duel.closes()
            case Said():
                self._said(event, now_ms)
            case Judged(accuser=accuser):
                self.scene.say(accuser, _("Wrong!"), now_ms)
            case RoundEnded():
                self._ask(NOBODY)
            case _:
                pass

    def _flipped(self, seat: Seat, card: Card, at: int) -> None:
        self.shown_ms = -1
        self._flips.pop(seat, None)
        self._word_due = at + self._hesitation_ms(seat)
        self.duel.lies(card)
        self._ask(seat)

    def _said(self, event: Said, now_ms: int) -> None:
        scene, seat, words, target = self.scene, event.seat, event.words, event.target
        if seat == NOBODY:
            if words in WRONG:
                self._mistake(target, words, now_ms)
        elif words == "slaps":
            if self.duel.why:
                self._ask(NOBODY)
            self.duel.slapped(seat, event.at, self._pressed.pop(seat, -1), now_ms)
            scene.mood(seat, "happy", now_ms)
        elif words == "slap":
            self.duel.late(seat, event.at, self._pressed.pop(seat, -1))
        elif words == "admits":
            scene.say(seat, _("My fault!"), now_ms)
        else:
            scene.say(seat, spoken(words), now_ms)
            if seat == self._asked and scene.seat_view.facts["slap"] not in ("double", "elephant"):
                self._ask(NOBODY)

    def _mistake(self, seat: Seat, how: str, now_ms: int) -> None:
        scene = self.scene
        self._lapsed_ms = scene.time.now_ms
        self._ask(NOBODY)
        scene.mood(seat, "caught", now_ms)
        scene.notice(
            _(WRONG[how]).format(name=shown_name(scene.view.look.seats[seat].name))
            + " · "
            + _("the penalty goes under the pile")
        )
        if how == "wrong_word":
            self._shakes[seat] = now_ms + SHAKE_MS

    # ---- what a person does

    def flip(self, seat: Seat) -> None:
        """The top card of the own pile goes to the middle and is turned over there."""
        scene = self.scene
        if seat in self._flips or self._too_early(seat):
            return
        card = scene.view_of(seat).facts["own_top"]
        if seat == scene.own:
            thing = scene.view.thing(f"pile:{seat}")
            if thing is None or scene.gestures.held or not scene.input.grab(thing, (thing.pose.x, thing.pose.y)):
                return
            held = scene.gestures.held
            assert held is not None
            self._send_off(held)
        elif scene.submit(Grab(seat, card)) is None:
            scene.submit(Carry(seat, "discard"))
            self._flips[seat] = (card, scene.time.now_ms + CARRY_MS)

    def _too_early(self, seat: Seat) -> bool:
        """While a word is expected nobody flips; why it can't be done yet would tell what lies there."""
        if self._asked < 0 or self.scene.seat_view.round_over:
            return False
        words = _("*Not yet:* say the word first") if self._asked == seat else _("*Not yet:* first comes the word")
        self.scene.notice(words)
        return True

    def _send_off(self, held: Held) -> None:
        scene = self.scene
        held.moved = held.sticky = True
        self._flips[scene.own] = (held.thing, scene.time.now_ms + CARRY_MS)
        scene.gestures.carry(["discard"], scene.time.now_ms)

    def _arrive(self, at: int) -> None:
        scene = self.scene
        for seat, (_card, due) in list(self._flips.items()):
            if seat == scene.own:
                self._slide(1 - max(0, due - at) / CARRY_MS)
            if at < due:
                continue
            del self._flips[seat]
            if seat == scene.own:
                scene.gestures.drop(at)
            elif scene.view_of(seat).held(seat) is not None:
                scene.submit(Release(seat, "discard"))

    def _slide(self, part: float) -> None:
        """The own paw is on its way to the middle."""
        carried, spots = self.scene.view.carried, self.scene.layout.spots
        if carried is None:
            return
        start, goal = spots[f"pile:{self.scene.own}"], spots["discard"]
        eased = part * part * (3 - 2 * part)
        carried.x, carried.y = start.x + (goal.x - start.x) * eased, start.y + (goal.y - start.y) * eased
        carried.width = start.width + (goal.width - start.width) * eased
        self.scene.dirty = True

    def say(self, seat: Seat, colour: str) -> None:
        """Only the first word counts; one out of turn isn't heard."""
        if self._asked == seat and self._is_visible():
            self.scene.submit(Call(seat, f"say:{self.scene.seat_view.facts['words'][colour]}"))

    def slap(self, seat: Seat) -> None:
        if self._is_visible():
            self.slap_for(seat)

    def strike(self, seat: Seat, pressed_ms: int, at_ms: int) -> Refusal | None:
        self._pressed[seat] = pressed_ms
        return super().strike(seat, pressed_ms, at_ms)

    def came_down(self, seat: Seat) -> None:
        self.duel.paw(seat)

    def slap_order(self) -> Sequence[Seat]:
        return list(self.scene.seat_view.facts["slap_order"])

    def tied(self, seats: tuple[Seat, ...]) -> None:
        self.duel.tied(seats)

    def _is_visible(self) -> bool:
        """Whether what lies there has been on the screen before this press."""
        return 0 <= self.shown_ms <= self.scene.time.now_ms or self.scene.seat_view.top < 0

    def accuse(self, seat: Seat, target: Seat = NOBODY) -> None:
        """With honour: somebody's last word was wrong, or is too long in coming."""
        facts = self.scene.view_of(seat).facts
        if not facts["honour"]:
            self.scene.notice(_("*No:* the referee hears every word · SG-23"))
            return
        if target < 0:
            target = facts["said_by"] if facts["said_by"] >= 0 else facts["word_by"]
        self.scene.submit(Call(seat, "accuse", target))

    def admit(self, seat: Seat) -> None:
        if not self.scene.view_of(seat).facts["may_admit"]:
            self.scene.notice(_("*No:* there is nothing to own up to · SG-38"))
            return
        self.scene.submit(Call(seat, "admit"))

    # ---- hands

    def card_of(self, kind: str, number: str) -> tuple[Card | None, str]:
        if kind == "pile" and number == str(self.scene.own):
            card = self.scene.seat_view.facts["own_top"]
            return (card if card >= 0 else None), f"pile:{number}"
        return None, ""

    def press(self, thing: Thing) -> bool:
        scene = self.scene
        if thing.id == "discard" or thing.id.startswith("laid"):
            self.slap(scene.hands.pointer())
        elif thing.id.startswith("pile") and self._too_early(scene.hands.pointer()):
            pass
        elif thing.id.startswith("pile") and scene.hands.pointer() != scene.own:
            self.flip(scene.hands.pointer())
        else:
            return False
        return True

    def let_go(self, held: Held, point: tuple[float, float]) -> bool:
        """A click on the own pile flips its card."""
        if held.source.startswith("pile") and not held.moved:
            self._send_off(held)
            return True
        return False

    def click_seat(self, seat: Seat) -> None:
        if self.scene.seat_view.facts["honour"] and seat != self.scene.hands.pointer():
            self.accuse(self.scene.hands.pointer(), seat)

    def click_button(self, name: str) -> None:
        self._button(name, self.scene.hands.pointer())

    def _button(self, name: str, seat: Seat) -> None:
        kind, _line, colour = name.partition("_")
        if kind == "word":
            self.say(seat, colour)
        elif kind == "slap":
            self.slap(seat)
        elif kind == "accuse":
            self.accuse(seat)
        elif kind == "admit":
            self.admit(seat)

    # ---- keys and pads

    def command(self, command: Command) -> bool:
        seat = self.scene.hands.of(command.device)
        match command.kind:
            case Kind.GAME:
                return self._word(command, seat)
            case Kind.SLAP:
                self._flat_hand(seat)
            case Kind.ACCUSE:
                self.accuse(seat)
            case Kind.OBJECT:
                self.admit(seat)
            case Kind.DRAW:
                self.flip(seat)
            case Kind.ACCEPT if seat != self.scene.own or self._flips_now():
                self.flip(seat)
            case _:
                return seat != self.scene.own and command.kind not in (Kind.PAUSE, Kind.BACK, Kind.HELP)
        return True

    def _word(self, command: Command, seat: Seat) -> bool:
        """A key or button of the words. While no word is wanted, a pad's buttons mean what they always do."""
        if self._asked == seat:
            self.say(seat, command.text.partition("_")[2])
            return True
        if command.device.kind != "pad" or self.scene.time.now_ms - self._lapsed_ms < AFTERTHOUGHT_MS:
            return True
        name = profile(command.device)
        kind = kind_of(name, current().code(name, command.text))
        if kind is not None and (kind not in HONOUR or self.scene.seat_view.facts["honour"]):
            self.scene.input.act(replace(command, kind=kind))
        return True

    def _flat_hand(self, seat: Seat) -> None:
        """Space: a flat hand on the pile; where everybody knows that nothing is to be slapped, the next card."""
        facts = self.scene.seat_view.facts
        settled = not facts["laid"] or facts["said_by"] >= 0 and not facts["four_in_a_row"]
        if settled and self._asked < 0 and self.scene.seat_view.turn == seat and facts["offender"] in (NOBODY, seat):
            self.flip(seat)
        else:
            self.slap(seat)

    def _flips_now(self) -> bool:
        """Whether Enter turns the next card over: unless something else has been chosen."""
        scene = self.scene
        focus = scene.moment.focus
        chosen = focus in ("slap", "accuse", "admit", "pause", "help") or focus.startswith("seat:")
        return self._asked != scene.own and scene.seat_view.turn == scene.own and not chosen and not scene.gestures.held

    def activate(self, focus: str) -> bool:
        if focus.startswith("pile"):
            self.flip(self.scene.own)
        elif focus.startswith("discard"):
            self.slap(self.scene.own)
        else:
            return False
        return True

    def targets(self) -> list[str]:
        return ["discard", f"pile:{self.scene.own}"]

    def first_target(self) -> str:
        return "discard"

    # ---- words

    def hint(self, device: str, view: SeatView) -> str:
        return hints.hint(view, device, self._asked)

    def menu_rows(self, device: str, view: SeatView) -> list[PauseRow]:
        return hints.menu_rows(view.facts)

    # ---- pictures

    def moments(self) -> dict[str, bool]:
        own, part = self.scene.own, self.ring.part
        birds = self.duel.laid and self.scene.seat_view.face(self.duel.laid[-1]).kind == BIRD
        return {
            "word": self._asked == own and 0 < part < 0.9,
            "echo": self._asked >= 0 and bool(birds) and 0 < part < 0.95,
            "photo_finish": self.duel.shown and len(self.scene.view.paws) > 2,
            "mistake": bool(self._shakes),
            "without_cards": bool(self.scene.seat_view.facts["out"]),
        }

    # ---- results

    def sum_up(self) -> str:
        return _("most cards win")

    def left(self) -> list[list[Card]]:
        """Nobody looks into a pile, not even now; the counts are what counts."""
        return [[] for _seat in self.scene.seats]

    def headings(self) -> tuple[str, str, str]:
        return "", _("cards"), _("match")

    def nothing_left(self) -> str:
        return ""

    def curve_words(self) -> str:
        return _("Cards at the end")

    def row_words(self, seat: Seat) -> str:
        return self.duel.sum_up(seat)

    def awards(self, match: Chronicle) -> list[Award]:
        return spread(match_awards(match))

    def draw_side(self, canvas: Canvas) -> None:
        ledger.draw(canvas, self.scene)

    def more_results(self) -> tuple[str, str, Scene] | None:
        return None
