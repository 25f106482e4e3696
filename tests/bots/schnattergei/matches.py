"""Whole matches of bots at Schnattergei, for the tests beside this file."""

from __future__ import annotations

from functools import partial

from game.rules import GAMES
from tests.bots import matches

GAME = "schnattergei"
RULES = GAMES[GAME]
deck = partial(matches.deck, GAME)
match = partial(matches.match, game=GAME)
play = partial(matches.play, game=GAME)
