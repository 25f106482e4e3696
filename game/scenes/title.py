"""The title: go on with a match, deal one at once, or choose who plays."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame

from game import settings as settings_file
from game.settings import MatchSettings, character, seated_within
from game.view.backdrop import TITLE_BAR, draw_lids, draw_room, hidden_eyes
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _, n_
from game.view.text import clean_name
from game.view.theme import BRASS, BRASS_SIDE, INK, PAPER, SIDE, SOFT
from game.view.widgets import Act, Button, IconButton, Look, Picture, Widget, button_width, nothing

from .game_tile import GameTile as GameTile
from .menu import MenuScene

BAR_Y, BAR_GAP, ICONS_X = 664.0, 10.0, 1038.0
BLINK_MS = 110
BLINK_EVERY_MS = (3000, 8000)


class Saved(NamedTuple):
    """A match that goes on: its game's name and its round of how many; 0 where nobody knows."""

    title: str
    round: int
    rounds: int


class UnderWay(NamedTuple):
    """An evening that goes on: which of how many games is next, and its name."""

    number: int
    games: int
    title: str


@dataclass(frozen=True, slots=True)
class TitleActs:
    """What the title starts; each is called with nothing else happening."""

    deal: Callable[[MatchSettings], None]
    seats: Callable[[str], None]
    rules: Callable[[str], None]
    go_on: Callable[[], None]
    quit: Callable[[], None]
    settings: Callable[[str], None] | None = None
    """Opens that tab of the settings. What is None isn't offered."""
    credits: Callable[[], None] | None = None
    practice: Callable[[], None] | None = None
    replays: Callable[[], None] | None = None
    guide: Callable[[str], None] | None = None
    """A first hand of that game, with somebody who points."""
    evening: Callable[[], None] | None = None
    """Several games with one table of points: begins one, or goes on with it."""


class TitleScene(MenuScene):
    """``games`` in the order of the list of games; ``saved`` None when there is no match to go on with, ``under_way``
    None when there is no evening. ``newcomer``: nobody has finished a match here."""

    name = "title"
    tune = "title"

    def __init__(self, games: Sequence[GameTile], acts: TitleActs, settings: MatchSettings,
                 saved: Saved | None = None, newcomer: bool = False, under_way: UnderWay | None = None) -> None:
        super().__init__()
        self._under_way = under_way if acts.evening is not None else None
        self._games, self._acts, self._settings, self._saved = tuple(games), acts, settings, saved
        self._newcomer = newcomer
        self._dice = random.Random()  # decoration only
        self._eyes = hidden_eyes()
        self._chosen = settings.game
        self._shut: int | None = None
        self._blink_ms = 0
        self._drawn_shut: int | None = None
        self._only_eyes = False
        self.board.set(self._widgets(), "button:continue" if self._goes_on else f"button:deal:{settings.game}")

    @property
    def _goes_on(self) -> bool:
        return self._saved is not None or self._under_way is not None

    @property
    def top(self) -> float:
        """Where the tiles begin."""
        return 296 if self._goes_on else 226

    @property
    def big_tile(self) -> tuple[float, float, float, float]:
        """The box of a game that stands alone."""
        return (57, self.top, 300, 187.5) if self._goes_on else (30, self.top, 354, 221.25)

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        if self._goes_on:
            widgets.append(self._continue())
        widgets += [self._tile(i, tile) for i, tile in enumerate(self._games)]
        guide = self._acts.guide
        if guide is not None and self._newcomer and not self._goes_on:
            box = (30, 536, 354, 46) if len(self._games) > 1 else (30, 550, 354, 38)
            widgets.append(Button("button:guide", box, _("New here? Guided hand"), 0, 0, icon="touch", size=19,
                                  act=lambda: guide(self._chosen_game())))
        return widgets + self._bar() + self._icons()

    def _continue(self) -> Widget:
        """On with the match that was left last; else with the evening."""
        box, (note, brief, act) = (30, 210, 354, 60), ("", "", self._acts.go_on)
        if self._saved is not None:
            note, brief = _saved_words(self._saved), _saved_words(self._saved._replace(rounds=0))
        elif self._under_way is not None and self._acts.evening is not None:
            note, brief = _evening_words(self._under_way), self._evening_label()
            act = self._acts.evening
        return Button("button:continue", box, _("Continue"), 0, 0, icon="play", style="primary", size=23, note=note,
                      brief=brief, act=act)

    def _evening_label(self) -> str:
        """The evening that is under way says how far it is."""
        if self._under_way is None:
            return _("Evening")
        return _("Evening {n}/{all}").format(n=self._under_way.number, all=self._under_way.games)

    def _tile(self, index: int, tile: GameTile) -> Widget:
        if len(self._games) == 1:
            box = self.big_tile
        else:
            box = (30.0 + index % 2 * 184, self.top + index // 2 * 148, 170.0, 106.0)
        return Picture(f"button:deal:{tile.game}", box, tile.title, 0, 0, act=lambda: self._deal(tile.game),
                       paint=lambda canvas, look: self._paint_tile(canvas, look, tile, box))

    def _bar(self) -> list[Widget]:
        """What there is besides playing, each as wide as its words."""
        acts = self._acts
        entries: list[tuple[str, str, str, Act | None]] = [
            ("seats", _("Who plays?"), "person", lambda: acts.seats(self._chosen_game())),
            ("evening", self._evening_label(), "trophy", acts.evening),
            ("practice", _("Practice"), "chart", acts.practice),
            ("replays", _("Replays"), "film", acts.replays),
            ("rules", _("Rules"), "rules", lambda: acts.rules(self._chosen_game())),
            ("settings", _("Settings"), "settings", self._opens("picture")),
        ]
        offered = [(name, words, icon, act) for name, words, icon, act in entries if act is not None]
        room = self.frame.wide - 1280 + ICONS_X - 30 - BAR_GAP
        size, wide, pictures = self._bar_size([words for _name, words, _icon, _act in offered], room)
        x, widgets = 30.0, []
        for (name, words, icon, act), w in zip(offered, wide, strict=True):
            shown = icon if pictures else ""
            widgets.append(Button(f"button:{name}", (x, BAR_Y, w, 42), words, 0, 1, icon=shown, size=size, act=act))
            x += w + BAR_GAP
        return [*widgets]

    def _bar_size(self, words: Sequence[str], room: float) -> tuple[float, list[float], bool]:
        """The size of the bar's words at which all of them fit, the widths of its buttons, and whether they have
        pictures: words that were to be large give those up first."""
        grown, gaps = self.frame.text, BAR_GAP * (len(words) - 1)
        small = [15 / (1 + (grown - 1) * step / 8) for step in range(1, 9)]
        sizes = [(size, True) for size in (19, 18, 17, 16, 15)] if grown == 1 else [(19, True), (17, True)]
        for size, pictures in (*sizes, *((size, False) for size in (19, 17, 15, *small))):
            wide = [button_width(self.frame, each, size, icon=pictures) for each in words]
            if sum(wide) + gaps <= room:
                break
        squeezed = min(1.0, (room - gaps) / sum(wide))
        return size, [each * squeezed for each in wide], pictures

    def _opens(self, tab: str) -> Act | None:
        settings = self._acts.settings
        return None if settings is None else lambda: settings(tab)

    def _icons(self) -> list[Widget]:
        muted = self._stage is not None and self._stage.settings.preferences.muted
        entries: list[tuple[str, str, str, Act | None]] = [
            ("sound", _("Sound on") if muted else _("Sound off"), "sound_off" if muted else "sound_on",
             self._hush if self._acts.settings is not None else None),
            ("language", _("Language"), "language", self._opens("language")),
            ("credits", _("Help and credits"), "help", self._acts.credits),
            ("quit", _("Quit"), "close", self._acts.quit),
        ]
        offered = [entry for entry in entries if entry[3] is not None]
        first = 4 - len(offered)
        return [IconButton(f"button:{name}", (ICONS_X + 54 * (first + n), BAR_Y, 42, 42), words, 1, 1, icon=icon,
                           act=act or nothing) for n, (name, words, icon, act) in enumerate(offered)]

    def _hush(self) -> None:
        """Silence, or sound again; kept at once."""
        stage = self.stage
        kept = stage.settings.preferences
        stage.prefer(replace(kept, muted=not kept.muted))
        settings_file.save(stage.data, stage.settings)
        self.rebuild()

    def _deal(self, game: str) -> None:
        players = next(tile.players for tile in self._games if tile.game == game)
        self._acts.deal(replace(self._settings, game=game, seats=seated_within(self._settings.seats, players)))

    # ---- commands and time

    def back(self) -> None:
        self._acts.quit()

    def help(self) -> None:
        self._acts.rules(self._chosen_game())

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def handle(self, command: Command) -> None:
        self._chosen_game()
        if command.kind is Kind.MORE and command.pressed:
            self._acts.seats(self._chosen_game())
            return
        if command.kind is Kind.POINTER_ALT:
            return  # the right button would quit, which nobody means
        super().handle(command)

    def _chosen_game(self) -> str:
        """The game whose tile has the focus, or had it last."""
        if ":deal:" in self.board.focus:
            self._chosen = self.board.focus.removeprefix("button:deal:")
        return self._chosen

    def update(self, now_ms: int) -> None:
        if not self._blink_ms:
            self._blink_ms = now_ms + self._dice.randint(*BLINK_EVERY_MS)
        if now_ms < self._blink_ms or not self._eyes:
            return
        if self._shut is None:
            self._shut = self._dice.randrange(len(self._eyes))
            self._blink_ms = now_ms + BLINK_MS
        else:
            self._shut = None
            self._blink_ms = now_ms + self._dice.randint(*BLINK_EVERY_MS)
        self._only_eyes = not self.dirty
        self.dirty = True

    def wait_ms(self, now_ms: int) -> int | None:
        return max(1, self._blink_ms - now_ms)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        only_eyes, self._only_eyes = self._only_eyes and not full, False
        if only_eyes:
            return self._draw_blink(canvas)
        draw_room(canvas)
        if self._shut is not None:
            draw_lids(canvas, self._eyes[self._shut])
        frame = canvas.frame
        bar = canvas.moved(0, frame.tall - 720)
        bar.surface.fill(INK, bar.rect(0, 720 - TITLE_BAR, frame.wide, 4))
        bar.surface.fill("#2E2138", bar.rect(0, 724 - TITLE_BAR, frame.wide, TITLE_BAR))
        canvas.art("title/logo", 16, 8, 380, 195)
        self._draw_company(canvas)
        self.board.draw(canvas)
        self._draw_foot(canvas.at(0, 1))
        return None

    def _draw_blink(self, canvas: Canvas) -> list[pygame.Rect]:
        """Only the eyes change: their place is taken from the kept picture of the room."""
        pair = self._eyes[self._shut if self._shut is not None else self._drawn_shut or 0]
        area = draw_lids(canvas, pair)
        if self._shut is None:
            canvas.surface.set_clip(area)
            draw_room(canvas)
            canvas.surface.set_clip(None)
        self._drawn_shut = self._shut
        return [area]

    def _draw_company(self, canvas: Canvas) -> None:
        """Who is dealt in when the tile is pressed."""
        if len(self._games) > 1:
            return
        y = self.top + self.big_tile[3] + (62 if self._saved else 70)
        seats = self._settings.seats
        canvas.shade(30, y - 28, 354, 56, None, 0, 4)
        canvas.pill(30, y - 28, 354, 56, None, PAPER, border=INK)
        for i, seat in enumerate(seats):
            mood = "happy" if seat.human else character(seat.kind).mood
            canvas.head(seat.animal, mood, 40, (62 + i * 50, y))
        x = 62 + len(seats) * 50 - 18
        bots = len(seats) - len(self._settings.humans)
        words = clean_name(self._settings.names[0]) if len(self._settings.humans) == 1 else _("{n} people").format(
            n=len(self._settings.humans))
        canvas.write(words, "title", 18, INK, (x, y - 10), room=366 - x)
        canvas.write(n_("and {n} bot", "and {n} bots", bots).format(n=bots) if bots else _("and no bots"),
                     "body", 16, SOFT, (x, y + 12), room=366 - x)

    def _draw_foot(self, canvas: Canvas) -> None:
        focus = self.board.focus
        if focus == "button:continue":
            prompts = [(Kind.ACCEPT, _("go on")), (Kind.BACK, _("quit"))]
        elif focus.startswith("button:deal"):
            prompts = [(Kind.ACCEPT, _("deal, with bots")), (Kind.MORE, _("who plays?"))]
        else:
            prompts = [(Kind.ACCEPT, _("choose")), (Kind.MORE, _("who plays?"))]
        if self.stage.device.kind == "mouse":
            prompts = prompts[:1]  # it has no button for the others, and sees theirs
        self.foot(canvas, prompts, 617, x=30)

    def _paint_tile(self, canvas: Canvas, look: Look, tile: GameTile, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        y += look.lift
        if look.focus:
            canvas.ring(x, y, w, h, 12 * w / 170)
        else:
            canvas.shade(x, y, w, h, 12 * w / 170)
        canvas.art(f"title/game_{tile.game}", x, y, w, h)
        big = w > 200
        room = w + (46 if big else 6 if x < 200 else 24)
        size = canvas.fit(tile.title, "title", (21, 19) if big else (16, 15), room)
        words = min(canvas.width_of(tile.title, "title", size), room)
        wide = words + (44 if big else 24 if words < w - 24 else 20)
        high = max(38 if big else 29, canvas.step(size) + 4)
        face, side = (BRASS, BRASS_SIDE) if look.focus else (PAPER, SIDE)
        left, top = x + (w - wide) / 2, y + h - 9
        if not big:  # a long name moves away from its neighbour
            left = min(left, x + w + 4 - wide) if x < 200 else max(left, x - 6)
        canvas.pill(left, top, wide, high + 4, None, side, border=INK)
        canvas.pill(left, top + (3 if look.pressed else 0), wide, high, None, face, border=INK)
        canvas.write(tile.title, "title", size, INK, (left + wide / 2, top + high / 2 + (3 if look.pressed else 0)),
                     "center", room=room)
        if look.focus:
            r = 26 if big else 18
            canvas.disc(x + w - r - 8, y + r + 10, r, BRASS, INK)
            canvas.icon("play", r * 1.35, (x + w - r - 6, y + r + 10))


def _evening_words(evening: UnderWay) -> str:
    return _("the evening, {n} of {all}: {game}").format(n=evening.number, all=evening.games, game=evening.title)


def _saved_words(saved: Saved) -> str:
    if saved.round < 1:
        return saved.title
    if saved.rounds:
        return _("{game}, round {n} of {all}").format(game=saved.title, n=saved.round, all=saved.rounds)
    return _("{game}, round {n}").format(game=saved.title, n=saved.round)
