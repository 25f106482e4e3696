"""The card of a bot on the seats screen: its character and level, and how a person takes its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import GAMES
from game.settings import CHARACTERS, character
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import BOT_SLIP, PAPER, READY, SOFT
from game.view.widgets import IconButton, Stepper, Widget

from .seat_parts import TALL, TOP, WIDE, Strip, StripButton, left_of, strip_box
from .seat_people import portrait

if TYPE_CHECKING:
    from .seats import SeatsScene

SENTENCE, LEVEL = TOP + 252, TOP + 354


def level_names() -> tuple[str, str, str]:
    return _("dozy"), _("awake"), _("hawk-eyed")


def widgets(scene: SeatsScene, index: int) -> list[Widget]:
    seat, x = scene.seats[index], left_of(index)
    kinds = [each.kind for each in CHARACTERS]
    found = [portrait(scene, index)]
    if scene.party.may_go(index):
        found.append(IconButton(f"button:away:{index}", (x + WIDE - 43, TOP + 9, 34, 34),
                                _("Send {name} away").format(name=scene.shown_name(index)), icon="close",
                                act=lambda: scene.stand_up(index)))
    found.append(Stepper(f"field:character:{index}", (x + 7, TOP + 198, WIDE - 14, 40), _("Character"),
                         size=18, choices=[_(each.title) for each in CHARACTERS],
                         index=kinds.index(seat.kind) if seat.kind in kinds else 0,
                         change=lambda choice: scene.characterise(index, choice)))
    found.append(Stepper(f"field:level:{index}", (x + 7, LEVEL, WIDE - 14, 40), _("Level"), size=18,
                         icon="peek", choices=level_names(), index=seat.level - 1,
                         change=lambda level: scene.train(index, level + 1)))
    found.append(StripButton(f"button:person:{index}", strip_box(index), _("Person instead"), now=_ready(),
                             offers=Strip(_("Person instead"), "person", PAPER), act=lambda: scene.swap(index)))
    return found


def _ready() -> Strip:
    return Strip(_("Ready"), "bot", READY)


def draw(scene: SeatsScene, canvas: Canvas, index: int) -> None:
    """The card below its widgets. The word above the level gives way to a long sentence."""
    seat, x, cx = scene.seats[index], left_of(index), left_of(index) + WIDE / 2
    canvas.slip(x, TOP, WIDE, TALL, BOT_SLIP, 18)
    canvas.portrait(seat.animal, scene.acting.mood(index, seat), 138, (cx, TOP + 90))
    canvas.plate(seat.animal, scene.shown_name(index), (cx, TOP + 152), size=20, room=150)
    who = character(seat.kind)
    words = who.sentence if GAMES[scene.settings.game].covert else who.openly
    below = canvas.paragraph(_(words), cx, SENTENCE, WIDE - 30, size=15, colour=SOFT,
                             anchor="midtop", step=20, height=LEVEL - SENTENCE - 8)
    if below <= LEVEL - 26:
        canvas.write(_("Level"), "soft", 16, SOFT, (cx, LEVEL - 14), "center", room=WIDE - 30, height=22)
