"""What people do at the table of one game, and what its events mean to the screen.

One :class:`GamePlay` belongs to one match scene. Dragging, click-click, keys and pads, hidden hands, the log, results
and the record are the scene's own and the same for all games; here is what only this game has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.core.actions import Call, Refusal
from game.core.cards import Card, Seat
from game.core.events import Event, Judged
from game.view.canvas import Canvas
from game.view.commands import Command
from game.view.games.base import GameTable
from game.view.gestures import Held
from game.view.i18n import N_, _
from game.view.table_view import zone_point
from game.view.things import Thing

if TYPE_CHECKING:
    from game.referee.chronicle import Chronicle
    from game.referee.view import SeatView
    from game.scenes.base import Scene
    from game.scenes.games.award import Award
    from game.scenes.match import MatchScene
    from game.scenes.pause import PauseRow
    from game.scenes.side_hand import SideHand

Point = tuple[float, float]
ZONE_WORDS = {"discard": N_("onto the pile"), "hand": N_("your hand"), "seat": N_("to {name}"),
              "table": N_("on the table")}


class GamePlay:
    """One game at one match scene. Every answer is for the seat that has the pointer, ``scene.own``."""

    table: ClassVar[GameTable[Any]]
    words: ClassVar[str] = ""
    """Which words of ``game.bindings.WORDS`` are said here, before everything else that a key means at the table."""
    lays_open: ClassVar[bool] = True
    """When all is over, everybody's cards can lie open at their seats; False: other things lie there."""
    tells_all: ClassVar[bool] = False
    """It passes every event on to ``scene.life`` when it shows it, which may be later than it happens."""
    own_eyes: ClassVar[bool] = False
    """It shows in a way of its own where everybody looks."""
    round_over_ms: ClassVar[int] = 1100
    """How long the end of a round is looked at before its results."""
    hides_hands: ClassVar[bool] = True
    """Hands are secret: who shares the mouse covers the table for the next one."""
    needs_own_device: ClassVar[bool] = False
    """People race: each of them should have a device."""
    round_a_player: ClassVar[bool] = False
    """A match has as many rounds as players; otherwise nobody knows how many, or there is one."""
    zone_words: ClassVar[Mapping[str, str]] = ZONE_WORDS
    """What a carried thing is over, by kind of zone, for those who carry by keys."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene

    # ---- the scene's life

    def built(self) -> None:
        """There is a new view: the window changed, or somebody else sits below."""

    def reset(self) -> None:
        """Whatever breaks in: nothing is under way any more."""

    def tick(self, now_ms: int, at: int) -> None:
        """Time goes on: the window's, and the match's."""

    def wait_ms(self, now_ms: int) -> int:
        """How long nothing of this moves."""
        return 60_000

    @property
    def busy(self) -> bool:
        """Something of this moves by itself, and can't be put back."""
        return False

    @property
    def holds(self) -> bool:
        """Something is shown that everybody has to see: the match stands still, and a press skips it."""
        return False

    def skip(self, now_ms: int) -> None:
        """Somebody has seen enough of it."""

    def catch_up(self) -> None:
        """Show the table as it is, whatever is still being shown."""

    @property
    def racing(self) -> bool:
        """Milliseconds count: input is read as often as can be."""
        return False

    def drawn(self) -> None:
        """The picture is about to be shown."""

    def note(self, event: Event, now_ms: int) -> None:
        """What an event means for moods, bubbles and what comes next."""

    def verdict(self, verdict: Judged) -> Scene | None:
        """The screen that a verdict leads to."""
        return None

    def tells(self, event: Event) -> bool:
        """This is heard when the game shows it, which is later than it happens."""
        return False

    def looked_at(self, zone: str, seat: Seat) -> Point:
        """Where a zone is that a bot's eyes rest on; a game may have finer ones than hands are carried to."""
        return zone_point(self.scene.layout, self.scene.view.look, zone, seat)

    def gaze(self) -> None:
        """Somebody looks elsewhere: aim the view's light."""

    # ---- hands

    def card_of(self, kind: str, number: str) -> tuple[Card | None, str]:
        """The card or token that a thing ``kind:number`` stands for, and its pile; (None, "") if it can't be lifted."""
        return None, ""

    def choosable(self, thing: Thing) -> bool:
        """Whether keys and pads can choose it."""
        return True

    def press(self, thing: Thing) -> bool:
        """A press on a thing that means something else than lifting it. True when it did."""
        return False

    def over(self, zone: str) -> None:
        """What is held came over another zone."""

    def click_seat(self, seat: Seat) -> None:
        """A player is pointed at."""

    def click_empty(self, point: Point) -> None:
        """A press on nothing."""

    def click_button(self, name: str) -> None:
        """One of the look's buttons; it may be one that says why it can't be pressed."""

    def hovered(self, point: Point) -> None:
        """The empty pointer is here."""

    def let_go(self, held: Held, point: Point) -> bool:
        """The button comes up over something that is more than letting go. True when that's done."""
        return False

    # ---- slaps

    def slap_for(self, seat: Seat) -> None:
        """A hand comes down, with whatever device."""
        self.scene.race.slap(seat)

    def came_down(self, seat: Seat) -> None:
        """A slap is held back for a while: show the paw at once."""

    def strike(self, seat: Seat, pressed_ms: int, at_ms: int) -> Refusal | None:
        """A slap that came down at ``pressed_ms`` and counts from ``at_ms``."""
        return self.scene.submit(Call(seat, "slap"), at_ms)

    def object_for(self, seat: Seat) -> None:
        """Somebody without the mouse objects."""

    def slap_order(self) -> Sequence[Seat]:
        """Who comes first among slaps that no device can tell apart."""
        return range(self.scene.seat_view.seats)

    def tied(self, seats: tuple[Seat, ...]) -> None:
        """These slaps came within what their devices are unsure by."""

    # ---- keys and pads

    def command(self, command: Command) -> bool:
        """Any command that isn't the pointer's, before the scene looks at it. True when it was this game's."""
        return False

    def released(self, command: Command) -> None:
        """A key or button comes up that something may hang on."""

    def number(self, number: int) -> None:
        """Keys 1 to 5."""

    def back(self) -> bool:
        """Something of the game's own is broken off by Esc. True when it was."""
        return False

    def first_focus(self) -> Sequence[str]:
        """What somebody without a mouse most likely wants now, before the cards that fit; ids of things and buttons."""
        return ()

    def activate(self, focus: str) -> bool:
        """Enter on a thing that isn't simply lifted. True when it was this game's."""
        return False

    def targets(self) -> list[str]:
        """Zones where somebody who carries by keys can let go, accepted or not."""
        return [f"hand:{self.scene.own}", "discard", "table"]

    def first_target(self) -> str:
        """Where a thing lifted by keys is carried at once: what accepts it, else over the own hand."""
        return next((zone for zone in self.targets() if zone in self.scene.moment.lit and not zone.startswith("hand")),
                    f"hand:{self.scene.own}")

    def receiver(self, view: SeatView) -> Seat:
        """Whom this seat owes a card, where that is settled; -1: nobody, or whom they like."""
        return -1

    def loot(self, view: SeatView, focus: str) -> str:
        """What a key that steals takes: the chosen thing, if it can be stolen, else the first; empty: there is none."""
        return ""

    def side(self, hand: SideHand, command: Command) -> bool:
        """What this game makes of a command of somebody without the mouse. True when it was this game's."""
        return False

    def caps(self, device: str) -> tuple[str, ...]:
        """What stands on the keys that mean the cards of a hand, by their places; empty where a device has none."""
        return ()

    def card_called(self, view: SeatView, word: str) -> Card | None:
        """The own card that a word of the game's own means, for somebody without a mouse."""
        return next((card for card in view.hand if view.face(card).kind == word), None)

    # ---- words

    def hint(self, device: str, view: SeatView) -> str:
        """What this seat can do besides, with the glyphs of that kind of device; it holds nothing. Where several people
        sit all of them read it."""
        return ""

    def carry_hint(self, device: str) -> str:
        """The same while something is carried without a mouse; empty for the place it is over and how to let go."""
        return ""

    def menu_rows(self, device: str, view: SeatView) -> list[PauseRow]:
        """For the pause screen: what this seat can do now. Where several people sit all of them read it."""
        return []

    # ---- pictures

    def moments(self) -> dict[str, bool]:
        """Moments that are worth a picture, and whether each is now: for the ``shots`` command."""
        return {}

    def shown_drags(self) -> dict[str, str]:
        """Zones that an own card is dragged to for a picture, by the picture's name; empty: wherever it may go."""
        return {"carry": ""}

    # ---- results

    def round_title(self) -> str:
        """How the round ended, in a few words; empty for the plain words."""
        return ""

    def sum_up(self) -> str:
        """Who wins, beside the title of the results."""
        return ""

    def left(self) -> list[list[Card]]:
        """The cards that the results count, by seat."""
        return [list(cards) for cards in self.scene.seat_view.facts["left"]]

    def headings(self) -> tuple[str, str, str]:
        """Above the cards, the points of the round and those of the match."""
        return _("cards left in round {n}").format(n=self.scene.seat_view.round), _("round"), _("match")

    def nothing_left(self) -> str:
        return _("no card left")

    def curve_words(self) -> str:
        return _("Points over the rounds")

    def worth(self, seat: Seat, card: Card) -> int:
        """What a card that was left counts for the seat, after the round."""
        return 0

    def worth_words(self, seat: Seat, card: Card) -> str:
        """The same below the card."""
        return str(abs(self.worth(seat, card)))

    def row_words(self, seat: Seat) -> str:
        """Before the cards of a row, as markup: the chosen colour."""
        return ""

    def draw_side(self, canvas: Canvas) -> None:
        """The lower right slip of the results, 420 x 178 at 820,400, where there are no prizes to show."""

    def round_awards(self, match: Chronicle) -> list[Award]:
        """The small prizes of the last round, which is over while the match goes on."""
        return []

    def awards(self, match: Chronicle) -> list[Award]:
        """The three small prizes of a match that is over."""
        return []

    def more_results(self) -> tuple[str, str, Scene] | None:
        """Another screen that the results lead to: its words, icon, and the screen."""
        return None
