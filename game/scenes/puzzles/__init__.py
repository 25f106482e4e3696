"""Puzzles on the screen: the list, a card before and after, and in between the match screen with a goal above it."""
