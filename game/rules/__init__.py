"""The games, a line each, and the drills."""

from __future__ import annotations

from typing import Any

from game.core.rules import Rules

from .drills import DRILLS
from .heuschrecken_poker import HeuschreckenPoker
from .moemmen import Moemmen
from .schnattergei import Schnattergei
from .schummel_hummel import SchummelHummel

GAMES: dict[str, Rules[Any]] = {
    rules.slug: rules for rules in (SchummelHummel(), HeuschreckenPoker(), Moemmen(), Schnattergei())
}
RULES: dict[str, Rules[Any]] = GAMES | DRILLS
"""All that a record can be of: the games and the drills."""
