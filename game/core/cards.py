"""Cards as data: faces, colours, house rules and decks, as ``cards.yaml`` declares them.

A *card* at the table is an integer: its index in :attr:`Deck.faces`. Two cards of one face are two
integers with equal faces.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

Card = int
Seat = int

HouseValue = bool | int | float | str

SHAPES: Final = ("drop", "heart", "leaf", "sun", "tulip", "acorn", "disc", "diamond")
"""The shapes that can stand for a colour."""


class Face(NamedTuple):
    """What is printed on a card."""

    name: str
    """As scenarios spell it: ``flower blue red``, ``blue -3``, ``ace``."""
    kind: str
    """``flower``, ``spider``, ``plus`` …; what the rules look at."""
    colours: tuple[str, ...] = ()
    """Names declared in :attr:`Deck.colours`, in printed order."""
    value: int | None = None
    """The printed number, where there is one."""
    traits: frozenset[str] = frozenset()
    """``stinger``, ``prop`` (never in the shuffled pack) …"""


@dataclass(frozen=True, slots=True)
class Colour:
    """A game colour, told apart by shape and letter as well."""

    name: str
    rgb: tuple[int, int, int]
    shape: str
    """One of :data:`SHAPES`."""
    letter: str
    says: str | None = None
    """The word that a card of this colour asks for, in games where words are said."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One adjustable rule with its default and bounds."""

    name: str
    type: str
    """``bool``, ``int``, ``seconds`` or ``choice``."""
    default: HouseValue
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """Everything ``cards.yaml`` says about one game."""

    game: str
    """The slug: ``schummel_hummel``."""
    title: str
    players: tuple[int, int]
    """Fewest and most seats."""
    hand_size: int
    faces: tuple[Face, ...]
    """One entry a physical card; the index is the :data:`Card`."""
    colours: tuple[Colour, ...]
    house_rules: tuple[HouseRule, ...] = ()
    scores: dict[str, int] = field(default_factory=dict)
    """Points a card of each kind is worth, where the game counts cards by kind."""

    @property
    def box(self) -> str:
        """The game in whose box the cards lie; a drill plays with those of a game."""
        return self.game.partition(".")[0]

    def house(self, chosen: dict[str, HouseValue] | None = None) -> dict[str, HouseValue]:
        """All house rules with their values: the defaults, overlaid by ``chosen``.

        Raises :exc:`ValueError` naming the rule and what was expected, for an unknown name, a wrong type
        or a value out of bounds.
        """
        rules = {rule.name: rule for rule in self.house_rules}
        values = {rule.name: rule.default for rule in self.house_rules}
        for name, value in (chosen or {}).items():
            if name not in rules:
                known = ", ".join(rules) or "none"
                raise ValueError(f"unknown house rule {name!r}; {self.game} knows: {known}")
            values[name] = _checked(rules[name], value)
        return values


def milliseconds(seconds: HouseValue) -> int:
    """A house rule of type ``seconds``, as the table counts time."""
    return round(float(seconds) * 1000)


def _checked(rule: HouseRule, value: HouseValue) -> HouseValue:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    fits = {
        "bool": isinstance(value, bool),
        "int": isinstance(value, int) and number,
        "seconds": number,
        "choice": value in rule.choices,
    }[rule.type]
    if not fits:
        wanted = " or ".join(rule.choices) if rule.type == "choice" else rule.type
        raise ValueError(f"house rule {rule.name}: expected {wanted}, found {value!r}")
    if number and not isinstance(value, str):
        # Written so that a NaN, which compares with nothing, is out of bounds.
        low = rule.least is not None and not value >= rule.least
        if low or rule.most is not None and not value <= rule.most:
            raise ValueError(f"house rule {rule.name}: expected {rule.least} to {rule.most}, found {value!r}")
    return value
