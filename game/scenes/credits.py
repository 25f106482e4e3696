"""Help and credits: what to do when one is stuck, what this program is, and who made what."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game import __version__
from game.view.canvas import Canvas
from game.view.commands import Command, Kind, glyph
from game.view.i18n import N_, _
from game.view.theme import INK, PAPER, SIDE, SOFT
from game.view.widgets import Box, Look, Picture, Widget

from .menu import MenuScene, back_button, page

PAPER_BOX: Box = (24.0, 112.0, 1232.0, 526.0)
MARGIN, PICTURES = 40.0, 250.0
"""Units before the words, and behind them for pictures."""
STEP = 60.0
PAGE = 400.0
FAR = 1e6


class Block(NamedTuple):
    """A heading with what stands below it; ``art``: a drawing at the right, ``wide``: how wide it is."""

    title: str
    words: tuple[str, ...]
    art: str = ""
    wide: float = 120


GAMES = (
    ("schummel_hummel", "Schummel Hummel", "Emely Brand, Lukas Brand", "Drei Magier / Schmidt Spiele"),
    ("heuschrecken_poker", "Heuschrecken Poker", "Jacques Zeimet", "Drei Magier / Schmidt Spiele"),
    ("moemmen", "Mömmen", "Volker Schwägerl", "Die Wuselmäuse"),
    ("schnattergei", "Schnattergei", "Haim Shafir", "Amigo"),
)
"""Slug, name, author and publisher of the printed games."""
LIBRARIES = "pygame-ce, pytmx, PyYAML, pydantic, platformdirs, rich, Pillow"

HELP = Block(
    N_("When you are stuck"),
    (N_("{pause} pauses a match and says what you can do now. {help} opens the rules of the game, at any time."),
     N_("Every verdict leads to the rule behind it. Nothing is lost when you leave: a match is saved up to its last "
        "card.")),
    "seats/fox_innocent")
BLOCKS = (
    Block(N_("What this is"),
          (N_("Under the Table is a table for friends around one screen: four card games in which people cheat, bluff "
              "and slap, and a referee who sees every gesture. It is free software under the MIT licence."),
           N_("Version {version}")),
          "title/app_icon", 110),
    Block(N_("The games"),
          (N_("The rules follow four printed games. Names, rulebooks and printed art belong to their authors and "
              "publishers. This is an unofficial program by admirers, not the printed games: it uses none of their "
              "texts or pictures. If you like a game here, get the box: it is even more fun under a real table."),),
          "cards/schummel_hummel/bumblebee_red_green", 104),
)
AFTER = (
    Block(N_("Drawings and sounds"),
          (N_("All drawings, sounds and tunes are our own; the voices are spoken by espeak-ng. The programs that make "
              "them are part of the project."),),
          "seats/paw_fox_open", 110),
    Block(N_("Fonts"),
          (N_("Fredoka by The Fredoka Project Authors and Nunito by The Nunito Project Authors, both under the SIL "
              "Open Font License 1.1. For names in other scripts: Noto Sans and Noto Emoji by The Noto Project Authors "
              "and NanumGothic by Sandoll, under the same licence, and Droid Sans Fallback by Google, under the Apache "
              "License 2.0."),),
          "icons/language", 90),
    Block(N_("Libraries"),
          (N_("This program stands on {libraries}, which are free software too."),),
          "icons/rules", 90),
)
PLACE = Block(
    N_("Where your things lie"),
    (N_("Matches, settings and bug reports lie in one folder of your own. To take them along, copy it."),),
    "icons/save", 90)


class CreditsScene(MenuScene):
    """One long page that scrolls."""

    name = "credits"

    def __init__(self) -> None:
        super().__init__()
        self.scroll = 0.0
        self._most = 0.0
        self.board.set(self._widgets(), "field:page")

    def _widgets(self) -> list[Widget]:
        return [back_button(self.back), Picture("field:page", PAPER_BOX, _("The page"), paint=self._paint,
                                                act=lambda: self._move(STEP * 2))]

    # ---- commands

    def handle(self, command: Command) -> None:
        reading = self.board.focus == "field:page"
        steps = {Kind.PAGE_DOWN: PAGE, Kind.PAGE_UP: -PAGE, Kind.FIRST: -FAR, Kind.LAST: FAR}
        if reading:
            steps |= {Kind.DOWN: STEP, Kind.UP: -STEP}
        if command.kind is Kind.SCROLL:
            self._move(command.amount * STEP)
        elif command.pressed and command.kind in steps and not self._leaves(command.kind):
            self._move(steps[command.kind])
        else:
            super().handle(command)

    def _leaves(self, kind: Kind) -> bool:
        """Up at the top of the page leads to the way back."""
        return kind is Kind.UP and self.scroll <= 0

    def _move(self, by: float) -> None:
        self.scroll = max(0.0, min(self._most, self.scroll + by))
        self.dirty = True

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("Help and credits"), self.stage.settings.match.game)
        canvas.at().slip(*PAPER_BOX, PAPER, 16)
        self.board.draw(canvas)
        kind = self.stage.device.kind
        down = {"keyboard": "key:@arrow_down", "pad": "stick"}.get(kind, "mouse")
        canvas.at(0.5, 1).prompts([(down, _("read on")), (glyph(Kind.BACK, self.stage.device), _("title"))], 684)
        return None

    def _paint(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = PAPER_BOX
        if look.focus:
            canvas.ring(x, y, w, h, 16)
        surface, clip = canvas.surface, canvas.surface.get_clip()
        view = canvas.rect(x + 3, y + 6, w - 6, h - 12)
        surface.set_clip(view.clip(clip))
        self._most = max(0.0, self._content(canvas.moved(x + MARGIN, y + 18 - self.scroll)) - (h - 50))
        surface.set_clip(clip)
        if self.scroll > self._most:
            self.scroll = self._most
            self.dirty = True
        self._paint_bar(canvas)

    def _content(self, canvas: Canvas) -> float:
        """All of it; returns its height."""
        y = self._block(canvas, HELP, 0)
        for block in BLOCKS:
            y = self._block(canvas, block, y)
        y = self._games(canvas, y - 8)
        for block in AFTER:
            y = self._block(canvas, block, y)
        return self._place(canvas, y)

    @property
    def _room(self) -> float:
        return PAPER_BOX[2] - 2 * MARGIN - PICTURES

    def _block(self, canvas: Canvas, block: Block, y: float) -> float:
        top = y
        canvas.write(_(block.title), "title", 26, INK, (0, y + 20), room=self._room)
        y += 42
        for words in block.words:
            y = canvas.paragraph(_(words).format(**self._told()), 0, y, self._room, size=17, colour=SOFT) + 6
        if block.art:
            middle = PAPER_BOX[2] - 2 * MARGIN - PICTURES / 2 + 10
            canvas.put(block.art, block.wide, (middle, top + 62), 4)
        return max(y, top + 130) + 20

    def _told(self) -> dict[str, str]:
        device = self.stage.device
        keys = ("Start", "Back") if device.kind == "pad" else ("Esc", "F1")
        return {"pause": keys[0], "help": keys[1], "version": __version__, "libraries": LIBRARIES}

    def _games(self, canvas: Canvas, y: float) -> float:
        """The four games with their makers, two beside each other."""
        for n, (slug, title, author, publisher) in enumerate(GAMES):
            x, top = n % 2 * 560.0, y + n // 2 * 108
            canvas.art(f"title/game_{slug}", x, top, 146, 92)
            room = 380.0
            canvas.write(title, "title", 20, INK, (x + 164, top + 20), room=room, height=36)
            by = _("by {author}").format(author=author)
            canvas.write(by, "body", 16, SOFT, (x + 164, top + 48), room=room, height=30)
            canvas.write(publisher, "body", 16, SOFT, (x + 164, top + 74), room=room, height=30)
        return y + 2 * 108 + 22

    def _place(self, canvas: Canvas, y: float) -> float:
        y = self._block(canvas, PLACE, y) - 14
        canvas.pill(0, y, self._room, 46, 10, PAPER, border=SIDE, line=2)
        canvas.icon("save", 26, (26, y + 23))
        canvas.write(str(self.stage.data.root), "body", 16, SOFT, (50, y + 22.5), room=self._room - 70, height=40)
        return y + 70

    def _paint_bar(self, canvas: Canvas) -> None:
        if not self._most:
            return
        x, y, w, h = PAPER_BOX
        track = h - 40
        share = h / (h + self._most)
        canvas.pill(x + w - 24, y + 20, 10, track, None, SIDE)
        at = min(1.0, self.scroll / self._most) * track * (1 - share)
        canvas.pill(x + w - 24, y + 20 + at, 10, track * share, None, SOFT)
