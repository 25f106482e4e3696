"""What people do in the drills, by slug: a line each."""

from __future__ import annotations

from game.scenes.games.base import GamePlay
from game.view.games.drills.tables import TABLES

from .hands import HerdPlay, TelescopePlay
from .naming import BluffPlay
from .party import PARTY_PLAYS
from .play import DrillPlay, TrialPlay
from .words import CallPlay

PLAYS: dict[str, type[TrialPlay]] = {
    "schummel_hummel.wasp": DrillPlay,
    "schummel_hummel.telescope": TelescopePlay,
    "schnattergei.call": CallPlay,
    "schnattergei.double": DrillPlay,
    "moemmen.herd": HerdPlay,
    "heuschrecken_poker.bluff": BluffPlay,
}


def _at_its_table(slug: str) -> type[TrialPlay]:
    play = PLAYS[slug]
    return type(play.__name__, (play,), {"table": TABLES[slug]})


DRILLS: dict[str, type[GamePlay]] = {**{slug: _at_its_table(slug) for slug in PLAYS}, **PARTY_PLAYS}

__all__ = ["DRILLS", "DrillPlay", "TrialPlay"]
