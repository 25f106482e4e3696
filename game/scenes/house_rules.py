"""The house rules of each game: what is printed, and what this table plays. Every change is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.core.cards import Deck, HouseRule, HouseValue
from game.view.canvas import Canvas
from game.view.commands import Command, Kind, glyph
from game.view.i18n import _
from game.view.theme import BRASS, INK, PAPER, SIDE, SOFT
from game.view.widgets import Button, Look, Picture, Stepper, Toggle, Widget

from .house_words import choices, said, words_of
from .menu import MenuScene, back_button, page

Values = dict[str, HouseValue]
ROWS, TOP, STEP = 7, 112.0, 75.0
EYES = ((190, 520, 22, (0.4, -0.4), 0.2), (420, 450, 13, (0.3, -0.2), 0.5), (570, 570, 17, (0.4, -0.4), 0.0))
"""Where there are few rules, somebody in the dark reads along."""


class HouseRulesScene(MenuScene):
    """``houses``: by game, what differs from the printed rules. ``changed`` keeps them; ``read`` opens a ruling."""

    name = "house_rules"

    def __init__(self, decks: Mapping[str, Deck], game: str, houses: Mapping[str, Values],
                 changed: Callable[[str, Values], None], read: Callable[[str, str], None]) -> None:
        super().__init__()
        self._decks, self.game = decks, game
        self._houses = {name: dict(values) for name, values in houses.items()}
        self._changed, self._read = changed, read
        self._asked = False
        self._shown = 0
        self._row = 0
        self.board.set(self._widgets(), "rule:0" if self.rules else "field:game")

    @property
    def rules(self) -> tuple[HouseRule, ...]:
        return self._decks[self.game].house_rules

    @property
    def rule(self) -> HouseRule | None:
        """The one that the right side tells about."""
        return self.rules[self._row] if self._row < len(self.rules) else None

    def value(self, rule: HouseRule) -> HouseValue:
        return self._houses.get(self.game, {}).get(rule.name, rule.default)

    def differs(self, rule: HouseRule) -> bool:
        return self.value(rule) != rule.default

    # ---- changing

    def _set(self, rule: HouseRule, value: HouseValue) -> None:
        values = self._houses.setdefault(self.game, {})
        if value == rule.default:
            values.pop(rule.name, None)
        else:
            values[rule.name] = value
        self._keep()

    def _keep(self) -> None:
        self._asked = False
        self._changed(self.game, dict(self._houses.get(self.game, {})))
        self.board.set(self._widgets())
        self.dirty = True

    def _turn(self, index: int, step: int) -> bool:
        rule = self.rules[index]
        values = choices(rule, self.value(rule))
        self._set(rule, values[(values.index(self.value(rule)) + step) % len(values)])
        return True

    def _reset(self) -> None:
        """Asks once."""
        if not self._asked:
            self._asked = True
            self.board.set(self._widgets())
            return
        self._houses[self.game] = {}
        self._keep()

    def _printed(self) -> None:
        if self.rule is not None:
            self._set(self.rule, self.rule.default)

    def _play(self, index: int) -> None:
        self.game = list(self._decks)[index]
        self._row = self._shown = 0
        self._asked = False
        self.board.set(self._widgets())
        self.dirty = True

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        games = list(self._decks)
        found: list[Widget] = [back_button(self.back)]
        found.append(
            Stepper(
                "field:game",
                (796, 20, 262, 40),
                _("Game"),
                1,
                0,
                choices=[deck.title for deck in self._decks.values()],
                index=games.index(self.game),
                size=18,
                change=self._play,
            )
        )
        words = _("Sure?") if self._asked else _("Reset all")
        found.append(
            Button(
                "button:reset",
                (1076, 20, 180, 40),
                words,
                1,
                0,
                icon="rewind",
                size=18,
                act=self._reset,
                enabled=any(map(self.differs, self.rules)),
                why=_("Nothing differs from the printed rules."),
            )
        )
        found += [self._rule_row(index) for index in range(self._shown, min(len(self.rules), self._shown + ROWS))]
        if self.rule is not None:
            found += self._right_side(self.rule)
        return found

    def _rule_row(self, index: int) -> Widget:
        box = (30.0, TOP + STEP * (index - self._shown), 690.0, 64.0)
        rule = self.rules[index]
        label = f"{words_of(self.game, rule).title}: {said(self.value(rule), rule)}"
        return RuleRow(f"rule:{index}", box, label, turn=lambda step: self._turn(index, step),
                       paint=lambda canvas, look: self._draw_row(canvas, look, index, box))

    def _right_side(self, rule: HouseRule) -> list[Widget]:
        ruling = words_of(self.game, rule).ruling
        return [
            Button(
                "button:printed",
                (768, 560, 226, 44),
                _("Back to printed"),
                icon="rewind",
                size=18,
                act=self._printed,
                enabled=self.differs(rule),
                why=_("It is as printed."),
            ),
            Button(
                "button:read",
                (1008, 560, 216, 44),
                _("Read the rule"),
                icon="rules",
                size=18,
                act=lambda: self._read(self.game, ruling),
            ),
        ]

    # ---- commands

    def handle(self, command: Command) -> None:
        if command.pressed and command.kind in (Kind.ALT, Kind.ERASE):
            self._printed()
            return
        super().handle(command)
        self._follow()

    def _follow(self) -> None:
        """The right side tells about the row that has the focus; rows scroll with it."""
        kind, _colon, number = self.board.focus.partition(":")
        if kind != "rule" or int(number) == self._row:
            return
        self._row = int(number)
        last = len(self.rules) - 1
        if self._row == self._shown and self._row > 0:
            self._shown -= 1
        elif self._row == self._shown + ROWS - 1 and self._row < last:
            self._shown += 1
        self.board.set(self._widgets())
        self.dirty = True

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("House rules"), self.game)
        canvas.at(1, 0).art(f"title/game_{self.game}", 694, 12, 90, 56)
        middle = canvas.at()
        middle.slip(742, 112, 508, 514, PAPER, 16)
        if self.rule is not None:
            self._draw_rule(middle, self.rule)
        if len(self.rules) < 5:
            for x, y, r, look, lid in EYES:
                middle.eyes(x, y, r, look, lid)
        self.board.draw(canvas)
        low = canvas.at(0.5, 1)
        device = self.stage.device
        printed = [(glyph(Kind.ALT, device), _("back to printed"))] if device.kind != "mouse" else []
        low.prompts([(glyph(Kind.ACCEPT, device), _("switch")), *printed, (glyph(Kind.BACK, device), _("done"))], 684)
        return None

    def _draw_row(self, canvas: Canvas, look: Look, index: int, box: tuple[float, float, float, float]) -> None:
        rule, (x, y, w, h) = self.rules[index], box
        words = words_of(self.game, rule)
        if look.focus:
            canvas.ring(x, y, w, h, 14)
        canvas.pill(x, y, w, h, 12, PAPER, border=SIDE, line=2)
        changed = self.differs(rule)
        tag = min(130, canvas.width_of(_("changed"), "title", 15) + 22) if changed else 0
        right = canvas.write(words.title, "title", 18, INK, (x + 18, y + h * 0.33), room=446 - tag, height=h * 0.54)
        if changed:
            canvas.pill(right + 12, y + 8, tag, 27, None, BRASS, border=INK, line=2)
            canvas.write(_("changed"), "title", 15, INK, (right + 12 + tag / 2, y + 21), "center", room=tag - 16,
                         height=27)
        canvas.write(words.line, "body", 15, SOFT, (x + 18, y + h * 0.72), room=458, height=h * 0.45)
        self._draw_value(canvas, rule, x + w - 204, y + 12)

    def _draw_value(self, canvas: Canvas, rule: HouseRule, x: float, y: float) -> None:
        value = self.value(rule)
        if rule.type == "bool":
            Toggle("", (x + 98, y + 2, 92, 36), on=bool(value), words=(said(False, rule), said(True, rule))).draw(
                canvas, Look())
            return
        canvas.pill(x, y, 190, 40, None, PAPER, border=INK)
        canvas.icon("arrow_left", 22, (x + 20, y + 20))
        canvas.icon("arrow_right", 22, (x + 170, y + 20))
        canvas.write(said(value, rule), "title", 19, INK, (x + 95, y + 19.5), "center", room=126, height=38)

    def _draw_rule(self, canvas: Canvas, rule: HouseRule) -> None:
        words = words_of(self.game, rule)
        canvas.write(words.title, "title", 26, INK, (768, 142), room=456)
        canvas.paragraph(words.text, 768, 164, 456, size=17, height=124)
        for n, name in enumerate(words.cards):
            x = 996 + (n - (len(words.cards) - 1) / 2) * 128
            canvas.put(f"cards/{name}", 104, (x, 368), (-4, 4)[n % 2], 3)
        canvas.pill(768, 472, 456, 3, 1, SIDE)
        for y, head, value in ((502, _("Printed game:"), rule.default), (532, _("At this table:"), self.value(rule))):
            right = canvas.write(head, "title", 18, INK, (768, y), room=300, height=30)
            canvas.write(said(value, rule), "body", 18, SOFT, (right + 10, y), room=1224 - right - 10, height=30)


class RuleRow(Picture):
    """One rule: left and right change it, Enter switches it; the right half takes clicks."""

    kind = "field"
    repeats = True

    def __init__(self, widget_id: str, box: tuple[float, float, float, float], label: str, turn: Callable[[int], bool],
                 paint: Callable[[Canvas, Look], None]) -> None:
        super().__init__(widget_id, box, label, paint=paint)
        self._turn = turn

    def accept(self) -> bool:
        return self._turn(1)

    def lean(self, dx: int) -> bool:
        return self._turn(dx)

    def click(self, at: tuple[float, float]) -> None:
        x = at[0] - self.box[0]
        if x > self.box[2] - 220:
            self._turn(-1 if x < self.box[2] - 109 else 1)
