"""Wasp: bang on wasps, keep off stingers."""

from __future__ import annotations

from .reaction import ReactionDrill


class WaspDrill(ReactionDrill):
    slug = "schummel_hummel.wasp"
