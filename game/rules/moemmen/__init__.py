"""Mömmen: exchange cards with the village meadow until a whole herd of one colour stands still."""

from __future__ import annotations

from .rules import Moemmen

__all__ = ["Moemmen"]
