"""Pictures of practice: the drills, one of them in words, a session, its result, and the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game import playing
from game.core.actions import Call
from game.core.record import Record
from game.datadir import DataDir
from game.decks import load_decks
from game.history import History
from game.scenes.practice.course import Course, Done
from game.scenes.practice.grid import PracticeActs, PracticeScene
from game.scenes.practice.intro import IntroScene
from game.scenes.practice.result import DrillResultScene, ResultActs
from game.scenes.practice.session import DrillScene
from game.scenes.practice.statistics import StatisticsScene
from game.settings import SeatSetting

from .studio import Look, Shot, Studio, nothing

BEFORE = 9
"""Sessions that were played before the pictures are taken."""
SLOW_MS, QUICKER_MS = 520, 18
BOTS = ("calm:1", "calm:2")
MOMENTS = {"telescope": "shown", "call": "shown", "double": "after", "herd": "after", "bluff": "shown"}
"""The other drills of trials, and the phase of a trial in which their picture is taken."""
PICTURED, LOOKS_MS = 2, 320
"""After so many trials, so long into the phase."""


def practice(look: Look) -> Iterator[Shot]:
    course = _practised()
    yield "practice", _one(look, PracticeScene(course, PracticeActs(nothing, nothing, nothing, nothing, nothing)))
    yield "drill_intro", _one(look, IntroScene(course, "wasp", nothing))
    yield "drill_play", _played(look, course)
    acts = ResultActs(nothing, nothing, nothing)
    yield "drill_result", _one(look, DrillResultScene(_session(course, BEFORE), "wasp", "mouse", acts))
    for skill, phase in MOMENTS.items():
        yield f"drill_{skill}_intro", _one(look, IntroScene(course, skill, nothing))
        yield f"drill_{skill}_play", _shown(look, course, skill, phase)
        yield f"drill_{skill}_result", _one(look, DrillResultScene(_by_bot(course, skill), skill, "mouse", acts))
    yield "statistics", _one(look, StatisticsScene(course, DataDir(Path()), nothing))


def _one(look: Look, scene: PracticeScene | IntroScene | DrillResultScene | StatisticsScene) -> pygame.Surface:
    studio = Studio(look, scene)
    studio.run()
    return studio.picture()


def _practised() -> Course:
    """Somebody who gets quicker at wasps."""
    days = iter(f"2026-11-{day:02d}T20:{minute}:00" for day in range(1, 29) for minute in (15, 25))
    course = Course(History.in_memory(), load_decks(), "Ada", lambda: next(days), seed=7)
    for n in range(BEFORE):
        _session(course, n)
    return course


def _session(course: Course, number: int) -> Done:
    """Bangs at every wasp, a little quicker each time, and at a stinger now and then."""
    match = playing.begin(course.deal("wasp"))
    table = match.referee.table
    while not table.game_over:
        match.advance(table.next_due)
        facts = match.referee.rules.facts(table, 0)
        n = facts["number"]
        stings = "stinger" in table.faces[facts["laid"][-1]].traits if facts["laid"] else False
        if facts["phase"] == "shown" and (not stings or n % 11 == number % 11):
            after = SLOW_MS - QUICKER_MS * number + (n * 37 + number * 11) % 90 - 45
            match.submit(Call(0, "slap"), table.now + after)
    match.referee.record.length_ms = table.now
    return course.finish("wasp", match.referee.record, "mouse")


def _played(look: Look, course: Course) -> pygame.Surface:
    """In the middle of a session, right after a bang."""
    record = course.deal("wasp")
    scene = DrillScene(playing.begin(record), (SeatSetting(),), nothing, nothing, 348)
    studio = Studio(look, scene)
    bangs = 0
    while bangs < 15:
        studio.run()
        studio.picture()
        facts = scene.seat_view.facts
        if facts["phase"] != "shown":
            continue
        studio.run(320)
        if "stinger" not in scene.seat_view.face(facts["laid"][-1]).traits:
            scene.submit(Call(0, "slap"))
            bangs += 1
        studio.run(80)
    return studio.picture()


def _dealt(course: Course, skill: str, bot: str = BOTS[-1]) -> Record:
    """A session at which a bot plays."""
    record = course.deal(skill)
    record.kinds[0] = bot
    return record


def _by_bot(course: Course, skill: str) -> Done:
    """Two sessions, so that there is a curve."""
    for bot in BOTS:
        match = playing.begin(_dealt(course, skill, bot))
        while not match.referee.table.game_over:
            match.advance(match.now + 1000)
        done = course.finish(skill, match.referee.record, "mouse")
    return done


def _shown(look: Look, course: Course, skill: str, phase: str) -> pygame.Surface:
    scene = DrillScene(playing.begin(_dealt(course, skill)), (SeatSetting(),), nothing, nothing)
    studio = Studio(look, scene)
    while len(scene.seat_view.facts["results"]) < PICTURED or scene.seat_view.facts["phase"] != phase:
        studio.run()
    studio.run(LOOKS_MS)
    return studio.picture()
