"""The film of a right call, by keys: Space holds it, left and right go through it, Enter goes on."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.proof import ProofScene
from game.view.commands import KEYBOARD
from game.view.film import CARD, HIGH, PORTRAIT_X, START_X, to_film
from game.view.input import Input
from tests.scenes.table import Table, called


def test_the_film_of_the_sleeve_ends_at_the_portrait() -> None:
    layout = Table().scene.layout
    for seat, place in enumerate(layout.seats):
        x, y = to_film(layout, seat, place.portrait.x, place.portrait.y)
        assert PORTRAIT_X <= x <= 1000 and CARD * 0.7 <= y <= HIGH - 56
    own = layout.seats[0]
    assert to_film(layout, 0, own.portrait.x, own.portrait.y)[0] == pytest.approx(PORTRAIT_X)
    assert PORTRAIT_X < to_film(layout, 0, own.fan.x - 200, own.fan.y - 30)[0] < START_X


@pytest.fixture
def proof() -> ProofScene:
    table, found = called()
    table.stage.device = KEYBOARD
    found.enter(table.stage)
    run(found, 2000)
    return found


def run(proof: ProofScene, ms: int) -> None:
    for _ in range(ms // 40):
        proof.stage.now_ms += 40  # type: ignore[misc]
        proof.update(proof.stage.now_ms)


def press(proof: ProofScene, key: int) -> None:
    devices = Input()
    devices.table = proof.table
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        for command in devices.read([pygame.Event(kind, key=key, mod=0, unicode="")], proof.stage.now_ms):
            proof.handle(command)


def test_space_holds_the_film_and_lets_it_run(proof: ProofScene) -> None:
    press(proof, pygame.K_SPACE)
    held = proof._film_ms
    run(proof, 200)
    assert proof._film_ms == held
    press(proof, pygame.K_SPACE)
    run(proof, 200)
    assert proof._film_ms > held


def test_left_and_right_go_by_a_sixtieth_of_a_second(proof: ProofScene) -> None:
    press(proof, pygame.K_SPACE)
    held = proof._film_ms
    press(proof, pygame.K_LEFT)
    press(proof, pygame.K_LEFT)
    press(proof, pygame.K_RIGHT)
    assert proof._film_ms == pytest.approx(held - 1000 / 60)
    assert proof.board.focus == "button:continue"


def test_the_buttons_below_the_film_are_reached_and_enter_goes_on(proof: ProofScene) -> None:
    seen = {proof.board.focus}
    for key in (pygame.K_UP, pygame.K_UP, pygame.K_LEFT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_DOWN):
        press(proof, key)
        seen.add(proof.board.focus)
    assert {"button:rule", "button:hold"} <= seen
    while proof.board.focus != "button:continue":
        press(proof, pygame.K_TAB)
    press(proof, pygame.K_RETURN)
    assert proof.stage.left  # type: ignore[attr-defined]


def test_at_the_end_of_the_film_the_stamp_comes_down_and_is_heard(proof: ProofScene) -> None:
    heard: list[str] = []
    proof.stage.sounds.play = lambda name, pan=0.0, after_ms=0: heard.append(name)  # type: ignore[method-assign]
    drawn_ms = -1.0
    while proof.moving:
        run(proof, 40)
        drawn_ms = proof._film_ms if proof.dirty else drawn_ms
    assert drawn_ms == proof.end - proof.start, "its last picture is drawn"
    assert heard == ["stamp", "right"]
    run(proof, 400)
    assert heard == ["stamp", "right"]
