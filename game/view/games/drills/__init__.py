"""How the drills of trials look."""

from __future__ import annotations

from .table import DrillLook, DrillTable

__all__ = ["DrillLook", "DrillTable"]
