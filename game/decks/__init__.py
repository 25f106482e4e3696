"""The decks of ``cards.yaml``, or of somebody's own file: loaded, checked, kept, listed."""

from game.decks.loader import load_decks
from game.decks.names import card_name
from game.decks.problems import DeckError, Problem

__all__ = ["DeckError", "Problem", "card_name", "load_decks"]
