"""Heuschrecken Poker at the screen: choosing in secret, taking stacks, harvests and invasions told one by one."""

from __future__ import annotations

from .play import PokerPlay

__all__ = ["PokerPlay"]
