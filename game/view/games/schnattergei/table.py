"""What lies on the table of Schnattergei: a pile before each player, the open pile in the middle, the words below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.bindings import DEVICES, PADS
from game.core.actions import NOBODY
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event
from game.referee.view import SeatView
from game.view.bindings import sign_of
from game.view.canvas import Canvas
from game.view.games.base import GameTable
from game.view.ground import Spread
from game.view.i18n import _
from game.view.layout import Box, Layout, Parts
from game.view.model import ButtonLook, LogLine, Moment, SeatLook, TableLook
from game.view.motion import Pose
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.polygons import polygon
from game.view.prompt import Prompt
from game.view.sounds import Cue, Ear
from game.view.still import tag
from game.view.story import FaceOf
from game.view.theme import INK, PAPER, SHADOW, palette
from game.view.things import Thing

from . import sounds, words
from .words import COLOURS

TINTS = {"red": "#F7DCCB", "blue": "#D3E2F0", "yellow": "#FAEEC4", "brown": "#E9D6C4"}
CLOTH_MARGIN = 30
"""Around the 464 x 208 of the cloth's drawing."""
PLAIN_KEYS = "keyboard"
MOST_BELOW = 3
SCATTER = ((-7.0, 2.0, -14.0), (6.0, -2.0, 12.0), (-3.0, 3.0, -7.0), (4.0, 1.0, 9.0), (-5.0, -2.0, 5.0))
"""How the cards of the pile lie, one after the other: aside, down, turned."""


@dataclass(slots=True)
class SchnattergeiLook(TableLook):
    piles: tuple[int, ...] = ()
    """How many cards each seat has."""
    below: tuple[tuple[int, str], ...] = ()
    """What still shows below the top card: place in the pile and picture, the lowest first."""
    penalties: int = 0
    """Cards face down below everything."""
    pictures: tuple[str, ...] = ()
    """The small card on each word."""
    words_for: int = -1
    """Whose word is wanted; -1: nobody's."""
    honour: bool = False
    signs: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What says each word, and ``slap``: the glyphs of a key and of a button."""


def signs(moment: Moment) -> dict[str, tuple[str, str]]:
    """The keys or buttons of whoever it is up to; somebody alone has those in use, and a pad's if there is one."""
    keys = moment.keys if moment.alone else (*DEVICES, "")[int(moment.notes.get(words.KEYS_OF, NOBODY))]
    key, pad = keys, PADS[0] if moment.alone and moment.pads else ""
    if keys in PADS:
        key, pad = PLAIN_KEYS if moment.alone else "", keys
    acts = {"slap": "slap", **{colour: f"word_{colour}" for colour in COLOURS}}
    return {name: (sign_of(key, act), sign_of(pad, act)) for name, act in acts.items()}


class SchnattergeiTable(GameTable[SchnattergeiLook]):
    slug = "schnattergei"
    parts = Parts(zones=("discard",), seated_zones=("pile",), piles=("discard",), seated_piles=("pile",),
                  ui=("slap", "accuse", "admit", *(f"word_{colour}" for colour in COLOURS)))
    blank_below = False

    # ---- what there is to see

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> SchnattergeiLook:
        facts = view.facts
        laid: list[Card] = facts["laid"]
        first = max(0, len(laid) - 1 - MOST_BELOW)
        below = tuple((n, pictures.face(card)) for n, card in enumerate(laid[first:-1], first))
        return SchnattergeiLook(
            game=self.slug,
            round_words=pictures.deck.title,
            piles=tuple(view.count(seat) for seat in range(view.seats)),
            below=below,
            penalties=facts["penalty_count"],
            words_for=words.asked(moment),
            signs=signs(moment),
            honour=facts["honour"],
            pictures=tuple(f"cards/{self.slug}/{facts['words'][colour]}_{colour}" for colour in COLOURS),
            buttons=() if view.round_over else words.buttons(view, moment),
        )

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        return words.prompt_of(view, moment)

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        asked = words.asked(moment)
        look.fan, look.owes = 0, ""
        look.turn = not view.round_over and (seat == asked or asked < 0 and view.turn == seat)
        look.mark = "may" if moment.alone and seat in view.facts["may_accuse"] else look.mark
        look.shake = float(moment.notes.get(f"shake:{seat}", 0.0))

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        cloth = layout.ui["cloth"]
        across, down = cloth.w / 464 * CLOTH_MARGIN, cloth.h / 208 * CLOTH_MARGIN
        return (
            Spread(
                "table/cloth_schnattergei",
                Box(cloth.x - across, cloth.y - down, cloth.w + 2 * across, cloth.h + 2 * down),
            ),
        )

    def things(self, look: SchnattergeiLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        found = []
        for seat, count in enumerate(look.piles):
            found += pile_of(layout, pictures, seat, count, seat == look.own or not look.hand_up)
        return found + _middle(look, layout, pictures)

    # ---- drawing beside things

    def draw_over(self, canvas: Canvas, painter: Painter, look: SchnattergeiLook, layout: Layout) -> None:
        for seat, count in enumerate(look.piles):
            if not count:
                spot = layout.spots[f"pile:{seat}"]
                w, h = spot.width - 6, spot.width * 1.4 - 6
                canvas.dashed_box(spot.x - w / 2, spot.y - h / 2, w, h, 10, PAPER, 3, 9, 8)

    def draw_button(self, canvas: Canvas, look: SchnattergeiLook, button: ButtonLook, box: Box) -> bool:
        kind, _line, colour = button.id.partition("_")
        if kind == "word":
            picture = look.pictures[COLOURS.index(colour)]
            draw_word(canvas, button.words, box, colour, picture, look.words_for >= 0, look.signs[colour])
        elif kind == "slap":
            _draw_slap(canvas, box, look.signs["slap"])
        else:
            return False
        return True

    # ---- motion and words

    def opens(self, event: CardMoved) -> bool:
        return event.source.startswith("pile") and event.target == "discard"

    def cues(self, event: Event, ear: Ear) -> Sequence[Cue]:
        return sounds.cues(event, ear)

    def tell(self, event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
        return words.tell(event, names, face)


def pile_of(layout: Layout, pictures: Pictures, seat: Seat, count: int, own: bool) -> list[Thing]:
    """The thicker the more cards: a layer for every four."""
    spot = layout.spots[f"pile:{seat}"]
    layers = min(7, -(-count // 4))
    found = []
    for n in range(layers):
        top = n == layers - 1
        pose = Pose(spot.x - n, spot.y - n * 2, spot.width)
        found.append(
            Thing(
                f"pile:{seat}" if top else f"pile:{seat}:{n}",
                pictures.back(spot.width),
                pose,
                40,
                solid=top and own,
                name="pile" if top else "",
            )
        )
    return found


def _middle(look: SchnattergeiLook, layout: Layout, pictures: Pictures) -> list[Thing]:
    spot = layout.discard
    found = []
    for n in range(min(3, look.penalties)):
        pose = Pose(spot.x + 10 - 4 * n, spot.y + 6, spot.width - 8, 16.0 - 9 * n)
        found.append(
            Thing(
                "under" if n == min(3, look.penalties) - 1 else f"under:{n}",
                pictures.back(spot.width),
                pose,
                50,
                solid=False,
            )
        )
    for n, picture in look.below:
        dx, dy, angle = SCATTER[n % len(SCATTER)]
        found.append(
            Thing(f"laid:{n}", picture, Pose(spot.x + dx, spot.y + 2 + dy, spot.width - 8, angle), 50, solid=False)
        )
    return found


def draw_word(canvas: Canvas, words: str, box: Box, colour: str, picture: str, wanted: bool,
              signs_: tuple[str, str]) -> None:
    """A bubble with a picture, the word, its colour's shape, and the key and button that say it."""
    x, y, w, h = box
    middle = x + w / 2
    canvas.pill(x + 2, y + 6, w, h, 22, SHADOW, 120)
    polygon(canvas, [(middle - 19, y + 4), (middle, y - 23), (middle + 19, y + 4)], INK)
    canvas.pill(x, y, w, h, 22, TINTS[colour], border=INK)
    polygon(canvas, [(middle - 14, y + 4), (middle, y - 18), (middle + 14, y + 4)], TINTS[colour])
    canvas.pill(x + 5, y + h - 15, w - 10, 10, 5, palette()["game_colours"][colour]["base"])
    canvas.put(picture, 52, (x + 40, y + h / 2 - 6), 5, alpha=60)
    size = canvas.fit(words, "title", (23, 21, 19, 17), w - 84)
    canvas.write(words, "title", size, INK, (x + 76, y + 25), room=w - 82, height=34)
    canvas.sign(colour, 26, (x + 89, y + 57))
    key, button = signs_
    if key:
        canvas.keycap(key.removeprefix("key:"), (x + 131, y + 57), PAPER if wanted else TINTS[colour])
    _draw_button(canvas, button, (x + 176, y + 57), 32)


def _draw_button(canvas: Canvas, glyph: str, at: tuple[float, float], size: float) -> None:
    if glyph.startswith("key:"):
        canvas.glyph(glyph, at)
    elif glyph:
        canvas.icon(glyph, size, at)


def _draw_slap(canvas: Canvas, box: Box, signs_: tuple[str, str]) -> None:
    """The flat hand: open to all, all the time."""
    x, y = box.centre
    radius = box.w / 2
    canvas.disc(x + 2, y + 6, radius, SHADOW)
    canvas.disc(x, y, radius - 3, PAPER, INK, 3)
    canvas.icon("slap", radius + 2, (x, y - 4))
    words = _("same picture twice?")
    size = canvas.fit(words, "title", (canvas.size_for_height(16, 28), 16), 200)
    beyond = max(0.0, canvas.width_of(words, "title", size) / 2 + 12 - 92)  # it keeps clear of the pile at its right
    tag(canvas, words, (x - beyond, y - radius - 18), size, PAPER, INK, border=INK, height=28)
    key, button = signs_
    wide = canvas.glyph_width(key) if key else 0.0
    left = x - wide / 2 - (20 if button else 0)
    if key:
        canvas.glyph(key, (left + wide / 2, y + radius + 20))
    _draw_button(canvas, button, (left + wide + 24.5 if key else x, y + radius + 20), 30)
