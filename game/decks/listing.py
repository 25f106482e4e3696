"""``cards`` on the command line: list the decks, or check somebody's own."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from game.core.cards import Deck, HouseRule
from game.decks.loader import load_decks
from game.decks.problems import DeckError


def cards_command(check: Path | None, cards: Path | None) -> int:
    """Check the deck file ``check``, or list the decks of ``cards`` (default: those that are shipped).

    Prints to stdout, and mistakes to stderr; returns the exit status, 0 or 2.
    """
    try:
        decks = load_decks(check or cards)
    except DeckError as error:
        _print(str(error), sys.stderr)
        return 2
    if check:
        totals = "; ".join(f"{deck.title} {len(deck.faces)} cards" for deck in decks.values())
        _print(f"ok    {check}: {totals}", sys.stdout)
    else:
        _print("\n\n".join("\n".join(_lines(deck)) for deck in decks.values()), sys.stdout)
    return 0


def _print(text: str, file: TextIO) -> None:
    """Print even what the terminal's encoding lacks."""
    encoding = file.encoding or "utf-8"
    print(text.encode(encoding, "backslashreplace").decode(encoding), file=file)


def _lines(deck: Deck) -> Iterator[str]:
    least, most = deck.players
    yield f"{deck.title} ({deck.game})"
    yield f"  {least} to {most} players, {deck.hand_size} cards each, {len(deck.faces)} cards in all"
    yield "  colours"
    for colour in deck.colours:
        says = f"   says {colour.says}" if colour.says else ""
        yield f"    {colour.letter}  {colour.name:<8} {colour.shape:<8} #{bytes(colour.rgb).hex()}{says}"
    yield "  cards"
    for name, count in _sorts(deck).items():
        yield f"   {count:4}  {name}"
    yield "  house rules"
    width = max((len(rule.name) for rule in deck.house_rules), default=0)
    for rule in deck.house_rules:
        yield f"    {rule.name:<{width}}  {_shown(rule.default):<8}  {_bounds(rule)}"


def _sorts(deck: Deck) -> Counter[str]:
    """How many cards there are of each name, colours left out."""
    colours = {colour.name for colour in deck.colours}
    sorts: Counter[str] = Counter()
    for face in deck.faces:
        plain = " ".join(word for word in face.name.split() if word not in colours)
        prop = " (not shuffled in)" if "prop" in face.traits else ""
        shown = f"{face.kind} {plain}" if plain.lstrip("-").isdigit() else plain
        sorts[shown + prop] += 1
    return sorts


def _shown(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _bounds(rule: HouseRule) -> str:
    if rule.type == "choice":
        return " or ".join(rule.choices)
    if rule.type == "bool":
        return "on or off"
    unit = " seconds" if rule.type == "seconds" else ""
    return f"{rule.least:g} to {rule.most:g}{unit}"
