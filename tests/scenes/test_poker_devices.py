"""A whole match of Heuschrecken Poker by one device alone: real key and pad events, and the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.bindings import CORNERS, Bindings
from game.view.commands import Device, Kind
from game.view.games.heuschrecken_poker.state import state_of
from game.view.input import Input
from tests.one_device import BUTTONS, KEYS
from tests.pads import VirtualPad
from tests.scenes.table import Table, by_one_device, steer
from tests.scenes.test_poker import bed, own_place

pytestmark = pytest.mark.usefixtures("display")
LONGEST_MS = 30 * 60_000
SETUP = {
    "display": ["corn", "grasshopper", "broccoli"],
    "draw": ["corn", "broccoli", "strawberry", "blackberry", "corn", "grasshopper", "corn", "broccoli", "blackberry"],
}
Press = Callable[[str], None]


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


@pytest.mark.parametrize("kind", ["keyboard", "pad"])
def test_a_whole_match_without_a_mouse(kind: str, pad: VirtualPad | None) -> None:
    table = table_for()
    press = by_one_device(table, kind, pad, BUTTONS if pad else KEYS)

    def act(name: str) -> None:
        steer(table, name, press)
        press("accept")
        press("accept")

    check_over(table, play_match(table, act))


def test_a_number_key_is_a_card_of_the_hand() -> None:
    table, devices = table_for(), Input()
    devices.table, devices.word_game = True, table.scene.word_game
    for command in devices.read([pygame.Event(pygame.KEYDOWN, key=pygame.K_8, mod=0, unicode="")], 0):
        table.scene.handle(command)
    assert table.deck.faces[table.scene.seat_view.facts["own_choice"]].name == "x"


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("slot", [0, 7])
def test_each_corner_chooses_each_card_by_one_key(corner: str, slot: int) -> None:
    table, devices = Table(game="heuschrecken_poker", humans=2, devices=("mouse", corner)), Input()
    devices.table, devices.word_game, devices.split = True, table.scene.word_game, table.scene.split_keyboard
    view = table.scene.view_of(1)
    wanted_card = state_of(view).own_cards[slot]
    code = Bindings().code(corner, f"slot_{slot}")
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_UNKNOWN, scancode=code, mod=0, unicode="")
    for command in devices.read([event], 0):
        table.scene.handle(command)
    assert view.facts["own_choice"] == wanted_card and view.owes.get(0) == "choose"


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


def test_in_a_corner_an_exchanged_bid_goes_back_to_its_place() -> None:
    table = Table(SETUP, game="heuschrecken_poker", players=2, humans=2, devices=("mouse", "keys"))
    keys = Device("keyboard", 1)
    table.command(Kind.PEEK, device=keys)
    whole = table.scene.view.look.seats[1].open
    for slot in (1, 6):
        table.command(Kind.GAME, device=keys, text=f"slot_{slot}")
        table.wait(600)
        shown = table.scene.view.look.seats[1].open
        assert shown == tuple("" if n == slot else face for n, face in enumerate(whole))


@pytest.mark.parametrize(("device", "caps"), [("keys", "1 2 3 4 R T F G"), ("pad:1", "")])
def test_the_key_of_each_card_is_on_it_while_a_corner_peeks(device: str, caps: str) -> None:
    table = Table(SETUP, game="heuschrecken_poker", players=2, humans=2, devices=("mouse", device))
    table.stage.pad_numbers = [1]
    hand = Device("keyboard", 1) if device == "keys" else Device("pad", 1)
    table.command(Kind.PEEK, device=hand)
    assert " ".join(table.scene.view.look.seats[1].caps) == caps
    table.command(Kind.PEEK, device=hand, pressed=False)
    assert not table.scene.view.look.seats[1].caps
