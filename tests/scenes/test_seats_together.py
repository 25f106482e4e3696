"""Several people at the seats screen at one moment, each by their own device: posted keys, touches and real pads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame

from game import settings as settings_file
from game.devices import Pads
from game.people import Guest
from game.scenes.game_tile import GameTile
from game.scenes.seat_acting import STEP_MS
from game.scenes.seat_foot import deal_glyph, says
from game.scenes.seats import DEAL, SeatsScene
from game.seat_help import Help
from game.settings import MatchSettings, default_seats
from game.view.commands import MOUSE
from tests.pads import VirtualPad
from tests.stage import Hand, one_pad, running, top

TILE = GameTile("schummel_hummel", "Schummel Hummel", (3, 5))
A, B, X, Y, START, RIGHT = (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X,
                            pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLER_BUTTON_START,
                            pygame.CONTROLLER_BUTTON_DPAD_RIGHT)


class Room:
    """The screen in the running program. ``dealt``: what was played."""

    def __init__(self, hand: Hand, scene: SeatsScene, dealt: list[MatchSettings]) -> None:
        self.hand, self.scene, self.dealt = hand, scene, dealt

    def keys(self, *keys: int) -> None:
        for key in keys:
            self.hand.key(key)

    def names(self) -> list[str]:
        return [seat.name for seat in self.scene.seats if seat.human]

    def name(self, device: str) -> str:
        return next(seat.name for seat in self.scene.seats if seat.device == device)

    def tap(self, at: tuple[int, int]) -> None:
        x, y = at[0] / 1280, at[1] / 720
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            pygame.event.post(pygame.Event(kind, touch_id=1, finger_id=1, x=x, y=y, dx=0.0, dy=0.0))
            self.hand.step()

    def middle(self, item_id: str) -> tuple[int, int]:
        x, y, w, h = next(item.rect for item in self.scene.inspect_items() if item.id == item_id)
        return x + w // 2, y + h // 2


@contextmanager
def room(folder: Path, players: int = 3) -> Iterator[Room]:
    dealt: list[MatchSettings] = []
    scene = SeatsScene(MatchSettings(seats=default_seats(players)), [TILE], dealt.append, lambda s: None,
                       lambda g: None)
    with running(folder, scene) as hand:
        yield Room(hand, scene, dealt)
        assert settings_file.save(hand.app.data, hand.app.settings) == ""


@contextmanager
def with_pad(found: Room) -> Iterator[Callable[[int], None]]:
    with one_pad(found.hand) as press:
        yield press


def test_two_corners_and_a_pad_give_themselves_names_at_one_moment(tmp_path: Path) -> None:
    with room(tmp_path) as found, with_pad(found) as press:
        found.keys(pygame.K_w, pygame.K_i)
        press(A)
        assert [found.name(each) for each in ("mouse", "keys", "ijkl", "pad:1")] == ["Ada", "Ben", "Cleo", "Dora"]
        found.keys(pygame.K_q)
        press(Y)
        found.keys(pygame.K_u)
        assert set(found.scene.choosing.editors) == {"keys", "pad:1", "ijkl"}
        assert says(found.scene)[0] == "3 people are still choosing."
        found.keys(pygame.K_d)
        press(A)
        found.keys(pygame.K_e, pygame.K_l, pygame.K_l)
        press(RIGHT)
        found.keys(pygame.K_o)
        press(A)
        found.keys(pygame.K_s, pygame.K_w, pygame.K_e)
        press(START)
        assert found.name("pad:1") == "Ab" and set(found.scene.choosing.editors) == {"keys", "ijkl"}
        found.keys(*[pygame.K_s] * 5, pygame.K_d, pygame.K_d, pygame.K_e, pygame.K_u)
        assert (found.name("keys"), found.name("ijkl")) == ("Bb", "C"), "U keeps what has been typed"
        assert top(found.hand) is found.scene and not found.scene.choosing.editors


def test_names_are_not_waited_for_and_the_mouse_may_choose_letters_for_others(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        found.keys(pygame.K_w, pygame.K_q)
        found.hand.click_on("button:letter:3:Z")
        found.hand.click_on("button:done:3")
        assert found.names() == ["Ada", "Z"]
        found.keys(pygame.K_q)
        assert says(found.scene) == ("Z is still choosing.", "Deal anyway? Z won't mind.")
        found.hand.click_on(DEAL)
        assert [seat.name for seat in found.dealt[0].seats if seat.human] == ["Ada", "Z"]


def test_a_corner_turns_its_animal_asks_for_help_and_stands_up_by_its_own_keys(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        found.keys(pygame.K_RSHIFT)
        before = found.scene.seats[3].animal
        found.keys(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
        assert found.scene.seats[3].animal != before and found.scene.board.focus == DEAL
        found.keys(pygame.K_PERIOD, pygame.K_RIGHT, pygame.K_PERIOD)
        assert found.scene.seats[3].help.some and not found.scene.choosing.editors
        found.scene.board.focus = "button:rules"
        found.keys(pygame.K_RETURN)
        assert len(found.dealt) == 1, "anybody's Enter deals"
        found.keys(pygame.K_DOWN)
        assert found.names() == ["Ada"]


def test_the_last_person_of_a_device_sits_down_again_after_a_restart(tmp_path: Path) -> None:
    with room(tmp_path) as found, with_pad(found) as press:
        found.keys(pygame.K_w, pygame.K_q, pygame.K_d, pygame.K_e)
        found.keys(*[pygame.K_s] * 5, pygame.K_d, pygame.K_d, pygame.K_e)
        found.keys(pygame.K_d, pygame.K_e, pygame.K_d, pygame.K_e)
        press(A)
        for button in (RIGHT, X, RIGHT, X):
            press(button)
        by_key, by_pad = found.scene.seats[3:]
        assert (by_key.name, by_key.help.some, by_pad.name, by_pad.help.some) == ("B", True, "Ben", True)
        press(B)
        found.keys(pygame.K_s)
        assert found.names() == ["Ada"]
    with room(tmp_path) as found, with_pad(found) as press:
        press(A)
        found.keys(pygame.K_w)
        assert found.scene.seats[3:] == (by_pad, by_key)
        found.keys(pygame.K_i)
        assert found.name("ijkl") == "Cleo", "Ben and B sit here"


def test_newcomers_at_an_unknown_device_get_names_that_were_typed_before(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        people = found.hand.app.settings.people.named("Zoë").named("Mo").sat("keys", Guest("Zoë", "hare"))
        found.hand.app.settings.people = people.sat("ijkl", Guest("Ada", "otter", Help(duties=True)))
        found.keys(pygame.K_w, pygame.K_RSHIFT)
        assert found.names() == ["Ada", "Zoë", "Mo"] and found.scene.seats[3].animal == "hare"
        found.keys(pygame.K_s, pygame.K_i)
        assert found.names() == ["Ada", "Mo", "Zoë"], "Ada sits there already"
        assert not found.scene.seats[4].help.some


def test_a_finger_sits_down_and_the_second_tap_leaves(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        fingers = found.hand.app.input.fingers
        found.tap(found.middle("button:sit"))
        assert [seat.device for seat in found.scene.seats if seat.human] == ["mouse", "touch"]
        fingers._last = (-10_000, (0, 0))
        found.tap(found.middle("field:animal:1"))
        found.tap(found.middle("button:ready:3"))
        assert found.scene.choosing.asked("touch") and len(found.names()) == 2
        found.tap(found.middle("button:ready:3"))
        assert len(found.names()) == 2, "one touch can arrive as two"
        fingers._last = (-10_000, (0, 0))
        found.tap(found.middle("button:sit"))
        assert found.names() == ["Ada"], "the free seat is the same press as well"


def test_a_finger_renames_its_own_player_on_the_card(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        found.tap(found.middle("button:sit"))
        for item in ("button:name:3", "button:letter:3:O", "button:letter:3:P", "button:done:3"):
            found.tap(found.middle(item))
        assert found.names() == ["Ada", "Op"] and top(found.hand) is found.scene


def test_a_click_on_the_free_seat_sits_down_somebody_who_shares_the_mouse(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        found.hand.click_on("button:sit")
        assert [seat.device for seat in found.scene.seats if seat.human] == ["", ""]
        found.hand.click_on("button:ready:3")
        found.hand.click_on("button:ready:3")
        assert len(found.names()) == 2, "a double click is one press"
        found.keys(pygame.K_LSHIFT)
        found.hand.click_on("button:ready:3")
        assert found.names() == ["Ada"]


def test_a_pad_that_does_not_lead_is_told_what_leads_back_and_that_its_start_deals(tmp_path: Path) -> None:
    with room(tmp_path) as found, with_pad(found) as press:
        press(A)
        assert (found.scene.device, found.scene.used.kind) == (MOUSE, "pad")
        assert deal_glyph(found.scene) == "pad_start"
        press(START)
        assert len(found.dealt) == 1


def test_a_pad_that_leads_makes_a_person_of_a_bot_and_one_of_those_a_bot(tmp_path: Path) -> None:
    with room(tmp_path) as found, with_pad(found) as press:
        press(B)  # whatever it was that opened the screen
        found.scene.leader = "pad:1"
        found.scene.board.focus = "button:person:1"
        press(A)
        assert [seat.human for seat in found.scene.seats] == [True, True, False]
        found.scene.board.focus = "button:away:1"
        press(A)
        assert [seat.human for seat in found.scene.seats] == [True, False, False]
        assert says(found.scene) == ("1 bot fills up.", "Schummel Hummel needs 3 at least.")


def test_a_pad_that_is_pulled_while_its_player_chooses_letters_holds_nobody_up(tmp_path: Path) -> None:
    with room(tmp_path) as found, VirtualPad() as pad:
        found.hand.app.start_pads()
        found.hand.step(3)
        for button in (A, Y):
            for down in (True, False):
                pad.press(button, down)
                found.hand.step(2)
        assert set(found.scene.choosing.editors) == {"pad:1"}
        pad.detach()
        found.hand.step(3)
        assert not found.scene.choosing.editors and says(found.scene)[0] == "Ben's pad isn't there."


def test_two_pads_of_one_make_are_told_apart(tmp_path: Path, display: None) -> None:
    with VirtualPad(), VirtualPad():
        pads = Pads()
        pads.start()
        first, second = pads.identity(1), pads.identity(2)
        assert first and second.startswith(first) and first != second and pads.identity(3) == ""


def test_bots_change_their_faces_now_and_then_and_the_screen_sleeps_between(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        scene, app = found.scene, found.hand.app
        faces = {scene.acting.mood(1, scene.seats[1])}
        for step in range(5):
            now_ms = app.now_ms + step * STEP_MS
            scene.dirty = False
            scene.update(now_ms)
            faces.add(scene.acting.mood(1, scene.seats[1]))
            assert 0 < (scene.wait_ms(now_ms) or 0) <= STEP_MS
        assert len(faces) >= 3


def test_with_less_motion_no_face_changes_and_nothing_wakes_the_screen(tmp_path: Path) -> None:
    with room(tmp_path) as found:
        found.hand.app.settings.preferences = replace(found.hand.app.settings.preferences, less_motion=True)
        scene = found.scene
        for step in range(1, 5):
            scene.update(step * STEP_MS)
            assert scene.acting.mood(1, scene.seats[1]) == "sly" and scene.wait_ms(step * STEP_MS) is None
