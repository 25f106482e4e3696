"""The menu screens: each thing reached by mouse, keys and pad, in the running loop."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.preferences import LANGUAGES, TEXT_PERCENTS, Preferences
from game.scenes import rulebook
from game.scenes.message import Choice, MessageScene
from game.scenes.name import NameScene
from game.scenes.pass_mouse import PassMouseScene
from game.scenes.pause import Face, PauseRow, PauseScene
from game.scenes.rules import RulesScene
from game.scenes.seat_foot import says
from game.scenes.seats import SeatsScene
from game.scenes.title import GameTile, Saved, TitleActs, TitleScene
from game.settings import MatchSettings, SeatSetting, default_seats, seated_within
from game.view.commands import Kind
from tests.pads import VirtualPad
from tests.stage import running

SCHUMMEL = GameTile("schummel_hummel", "Schummel Hummel", (3, 5))
MOEMMEN = GameTile("moemmen", "Mömmen", (2, 5))
ALL = TitleActs(*[lambda *_: None] * 10)


class Diary:
    """Writes down what a screen started."""

    def __init__(self) -> None:
        self.said: list[object] = []

    def say(self, *what: object) -> None:
        self.said.append(what if len(what) > 1 else what[0] if what else "")

    def title(self, saved: bool = False) -> TitleScene:
        acts = TitleActs(lambda settings: self.say("deal", settings.game), lambda game: self.say("seats", game),
                         lambda game: self.say("rules", game), lambda: self.say("go on"), lambda: self.say("quit"),
                         settings=lambda tab: self.say("settings", tab), credits=lambda: self.say("credits"),
                         practice=lambda: self.say("practice"), replays=lambda: self.say("replays"),
                         guide=lambda game: self.say("guide", game))
        found = Saved("Schummel Hummel", 2, 4) if saved else None
        return TitleScene([SCHUMMEL, MOEMMEN], acts, MatchSettings(), found, newcomer=True)

    def seats(self, settings: MatchSettings | None = None, games: Sequence[GameTile] = (SCHUMMEL,)) -> SeatsScene:
        return SeatsScene(settings or MatchSettings(), games, lambda s: self.say("deal", len(s.seats)), self.changed,
                          lambda game: self.say("rules", game), lambda game: self.say("house", game))

    def changed(self, settings: MatchSettings) -> None:
        self.settings = settings

    def choice(self, name: str) -> Choice:
        return Choice(name, name, "play", lambda: self.say(name))


@pytest.fixture
def diary() -> Diary:
    return Diary()


# ---- title

def test_one_press_on_the_first_screen_deals(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title()) as hand:
        hand.key(pygame.K_RETURN)
    assert diary.said == [("deal", "schummel_hummel")]


def test_a_saved_match_has_the_focus(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title(saved=True)) as hand:
        hand.key(pygame.K_RETURN)
        hand.key(pygame.K_DOWN)
        hand.key(pygame.K_RETURN)
    assert diary.said == ["go on", ("deal", "schummel_hummel")]


def test_without_a_saved_match_there_is_nothing_to_continue(diary: Diary) -> None:
    assert diary.title().board.get("button:continue") is None


def test_every_button_of_the_title_works_by_mouse(tmp_path: Path, diary: Diary) -> None:
    scene = diary.title()
    with running(tmp_path, scene) as hand:
        for item in scene.inspect_items():
            hand.click_on(item.id)
        assert hand.app.settings.preferences.muted, "the loudspeaker is silence"
    assert diary.said == [("deal", "schummel_hummel"), ("deal", "moemmen"), ("guide", "moemmen"), ("seats", "moemmen"),
                          "practice", "replays", ("rules", "moemmen"), ("settings", "picture"),
                          ("settings", "language"), "credits", "quit"]


def test_what_does_not_exist_is_not_offered() -> None:
    bare = TitleScene([SCHUMMEL], TitleActs(*[lambda *_: None] * 5), MatchSettings())
    ids = {item.id for item in bare.board.widgets}
    assert ids == {"button:deal:schummel_hummel", "button:seats", "button:rules", "button:quit"}


def test_whoever_has_finished_a_match_needs_no_guide(diary: Diary) -> None:
    assert diary.title().board.get("button:guide") is not None
    old_hand = TitleScene([SCHUMMEL], ALL, MatchSettings())
    assert old_hand.board.get("button:guide") is None


@pytest.mark.parametrize("saved", [False, True])
def test_every_button_of_the_title_is_reached_by_arrows(tmp_path: Path, diary: Diary, saved: bool) -> None:
    scene = diary.title(saved)
    with running(tmp_path, scene) as hand:
        start = scene.board.focus
        reached, ways = {start}, list[list[int]]([[]])
        while ways:
            way = ways.pop(0)
            for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP):
                scene.board.focus = start
                for step in (*way, key):
                    hand.key(step)
                if scene.board.focus not in reached:
                    reached.add(scene.board.focus)
                    ways.append([*way, key])
    assert reached == {item.id for item in scene.inspect_items()}


def test_the_bar_has_room_for_its_words_in_every_language_and_size(tmp_path: Path, diary: Diary) -> None:
    scene = diary.title()
    with running(tmp_path, scene, size=(960, 540)) as hand:
        for language in LANGUAGES:
            for percent in TEXT_PERCENTS:
                hand.app.prefer(Preferences(language=language, text_percent=percent))
                bar = [each.box for each in scene.board.widgets if each.ay == 1 and each.ax == 0]
                assert all(a[0] + a[2] < b[0] for a, b in pairwise(bar))
                assert bar[-1][0] + bar[-1][2] < 1038
        hand.app.prefer(Preferences(language="en"))


def test_p_opens_the_seats_and_f1_the_rules(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title()) as hand:
        hand.key(pygame.K_p)
        hand.key(pygame.K_F1)
    assert diary.said == [("seats", "schummel_hummel"), ("rules", "schummel_hummel")]


def test_a_pad_deals_too(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title()) as hand, VirtualPad() as pad:
        hand.app.start_pads()
        hand.step(3)
        pad.press(pygame.CONTROLLER_BUTTON_A)
        hand.step()
        assert hand.app.device.kind == "pad"
    assert diary.said == [("deal", "schummel_hummel")]


def test_a_double_click_deals_once(tmp_path: Path, diary: Diary) -> None:
    scene = diary.title()
    with running(tmp_path, scene) as hand:
        hand.click((115, 280))
        hand.click((115, 280))
    assert diary.said == [("deal", "schummel_hummel")]


def test_a_press_that_is_let_go_elsewhere_does_nothing(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title()) as hand:
        hand.down((115, 280))
        hand.move((700, 100))
        hand.up((700, 100))
        hand.down((115, 280))
        hand.lose_button()
        hand.move((201, 341))
    assert diary.said == []


def test_eyes_blink_and_only_they_are_drawn(tmp_path: Path, diary: Diary) -> None:
    scene = diary.title()
    with running(tmp_path, scene) as hand:
        scene.update(hand.app.now_ms + 60_000)
        assert scene.dirty
        surface = hand.app.window.surface
        open_eyes = pygame.image.tobytes(surface, "RGB")
        hand.app._draw()
        shut_eyes = pygame.image.tobytes(surface, "RGB")
        assert shut_eyes != open_eyes
        scene.update(hand.app.now_ms + 120_000)
        hand.app._draw()
        assert pygame.image.tobytes(surface, "RGB") == open_eyes


# ---- seats

def test_another_game_is_chosen_in_the_header_and_takes_as_many_as_it_can(tmp_path: Path, diary: Diary) -> None:
    few = GameTile("schnattergei", "Schnattergei", (2, 4), races=True)
    scene = diary.seats(MatchSettings(seats=default_seats(5)), [SCHUMMEL, few])
    with running(tmp_path, scene) as hand:
        scene.board.focus = "field:game"
        hand.key(pygame.K_RIGHT)
        assert (diary.settings.game, len(diary.settings.seats)) == ("schnattergei", 4)
        hand.click_on("button:rules")
        hand.click_on("button:deal")
        x, y, _w, h = next(i.rect for i in scene.inspect_items() if i.id == "field:game")
        hand.click((x + 10, y + h // 2))
        assert (diary.settings.game, len(diary.settings.seats)) == ("schummel_hummel", 5), "who had to wait is back"
        hand.click_on("button:house")
    assert diary.said == [("rules", "schnattergei"), ("deal", 4), ("house", "schummel_hummel")]


def test_levels_and_characters_step_by_keys_and_by_mouse(tmp_path: Path, diary: Diary) -> None:
    scene = diary.seats()
    with running(tmp_path, scene) as hand:
        scene.board.focus = "field:level:1"
        hand.key(pygame.K_RIGHT)
        assert diary.settings.seats[1].level == 3
        hand.key(pygame.K_LEFT)
        assert diary.settings.seats[1].level == 2
        before = diary.settings.seats[1].kind
        x, y, w, h = next(i.rect for i in scene.inspect_items() if i.id == "field:character:1")
        hand.click((x + w - 10, y + h // 2))
        assert diary.settings.seats[1].kind != before
        hand.click((x + 10, y + h // 2))
        assert diary.settings.seats[1].kind == before


def test_three_to_five_sit_down_and_no_more_or_less(tmp_path: Path, diary: Diary) -> None:
    scene = diary.seats()
    with running(tmp_path, scene) as hand:
        for _ in range(4):
            hand.key(pygame.K_F2)
        seated = [len(scene.seats)]
        assert scene.board.get("button:add") is None
        for _ in range(5):
            item = scene.board.get("button:away:1")
            if item is not None:
                item.accept()
        seated.append(len(scene.seats))
        assert seated == [5, 3]
        assert scene.board.get("button:away:1") is None


def test_nobody_has_the_animal_of_somebody_else(tmp_path: Path, diary: Diary) -> None:
    scene = diary.seats(MatchSettings(seats=default_seats(5)))
    with running(tmp_path, scene) as hand:
        for index in range(5):
            scene.board.focus = f"field:animal:{index}"
            hand.key(pygame.K_RIGHT)
            hand.key(pygame.K_RIGHT)
            assert len({seat.animal for seat in scene.seats}) == 5


def test_somebody_has_to_sit_there_and_the_screen_says_so(tmp_path: Path, diary: Diary) -> None:
    scene = diary.seats()
    with running(tmp_path, scene) as hand:
        off = scene.board.get("button:away:0")
        assert off is not None and not off.enabled and off.why
        hand.click_on("button:away:0")
        assert scene.seats[0].human and says(scene)[1] == off.why
        hand.click_on("button:person:1")
        assert scene.settings.shares_mouse
        hand.click_on("button:away:0")
        assert [seat.name for seat in scene.seats if seat.human] == ["Ben"]


def test_a_name_is_typed_or_chosen_letter_by_letter(tmp_path: Path, diary: Diary) -> None:
    scene = diary.seats()
    with running(tmp_path, scene) as hand:
        hand.click_on("button:name:0")
        assert isinstance(hand.app.top, NameScene)
        hand.type("Jü")
        hand.type("rgen")
        hand.key(pygame.K_RETURN)
        assert scene.seats[0].name == "Jürgen"
        hand.click_on("button:name:0")
        for letter in "EVA":
            hand.click_on(f"button:letter:{letter}")
        hand.click_on("button:done")
        assert scene.seats[0].name == "Eva"


def test_escape_keeps_the_old_name(tmp_path: Path, diary: Diary) -> None:
    scene = diary.seats()
    with running(tmp_path, scene) as hand:
        hand.click_on("button:name:0")
        hand.type("Nobody\0\ud800\n🦗" + "x" * 300)
        hand.key(pygame.K_ESCAPE)
        assert scene.seats[0].name == "Ada"


def test_enter_deals_at_once(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.seats()) as hand:
        hand.key(pygame.K_RETURN)
    assert diary.said == [("deal", 4)]


# ---- pause, messages, passing the mouse

def pause(diary: Diary) -> PauseScene:
    return PauseScene(Face("fox", "Ada"), Face("fox", "Ada"),
                      lambda: [PauseRow("play", "Your turn", "lay [=blue] blue")],
                      lambda: [diary.choice("rules"), diary.choice("leave")], lambda: diary.say("go on"),
                      lambda: diary.say("read"))


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE])
def test_pause_goes_on_by_any_of_the_usual_keys(tmp_path: Path, diary: Diary, key: int) -> None:
    with running(tmp_path, diary.title(), pause(diary)) as hand:
        hand.key(key)
    assert diary.said == ["go on"]


def test_pause_lies_over_what_was_there(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title(), pause(diary)) as hand:
        corner = hand.app.window.surface.get_at((700, 20))
        assert corner.r + corner.g + corner.b > 20


def test_a_message_takes_the_harmless_way_on_escape(tmp_path: Path, diary: Diary) -> None:
    scene = MessageScene("A match is damaged", "It stops in the middle of a line.",
                         [diary.choice("go on"), diary.choice("leave")], "matches/x.damaged", "damaged")
    with running(tmp_path, diary.title(), scene) as hand:
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:go on")
    assert diary.said == ["leave", "go on"]


def test_only_the_button_uncovers_the_next_hand(tmp_path: Path, diary: Diary) -> None:
    scene = PassMouseScene(Face("fox", "Ada"), Face("otter", "Ben"), lambda: diary.say("uncover"),
                           lambda: diary.say("pause"))
    with running(tmp_path, diary.title(), scene) as hand:
        hand.click((100, 100))
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:uncover")
    assert diary.said == ["pause", "uncover"]


# ---- rules

BOOK = rulebook.load("schummel_hummel")
EVERY_RULING = [f"SH-{number:02}" for number in range(1, 73)]


@pytest.mark.parametrize("ruling", EVERY_RULING)
def test_every_ruling_has_a_place_in_the_rules(ruling: str) -> None:
    assert BOOK.find(ruling) is not None


def test_the_rules_name_no_ruling_that_is_none() -> None:
    assert BOOK.rulings() == set(EVERY_RULING)


@pytest.mark.parametrize("ruling", ["SH-01", "SH-26", "SH-49", "SH-71", "SH-70"])
def test_the_rules_open_with_the_ruling_in_view(tmp_path: Path, diary: Diary, ruling: str) -> None:
    scene = RulesScene(BOOK, {ruling: "In short."}, ruling, "Back to the table")
    with running(tmp_path, diary.title(), scene):
        found = BOOK.find(ruling)
        assert found is not None
        assert scene.section == found[0]
        assert scene.marked_in_view


def test_the_rules_are_read_by_keys_alone(tmp_path: Path, diary: Diary) -> None:
    scene = RulesScene(BOOK, {})
    with running(tmp_path, diary.title(), scene) as hand:
        seen = {scene.section}
        hand.key(pygame.K_RIGHT)
        for _ in range(200):
            hand.key(pygame.K_DOWN)
            seen.add(scene.section)
        assert seen == set(range(len(BOOK.sections)))
        hand.key(pygame.K_ESCAPE)
        assert hand.app.top is not scene


def test_the_wheel_reads_and_stops_at_the_end(tmp_path: Path, diary: Diary) -> None:
    scene = RulesScene(BOOK, {}, "SH-26")
    with running(tmp_path, diary.title(), scene) as hand:
        for _ in range(100):
            pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))
        hand.step()
        deepest = scene.scroll
        assert deepest > 0
        hand.key(pygame.K_END)
        assert scene.scroll == deepest


# ---- all of them

def test_a_storm_of_resizes_leaves_nothing_unpainted(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title(), pause(diary)) as hand:
        for size in ((960, 540), (1920, 1080), (1280, 800), (1024, 768), (1600, 700), (1280, 720)):
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
            hand.app.window.surface.fill("magenta")
            hand.step()
            surface = hand.app.window.surface
            assert surface.get_size() == size
            spots = [(x, y) for x in range(3, size[0], 37) for y in range(3, size[1], 29)]
            assert not any(surface.get_at(spot)[:3] == (255, 0, 255) for spot in spots)


def test_prompts_follow_the_device_that_was_used_last(tmp_path: Path, diary: Diary) -> None:
    with running(tmp_path, diary.title()) as hand:
        hand.key(pygame.K_TAB)
        assert hand.app.device.kind == "keyboard"
        hand.move((300, 300), (310, 300))
        assert hand.app.device.kind == "keyboard", "a nudge of the table is no use of the mouse"
        hand.click((600, 100))
        assert hand.app.device.kind == "mouse"


def test_kinds_of_commands_have_glyphs_on_every_device() -> None:
    from game.view.commands import KEYBOARD, MOUSE, Device, glyph
    from game.view.raster import has_svg

    for device in (KEYBOARD, MOUSE, Device("pad", 3)):
        for kind in (Kind.ACCEPT, Kind.BACK, Kind.SLAP, Kind.ACCUSE, Kind.OBJECT, Kind.PEEK, Kind.DRAW, Kind.TURN):
            name = glyph(kind, device)
            assert name.startswith("key:") or has_svg(f"icons/{name}")


def test_the_company_of_another_game_fits_the_one_that_is_dealt() -> None:
    dealt: list[MatchSettings] = []
    acts = TitleActs(dealt.append, print, print, lambda: None, lambda: None)
    poker = GameTile("heuschrecken_poker", "Heuschrecken Poker", (2, 4))
    title = TitleScene([SCHUMMEL, poker], acts, MatchSettings(seats=default_seats(5)))
    for tile in (poker, SCHUMMEL):
        picture = title.board.get(f"button:deal:{tile.game}")
        assert picture is not None
        picture.click((0.0, 0.0))
    assert [(each.game, len(each.seats)) for each in dealt] == [("heuschrecken_poker", 4), ("schummel_hummel", 5)]


def test_the_last_bots_leave_and_others_join() -> None:
    people = (SeatSetting(), SeatSetting("human", "Ben", "otter"))
    assert seated_within((*people, *default_seats(5)[1:4]), (2, 4)) == (*people, *default_seats(5)[1:3])
    assert [seat.human for seat in seated_within(people, (3, 5))] == [True, True, False]
    assert len({seat.animal for seat in seated_within(people, (5, 5))}) == 5


def test_rules_and_seats_are_those_of_the_tile_that_had_the_focus(tmp_path: Path, diary: Diary) -> None:
    acts = TitleActs(lambda settings: None, lambda game: diary.say("seats", game),
                     lambda game: diary.say("rules", game), lambda: None, lambda: None)
    poker = GameTile("heuschrecken_poker", "Heuschrecken Poker", (2, 4))
    with running(tmp_path, TitleScene([SCHUMMEL, poker], acts, MatchSettings())) as hand:
        hand.key(pygame.K_RIGHT)
        hand.click_on("button:rules")
        hand.click_on("button:seats")
    assert diary.said == [("rules", "heuschrecken_poker"), ("seats", "heuschrecken_poker")]
