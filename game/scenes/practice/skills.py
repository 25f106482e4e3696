"""The drills in words: what each is called and about, how to do it, and how its figures are told."""

from __future__ import annotations

from typing import NamedTuple

from game.view.i18n import N_, _

DO, DONT, CAREFUL = "check", "close", "clock"


class Advice(NamedTuple):
    """``sign``: an icon; ``card``: a picture below ``assets/cards``."""

    sign: str
    card: str
    title: str
    line: str


class Skill(NamedTuple):
    """``score``: the main figure with its unit. ``figures``: name to value with unit, and what it says, in the order
    shown."""

    title: str
    sentence: str
    length: str
    advice: tuple[Advice, ...]
    score: str
    score_says: str
    figures: dict[str, tuple[str, str]]


TIMES = {
    "spread_ms": (N_("± {n:.0f} ms"), N_("spread: how even you are")),
    "false_alarms": (N_("{n:.0f}"), N_("false alarms: a hand too many")),
    "d_prime": (N_("d′ {n:.1f}"), N_("telling apart: 0 guesses, 3 is a hawk")),
    "missed": (N_("{n:.0f}"), N_("missed: too late, or not at all")),
}

SKILLS: dict[str, Skill] = {
    "sneak": Skill(
        N_("Sneak"), N_("Get rid of cards while the Watchman looks elsewhere."), N_("a minute and a half"),
        (Advice("peek", "schummel_hummel/watchman_worm", N_("Read the light."),
                N_("It falls where the Watchman looks.")),
         Advice("cheat_table", "schummel_hummel/bumblebee_blue_red", N_("Below the edge, or up the sleeve."),
                N_("Over the shoulder, or under the top card.")),
         Advice("caught", "schummel_hummel/back", N_("Caught? It comes back."), N_("And two more with it."))),
        N_("{n:.0f}"), N_("Cards gone, less two for each time you were caught."),
        {"gone": (N_("{n:.0f}"), N_("cards gone for good")), "caught": (N_("{n:.0f}"), N_("times caught")),
         "exposure_ms": (N_("{n:.0f} ms"), N_("in the open: median of all cards")),
         "slip_gone": (N_("{n:.0f}"), N_("of them under the top card"))}),
    "watch": Skill(
        N_("Watch"), N_("Four hands fidget, feint and cheat. Call the cheats."), N_("a minute and a half"),
        (Advice("caught", "schummel_hummel/back", N_("A card leaves the table: call!"),
                N_("Point at whoever did it.")),
         Advice(CAREFUL, "schummel_hummel/watchman_worm", N_("A moment later still counts."),
                N_("The better you are, the shorter it is.")),
         Advice(DONT, "schummel_hummel/spider_blue_red", N_("Back in the hand? No cheat."),
                N_("A wrong call brings you a card."))),
        N_("d′ {n:.1f}"), N_("Telling cheats from feints: 0 guesses, 3 is a hawk."),
        {"hits": (N_("{n:.0f}"), N_("cheats called")), "missed": (N_("{n:.0f}"), N_("cheats missed")),
         "false_calls": (N_("{n:.0f}"), N_("false calls")),
         "reaction_ms": (N_("{n:.0f} ms"), N_("median, since the card left the hand"))}),
    "wasp": Skill(
        N_("Wasp"), N_("Bang on wasps. Keep off the stingers."), N_("40 cards, about 2 minutes"),
        (Advice("slap", "schummel_hummel/wasp_red_yellow", N_("A wasp: bang!"), N_("As fast as you can.")),
         Advice(DONT, "schummel_hummel/stinger_wasp_green_yellow", N_("A stinger: hands off."),
                N_("Wait until it flies away.")),
         Advice(CAREFUL, "schummel_hummel/back", N_("Too early doesn't count."),
                N_("Wait until the card has turned."))),
        N_("{n:.0f} ms"), N_("Median: half of your bangs were faster."), TIMES),
    "pollen": Skill(
        N_("Pollen"), N_("Hit somebody who wriggles, and duck when it comes back."), N_("10 throws and 10 to dodge"),
        (Advice("pollen", "schummel_hummel/pollen", N_("Throw when they sit up."),
                N_("Flick it, or hold a key and let go.")),
         Advice("clock", "schummel_hummel/bee_blue_yellow", N_("There is little time."),
                N_("The ring around the pollen shows it.")),
         Advice("warning", "schummel_hummel/pollen", N_("An arm above the table: duck!"),
                N_("Too early, and you are back up."))),
        N_("{n:.0f} of 10"), N_("Hits of ten throws."),
        {"throw_ms": (N_("{n:.0f} ms"), N_("median, from the bee to the throw")),
         "dodged": (N_("{n:.0f} of 10"), N_("dodged, or thrown past you")),
         "struck": (N_("{n:.0f}"), N_("times hit"))}),
    "grasshopper": Skill(
        N_("Grasshopper"), N_("Steal while they look away, and guard your own."), N_("a minute and a half"),
        (Advice("peek", "schummel_hummel/grasshopper", N_("Watch their eyes."),
                N_("Steal from whoever looks elsewhere.")),
         Advice("grasshopper", "schummel_hummel/back", N_("Yours is gone? Object!"),
                N_("Before two cards have been laid.")),
         Advice(DONT, "schummel_hummel/grasshopper", N_("Only when it is stolen."),
                N_("Some only pretend. A wrong objection costs."))),
        N_("{n:.0f}"), N_("Stolen and saved, less the wrong objections."),
        {"kept": (N_("{n:.0f}"), N_("thefts that nobody noticed")), "noticed": (N_("{n:.0f}"), N_("thefts noticed")),
         "saved": (N_("{n:.0f}"), N_("right objections")), "wrong": (N_("{n:.0f}"), N_("wrong objections"))}),
}
"""By skill. A drill without an entry isn't shown."""


def said(pattern: str, value: float) -> str:
    """A figure in words."""
    return _(pattern).format(n=value)
