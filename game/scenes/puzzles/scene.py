"""A puzzle on the match screen: its set-up laid out, the goal above, a card before it and one when it is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.inspect_file import Item
from game.scenarios.puzzle import Outcome, PuzzleMatch, named_apart
from game.scenes import match_menus
from game.scenes.match import MatchScene
from game.scenes.message import Choice
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import N_, Number, _, told
from game.view.layout import Box
from game.view.model import TableLook

from .cards import PuzzleCardScene, Told, time_words
from .goal import draw_goal

AGAIN = "puzzle:again"
OVER_MS = 1_100
"""How long the end is looked at before its card comes."""
AGAIN_Y, AGAIN_RIGHT = 59.0, 1092.0
"""Beside the round buttons."""
ENDS = {Outcome.SOLVED: N_("Solved!"), Outcome.LATE: N_("The time is over"), Outcome.LOST: N_("Not this way")}
SIGNS = {Outcome.SOLVED: "check", Outcome.LATE: "clock", Outcome.LOST: "rewind"}


@dataclass(frozen=True, slots=True)
class PuzzleActs:
    """``again`` lays it out anew, ``following`` leads to the next puzzle (None: there is no other), ``leave`` away.
    ``solved`` keeps it and answers why it couldn't, or nothing."""

    again: Callable[[], None]
    following: Callable[[], None] | None
    leave: Callable[[], None]
    solved: Callable[[PuzzleMatch], str]


class PuzzleScene(MatchScene):
    """No record of it is kept. ``told``: somebody has read the card before it already."""

    name = "puzzle"
    match: PuzzleMatch

    def __init__(self, match: PuzzleMatch, seats: Sequence[SeatSetting], acts: PuzzleActs, told: bool = False) -> None:
        super().__init__(match, seats, on_leave=acts.leave)
        self.acts, self._told = acts, told
        self.ruling, self._title = named_apart(match.scenario.name)
        self.game_keys = {pygame.KSCAN_BACKSPACE: AGAIN}
        self.game_buttons = {pygame.CONTROLLER_BUTTON_LEFTSHOULDER: AGAIN}
        self._again_button: pygame.Rect | None = None
        self._strip = Box(0, 0, 0, 0)
        self._shown_s = -1
        self._over_at = -1
        self._ended = self._covered = False
        """Its end has been told; a card lies over it."""
        self._trouble = ""

    # ---- words

    @property
    def title(self) -> str:
        return _(self._title)

    @property
    def goal(self) -> str:
        return _(self.match.puzzle.goal)

    @property
    def left_s(self) -> int:
        """Seconds that are left, begun ones counted."""
        return max(0, -(-(self.match.puzzle.within_ms - self.time.now_ms) // 1000))

    # ---- the scene's life

    def _build(self) -> None:
        super()._build()
        self.view.veil = self._paint

    def update(self, now_ms: int) -> None:
        if not self._told:
            self._told = True
            self._cover(self._before())
            return
        super().update(now_ms)
        if self.left_s != self._shown_s:
            self._shown_s = self.left_s
            self.view.stale()
            self.dirty = True
        if self.match.outcome is not Outcome.OPEN:
            self._end(now_ms)

    def _run(self, now_ms: int) -> int:
        """What is decided stays as it is."""
        if self.match.outcome is not Outcome.OPEN:
            self.time.pause()
            return self.time.now_ms
        return super()._run(now_ms)

    def wait_ms(self, now_ms: int) -> int | None:
        waits = super().wait_ms(now_ms)
        if not waits:
            return waits
        if self.match.outcome is not Outcome.OPEN:
            return max(1, self._over_at - now_ms) if self._over_at > now_ms else 40
        left = self.match.puzzle.within_ms - self.time.now_ms
        due = self.match.next_due - self.time.now_ms
        return max(1, min(waits, 1 + left % 1000, due if not self.play.holds else waits))

    def show_results(self) -> None:
        """The puzzle has an end of its own."""

    def _end(self, now_ms: int) -> None:
        if self._ended:
            return
        if self._over_at < 0:
            self._put_back()
            self._over_at = now_ms + OVER_MS
        if now_ms < self._over_at or self.view.flying or self.play.holds or self.following.verdict:
            return
        self._ended = True
        if self.match.outcome is Outcome.SOLVED:
            self._trouble = self.acts.solved(self.match)
        self._cover(self._after_card())

    def _cover(self, card: PuzzleCardScene) -> None:
        """With a card over it, nothing is offered on the table."""
        self._covered = True
        self.refresh()
        self.view.stale()
        self.stage.push(card)

    def resume(self) -> None:
        self._covered = False
        super().resume()
        self.refresh()

    def _look(self) -> TableLook:
        look = super()._look()
        if self._covered:
            look.hint = ""
        return look

    # ---- the cards

    def _before(self) -> PuzzleCardScene:
        def tell() -> Told:
            return Told(self.match.scenario.deck.game, self.title, self.goal,
                        time_words(self.match.puzzle.within_ms), "")

        def choices() -> list[Choice]:
            return [Choice("start", _("Start"), "play", lambda: None)]
        return PuzzleCardScene("puzzle_start", tell, choices, self.quit_match)

    def _after_card(self) -> PuzzleCardScene:
        return PuzzleCardScene("puzzle_over", self._told_after, self._choices, self.quit_match)

    def _told_after(self) -> Told:
        outcome = self.match.outcome
        game, words = self.match.scenario.deck.game, _(ENDS[outcome])
        if outcome is not Outcome.SOLVED:
            return Told(game, words, self.goal, _("Try it once more: everything lies as it lay."), SIGNS[outcome])
        ruling = self.seat_view.rulings.get(self.ruling, "")
        line = _(ruling) if ruling else self.goal
        took = _("It took you {seconds:.1f} s.").format(seconds=Number(self.match.solved_ms / 1000))
        return Told(game, words, line, told(self._trouble) or took, SIGNS[outcome])

    def _choices(self) -> list[Choice]:
        solved = self.match.outcome is Outcome.SOLVED
        again = Choice("again", _("Once more") if solved else _("Try again"), "rewind", self.acts.again)
        following = self.acts.following
        after = [Choice("next", _("Next puzzle"), "step", following)] if following else []
        found = [*after, again] if solved else [again, *after]
        if self.ruling in self.seat_view.rulings:
            found.append(Choice("ruling", _("The rule"), "rules", self._show_ruling))
        return [*found, Choice("leave", _("Leave"), "home", self.acts.leave)]

    def _show_ruling(self) -> None:
        """The book, open at what this is about; the card is there again behind it."""
        self._cover(self._after_card())
        match_menus.open_rules(self, self.ruling)

    # ---- people

    def handle(self, command: Command) -> None:
        if self.match.outcome is not Outcome.OPEN:
            return
        if command.pressed and self._asks_again(command):
            self.acts.again()
            return
        super().handle(command)

    def _asks_again(self, command: Command) -> bool:
        if command.kind is Kind.POINTER_DOWN and not self.gestures.held:
            return self._again_button is not None and self._again_button.collidepoint(command.at)
        return command.kind is Kind.GAME and command.text == AGAIN

    # ---- drawing

    def _paint(self, canvas: Canvas) -> None:
        """Over the still table; what moves is above it."""
        self._strip = draw_goal(canvas.at(0.5, 0), self.goal, self.left_s)
        self._again_button = None
        if self.match.outcome is Outcome.OPEN and not (self.play.holds or self._covered):
            self._again_button = canvas.at(1, 0).prompts([("rewind", ""), *self._glyph()], AGAIN_Y, right=AGAIN_RIGHT)

    def _glyph(self) -> list[tuple[str, str]]:
        """What begins anew on a device without a pointer."""
        kind = self.stage.device.kind
        words = {"pad": "shoulder_left", "keyboard": "key:" + _("Backspace")}
        return [(words[kind], "")] if kind in words else []

    def inspect_items(self) -> list[Item]:
        frame = self.stage.frame
        box = frame.rect(*self._strip, 0.5, 0)
        found = [Item("text:goal", "field", self.goal, (box.x, box.y, box.w, box.h))]
        if self._again_button is not None:
            rect = self._again_button
            found.append(Item("button:again", "button", _("anew"), (rect.x, rect.y, rect.w, rect.h)))
        return [*super().inspect_items(), *found]
