"""The table of Mömmen: a meadow, Tim, a herd to collect."""

from __future__ import annotations

from .table import MoemmenLook, MoemmenTable

__all__ = ["MoemmenLook", "MoemmenTable"]
