"""No picture of a drill says what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from game.view.window import open_offscreen
from tests.scenes.practice.practiser import SHORT, Practiser


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    yield


def pictures(skill: str, folder: Path, other: bool) -> list[bytes]:
    """From the first moment until just before something is shown; with ``other`` it is another trial that comes."""
    one = Practiser(folder, "mouse")
    one.way.deal(skill)
    table = cast(Any, one.table)
    if other:
        table.plan[0], table.plan[1] = table.plan[1]._replace(wait_ms=table.plan[0].wait_ms), table.plan[0]
        if skill == "bluff":
            table.positions[:2] = reversed(table.positions[:2])
    found = []
    while table.now < table.plan[0].wait_ms - 100:
        one.room.run(80)
        found.append(pygame.image.tobytes(one.practice.picture(), "RGB"))
    assert table.phase == "ready"
    return found


@pytest.mark.parametrize("skill", SHORT)
def test_before_it_is_shown_every_trial_looks_the_same(skill: str, tmp_path: Path) -> None:
    one, another = pictures(skill, tmp_path / "a", False), pictures(skill, tmp_path / "b", True)
    assert one == another != []
