"""Heuschrecken Poker: choose, compare, take, harvest, and what three grasshoppers do."""

from __future__ import annotations

from typing import Any

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.scenes.guided.lesson import Cue, Lesson, Situation, Step
from game.view.i18n import _

LIKED = ("corn", "strawberry", "broccoli", "blackberry", "grasshopper")
"""What is shown first when a stack may be taken."""


def setup(names: tuple[str, ...]) -> dict[str, Any]:
    """One corn already grows in the pupil's garden, and two grasshoppers sit in the last one's."""
    pupil, _first, second = names
    return {
        "display": ["strawberry", "corn", "broccoli"],
        "gardens": {pupil: ["corn"], second: ["grasshopper", "grasshopper", "blackberry", "corn"]},
        "draw": [
            "corn", "blackberry", "grasshopper",
            "strawberry", "strawberry", "grasshopper",
            "corn", "corn", "broccoli",
            "blackberry", "strawberry", "corn", "broccoli", "grasshopper", "blackberry",
            "strawberry", "broccoli", "corn", "blackberry", "grasshopper", "strawberry",
        ],
    }


def _owes(now: Situation) -> str:
    return now.view.owes.get(now.own, "")


def _choose(now: Situation, words: str, card: str) -> Cue:
    """Lay a card; or wait for the others."""
    if now.facts["own_choice"] != NO_CARD:
        return Cue(_("The others still choose. You may change your mind."))
    if _owes(now) == "choose":
        start = now.find(card) or f"card:{now.view.hand[0]}"
        return Cue(words, "carry", start, f"place:{now.own}")
    return _take(now, _("Take a whole stack into your bed."))


def _take(now: Situation, words: str) -> Cue:
    display: dict[str, list[int]] = now.facts["display"]
    if now.facts["picking"] == now.own and not now.telling:
        genus = next((genus for genus in LIKED if genus in display), "")
        start = f"display:{display[genus][-1]}" if genus else ""
        return Cue(words, "carry", start, f"garden:{now.own}" if start else "")
    picking = now.facts["picking"]
    if picking != NOBODY and not now.telling:
        return Cue(_("{name} takes first. Each takes one kind.").format(name=now.name(picking)))
    if _next_pass(now):
        return Cue(_("Choose a card, and lay it face down onto your place."), "carry", f"card:{now.view.hand[0]}",
                   f"place:{now.own}")
    if now.happened["display>garden"]:
        return Cue(_("In your bed it waits for more. Three alike are worth a prize."))
    return Cue(_("All are turned over at once. Equal cards cancel!"))


def _shown(now: Situation) -> bool:
    """The own card was turned over, and the screen has told it."""
    return now.happened["place>shown"] > 0 and not now.telling


def _next_pass(now: Situation) -> bool:
    """Everybody who could has taken: cards are chosen again."""
    return _owes(now) == "choose" and not now.telling and now.facts["own_choice"] == NO_CARD


# The steps


def _first_card(now: Situation) -> Cue:
    return _choose(now, _("In secret: lay your 5 face down onto your place."), "5")


def _compare(now: Situation) -> Cue:
    if now.facts["own_choice"] != NO_CARD and not now.telling:
        return Cue(_("The others still choose. You may change your mind."))
    return _take(now, _("Take a whole stack into your bed."))


def _take_stack(now: Situation) -> Cue:
    return _take(now, _("Two threes cancel. You come first: take the corn."))


def _ace(now: Situation) -> Cue:
    return _choose(now, _("An ace that is alone takes everything. Lay yours!"), "ace")


def _harvest(now: Situation) -> Cue:
    if now.telling and now.happened["noted:harvest"]:
        return Cue(_("Three of a kind are a harvest: that's a prize."))
    return _compare(now)


def _high_card(now: Situation) -> Cue:
    return _choose(now, _("The highest card takes first. Lay your 6."), "6")


def _invasion(now: Situation) -> Cue:
    if now.telling and now.happened["noted:invaded"]:
        return Cue(_("A third grasshopper! It eats the whole garden."))
    if now.facts["own_choice"] != NO_CARD:
        return _compare(now)
    return _take(now, _("Leave the grasshopper to the others: take a plant."))


def _x_card(now: Situation) -> Cue:
    return _choose(now, _("Now somebody lays an ace. Your X robs it: lay it!"), "x")


def _robbed(now: Situation) -> Cue:
    if now.telling:
        return Cue(_("The X takes it all. Without an ace it takes nothing."))
    return _compare(now)


LESSON = Lesson(
    game="heuschrecken_poker",
    setup=setup,
    players=3,
    slip=(516, 40, 417, 146),
    anchor=(0.5, 0),
    steps=(
        Step(_first_card, lambda now: now.happened["hand>place"] > 0),
        Step(_compare, _shown),
        Step(_take_stack, lambda now: now.happened["display>garden"] > 0 and not now.telling, _next_pass),
        Step(_ace, lambda now: now.happened["hand>place"] > 0, lambda now: not now.find("ace") and _next_pass(now)),
        Step(_harvest, _shown, _next_pass),
        Step(_high_card, lambda now: now.happened["hand>place"] > 0, lambda now: not now.find("6") and _next_pass(now)),
        Step(_invasion, lambda now: now.happened["place>shown"] > 0 and _next_pass(now)),
        Step(_x_card, lambda now: now.happened["hand>place"] > 0, lambda now: not now.find("x") and _next_pass(now)),
        Step(_robbed, _shown, _next_pass),
    ),
)
