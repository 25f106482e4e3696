"""From the drills to a session, its result, and the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.cards import Deck
from game.history import FILE, History, HistoryError

if TYPE_CHECKING:
    from game.app import App
    from game.core.record import Record
    from game.scenarios import Scenario
    from game.scenes.base import Scene
    from game.scenes.practice.course import Course


class Practising:
    """The way through practice, from wherever it was opened."""

    def __init__(self, app: App, decks: Mapping[str, Deck], seed: int | None = None) -> None:
        from game.clock import local_time
        from game.scenes.practice.course import Course

        self._app, self.trouble = app, ""
        self.course: Course = Course(self._history(), decks, self._somebody(), local_time, seed)

    def _history(self) -> History:
        """The one below the data folder; where nothing may be kept, one that is gone with the program."""
        data = self._app.data
        if not data.writable:
            return History.in_memory()
        try:
            history = History.open(data.root / FILE)
        except HistoryError as reason:
            self.trouble = str(reason)
            return History.in_memory()
        self.trouble = history.trouble
        return history

    def _somebody(self) -> str:
        """Whoever sits at the table as a person, else whoever practised last."""
        return next((seat.name for seat in self._app.settings.match.seats if seat.human), "Ada")

    # ---- screens

    def first(self, drill: str, puzzles: Sequence[Scenario]) -> Scene:
        """What the program opens with: the first of some puzzles, a drill, or (``all``) the first screen."""
        from game.puzzling import Puzzling

        if puzzles:
            return Puzzling(self._app, self.course, puzzles).scene(puzzles[0])
        return self.grid() if drill == "all" else self.session(drill)

    def grid(self) -> Scene:
        """The first screen: all drills."""
        from game.scenes.practice.grid import PracticeActs, PracticeScene

        acts = PracticeActs(self.start, self.about, self.numbers, self._change_profile, self.puzzles)
        return PracticeScene(self.course, acts)

    def _change_profile(self, name: str) -> None:
        self.course.profile = name

    def start(self, skill: str) -> None:
        """Deals; whoever has never played it reads first what it is about."""
        if self.course.sessions(skill):
            self.deal(skill)
        else:
            self.about(skill)

    def about(self, skill: str) -> None:
        from game.scenes.practice.intro import IntroScene

        self._app.push(IntroScene(self.course, skill, self._deal_instead))

    def numbers(self) -> None:
        from game.scenes.practice.statistics import StatisticsScene

        self._app.push(StatisticsScene(self.course, self._app.data, self.start))

    def puzzles(self) -> None:
        from game.puzzling import Puzzling
        from game.scenes.puzzles.shelf import shipped

        self._app.push(Puzzling(self._app, self.course, shipped(self.course.decks)).grid())

    def deal(self, skill: str) -> None:
        self._app.push(self.session(skill))

    def _deal_instead(self, skill: str) -> None:
        self._app.replace(self.session(skill))

    def session(self, skill: str) -> Scene:
        """A drill that has just been dealt."""
        from game import playing
        from game.scenes.practice.session import DrillScene
        from game.settings import SeatSetting, drawn_as

        record = self.course.deal(skill)
        own = next((seat for seat in self._app.settings.match.seats if seat.human), SeatSetting())
        seats = [SeatSetting(name=self.course.profile, animal=own.animal)]
        for kind, name in zip(record.kinds[1:], record.players[1:], strict=True):
            seats.append(SeatSetting(kind, name, drawn_as(name, [seat.animal for seat in seats])))
        return DrillScene(playing.begin(record), seats, lambda record: self._over(skill, record), self._app.pop,
                          self._ghost(skill), self._best(skill))

    def _ghost(self, skill: str) -> int:
        """The median of the best run, where the drill is about time."""
        drill = self.course.drills[skill]
        scores = [each.score for each in self.course.sessions(skill)]
        return round(min(scores)) if drill.less_is_better and scores else 0

    def _best(self, skill: str) -> float | None:
        """The best score, where more is better."""
        more = self.course.sessions(skill) and not self.course.drills[skill].less_is_better
        return self.course.best(skill) if more else None

    def _over(self, skill: str, record: Record) -> None:
        from game.scenes.practice.result import DrillResultScene, ResultActs

        device = self._app.device.kind
        done = self.course.finish(skill, record, device)
        after = self.course.next_up()
        acts = ResultActs(lambda: self._deal_instead(skill), lambda: self._follow(after), self._to_all)
        self._app.replace(DrillResultScene(done, after, device, acts))

    def _to_all(self) -> None:
        """Back to the drills, also where a command led straight past them."""
        if self._app.depth > 1:
            self._app.pop()
        else:
            self._app.replace(self.grid())

    def _follow(self, skill: str) -> None:
        self._to_all()
        self.start(skill)
