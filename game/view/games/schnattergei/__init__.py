"""The table of Schnattergei: piles that nobody looks into, one pile for all, four words."""

from __future__ import annotations

from .table import SchnattergeiLook, SchnattergeiTable

__all__ = ["SchnattergeiLook", "SchnattergeiTable"]
