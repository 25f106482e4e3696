"""Schnattergei at the screen: flipping, saying words, slapping, owning up."""

from __future__ import annotations

from .play import SchnattergeiPlay

__all__ = ["SchnattergeiPlay"]
