"""How the screens lead to each other, and who sits where when only a record says so."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.company import seats_of
from game.core.record import HUMAN, Record
from game.decks import load_decks
from game.practising import Practising
from game.preferences import Preferences
from game.program import Opening, Program
from game.referee.view import SeatView
from game.scenes.match import MatchScene
from game.scenes.shots.studio import self_playing
from game.scenes.title import TitleScene, _saved_words
from game.settings import MatchSettings, SeatSetting, default_seats, one_person
from tests.stage import program, running, top


def test_no_two_at_a_table_share_an_animal_whatever_sits_there() -> None:
    deck = load_decks()["schummel_hummel"]
    for kinds in (["dozer:1"] * 5, [HUMAN] * 5, [HUMAN, "calm:1", "calm:3", HUMAN, "sly:2"]):
        record = Record(deck, list("ABCDE"), kinds, 1, deck.house({}))
        seats = seats_of(record)
        assert len({seat.animal for seat in seats}) == 5
        assert [seat.player for seat in seats] == kinds


def test_a_bot_keeps_its_own_animal_where_it_can() -> None:
    deck = load_decks()["schummel_hummel"]
    record = Record(deck, list("ABC"), [HUMAN, "sly:1", "hawk:2"], 1, deck.house({}))
    assert [seat.animal for seat in seats_of(record)][1:] == ["toad", "magpie"]


# ---- from screen to screen

PARTY = (SeatSetting(name="Ada", device="mouse"), SeatSetting(HUMAN, "Ben", "otter", "pad:1"), *default_seats(4)[2:])


def test_one_press_plays_against_bots_and_the_company_is_kept_for_later(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.app.settings.match = MatchSettings(seats=PARTY)
        found.home()
        hand.step()
        hand.click_on("button:deal:moemmen")
        scene = top(hand)
        assert isinstance(scene, MatchScene) and scene.alone and scene.seats[0].name == "Ada"
        assert scene.seats[1].animal == "otter" and not scene.seats[1].human
        kept = hand.app.settings.match
        assert (kept.game, kept.seats) == ("moemmen", PARTY)


def test_somebody_alone_keeps_everything_of_the_last_match() -> None:
    seats = default_seats(3)
    assert one_person(seats) == seats
    assert [seat.human for seat in one_person(PARTY)] == [True, False, False, False]
    assert len({seat.kind for seat in one_person(PARTY)}) == 4


def test_the_bar_of_the_title_leads_to_each_screen_and_back(tmp_path: Path) -> None:
    with program(tmp_path) as (_found, hand):
        for button, name in (("seats", "seats"), ("replays", "replays"), ("rules", "rules"), ("settings", "settings"),
                             ("language", "settings"), ("credits", "credits")):
            hand.click_on(f"button:{button}")
            assert top(hand).name == name
            hand.key(pygame.K_ESCAPE)
            assert top(hand).name == "title"
        hand.click_on("button:guide")
        assert top(hand).name == "guided"


def test_the_settings_over_a_paused_match_change_it_and_it_goes_on(tmp_path: Path) -> None:
    with program(tmp_path) as (_found, hand):
        hand.click_on("button:deal:schummel_hummel")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:settings")
        assert top(hand).name == "settings"
        hand.key(pygame.K_TAB, pygame.KMOD_CTRL)
        hand.key(pygame.K_TAB, pygame.KMOD_CTRL)
        hand.click_on("button:language:de")
        hand.key(pygame.K_ESCAPE)
        assert top(hand).prompt == "Ada macht Pause"
        hand.app.prefer(Preferences(language="en"))
        hand.key(pygame.K_ESCAPE)
        assert top(hand).name == "match"


@pytest.mark.parametrize(("game", "words"), [("schummel_hummel", "Schummel Hummel, round 1 of 4"),
                                             ("moemmen", "Mömmen, round 1")])
def test_the_title_says_of_how_many_rounds_only_where_that_is_known(tmp_path: Path, game: str, words: str) -> None:
    with program(tmp_path) as (found, hand):
        hand.click_on(f"button:deal:{game}")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:leave")
        title = found._title()[0]
        assert isinstance(title, TitleScene) and title._saved is not None and _saved_words(title._saved) == words


def test_a_drill_to_which_a_command_led_is_followed_by_all_drills(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        way = Practising(hand.app, found.decks)
        hand.app.home(way.session("wasp"))
        way._to_all()
        assert top(hand).name == "practice"
        way.deal("wasp")
        assert hand.app.depth == 2
        way._to_all()
        assert (top(hand).name, hand.app.depth) == ("practice", 1)


def test_only_a_match_that_was_played_to_its_end_counts(tmp_path: Path) -> None:
    deck = load_decks()["schnattergei"]
    with program(tmp_path) as (found, hand):
        match = self_playing(deck, default_seats(4), 7)
        found.matches.over(match, lambda: None)
        assert hand.app.settings.finished == 0
        while not SeatView(match.referee, 0).game_over:
            match.advance(match.now + 10_000)
        found.matches.over(match, found.home)
        assert hand.app.settings.finished == 1
        assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["finished"] == 1
        assert "button:guide" not in {item.id for item in top(hand).inspect_items()}


def test_a_match_that_cannot_be_dealt_is_a_sentence_and_a_way_home(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[str] = []
    with running(tmp_path) as hand:
        found = Program(hand.app, load_decks(), None)
        hand.app.run = lambda first, over=(): shown.extend([first.name, first.prompt])  # type: ignore[method-assign]
        found.run(Opening(match=MatchSettings("moemmen", default_seats(9))), None)
    assert shown[0] == "message" and "stumbled" in shown[1]
    assert "Traceback" not in capsys.readouterr().err and list((tmp_path / "logs").glob("*.txt"))
