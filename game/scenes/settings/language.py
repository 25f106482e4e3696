"""Language: four large cards, each in its own words."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from game.view.canvas import Canvas
from game.view.i18n import NAMES, _, language
from game.view.theme import BRASS, INK, PAPER, SIDE, SOFT
from game.view.widgets import Box, Look, Picture, Widget

from .page import Page


class Card(NamedTuple):
    """A language by its code; what somebody says in it, and who."""

    code: str
    says: str
    animal: str


CARDS = (Card("en", "Nobody saw that.", "fox"), Card("de", "Das hat keiner gesehen.", "badger"),
         Card("it", "Nessuno ha visto niente.", "magpie"), Card("fr", "Personne n'a rien vu.", "toad"))
"""Never translated: each is for those who look for their own language."""


class LanguagePage(Page):
    id: ClassVar[str] = "language"
    icon: ClassVar[str] = "language"

    @property
    def title(self) -> str:
        return _("Language")

    def widgets(self) -> list[Widget]:
        found = [self._card(index, card) for index, card in enumerate(CARDS)]
        return sorted(found, key=lambda each: each.id != f"button:language:{language()}")

    def _card(self, index: int, card: Card) -> Widget:
        box = (64.0 + index % 2 * 590, 186.0 + index // 2 * 196, 560.0, 164.0)
        return Picture(f"button:language:{card.code}", box, NAMES[card.code],
                       act=lambda: self.scene.prefer("language", card.code),
                       paint=lambda canvas, look: self._paint(canvas, look, card, box))

    def _paint(self, canvas: Canvas, look: Look, card: Card, box: Box) -> None:
        x, y, w, h = box
        y += look.lift
        chosen = card.code == language()
        if look.focus:
            canvas.ring(x, y, w, h, 18)
        canvas.pill(x, y, w, h, 18, BRASS if chosen else PAPER, border=INK if chosen else SIDE)
        canvas.write(NAMES[card.code], "title", 34, INK, (x + 34, y + 52), room=300)
        canvas.write(card.says, "body", 19, INK if chosen else SOFT, (x + 34, y + 104), room=370, height=44)
        if chosen:
            canvas.icon("check", 44, (x + 376, y + 54))
        canvas.portrait(card.animal, "happy" if chosen else "innocent", 112, (x + 480, y + 84))

    def draw(self, canvas: Canvas) -> None:
        words = _("Everything changes at once: menus, rules, voices, cards.")
        canvas.write(words, "body", 17, SOFT, (640, 594), "center", room=1160, height=40)
