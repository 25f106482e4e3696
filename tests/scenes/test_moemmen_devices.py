"""A whole round of Mömmen by one device alone: real key and pad events, through the input layer to the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.devices import Pads
from game.view.commands import Kind
from game.view.focus import nearest
from game.view.input import Input
from game.view.wait import Waiter
from game.view.window import open_offscreen
from tests.pads import VirtualPad
from tests.scenes.table import Table

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LONGEST_MS = 30 * 60_000
Press = Callable[[str], None]


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    pygame.event.clear()
    yield
    pygame.event.clear()


def shepherd(table: Table) -> tuple[str, str]:
    """What somebody who collects a colour does now: a card and a place, or nothing and ``pass``."""
    view, faces = table.scene.seat_view, table.deck.faces
    colour = view.facts["colour"]
    acts = [act for act in view.acts() if act.verb == "swap"]

    def wanted(card: int) -> int:
        face = faces[card]
        return -9 if face.kind != "plus" else 10 if face.colours[0] == colour else 0

    lying = view.facts["meadow"]
    best = max(acts, key=lambda act: wanted(lying[int(act.zone[-1])]) - wanted(act.card), default=None)
    if best is None:
        return "", "pass"
    gain = wanted(lying[int(best.zone[-1])]) - wanted(best.card)
    return (f"card:{best.card}", best.zone) if gain > 0 or view.facts["must_take"] else ("", "pass")


def steer(table: Table, goal: str, carrying: bool, press: Press) -> None:
    """Arrow by arrow to what shall be chosen, along the shortest way that the screen allows."""
    keys = table.scene.input.keys
    items = dict(keys.targets() if carrying else keys.choices())
    start = keys.zone if carrying else table.scene.moment.focus
    if start not in items:
        press("right")
        start = keys.zone if carrying else table.scene.moment.focus
    ways: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue and goal not in ways:
        here = queue.popleft()
        for name, (dx, dy) in WAYS.items():
            found = nearest(items[here], [item for item in items.items() if item[0] != here], dx, dy)
            if found and found not in ways:
                ways[found] = [*ways[here], name]
                queue.append(found)
    for name in ways[goal]:
        press(name)


def play_round(table: Table, press: Press, word: Callable[[str], None]) -> int:
    """To the end of the round; how many turns it took."""
    view, turns = table.scene.seat_view, 0
    while not view.round_over and table.stage.now_ms < LONGEST_MS:
        if view.turn != 0:
            table.wait(400, 40)
            continue
        card, zone = shepherd(table)
        if not card:
            word("pass")
        else:
            steer(table, card, False, press)
            press("accept")
            steer(table, zone, True, press)
            press("accept")
        turns += 1
        table.wait(200, 40)
    table.wait(6000, 40)
    return turns


def check_over(table: Table, turns: int) -> None:
    assert turns > 1 and table.scene.seat_view.round_over
    assert [scene.name for scene in table.stage.pushed] == ["results"]


def table_for(seed: int) -> Table:
    return Table(game="moemmen", players=2, bots=True, seed=seed)


def test_a_whole_round_by_keys_alone() -> None:
    table, devices = table_for(3), Input()
    devices.table, devices.game_keys = True, table.scene.game_keys
    codes = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN,
             "accept": pygame.K_RETURN, "pass": pygame.K_p}

    def press(name: str) -> None:
        events = [pygame.Event(kind, key=codes[name], mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
        for command in devices.read(events, table.stage.now_ms):
            table.scene.handle(command)
        table.wait(40, 40)

    check_over(table, play_round(table, press, press))


def test_a_whole_round_by_one_pad_alone() -> None:
    table, devices, pads, waiter = table_for(3), Input(), Pads(), Waiter()
    devices.table, devices.game_buttons = True, table.scene.game_buttons
    pads.start()
    buttons = {
        "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        "accept": pygame.CONTROLLER_BUTTON_A, "pass": pygame.CONTROLLER_BUTTON_X}
    with VirtualPad() as pad:
        def read() -> None:
            waiter.poll_pads()
            events = pygame.event.get()
            pads.read(events, devices, table.stage.now_ms)
            for command in devices.read(events, table.stage.now_ms):
                if command.device.kind == "pad":
                    table.scene.handle(command)

        def press(name: str) -> None:
            for down in (True, False):
                pad.press(buttons[name], down)
                read()
            table.wait(40, 40)

        read()
        check_over(table, play_round(table, press, press))


def test_a_whole_round_by_mouse_alone() -> None:
    table = table_for(3)
    view, turns = table.scene.seat_view, 0
    while not view.round_over and table.stage.now_ms < LONGEST_MS:
        if view.turn != 0:
            table.wait(400, 40)
            continue
        table.wait(600)  # what flies lands
        card, zone = shepherd(table)
        if not card:
            table.press(table.middle("button:pass"))
            table.let_go(table.middle("button:pass"))
        else:
            thing = table.scene.view.thing(card)
            assert thing is not None
            unit = table.stage.frame.unit
            start = round((thing.pose.x - 20) * unit), round(thing.pose.y * unit)
            table.drag(start, table.middle(f"pile:{zone}"))
        turns += 1
        table.wait(200, 40)
    table.wait(6000, 40)
    check_over(table, turns)


def test_the_whistle_and_benny_have_keys_of_their_own_and_p_does_not_pause() -> None:
    table, devices = table_for(3), Input()
    devices.table, devices.game_keys = True, table.scene.game_keys
    for code, word in ((pygame.K_w, "whistle"), (pygame.K_b, "benny"), (pygame.K_t, "tim"), (pygame.K_p, "pass")):
        events = [pygame.Event(kind, key=code, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
        read = devices.read(events, 0)
        assert [(command.kind, command.text) for command in read] == [(Kind.GAME, word)]
