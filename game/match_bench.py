"""Measures the real match screen on the display that is there: dragging every card once, and waiting for a person.

Everything goes the way it goes in the program: posted events, gestures, referee, view, window.
"""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.app import App, Options
from game.core.cards import Deck
from game.core.record import Record
from game.datadir import DataDir
from game.playing import begin
from game.scenes.match import MatchScene
from game.settings import MatchSettings
from game.view.bench import Times, copy_ms, figures
from game.view.sounds import Sounds

SIZE = (1920, 1080)
BENCH_SEED = 1
SETTLE_S, IDLE_S = 6.0, 20.0
DRAG_FRAMES, FRAME_S = 60, 0.008


def measure_match(deck: Deck, idle_s: float = IDLE_S) -> dict[str, float]:
    """A fresh match of one person and bots; it is the person's turn. Name to figure:

    ``match_drag_*``: all frames in which a card follows the mouse, from the posted event to the presented window; every
    card of the hand once, never dragged before. ``match_grab_*``: the frames in which one is lifted out of the hand.
    ``match_rest_percent``: share of a core while nothing moves but eyes; ``match_wait_percent``: with the bots' paws.
    """
    with _table(deck) as (app, scene):
        _run(app, SETTLE_S)
        grabs, drags = Times([], []), Times([], [])
        for card in scene.view.look.hand:
            _drag(app, scene, f"card:{card.card}", grabs, drags)
        _run(app, SETTLE_S)
        rest, wait = _idle_percent(app, scene, idle_s)
        return figures("match_grab", grabs) | figures("match_drag", drags) | {
            "match_rest_percent": round(rest, 3), "match_wait_percent": round(wait, 3)}


@contextmanager
def _table(deck: Deck) -> Iterator[tuple[App, MatchScene]]:
    """The window with a match whose first turn is the person's."""
    settings = MatchSettings(deck.game)
    kinds = [seat.player for seat in settings.seats]
    with tempfile.TemporaryDirectory() as folder:
        data = DataDir.open(Path(folder))
        match = begin(Record(deck, list(settings.names), kinds, BENCH_SEED, deck.house()))
        app, scene = App(data, Options(SIZE)), MatchScene(match, settings.seats)
        app.sounds = Sounds()  # nobody wants to hear a bench
        app.push(scene)
        try:
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
    _frame(Times([], []), app, pygame.MOUSEBUTTONUP, _pixel(app, home), button=1)
    _run(app, 0.4)


def _pixel(app: App, at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0] * app.frame.unit), round(at[1] * app.frame.unit)


def _frame(times: Times, app: App, kind: int, pos: tuple[int, int], **facts: Any) -> None:
    """From the event to the presented frame; then a memory copy beside it."""
    began = time.perf_counter()
    pygame.event.post(pygame.Event(kind, pos=pos, touch=False, **facts))
    app.step()
    times.frames.append((time.perf_counter() - began) * 1000)
    times.copies.append(copy_ms())


def _idle_percent(app: App, scene: MatchScene, seconds: float) -> tuple[float, float]:
    """While nothing moves, and on the whole: the program's own loop, with nobody touching anything."""
    used, lasted = {True: 0.0, False: 0.0}, {True: 1e-9, False: 1e-9}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began, cpu, moved = time.monotonic(), time.process_time(), scene.view.flying or scene.view.paws
        app.step()
        moving = bool(moved or scene.view.flying or scene.view.paws)
        used[moving] += time.process_time() - cpu
        lasted[moving] += time.monotonic() - began
    return 100 * used[False] / lasted[False], 100 * sum(used.values()) / sum(lasted.values())
