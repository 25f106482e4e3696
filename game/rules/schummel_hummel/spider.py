"""The web that wants a spider: it goes round until one is laid, and lapses when there is none left."""

from __future__ import annotations

from .table import SchummelTable


def look_for_spiders(table: SchummelTable) -> None:
    """SH-49: when a turn begins and every spider has vanished, the web lapses for good."""
    if table.web and not any(_in_play(table.where[card]) for card in table.spiders):
        table.note("web", False)


def _in_play(pile: str) -> bool:
    return pile in ("draw", "discard") or pile.startswith(("hand:", "air:"))
