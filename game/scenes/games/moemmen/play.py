"""Mömmen at the screen: a card onto a card swaps; Benny and Tim onto their pile; whistle and pass are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.actions import Call
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, Noted, RoundBegan, RoundEnded, Said, TurnBegan
from game.referee.chronicle import Chronicle
from game.scenes.games.award import Award, spread
from game.scenes.games.base import ZONE_WORDS, GamePlay
from game.scenes.pause import PauseRow
from game.view.canvas import Canvas
from game.view.card_words import kind_word
from game.view.commands import Command, Kind
from game.view.games.moemmen import MoemmenLook, MoemmenTable
from game.view.i18n import N_, _
from game.view.theme import INK, RUST, SOFT
from game.view.things import Thing

from .awards import match_awards

if TYPE_CHECKING:
    from game.referee.view import SeatView
    from game.scenes.match import MatchScene

HINT_USES = 3
NEW_MATCHES = 2
"""Who has finished so many matches is no newcomer any more."""
URGES = 3
"""So often a newcomer is pointed to the whistle."""
PLACES = tuple(f"meadow:{place}" for place in range(5))


class MoemmenPlay(GamePlay):
    table = MoemmenTable()
    words = "moemmen"
    zone_words = ZONE_WORDS | {"meadow": N_("onto this sheep"), "discard": N_("onto the pile")}
    round_over_ms = 3600

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self._urged = 0

    @property
    def look(self) -> MoemmenLook:
        look = self.scene.view.look
        assert isinstance(look, MoemmenLook)
        return look

    # ---- events

    def note(self, event: Event, now_ms: int) -> None:
        scene = self.scene
        match event:
            case Said(seat=seat, words="moemmen"):
                scene.say(seat, _("Mömmen!"), now_ms)
                scene.mood(seat, "sly", now_ms)
                for other in scene.seat_view.facts["to_take"]:
                    scene.mood(other, "caught", now_ms)
            case Said(seat=seat, words="whistles"):
                scene.say(seat, _("Tweeeet!"), now_ms)
            case Said(seat=seat, words="benny"):
                scene.say(seat, _("Fetch, Benny!"), now_ms)
            case Said(seat=seat, words="passes"):
                scene.say(seat, _("Pass."), now_ms)
            case Said(seat=seat, words="skipped"):
                scene.say(seat, _("Only shorn ones here!"), now_ms)
            case CardMoved(source=source, target=target) if source.startswith("meadow") and target.startswith("hand"):
                self._took(event, int(target.partition(":")[2]), now_ms)
            case RoundEnded():
                for seat in scene.seat_view.facts["herds"]:
                    scene.say(seat, _("My herd!"), now_ms)
                    scene.mood(seat, "happy", now_ms)
            case TurnBegan() | RoundBegan() | Noted():
                self._urge()
            case _:
                pass

    def _took(self, event: CardMoved, seat: Seat, now_ms: int) -> None:
        if event.card is not None and self.scene.match.referee.record.deck.faces[event.card].kind == "minus":
            self.scene.mood(seat, "angry", now_ms)

    def _urge(self) -> None:
        """The first times that a whistle would help, somebody new is pointed to it."""
        view, moment = self.scene.seat_view, self.scene.moment
        was = bool(moment.urges)
        alone = self.scene.alone  # others would learn what the hand holds
        helps = alone and view.turn == view.seat and view.facts["may_whistle"] and self._newcomer
        moment.urges = frozenset({"whistle"}) if helps and (was or self._urged < URGES) else frozenset()
        if moment.urges and not was:
            self._urged += 1

    @property
    def _newcomer(self) -> bool:
        return self.scene.in_window and self.scene.stage.settings.finished < NEW_MATCHES

    # ---- hands

    def choosable(self, thing: Thing) -> bool:
        return thing.id.startswith("card:")

    def click_button(self, name: str) -> None:
        """A card's button does what dragging the card does."""
        scene, view = self.scene, self.scene.seat_view
        button = next(each for each in self.look.buttons if each.id == name)
        if button.why_not and not view.round_over:
            scene.notice(f"*{button.words}:* {button.why_not}")
        elif name in ("whistle", "pass"):
            scene.submit(Call(scene.own, name))
        else:
            self._play(name)

    def _play(self, kind: str) -> None:
        scene, view = self.scene, self.scene.seat_view
        card = next((card for card in view.hand if view.face(card).kind == kind), None)
        if card is None:
            scene.notice(_("*{name}:* none in hand").format(name=kind_word(kind).capitalize()))
            return
        thing = scene.view.thing(f"card:{card}")
        spot = scene.layout.seats[scene.own].fan
        if scene.gestures.press((spot.x, spot.y), scene.time.now_ms, card, f"hand:{scene.own}"):
            if thing:
                scene.input.took(thing, card, (thing.pose.x, thing.pose.y))
            scene.gestures.carry(["discard"], scene.time.now_ms)
            scene.gestures.drop(scene.time.now_ms)

    # ---- keys and pads

    def command(self, command: Command) -> bool:
        if command.kind is not Kind.GAME:
            return False
        if not self.scene.gestures.held:
            self.click_button(command.text)
        return True

    def targets(self) -> list[str]:
        return [f"hand:{self.scene.own}", *PLACES, "discard"]

    def first_target(self) -> str:
        lit = self.scene.moment.lit
        return next((zone for zone in ("discard", *PLACES) if zone in lit), f"hand:{self.scene.own}")

    # ---- words

    def hint(self, device: str, view: SeatView) -> str:
        urged = bool(self.scene.moment.urges)
        if view.turn != view.seat or self.scene.hands.drags(view.seat) >= HINT_USES and not urged:
            return ""
        if urged:
            sign = "[@whistle] " if device == "mouse" else "[#act:whistle] "
            return sign + _("three shorn ones: whistle for a new meadow")
        if view.facts["must_take"]:
            sign = {"mouse": "[@mouse_drag] ", "pad": "[#pad_a] "}.get(device, "[#key:Enter] ")
            return sign + _("your card onto a lit sheep")
        return {"mouse": "[@mouse_drag] " + _("card onto card swaps")}.get(
            device, ("[#pad_a] " if device == "pad" else "[#key:Enter] ") + _("lift a card, choose a sheep"))

    def menu_rows(self, device: str, view: SeatView) -> list[PauseRow]:
        mouse = device == "mouse"
        return [
            PauseRow("shuffle", _("Swap"),
                     _("drag a card onto a sheep of the meadow") if mouse else _("lift a card, choose a sheep")),
            PauseRow("dogpaw", _("Benny, Tim"), _("onto the discard pile; swap or pass after it")),
            PauseRow("whistle", _("Whistle"), _("three minus sheep or more: a new meadow"))]

    # ---- pictures

    def moments(self) -> dict[str, bool]:
        facts = self.scene.seat_view.facts
        herd = bool(facts["herds"]) and not self.scene.view.flying
        return {"tim": facts["must_take"], "whistle": facts["may_whistle"], "herd": herd}

    # ---- results

    def round_title(self) -> str:
        facts = self.scene.seat_view.facts
        names = _(" and ").join(self.scene.seats[seat].name for seat in facts["herds"])
        return _("{names}: a whole herd! Round {number} is over").format(names=names, number=self.scene.seat_view.round)

    def sum_up(self) -> str:
        return _("first to {target}").format(target=self.scene.seat_view.facts["target"])

    def worth(self, seat: Seat, card: Card) -> int:
        """MO-19: with the colour that is best for the seat."""
        deck = self.scene.match.referee.record.deck
        face = deck.faces[card]
        chosen = self.scene.seat_view.facts["chosen"][seat]
        counts = face.kind == "minus" or face.kind == "plus" and face.colours[0] == chosen
        return face.value or 0 if counts else deck.scores[face.kind]

    def worth_words(self, seat: Seat, card: Card) -> str:
        return f"{self.worth(seat, card):+d}".replace("-", "−")

    def row_words(self, seat: Seat) -> str:
        return f"[={self.scene.seat_view.facts['chosen'][seat]}]"

    def awards(self, match: Chronicle) -> list[Award]:
        return spread(match_awards(match))

    def draw_side(self, canvas: Canvas) -> None:
        deck, facts = self.scene.match.referee.record.deck, self.scene.seat_view.facts
        canvas.write(_("How it was counted"), "title", 20, INK, (842, 424), room=390, height=30)
        lines = (("star", _("the chosen colour counts as printed")),
                 ("minus", _("other sheep {n}, minus sheep as printed").format(n=_signed(deck.scores["plus"]))),
                 ("dogpaw", _("Benny and Tim {n} each").format(n=_signed(deck.scores["benny"]))))
        for n, (icon, words) in enumerate(lines):
            y = 458 + n * 30
            canvas.icon(icon, 24, (854, y))
            canvas.sentence(words, 876, y, canvas.size_for_height(16, 30), SOFT, "body", room=352)
        leader = max(range(len(self.scene.seats)), key=lambda seat: self.scene.seat_view.totals[seat])
        short = max(0, facts["target"] - self.scene.seat_view.totals[leader])
        name = self.scene.seats[leader].name
        words = _("{name} needs {n} more").format(name=name, n=short) if short else _("{name} has reached {n}").format(
            name=name, n=facts["target"])
        canvas.write(words, "title", 18, RUST, (842, 554), room=380)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")
