"""A whole evening in the program: from the title through four games to the finale, cut off and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.evening import USUAL
from game.evening.file import FILE
from game.scenes.evening.finale import FinaleScene
from game.scenes.evening.scene import EveningScene
from game.scenes.match import MatchScene
from game.settings import MatchSettings, SeatSetting, default_seats
from tests.evening_hands import on_table, play_out
from tests.stage import Hand, program, top

PARTY = tuple(SeatSetting(name=name, animal=animal) for name, animal in
              (("Ada", "fox"), ("Ben", "otter"), ("Cleo", "hare"), ("Dora", "mouse"), ("Emil", "badger")))


def buttons(hand: Hand) -> dict[str, str]:
    return {item.id: item.label for item in top(hand).inspect_items()}


def stored(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return found


@pytest.mark.timeout(240)
def test_a_whole_evening_from_the_title_to_the_finale_and_another_one(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.click_on("button:evening")
        for number, game in enumerate(USUAL):
            assert isinstance(top(hand), EveningScene)
            assert found.evenings.evening.next_game == game
            hand.key(pygame.K_RETURN)  # Deal has the focus
            assert on_table(hand).match.referee.record.game == game
            assert found.matches.playing is not None and stored(tmp_path)["match"] == found.matches.playing.name
            play_out(hand)
            assert "button:rematch" not in buttons(hand)
            assert buttons(hand)["button:onward"] == ("To the finale" if number == 3 else "Back to the evening")
            hand.key(pygame.K_RETURN)
            assert len(stored(tmp_path)["played"]) == number + 1 and stored(tmp_path)["match"] == ""
        finale = top(hand)
        assert isinstance(finale, FinaleScene)
        assert sum(finale.evening.totals) == 20 * 5 and finale.evening.titles
        hand.key(pygame.K_x)
        assert len(list((tmp_path / "pictures").glob("*.png"))) == 1
        hand.key(pygame.K_RETURN)
        assert isinstance(top(hand), EveningScene)
        assert (stored(tmp_path)["played"], stored(tmp_path)["playlist"]) == ([], list(USUAL))
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["finished"] == 4


def test_the_prize_falls_after_the_last_match_unless_motion_is_unwelcome(tmp_path: Path) -> None:
    for less in (False, True):
        with program(tmp_path) as (found, hand):
            hand.app.settings.preferences = replace(hand.app.settings.preferences, less_motion=less)
            evening = found.evenings.evening.anew()
            found.evenings._keep(replace(evening, playlist=("moemmen", "schnattergei")))
            for _game in range(2):
                found.evenings.open()
                found.evenings.deal()
                play_out(hand)
                hand.key(pygame.K_RETURN)
            finale = top(hand)
            assert isinstance(finale, FinaleScene)
            assert finale.moving is not less
            hand.key(pygame.K_LEFT)
            assert not finale.moving, "any press has seen enough"
            hand.key(pygame.K_ESCAPE)
            assert top(hand).name == "title" and not found.evenings.evening.under_way


def test_leaving_in_the_middle_leads_to_the_evening_and_on_with_the_match(tmp_path: Path) -> None:
    with program(tmp_path) as (_found, hand):
        hand.click_on("button:evening")
        hand.click_on("button:deal")
        name = stored(tmp_path)["match"]
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:leave")
        assert isinstance(top(hand), EveningScene)
        assert buttons(hand)["button:deal"] == "Go on with the match" and "button:seats" not in buttons(hand)
        hand.key(pygame.K_ESCAPE)
        assert buttons(hand)["button:evening"] == "Evening 1/4"
        hand.click_on("button:evening")
        hand.click_on("button:deal")
        assert isinstance(top(hand), MatchScene) and stored(tmp_path)["match"] == name


CUT_OFF = """
import os, signal, sys
from pathlib import Path
from tests.evening_hands import let_bots_play, on_table, play_out
from tests.stage import program
import pygame
with program(Path(sys.argv[1])) as (_found, hand):
    hand.click_on("button:evening")
    hand.click_on("button:deal")
    play_out(hand)
    if sys.argv[2] == "results":
        os.kill(os.getpid(), signal.SIGKILL)
    hand.key(pygame.K_RETURN)
    hand.click_on("button:deal")
    let_bots_play(on_table(hand), 20_000)
    hand.step(3)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def cut_off(folder: Path, where: str) -> None:
    """Plays an evening in a process of its own until it is killed there."""
    done = subprocess.run([sys.executable, "-c", CUT_OFF, str(folder), where], cwd=Path(__file__).parents[1],
                          env=os.environ | {"PYTHONPATH": "."}, capture_output=True, text=True, timeout=120)
    assert done.returncode == -signal.SIGKILL, done.stderr


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.timeout(180)
def test_killed_in_the_middle_of_a_match_it_goes_on_and_the_match_counts(tmp_path: Path) -> None:
    cut_off(tmp_path, "match")
    with program(tmp_path) as (found, hand):
        assert found.evenings.evening.under_way and len(found.evenings.evening.played) == 1
        assert buttons(hand)["button:evening"] == "Evening 2/4"
        hand.key(pygame.K_RETURN)  # Continue has the focus
        scene = on_table(hand)
        assert scene.match.referee.record.game == USUAL[1] and scene.match.now > 15_000
        assert scene.seats == found.evenings.evening.company
        play_out(hand)
        hand.key(pygame.K_RETURN)
        assert isinstance(top(hand), EveningScene)
        assert [each.game for each in found.evenings.evening.played] == list(USUAL[:2])


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.timeout(180)
def test_killed_at_the_results_the_match_counts_all_the_same_and_only_once(tmp_path: Path) -> None:
    cut_off(tmp_path, "results")
    for _start in range(2):
        with program(tmp_path) as (found, hand):
            assert [each.game for each in found.evenings.evening.played] == [USUAL[0]]
            assert buttons(hand)["button:continue"].startswith("Continue")
            hand.key(pygame.K_RETURN)  # no match can go on, but the evening can
            assert isinstance(top(hand), EveningScene)


def test_a_match_that_is_gone_is_dealt_anew(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.click_on("button:evening")
        hand.click_on("button:deal")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:leave")
        (tmp_path / "matches" / stored(tmp_path)["match"]).unlink()
        hand.key(pygame.K_ESCAPE)
        assert not found.evenings.evening.under_way
        hand.click_on("button:evening")
        assert buttons(hand)["button:deal"] == "Deal the next game"


def test_a_damaged_evening_is_one_sentence_and_a_new_one_begins(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    with program(tmp_path) as (found, hand):
        assert top(hand).name == "message" and "evening.json is damaged" in top(hand).prompt
        hand.key(pygame.K_RETURN)
        hand.click_on("button:evening")
        assert found.evenings.evening.playlist == USUAL


def test_another_match_in_between_is_no_part_of_the_evening(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.click_on("button:evening")
        hand.click_on("button:deal")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:leave")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:deal:schummel_hummel")
        play_out(hand)
        assert "button:rematch" in buttons(hand) and "button:onward" not in buttons(hand)
        hand.click_on("button:title")
        assert found.evenings.evening.played == () and found.evenings.evening.match


def test_five_people_are_told_which_game_has_no_seat_for_all_of_them(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.app.settings.match = MatchSettings(seats=PARTY)
        found.evenings._keep(replace(found.evenings.evening, playlist=("heuschrecken_poker", "moemmen")))
        found.evenings.open()
        hand.step()
        scene = top(hand)
        assert isinstance(scene, EveningScene) and scene.why_not.startswith("Heuschrecken Poker is for 4 at most")
        hand.click_on("button:deal")
        assert top(hand) is scene
        hand.click_on("button:games")
        hand.click_on("button:add:schnattergei")  # 2 to 4 as well
        assert found.evenings.evening.playlist == ("heuschrecken_poker", "moemmen")
        hand.click_on("button:down:0")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:deal")
        assert isinstance(top(hand), MatchScene)


def test_a_bot_too_many_sits_out_and_the_company_comes_back(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.app.settings.match = MatchSettings(seats=default_seats(5))
        found.evenings._keep(replace(found.evenings.evening, playlist=("schnattergei", "moemmen")))
        found.evenings.open()
        found.evenings.deal()
        assert len(on_table(hand).seats) == 4
        play_out(hand)
        hand.key(pygame.K_RETURN)
        evening = found.evenings.evening
        assert evening.played[0].places[4] == 0 and sum(evening.totals) == 2 * (5 + 4 + 3 + 2)
        assert len(hand.app.settings.match.seats) == 5
        hand.click_on("button:deal")
        assert len(on_table(hand).seats) == 5


def test_who_changes_seats_keeps_the_points(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.click_on("button:evening")
        hand.click_on("button:deal")
        play_out(hand)
        hand.key(pygame.K_RETURN)
        before = found.evenings.evening
        hand.key(pygame.K_x)
        assert top(hand).name == "seats"
        hand.click_on("button:away:2")
        assert found.evenings.evening.totals == (*before.totals[:2], before.totals[3])
        hand.click_on("button:add")
        assert len(found.evenings.evening.company) == 4
        hand.click_on("button:deal")
        assert on_table(hand).match.referee.record.game == USUAL[1]


def test_begin_anew_asks_once_and_keeps_the_games(tmp_path: Path) -> None:
    with program(tmp_path) as (found, hand):
        hand.click_on("button:evening")
        hand.click_on("button:games")
        hand.click_on("button:remove:1")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:deal")
        hand.key(pygame.K_ESCAPE)
        hand.click_on("button:leave")
        hand.click_on("button:games")
        hand.click_on("button:anew")
        hand.key(pygame.K_ESCAPE)
        assert found.evenings.evening.match
        hand.click_on("button:anew")
        hand.click_on("button:anew")
        assert isinstance(top(hand), EveningScene)
        assert not found.evenings.evening.under_way and len(found.evenings.evening.playlist) == 3
