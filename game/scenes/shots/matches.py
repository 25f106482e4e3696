"""Pictures of moments in matches that play by themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.cards import Deck
from game.core.record import HUMAN
from game.scenes.base import Scene
from game.scenes.match import MatchScene
from game.scenes.match_menus import open_pause, pass_mouse
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.reveal import RevealScene
from game.settings import SeatSetting, default_seats
from game.view.commands import MOUSE, Command, Kind

from .studio import Look, Shot, Studio, self_playing

CARRY_STEPS = 6
PROOF_MS = 3600
LONGEST_MS = 40 * 60_000
SEEDS = range(7, 12)
"""One match seldom has everything; so many are looked through."""


def play(deck: Deck, look: Look) -> Iterator[Shot]:
    done: set[str] = set()
    for seed in SEEDS:
        seats = default_seats(4)
        scene = MatchScene(self_playing(deck, seats, seed), seats)
        studio = Studio(look, scene)
        for name, picture in _moments(studio, scene, done):
            done.add(name)
            yield name, picture
        if "replay" not in done:
            done.add("replay")
            yield "replay", _replay(scene, look)
        if {*(f"match_{name}" for name in scene.play.moments()), "match", "match_over"} <= done:
            return


def _moments(studio: Studio, scene: MatchScene, done: set[str]) -> Iterator[Shot]:
    """Watches a match to its end, and takes each picture the first time that there is something to see."""
    while studio.now_ms < LONGEST_MS:
        studio.run()
        if studio.top is not scene:
            over = scene.seat_view.game_over
            yield from ((name, shot) for name, shot in _led_to(studio, scene) if name not in done)
            if over:
                return
            continue
        for name in [f"match_{name}" for name, is_now in scene.play.moments().items() if is_now]:
            if name not in done:
                yield name, studio.picture()
        if "match" not in done and _own_turn(scene):
            yield from _hands_on(studio, scene)


def _own_turn(scene: MatchScene) -> bool:
    view = scene.seat_view
    empty = not any(view.held(seat) for seat in range(view.seats))
    turn = (scene.own == view.turn or scene.own in view.owes) and scene.play.shown_drags()
    return (
        bool(turn) and not scene.play.holds and view.now > 8_000 and empty and any(act.card >= 0 for act in view.acts())
    )


def _hold_still(studio: Studio, scene: MatchScene, frames: int = 40) -> None:
    """Let what flies land while the match stands still."""
    for _ in range(frames):
        scene.time.pause()
        studio.run()


def _hands_on(studio: Studio, scene: MatchScene) -> Iterator[Shot]:
    """The turn, and an own card on its way to where it may go, or may not be seen."""
    _hold_still(studio, scene)
    yield "match", studio.picture()
    for name, zone in scene.play.shown_drags().items():
        hand = [item for item in scene.inspect_items() if ("place", "hand") in item.extra and item.enabled]
        if not hand:
            break
        start = pygame.Rect(hand[0].rect).center
        _drag(studio, scene, start, start)
        zone = zone or next((each for each in sorted(scene.moment.lit) if not each.startswith("hand")), "")
        if zone:
            unit, (x, y) = studio.frame.unit, scene.layout.area(zone).centre
            _drag(studio, scene, start, (round(x * unit), round(y * unit)))
        yield f"match_{name}", studio.picture()
        scene.handle(Command(Kind.POINTER_LOST, MOUSE))
        _hold_still(studio, scene)
    open_pause(scene)
    studio.run()
    yield "pause", studio.picture()
    studio.pop()


def _drag(studio: Studio, scene: MatchScene, start: tuple[int, int], end: tuple[int, int]) -> None:
    scene.handle(Command(Kind.POINTER_MOVE, MOUSE, at=start, path=(start,)))
    scene.handle(Command(Kind.POINTER_DOWN, MOUSE, at=start, path=(start,)))
    for step in range(1, CARRY_STEPS + 1):
        part = step / CARRY_STEPS
        at = (round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part))
        scene.handle(Command(Kind.POINTER_MOVE, MOUSE, at=at, path=(at,)))
        _hold_still(studio, scene, 2)


def _led_to(studio: Studio, scene: MatchScene) -> Iterator[Shot]:
    """The screen that a verdict or the end of a round has led to; then back to the table."""
    top = studio.top
    studio.run(PROOF_MS)
    if studio.top is not top:
        return
    if isinstance(top, ResultsScene):
        over = scene.seat_view.game_over
        yield "match_over" if over else "results", studio.picture()
        more = scene.play.more_results()
        if more:
            studio.push(more[2])
            studio.run(PROOF_MS)
            yield more[2].name, studio.picture()
            yield from _film(studio, more[2])
            studio.pop()
        studio.pop()
        if not over:
            scene.next_round()
        return
    yield top.name, studio.picture()
    studio.pop()


def _film(studio: Studio, reveal: Scene) -> Iterator[Shot]:
    """Of the find that the reveal has chosen."""
    if isinstance(reveal, RevealScene) and reveal.finds:
        reveal.watch()
        studio.run(2400)
        yield studio.top.name, studio.picture()
        studio.pop()


def _replay(scene: MatchScene, look: Look) -> pygame.Surface:
    studio = Studio(look, ReplayScene(scene.match.referee.record, scene.seats))
    studio.run(20_000)
    return studio.picture()


def other_tables(deck: Deck, look: Look) -> Iterator[Shot]:
    """Other numbers of players, and two people who share the mouse."""
    least, most = deck.players
    for count in (least, most):
        yield f"match_{count}_players", _soon(deck, default_seats(count), look).picture()
    seats = (SeatSetting(), SeatSetting(HUMAN, "Ben", "otter"), *default_seats(4)[2:])
    studio = _soon(deck, seats, look)
    yield "match_two_people", studio.picture()
    scene = studio.top
    if isinstance(scene, MatchScene):
        pass_mouse(scene, 1)
        studio.run()
        yield "pass_mouse", studio.picture()


def _soon(deck: Deck, seats: tuple[SeatSetting, ...], look: Look) -> Studio:
    """Some twenty seconds into a match."""
    studio = Studio(look, MatchScene(self_playing(deck, seats, SEEDS[0]), seats))
    table = studio.top
    while studio.now_ms < 20_000 or table.moving and studio.now_ms < 40_000:
        studio.run()
        if studio.top is not table:
            studio.run(PROOF_MS)
            studio.pop()
    return studio
