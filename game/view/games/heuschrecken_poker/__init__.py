"""The table of Heuschrecken Poker: a display of garden cards, eight poker cards each, and private gardens."""

from __future__ import annotations

from .state import State, state_of
from .table import PokerLook, PokerTable

__all__ = ["PokerLook", "PokerTable", "State", "state_of"]
