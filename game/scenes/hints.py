"""What the line at the foot of the table tells one person that they can do. Where several people sit, all of them read
it: then it says only what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.view.i18n import _

if TYPE_CHECKING:
    from .match import MatchScene
    from .side_hand import SideHand

PEEKS = {"mouse": "[#mouse_right]", "pad": "[#shoulder_left]", "keyboard": "[#key:V]"}


def of_seat(scene: MatchScene, seat: Seat, kind: str, peeks: bool) -> str:
    """``kind``: of the device that this person uses; ``peeks``: they look at their own cards already."""
    wanted = scene.stage.settings.preferences.hints or scene.seats[seat].help.hints
    words = scene.play.hint(kind, scene.view_of(seat)) if wanted else ""
    if scene.alone or peeks or not scene.play.hides_hands:
        return words
    peek = f"{PEEKS[kind]} " + _("hold to peek")
    return f"{peek} · {words}" if words else peek


def of_side(scene: MatchScene, side: SideHand, kind: str) -> str:
    """For somebody without the mouse. Where they carry something the paw shows; no word names the place."""
    if side.held == NO_CARD:
        words = of_seat(scene, side.seat, kind, side.peeks)
    elif kind == "mouse":
        words = ""
    else:
        choose, go, back = ("[#dpad]", "[#pad_a]", "[#pad_b]") if kind == "pad" else (
            "[#key:@arrow_left] [#key:@arrow_right]", "[#key:Enter]", "[#key:Backspace]")
        words = f"{go} " + _("let go") + f" {back} " + _("put it back") + f" {choose} " + _("elsewhere")
    return words.replace("[#key:Esc]", "[#key:Backspace]")  # of which each corner has its own
