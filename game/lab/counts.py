"""What is counted in matches of one game only: whether it plays as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.core.events import CardMoved, Event, Noted, Said

Count = Counter[str]


class GameCounts(NamedTuple):
    """``hear`` counts an event. ``shares``: what is divided by what, by name; ``games`` and ``rounds`` are known."""

    hear: Callable[[Event, Count], None]
    names: tuple[str, ...]
    """All that can be counted: what never happened is a 0."""
    shares: Mapping[str, tuple[str, str]]


def _heuschrecken_poker(event: Event, count: Count) -> None:
    match event:
        case Noted(name="shown"):
            count["reveals"] += 1
        case Noted(name="cancelled", value=seats) if seats:
            count["reveals_with_equal_cards"] += 1
        case Noted(name="ties", value=ties) if ties:
            count["ties"] += 1
            count["second_ties"] += ties > 1
        case Noted(name="sweep", value=(_, why)) if why:
            count[f"all_by_{why}"] += 1
        case Noted(name="harvest", value=(_, _, tokens)):
            count["harvests"] += 1
            count["harvest_tokens"] += tokens
        case Noted(name="invaded"):
            count["invasions"] += 1
        case CardMoved(target=target) if target.startswith("garden"):
            count["garden_cards_taken"] += 1
        case _:
            pass


def _moemmen(event: Event, count: Count) -> None:
    named = {"benny": "benny", "whistles": "whistles", "all_passed": "all_passed"}
    match event:
        case Said(words=words) if words in named:
            count[named[words]] += 1
            count["resets"] += 1
        case Said(words="moemmen"):
            count["tim"] += 1
        case Said(words=words) if words in ("passes", "exchanges", "skipped"):
            count[words] += 1
        case CardMoved(source=source, target=target) if source.startswith("meadow") and target.startswith("hand"):
            count["cards_from_the_meadow"] += 1
        case _:
            pass


def _schnattergei(event: Event, count: Count) -> None:
    kinds = {
        "wrong_word": "wrong_words",
        "hesitation": "hesitations",
        "wrong_slap": "wrong_slaps",
        "wrong_accusation": "wrong_accusations",
    }
    slaps = {"double": "doubles", "elephant": "yellow_elephants", "four": "fours_in_a_row"}
    match event:
        case CardMoved(source=source, target="discard") if source.startswith("pile"):
            count["flips"] += 1
        case CardMoved(target="under"):
            count["penalty_cards"] += 1
        case Noted(name="slap", value=value) if value in slaps:
            count[slaps[value]] += 1
        case Said(words=words) if words in kinds:
            count[kinds[words]] += 1
            count["mistakes"] += 1
        case Said(words=words) if words in ("slap", "slaps"):
            count["late_slaps" if words == "slap" else "slaps_that_count"] += 1
        case Said(words="admits"):
            count["owned_up"] += 1
        case _:
            pass


COUNTS: Mapping[str, GameCounts] = {
    "heuschrecken_poker": GameCounts(
        _heuschrecken_poker,
        (
            "reveals",
            "reveals_with_equal_cards",
            "ties",
            "second_ties",
            "all_by_ace",
            "all_by_x",
            "all_by_sole",
            "harvests",
            "harvest_tokens",
            "invasions",
            "garden_cards_taken",
        ),
        {
            "share_of_ties": ("ties", "reveals"),
            "share_of_equal_cards": ("reveals_with_equal_cards", "reveals"),
            "reveals_per_match": ("reveals", "games"),
            "reveals_per_round": ("reveals", "rounds"),
            "harvests_per_match": ("harvests", "games"),
            "invasions_per_match": ("invasions", "games"),
        },
    ),
    "moemmen": GameCounts(
        _moemmen,
        ("resets", "benny", "whistles", "all_passed", "tim", "passes", "exchanges", "skipped", "cards_from_the_meadow"),
        {
            "resets_per_round": ("resets", "rounds"),
            "whistles_per_round": ("whistles", "rounds"),
            "tim_per_round": ("tim", "rounds"),
            "benny_per_round": ("benny", "rounds"),
            "passes_per_round": ("passes", "rounds"),
        },
    ),
    "schnattergei": GameCounts(
        _schnattergei,
        (
            "flips",
            "doubles",
            "yellow_elephants",
            "fours_in_a_row",
            "slaps_that_count",
            "late_slaps",
            "mistakes",
            "wrong_words",
            "hesitations",
            "wrong_slaps",
            "wrong_accusations",
            "owned_up",
            "penalty_cards",
        ),
        {
            "flips_per_match": ("flips", "games"),
            "share_of_doubles": ("doubles", "flips"),
            "share_of_mistakes": ("mistakes", "flips"),
            "mistakes_per_match": ("mistakes", "games"),
        },
    ),
}
"""The games that have figures of their own, by slug; Schummel Hummel's are with those of all games."""
