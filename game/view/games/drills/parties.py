"""The tables of the drills in company, a line each."""

from __future__ import annotations

from game.view.i18n import N_

from .party import PartyTable

PARTIES = {
    table.slug: table for table in (
        PartyTable("schummel_hummel.sneak", N_("Sneak"), {
            "mouse": N_("[@mouse_drag] drag cards below your edge while the light is elsewhere"),
            "keyboard": N_("[#key:Enter] lift a card, carry it below your edge while the light is elsewhere"),
            "pad": N_("[#pad_a] lift a card, carry it below your edge while the light is elsewhere")},
            ("gone", "caught")),
        PartyTable("schummel_hummel.watch", N_("Watch"), {
            "mouse": N_("[#mouse_left] a card leaves the table? click the cheat"),
            "keyboard": N_("[#key:1] to [#key:4] a card leaves the table? call the cheat"),
            "pad": N_("[#pad_x] a card leaves the table? call the cheat")}, ("right", "wrong"), N_("d′ {n:.1f}")),
        PartyTable("schummel_hummel.pollen", N_("Pollen"), dict.fromkeys(
            ("mouse", "keyboard", "pad"), N_("here comes another bee …")), ("hits", "struck")),
        PartyTable("schummel_hummel.grasshopper", N_("Grasshopper"), {
            "mouse": N_("[@mouse_drag] carry one off while its owner looks away"),
            "keyboard": N_("[#key:Enter] carry one off while its owner looks away"),
            "pad": N_("[#pad_a] carry one off while its owner looks away")}, ("kept", "saved", "wrong")),
    )
}
