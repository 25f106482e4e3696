"""What people do in the drills, by slug: a line each."""

from __future__ import annotations

from game.scenes.games.base import GamePlay
from game.view.games.drills.tables import TABLES

from .party import PARTY_PLAYS
from .play import DrillPlay


def _slapping(slug: str) -> type[DrillPlay]:
    return type("DrillPlay", (DrillPlay,), {"table": TABLES[slug]})


DRILLS: dict[str, type[GamePlay]] = {
    **{slug: _slapping(slug) for slug in ("schummel_hummel.wasp",)},
    **PARTY_PLAYS,
}

__all__ = ["DRILLS", "DrillPlay"]
