"""A press on an unused device sits down; the seats screen says who has none of their own."""

from __future__ import annotations

import pytest

from game.core.record import HUMAN
from game.scenes import seat_devices, seat_people
from game.scenes.game_tile import GameTile
from game.scenes.seat_choosing import AGAIN_MS
from game.scenes.seat_foot import says
from game.scenes.seats import SeatsScene
from game.scenes.still_stage import StillStage
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.commands import MOUSE, Command, Device, Kind
from game.view.i18n import use
from game.view.units import Frame
from tests.rendered import render
from tests.words_audit import listening

PAD, OTHER_PAD = Device("pad", 1), Device("pad", 2)
LEFT, RIGHT = Device("keyboard", 1), Device("keyboard", 2)


class Screen:
    def __init__(self, players: int = 3, seats: tuple[SeatSetting, ...] | None = None, device: Device = MOUSE,
                 races: bool = True) -> None:
        self.dealt: list[MatchSettings] = []
        settings = MatchSettings("schnattergei", seats or default_seats(players))
        games = [GameTile(settings.game, "Schnattergei", (2, 4), races)]
        self.scene = SeatsScene(settings, games, self.dealt.append, lambda s: None, lambda g: None, lambda g: None)
        self.stage = StillStage((1280, 720), device=device)
        self.stage.pad_numbers = [1, 2]
        render(self.scene, (1280, 720), stage=self.stage)

    def press(self, kind: Kind, device: Device) -> None:
        self.scene.handle(Command(kind, device))

    def people(self) -> list[str]:
        return [seat.device for seat in self.scene.seats if seat.human]


@pytest.mark.parametrize(
    ("kind", "device", "name"),
    [
        (Kind.ACCEPT, PAD, "pad:1"),
        (Kind.ACCEPT, OTHER_PAD, "pad:2"),
        (Kind.JOIN, LEFT, "keys"),
        (Kind.JOIN, RIGHT, "corner"),
    ],
)
def test_a_press_on_an_unused_device_sits_down(kind: Kind, device: Device, name: str) -> None:
    screen = Screen()
    screen.press(kind, device)
    assert screen.people() == ["mouse", name]
    assert len({seat.animal for seat in screen.scene.seats}) == len(screen.scene.seats) == 4


def test_at_a_full_table_a_bot_makes_room() -> None:
    screen = Screen(4)
    screen.press(Kind.ACCEPT, PAD)
    assert screen.people() == ["mouse", "pad:1"] and len(screen.scene.seats) == 4


def test_the_same_press_twice_again_leaves() -> None:
    screen = Screen()
    screen.press(Kind.ACCEPT, PAD)
    screen.press(Kind.ACCEPT, PAD)
    assert screen.people() == ["mouse", "pad:1"], "it has asked"
    screen.stage.now_ms += AGAIN_MS + 1
    screen.scene.update(screen.stage.now_ms)
    screen.press(Kind.ACCEPT, PAD)
    assert screen.people() == ["mouse", "pad:1"], "too late: it asks anew"
    screen.press(Kind.ACCEPT, PAD)
    assert screen.people() == [""], "somebody alone has all devices"


def test_b_stands_up_and_left_and_right_change_the_own_animal() -> None:
    screen = Screen()
    screen.press(Kind.ACCEPT, PAD)
    before = screen.scene.seats[-1].animal
    screen.press(Kind.RIGHT, PAD)
    assert screen.scene.seats[-1].animal != before
    screen.press(Kind.BACK, PAD)
    assert screen.people() == [""] and not screen.stage.left


def test_anybodys_start_deals() -> None:
    screen = Screen()
    screen.press(Kind.ACCEPT, PAD)
    screen.press(Kind.PAUSE, PAD)
    assert [seat.device for seat in screen.dealt[0].seats if seat.human] == ["mouse", "pad:1"]


def test_whoever_leads_with_a_pad_has_that_pad() -> None:
    screen = Screen(device=PAD)
    screen.press(Kind.ACCEPT, OTHER_PAD)
    assert screen.people() == ["pad:1", "pad:2"]


@pytest.mark.parametrize(("devices", "words"), [
    (("mouse", ""), "Hands race in this game."), (("mouse", "pad:1"), "2 people, each with a device."),
    (("mouse", "pad:7"), "Ben's pad isn't there.")])
def test_the_foot_says_who_has_no_device(devices: tuple[str, str], words: str) -> None:
    people = tuple(SeatSetting(HUMAN, name, animal, device)
                   for name, animal, device in zip(("Ada", "Ben"), ("fox", "otter"), devices, strict=True))
    assert says(Screen(seats=people).scene)[0] == words


def test_a_device_belongs_to_one_person() -> None:
    screen = Screen()
    screen.press(Kind.ACCEPT, PAD)
    screen.press(Kind.JOIN, LEFT)
    field = screen.scene.board.get("field:device:0")
    assert field is not None
    seen = set()
    for _ in range(8):
        field = screen.scene.board.get("field:device:0")
        assert field is not None
        seen.add(screen.scene.seats[0].device)
        field.accept()
    assert seen == {"", "mouse", "touch", "corner", "ijkl", "numpad", "pad:2"}


@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
@pytest.mark.parametrize("percent", [100, 150, 175])
def test_every_key_is_shown_however_large_its_words(language: str, percent: int) -> None:
    use(language)
    keys = [[cap.removeprefix("key:") for cap in caps] for caps in (
        seat_devices.join_keys(()).values(), (seat_devices.glyph_on_card("corner", "name"),))]
    for shown, device in zip(keys, ("pad:1", "corner"), strict=True):
        screen = Screen(seats=(SeatSetting(device="mouse"), SeatSetting(HUMAN, "Ben", "otter", device)))
        screen.stage.frame = Frame(1280, 720, text=percent / 100)
        with listening((1280, 720)) as ear:
            render(screen.scene, (1280, 720), stage=screen.stage)
        whole = [mark.words for mark in ear.marks if not mark.cut]
        assert set(shown) <= set(whole)


def test_the_strip_says_what_the_own_key_does_with_letters() -> None:
    screen = Screen()
    for kind in (Kind.JOIN, Kind.TURN):
        screen.press(kind, RIGHT)
    index = seat_devices.owner_of(screen.scene.seats, "corner")
    screen.press(Kind.BACK, RIGHT)
    editor = screen.scene.choosing.editors["corner"]
    said = []
    for what in ("letter:1:A", "erase:1", "done:1"):
        editor.board.focus = f"button:{what}"
        said.append(seat_people.strip(screen.scene, index).words)
    assert said == ["take", "erase", "done"]
