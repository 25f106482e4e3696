"""Players of Heuschrecken Poker: they remember what was laid, guess what comes, and can't be read too easily."""

from __future__ import annotations

from .bot import HeuschreckenPokerPlayer

__all__ = ["HeuschreckenPokerPlayer"]
