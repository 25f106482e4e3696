"""What the four lessons teach, without a screen: the real match, the real companions."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.record import lines, parse
from game.playing import resume
from game.preferences import Preferences
from game.referee.view import SeatView
from game.scenes.guided import lessons
from game.scenes.guided.drawing import Told, draw_slip
from game.scenes.guided.lesson import Progress
from game.scenes.guided.lessons import LESSONS
from game.scenes.guided.ways import WAYS, way
from game.scenes.shots.studio import Look, Studio
from game.view.canvas import Canvas
from game.view.i18n import _, use
from game.view.layout import Box
from tests.drawn import drawn
from tests.scenes.guided.lecture import NAMES, Lecture
from tests.words_audit import complaints, listening

GAMES = sorted(LESSONS)
LONGEST_MS = 180_000
LOST_MS = 400_000
ABOUT_NINE = range(8, 10)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_learns_every_step_within_three_minutes(game: str) -> None:
    lecture = Lecture(game)
    lecture.follow(LONGEST_MS, pause_ms=6_000)
    assert lecture.progress.over and lecture.now < LONGEST_MS
    assert lecture.left_out == [], "a step was left out"
    assert len(lecture.lesson.steps) in ABOUT_NINE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_else_somebody_does_the_guide_goes_on(game: str, seed: int) -> None:
    """Any legal acts first, then what is shown: nobody is stuck."""
    dice, lecture = Random(seed), Lecture(game)
    for _act in range(dice.randrange(1, 40)):
        if lecture.progress.over:
            break
        if dice.random() < 0.4:
            lecture.do(lecture.progress.cue())
        else:
            lecture.anything(dice)
        lecture.wait(dice.choice((200, 600, 1_500, 4_000)))
    lecture.follow(LOST_MS)
    assert lecture.progress.over, lecture.progress.cue()


@pytest.mark.parametrize("game", GAMES)
def test_a_cue_only_shows_what_would_be_accepted(game: str) -> None:
    """Followed to the letter, the referee refuses nothing."""
    lecture, refused = Lecture(game), []
    submit = lecture.match.referee.submit

    def watched(action, at):  # type: ignore[no-untyped-def]
        answer = submit(action, at)
        if answer is not None and action.seat == 0:
            refused.append((action, answer))
        return answer

    lecture.match.referee.submit = watched  # type: ignore[method-assign]
    lecture.follow(LONGEST_MS)
    assert lecture.progress.over and refused == []


@pytest.mark.parametrize("game", GAMES)
def test_the_same_lesson_is_the_same_match_and_goes_on_from_its_record(game: str) -> None:
    first, second = Lecture(game), Lecture(game)
    for lecture in (first, second):
        lecture.follow(30_000)
    record = first.match.referee.record
    assert record.inputs == second.match.referee.record.inputs and record.inputs
    again = resume(parse("".join(f"{line}\n" for line in lines(record))))
    assert again.referee.record.inputs == record.inputs


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_never_names_what_the_pupil_does_not_see(game: str) -> None:
    """Cards that are hidden are swapped behind the pupil's back: what is said stays the same."""
    plain, swapped = Lecture(game), Lecture(game)
    table = swapped.match.referee.table
    hidden = [card for pile in (*table.hands[1:], "draw") for card in table.piles.get(pile, ())
              if not swapped.view.sees(card)]
    for lecture in (plain, swapped):
        lecture.wait(400)
    faces = list(table.faces)
    for one, other in zip(hidden, reversed(hidden), strict=True):
        if one < other:
            faces[one], faces[other] = faces[other], faces[one]
    table.faces = tuple(faces)
    assert plain.progress.cue() == swapped.progress.cue()


def test_the_second_cheat_is_called_and_the_first_is_not() -> None:
    lecture = Lecture("schummel_hummel")
    cards = list(lecture.view.hand)
    lecture.carry(cards[-1], "lap:0")
    lecture.wait(6_000)
    assert len(lecture.view.hand) == len(cards) - 1 and lecture.view.facts["watchman"] == 1
    lecture.carry(cards[-2], "lap:0")
    lecture.wait(6_000)
    assert lecture.view.facts["watchman"] == 0, "caught, and the worm came along"


def test_whoever_sleeps_through_the_wasp_gets_cards_and_the_lesson_goes_on() -> None:
    lecture = Lecture("schummel_hummel")
    while lecture.view.facts["wasp"] != "plain" and lecture.now < LONGEST_MS:
        lecture.do(lecture.progress.cue())
        lecture.wait(200)
    before = len(lecture.view.hand)
    lecture.wait(16_000)
    assert len(lecture.view.hand) > before
    lecture.follow(LONGEST_MS)
    assert lecture.progress.over


def test_the_companions_never_stop_when_the_pupil_does_nothing() -> None:
    for game in GAMES:
        lecture = Lecture(game)
        lecture.wait(120_000)
        assert lecture.progress.at == 0, "nothing was done, nothing is ticked"
        lecture.follow(LONGEST_MS)
        assert lecture.progress.over


def test_a_step_can_begin_anew() -> None:
    lecture = Lecture("moemmen")
    lecture.follow(20_000)
    at = lecture.progress.at
    again = Progress(lecture.lesson, SeatView(lecture.match.referee, 0), NAMES[:3], at)
    assert 0 < again.at == at and again.now.happened.total() == 0


def test_every_gesture_has_signs_for_every_device() -> None:
    for how in WAYS:
        assert all(way(how, device) for device in ("mouse", "keyboard", "pad")), how


@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
def test_sentences_are_short(language: str) -> None:
    """Three lines of 22 characters in English; what is translated may be a third longer."""
    most = 66 if language == "en" else 88
    use(language)
    sentences = [_(words).format(name="Rosa", word="Elephant", n=3) for words in _sentences()]
    assert len(sentences) > 50
    assert [words for words in sentences if len(words) > most] == []


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
def test_every_sentence_fits_its_slip(language: str, size: tuple[int, int], percent: int) -> None:
    look = Look(size, Preferences(language=language, text_percent=percent), drawn())
    stage = Studio(look)
    surface, found = pygame.Surface(size), []
    with listening(size) as ear:
        for lesson in LESSONS.values():
            for words in _sentences(lesson.game):
                ear.marks.clear()
                told = Told(_(words).format(name="Berta", word="Elephant", n=3), way("carry", "keyboard"), "happy")
                draw_slip(Canvas(surface, stage.frame, stage.raster), Box(400, 300, *lesson.slip[2:]), told)
                found += complaints(ear.marks, size)
    assert found == []


def _sentences(game: str = "*") -> list[str]:
    """Every sentence that a lesson can say."""
    nodes = [node for path in Path(lessons.__file__).parent.glob(f"{game}.py")
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return [arg.value for call in calls if call.func.id == "_"  # type: ignore[attr-defined]
            for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
