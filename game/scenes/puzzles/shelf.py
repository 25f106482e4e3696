"""Which puzzles there are, which of them somebody has solved, and which one is next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.assets import asset
from game.core.cards import Deck
from game.history import History, HistoryError, Session
from game.rules import GAMES
from game.scenarios import Scenario, ScenarioFileError
from game.scenarios.puzzle import PuzzleMatch, puzzles_in

DRILL = "puzzle:"
"""So begins the name under which the history keeps a puzzle that was solved."""


def shipped(decks: Mapping[str, Deck]) -> list[Scenario]:
    """The ready-made ones, game by game. A deck of one's own that has other cards has none."""
    found: list[Scenario] = []
    for game in decks:
        if game in GAMES:
            try:
                found += puzzles_in(asset("puzzles", f"{game}.yaml"), decks, GAMES)
            except (ScenarioFileError, FileNotFoundError):
                continue
    return found


@dataclass(slots=True)
class Shelf:
    """``now``: the local time, ISO 8601; ``profile``: who plays."""

    puzzles: Sequence[Scenario]
    history: History
    profile: Callable[[], str]
    now: Callable[[], str]
    seed: int = 0
    _known: dict[str, set[str]] = field(default_factory=dict)

    @property
    def solved(self) -> set[str]:
        """Names of the puzzles that this profile has solved."""
        profile = self.profile()
        if profile not in self._known:
            drills = (session.drill for session in self.history.sessions(profile))
            self._known[profile] = {drill.removeprefix(DRILL) for drill in drills if drill.startswith(DRILL)}
        return self._known[profile]

    def keep(self, match: PuzzleMatch, device: str) -> str:
        """A puzzle was solved. The score is the time that was left, in seconds. Returns why it isn't kept, or
        nothing."""
        name, left_ms = match.scenario.name, match.puzzle.within_ms - match.solved_ms
        figures = {"seconds": match.solved_ms / 1000}
        session = Session(DRILL + name, self.now(), 1, self.seed, device, left_ms / 1000, 1.0, figures)
        self.solved.add(name)
        try:
            self.history.add(self.profile(), session)
        except HistoryError as reason:
            return str(reason)
        return ""

    def after(self, scenario: Scenario) -> Scenario | None:
        """The next one that isn't solved yet; when all are, simply the next; None when there is no other."""
        at = next((n for n, each in enumerate(self.puzzles) if each is scenario), 0)
        others = [*self.puzzles[at + 1:], *self.puzzles[:at]]
        return next((each for each in others if each.name not in self.solved), next(iter(others), None))

    @property
    def first(self) -> Scenario:
        """Where somebody begins: the first that isn't solved."""
        return next((each for each in self.puzzles if each.name not in self.solved), self.puzzles[0])
