"""Laying out a set-up that names its cards: what every game's :meth:`~game.core.rules.Rules.lay_out` needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .cards import Card, Seat
from .rules import SetupError
from .table import Table

Path = tuple[str | int, ...]


class Layer:
    """Takes cards by name out of the box and puts them where a set-up wants them."""

    def __init__(self, table: Table, names: list[str]) -> None:
        self.table = table
        self.names = names
        self._box: dict[tuple[str, ...], list[Card]] = {}
        for card in reversed(table.piles["box"]):
            self._box.setdefault(_key(table.faces[card].name), []).append(card)
        self._known = set(self._box)

    def seat(self, name: Any, path: Path) -> Seat:
        """The seat of a player, whose name may be a number; raises :exc:`SetupError` for a stranger."""
        if isinstance(name, int | float) and not isinstance(name, bool):
            name = str(name)
        if name not in self.names:
            raise SetupError(f"found {name!r}, expected one of {', '.join(self.names)}", path)
        return self.names.index(name)

    def pile(self, texts: Any, target: str, path: Path) -> None:
        """Lay these cards on a pile, written top first."""
        if not isinstance(texts, list):
            raise SetupError(f"found {texts!r}, expected a list of cards", path)
        for index in reversed(range(len(texts))):
            self.card(texts[index], target, (*path, index))

    def card(self, text: Any, target: str, path: Path) -> None:
        """Lay this card on a pile."""
        self.table.move(self._take(text, path), target)

    def by_seat(self, value: Any, path: Path) -> Iterable[tuple[Seat, Any]]:
        """The items of a mapping from player to something."""
        if not isinstance(value, Mapping):
            raise SetupError(f"found {value!r}, expected a mapping from player", path)
        return [(self.seat(name, (*path, name)), item) for name, item in value.items()]

    def _take(self, text: Any, path: Path) -> Card:
        key = _key(str(text))
        if key not in self._known:
            raise SetupError(f"found {text!r}, expected a card of {self.table.deck.title}", path)
        if not self._box[key]:
            many = sum(_key(face.name) == key for face in self.table.faces)
            raise SetupError(f"found one more {text!r}, expected at most {many}, as many as the deck has", path)
        return self._box[key].pop()


def expect_keys(setup: Mapping[str, Any], allowed: Iterable[str]) -> None:
    """Raises :exc:`SetupError` for a key that isn't allowed."""
    known = list(allowed)
    for key in setup:
        if key not in known:
            raise SetupError(f"found the key {key!r}, expected one of {', '.join(known)}", (key,))


def _key(text: str) -> tuple[str, ...]:
    return tuple(sorted(text.lower().split()))
