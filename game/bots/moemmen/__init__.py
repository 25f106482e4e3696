"""Players of Mömmen: they collect a herd, count what is gone, and keep sheep from those who want them."""

from __future__ import annotations

from .bot import MoemmenPlayer

__all__ = ["MoemmenPlayer"]
