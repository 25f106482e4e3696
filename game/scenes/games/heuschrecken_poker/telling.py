"""One event after the other, each as long as it takes to understand it; meanwhile the match stands still.

At the referee's table a reveal, the taking, a harvest, an invasion and the next deal happen in one instant.
"""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from typing import TYPE_CHECKING

from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, MatchEnded, Noted, RoundBegan, RoundEnded, TurnBegan
from game.view.games.heuschrecken_poker import State, places, state_of, words
from game.view.games.heuschrecken_poker.spectacle import EATEN_MS, TURN_MS, Invasion, PokerExtra, Turn
from game.view.games.heuschrecken_poker.state import NONE, by_genus
from game.view.i18n import _
from game.view.motion import Flight, Pose
from game.view.table_view import Flying

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

REVEALED_MS, CROSSED_MS, ORDERED_MS, SWEPT_MS, TIED_MS = 460, 620, 520, 950, 1500
FLY_MS, NEXT_MS, DEAL_MS = 300, 90, 130
RIPE_MS, HARVESTED_MS, PRIZE_MS, COUNT_MS, COVER_MS = 900, 60, 480, 2600, 420
SKIP_MS = 400
"""So long nobody can skip what has just begun."""


class Telling:
    """Follows the events of one table; ``state`` is what has been told."""

    def __init__(self, scene: MatchScene, extra: PokerExtra) -> None:
        self.scene, self.extra = scene, extra
        self.queue: deque[Event] = deque()
        self.state: State = state_of(scene.seat_view)
        self.active = False
        self.began_ms = self.due_ms = 0
        self.ranks: tuple[str, ...] = ()
        self.carried: dict[Card, Pose] = {}
        """Where a taken card was let go."""

    # ---- its life

    def built(self) -> None:
        """Another window, or another seat below: everything is shown as it is."""
        self.queue.clear()
        self.extra.clear()
        self._end()

    def note(self, event: Event, now_ms: int) -> None:
        if not self.active and _begins(event):
            self.active, self.began_ms, self.due_ms = True, now_ms, now_ms
        if not self.active:
            self.scene.sound.tell(event)
            self.state.apply(event)
            self.scene.moment.staged = deepcopy(self.state)
            self.scene.life.note(event, now_ms)
            return
        self.queue.append(event)
        self._go(now_ms)

    def tick(self, now_ms: int) -> bool:
        """True when the table looks different now."""
        if not self.active or now_ms < self.due_ms:
            return False
        self._go(now_ms)
        if not self.queue and now_ms >= self.due_ms:
            self._end()
        return True

    def skip(self, now_ms: int) -> None:
        """Everything is where it ends."""
        if self.active and now_ms - self.began_ms >= SKIP_MS:
            self.finish()

    def finish(self) -> None:
        self.built()
        self.scene.view.land_all()

    def _end(self) -> None:
        self.active, old = False, self.state
        self.state = state_of(self.scene.seat_view)
        if self.state.to_pick and set(self.state.columns) <= set(old.columns):
            self.state.columns, self.state.steps = old.columns, old.steps
        self.scene.moment.staged = deepcopy(self.state)

    def _go(self, now_ms: int) -> None:
        while self.queue and now_ms >= self.due_ms:
            event = self.queue.popleft()
            lasts = self.scene.view.pace.reading(self._show(event, now_ms))
            self.scene.life.note(event, now_ms)
            self.due_ms = max(self.due_ms, now_ms) + lasts
        self.state.told = True
        self.scene.moment.staged = deepcopy(self.state)

    # ---- one event

    def _show(self, event: Event, now_ms: int) -> int:
        """Show it; how long it is looked at."""
        self.scene.sound.tell(event)
        match event:
            case Noted(name="shown", value=cards):
                return self._turn_over(tuple(cards), now_ms)
            case Noted(name="cancelled", value=seats):
                self.state.apply(event)
                return self._cancel(tuple(seats), now_ms)
            case Noted(name="order", value=seats):
                self.state.apply(event)
                return ORDERED_MS if seats else 0
            case Noted(name="sweep", value=(seat, why)):
                return self._sweep(seat, why, now_ms)
            case Noted(name="ties", value=ties):
                return self._tie(ties)
            case Noted(name="harvest", value=(seat, genus, _tokens)):
                return self._harvest(seat, genus, now_ms)
            case Noted(name="invaded", value=seat):
                return self._invade(seat, now_ms)
            case Noted(name="totals"):
                return self._totals(event)
            case CardMoved():
                return self._moved(event, now_ms)
            case RoundEnded(scores=scores, totals=totals):
                return self._count(scores, totals)
            case RoundBegan() | TurnBegan():
                self._forget()
            case MatchEnded():
                return COVER_MS
            case _:
                pass
        self.state.apply(event)
        return 0

    def _called(self, seat: Seat) -> str:
        return words.called(self.scene.seat_view, seat, self.scene.alone)

    def _own(self, seat: Seat) -> bool:
        return self.scene.alone and seat == self.state.own

    def _name(self, card: Card) -> str:
        return self.scene.match.referee.record.deck.faces[card].name

    def _say(self, sentence: str, step: str = "") -> None:
        self.state.words = sentence
        if step:
            self.state.steps = (*self.state.steps, step)
        self.state.chain = self.state.steps

    def _forget(self) -> None:
        """A new pass: nothing of the last one is on the table."""
        self.state.words, self.state.scene, self.state.counts = "", "", ()
        self.state.chain = self.state.steps = ()
        self.state.seat = -1

    def _turn_over(self, cards: tuple[Card, ...], now_ms: int) -> int:
        view, pictures = self.scene.view, self.scene.pictures
        self._forget()
        self._say(_("*All at once!*"))
        self.ranks = tuple(self._name(card) if card != NONE else "" for card in cards)
        for seat, card in enumerate(cards):
            if card == NONE:
                continue
            pose = places.place_pose(view.layout, seat, 2.0)
            self.extra.turns.append(Turn(pictures.back(60), pictures.face(card), pose, now_ms))
            flight = Flight(pose, pose, now_ms + TURN_MS, 0)
            view.fly(Flying(f"place:{seat}", pictures.face(card), flight), now_ms)
            self.state.laid[seat], self.state.shown[seat] = False, card
            if seat == self.state.own:
                self.state.choice = NONE
        self.state.cancelled = self.state.order = ()
        return REVEALED_MS

    def _cancel(self, seats: tuple[Seat, ...], now_ms: int) -> int:
        if not seats:
            return 0
        for seat in seats:
            self.scene.mood(seat, "angry", now_ms)
        step = words.cancel_words(self.ranks)
        self._say(step, step)
        return CROSSED_MS

    def _sweep(self, seat: Seat, why: str, now_ms: int) -> int:
        if seat < 0:
            return 0
        self.scene.mood(seat, "happy", now_ms)
        step = words.sweep_words(self._called(seat), why, self._own(seat))
        self._say(step, step)
        self.state.order = (seat,)
        return SWEPT_MS

    def _tie(self, ties: int) -> int:
        if not ties:
            return 0
        step = words.tie_words(ties)
        self._say(step, step)
        return TIED_MS

    # ---- cards

    def _moved(self, event: CardMoved, now_ms: int) -> int:
        (kind, _seat), (target, seat) = _pile(event.source), _pile(event.target)
        if kind == "place" and target == "shown":
            return 0  # it has turned over already
        start = self._pose(event.card, kind, _seat)
        self.state.apply(event)
        if event.card is None or start is None:
            return 0
        match kind, target:
            case "display", "garden":
                return self._plant(event.card, seat, self.carried.pop(event.card, start), now_ms)
            case "garden", "discard":
                return self._leave_bed(event.card, _seat, start, now_ms)
            case "draw", "display":
                self._fly(
                    event.card, start, self._pose(event.card, "display", -1), f"display:{event.card}", now_ms, back=True
                )
                return self._wait(target, DEAL_MS, FLY_MS)
            case "display", "discard":
                self._fly(event.card, start, start._replace(y=-120.0, angle=20.0), "", now_ms)
                return self._wait("display", NEXT_MS, FLY_MS)
            case "shown", "used":
                return self._cover(event.card, seat, start, now_ms)
            case _:
                return 0

    def _pose(self, card: Card | None, kind: str, seat: Seat) -> Pose | None:
        """Where a card lies now, as far as it has been told."""
        layout, state = self.scene.view.layout, self.state
        names = {each: self._name(each) for cards in (state.display, *state.gardens) for each in cards}
        match kind:
            case "draw":
                spot = layout.spots["draw"]
                return Pose(spot.x, spot.y - 8, spot.width, 0.0, 3.0)
            case "display" if card in names:
                return places.display_poses(layout, state.columns, by_genus(state.display, names)).get(card)
            case "garden" if card in names:
                return places.bed_poses(layout, seat, by_genus(state.gardens[seat], names)).get(card)
            case "shown":
                return places.place_pose(layout, seat)
            case _:
                return None

    def _fly(self, card: Card, start: Pose, end: Pose | None, thing: str, now_ms: int, back: bool = False) -> None:
        if end is None:
            return
        view, face = self.scene.view, self.scene.pictures.face(card)
        picture = self.scene.pictures.back(start.width) if back else face
        view.fly(Flying(thing, picture, Flight(start, end, now_ms, FLY_MS, 26.0), face if back else ""))

    def _wait(self, kind: str, short: int, last: int) -> int:
        """A short while, or until it has landed when no more of this kind follows."""
        ahead = self.queue[0] if self.queue else None
        more = isinstance(ahead, CardMoved) and kind in (_pile(ahead.source)[0], _pile(ahead.target)[0])
        return short if more else last

    def _plant(self, card: Card, seat: Seat, start: Pose, now_ms: int) -> int:
        self._fly(card, start, self._pose(card, "garden", seat), f"bed:{card}", now_ms)
        sentence = _("*{name}:* {plant}").format(name=self._called(seat), plant=words.genus_words(self._name(card)))
        if sentence not in self.state.steps:
            self._say(sentence, sentence)
        return self._wait("garden", NEXT_MS, FLY_MS + 120)

    def _leave_bed(self, card: Card, seat: Seat, start: Pose, now_ms: int) -> int:
        if self.state.scene == "invasion":
            return self._wait("garden", 0, 120)
        self._fly(card, start._replace(lift=9.0), places.portrait_pose(self.scene.view.layout, seat), "", now_ms)
        return self._wait("garden", HARVESTED_MS, FLY_MS)

    def _cover(self, card: Card, seat: Seat, start: Pose, now_ms: int) -> int:
        """What was played goes face down to its owner."""
        self.state.cancelled = tuple(each for each in self.state.cancelled if each != seat)
        self._make_room(now_ms)
        view, pictures = self.scene.view, self.scene.pictures
        mine = seat == self.state.own and self.scene.moment.peek
        slot = self.state.own_cards.index(card) if mine and card in self.state.own_cards else -1
        if slot >= 0:
            end = places.slot_pose(view.layout, seat, slot, len(self.state.own_cards))
        else:
            end = places.portrait_pose(view.layout, seat)
        name = f"used:{self.state.own_cards.index(card)}" if slot >= 0 else ""
        flight = Flight(start, end, now_ms, FLY_MS)
        view.fly(Flying(name, pictures.face(card), flight, pictures.back(60)))
        return self._wait("used", 0, COVER_MS)

    def _make_room(self, now_ms: int) -> None:
        """The display closes up, with room for what is laid out next."""
        state = self.state
        names = {card: self._name(card) for card in state.display}
        coming = [event.card for event in self.queue if isinstance(event, CardMoved) and event.target == "display"]
        genera = [*names.values(), *(self._name(card) for card in coming if card is not None)]
        columns = tuple(dict.fromkeys(genera))
        if columns == state.columns:
            return
        stacks = by_genus(state.display, names)
        layout = self.scene.view.layout
        old = places.display_poses(layout, state.columns, stacks)
        new = places.display_poses(layout, columns, stacks)
        state.columns = columns
        for card in state.display:
            self._fly(card, old[card], new[card], f"display:{card}", now_ms)

    # ---- spectacles

    def _harvest(self, seat: Seat, genus: str, now_ms: int) -> int:
        self.state.scene, self.state.seat, self.state.genus = "harvest", seat, genus
        self.scene.mood(seat, "happy", now_ms)
        plant = words.genus_words(genus)
        self._say(
            _("[@star] *Harvest!* {name}: three {plant} make a prize").format(name=self._called(seat), plant=plant),
            _("[@star] *harvest* {plant}").format(plant=plant),
        )
        return RIPE_MS

    def _totals(self, event: Noted) -> int:
        """A prize comes out of the bed."""
        before = list(self.state.tokens)
        self.state.apply(event)
        view = self.scene.view
        for seat, (old, new) in enumerate(zip(before, self.state.tokens, strict=True)):
            if new > old:
                box, spot = places.bed(view.layout, seat), view.layout.spots[f"prize:{seat}"]
                start = Pose(*box.centre, 70.0, 0.0, 9.0)
                flight = Flight(
                    start, Pose(spot.x, spot.y, spot.width, 0.0, 1.0), self.scene.stage.now_ms, PRIZE_MS, 40.0
                )
                view.fly(Flying("", "table/prize_token", flight))
        self.state.scene, self.state.seat = "", -1
        return PRIZE_MS

    def _invade(self, seat: Seat, now_ms: int) -> int:
        layout = self.scene.view.layout
        self.state.scene, self.state.seat = "invasion", seat
        names = {card: self._name(card) for card in self.state.gardens[seat]}
        plants = [card for card, name in names.items() if name != places.HOPPER]
        poses = places.bed_poses(layout, seat, by_genus(self.state.gardens[seat], names))
        self.extra.invasion = Invasion(seat, now_ms, tuple(poses[card] for card in plants))
        self.scene.mood(seat, "caught", now_ms)
        if plants:
            name = words.genus_words(names[plants[0]])
            self.scene.say(seat, _("My {plant}!").format(plant=name), now_ms)
        whose = _("your garden") if self._own(seat) else _("{name}'s garden").format(name=self._called(seat))
        self._say(
            _("[@grasshopper] *Invasion!* the third grasshopper: {garden} is eaten").format(garden=whose),
            _("[@grasshopper] *invasion*"),
        )
        return EATEN_MS + 450

    def _count(self, scores: tuple[int, ...], totals: tuple[int, ...]) -> int:
        """The end of a round: whoever has most plants gets a prize."""
        self._forget()
        plants = tuple(sum(self._name(card) != places.HOPPER for card in cards) for cards in self.state.gardens)
        self.state.counts, self.state.scene, self.state.tokens = plants, "count", list(totals)
        names = {seat: self._called(seat) for seat in range(len(plants))}
        self._say(words.count_words(names, plants))
        for seat, score in enumerate(scores):
            if score:
                self.scene.mood(seat, "happy", self.scene.stage.now_ms)
        return COUNT_MS


def _begins(event: Event) -> bool:
    """From here on things are told one by one."""
    match event:
        case Noted(name="shown"):
            return True
        case CardMoved(source="display"):
            return True
        case _:
            return False


def _pile(name: str) -> tuple[str, Seat]:
    kind, _colon, seat = name.partition(":")
    return kind, int(seat) if seat else -1
