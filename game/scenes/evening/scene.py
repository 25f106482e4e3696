"""The evening as it stands: its games, who has how many points, and the game that is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.evening import Evening, table_for
from game.scenes.menu import MenuScene, Prompt, back_button, page
from game.settings import character
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _, n_
from game.view.theme import BRASS, INK, PALE, PAPER, SOFT
from game.view.widgets import Box, Button, Look, Picture, Widget, button_width

from .parts import NARROW, SENTENCES, TILE_SHAPE, Games, draw_tile, draw_twice, name_of
from .table import draw_table

TILES = (33.0, 115.0, 1214.0, 181.0)
TILE_GAP, WIDEST_TILE = 20.0, 290.0
SAYS_Y, SAYS_TALL = 320.0, 38.0
"""Below the tiles: what became of each game."""
NEXT = (845.0, 365.0, 403.0, 256.0)


class EveningActs(NamedTuple):
    """``deal`` the next game or go on with the one on the table; ``home`` leaves the evening, which is kept."""

    deal: Callable[[], None]
    games: Callable[[], None]
    seats: Callable[[], None]
    rules: Callable[[str], None]
    home: Callable[[], None]


class EveningScene(MenuScene):
    """``evening``: as it is at the moment. It isn't over."""

    name = "evening"
    tune = "title"

    def __init__(self, evening: Callable[[], Evening], games: Games, acts: EveningActs) -> None:
        super().__init__()
        self._evening, self._games, self._acts = evening, games, acts
        self.board.set(self._widgets(), "button:deal")
        self.prompt = self._heading()

    @property
    def evening(self) -> Evening:
        return self._evening()

    @property
    def why_not(self) -> str:
        """Why the next game can't be dealt; empty when it can."""
        tile = self._games[self.evening.next_game]
        if table_for(self.evening.company, tile.players) is not None:
            return ""
        people = sum(seat.human for seat in self.evening.company)
        return n_("{game} is for {most} at most, and {n} person plays. Change games or seats.",
                  "{game} is for {most} at most, and {n} people play. Change games or seats.",
                  people).format(game=tile.title, most=tile.players[1], n=people)

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        evening = self.evening
        wide = min(330.0, button_width(self.frame, _("Change games"), 18, icon=True))
        found: list[Widget] = [
            back_button(self.back),
            Button("button:games", (1256 - wide, 20, wide, 42), _("Change games"), 1, 0, icon="shuffle", size=18,
                   act=self._acts.games)]
        if not evening.match:
            seats = min(300.0, button_width(self.frame, _("Change seats"), 18, icon=True))
            found.insert(1, Button("button:seats", (1244 - wide - seats, 20, seats, 42), _("Change seats"), 1, 0,
                                   icon="person", size=18, act=self._acts.seats))
        number = len(evening.played)
        box = self._tile_box(number)
        found.append(Picture("button:game", box, self._games[evening.next_game].title, enabled=not self.why_not,
                             why=self.why_not, act=self._acts.deal, paint=self._painter(number, box)))
        x, y, w, h = NEXT
        words = _("Go on with the match") if evening.match else _("Deal the next game")
        found.append(Button("button:deal", (x + 22, y + h - 78, w - 44, 56), words, icon="play", style="primary",
                            size=22, enabled=not self.why_not, why=self.why_not, act=self._acts.deal))
        return found

    def _tile_box(self, number: int) -> Box:
        """Of the whole row in the middle; many games have small tiles."""
        x, y, wide, tall = TILES
        count = len(self.evening.playlist)
        w = min(WIDEST_TILE, (wide - TILE_GAP * (count - 1)) / count)
        h = w / TILE_SHAPE
        left = x + (wide - count * w - (count - 1) * TILE_GAP) / 2
        top = y + 6 + (tall - h) / 2 if w < NARROW else y + (tall - h) / 2
        return left + number * (w + TILE_GAP), top, w, h

    def _painter(self, number: int, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._paint_tile(canvas, look, number, box)

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def preferred(self) -> None:
        self.prompt = self._heading()
        super().preferred()

    # ---- commands

    def back(self) -> None:
        self._acts.home()

    def help(self) -> None:
        self._acts.rules(self.evening.next_game)

    def handle(self, command: Command) -> None:
        if command.pressed and command.kind is Kind.ALT:
            self._acts.seats()
        elif command.pressed and command.kind is Kind.MORE:
            self._acts.games()
        else:
            super().handle(command)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, self._page_title(canvas), self.evening.next_game)
        middle = canvas.at()
        for number in range(len(self.evening.playlist)):
            if number != len(self.evening.played):
                self._paint_tile(middle, Look(), number, self._tile_box(number))
        draw_table(middle, self.evening)
        self._draw_next(middle)
        self.board.draw(canvas)
        self._draw_arrows(middle)
        self.foot(canvas.at(0.5, 1), self._prompts(), 684)
        return None

    def _page_title(self, canvas: Canvas) -> str:
        """The long one where the buttons leave room for it."""
        buttons = [each for each in self.board.widgets if each.id in ("button:games", "button:seats")]
        room = canvas.frame.wide - 1280 + min(each.box[0] for each in buttons) - 100
        long = _("An evening at the table")
        return long if canvas.width_of(long, "title", 36) <= room else _("An evening")

    def _prompts(self) -> list[Prompt]:
        on = (Kind.ACCEPT, _("go on") if self.evening.match else _("deal"))
        seats = [] if self.evening.match else [(Kind.ALT, _("change seats"))]
        leave = (Kind.BACK, _("save, go home"))
        return [on, leave] if self.stage.device.kind == "mouse" else [on, *seats, leave]

    def _paint_tile(self, canvas: Canvas, look: Look, number: int, box: Box) -> None:
        evening, (x, y, w, h) = self.evening, box
        done, now = number < len(evening.played), number == len(evening.played)
        if look.focus:
            canvas.ring(x, y, w, h, 12 * w / 170)
        draw_tile(canvas, self._games[evening.playlist[number]], (x, y + look.lift, w, h), now=now, done=done,
                  pressed=look.pressed)
        if done:
            self._draw_winners(canvas, number, box)
        if w < NARROW:
            self._draw_name(canvas, number, box)
        else:
            canvas.paragraph(self._says(canvas, number, w), x + w / 2, SAYS_Y, w + TILE_GAP - 4, "soft", 17, PALE,
                             anchor="midtop", height=SAYS_TALL)

    def _draw_name(self, canvas: Canvas, number: int, box: Box) -> None:
        """Below a small tile, which says the rest by signs."""
        evening, (x, y, w, h) = self.evening, box
        title, room = self._games[evening.playlist[number]].title, w + TILE_GAP - 6
        longest = max((word for tile in self._games.values() for word in tile.title.split()), key=len)
        size = canvas.fit(longest, "title", (17, 16, 15), room)
        canvas.paragraph(title, x + w / 2, y + h + 10, room, "title", size,
                         BRASS if number == len(evening.played) else PALE, anchor="midtop", height=60)
        if evening.counts(number) > 1:
            draw_twice(canvas, x + w - 10, y + h - 10, 14)

    def _draw_winners(self, canvas: Canvas, number: int, box: Box) -> None:
        """The head of whoever won in the corner, with a cup; who shares it a little further left."""
        x, y, w, h = box
        size, winners = min(66.0, h * 0.42), self.evening.played[number].winners
        for n, member in reversed(list(enumerate(winners))):
            at = (x + w - size * (0.56 + 0.62 * n), y + size * 0.56)
            canvas.head(self.evening.company[member].animal, "happy", size, at)
        if winners:
            cup = (x + w - size * (1.12 + 0.62 * (len(winners) - 1)), y + size * 1.02)
            canvas.icon("trophy", size * 0.42, cup, disc=True)

    def _says(self, canvas: Canvas, number: int, room: float) -> str:
        evening = self.evening
        if number < len(evening.played):
            return self._winners_say(number)
        if evening.counts(number) > 1:
            long = _("the finale: points count twice")
            return long if canvas.width_of(long, "soft", 17) <= room else _("the finale")
        if number == len(evening.played):
            return _("{n} of {all}").format(n=number + 1, all=len(evening.playlist))
        return ""

    def _winners_say(self, number: int) -> str:
        names = [name_of(self.evening.company[member]) for member in self.evening.played[number].winners]
        if len(names) > 2:
            return _("{n} share the win").format(n=len(names))
        return n_("{names} won", "{names} won together", len(names)).format(names=_(" and ").join(names))

    def _draw_arrows(self, canvas: Canvas) -> None:
        """From each game to the next; the one that leads to the next game is brass."""
        for number in range(1, len(self.evening.playlist)):
            x, y, w, h = self._tile_box(number)
            r = min(15.0, 4 + w * 0.06)
            at = (x - TILE_GAP / 2, y + h * 0.48)
            canvas.disc(*at, r, BRASS if number == len(self.evening.played) else PAPER, INK)
            canvas.icon("arrow_right", r * 1.4, at)

    # ---- the next game

    def _heading(self) -> str:
        return _("Next: {game}").format(game=self._games[self.evening.next_game].title)

    def _draw_next(self, canvas: Canvas) -> None:
        x, y, w, h = NEXT
        canvas.slip(x, y, w, h, PAPER, 14)
        size = canvas.fit(self._heading(), "title", (26, 23, 21, 19, 17, 16, 15), w - 48)
        canvas.write(self._heading(), "title", size, INK, (x + 24, y + 33), room=w - 48, height=44)
        canvas.paragraph(self._sentence(), x + 24, y + 54, w - 48, "body", 17, SOFT, height=48)
        table = table_for(self.evening.company, self._games[self.evening.next_game].players)
        seats = table.seats if table else self.evening.company
        for n, seat in enumerate(seats):
            mood = "happy" if seat.human else character(seat.kind).mood
            canvas.head(seat.animal, mood, 44, (x + 46 + n * 52, y + 134))
        canvas.icon("check" if table else "warning", 30, (x + 52 + len(seats) * 52, y + 134))

    def _sentence(self) -> str:
        """What the game is about; or what is unusual about it tonight."""
        evening, game = self.evening, self.evening.next_game
        table = table_for(evening.company, self._games[game].players)
        if table is None:
            return self.why_not
        if guests := table.guests():
            return _("{name} joins in: this game wants one more.").format(name=name_of(guests[0]))
        out = [name_of(seat) for n, seat in enumerate(evening.company) if n not in table.members]
        if out:
            return n_("{names} sits this one out.", "{names} sit this one out.", len(out)).format(
                names=_(" and ").join(out))
        if evening.match:
            return _("It was interrupted, and is saved up to the last card.")
        return _(SENTENCES[game]) if game in SENTENCES else ""
