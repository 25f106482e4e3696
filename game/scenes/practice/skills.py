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
    "wasp": Skill(
        N_("Wasp"), N_("Bang on wasps. Keep off the stingers."), N_("40 cards, about 2 minutes"),
        (Advice("slap", "schummel_hummel/wasp_red_yellow", N_("A wasp: bang!"), N_("As fast as you can.")),
         Advice(DONT, "schummel_hummel/stinger_wasp_green_yellow", N_("A stinger: hands off."),
                N_("Wait until it flies away.")),
         Advice(CAREFUL, "schummel_hummel/back", N_("Too early doesn't count."),
                N_("Wait until the card has turned."))),
        N_("{n:.0f} ms"), N_("Median: half of your bangs were faster."), TIMES),
}
"""By skill. A drill without an entry isn't shown."""


def said(pattern: str, value: float) -> str:
    """A figure in words."""
    return _(pattern).format(n=value)
