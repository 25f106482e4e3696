"""Schnattergei: say what the colour says, echo the bird, and slap two of a kind before the others do."""

from __future__ import annotations

from .rules import Schnattergei

__all__ = ["Schnattergei"]
