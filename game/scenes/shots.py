"""``shots DIR``: a PNG of every screen and of moments in play, without a display.

The matches play by themselves on a stage whose clock runs as fast as it can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.bots import make_bot
from game.core.cards import Deck
from game.core.record import HUMAN, Record
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.canvas import Canvas
from game.view.commands import MOUSE, Command, Kind
from game.view.raster import Raster

from . import rulebook
from .base import Scene
from .match import MatchScene
from .match_menus import open_pause, pass_mouse
from .message import Choice, MessageScene
from .name import NameScene
from .render import StillStage
from .replay import ReplayScene
from .results import ResultsScene
from .rules import RulesScene
from .seats import SeatsScene
from .title import GameTile, Saved, TitleActs, TitleScene

STEP_MS = 40
CARRY_STEPS = 6
PROOF_MS = 3600
LONGEST_MS = 40 * 60_000
SEEDS = range(7, 12)
"""One match seldom has everything; so many are looked through."""

Shot = tuple[str, pygame.Surface]


class ShotError(OSError):
    """A picture can't be written. The text is one sentence."""


def write_shots(folder: Path, size: tuple[int, int], decks: dict[str, Deck]) -> Iterator[Path]:
    """Writes ``NAME.png`` for each screen into the folder and gives each path. Raises :exc:`ShotError`."""
    playable = {game: deck for game, deck in decks.items() if game in GAMES}
    tiles = [GameTile(game, deck.title, deck.players) for game, deck in playable.items()]
    for number, (game, deck) in enumerate(playable.items()):
        for name, picture in _shots(deck, tiles, size):
            path = folder / f"{f'{game}_' if number else ''}{name}.png"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                pygame.image.save(picture, str(path))
            except (OSError, pygame.error) as reason:
                raise ShotError(f"{path} can't be written ({getattr(reason, 'strerror', None) or reason}).") from reason
            yield path


def _shots(deck: Deck, tiles: Sequence[GameTile], size: tuple[int, int]) -> Iterator[Shot]:
    raster = Raster()
    yield from _menus(deck, tiles, size, raster)
    yield from _play(deck, size, raster)
    yield from _other_tables(deck, size, raster)


class Studio(StillStage):
    """A stage with a stack of scenes and a clock of its own."""

    def __init__(self, size: tuple[int, int], raster: Raster, *scenes: Scene) -> None:
        super().__init__(size, raster)
        self.scenes: list[Scene] = []
        for scene in scenes:
            self.push(scene)

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.top.pause()
        self.scenes.append(scene)
        scene.enter(self)

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.scenes:
            self.top.resume()

    def run(self, ms: int = STEP_MS) -> None:
        """Let time pass, in frames."""
        until = self.now_ms + ms
        while self.now_ms < until:
            self.now_ms += STEP_MS
            self.top.update(self.now_ms)

    def picture(self) -> pygame.Surface:
        surface = pygame.Surface(self.frame.size_px)
        first = max(index for index, scene in enumerate(self.scenes) if scene.covers)
        for scene in self.scenes[first:]:
            scene.draw(Canvas(surface, self.frame, self.raster), True)
        return surface


def _nothing(*_: object) -> None:
    """What a button in a picture does."""


def _menus(deck: Deck, tiles: Sequence[GameTile], size: tuple[int, int], raster: Raster) -> Iterator[Shot]:
    settings = MatchSettings(deck.game)
    acts = TitleActs(_nothing, _nothing, _nothing, _nothing, _nothing)
    choices = [Choice("go_on", "Go on with the match", "play", _nothing),
               Choice("report", "Save bug report", "save", _nothing)]
    seats = SeatsScene(settings, deck.title, deck.players, _nothing, _nothing, _nothing)
    screens: list[tuple[str, list[Scene]]] = [
        ("title", [TitleScene(tiles, acts, settings)]),
        ("title_continue", [TitleScene(tiles, acts, settings, Saved(deck.title, 2, 4))]),
        ("seats", [seats]),
        ("name", [SeatsScene(settings, deck.title, deck.players, _nothing, _nothing, _nothing),
                  NameScene("Ada", "fox", _nothing)]),
        ("rules", [RulesScene(rulebook.load(deck.game), GAMES[deck.game].rulings)]),
        ("message", [MessageScene("That wasn't meant to happen", "The match is saved up to the last card.", choices,
                                  mood="stumbled")]),
    ]
    for name, scenes in screens:
        studio = Studio(size, raster, *scenes)
        studio.run()
        yield name, studio.picture()


# A match that plays by itself


def _self_playing(deck: Deck, seats: tuple[SeatSetting, ...], seed: int) -> Match:
    """A match in which bots play at the people's seats too."""
    record = Record(deck, [seat.name for seat in seats], [seat.player for seat in seats], seed, deck.house())
    referee = Referee(GAMES[deck.game], record)
    kinds = ["sly:3" if each.player == HUMAN else each.player for each in seats]
    return Match(referee, [make_bot(kind, seat, SeatView(referee, seat), seed) for seat, kind in enumerate(kinds)])


def _play(deck: Deck, size: tuple[int, int], raster: Raster) -> Iterator[Shot]:
    done: set[str] = set()
    for seed in SEEDS:
        seats = default_seats(4)
        scene = MatchScene(_self_playing(deck, seats, seed), seats)
        studio = Studio(size, raster, scene)
        for name, picture in _moments(studio, scene, done):
            done.add(name)
            yield name, picture
        if "replay" not in done:
            done.add("replay")
            yield "replay", _replay(scene, size, raster)
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
            studio.pop()
        studio.pop()
        if not over:
            scene.next_round()
        return
    yield top.name, studio.picture()
    studio.pop()


def _replay(scene: MatchScene, size: tuple[int, int], raster: Raster) -> pygame.Surface:
    studio = Studio(size, raster, ReplayScene(scene.match.referee.record, scene.seats))
    studio.run(20_000)
    return studio.picture()


def _other_tables(deck: Deck, size: tuple[int, int], raster: Raster) -> Iterator[Shot]:
    """Other numbers of players, and two people who share the mouse."""
    least, most = deck.players
    for count in (least, most):
        yield f"match_{count}_players", _soon(deck, default_seats(count), size, raster).picture()
    seats = (SeatSetting(), SeatSetting(HUMAN, "Ben", "otter"), *default_seats(4)[2:])
    studio = _soon(deck, seats, size, raster)
    yield "match_two_people", studio.picture()
    scene = studio.top
    if isinstance(scene, MatchScene):
        pass_mouse(scene, 1)
        studio.run()
        yield "pass_mouse", studio.picture()


def _soon(deck: Deck, seats: tuple[SeatSetting, ...], size: tuple[int, int], raster: Raster) -> Studio:
    """Some twenty seconds into a match."""
    studio = Studio(size, raster, MatchScene(_self_playing(deck, seats, SEEDS[0]), seats))
    table = studio.top
    while studio.now_ms < 20_000 or table.moving and studio.now_ms < 40_000:
        studio.run()
        if studio.top is not table:
            studio.run(PROOF_MS)
            studio.pop()
    return studio
