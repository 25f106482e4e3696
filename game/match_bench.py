"""Measures the real match screen on the display that is there: dragging every card once, in each game, five cards at
once, and waiting for a person, in silence and with the sound device open.

Everything goes the way it goes in the program: posted events, gestures, referee, view, window.
"""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.app import App, Options
from game.bindings import CORNERS, DEFAULTS
from game.core.cards import Deck
from game.core.record import HUMAN, Record
from game.datadir import DataDir
from game.playing import begin
from game.rubbish import swept_while_asleep
from game.rules import GAMES
from game.scenes.match import MatchScene
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.bench import Times, copy_ms, figures
from game.view.sounds import Sounds
from game.view.sounds.alsa import hush
from game.view.sounds.speaker import BITS, BUFFER, EARS, RATE

SIZE = (1920, 1080)
BENCH_SEED = 1
SETTLE_S, IDLE_S = 6.0, 20.0
DRAG_FRAMES, FRAME_S = 60, 0.008
PILE_LIFTS = 6
HANDS = 5
HANDS_FRAMES = 300
STEP_FRAMES = 12
"""So often each hand at the keyboard turns to the next place: its paw is on its way all the time."""


def measure_match(deck: Deck) -> dict[str, float]:
    """A fresh match of one person and bots; it is the person's turn. Name to figure:

    ``match_drag_*``: all frames in which a card follows the mouse, from the posted event to the presented window; every
    card of the hand once, never dragged before. ``match_grab_*``: the frames in which one is lifted out of the hand;
    ``match_first_grab_ms`` is the processor time of the very first of them.
    ``match_rest_percent``: share of a core while nothing moves but eyes; ``match_wait_percent``: with the bots' paws;
    ``match_sound_percent``: as at rest, with the sound device open; missing where there is none.
    """
    with _table(deck, MatchSettings(deck.game).seats) as (app, scene):
        grabs, drags = _drag_all(app, scene)
        found = figures("match_grab", grabs) | figures("match_drag", drags)
        found |= {"match_first_grab_ms": grabs.cpu[0], "match_first_grab_copy_ms": grabs.copies[0]}
        _run(app, SETTLE_S)
        rest, wait = _idle_percent(app, scene)
        found |= {"match_rest_percent": rest, "match_wait_percent": wait}
        hush()
        with suppress(pygame.error):
            pygame.mixer.init(RATE, BITS, EARS, BUFFER)
            found["match_sound_percent"] = _idle_percent(app, scene)[0]
            pygame.mixer.quit()
        return {name: round(value, 3) for name, value in found.items()}


def measure_games(decks: Mapping[str, Deck]) -> dict[str, float]:
    """``<game>_match_drag_*`` and ``<game>_match_grab_*`` as above, for each game but the first."""
    found: dict[str, float] = {}
    for deck in list(decks.values())[1:]:
        with _table(deck, MatchSettings(deck.game).seats) as (app, scene):
            grabs, drags = _drag_all(app, scene)
            if len(grabs.frames) > 1:
                found |= figures(f"{deck.game}_match_grab", grabs) | figures(f"{deck.game}_match_drag", drags)
    return found


def measure_hands(decks: Mapping[str, Deck]) -> dict[str, float]:
    """``hands_drag_*``: frames in which five people carry a card each, one with the mouse and four at the corners of
    the keyboard, from the posted events to the presented window. Nothing without a game in which five may do so."""
    deck = next((each for each in decks.values() if GAMES[each.game].covert and each.players[1] >= HANDS), None)
    if deck is None:
        return {}
    seats = tuple(replace(seat, player=HUMAN, device=device)
                  for seat, device in zip(default_seats(HANDS), ("mouse", *CORNERS), strict=True))
    with _table(deck, seats) as (app, scene):
        _run(app, SETTLE_S)
        for corner in CORNERS:
            _tap(corner, "right")
            _tap(corner, "accept")
        return figures("hands_drag", _drag_among_hands(app, scene))


def _drag_among_hands(app: App, scene: MatchScene) -> Times:
    times, started = Times([], [], []), 10
    _post(pygame.MOUSEBUTTONDOWN, (2, 2), button=3)  # with several people, own cards are there while one peeks
    app.step()
    app.input.button_held = lambda: True
    start = scene.view.things[-1].pose
    _frame(Times([], [], []), app, pygame.MOUSEBUTTONDOWN, _pixel(app, (start.x, start.y)), button=1)
    for n in range(started + HANDS_FRAMES):
        time.sleep(FRAME_S)
        for part, corner in enumerate(CORNERS):
            if (n + part * STEP_FRAMES // len(CORNERS)) % STEP_FRAMES == 0:
                _tap(corner, "right")
        at = start.x + 160 * math.sin(n / 20), start.y - 200 - 120 * math.cos(n / 27)
        into = times if n >= started else Times([], [], [])
        _frame(into, app, pygame.MOUSEMOTION, _pixel(app, at), rel=(1, 1), buttons=(1, 0, 0))
        assert sum(card >= 0 for card in scene.match.referee.table.held) == HANDS, "a hand has let go"
    app.input.button_held = lambda: False
    return times


def _tap(corner: str, act: str) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        code = DEFAULTS[corner][act]
        pygame.event.post(pygame.Event(kind, key=0, mod=0, unicode="", scancode=code))


@contextmanager
def _table(deck: Deck, seats: Sequence[SeatSetting]) -> Iterator[tuple[App, MatchScene]]:
    """The window with a match whose first turn is the first person's."""
    kinds = [seat.player for seat in seats]
    with tempfile.TemporaryDirectory() as folder:
        data = DataDir.open(Path(folder))
        match = begin(Record(deck, [seat.name for seat in seats], kinds, BENCH_SEED, deck.house()))
        app, scene = App(data, Options(SIZE)), MatchScene(match, seats)
        app.sounds = Sounds()  # nobody wants to hear a bench
        app.push(scene)
        try:
            with swept_while_asleep():
                yield app, scene
        finally:
            app.pop()
            data.close()


def _run(app: App, seconds: float) -> None:
    """The program's own loop, for a while."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pygame.event.post(pygame.Event(pygame.USEREVENT))  # so that the sleep can't outlast the time
        app.step()
        time.sleep(FRAME_S)


def _drag_all(app: App, scene: MatchScene) -> tuple[Times, Times]:
    """Every card of the own hand once; where there is none, the top of the own pile a few times."""
    _run(app, SETTLE_S)
    grabs, drags = Times([], [], []), Times([], [], [])
    cards = [f"card:{card.card}" for card in scene.view.look.hand]
    for name in cards or [f"pile:{scene.own}"] * PILE_LIFTS:
        _drag(app, scene, name, grabs, drags)
    return grabs, drags


def _drag(app: App, scene: MatchScene, name: str, grabs: Times, drags: Times) -> None:
    """Up over the table, to and fro, and back into the hand: it leans, and the hand makes room for it."""
    thing = scene.view.thing(name)
    if thing is None:
        return
    home = thing.pose.x, thing.pose.y
    app.input.button_held = lambda: True
    _frame(grabs, app, pygame.MOUSEBUTTONDOWN, _pixel(app, home), button=1)
    for n in range(DRAG_FRAMES):
        time.sleep(FRAME_S)
        share = n / (DRAG_FRAMES - 1)
        at = home[0] + 160 * math.sin(4 * math.pi * share), home[1] - 240 * math.sin(math.pi * share)
        _frame(drags, app, pygame.MOUSEMOTION, _pixel(app, at), rel=(1, 1), buttons=(1, 0, 0))
    app.input.button_held = lambda: False
    _frame(Times([], [], []), app, pygame.MOUSEBUTTONUP, _pixel(app, home), button=1)
    _run(app, 0.4)


def _pixel(app: App, at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0] * app.frame.unit), round(at[1] * app.frame.unit)


def _frame(times: Times, app: App, kind: int, pos: tuple[int, int], **facts: Any) -> None:
    """From the event to the presented frame; then a memory copy beside it."""
    began, used = time.perf_counter(), time.process_time()
    _post(kind, pos, **facts)
    app.step()
    times.frames.append((time.perf_counter() - began) * 1000)
    times.cpu.append((time.process_time() - used) * 1000)
    times.copies.append(copy_ms())


def _post(kind: int, pos: tuple[int, int], **facts: Any) -> None:
    pygame.event.post(pygame.Event(kind, pos=pos, touch=False, **facts))


def _idle_percent(app: App, scene: MatchScene) -> tuple[float, float]:
    """While nothing moves, and on the whole: the program's own loop, with nobody touching anything."""
    used, lasted = {True: 0.0, False: 0.0}, {True: 1e-9, False: 1e-9}
    until = time.monotonic() + IDLE_S
    while time.monotonic() < until:
        began, cpu, moved = time.monotonic(), time.process_time(), scene.view.flying or scene.view.paws
        app.step()
        moving = bool(moved or scene.view.flying or scene.view.paws)
        used[moving] += time.process_time() - cpu
        lasted[moving] += time.monotonic() - began
    return 100 * used[False] / lasted[False], 100 * sum(used.values()) / sum(lasted.values())
