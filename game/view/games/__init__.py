"""How each game's table looks, by its slug: a line each."""

from __future__ import annotations

from typing import Any

from .base import GameTable
from .drills.parties import PARTIES
from .drills.tables import TABLES as DRILLS
from .heuschrecken_poker import PokerTable
from .moemmen import MoemmenTable
from .schnattergei import SchnattergeiTable
from .schummel_hummel import SchummelTable

TABLES: dict[str, GameTable[Any]] = {
    **{table.slug: table for table in (SchummelTable(), PokerTable(), MoemmenTable(), SchnattergeiTable())},
    **DRILLS,
    **PARTIES,
}
