"""What is drawn beside the cards of Heuschrecken Poker: empty places, signs of ripeness and danger, counts, steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.canvas import Canvas
from game.view.film import veil_with_holes
from game.view.i18n import _
from game.view.layout import Box, Layout
from game.view.polygons import polygon
from game.view.still import glow, tag
from game.view.story import ordinal
from game.view.theme import INK, MARIGOLD, PAPER, SHADOW

from . import places
from .places import HOPPER
from .state import HARVEST, by_genus

if TYPE_CHECKING:
    from .table import PokerLook

EARTH_LINE = "#C8946A"
MOST_PRIZES = 4
VEIL = {"harvest": 96, "invasion": 128}
CAP_SIZE, CAP_LINE, CAP_ROOM, CAP_BELOW = 13.0, 15.0, 48.0, 3.0
"""Of the key on a card that is peeked at, in units; it reaches a little below the card."""
SKIP_ROOM, CHAIN_LEFT = 150.0, 282.0
"""How wide the words of the way past may be, and where the steps begin beside it, in units."""


def beds(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """The marked places of grasshoppers; light on a bed that would take the held stack."""
    for seat, cards in enumerate(look.gardens):
        box = places.bed(layout, seat)
        if f"garden:{seat}" in look.lit:
            glow(canvas, Box(box.x - 4, box.y - 4, box.w + 8, box.h + 8), 110)
        if look.scene == "invasion" and look.scene_seat == seat:
            continue
        hoppers = sum(each.genus == HOPPER for each in cards)
        for n in range(hoppers, HARVEST):
            pose = places.hopper_place(layout, seat, n)
            w, h = pose.width * 1.36, pose.width * 0.6
            canvas.dashed_box(pose.x - w / 2, pose.y - h / 2, w, h, 6, EARTH_LINE, 2.5, 7, 6)


def empty_places(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    for seat, choice in enumerate(look.choices):
        if choice.picture:
            continue
        pose = places.place_pose(layout, seat)
        w, h = pose.width, pose.width * 1.4
        if f"place:{seat}" in look.lit:
            glow(canvas, Box(pose.x - w / 2 - 6, pose.y - h / 2 - 6, w + 12, h + 12), 110)
        else:
            canvas.dashed_box(pose.x - w / 2, pose.y - h / 2, w, h, 10, PAPER, 3, 9, 8)


def empty_columns(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """Where a stack was taken in this pass; light below those that may be taken now."""
    here = {each.genus for each in look.display}
    y = layout.spots["display"].y + 4
    for n, genus in enumerate(look.columns):
        x, width = places.stack_x(layout, len(look.columns), n)
        w, h = width - 6, width * 1.4 - 6
        if genus in here and look.may_pick and look.alone and not look.lit:
            glow(canvas, Box(x - w / 2 - 8, y - h / 2 - 8, w + 16, h + 16), 130)
        elif genus not in here:
            canvas.dashed_box(x - w / 2, y - h / 2, w, h, 10, "#D7E9C4", 3, 9, 8)


def empty_slots(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """Where the card that is being played came from."""
    here = {each.card for each in look.hand} - {look.held}
    for n, slot in enumerate(look.slots):
        if slot.used or slot.card in here:
            continue
        pose = places.slot_pose(layout, look.own, n, len(look.slots))
        w, h = pose.width - 6, pose.width * 1.4 - 6
        canvas.dashed_box(pose.x - w / 2, pose.y - h / 2, w, h, 8, PAPER, 2.5, 8, 7)


def stack_tags(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """How many cards a stack has."""
    stacks = by_genus([each.card for each in look.display], {each.card: each.genus for each in look.display})
    y = layout.spots["display"].y + 68
    for n, genus in enumerate(look.columns):
        x, _width = places.stack_x(layout, len(look.columns), n)
        cards = stacks.get(genus)
        if not cards:
            continue
        tag(canvas, f"× {len(cards)}", (x, y), 16)


def ripe_and_danger(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """A star: one more plant harvests. A warning: one more grasshopper invades."""
    for seat, cards in enumerate(look.gardens):
        if look.seats[seat].open or look.scene == "invasion" and look.scene_seat == seat:
            continue
        stacks = by_genus([each.card for each in cards], {each.card: each.genus for each in cards})
        hoppers = len(stacks.pop(HOPPER, ()))
        box, width = places.bed(layout, seat), layout.spots[f"garden:{seat}"].width
        for n, its in enumerate(stacks.values()):
            if len(its) == HARVEST - 1:
                x = places.column_x(layout, seat, len(stacks), n)
                canvas.icon("star", 25, (x, min(box.y + box.h - 7, box.centre[1] + 24 + width * 0.64)))
        if hoppers == HARVEST - 1:
            canvas.icon("warning", 31, (box.x + box.w - 10, box.y + 2))


def prizes(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """The tokens themselves, as far as there is room; the plate has their number."""
    for seat, tokens in enumerate(look.tokens):
        spot, shown = layout.spots[f"prize:{seat}"], min(tokens, MOST_PRIZES)
        for n in range(shown):
            canvas.put("table/prize_token", spot.width, (spot.x + (n - (shown - 1) / 2) * 22, spot.y), alpha=70)


def choice_signs(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """Dots while somebody thinks, a tick for a card laid, a cross for a cancelled one, and who picks when."""
    for seat, choice in enumerate(look.choices):
        pose = places.place_pose(layout, seat)
        low = (pose.x + pose.width * 0.36, pose.y + pose.width * 0.58)
        if not choice.picture:
            if f"place:{seat}" in look.lit:
                tag(canvas, _("here"), (pose.x, pose.y + pose.width * 0.52), 17, MARIGOLD, INK, border=INK, height=28)
            elif look.thinking[seat] and not (seat == look.own and look.alone):
                tag(canvas, "…", (pose.x, pose.y), 22, PAPER, INK, border=INK, height=30)
        elif choice.cancelled:
            canvas.disc(*low, 17, PAPER, INK)
            canvas.icon("close", 25, low)
        elif choice.open and choice.rank:
            tag(
                canvas,
                ordinal(choice.rank),
                (pose.x + pose.width * 0.2, pose.y - pose.width * 0.72),
                18,
                MARIGOLD,
                INK,
                border=INK,
                height=30,
            )
        elif not choice.open:
            canvas.disc(*low, 14, PAPER, INK)
            canvas.icon("check", 21, low)


def used_tags(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    if layout.hand.card < places.SMALL_HAND:
        return
    for n, slot in enumerate(look.slots):
        if slot.used:
            pose = places.slot_pose(layout, look.own, n, len(look.slots))
            tag(canvas, _("used"), (pose.x, pose.y + 34), 15, PAPER, INK, border=INK)


def spotlight(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """Everything stands still but one garden."""
    if look.scene not in VEIL:
        return
    seat = look.scene_seat
    box, place, portrait = places.bed(layout, seat), layout.spots[f"place:{seat}"], layout.seats[seat].portrait
    radius = box.h * 0.74
    row = [(box.x + box.w * part, box.centre[1], radius) for part in (0.3, 0.5, 0.7)]
    veil_with_holes(
        canvas,
        VEIL[look.scene],
        [*row, (portrait.x, portrait.y + 8, portrait.width * 0.72), (place.x, place.y, place.width * 0.9)],
    )


def counts(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """The plants of each garden, the most in marigold."""
    most = max(look.counts, default=0)
    for seat, count in enumerate(look.counts):
        box = places.bed(layout, seat)
        best = count == most > 0
        tag(
            canvas,
            str(count),
            box.centre,
            34 if best else 26,
            MARIGOLD if best else PAPER,
            INK,
            border=INK,
            height=52 if best else 42,
        )
        if best:
            canvas.art("table/prize_token", box.centre[0] + 34, box.centre[1] - 26, 44)


def _skip(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """Any press shortens it; here is one that does."""
    box = layout.ui["hint"]
    words = f"[@step] {_('skip')} [#{look.skip}]"
    size = canvas.sentence_size(words, canvas.size_for_height(17, box.h - 4), SKIP_ROOM)
    wide = canvas.sentence_width(words, size) + 36
    canvas.pill(84, box.y + 4, wide, box.h, None, SHADOW, 110)
    canvas.pill(84, box.y, wide, box.h, None, PAPER, border=INK)
    canvas.sentence(words, 102, box.y + box.h / 2, size)


def munch(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """What a bed says that is being eaten."""
    if look.scene != "invasion":
        return
    box = places.bed(layout, look.scene_seat)
    words = _("munch munch")
    size = canvas.size_for_height(18, 36)
    wide, low = canvas.width_of(words, "title", size) + 34, box.y < layout.size[1] * 0.55
    x = box.centre[0] - wide / 2
    y = box.y + box.h + 14 if low else box.y - 52
    tip, foot = (box.centre[0] - 10, box.y + box.h - 10 if low else box.y + 12), y + 6 if low else y + 32
    polygon(canvas, [(box.centre[0] - 16, foot), tip, (box.centre[0] + 12, foot)], INK)
    canvas.pill(x, y, wide, 38, None, PAPER, border=INK)
    inner = (tip[0], tip[1] + (8 if low else -8))
    polygon(
        canvas,
        [(box.centre[0] - 11, foot + (2 if low else -2)), inner, (box.centre[0] + 7, foot + (2 if low else -2))],
        PAPER,
    )
    canvas.write(words, "title", size, INK, (box.centre[0], y + 18.5), "center")


def chain(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """How it came to this: sentences in pills, one after the other; the last one is now."""
    if look.skip:
        _skip(canvas, look, layout)
    if not look.chain:
        return
    box, gap = layout.ui["hint"], 38.0
    size, room = canvas.size_for_height(17, box.h - 4), layout.size[0] - CHAIN_LEFT - 40
    size = min(canvas.sentence_size(words, size, room - 40) for words in look.chain)
    wide = [canvas.sentence_width(words, size) + 40 for words in look.chain]
    first = 0
    while first < len(wide) - 1 and sum(wide[first:]) + gap * (len(wide) - first - 1) > room:
        first += 1  # the oldest steps give way
    x = box.centre[0] - (sum(wide[first:]) + gap * (len(wide) - first - 1)) / 2
    x = max(CHAIN_LEFT, min(x, layout.size[0] - 40 - sum(wide[first:]) - gap * (len(wide) - first - 1)))
    for n in range(first, len(wide)):
        fill = MARIGOLD if n == len(wide) - 1 else PAPER
        canvas.pill(x, box.y + 4, wide[n], box.h, None, SHADOW, 110)
        canvas.pill(x, box.y, wide[n], box.h, None, fill, border=INK)
        canvas.sentence(look.chain[n], x + 20, box.y + box.h / 2, size)
        x += wide[n]
        if n < len(wide) - 1:
            y = box.y + box.h / 2
            polygon(canvas, [(x + 27, y), (x + 10, y - 11), (x + 10, y + 11)], INK)
            polygon(canvas, [(x + 24, y), (x + 12, y - 7), (x + 12, y + 7)], PAPER)
            x += gap


def key_caps(canvas: Canvas, look: PokerLook, layout: Layout) -> None:
    """While somebody in a corner of the keyboard peeks: which key means which card."""
    for seat, each in enumerate(look.seats):
        for n, (face, words) in enumerate(zip(each.open, each.caps, strict=False)):
            if face and words:
                pose = places.peeked_pose(layout, seat, n)
                _key_cap(canvas, words, (pose.x, pose.y + pose.width * 0.7))


def _key_cap(canvas: Canvas, words: str, foot: tuple[float, float]) -> None:
    """Around the middle of a card's lower edge; what is too wide for it goes in two lines."""
    x, low = foot[0], foot[1] + CAP_BELOW
    size = canvas.size_for_height(CAP_SIZE, CAP_LINE)
    lines = [words] if canvas.width_of(words, "title", size) <= CAP_ROOM else _halves(words)
    line = max(CAP_LINE, canvas.frame.smallest_text * 1.15)
    wide = max(20.0, min(CAP_ROOM, max(canvas.width_of(each, "title", size) for each in lines) + 4) + 4)
    high = line * len(lines) + 3
    canvas.pill(x - wide / 2, low - high, wide, high, 5, PAPER, border=INK)
    for n, each in enumerate(lines):
        middle = (x, low - high + 1 + (n + 0.5) * line)
        if each.startswith("@"):
            canvas.icon(each[1:], 12, middle)
        else:
            canvas.write(each, "title", size, INK, middle, "center", CAP_ROOM, line)


def _halves(words: str) -> list[str]:
    """As on keys: ``Bild`` above ``auf``, ``Pg`` above ``Up``."""
    half = (len(words) + 1) // 2
    return words.split(" ", 1) if " " in words else [words[:half], words[half:]]
