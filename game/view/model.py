"""What the match screen shows at one moment, in plain values. Built from seat views; drawn by the table view.

Nothing here says more than the picture does: a hidden card is only a count. Sentences are markup as in
:mod:`game.view.richtext`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class HandCard(NamedTuple):
    """A card of the own hand."""

    card: int
    picture: str
    name: str
    """As scenarios spell it."""
    allowed: bool
    """May be laid now; true as well when nothing is to be laid."""


class LogLine(NamedTuple):
    seat: int
    """-1: the referee."""
    words: str
    name: str = ""


@dataclass(slots=True)
class SeatLook:
    name: str
    animal: str
    mood: str = "neutral"
    count: int = 0
    """How many cards the plate says."""
    fan: int = 0
    """Backs that lie in the fan."""
    turn: bool = False
    mark: str = ""
    """``may``, ``chosen`` or ``alarm``: the ring around the portrait."""
    device: str = ""
    """An icon, where several people sit at the screen."""
    owes: str = ""
    """An icon, while this seat has to act before the game goes on."""
    bubble: str = ""
    lean: int = 0
    stolen: int = 0
    """Grasshoppers that this seat has carried off."""


@dataclass(slots=True)
class TableLook:
    game: str
    seats: list[SeatLook] = field(default_factory=list)
    own: int = 0
    """The seat that sits below."""
    hand: list[HandCard] = field(default_factory=list)
    hand_up: bool = True
    """The own hand lies face up and big; else backs in a fan."""
    draw_count: int = 0
    top: str | None = None
    """The picture of the uppermost discarded card."""
    top_name: str = ""
    discard_count: int = 0
    watchman: int = 0
    telescope: bool = False
    worm_may_turn: bool = False
    home_hoppers: tuple[bool, ...] = ()
    pollen_home: bool = True
    prompt: str = ""
    prompt_seat: int = -1
    hint: str = ""
    log: list[LogLine] = field(default_factory=list)
    round_words: str = ""
    lit: frozenset[str] = frozenset()
    """Zones that would accept what is held."""
    hover: str = ""
    """The id of the thing below the pointer."""
    focus: str = ""
    """The id of the thing that keys and pads have chosen."""
    wasp: str = ""
    """``plain`` or ``stinger`` while hands may slap."""
