"""Every visible string of the program, as a catalogue template."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

from game.decks import load_decks
from game.rules import GAMES
from game.settings import CHARACTERS
from game.view.card_words import CARD, COLOUR, MOTIF

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("view", "scenes", "app.py", "opening.py")
KEYWORDS = {"_": None, "N_": None, "n_": (1, 2), "p_": ((1, "c"), 2)}
MOTIF_GAME = "schnattergei"


def template() -> Catalog:
    """All messages, sorted, each with the files that it stands in; without dates, so that it changes only with them."""
    catalog = Catalog(project="Under the Table", charset="utf-8", fuzzy=False)
    for place, message, context in sorted(found(), key=lambda each: (str(each[1]), each[0])):
        catalog.add(message, locations=[(place, 1)], context=context)
    return catalog


def found() -> Iterator[tuple[str, str | tuple[str, ...], str | None]]:
    """File, message (or its forms) and context."""
    yield from _in_source()
    for game, rules in GAMES.items():
        for words in rules.rulings.values():
            yield f"game/rules/{game}/rulings.py", words, None
    for each in CHARACTERS:
        yield "game/settings.py", each.title, None
        yield "game/settings.py", each.sentence, None
    for game, deck in load_decks().items():
        kinds = {("stinger" if "stinger" in face.traits else face.kind) for face in deck.faces}
        for colour in {colour for face in deck.faces for colour in face.colours}:
            yield "cards.yaml", colour, COLOUR
        for kind in kinds:
            yield "cards.yaml", kind, MOTIF if game == MOTIF_GAME else CARD


def _in_source() -> Iterator[tuple[str, str | tuple[str, ...], str | None]]:
    for name, _line, message, _comments, context in extract_from_dir(
            ROOT / "game", method_map=[("**.py", "python")], keywords=KEYWORDS):
        yield f"game/{name}", message, context
