"""What people do in each game at the screen, by its slug: a line each."""

from __future__ import annotations

from .base import GamePlay
from .drills import DRILLS
from .heuschrecken_poker import PokerPlay
from .moemmen import MoemmenPlay
from .schnattergei import SchnattergeiPlay
from .schummel_hummel import SchummelPlay

PLAYS: dict[str, type[GamePlay]] = {
    play.table.slug: play for play in (SchummelPlay, PokerPlay, MoemmenPlay, SchnattergeiPlay)
} | DRILLS
