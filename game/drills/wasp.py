"""Wasp: bang on wasps, keep off stingers."""

from __future__ import annotations

from .reaction import ReactionDrill


class WaspDrill(ReactionDrill):
    """Without a figure of its own."""

    slug = "schummel_hummel.wasp"
