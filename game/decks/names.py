"""Cards by the names that scenarios and messages use."""

from __future__ import annotations

from game.core.cards import Deck
from game.decks.problems import guess, shown


def card_name(deck: Deck, text: str | int) -> str:
    """The name in this deck of the card that ``text`` means.

    Colours may stand in either order, case and spacing don't matter, and a number may be given as one.
    Raises ValueError saying what was found and what was expected.
    """
    order = [colour.name for colour in deck.colours]
    words = str(text).lower().split()
    colours = iter(sorted((word for word in words if word in order), key=order.index))
    name = " ".join(next(colours) if word in order else word for word in words)
    known = {face.name for face in deck.faces}
    if name not in known:
        hint = guess(name, sorted(known))
        raise ValueError(f"found the card {shown(str(text))}, expected one of the {deck.title} deck{hint}")
    return name
