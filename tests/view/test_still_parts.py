"""What is drawn in part or drawn ahead looks the same as what is drawn whole and late."""

from __future__ import annotations

import pygame
import pytest

from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.raster import FAINT, Raster, without_margins
from game.view.still import Still
from tests.scenes.table import Table


def _drawn_in_part(table: Table) -> bytes:
    table.scene.draw(Canvas(table.surface, table.stage.frame, table.stage.raster), False)
    return pygame.image.tobytes(table.surface, "RGB")


def _drawn_whole(table: Table) -> bytes:
    """The same moment on a sheet on which there was nothing before."""
    view, surface = table.scene.view, pygame.Surface(table.surface.get_size())
    canvas = Canvas(surface, table.stage.frame, table.stage.raster, colours=table.scene._signs)
    fresh = Still(view.game, view.painter, view.layout, view.still.ground)
    kept, view.still, view._still_canvas = (view.still, view._still_canvas), fresh, Canvas(
        fresh.surface, canvas.frame, canvas.raster, colours=canvas.signs)
    view.stale()
    view.draw(canvas, table.stage.now_ms, True)
    view.still, view._still_canvas = kept
    view.stale()
    return pygame.image.tobytes(surface, "RGB")


def test_a_hand_that_makes_room_looks_as_if_all_had_been_drawn_anew() -> None:
    table = Table()
    table.wait(1000)
    table.frame()
    first, last = table.card("flower blue red"), table.card("flower yellow violet")
    table.press(first)
    _drawn_in_part(table)
    order = table.hand()
    for share in range(1, 9):
        at = first[0] + (last[0] - first[0]) * share // 8, first[1] - 4 * share
        table.move(at)
        assert _drawn_in_part(table) == _drawn_whole(table)
    table.let_go(last)
    table.wait(600)
    assert table.hand() != order


def test_a_hovered_card_rises_alone() -> None:
    table = Table()
    table.wait(1000)
    table.frame()
    for face in ("flower blue red", "spider blue green", "flower yellow violet"):
        table.command(Kind.POINTER_MOVE, table.card(face))
        table.wait(32)
        assert _drawn_in_part(table) == _drawn_whole(table)


def test_what_was_drawn_ahead_is_ready_when_a_card_is_dragged() -> None:
    table = Table()
    table.stage.raster = Raster()  # in the one of all tests, their pictures crowd it out
    table.scene.resized()
    while table.scene.view.unready:
        table.wait(16)
    art, view = table.stage.raster, table.scene.view
    thing = next(thing for thing in view.things if thing.id.startswith("card:"))
    view.lift(thing, (thing.pose.x, thing.pose.y), 0)
    assert view.carried is not None
    drawn = art.drawn
    for angle in range(-12, 13):
        view.carried.angle = float(angle)
        view._all_movers(0)
    assert art.drawn == drawn


@pytest.mark.parametrize("game", ["schummel_hummel", "heuschrecken_poker", "moemmen", "schnattergei"])
def test_the_first_lift_of_all_finds_everything_drawn(game: str) -> None:
    table = Table(game=game, seed=2)
    table.stage.raster = Raster()
    table.scene.resized()
    table.wait(4000)
    assert not table.scene.view.unready
    lift = next(iter(table.scene.view.lifts()))
    at = round(lift.thing.pose.x), round(lift.thing.pose.y)
    table.command(Kind.POINTER_MOVE, at)
    table.wait(64)
    drawn = table.stage.raster.drawn
    table.press(at)
    table.wait(32)
    assert table.scene.view.carried is not None and table.stage.raster.drawn == drawn


def test_nothing_is_drawn_ahead_where_memory_is_short() -> None:
    assert not Raster().crowded
    small = Raster(budget_bytes=1000)
    small.keep("picture", lambda: pygame.Surface((20, 20)))
    assert small.crowded


def test_a_picture_without_margins_keeps_its_middle() -> None:
    image = pygame.Surface((40, 30), pygame.SRCALPHA)
    image.fill((255, 0, 0, 255), (10, 5, 12, 20))
    image.fill((0, 0, 0, FAINT - 1), (0, 0, 5, 5))
    inside = without_margins(image)
    assert inside.get_size() == (20, 20) and tuple(inside.get_at((0, 0))) == (255, 0, 0, 255)
