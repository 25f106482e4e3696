"""What can be done besides: the line in the lap, and the rows of the pause screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bindings import WORDS
from game.core.cards import Seat
from game.referee.view import SeatView
from game.scenes.pause import PauseRow
from game.view.card_words import motif_word
from game.view.games.schnattergei.words import COLOURS
from game.view.i18n import _

WORD_KEYS = " ".join(f"[#act:{word}]" for word in WORDS["schnattergei"])
FLIPS = {"mouse": "[#mouse_left]", "keyboard": "[#key:Enter]", "pad": "[#pad_a]"}
SLAPS = {"mouse": "[@slap]", "keyboard": "[#key:Space]", "pad": "[#shoulder_right]"}


def hint(view: SeatView, device: str, asked: Seat) -> str:
    """With the glyphs of that kind of device."""
    if asked == view.seat:
        keys = "[@speech] " + _("press, or click the bubble") if device == "mouse" else WORD_KEYS
        return f"{keys} · " + _("only your first word counts")
    if view.turn == view.seat and asked < 0:
        return (
            f"{FLIPS.get(device, FLIPS['mouse'])} "
            + _("turn over")
            + f" · {SLAPS.get(device, SLAPS['mouse'])} "
            + _("same picture twice: slap")
        )
    return f"{SLAPS.get(device, SLAPS['mouse'])} " + _("same picture twice: slap")


def menu_rows(facts: Mapping[str, Any]) -> list[PauseRow]:
    signs = [f"[={colour}] {motif_word(facts['words'][colour])}" for colour in COLOURS if colour in facts["words"]]
    rows = [
        PauseRow("speech", _("The words"), " ".join(signs[:2])),
        PauseRow("speech", _("and"), " ".join(signs[2:])),
        PauseRow("slap", _("Slap the pile"), _("when two cards show one picture")),
    ]
    if facts["honour"]:
        rows.append(PauseRow("caught", _("Wrong!"), _("accuse whoever spoke last, until the next card")))
    return rows
