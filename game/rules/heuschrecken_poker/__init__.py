"""Heuschrecken Poker: choose in secret, take a genus, harvest, and keep the grasshoppers out."""

from __future__ import annotations

from .rules import HeuschreckenPoker

__all__ = ["HeuschreckenPoker"]
