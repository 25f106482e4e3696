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
    """A sentence of the log, and who it is about."""

    seat: int
    """-1: the referee."""
    words: str
    name: str = ""
    joins: bool = False
    """Goes on in the line before, when that is the same seat's."""


@dataclass(slots=True)
class SeatLook:
    """A portrait with its plate and fan."""

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
    helped: bool = False
    """This player has help; a sign says so."""
    owes: str = ""
    """An icon, while this seat has to act before the game goes on."""
    badge: str = ""
    """Another icon in the same place: what this seat has done."""
    open: tuple[str, ...] = ()
    """Pictures of the cards in the fan, while their player peeks; empty where one is missing that belongs there."""
    caps: tuple[str, ...] = ()
    """Meanwhile, by place: what stands on the key that means this card; empty for no key."""
    laid_open: bool = False
    """Nobody peeks: the match is over, and the faces lie where the backs lay."""
    bubble: str = ""
    shake: float = 0.0
    """How far (units) the bubble is off its place."""
    lean: int = 0
    """Ducks to the left (-1) or to the right (1)."""
    points: int | None = None
    """What the plate says instead of the number of cards."""
    bar: float | None = None
    """0 to 1: how far the points have come."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button of the game's own. Its box is in the map, by its id."""

    id: str
    words: str
    icon: str
    glyph: str = ""
    """What presses it on the device in use: an icon's name or ``key:W``."""
    why_not: str = ""
    """Why it can't be pressed now; it takes the focus and says so."""
    urged: bool = False
    """Somebody new is pointed to it."""


class OtherHand(NamedTuple):
    """Somebody who plays at this screen without the mouse."""

    aim: str = ""
    """The id of the thing that this player has chosen."""
    faces: tuple[str, ...] = ()
    """The pictures of the own cards, while this player peeks; empty for a gap."""
    caps: tuple[str, ...] = ()
    """By place: what stands on the key that means this card."""


@dataclass(slots=True)
class Moment:
    """What the screen itself knows beside the table."""

    own: int
    alone: bool
    peek: bool = True
    """The own hand may be seen now."""
    held: int = -1
    """The own card that this screen's pointer holds."""
    held_from: str = ""
    """The pile that it was taken from."""
    carrying: dict[int, str] = field(default_factory=dict)
    """Whose hand is in the air, and from which pile it took what it holds."""
    moods: dict[int, str] = field(default_factory=dict)
    bubbles: dict[int, str] = field(default_factory=dict)
    log: list[LogLine] = field(default_factory=list)
    lit: frozenset[str] = frozenset()
    """Zones that accept what is held."""
    over: str = ""
    """The zone that the held thing is over."""
    hover: str = ""
    focus: str = ""
    hint: str = ""
    accusing: bool = False
    """The Watchman chooses whom to accuse."""
    device: str = "mouse"
    """The kind of device that was used last."""
    keys: str = "keyboard"
    """Whose keys are shown: ``keyboard``, a corner's or a pad's."""
    pads: bool = False
    """At least one is plugged in."""
    staged: object = None
    """What the game holds back of the table while it tells one thing after the other; its own affair."""
    watching: bool = False
    """Nobody plays at this screen: it is a replay, whose bar lies in the lap."""
    others: dict[int, OtherHand] = field(default_factory=dict)
    """By seat."""
    urges: frozenset[str] = frozenset()
    """Ids of buttons that somebody new is pointed to."""
    notes: dict[str, int | float] = field(default_factory=dict)
    """What only this game's people know beside the table, for its looks."""


@dataclass(slots=True)
class TableLook:
    """What all games share. A game's own look adds fields."""

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
    stands_out: bool = False
    """The top card is bigger: it waits for hands."""
    prompt: str = ""
    prompt_seat: int = -1
    hint: str = ""
    log: list[LogLine] = field(default_factory=list)
    round_words: str = ""
    banner: str = ""
    """A markup sentence that takes the log's place for a while."""
    lit: frozenset[str] = frozenset()
    """Zones that would accept what is held."""
    hover: str = ""
    """The id of the thing below the pointer."""
    focus: str = ""
    """The id of the thing that keys and pads have chosen."""
    buttons: tuple[ButtonLook, ...] = ()
    aims: dict[str, str] = field(default_factory=dict)
    """What others have chosen without a mouse: id to their animal."""
    watched: bool = False
    """Nobody plays at it: there is nothing to press."""
