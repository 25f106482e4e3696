"""The card art of all four decks: faces, backs, tokens and cards.json.

base.py has paper, tab, signs, flowers and wool; hummel.py, poker.py, moemmen.py and schnattergei.py one deck each,
backs.py the backs and the prize token. A drawing in drawings/ is the inner part of an SVG in which {base}, {shade},
{light} ... stand for colours, and {flower}, {hat} ... for parts that come from a function.
"""

from .build import drawings

__all__ = ["drawings"]
