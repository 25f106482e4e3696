"""Chance by the table's own dice: only ``random()`` keeps its sequence across Python versions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.core.table import Table

Item = TypeVar("Item")


def one_of(table: Table, items: Sequence[Item]) -> Item:
    return items[int(table.rng.random() * len(items))]


def some_of(table: Table, items: Sequence[Item], count: int) -> list[Item]:
    """So many different ones, in no order."""
    left = list(items)
    return [left.pop(int(table.rng.random() * len(left))) for _ in range(count)]


def mixed(table: Table, items: Sequence[Item]) -> list[Item]:
    return some_of(table, items, len(items))


def chance(table: Table, share: float) -> bool:
    return table.rng.random() < share
