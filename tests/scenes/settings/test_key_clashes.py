"""Keys that two people want who sit down together are named before anybody deals."""

from __future__ import annotations

import pygame

from game.bindings import Bindings
from game.scenes.seat_foot import says
from game.settings import SeatSetting, default_seats
from tests.scenes.test_seats_devices import Screen

CLEOS = {"throw": pygame.KSCAN_N, "slap": pygame.KSCAN_V}


def test_the_seats_screen_says_who_has_a_key_that_two_want() -> None:
    ben = SeatSetting(name="Ben", animal="otter", device="keys")
    cleo = SeatSetting(name="Cleo", animal="hare", device="ijkl")
    screen = Screen(seats=(ben, cleo, *default_seats(4)[3:]))
    assert says(screen.scene)[1] == "All can act at once."
    screen.stage.settings.bindings = Bindings({}, {"Ben": {"keys": {"slap": pygame.KSCAN_N}}, "Cleo": {"ijkl": CLEOS}})
    assert says(screen.scene) == (
        "Two of you want one key.", "N is slap for Ben and throw the pollen for Cleo: Ben has it.")
