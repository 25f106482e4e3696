"""The short text of every ruling."""

from __future__ import annotations

RULINGS: dict[str, str] = {}
