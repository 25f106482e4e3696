"""The games, a line each."""

from __future__ import annotations

from typing import Any

from game.core.rules import Rules

from .moemmen import Moemmen
from .schummel_hummel import SchummelHummel

GAMES: dict[str, Rules[Any]] = {rules.slug: rules for rules in (SchummelHummel(), Moemmen())}
