"""The match in numbers: what lies in the middle, and what everybody's mistakes were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import INK, SOFT

if TYPE_CHECKING:
    from game.scenes.match import MatchScene


def in_the_middle(scene: MatchScene) -> int:
    """How many cards a winner of the pile takes."""
    facts = scene.seat_view.facts
    return len(facts["laid"]) + int(facts["penalty_count"])


def draw(canvas: Canvas, scene: MatchScene) -> None:
    """Mistakes by player, in the lower right slip of the results."""
    facts = scene.seat_view.facts
    canvas.write(_("Mistakes"), "title", 20, INK, (846, 426), room=380, height=30)
    for seat, count in enumerate(facts["mistakes"]):
        x, y = 866 + seat % 2 * 190, 466 + seat // 2 * 44
        sitter = scene.seats[seat]
        canvas.head(sitter.animal, "caught" if count else "happy", 34, (x, y))
        canvas.write(sitter.name, "body", 17, INK, (x + 24, y), room=92, height=40)
        canvas.write(str(count), "title", 19, INK, (x + 136, y), "midright", height=40)
    kept = [entry for entry in facts["reveal"] if entry]
    words = (
        _("{n} of them came up on honour").format(n=len(kept))
        if facts["honour"]
        else _("{n} cards were left in the middle").format(n=in_the_middle(scene))
    )
    canvas.write(words, "body", 16, SOFT, (846, 556), room=370, height=30)
