"""Players of Schnattergei: they flip, say, slap and hesitate, and the picture pulls at them as it does at people."""

from __future__ import annotations

from .bot import SchnattergeiPlayer

__all__ = ["SchnattergeiPlayer"]
