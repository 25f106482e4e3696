"""Matches of the program: dealt or taken up again, kept on disk while they are played, and left."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.company import allowances, as_allowed, company_of, seats_of
from game.core.cards import Deck, HouseValue
from game.core.record import Record
from game.evenings import Evenings
from game.evenings import Ways as EveningWays
from game.settings import MatchSettings, one_person, save, seated_within

if TYPE_CHECKING:
    from game.app import App
    from game.matchfile import MatchFile
    from game.referee.match import Match
    from game.scenes.base import Scene
    from game.scenes.match import MatchScene


class Ways(NamedTuple):
    """Where a match leads: ``home`` to the title, ``rules`` to the rulebook of a game, ``guide`` to its guided hand
    above the match. ``message`` and ``damaged`` make a screen that says a sentence."""

    home: Callable[[], None]
    rules: Callable[[str], None]
    guide: Callable[[str], None]
    message: Callable[[str], Scene]
    damaged: Callable[[str], Scene]


class Matches:
    """Deals, keeps and takes up matches, those of an evening as well."""

    def __init__(self, app: App, decks: Mapping[str, Deck], table: Path | None, ways: Ways) -> None:
        """``table``: a table map of one's own."""
        self._app, self._decks, self._table, self._ways = app, decks, table, ways
        self.playing: Path | None = None
        """The record of the match on the table, or of the last one."""
        self.evenings = Evenings(app, decks, EveningWays(self.record, self.scene, self.resume, self.over, self._house,
                                                         ways.rules, ways.home, ways.message))

    # ---- dealt

    def deal(self, settings: MatchSettings) -> None:
        """A match by the house rules of this table; its seats are kept for the next one."""
        self._play(replace(settings, house=self._house(settings.game)))

    def quick(self, settings: MatchSettings) -> None:
        """One press: whoever it was, against bots. The company that sat there last is kept for the next evening."""
        kept = self._app.settings.match
        self.deal(replace(settings, seats=one_person(settings.seats)))
        if kept.shares_mouse:
            self._app.settings.match = replace(kept, game=settings.game,
                                               seats=seated_within(kept.seats, self._decks[settings.game].players))

    def _play(self, settings: MatchSettings) -> None:
        self._app.settings.match = settings
        self._app.home(self.begun(self.record(settings), settings))

    def begun(self, record: Record, settings: MatchSettings) -> MatchScene:
        """The screen of a match that begins with this record."""
        from game import playing

        return self.scene(playing.begin(record), settings)

    def _house(self, game: str) -> tuple[tuple[str, HouseValue], ...]:
        """What this table plays by; a kept choice that this deck doesn't know any more is left out."""
        sound = []
        for name, value in self._app.settings.houses.get(game, {}).items():
            try:
                self._decks[game].house({name: value})
            except ValueError:
                continue
            sound.append((name, value))
        return tuple(sound)

    def record(self, settings: MatchSettings) -> Record:
        """Of a fresh deal, with a seed of its own unless the settings have one."""
        seed = random.SystemRandom().randrange(1 << 32) if settings.seed is None else settings.seed
        deck = self._decks[settings.game]
        kinds = [seat.player for seat in settings.seats]
        return Record(deck, list(settings.names), kinds, seed, deck.house(dict(settings.house)),
                      allow=allowances(settings.seats))

    def scene(self, match: Match, settings: MatchSettings, path: Path | None = None) -> MatchScene:
        """Its screen; it is kept in the file it comes from, ``path``, or in a new one."""
        from game.scenes.match import MatchScene

        record = match.referee.record
        seats = as_allowed(company_of(record, settings), record.allow)
        keeper = self._keeper(record, path)
        scene = MatchScene(match, seats, table_map=self._table, keeper=keeper,
                           on_leave=lambda: self.over(match, self._ways.home),
                           on_rematch=lambda: self.over(match, lambda: self._play(replace(settings, seed=None))))
        scene.on_guide = lambda: self._ways.guide(record.game)
        if self.evenings.owns(path):
            self.evenings.lead(scene)
        return scene

    def over(self, match: Match, then: Callable[[], None]) -> None:
        """A match is left: counts it if it was played to its end, then does ``then``."""
        from game.referee.view import SeatView

        if SeatView(match.referee, 0).game_over:
            self._app.settings.finished += 1
            save(self._app.data, self._app.settings)
        then()

    def _keeper(self, record: Record, path: Path | None) -> MatchFile | None:
        """Writes the match as it goes on, in a new file or on in its old one; without a data folder nothing does."""
        from game.clock import stamp
        from game.matchfile import MatchFile, MatchFileError

        data = self._app.data
        if not data.writable:
            return None
        try:
            keeper = MatchFile(path, record) if path else MatchFile.start(data.folder("matches"), record, stamp())
        except MatchFileError as trouble:
            data.trouble = str(trouble)
            return None
        self.playing = keeper.path
        return keeper

    # ---- taken up again

    def go_on(self) -> None:
        """The newest match that isn't over; one that can't go on is named."""
        from game.matchfile import look_through

        shelf = look_through(self._app.data.folder("matches"), 1)
        if not shelf.resumable:
            self._ways.home()
            return
        self.resume(shelf.resumable[0].path)

    def resume(self, path: Path) -> None:
        """Goes on with a kept match; a file that can't is put aside, and why is said above the title."""
        from game import playing
        from game.matchfile import MatchFileError, load

        try:
            match = playing.resume(load(path))
            playing.open_hands(match)
        except (MatchFileError, playing.ResumeError) as mistake:
            self._put_aside(path)
            self._ways.home()
            self._app.push(self._ways.damaged(str(mistake)))
            return
        record = match.referee.record
        kept = self.evenings.seats_at(path) or self._app.settings.match.seats
        same = [(seat.name, seat.player) for seat in kept] == list(zip(record.players, record.kinds, strict=True))
        seats = kept if same else seats_of(record)  # the same people have their devices again
        settings = MatchSettings(record.game, seats, None, tuple(record.house.items()))
        self._app.home(self.scene(match, settings, path))

    def _put_aside(self, path: Path) -> None:
        from game.matchfile import put_aside

        if path.exists():
            put_aside(path)
