"""The latest lines of what everybody here may know: newest first, in the language of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import Event, RoundBegan
from game.view.look import MOST_LOG
from game.view.model import LogLine
from game.view.richtext import plain

if TYPE_CHECKING:
    from .match import MatchScene

MOST_TOLD = 4 * MOST_LOG
"""So many events are kept to be told again: several may join in one line."""


class MatchLog:
    """Fills the moment's log and, in plain words, the scene's."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._told: list[Event] = []

    def note(self, event: Event) -> None:
        """``event`` as it is seen at this screen."""
        if self._tell(event) or isinstance(event, RoundBegan):
            self._told = [*self._told, event][-MOST_TOLD:]

    def retell(self) -> None:
        """The same in another language."""
        self.scene.moment.log.clear()
        for event in self._told:
            self._tell(event)

    def clear(self) -> None:
        self._told.clear()
        self.scene.moment.log.clear()

    def _tell(self, event: Event) -> bool:
        """Whether there is something to say."""
        scene, log = self.scene, self.scene.moment.log
        names = [scene.called(seat) for seat in range(len(scene.seats))]
        line = scene.play.table.tell(event, names, scene.face)
        if line and line.joins and log and log[0].seat == line.seat:
            log[0] = log[0]._replace(words=f"{log[0].words} {line.words}")
        elif line:
            log.insert(0, line._replace(name=names[line.seat] if line.seat >= 0 else ""))
            del log[MOST_LOG:]
        if line:
            scene.log = [self._spoken(each) for each in log[:3]]
        if isinstance(event, RoundBegan):
            del log[1:]
        return line is not None

    def _spoken(self, line: LogLine) -> str:
        name = self.scene.seats[line.seat].name if line.seat >= 0 else ""
        return f"{name} {plain(line.words)}".strip()
