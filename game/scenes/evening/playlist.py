"""Which games the evening has, and in which order: those that are played stay, the others move, leave or join."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.evening import FEWEST, MOST, Evening, table_for
from game.scenes.game_tile import GameTile
from game.scenes.menu import MenuScene, back_button, page
from game.scenes.message import Choice, MessageScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _, n_
from game.view.theme import FAINT, HIGHLIGHT, INK, PALE, PAPER, SLIP, SOFT
from game.view.widgets import Act, Box, Button, IconButton, Look, Picture, Widget, button_width

from .parts import TILE_SHAPE, Games, draw_tile

LIST = (30.0, 112.0, 690.0, 508.0)
ADD = (752.0, 152.0, 240.0)
"""Upper left corner and width of the first tile of what can be added."""
ADD_STEP_X, ADD_STEP_Y = 258.0, 182.0
ROW_GAP = 6.0
EMPTY = "#4E4062"


class PlaylistActs(NamedTuple):
    """``change`` keeps another list at once; ``anew`` forgets the evening and begins one."""

    change: Callable[[Evening], None]
    anew: Act


class PlaylistScene(MenuScene):
    """``evening``: as it is at the moment."""

    name = "evening_games"

    def __init__(self, evening: Callable[[], Evening], games: Games, acts: PlaylistActs) -> None:
        super().__init__()
        self._evening, self._games, self._acts = evening, games, acts
        self.board.set(self._widgets(), "button:done")

    @property
    def evening(self) -> Evening:
        return self._evening()

    # ---- changing it

    def _change(self, evening: Evening, focus: str) -> None:
        self._acts.change(evening)
        self.board.set(self._widgets())
        there = self.board.get(focus)
        self.rebuild(focus if there is not None else "button:done")

    def _move(self, number: int, step: int) -> None:
        there = number + step
        way = "up" if step < 0 else "down"
        if self.evening.may_move(there, step):
            focus = f"button:{way}:{there}"
        else:
            focus = f"button:{'down' if step < 0 else 'up'}:{there}"
        self._change(self.evening.moved(number, step), focus)

    def _remove(self, number: int) -> None:
        after = self.evening.removed(number)
        self._change(after, f"button:remove:{min(number, len(after.playlist) - 1)}")

    def _add(self, game: str) -> None:
        self._change(self.evening.added(game), f"button:add:{game}")

    def _ask_anew(self) -> None:
        choices = [Choice("anew", _("Begin anew"), "rewind", self._acts.anew),
                   Choice("back", _("Keep this evening"), "back", lambda: self.stage.pop())]
        self.stage.push(MessageScene(_("Begin a new evening?"), _("Points and titles so far will be forgotten."),
                                     choices))

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        found: list[Widget] = [back_button(self.back)]
        for number in range(len(self.evening.playlist)):
            found += self._row_buttons(number)
        for n, tile in enumerate(self._games.values()):
            found.append(self._add_tile(n, tile))
        found.append(Button("button:done", (752, 560, 200, 54), _("Done"), icon="check", style="primary", size=22,
                            act=self.back))
        if self.evening.played or self.evening.match:
            words = _("Begin a new evening")
            wide = min(296.0, button_width(self.frame, words, 18, icon=True))
            found.append(Button("button:anew", (966, 563, wide, 48), words, icon="rewind", size=18,
                                act=self._ask_anew))
        return found

    def row(self, number: int) -> Box:
        x, y, w, h = LIST
        step = min(64.0, h / MOST)
        return x, y + number * step, w, step - ROW_GAP

    def _row_buttons(self, number: int) -> list[Widget]:
        evening, (x, y, w, h) = self.evening, self.row(number)
        if number < evening.locked:
            return []
        size, found = h - 14, []
        title = self._games[evening.playlist[number]].title
        for n, (way, icon, step, says) in enumerate((("up", "arrow_up", -1, _("{game}: earlier")),
                                                     ("down", "arrow_down", 1, _("{game}: later")))):
            if evening.may_move(number, step):
                found.append(self._icon(f"button:{way}:{number}", x + w - 3 * size - 36 + n * (size + 12), y, icon,
                                        says.format(game=title), self._mover(number, step)))
        if evening.may_remove(number):
            found.append(self._icon(f"button:remove:{number}", x + w - size - 12, y, "close",
                                    _("{game}: leave it out").format(game=title), lambda: self._remove(number)))
        return [*found]

    def _icon(self, name: str, x: float, y: float, icon: str, says: str, act: Act) -> Widget:
        size = self.row(0)[3] - 14
        return IconButton(name, (x, y + 5, size, size), says, icon=icon, act=act)

    def _mover(self, number: int, step: int) -> Act:
        return lambda: self._move(number, step)

    def _add_tile(self, n: int, tile: GameTile) -> Widget:
        x, y, w = ADD
        box = (x + n % 2 * ADD_STEP_X, y + n // 2 * ADD_STEP_Y, w, w / TILE_SHAPE)
        why = self._why_not(tile)
        return Picture(f"button:add:{tile.game}", box, _("Add {game}").format(game=tile.title), enabled=not why,
                       why=why, act=lambda: self._add(tile.game),
                       paint=lambda canvas, look: self._paint_add(canvas, look, tile, box))

    def _why_not(self, tile: GameTile) -> str:
        """Why it can't be added; empty when it can."""
        if table_for(self.evening.company, tile.players) is None:
            people = sum(seat.human for seat in self.evening.company)
            return n_("{game} is for {most} at most, and {n} person plays.",
                      "{game} is for {most} at most, and {n} people play.", people).format(
                          game=tile.title, most=tile.players[1], n=people)
        return "" if self.evening.may_add else _("{n} games are the most for one evening.").format(n=MOST)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("The games of the evening"), self.evening.playlist[0])
        middle = canvas.at()
        for number in range(len(self.evening.playlist)):
            self._draw_row(middle, number)
        for number in range(len(self.evening.playlist), MOST):
            x, y, w, h = self.row(number)
            middle.dashed_box(x + 3, y + 3, w - 6, h - 6, 12, EMPTY)
        middle.write(_("One more game"), "title", 22, PAPER, (752, 129), room=496, height=32)
        self.board.draw(canvas)
        low = canvas.at(0.5, 1)
        self.foot(low, [(Kind.ACCEPT, _("choose")), (Kind.BACK, _("done"))], 684, x=30)
        low.paragraph(self._foot_words(), 480, 662, 768, "body", 17, FAINT, height=46)
        return None

    def _foot_words(self) -> str:
        focused = self.board.focused
        if focused is not None and not focused.enabled:
            return focused.why
        return _("{least} to {most} games. In the last one, the finale, points count twice.").format(
            least=FEWEST, most=MOST)

    def _draw_row(self, canvas: Canvas, number: int) -> None:
        evening, (x, y, w, h) = self.evening, self.row(number)
        tile, now = self._games[evening.playlist[number]], number == len(evening.played)
        canvas.slip(x, y, w, h, HIGHLIGHT if now else SLIP, 12)
        canvas.write(str(number + 1), "title", 20, SOFT, (x + 26, y + h / 2), "center", room=28, height=h - 8)
        tall = h - 14
        canvas.art(f"title/game_{tile.game}", x + 50, y + 7, tall * TILE_SHAPE, tall)
        left = x + 62 + tall * TILE_SHAPE
        state = self._state(number)
        room = w - 3 * (h - 14) - 50 - (left - x) if number >= evening.locked else w - 24 - (left - x)
        size = canvas.fit(tile.title, "title", (21, 19, 17, 15), room)
        right = canvas.write(tile.title, "title", size, INK, (left, y + h / 2 - 0.5), room=room, height=h - 8)
        rest = left + room - right - 16
        if state and rest > 30 and canvas.width_of(state, "body", canvas.frame.smallest_text) <= rest:
            canvas.write(state, "body", 16, SOFT, (left + room, y + h / 2), "midright", room=rest, height=h - 8)

    def _state(self, number: int) -> str:
        evening = self.evening
        if number < len(evening.played):
            return _("played")
        if number < evening.locked:
            return _("playing now")
        if evening.counts(number) > 1:
            return _("the finale")
        return _("next") if number == len(evening.played) else ""

    def _paint_add(self, canvas: Canvas, look: Look, tile: GameTile, box: Box) -> None:
        x, y, w, h = box
        off = bool(self._why_not(tile))
        if look.focus:
            canvas.ring(x, y, w, h, 12 * w / 170)
        lift = 0 if off else look.lift
        draw_tile(canvas, tile, (x, y + lift, w, h), done=off, pressed=look.pressed and not off)
        canvas.disc(x + w - 22, y + lift + 28, 15, PALE if off else PAPER, INK)
        canvas.icon("warning" if off else "plus", 22, (x + w - 22, y + lift + 28))
