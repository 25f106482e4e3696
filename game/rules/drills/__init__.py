"""The rules of the drills: tiny games for one skill, with the cards of a real one. A line each in ``DRILLS``."""

from __future__ import annotations

from typing import Any

from game.core.rules import Rules

from .wasp import Wasp

DRILLS: dict[str, Rules[Any]] = {rules.slug: rules for rules in (Wasp(),)}
"""By slug: the game in whose box the cards lie, a dot, and the skill."""
