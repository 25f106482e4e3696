"""What bots of each level can do lies within bands that are plausible for people.

The bands were set, not found by measuring people: they say what a dozy, an awake and a hawk-eyed player should be, wide
enough for the luck of so few matches. Seeds and counts are fixed, so a change of any figure is a change of the bots.
"""

from __future__ import annotations

from functools import cache

import pytest

from game.lab.simulate import Plan, mixed_seatings, simulate
from game.lab.tally import Tally
from game.rules import GAMES
from tests.lab.people import DECKS

MATCHES = {"schummel_hummel": 48, "schnattergei": 64}
BANDS = {
    ("schummel_hummel", "cheats_that_got_away"): ((0.40, 0.75), (0.50, 0.85), (0.55, 0.90)),
    ("schummel_hummel", "cheats_caught_as_watchman"): ((0.08, 0.30), (0.30, 0.60), (0.35, 0.70)),
    ("schummel_hummel", "calls_that_were_wrong"): ((0.10, 0.45), (0.03, 0.25), (0.005, 0.15)),
    ("schummel_hummel", "slaps_at_a_stinger"): ((0.10, 0.35), (0.03, 0.15), (0.002, 0.06)),
    ("schummel_hummel", "median_reaction_ms"): ((400, 560), (330, 460), (260, 380)),
    ("schnattergei", "median_reaction_ms"): ((500, 700), (430, 600), (380, 540)),
    ("schnattergei", "slaps_that_were_wrong"): ((0.05, 0.35), (0.01, 0.20), (0.0, 0.10)),
}


@cache
def skills(game: str) -> dict[str, float]:
    least, most = DECKS[game].players
    plan = Plan(DECKS[game], mixed_seatings(list(range(least, most + 1))), MATCHES[game])
    total = Tally()
    for number in range(plan.games):
        total.add(simulate(plan, number))
    found = total.figures(GAMES[game], 1.0)["by_level"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("game", "what"), BANDS)
def test_each_level_is_within_its_band(game: str, what: str) -> None:
    found = [skills(game)[f"level {level}: {what}"] for level in (1, 2, 3)]
    assert all(low <= value <= high for value, (low, high) in zip(found, BANDS[game, what], strict=True)), found


@pytest.mark.parametrize(("game", "what", "better"), [
    ("schummel_hummel", "cheats_that_got_away", 1),
    ("schummel_hummel", "cheats_caught_as_watchman", 1),
    ("schummel_hummel", "calls_that_were_wrong", -1),
    ("schummel_hummel", "slaps_at_a_stinger", -1),
    ("schummel_hummel", "median_reaction_ms", -1),
    ("schnattergei", "median_reaction_ms", -1),
    ("schnattergei", "slaps_that_were_wrong", -1),
])
def test_a_higher_level_is_better(game: str, what: str, better: int) -> None:
    dozy, awake, hawk_eyed = (better * skills(game)[f"level {level}: {what}"] for level in (1, 2, 3))
    assert dozy < awake < hawk_eyed


def test_what_a_game_does_not_have_is_not_told() -> None:
    assert not any("stinger" in name or "watchman" in name for name in skills("schnattergei"))
    assert not any("slaps_that_were_wrong" in name for name in skills("schummel_hummel"))
