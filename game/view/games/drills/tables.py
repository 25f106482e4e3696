"""The tables of the drills of trials, a line each."""

from __future__ import annotations

from game.view.i18n import N_

from .table import DrillTable

TABLES = {
    table.slug: table for table in (
        DrillTable("schummel_hummel.wasp", N_("Wasp"), {
            "mouse": N_("[#mouse_left] bang on the wasp · stinger: hands off"),
            "keyboard": N_("[#key:Space] bang on the wasp · stinger: hands off"),
            "pad": N_("[#shoulder_right] bang on the wasp · stinger: hands off")}),
    )
}
