"""What the program begins with, and how its screens lead to each other."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.company import seats_of
from game.core.cards import Deck, HouseValue
from game.core.record import Record
from game.core.sentence import say
from game.matches import Matches, Ways
from game.settings import MatchSettings, SeatSetting, seated_within

if TYPE_CHECKING:
    from game.app import App
    from game.crash import Note
    from game.scenarios import Scenario
    from game.scenes.base import Scene
    from game.scenes.game_tile import GameTile
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


class Program:
    """The way from screen to screen: title, seats, match, and back."""

    def __init__(self, app: App, decks: dict[str, Deck], table: Path | None) -> None:
        from game.rules import GAMES

        self.app = app
        self.decks = {game: deck for game, deck in decks.items() if game in GAMES}
        self.matches = Matches(app, self.decks, table, Ways(
            self.home, self._rules, lambda game: self.app.push(self._guided(game, in_match=True)), self._message,
            lambda sentence: self._message(sentence, "damaged")))
        self.evenings = self.matches.evenings
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
            record = setup or self.matches.record(opening.match)
            return self.matches.begun(record, opening.match), ()
        return self._title()

    # ---- screens

    def _title(self) -> tuple[Scene, Sequence[str]]:
        from game.matchfile import look_through
        from game.scenes.games import PLAYS
        from game.scenes.title import Saved, TitleActs, TitleScene

        shelf = look_through(self.app.data.folder("matches"), 1)
        saved = None
        if shelf.resumable:
            newest = shelf.resumable[0]
            saved = Saved(newest.title, newest.round, len(newest.players) * PLAYS[newest.game].round_a_player)
        acts = TitleActs(self.matches.quick, self._seats, self._rules, self.matches.go_on, self.app.quit,
                         settings=self._settings, credits=self._credits, replays=self._replays,
                         guide=self.guide, practice=self._practice, evening=self.evenings.open)
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

    def home(self) -> None:
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
            SeatsScene(settings, self._tiles(), self.matches.deal, self._changed, self._rules, self._house_rules)
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

    def guide(self, game: str) -> None:
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
            return [Choice("deal", _("Deal"), "play", lambda: self.matches.deal(deal)),
                    Choice("title", _("Title"), "home", self.home)]

        ends = Ends(self.app.pop if in_match else self.home, choices)
        return guided_scene(game, pupil, ends, self.app.data.cache())

    # ---- crashes

    def _stumbled(self, note: Note) -> Scene:
        from game.scenes.message import Choice, MessageScene
        from game.view.i18n import _, told

        choices = [Choice("title", _("Back to the title"), "home", self.home)]
        if self.matches.playing is not None and self.matches.playing.exists():
            path = self.matches.playing
            choices.insert(0, Choice("go_on", _("Go on with the match"), "play", lambda: self.matches.resume(path)))
        choices.insert(-1, Choice("report", _("Save bug report"), "save", lambda: self._report(note)))
        return MessageScene(_("That wasn't meant to happen"), told(note.sentence), choices, mood="stumbled")

    def _report(self, note: Note) -> None:
        from game.crash import save_report
        from game.datadir import DataError

        try:
            path = save_report(self.app.data, note, [self.matches.playing] if self.matches.playing else [])
            sentence: str = say("The bug report lies in {path}. It holds the match with all its cards.", path=path)
        except DataError as mistake:
            sentence = str(mistake)
        self.app.push(self._message(sentence))
