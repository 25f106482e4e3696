"""Every visible string of the program, as a catalogue template."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog

from game.decks import load_decks
from game.rules import GAMES
from game.scenarios.puzzle import named_apart, puzzles_in
from game.settings import CHARACTERS
from game.view.card_words import CARD, COLOUR, MOTIF

ROOT = Path(__file__).resolve().parents[2]
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
        yield "game/settings.py", each.openly, None
    for game, deck in load_decks().items():
        kinds = {("stinger" if "stinger" in face.traits else face.kind) for face in deck.faces}
        for colour in {colour for face in deck.faces for colour in face.colours}:
            yield "cards.yaml", colour, COLOUR
        for kind in kinds:
            yield "cards.yaml", kind, MOTIF if game == MOTIF_GAME else CARD
    yield from _in_puzzles()


def _in_puzzles() -> Iterator[tuple[str, str, None]]:
    """The names of the shipped puzzles, without their rulings, and their goals."""
    decks = load_decks()
    for path in sorted((ROOT / "assets" / "puzzles").glob("*.yaml")):
        for scenario in puzzles_in(path, decks, GAMES):
            yield path.relative_to(ROOT).as_posix(), named_apart(scenario.name)[1], None
            if scenario.puzzle:
                yield path.relative_to(ROOT).as_posix(), scenario.puzzle.goal, None


def _in_source() -> Iterator[tuple[str, str | tuple[str, ...], str | None]]:
    for path in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for message, context in _marked(node):
                yield str(path.relative_to(ROOT).as_posix()), message, context


def _marked(node: ast.AST) -> Iterator[tuple[str | tuple[str, ...], str | None]]:
    """Message and context of a call of ``game.view.i18n`` or ``game.core.sentence``, also of one within an f-string."""
    match node:
        case ast.Call(func=ast.Name(id="_" | "N_" | "say"), args=[ast.Constant(value=str(words))]):
            yield words, None
        case ast.Call(func=ast.Name(id="n_"), args=[ast.Constant(value=str(one)), ast.Constant(value=str(many)), _]):
            yield (one, many), None
        case ast.Call(func=ast.Name(id="p_"), args=[ast.Constant(value=str(context)), ast.Constant(value=str(words))]):
            yield words, context
        case _:
            pass
