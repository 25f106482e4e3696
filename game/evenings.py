"""From the title to an evening, its matches, and its finale."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import Deck, HouseValue
from game.core.sentence import say
from game.evening import Evening, Table, outcome, table_for
from game.evening import file as evening_file
from game.settings import MatchSettings, SeatSetting

if TYPE_CHECKING:
    from game.app import App
    from game.core.record import Record
    from game.referee.match import Match
    from game.scenes.base import Scene
    from game.scenes.evening.parts import Games
    from game.scenes.match import MatchScene


class Ways(NamedTuple):
    """What the program does for an evening as for any match: ``record`` and ``match`` deal, ``resume`` goes on with a
    file, ``over`` leaves a match and then does something."""

    record: Callable[[MatchSettings], Record]
    match: Callable[[Match, MatchSettings], MatchScene]
    resume: Callable[[Path], None]
    over: Callable[[Match, Callable[[], None]], None]
    house: Callable[[str], tuple[tuple[str, HouseValue], ...]]
    rules: Callable[[str], None]
    home: Callable[[], None]
    message: Callable[[str], Scene]


class Evenings:
    """Leads through the evening and keeps it. Before its first deal its company is whoever sat down last."""

    def __init__(self, app: App, decks: Mapping[str, Deck], ways: Ways) -> None:
        self._app, self._decks, self._ways = app, decks, ways
        self._kept: Evening | None = None
        self._trouble: list[str] = []

    # ---- the evening as it is kept

    @property
    def evening(self) -> Evening:
        if self._kept is None:
            found, trouble = evening_file.load(self._app.data, self._decks)
            self._kept = found or Evening(playlist=tuple(self._decks))
            self._trouble += [trouble] if trouble else []
        if self._kept.played or self._kept.match:
            return self._kept
        return replace(self._kept, company=self._app.settings.match.seats)

    def _keep(self, evening: Evening) -> None:
        self._kept = evening
        if self._app.data.writable and (trouble := evening_file.keep(self._app.data, evening)):
            self._trouble.append(trouble)

    def settle(self) -> list[str]:
        """Counts the match that was on the table if it is over, and forgets one that is gone. Returns what went wrong
        since it was last asked, in sentences."""
        evening = self.evening
        if evening.match:
            path = self._path(evening.match)
            if not path.is_file():
                self._keep(evening.cleared())
            elif _finished(path):
                self._count_file(path)
        trouble, self._trouble = self._trouble, []
        return trouble

    def _path(self, name: str) -> Path:
        return self._app.data.folder("matches") / name

    def _count_file(self, path: Path) -> None:
        from game.matchfile import MatchFileError, load

        try:
            self._count(load(path))
        except MatchFileError as mistake:
            self._trouble.append(str(mistake))
        except Exception as mistake:  # whatever a strange file makes the rules stumble over
            self._trouble.append(say("The rules can't follow {file} ({why}).", file=path.name,
                                     why=type(mistake).__name__))
        if self.evening.match == path.name:  # it brought nothing: the game is dealt anew
            self._keep(self.evening.cleared())

    def _count(self, record: Record) -> None:
        from game.referee.chronicle import chronicle

        evening, table = self.evening, self._table(self.evening.next_game)
        played = table and outcome(chronicle(record), table, len(evening.company))
        if played:
            self._keep(evening.counted(played))

    def _table(self, game: str) -> Table | None:
        return table_for(self.evening.company, self._decks[game].players) if game else None

    # ---- screens

    def open(self) -> None:
        """The evening as it stands, or its finale; and above it what went wrong."""
        trouble = self.settle()
        self._app.home(self._scene())
        for sentence in trouble:
            self._app.push(self._ways.message(sentence))

    def _scene(self, fresh: bool = False) -> Scene:
        """``fresh``: its last match is just over."""
        from game.scenes.evening.finale import FinaleActs, FinaleScene
        from game.scenes.evening.scene import EveningActs, EveningScene

        if self.evening.over:
            return FinaleScene(self.evening, FinaleActs(self._once_more, self._close), ceremony=fresh)
        acts = EveningActs(self.deal, self._change_games, self._change_seats, self._ways.rules, self._ways.home)
        return EveningScene(lambda: self.evening, self._games(), acts)

    def _games(self) -> Games:
        from game.scenes.game_tile import GameTile

        return {game: GameTile(game, deck.title, deck.players) for game, deck in self._decks.items()}

    def _change_games(self) -> None:
        from game.scenes.evening.playlist import PlaylistActs, PlaylistScene

        acts = PlaylistActs(self._keep, self._begin_anew)
        self._app.push(PlaylistScene(lambda: self.evening, self._games(), acts))

    def _change_seats(self) -> None:
        """Who was there before keeps the points; while a match is on the table its seats stay as they are."""
        from game.scenes.evening.parts import FEWEST_SEATS, MOST_SEATS
        from game.scenes.game_tile import GameTile
        from game.scenes.seats import SeatsScene
        from game.view.i18n import _

        before = self.evening
        if before.match or before.over:
            return
        tile = GameTile(before.next_game, _("An evening"), (FEWEST_SEATS, MOST_SEATS))
        settings = MatchSettings(before.next_game, before.company)
        self._app.push(SeatsScene(settings, [tile], lambda chosen: self._seated(before, chosen.seats),
                                  lambda chosen: self._sit(before, chosen.seats), self._ways.rules, from_title=False))

    def _sit(self, before: Evening, seats: tuple[SeatSetting, ...]) -> None:
        kept = self._app.settings.match
        fits = [game for game, deck in self._decks.items() if deck.players[0] <= len(seats) <= deck.players[1]]
        game = kept.game if kept.game in fits or not fits else fits[0]
        self._app.settings.match = replace(kept, game=game, seats=seats if fits else kept.seats)
        self._keep(before.seated(seats))

    def _seated(self, before: Evening, seats: tuple[SeatSetting, ...]) -> None:
        self._sit(before, seats)
        self._app.pop()
        self.deal()

    def _begin_anew(self) -> None:
        """What there was of the evening is forgotten; a match on the table is one like any other from now on."""
        self._keep(self.evening.anew())
        self.open()

    def _once_more(self) -> None:
        self._begin_anew()

    def _close(self) -> None:
        self._keep(self.evening.anew())
        self._ways.home()

    # ---- matches

    def deal(self) -> None:
        """The next game, or on with the one that is on the table. A company that is too large stays where it is."""
        evening = self.evening
        if evening.match and self._path(evening.match).is_file():
            self._ways.resume(self._path(evening.match))
            return
        table = self._table(evening.next_game)
        if table is None:
            return
        from game import playing

        game = evening.next_game
        settings = MatchSettings(game, table.seats, None, self._ways.house(game))
        scene = self._ways.match(playing.begin(self._ways.record(settings)), settings)
        self._keep(evening.dealt(_name_of(scene)))
        self.lead(scene)
        self._app.home(scene)

    def owns(self, path: Path | None) -> bool:
        """Whether that record is the evening's match."""
        return path is not None and path.name == self.evening.match

    def seats_at(self, path: Path) -> tuple[SeatSetting, ...] | None:
        """Who sits at the evening's match; None for any other."""
        table = self._table(self.evening.next_game) if self.owns(path) else None
        return table and table.seats

    def lead(self, scene: MatchScene) -> None:
        """This match is the evening's: its results lead back there, and leaving it does."""
        from game.scenes.base import Onward

        match = scene.match
        scene.on_rematch, scene.on_leave = None, lambda: self._leave(match)
        scene.onward = Onward(self._onward_words, "trophy", lambda: self._go_onward(match))

    def _onward_words(self) -> str:
        from game.view.i18n import _

        last = len(self.evening.playlist) - len(self.evening.played) == 1
        return _("To the finale") if last else _("Back to the evening")

    def _go_onward(self, match: Match) -> None:
        self._count(match.referee.record)
        self._ways.over(match, lambda: self._app.home(self._scene(fresh=True)))

    def _leave(self, match: Match) -> None:
        """In the middle of a match back to the evening, after it to the title."""
        from game.referee.view import SeatView

        if SeatView(match.referee, 0).game_over:
            self._count(match.referee.record)
            self._ways.over(match, self._ways.home)
        else:
            self._app.home(self._scene())


def _name_of(scene: MatchScene) -> str:
    """The name of the file that the match is kept in; empty where nothing is kept."""
    from game.matchfile import MatchFile

    return scene.keeper.path.name if isinstance(scene.keeper, MatchFile) else ""


def _finished(path: Path) -> bool:
    """Whether its last line says so; it is read only then."""
    from game.core.record import finished_line

    end = f"{finished_line()}\n".encode()
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - len(end)))
            return file.read() == end
    except OSError:
        return False
