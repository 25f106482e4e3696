"""A whole round of Mömmen by one device alone: real key and pad events, through the input layer to the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.bindings import Bindings
from game.view import bindings
from game.view.commands import KEYBOARD, Device, Kind
from game.view.input import Input
from tests import one_device
from tests.pads import VirtualPad
from tests.scenes.table import Table, by_one_device, steer

pytestmark = pytest.mark.usefixtures("display")
KEYS = one_device.KEYS | {"pass": pygame.K_p}
BUTTONS = one_device.BUTTONS | {"pass": pygame.CONTROLLER_BUTTON_X}
LONGEST_MS = 30 * 60_000
Press = Callable[[str], None]


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


def play_round(table: Table, press: Press) -> int:
    """To the end of the round; how many turns it took."""
    view, turns = table.scene.seat_view, 0
    while not view.round_over and table.stage.now_ms < LONGEST_MS:
        if view.turn != 0:
            table.wait(400, 40)
            continue
        card, zone = shepherd(table)
        if not card:
            press("pass")
        else:
            steer(table, card, press)
            press("accept")
            steer(table, zone, press)
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


@pytest.mark.parametrize("kind", ["keyboard", "pad"])
def test_a_whole_round_without_a_mouse(kind: str, pad: VirtualPad | None) -> None:
    table = table_for(3)
    check_over(table, play_round(table, by_one_device(table, kind, pad, BUTTONS if pad else KEYS)))


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
    devices.table, devices.word_game = True, table.scene.word_game
    for code, word in ((pygame.K_w, "whistle"), (pygame.K_b, "benny"), (pygame.K_t, "tim"), (pygame.K_p, "pass")):
        events = [pygame.Event(kind, key=code, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
        read = devices.read(events, 0)
        assert [(command.kind, command.text) for command in read] == [(Kind.GAME, word)]


def test_a_changed_word_is_said_in_a_match_and_shown_on_its_button() -> None:
    try:
        bindings.use(Bindings().swapped("keyboard", "pass", pygame.KSCAN_Z))
        table, devices = table_for(3), Input()
        devices.table, devices.word_game = True, table.scene.word_game
        table.stage.device = KEYBOARD
        table.scene.refresh()
        shown = {button.id: button.glyph for button in table.scene.view.look.buttons}
        assert shown["pass"] == "key:Z" and shown["whistle"] == "key:W"
        for key in (pygame.K_p, pygame.K_z):
            before = len(table.match.referee.record.inputs)
            for command in devices.read([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")], 0):
                if command.kind is Kind.GAME:
                    table.scene.handle(command)
            assert (len(table.match.referee.record.inputs) > before) == (key == pygame.K_z)
    finally:
        bindings.use(Bindings())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_open_fans_leave_portraits_and_plates_free(players: int) -> None:
    table = Table(game="moemmen", players=players, humans=players, setup=None,
                  devices=("mouse", "keys", "corner", "ijkl", "numpad")[:players])
    for part in range(1, players):
        table.command(Kind.PEEK, device=Device("keyboard", part))
    view = table.scene.view
    for seat in range(1, players):
        place = view.layout.seats[seat].portrait
        cards = [thing.pose for thing in view.things if thing.id.startswith(f"fan:{seat}:")]
        assert len(cards) == len(view.look.seats[seat].open) > 4
        for pose in cards:
            wide, high = (0.7, 0.5) if place.x < 200 or place.x > 1080 else (0.5, 0.7)
            free = (abs(pose.x - place.x) > place.width / 2 + pose.width * wide
                    or pose.y - pose.width * high > place.y + place.width / 2 - 6 + 38)
            assert free, f"seat {seat} of {players}"
