"""The table of Schummel Hummel: Watchman Worm, grasshoppers, pollen, wasps."""

from __future__ import annotations

from .table import SchummelLook, SchummelTable

__all__ = ["SchummelLook", "SchummelTable"]
