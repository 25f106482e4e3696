"""What the window opens with, and how its screens lead to each other."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.company import allowances, as_allowed, company_of, seats_of
from game.core.cards import Deck, HouseValue
from game.core.record import Record
from game.core.sentence import say
from game.settings import MatchSettings, SeatSetting, one_person, save, seated_within

if TYPE_CHECKING:
    from game.app import App
    from game.crash import Note
    from game.datadir import DataDir
    from game.evenings import Evenings
    from game.matchfile import MatchFile
    from game.referee.match import Match
    from game.scenarios import Scenario
    from game.scenes.base import Scene
    from game.scenes.game_tile import GameTile
    from game.scenes.match import MatchScene
    from game.scenes.title import UnderWay


@dataclass(frozen=True, slots=True)
class Opening:
    """The title screen, unless there is a match to play or one to show again."""

    match: MatchSettings | None = None
    scenario: Path | None = None
    """Begin with this scenario's set-up instead of a deal."""
    replay: Record | None = None
    practice: str = ""
    """``all``: show the drills; else begin with this one."""
    puzzles: Sequence[Scenario] = ()
    """Play these, one after the other."""
    seed: int | None = None
    """Of the drills and puzzles."""
    guide: str = ""
    """Begin with the guided first hand of this game."""
    table: Path | None = None
    """A table map of one's own."""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    inspect: Path | None = None


class CantOpen(RuntimeError):
    """There is no window, or nothing that it could show. The text is one sentence."""


def open_window(opening: Opening, data_dir: Path | None, cards: Path | None) -> None:
    """Runs the program until its last screen is left. Raises :exc:`CantOpen`."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    _expect_display()
    from game.app import App, Options
    from game.datadir import DataDir
    from game.rules import GAMES
    from game.view.window import NoDisplay

    data = DataDir.open(data_dir)
    try:
        decks = _decks(cards, data)
        setup = _setup(opening, decks)
        _check_table(opening, setup)
        _check_inspect(opening.inspect)
        games = {game: deck.players for game, deck in decks.items() if game in GAMES}
        app = App(data, Options(opening.size, opening.fullscreen, opening.inspect, games))
        Program(app, decks, opening.table).run(opening, setup)
    except NoDisplay as reason:
        raise CantOpen(str(reason)) from reason
    finally:
        data.close()


def _expect_display() -> None:
    """SDL alone would open a display that nobody can see, and its libraries would complain in words of their own."""
    if sys.platform.startswith("linux") and not any(
            os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        raise CantOpen("Under the Table needs a display to open its window, and found none (no DISPLAY is set).")


def _decks(cards: Path | None, data: DataDir) -> dict[str, Deck]:
    from game.decks import DeckError, load_decks

    try:
        decks = load_decks(cache_dir=data.cache())
        return decks if cards is None else decks | load_decks(cards, cache_dir=data.cache())
    except DeckError as mistake:
        raise CantOpen(str(mistake)) from mistake


def _setup(opening: Opening, decks: dict[str, Deck]) -> Record | None:
    """The record of a match that begins with a scenario's set-up; its players sit where ``--seats`` says."""
    if opening.scenario is None:
        return None
    from game.rules import GAMES
    from game.scenarios import ScenarioFileError, read_file

    try:
        scenario = read_file(opening.scenario, decks, GAMES)[0]
    except ScenarioFileError as mistake:
        raise CantOpen(str(mistake)) from mistake
    settings = opening.match or MatchSettings()
    kinds = [seat.player for seat in settings.seats][:len(scenario.players)]
    if len(kinds) != len(scenario.players):
        raise CantOpen(f"{opening.scenario} is for {len(scenario.players)} players: say so with --players.")
    return Record(scenario.deck, list(scenario.players), kinds, settings.seed or 0, scenario.house, scenario.setup,
                  allow=allowances(settings.seats[:len(kinds)]))


def _check_table(opening: Opening, setup: Record | None) -> None:
    if opening.table is None:
        return
    from game.view.games import TABLES
    from game.view.layout import load_layout
    from game.view.table_file import TableError

    seats = len(setup.players) if setup else len(opening.match.seats) if opening.match else 0
    try:
        game = setup.game if setup else opening.match.game if opening.match else MatchSettings().game
        load_layout(opening.table, seats, TABLES[game].parts)
    except TableError as mistake:
        raise CantOpen(str(mistake)) from mistake


def _check_inspect(path: Path | None) -> None:
    """Somebody who asks for the file waits for it: say so at once when there can't be one."""
    from game.datadir import DataError, write_atomically

    if path is None:
        return
    try:
        if path.is_dir():
            raise DataError(f"{path} is a folder, expected the name of a file.")
        trial = path.with_name(f".{path.name}.trial")
        write_atomically(trial, b"")
        trial.unlink()
    except (OSError, ValueError) as reason:
        raise CantOpen(f"--inspect: {reason}") from reason


class Program:
    """The way from screen to screen: title, seats, match, and back."""

    def __init__(self, app: App, decks: dict[str, Deck], table: Path | None) -> None:
        from game.rules import GAMES

        self.app = app
        self.decks = {game: deck for game, deck in decks.items() if game in GAMES}
        self.table = table
        self.playing: Path | None = None
        """The record of the match on the table, or of the last one."""
        self.evenings = self._evenings()
        app.on_crash = self._stumbled

    def run(self, opening: Opening, setup: Record | None) -> None:
        """Shows the first screen, and above it what went wrong while starting."""
        from game import crash

        try:
            first, trouble = self._first(opening, setup)
        except Exception as error:
            note = crash.write_note(self.app.data, error)
            print(note.sentence, file=sys.stderr)
            first, trouble = self._stumbled(note), ()
        notes = [note for note in (self.app.data.trouble, self.app.settings_trouble, *trouble) if note]
        self.app.run(first, [self._message(note) for note in reversed(notes)])

    def _first(self, opening: Opening, setup: Record | None) -> tuple[Scene, Sequence[str]]:
        if opening.replay is not None:
            from game.scenes.replay import ReplayScene

            return ReplayScene(opening.replay, seats_of(opening.replay)), ()
        if opening.practice or opening.puzzles:
            return self._practising(opening)
        if opening.guide:
            return self._guided(opening.guide), ()
        if opening.match is not None:
            record = setup or self._record(opening.match)
            return self._match(self._begin(record), opening.match), ()
        return self._title()

    # Screens

    def _title(self) -> tuple[Scene, Sequence[str]]:
        from game.matchfile import look_through
        from game.scenes.title import Saved, TitleActs, TitleScene

        shelf = look_through(self.app.data.folder("matches"), 1)
        saved = None
        if shelf.resumable:
            newest = shelf.resumable[0]
            saved = Saved(newest.title, newest.round, len(newest.players))
        acts = TitleActs(self._quick, self._seats, self._rules, self._go_on, self.app.quit,
                         settings=self._settings, credits=self._credits, replays=self._replays,
                         guide=self._guide, practice=self._practice, evening=self.evenings.open)
        newcomer, trouble = self.app.settings.finished == 0, self.evenings.settle()
        return TitleScene(self._tiles(), acts, self.app.settings.match, saved, newcomer, self._under_way()), (
            *shelf.trouble, *trouble)

    def _under_way(self) -> UnderWay | None:
        """How far the evening is, for the title."""
        from game.scenes.title import UnderWay

        evening = self.evenings.evening
        if not evening.under_way:
            return None
        return UnderWay(len(evening.played) + 1, len(evening.playlist), self.decks[evening.next_game].title)

    def _go_home(self) -> None:
        title, trouble = self._title()
        self.app.home(title)
        for note in trouble:
            self.app.push(self._message(note))

    def _tiles(self) -> list[GameTile]:
        from game.scenes.game_tile import GameTile
        from game.scenes.games import PLAYS

        return [GameTile(game, deck.title, deck.players, PLAYS[game].needs_own_device)
                for game, deck in self.decks.items()]

    def _seats(self, game: str) -> None:
        from game.scenes.seats import SeatsScene

        settings = replace(self.app.settings.match, game=game)
        self.app.push(
            SeatsScene(settings, self._tiles(), self._deal, self._changed, self._rules, self._house_rules)
        )

    def _changed(self, settings: MatchSettings) -> None:
        self.app.settings.match = settings

    def _rules(self, game: str, ruling: str = "") -> None:
        from game.rules import GAMES
        from game.scenes.rulebook import load
        from game.scenes.rules import RulesScene
        from game.view.i18n import language

        rulings = {name: words for rules in GAMES.values() for name, words in rules.rulings.items()}
        self.app.push(RulesScene(load(game, language()), rulings, ruling, games=tuple(self.decks)))

    def _settings(self, tab: str = "picture") -> None:
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene(tab))

    def _credits(self) -> None:
        from game.scenes.credits import CreditsScene

        self.app.push(CreditsScene())

    def _house_rules(self, game: str) -> None:
        from game.scenes.house_rules import HouseRulesScene

        self.app.push(HouseRulesScene(self.decks, game, self.app.settings.houses, self._house_changed, self._rules))

    def _house_changed(self, game: str, values: dict[str, HouseValue]) -> None:
        self.app.settings.houses[game] = values

    def _house(self, game: str) -> tuple[tuple[str, HouseValue], ...]:
        """What this table plays by; a kept choice that this deck doesn't know any more is left out."""
        sound = []
        for name, value in self.app.settings.houses.get(game, {}).items():
            try:
                self.decks[game].house({name: value})
            except ValueError:
                continue
            sound.append((name, value))
        return tuple(sound)

    def _message(self, sentence: str, mood: str = "warning") -> Scene:
        from game.scenes.message import Choice, MessageScene
        from game.view.i18n import _, told

        choices = [Choice("go", _("Go on"), "play", self.app.pop)]
        return MessageScene(_("A word before we play"), told(sentence), choices, mood=mood)

    def _practice(self) -> None:
        from game.practising import Practising

        way = Practising(self.app, self.decks)
        self.app.push(way.grid())
        if way.trouble:
            self.app.push(self._message(way.trouble, "damaged"))

    def _practising(self, opening: Opening) -> tuple[Scene, Sequence[str]]:
        """Straight to the first of some puzzles, to a drill, or to all drills."""
        from game.practising import Practising

        way = Practising(self.app, self.decks, opening.seed)
        return way.first(opening.practice, opening.puzzles), [way.trouble] if way.trouble else ()

    def _replays(self) -> None:
        from game.album import Album
        from game.scenes.replays import ReplaysScene

        album = Album(self.app.data.folder("matches"), self.app.data.writable)
        titles = [(game, deck.title) for game, deck in self.decks.items()]
        self.app.push(ReplaysScene(album, titles, seats_of, self._watch))

    def _watch(self, record: Record, at_ms: int) -> None:
        from game.scenes.replay import ReplayScene

        self.app.push(ReplayScene(record, seats_of(record), at_ms))

    def _guide(self, game: str) -> None:
        """The guided first hand of a game. It is no match of anybody's: nothing of it is kept or counted."""
        self.app.home(self._guided(game))

    def _guided(self, game: str, in_match: bool = False) -> Scene:
        """``in_match``: it lies over a match that waits for it."""
        from game.scenes.guided import Ends, guided_scene
        from game.scenes.message import Choice
        from game.view.i18n import _

        kept = self.app.settings.match
        pupil = next((seat for seat in kept.seats if seat.human), SeatSetting())
        seats = seated_within(kept.seats, self.decks[game].players)

        def choices() -> list[Choice]:
            if in_match:
                return [Choice("back", _("Back to the table"), "play", self.app.pop)]
            deal = replace(kept, game=game, seats=seats)
            return [Choice("deal", _("Deal"), "play", lambda: self._deal(deal)),
                    Choice("title", _("Title"), "home", self._go_home)]

        ends = Ends(self.app.pop if in_match else self._go_home, choices)
        return guided_scene(game, pupil, ends, self.app.data.cache())

    def _evenings(self) -> Evenings:
        from game.evenings import Evenings, Ways

        return Evenings(self.app, self.decks, Ways(self._record, self._match, self._resume, self._over, self._house,
                                                   self._rules, self._go_home, self._message))

    # Matches

    def _deal(self, settings: MatchSettings) -> None:
        self._play(replace(settings, house=self._house(settings.game)))

    def _quick(self, settings: MatchSettings) -> None:
        """One press: whoever it was, against bots. The company that sat there last is kept for the next evening."""
        kept = self.app.settings.match
        self._deal(replace(settings, seats=one_person(settings.seats)))
        if kept.shares_mouse:
            self.app.settings.match = replace(kept, game=settings.game,
                                              seats=seated_within(kept.seats, self.decks[settings.game].players))

    def _play(self, settings: MatchSettings) -> None:
        self.app.settings.match = settings
        self.app.home(self._match(self._begin(self._record(settings)), settings))

    def _record(self, settings: MatchSettings) -> Record:
        seed = random.SystemRandom().randrange(1 << 32) if settings.seed is None else settings.seed
        deck = self.decks[settings.game]
        kinds = [seat.player for seat in settings.seats]
        return Record(deck, list(settings.names), kinds, seed, deck.house(dict(settings.house)),
                      allow=allowances(settings.seats))

    def _begin(self, record: Record) -> Match:
        from game import playing

        return playing.begin(record)

    def _match(self, match: Match, settings: MatchSettings, path: Path | None = None) -> MatchScene:
        from game.scenes.match import MatchScene

        record = match.referee.record
        seats = as_allowed(company_of(record, settings), record.allow)
        keeper = self._keeper(record, path)
        scene = MatchScene(match, seats, table_map=self.table, keeper=keeper,
                           on_leave=lambda: self._over(match, self._go_home),
                           on_rematch=lambda: self._over(match, lambda: self._play(replace(settings, seed=None))))
        scene.on_guide = lambda: self.app.push(self._guided(record.game, in_match=True))
        if self.evenings.owns(path):
            self.evenings.lead(scene)
        return scene

    def _over(self, match: Match, then: Callable[[], None]) -> None:
        """A match is left: somebody who has finished one needs no guide any more."""
        from game.referee.view import SeatView

        if SeatView(match.referee, 0).game_over:
            self.app.settings.finished += 1
            save(self.app.data, self.app.settings)
        then()

    def _keeper(self, record: Record, path: Path | None) -> MatchFile | None:
        """Writes the match as it goes on, in a new file or on in its old one; without a data folder nothing does."""
        from game.clock import stamp
        from game.matchfile import MatchFile, MatchFileError

        data = self.app.data
        if not data.writable:
            return None
        try:
            keeper = MatchFile(path, record) if path else MatchFile.start(data.folder("matches"), record, stamp())
        except MatchFileError as trouble:
            data.trouble = str(trouble)
            return None
        self.playing = keeper.path
        return keeper

    def _go_on(self) -> None:
        """The newest match that isn't over; one that can't go on is named."""
        from game.matchfile import look_through

        shelf = look_through(self.app.data.folder("matches"), 1)
        if not shelf.resumable:
            self._go_home()
            return
        self._resume(shelf.resumable[0].path)

    def _resume(self, path: Path) -> None:
        from game import playing
        from game.matchfile import MatchFileError, load

        try:
            match = playing.resume(load(path))
            playing.open_hands(match)
        except (MatchFileError, playing.ResumeError) as mistake:
            self._put_aside(path)
            self._go_home()
            self.app.push(self._message(str(mistake), "damaged"))
            return
        record = match.referee.record
        kept = self.evenings.seats_at(path) or self.app.settings.match.seats
        same = [(seat.name, seat.player) for seat in kept] == list(zip(record.players, record.kinds, strict=True))
        seats = kept if same else seats_of(record)  # the same people have their devices again
        settings = MatchSettings(record.game, seats, None, tuple(record.house.items()))
        self.app.home(self._match(match, settings, path))

    def _put_aside(self, path: Path) -> None:
        from game.matchfile import put_aside

        if path.exists():
            put_aside(path)

    # Crashes

    def _stumbled(self, note: Note) -> Scene:
        from game.scenes.message import Choice, MessageScene
        from game.view.i18n import _, told

        choices = [Choice("title", _("Back to the title"), "home", self._go_home)]
        if self.playing is not None and self.playing.exists():
            path = self.playing
            choices.insert(0, Choice("go_on", _("Go on with the match"), "play", lambda: self._resume(path)))
        choices.insert(-1, Choice("report", _("Save bug report"), "save", lambda: self._report(note)))
        return MessageScene(_("That wasn't meant to happen"), told(note.sentence), choices, mood="stumbled")

    def _report(self, note: Note) -> None:
        from game.crash import save_report
        from game.datadir import DataError

        try:
            path = save_report(self.app.data, note, [self.playing] if self.playing else [])
            sentence: str = say("The bug report lies in {path}. It holds the match with all its cards.", path=path)
        except DataError as mistake:
            sentence = str(mistake)
        self.app.push(self._message(sentence))
