"""The screens of an evening: what they say, that each device reaches everything, and how they look."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.evening import MOST, USUAL, Evening, Played
from game.evening.state import half_points
from game.evening.titles import Deeds
from game.preferences import Preferences
from game.scenes.evening.finale import FinaleActs, FinaleScene
from game.scenes.evening.parts import said_points, title_of
from game.scenes.evening.playlist import PlaylistActs, PlaylistScene
from game.scenes.evening.scene import EveningActs, EveningScene
from game.scenes.game_tile import GameTile
from game.scenes.prize import FALL_MS
from game.scenes.shots.evening import evening as pictures
from game.scenes.shots.studio import Look
from game.scenes.still_stage import StillStage
from game.settings import SeatSetting, default_seats
from game.view.commands import KEYBOARD, MOUSE, Command, Device, Kind
from game.view.petals import LASTS_MS
from tests.golden_pictures import check
from tests.rendered import render

PAD = Device("pad", 1)
GAMES = {game: GameTile(game, game.title(), players) for game, players in zip(
    USUAL, ((3, 5), (2, 4), (2, 5), (2, 4)), strict=True)}
ARROWS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)


def played(game: str, *places: int, deeds: Deeds | None = None) -> Played:
    return Played(game, places, half_points(places), ((deeds or Deeds()), *[Deeds()] * (len(places) - 1)))


def half() -> Evening:
    return Evening().counted(played(USUAL[0], 1, 1, 3, 4)).counted(played(USUAL[1], 4, 3, 2, 1, deeds=Deeds(calls=2)))


def over() -> Evening:
    return half().counted(played(USUAL[2], 1, 2, 3, 4)).counted(played(USUAL[3], 2, 1, 3, 4))


class Told:
    """What somebody chose."""

    def __init__(self) -> None:
        self.acts: list[str] = []

    def act(self, name: str) -> Callable[..., None]:
        return lambda *_: self.acts.append(name)


def screen(evening: Evening, device: Device = KEYBOARD) -> tuple[EveningScene, Told]:
    told = Told()
    scene = EveningScene(lambda: evening, GAMES, EveningActs(*[told.act(name) for name in EveningActs._fields]))
    scene.enter(StillStage((1280, 720), device=device))
    return scene, told


def press(scene: EveningScene | PlaylistScene | FinaleScene, *kinds: Kind, device: Device = KEYBOARD) -> None:
    for kind in kinds:
        scene.handle(Command(kind, device))


def steer(scene: EveningScene | PlaylistScene | FinaleScene, goal: str, device: Device) -> bool:
    """By arrows alone, from where the focus is: breadth first over what the screen allows."""
    start, ways = scene.board.focus, {scene.board.focus: ()}
    queue: list[str] = [start]
    found: dict[str, tuple[Kind, ...]] = dict(ways)
    while queue and goal not in found:
        here = queue.pop(0)
        for kind in ARROWS:
            scene.board.focus = here
            press(scene, kind, device=device)
            if scene.board.focus not in found:
                found[scene.board.focus] = (*found[here], kind)
                queue.append(scene.board.focus)
    scene.board.focus = start
    press(scene, *found.get(goal, ()), device=device)
    return scene.board.focus == goal


# ---- the evening

def test_deal_has_the_focus_and_one_press_deals() -> None:
    scene, told = screen(half())
    press(scene, Kind.ACCEPT)
    assert told.acts == ["deal"]


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
@pytest.mark.parametrize(("button", "act"), [("deal", "deal"), ("game", "deal"), ("games", "games"), ("seats", "seats"),
                                             ("back", "home")])
def test_keys_and_pads_reach_every_button(device: Device, button: str, act: str) -> None:
    scene, told = screen(half(), device)
    assert steer(scene, f"button:{button}", device)
    press(scene, Kind.ACCEPT, device=device)
    assert told.acts == [act]


def test_every_button_answers_the_mouse() -> None:
    scene, told = screen(half(), MOUSE)
    for item in scene.inspect_items():
        at = (item.rect[0] + item.rect[2] // 2, item.rect[1] + item.rect[3] // 2)
        for kind in (Kind.POINTER_DOWN, Kind.POINTER_UP):
            scene.handle(Command(kind, MOUSE, at=at))
    assert told.acts == ["home", "seats", "games", "deal", "deal"]


@pytest.mark.parametrize(("kind", "act"), [(Kind.ALT, "seats"), (Kind.MORE, "games"), (Kind.HELP, "rules"),
                                           (Kind.BACK, "home")])
def test_short_ways_by_one_button(kind: Kind, act: str) -> None:
    scene, told = screen(half(), PAD)
    press(scene, kind, device=PAD)
    assert told.acts == [act]


def test_while_a_match_is_on_the_table_it_goes_on_and_nobody_changes_seats() -> None:
    scene, _told = screen(half().dealt("match.jsonl"))
    assert {item.id: item.label for item in scene.inspect_items()}["button:deal"] == "Go on with the match"
    assert "button:seats" not in {item.id for item in scene.inspect_items()}


def test_a_guest_and_somebody_who_sits_out_are_named() -> None:
    scene, _told = screen(Evening(default_seats(2)))
    assert scene._sentence() == "Ida joins in: this game wants one more."
    scene, _told = screen(Evening(default_seats(5), USUAL[1:]))
    assert scene._sentence() == "Otto sits this one out."


def test_too_many_people_for_a_game_are_told_and_nothing_is_dealt() -> None:
    people = tuple(SeatSetting(name=name, animal=animal) for name, animal in zip(
        "ABCDE", ("fox", "toad", "hare", "otter", "mouse"), strict=True))
    scene, told = screen(Evening(people, USUAL[1:]))
    assert scene.why_not == "Heuschrecken_Poker is for 4 at most, and 5 people play. Change games or seats."
    press(scene, Kind.ACCEPT)
    assert told.acts == []


@pytest.mark.parametrize(("halves", "words"), [(0, "0"), (1, "½"), (2, "1"), (7, "3½"), (20, "10")])
def test_points_are_said_in_halves(halves: int, words: str) -> None:
    assert said_points(halves) == words


def test_the_title_so_far_is_the_finest_one() -> None:
    assert title_of(half(), 0) == "sharpest eye" and title_of(half(), 1) == ""


# ---- its games

class Kept:
    """An evening that a screen changes."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.anew = evening, 0
        self.scene = PlaylistScene(lambda: self.evening, GAMES, PlaylistActs(self._change, self._anew))
        self.scene.enter(StillStage((1280, 720), device=KEYBOARD))

    def _change(self, evening: Evening) -> None:
        self.evening = evening

    def _anew(self) -> None:
        self.anew += 1

    def choose(self, button: str, device: Device = KEYBOARD) -> None:
        assert steer(self.scene, button, device), f"{button} can't be reached"
        press(self.scene, Kind.ACCEPT, device=device)


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_games_are_moved_removed_and_added_without_a_mouse(device: Device) -> None:
    kept = Kept(Evening())
    kept.choose("button:down:0", device)
    assert kept.evening.playlist == (USUAL[1], USUAL[0], *USUAL[2:])
    assert kept.scene.board.focus == "button:down:1", "the focus goes with the game"
    kept.choose("button:remove:3", device)
    kept.choose("button:add:moemmen", device)
    assert kept.evening.playlist == (USUAL[1], USUAL[0], USUAL[2], "moemmen")


def test_a_game_that_arrives_at_the_end_can_be_moved_back_at_once() -> None:
    kept = Kept(Evening())
    kept.choose("button:down:2")
    assert kept.scene.board.focus == "button:up:3"
    press(kept.scene, Kind.ACCEPT)
    assert kept.evening == Evening()


def test_played_games_stay_where_they_are() -> None:
    ids = {item.id for item in Kept(half()).scene.inspect_items()}
    assert not {f"button:{way}:{number}" for way in ("up", "down", "remove") for number in (0, 1)} & ids
    assert {"button:down:2", "button:up:3", "button:remove:2", "button:remove:3"} <= ids


def test_eight_are_the_most_and_the_screen_says_so() -> None:
    kept = Kept(Evening(playlist=USUAL * 2))
    kept.choose("button:add:moemmen")
    assert len(kept.evening.playlist) == MOST and "8 games" in kept.scene._foot_words()


def test_a_new_evening_is_begun_only_after_a_question() -> None:
    kept = Kept(half())
    kept.choose("button:anew")
    assert kept.anew == 0
    stage = kept.scene.stage
    assert isinstance(stage, StillStage) and stage.pushed[0].name == "message"


# ---- the finale

def finale(less_motion: bool = False) -> tuple[FinaleScene, StillStage, Told]:
    told, stage = Told(), StillStage((1280, 720))
    stage.prefer(Preferences(less_motion=less_motion))
    scene = FinaleScene(over(), FinaleActs(told.act("again"), told.act("home")))
    scene.enter(stage)
    return scene, stage, told


def test_the_prize_falls_for_350_ms_and_then_everybody_shows_a_face() -> None:
    scene, stage, _told = finale()
    falls, mood = scene.moving, scene.mood(0)
    assert (falls, mood) == (True, "neutral")
    stage.now_ms += FALL_MS
    scene.update(stage.now_ms)
    assert not scene.moving and scene.mood(scene.winners[0]) == "happy"
    assert scene.raining == any(scene.evening.company[member].human for member in scene.winners)
    stage.now_ms += LASTS_MS
    scene.update(stage.now_ms)
    assert not scene.raining and scene.wait_ms(stage.now_ms) is None


@pytest.mark.parametrize("kind", [Kind.LEFT, Kind.POINTER_DOWN, Kind.SLAP])
def test_any_press_ends_the_ceremony(kind: Kind) -> None:
    scene, _stage, told = finale()
    press(scene, kind)
    assert not scene.moving and not scene.raining and told.acts == []


def test_where_motion_is_unwelcome_nothing_falls() -> None:
    scene = finale(less_motion=True)[0]
    assert not scene.moving and not scene.raining


def test_the_finale_leads_to_another_evening_or_home() -> None:
    for goal, act in (("button:again", "again"), ("button:title", "home"), ("button:back", "home")):
        scene, _stage, told = finale()
        assert steer(scene, goal, PAD)
        press(scene, Kind.ACCEPT, device=PAD)
        assert told.acts == [act]


def test_the_winner_of_the_evening_is_whoever_has_most_points() -> None:
    scene, _stage, _told = finale()
    assert scene.prompt == "Theo wins the evening"
    assert scene.log[0] == "1 Theo: 16½"


# ---- how they look

SHOTS = ("evening", "evening_party", "evening_games", "evening_finale", "evening_finale_party", "title_evening")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720)])
def test_the_screens_look_as_they_did(size: tuple[int, int]) -> None:
    wide, high = size
    found = dict(pictures(Look(size)))
    for name in SHOTS:
        if size == (1280, 720) or name in SHOTS[:4:3]:
            check(found[name], f"evening/{name}_{wide}x{high}")


def test_strange_names_harm_no_screen() -> None:
    name = "Jürgen 🦗\n\0" + "W" * 200
    company = (SeatSetting(name=name), *default_seats(4)[1:])
    for scene in (EveningScene(lambda: half().seated(company), GAMES, EveningActs(*[lambda *_: None] * 5)),
                  FinaleScene(over().seated(company), FinaleActs(lambda: None, lambda: None))):
        surface = render(scene, (960, 540))
        assert isinstance(surface, pygame.Surface)
