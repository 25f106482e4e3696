"""Players that aren't people, by kind: ``sly:3`` is the sly one at its best."""

from __future__ import annotations

from random import Random
from typing import Final

from game.core.cards import Seat
from game.referee.view import SeatView

from .characters import CHARACTERS, SKILLS
from .companion import Companion
from .drills import DRILLS
from .heuschrecken_poker import HeuschreckenPokerPlayer
from .heuschrecken_poker.companion import PokerCompanion
from .moemmen import MoemmenPlayer
from .moemmen.companion import MoemmenCompanion
from .player import Player
from .schnattergei import SchnattergeiPlayer
from .schnattergei.companion import SchnattergeiCompanion
from .schummel_hummel import SchummelHummelPlayer
from .schummel_hummel.companion import SchummelCompanion

KINDS: Final = tuple(CHARACTERS)
LEVELS: Final = tuple(SKILLS)
PLAYERS: Final[dict[str, type[Player]]] = {
    "schummel_hummel": SchummelHummelPlayer,
    "heuschrecken_poker": HeuschreckenPokerPlayer,
    "moemmen": MoemmenPlayer,
    "schnattergei": SchnattergeiPlayer,
}
"""Who plays which game."""
COMPANION: Final = "companion"
"""The kind of whoever sits at a guided first hand; no choice for a real one."""
COMPANIONS: Final[dict[str, type[Companion]]] = {
    "schummel_hummel": SchummelCompanion,
    "heuschrecken_poker": PokerCompanion,
    "moemmen": MoemmenCompanion,
    "schnattergei": SchnattergeiCompanion,
}


def parse_kind(kind: str) -> tuple[str, int]:
    """Character and level of ``sly:3``; without a level it is 2. Raises :exc:`ValueError` saying what is known."""
    name, colon, level = kind.strip().partition(":")
    if name not in CHARACTERS:
        raise ValueError(f"unknown bot {name!r}: expected one of {', '.join(KINDS)}, with a level such as {KINDS[0]}:2")
    if not colon:
        return name, 2
    if level not in {str(known) for known in LEVELS}:
        raise ValueError(f"bot {kind!r}: expected a level from {LEVELS[0]} to {LEVELS[-1]} after the colon")
    return name, int(level)


def make_bot(kind: str, seat: Seat, view: SeatView, seed: int) -> Player:
    """A bot for this seat. The same seed and the same events make the same acts.

    Raises :exc:`ValueError` for an unknown kind.
    """
    rng = Random(f"{seed} bot {seat}")
    if kind == COMPANION:
        return COMPANIONS[view.game](seat, view, rng)
    name, level = parse_kind(kind)
    # in most drills they play the game whose cards it has
    player = DRILLS.get(view.game) or PLAYERS[view.game.partition(".")[0]]
    return player(seat, view, CHARACTERS[name], SKILLS[level], rng)
