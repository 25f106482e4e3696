"""Whole matches without a window: told as text, played by the thousand, measured."""
