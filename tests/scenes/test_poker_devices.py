"""A whole match of Heuschrecken Poker by one device alone: real key and pad events, and the mouse."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.devices import Pads
from game.view.focus import nearest
from game.view.input import Input
from game.view.wait import Waiter
from game.view.window import open_offscreen
from tests.pads import VirtualPad
from tests.scenes.table import Table
from tests.scenes.test_poker import bed, own_place

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LONGEST_MS = 30 * 60_000
SETUP = {
    "display": ["corn", "grasshopper", "broccoli"],
    "draw": ["corn", "broccoli", "strawberry", "blackberry", "corn", "grasshopper", "corn", "broccoli", "blackberry"],
}
Press = Callable[[str], None]


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    pygame.event.clear()
    yield
    pygame.event.clear()


def steer(table: Table, goal: str, press: Press) -> None:
    """Arrow by arrow to what shall be chosen, along the shortest way that the screen allows."""
    keys, moment = table.scene.input.keys, table.scene.moment
    items = dict(keys.choices())
    if moment.focus not in items:
        press("right")
    start = moment.focus
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


def wanted(table: Table) -> str:
    """What a hand has to lift now, or nothing: the last card of the hand, the first stack."""
    view = table.scene.seat_view
    if table.scene.play.holds:
        return ""
    match view.owes.get(0):
        case "choose":
            return f"card:{view.hand[-1]}"
        case "take":
            return f"display:{next(iter(view.facts['display'].values()))[-1]}"
        case _:
            return ""


def play_match(table: Table, act: Callable[[str], None]) -> int:
    """To the end; how often something was done."""
    acts = 0
    while not table.stage.pushed and table.stage.now_ms < LONGEST_MS:
        name = wanted(table)
        if name:
            act(name)
            acts += 1
        table.wait(200, 40)
    return acts


def check_over(table: Table, acts: int) -> None:
    assert acts > 3 and table.scene.seat_view.game_over
    assert [scene.name for scene in table.stage.pushed] == ["results"]


def table_for() -> Table:
    return Table(SETUP, game="heuschrecken_poker", players=2, bots=True, seed=4)


def test_a_whole_match_by_keys_alone() -> None:
    table, devices = table_for(), Input()
    devices.table, devices.game_keys = True, table.scene.game_keys
    codes = {
        "left": pygame.K_LEFT,
        "right": pygame.K_RIGHT,
        "up": pygame.K_UP,
        "down": pygame.K_DOWN,
        "accept": pygame.K_RETURN,
    }

    def press(name: str) -> None:
        events = [pygame.Event(kind, key=codes[name], mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
        for command in devices.read(events, table.stage.now_ms):
            table.scene.handle(command)
        table.wait(40, 40)

    def act(name: str) -> None:
        steer(table, name, press)
        press("accept")
        press("accept")

    check_over(table, play_match(table, act))


def test_a_number_key_is_a_card_of_the_hand() -> None:
    table, devices = table_for(), Input()
    devices.table, devices.game_keys = True, table.scene.game_keys
    for command in devices.read([pygame.Event(pygame.KEYDOWN, key=pygame.K_8, mod=0, unicode="")], 0):
        table.scene.handle(command)
    assert table.deck.faces[table.scene.seat_view.facts["own_choice"]].name == "x"


def test_a_whole_match_by_one_pad_alone() -> None:
    table, devices, pads, waiter = table_for(), Input(), Pads(), Waiter()
    devices.table, devices.game_buttons = True, table.scene.game_buttons
    pads.start()
    buttons = {
        "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
        "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        "accept": pygame.CONTROLLER_BUTTON_A,
    }
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

        def act(name: str) -> None:
            steer(table, name, press)
            press("accept")
            press("accept")

        read()
        check_over(table, play_match(table, act))


def test_a_whole_match_by_mouse_alone() -> None:
    table = table_for()

    def act(name: str) -> None:
        table.wait(500)  # what flies lands
        if name != wanted(table):
            return
        thing, unit = table.scene.view.thing(name), table.stage.frame.unit
        assert thing is not None
        start = round((thing.pose.x - 14) * unit), round(thing.pose.y * unit)
        table.drag(start, own_place(table) if name.startswith("card") else bed(table))

    check_over(table, play_match(table, act))
