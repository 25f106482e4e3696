"""The tables of the drills of trials, a line each."""

from __future__ import annotations

from game.view.i18n import N_

from .beds import BedsTable
from .hands import TelescopeTable
from .meadow import MeadowTable
from .table import DrillTable, PairTable
from .words import CallTable

EVERY = ("mouse", "keyboard", "pad")
"""Kinds of devices."""


def _alike(words: str) -> dict[str, str]:
    """The same whatever the device."""
    return dict.fromkeys(EVERY, words)


TABLES: dict[str, DrillTable] = {
    table.slug: table for table in (
        DrillTable("schummel_hummel.wasp", N_("Wasp"), {
            "mouse": N_("[#mouse_left] bang on the wasp · stinger: hands off"),
            "keyboard": N_("[#key:Space] bang on the wasp · stinger: hands off"),
            "pad": N_("[#shoulder_right] bang on the wasp · stinger: hands off")}),
        PairTable("schnattergei.double", N_("Double"), {
            "mouse": N_("[#mouse_left] same picture: slap · else hands off"),
            "keyboard": N_("[#key:Space] same picture: slap · else hands off"),
            "pad": N_("[#shoulder_right] same picture: slap · else hands off")}),
        CallTable("schnattergei.call", N_("Call"), _alike(
            N_("the colour’s word · the bird repeats the last right one"))),
        TelescopeTable("schummel_hummel.telescope", N_("Telescope"), {
            "mouse": N_("[#mouse_drag] lay everything that may be laid"),
            "keyboard": N_("[#key:Enter] lay everything that may be laid"),
            "pad": N_("[#pad_a] lay everything that may be laid")}),
        MeadowTable("moemmen.herd", N_("Herd"), _alike(N_("a new meadow is coming"))),
        BedsTable("heuschrecken_poker.bluff", N_("Bluff"), _alike(N_("another table is coming"))),
    )
}
