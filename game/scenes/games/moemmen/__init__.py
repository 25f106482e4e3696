"""Mömmen at the screen: swaps, Benny, Tim, the whistle, passing."""

from __future__ import annotations

from .play import MoemmenPlay

__all__ = ["MoemmenPlay"]
