"""Players of Schummel Hummel: they lay, draw and give, cheat and watch, steal and guard, slap, throw and duck."""

from __future__ import annotations

from .bot import SchummelHummelPlayer

__all__ = ["SchummelHummelPlayer"]
