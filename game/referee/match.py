"""A match: the referee and the bots at the table, all on one line of time."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Protocol

from game.core.actions import (
    NO_SUCH_MOVE,
    NOT_YOURS,
    ONE_CARD_AT_A_TIME,
    Action,
    Call,
    Carry,
    Grab,
    Refusal,
    Release,
    Sit,
)
from game.core.cards import Seat
from game.core.events import Event, faces_of, sides
from game.core.record import HUMAN, Look, Path, Track
from game.core.table import NEVER

from .late import LateHands
from .referee import Referee

TrackListener = Callable[[Track], None]


class Bot(Protocol):
    """Somebody at the table who isn't a person. It sees its seat's view and its seat's events, nothing else."""

    seat: Seat

    @property
    def heeds(self) -> Container[type[Event]]:
        """The kinds of events it wants to see."""

    def on_event(self, event: Event) -> None:
        """See something happen, as this seat may know it."""

    def on_look(self, look: Look) -> None:
        """Another bot's eyes were seen to move: the table shows the gaze."""

    def next_at(self) -> int:
        """When (ms) it means to act next, :data:`~game.core.table.NEVER` for not at all.

        It may change its mind until then.
        """

    def take_action(self, now: int) -> Action | Track | None:
        """The moment has come: act, look somewhere, or think again."""

    def on_refusal(self, action: Action, refusal: Refusal) -> None:
        """The action was refused."""


SitDown = Callable[[str, Seat], Bot]
"""Makes a bot of that kind for a seat, as the table stands."""


class Match:
    """Merges people, bots and deadlines by time, in one queue: frame lengths don't matter."""

    def __init__(self, referee: Referee, bots: Sequence[Bot], sit_down: SitDown | None = None) -> None:
        """``sit_down``: without it nobody can leave a hand to a bot."""
        self.referee = referee
        self.bots = list(bots)
        self._sit_down = sit_down
        self._left: set[Seat] = set()
        """Seats whose player has left them to a bot: nobody else moves its hand."""
        self.looks: dict[Seat, str] = {}
        """Where each bot's eyes are."""
        self._track_listeners: list[TrackListener] = []
        self._bots_listen = False
        self.late = LateHands(referee)
        self.came_down: dict[Seat, int] = {}
        """When (ms) each bot's hand last came down in a race."""
        self._listen()

    def _listen(self) -> None:
        """Without a bot nobody has to be told."""
        if self.bots and not self._bots_listen:
            self._bots_listen = True
            self.referee.listen(self._show_bots)

    @property
    def may_leave(self) -> bool:
        """Whether there are bots that could sit down in somebody's place."""
        return self._sit_down is not None

    @property
    def now(self) -> int:
        return self.referee.table.now

    def listen_to_tracks(self, listener: TrackListener) -> None:
        """Call back for each bot's look and each hand's path."""
        self._track_listeners.append(listener)

    def submit(self, action: Action, at: int) -> Refusal | None:
        """A person's action, when it is made. Bots and deadlines before that moment come first."""
        self._run(before=at)
        if action.seat in self._left and type(action) is not Sit:
            return NOT_YOURS
        if type(action) in (Grab, Carry, Release) and self.late.opening(action.seat):
            return ONE_CARD_AT_A_TIME if type(action) is Grab else None  # that hand is already opening
        return None if self.late.opens_later(action, at) else self.submit_counted(action, at)

    def submit_counted(self, action: Action, at: int) -> Refusal | None:
        """A person's action, when it counts: as a record has it."""
        self._run(before=at)
        if type(action) is not Sit:
            return NOT_YOURS if action.seat in self._left else self._submit(action, at)
        if action.kind != HUMAN and self._sit_down is None:
            return NO_SUCH_MOVE
        refusal = self.referee.submit(action, at)
        if refusal is None:
            self._change(action)
        return refusal

    def _change(self, action: Sit) -> None:
        """Whoever played at that seat plays no more; a bot sees the table as it is now, and knows nothing of before."""
        seat = action.seat
        self.bots = [bot for bot in self.bots if bot.seat != seat]
        self.looks.pop(seat, None)
        self.late.forget(seat)
        self._left.discard(seat)
        if action.kind != HUMAN and self._sit_down is not None:
            self._left.add(seat)
            self.bots.append(self._sit_down(action.kind, seat))
            self.bots.sort(key=lambda bot: bot.seat)
            self._listen()

    @property
    def next_due(self) -> int:
        """When (ms) something will happen by itself; :data:`~game.core.table.NEVER` for not at all."""
        return min([self.referee.table.next_due, self.late.next_due, *(bot.next_at() for bot in self.bots)])

    def advance(self, to: int) -> None:
        """Let time pass up to and including ``to`` (ms)."""
        self._run(before=to + 1)
        self.referee.advance(to)

    def track(self, track: Track) -> None:
        """Keep where a hand was or eyes went. Rules never read it."""
        if type(track) is Look:
            self.looks[track.seat] = track.zone
            for bot in self.bots:
                if bot.seat != track.seat:
                    bot.on_look(track)
        self.referee.record.tracks.append(track)
        for listener in self._track_listeners:
            listener(track)

    def _run(self, before: int) -> None:
        """Bots' plans and deadlines in the order of time, plans first at one instant.

        A deadline may change a bot's mind, so neither may run ahead of the other.
        """
        referee, bots = self.referee, self.bots
        while True:
            at, bot = NEVER, None
            for other in bots:
                its = other.next_at()
                if its < at:
                    at, bot = its, other
            due = referee.table.next_due
            late = self.late.next_due
            if late < before and late <= at and late <= due:
                self.late.count()
            elif bot is not None and at < before and at <= due:
                self._let_act(bot, max(at, referee.open_from))
            elif due < before:
                referee.advance(due)
            else:
                return

    def _let_act(self, bot: Bot, at: int) -> None:
        result = bot.take_action(at)
        if result is None:
            return
        if type(result) is Look or type(result) is Path:
            self.track(result)
            return
        if type(result) is Call and result.words == "slap" and self.referee.rules.races(self.referee.table):
            self.came_down[bot.seat] = at
            if self.late.slaps_later(result, at):
                return
        if self.late.opens_later(result, at):  # type: ignore[arg-type]
            return
        refusal = self._submit(result, at)  # type: ignore[arg-type]
        if refusal is not None:
            bot.on_refusal(result, refusal)  # type: ignore[arg-type]

    def _submit(self, action: Action, at: int) -> Refusal | None:
        self.late.before(action, at)
        refusal = self.referee.submit(action, at)
        if refusal is None:
            self.late.after(action, at)
        return refusal

    def _show_bots(self, event: Event) -> None:
        kind, noticed = type(event), event.noticed
        concerned = [bot for bot in self.bots if kind in bot.heeds and noticed >> bot.seat & 1]
        if concerned:
            front, back = sides(event)
            faces = faces_of(event)
            for bot in concerned:
                bot.on_event(front if faces >> bot.seat & 1 else back)
