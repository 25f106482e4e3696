"""``shots DIR``: a PNG of every screen and of moments in play, without a display.

The matches play by themselves on a stage whose clock runs as fast as it can. A new screen gives its pictures in a file
of its own here and takes its place in :data:`SCREENS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from game.core.cards import Deck
from game.datadir import DataError, write_atomically
from game.rules import GAMES
from game.scenes.title import GameTile
from game.view.export import png
from game.view.i18n import use

from .evening import evening
from .guided import guided
from .matches import other_tables, play
from .menus import menus
from .parties import parties
from .practice import practice
from .puzzles import puzzles
from .replays import replays
from .settings import settings
from .studio import Look, Shot

SCREENS: tuple[Callable[[Deck, Look], Iterator[Shot]], ...] = (play, other_tables, guided)
"""What has pictures for each game, besides the menus, which know all games."""
ONCE: tuple[Callable[[Look], Iterator[Shot]], ...] = (settings, replays, practice, puzzles, parties, evening)
"""What has pictures that are the same whatever the game."""


class ShotError(OSError):
    """A picture can't be written. The text is one sentence."""


def write_shots(folder: Path, look: Look, decks: dict[str, Deck]) -> Iterator[Path]:
    """Writes ``NAME.png`` for each screen into the folder and gives each path. Raises :exc:`ShotError`."""
    for name, picture in shots(look, decks):
        path = folder / f"{name}.png"
        try:
            write_atomically(path, png(picture))  # SDL says nothing when the disk is full
        except DataError as reason:
            raise ShotError(str(reason)) from reason
        yield path


def shots(look: Look, decks: dict[str, Deck]) -> Iterator[Shot]:
    """Every picture and its name; those of the first game have no game in theirs."""
    use(look.preferences.language)  # before the first scene: some write their words when they are made
    playable = {game: deck for game, deck in decks.items() if game in GAMES}
    tiles = [GameTile(game, deck.title, deck.players) for game, deck in playable.items()]
    for number, (game, deck) in enumerate(playable.items()):
        for name, picture in _of_game(deck, tiles, look):
            yield f"{game}_{name}" if number else name, picture
    for screen in ONCE:
        yield from screen(look)


def _of_game(deck: Deck, tiles: Sequence[GameTile], look: Look) -> Iterator[Shot]:
    yield from menus(deck, tiles, look)
    for screen in SCREENS:
        yield from screen(deck, look)
