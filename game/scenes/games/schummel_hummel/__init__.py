"""Schummel Hummel at the screen: calls, slaps, throws, thefts."""

from __future__ import annotations

from .play import SchummelPlay

__all__ = ["SchummelPlay"]
