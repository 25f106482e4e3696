"""What the rules of each game ask of a deck: kinds they know, props, seats, house rules.

A new game adds one entry to :data:`NEEDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from game.core.cards import Deck

Complaint = tuple[str, str]
"""The key of the game it belongs to, and what was found and expected."""

SECONDS, WHOLE, TRUTH = "seconds", "int", "bool"


@dataclass(frozen=True, slots=True)
class Kind:
    """What a card of one kind has to look like."""

    colours: int = 0
    """Exactly so many different colours."""
    value: tuple[int, int] | None = None
    """Bounds of the printed number; None for cards without one."""
    prop: bool = False
    """It lies on the table and must carry the trait ``prop``."""
    traits: tuple[str, ...] = ()
    """Traits that the card may carry besides."""
    scored: bool = False
    """``scores`` has to name this kind."""
    least: int = 0
    most: int | None = None
    for_each_player: bool = False
    """There must be one for each player."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What one game's rules need."""

    players: tuple[int, int]
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    other: Kind | None = None
    """What a card of any other kind has to look like; None when there may be no others."""
    house_rules: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    """Each name with its type, or with the choices that the rules know."""
    laid_out: int = 0
    """Cards that are turned up at the deal, besides the hands."""
    own_sets: frozenset[str] = frozenset()
    """Kinds that aren't dealt but come as a set in each player's colour."""
    inspect: Callable[[Deck], Iterator[Complaint]] = lambda _: iter(())
    """Looks at a deck whose single cards are sound."""


def _moemmen(deck: Deck) -> Iterator[Complaint]:
    plus = [face.colours[0] for face in deck.faces if face.kind == "plus"]
    most = max((plus.count(colour.name) for colour in deck.colours), default=0)
    if most < deck.hand_size:
        wanted = f"expected {deck.hand_size} plus cards of one colour, as a full hand ends the round"
        yield "cards", f"found at most {most} plus cards of one colour, {wanted}"


def _schnattergei(deck: Deck) -> Iterator[Complaint]:
    kinds = list(dict.fromkeys(face.kind for face in deck.faces))
    for colour in deck.colours:
        if colour.says is None or colour.says not in kinds or colour.says == "schnattergei":
            words = ", ".join(kind for kind in kinds if kind != "schnattergei")
            found = f"{colour.name} says {colour.says or 'nothing'}"
            yield "colours", f"found that {found}, expected one of the deck's motifs: {words}"


_FLOWER = Kind(colours=2, scored=True)
_PLAYER_COLOURED = Kind(colours=1)

NEEDS: Final[Mapping[str, Needs]] = {
    "schummel_hummel": Needs(
        players=(3, 5),
        kinds={
            "flower": _FLOWER,
            "spider": _FLOWER,
            "web": _FLOWER,
            "butterfly": _FLOWER,
            "wasp": Kind(colours=2, scored=True, traits=("stinger",)),
            "bee": _FLOWER,
            "bumblebee": _FLOWER,
            "grasshopper": Kind(prop=True, for_each_player=True),
            "pollen": Kind(prop=True, least=1, most=1),
            "watchman_worm": Kind(prop=True, least=1, most=1),
        },
        house_rules={
            "catch_seconds": SECONDS,
            "stinger_seconds": SECONDS,
            "slap_seconds": SECONDS,
            "pollen_seconds": SECONDS,
            "mistakes": ("returned", "stand"),
            "butterfly_last_card": TRUTH,
            "young_watchman": TRUTH,
        },
        laid_out=1,
    ),
    "heuschrecken_poker": Needs(
        players=(2, 4),
        kinds={
            "number": Kind(colours=1, value=(1, 99)),
            "ace": _PLAYER_COLOURED,
            "x": _PLAYER_COLOURED,
            "plant": Kind(),
            "grasshopper": Kind(),
        },
        house_rules={"x_steals_ace": TRUTH},
        laid_out=3,
        own_sets=frozenset({"number", "ace", "x"}),
    ),
    "moemmen": Needs(
        players=(2, 5),
        kinds={
            "plus": Kind(colours=1, value=(1, 99), scored=True),
            "minus": Kind(colours=1, value=(-99, -1)),
            "benny": Kind(scored=True),
            "tim": Kind(scored=True),
        },
        house_rules={"target": WHOLE, "tim_frees_minus": TRUTH},
        laid_out=5,
        inspect=_moemmen,
    ),
    "schnattergei": Needs(
        players=(2, 4),
        kinds={"schnattergei": Kind(colours=1, least=1)},
        other=Kind(colours=1),
        house_rules={
            "hesitation_seconds": SECONDS,
            "slap_hold_seconds": SECONDS,
            "slap_grace_seconds": SECONDS,
            "honour": TRUTH,
            "yellow_elephant": TRUTH,
            "four_in_a_row": TRUTH,
        },
        inspect=_schnattergei,
    ),
}
