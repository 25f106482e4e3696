"""Schummel Hummel: get rid of your cards, by hook or by crook, under the eyes of the Watchman Worm."""

from __future__ import annotations

from .rules import SchummelHummel

__all__ = ["SchummelHummel"]
